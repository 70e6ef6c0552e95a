// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/rulebook/vocabulary.h"

#include "core/rulebook/fold.h"
#include "core/rulebook/typos.h"

#include <algorithm>
#include <array>

namespace skyledger::rulebook {

using namespace Qt::Literals::StringLiterals;

namespace {

/// How near words must be to what was typed.
constexpr float begunQuality = 0.4F; ///< of a word of which hardly anything is typed
constexpr float wholeQuality = 1.0F; ///< of the word itself
constexpr float oneTypoQuality = 0.8F;
constexpr float nextTypoQuality = 0.15F;            ///< so much less for each further mistake
constexpr float otherFirstLetter = 0.15F;           ///< people rarely mistype the first letter
constexpr qsizetype fewestLettersBegunMistyped = 5; ///< fewer are the beginning of too much
constexpr qsizetype fewestLettersBegun = 3;         ///< of a word that is not the last one

bool isNumber(QStringView word)
{
    return !word.isEmpty() && word.front().isDigit();
}

/// The word behind a French article that was typed without its apostrophe; empty if there is none.
QString withoutArticle(const QString &folded)
{
    static constexpr std::array articles{"qu"_L1, "l"_L1, "d"_L1, "j"_L1, "n"_L1, "s"_L1, "m"_L1};
    constexpr qsizetype shortest = 4;
    for (const QLatin1StringView article : articles) {
        if (!folded.startsWith(article) || folded.size() < article.size() + shortest)
            continue;
        QString rest = folded.mid(article.size());
        if (QLatin1StringView("aeiouyh").contains(rest.front()))
            return rest;
    }
    return {};
}

std::vector<Vocabulary::Match> matchesOf(const std::vector<float> &qualities)
{
    std::vector<Vocabulary::Match> matches;
    for (std::size_t stem = 0; stem < qualities.size(); ++stem) {
        if (qualities[stem] > 0)
            matches.push_back({static_cast<StemId>(stem), qualities[stem]});
    }
    return matches;
}

/// A word that is not there, to be compared with those that are.
struct Mistyped {
    explicit Mistyped(const QString &word) : text(word), letters(letterSet(word)) {}

    /// As `typosBetween`, with most words ruled out by their letters.
    int typosIn(QStringView word, std::uint32_t wordLetters, int most) const
    {
        return canBeNear(letters, wordLetters, most) ? typosBetween(text, word, most) : most + 1;
    }
    int typosInBeginning(QStringView word, std::uint32_t wordLetters, int most) const
    {
        return canBeginNear(letters, wordLetters, most) ? typosToBeginning(text, word, most) : most + 1;
    }

    QString text;
    std::uint32_t letters;
};

} // namespace

StemId Vocabulary::add(const QString &folded)
{
    const auto known = m_stemOfWord.find(folded);
    if (known != m_stemOfWord.end())
        return known->second;
    const QString text = stem(folded);
    StemId id = 0;
    if (!findStem(text, id)) {
        id = static_cast<StemId>(m_stems.size());
        m_stems.push_back(text);
        m_stemLetters.push_back(letterSet(text));
        m_stemIds.emplace(text, id);
    }
    const QString copy = folded.mid(0); // keeps only what is used of a buffer
    m_stemOfWord.emplace(copy, id);
    m_words.push_back({copy, id, letterSet(copy)});
    return id;
}

void Vocabulary::finish()
{
    std::sort(m_words.begin(), m_words.end(),
              [](const Entry &left, const Entry &right) { return left.text < right.text; });
}

bool Vocabulary::findStem(const QString &stem, StemId &id) const
{
    const auto found = m_stemIds.find(stem);
    if (found == m_stemIds.end())
        return false;
    id = found->second;
    return true;
}

void Vocabulary::addBegun(const QString &folded, std::vector<float> &qualities) const
{
    auto at = std::lower_bound(m_words.begin(), m_words.end(), folded,
                               [](const Entry &word, const QString &text) { return word.text < text; });
    for (; at != m_words.end() && at->text.startsWith(folded); ++at) {
        const float typed = static_cast<float>(folded.size()) / static_cast<float>(at->text.size());
        const float quality = begunQuality + (wholeQuality - begunQuality) * 0.9F * typed;
        qualities[at->stem] = std::max(qualities[at->stem], quality);
    }
}

void Vocabulary::addMistyped(const QString &folded, bool mayBeBegun, std::vector<float> &qualities) const
{
    const Mistyped typed(folded);
    const Mistyped typedStem(stem(folded)); // a plural may be there in the singular only
    const bool isOther = typedStem.text != folded;
    const bool beginnings = mayBeBegun && folded.size() >= fewestLettersBegunMistyped;
    int fewest = typosAllowed(folded.size());
    std::vector<std::pair<const Entry *, int>> near;
    for (const Entry &word : m_words) {
        if (isNumber(word.text))
            continue;
        int typos = typed.typosIn(word.text, word.letters, fewest);
        if (isOther && typos > fewest)
            typos = typedStem.typosIn(m_stems[word.stem], m_stemLetters[word.stem], fewest);
        if (beginnings && typos > fewest)
            typos = typed.typosInBeginning(word.text, word.letters, fewest);
        if (typos > fewest)
            continue;
        if (typos < fewest)
            near.clear();
        fewest = typos;
        near.emplace_back(&word, typos);
    }
    for (const auto &[word, typos] : near) {
        float quality = oneTypoQuality - nextTypoQuality * static_cast<float>(typos - 1);
        if (word->text.front() != folded.front())
            quality -= otherFirstLetter;
        qualities[word->stem] = std::max(qualities[word->stem], quality);
    }
}

Vocabulary::Meanings Vocabulary::withoutTypos(const QString &folded, bool mayBeBegun) const
{
    Meanings meanings;
    meanings.typed = folded;
    StemId whole = 0;
    const bool known = findStem(stem(folded), whole);
    if (!mayBeBegun && (known || folded.size() < fewestLettersBegun || isNumber(folded))) {
        if (known)
            meanings.matches.push_back({whole, wholeQuality});
        return meanings;
    }
    std::vector<float> qualities(m_stems.size(), 0.0F);
    addBegun(folded, qualities);
    if (known)
        qualities[whole] = wholeQuality;
    meanings.matches = matchesOf(qualities);
    meanings.way = Way::Begun;
    return meanings;
}

Vocabulary::Meanings Vocabulary::meanings(const QString &folded, bool mayBeBegun) const
{
    Meanings meanings = withoutTypos(folded, mayBeBegun);
    if (!meanings.matches.empty() || isNumber(folded))
        return meanings;
    if (const QString rest = withoutArticle(folded); !rest.isEmpty()) {
        meanings = withoutTypos(rest, mayBeBegun);
        if (!meanings.matches.empty())
            return meanings;
    }
    meanings.typed = folded;
    meanings.way = Way::Mistyped;
    if (typosAllowed(folded.size()) > 0) {
        std::vector<float> qualities(m_stems.size(), 0.0F);
        addMistyped(folded, mayBeBegun, qualities);
        meanings.matches = matchesOf(qualities);
    }
    return meanings;
}

} // namespace skyledger::rulebook
