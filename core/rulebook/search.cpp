// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/rulebook/search.h"

#include "core/rulebook/fold.h"
#include "core/rulebook/searchindex.h"

#include <algorithm>
#include <cmath>

namespace skyledger::rulebook {

class Search::Index : public SearchIndex
{
public:
    using SearchIndex::SearchIndex;
};

namespace {

/// How much the likeness of a query to one passage counts beside the words that the entry has anywhere.
constexpr float likenessShare = 1.0F;
constexpr float idScore = 1000.0F;    ///< a rule that was named comes before all others
constexpr std::size_t mostWords = 24; ///< of a query; more is nobody's question

/// Adds up what the words of a query find.
class Tally
{
public:
    explicit Tally(const SearchIndex &index)
        : m_index(index),
          m_found(index.passages().size(), 0.0F),
          m_best(index.passages().size(), 0.0F),
          m_sums(index.entryCount(), 0.0F),
          m_bestOfEntry(index.entryCount(), 0.0F)
    {
    }

    /// Counts the passages and entries that have a word of the query.
    void add(const Vocabulary::Meanings &meanings)
    {
        const float weight = weightOf(meanings);
        m_mass += weight;
        for (const Vocabulary::Match &match : meanings.matches) {
            for (const std::uint32_t passage : m_index.passagesWith(match.stem)) {
                if (m_best[passage] == 0.0F)
                    m_touched.push_back(passage);
                m_best[passage] = std::max(m_best[passage], match.quality);
            }
        }
        for (const std::uint32_t at : m_touched) {
            const SearchIndex::Passage &passage = m_index.passages()[at];
            if (m_found[at] == 0.0F)
                m_passages.push_back(at);
            m_found[at] += weight * m_best[at];
            float &best = m_bestOfEntry[passage.entry];
            best = std::max(best, passage.worth * m_best[at]);
            m_best[at] = 0;
        }
        m_touched.clear();
        for (std::size_t entry = 0; entry < m_sums.size(); ++entry)
            m_sums[entry] += weight * std::exchange(m_bestOfEntry[entry], 0.0F);
    }

    /// The score of every entry, 0 for those that have nothing of the query.
    std::vector<float> scores() const
    {
        std::vector<float> likeness(m_sums.size(), 0.0F);
        for (const std::uint32_t at : m_passages) {
            const SearchIndex::Passage &passage = m_index.passages()[at];
            const float alike = m_found[at] / std::sqrt(m_mass * passage.mass);
            likeness[passage.entry] = std::max(likeness[passage.entry], passage.worth * alike);
        }
        std::vector<float> scores(m_sums.size(), 0.0F);
        for (std::size_t entry = 0; entry < m_sums.size(); ++entry) {
            if (m_sums[entry] > 0)
                scores[entry] = m_sums[entry] / m_mass + likenessShare * likeness[entry];
        }
        return scores;
    }

private:
    /// How much a word of the query tells: as much as the most common of its meanings.
    float weightOf(const Vocabulary::Meanings &meanings) const
    {
        float weight = 0;
        float best = 0;
        for (const Vocabulary::Match &match : meanings.matches) {
            const float each = m_index.weight(match.stem);
            if (match.quality > best || (match.quality == best && each < weight))
                weight = each;
            best = std::max(best, match.quality);
        }
        return weight;
    }

    const SearchIndex &m_index;
    float m_mass = 0;
    std::vector<float> m_found;            ///< by passage: the weights of the words found in it
    std::vector<float> m_best;             ///< by passage: how well the present word is found
    std::vector<float> m_sums;             ///< by entry
    std::vector<float> m_bestOfEntry;      ///< by entry, for the present word
    std::vector<std::uint32_t> m_touched;  ///< passages that have the present word
    std::vector<std::uint32_t> m_passages; ///< passages that have any word
};

/// Collects what is to be marked in the texts. "The" is marked only if nothing else was asked for.
class Marks
{
public:
    explicit Marks(const SearchIndex &index) : m_index(index) {}

    void add(const Vocabulary::Meanings &meanings)
    {
        if (meanings.way != Vocabulary::Way::Begun) {
            for (const Vocabulary::Match &match : meanings.matches)
                addWord(match.stem);
            return;
        }
        StemId whole = 0;
        const bool known = m_index.vocabulary().findStem(stem(meanings.typed), whole);
        if (known)
            addWord(whole);
        addTo(known && m_index.isStopWord(whole) ? m_stopBeginnings : m_beginnings, meanings.typed);
    }

    /// Once all words are there: who asks for engines is shown gears.
    void addOfficialWords()
    {
        const auto isThere = [&](StemId word) {
            return std::find(m_words.begin(), m_words.end(), word) != m_words.end();
        };
        for (const SearchIndex::TermNames &term : m_index.terms()) {
            const bool meant = std::any_of(
                term.names.begin(), term.names.end(), [&](const SearchIndex::TermNames::Name &name) {
                    return !name.words.empty() && std::all_of(name.words.begin(), name.words.end(), isThere);
                });
            if (!meant)
                continue;
            for (const StemId label : term.labels)
                addTo(m_stems, m_index.vocabulary().stemText(label));
        }
    }

    QStringList stems() const { return onlyStopWords() ? m_stopStems : m_stems; }
    QStringList beginnings() const { return onlyStopWords() ? m_stopBeginnings : m_beginnings; }

private:
    bool onlyStopWords() const { return m_stems.isEmpty() && m_beginnings.isEmpty(); }
    void addWord(StemId word)
    {
        const bool stop = m_index.isStopWord(word);
        addTo(stop ? m_stopStems : m_stems, m_index.vocabulary().stemText(word));
        m_words.push_back(word);
    }
    /// Keeps the list sorted.
    static void addTo(QStringList &list, const QString &word)
    {
        const auto at = std::lower_bound(list.cbegin(), list.cend(), word);
        if (at == list.cend() || *at != word)
            list.insert(at - list.cbegin(), word);
    }

    const SearchIndex &m_index;
    std::vector<StemId> m_words;
    QStringList m_stems;
    QStringList m_beginnings;
    QStringList m_stopStems;
    QStringList m_stopBeginnings;
};

/// Entries with a score, best first; those of the same score in the order of the book.
std::vector<Found::Hit> ranked(const std::vector<float> &scores, std::size_t most)
{
    std::vector<Found::Hit> hits;
    const float best = scores.empty() ? 0 : *std::max_element(scores.begin(), scores.end());
    for (std::size_t entry = 0; entry < scores.size(); ++entry) {
        if (scores[entry] > 0 && scores[entry] >= leastShare * best)
            hits.push_back({entry, scores[entry]});
    }
    std::stable_sort(hits.begin(), hits.end(), [](const Found::Hit &left, const Found::Hit &right) {
        return left.score > right.score;
    });
    if (hits.size() > most)
        hits.resize(most);
    return hits;
}

bool isLetterOrDigit(QChar c)
{
    return c.isLetterOrNumber() || c.isMark();
}

} // namespace

Search::Search(const Rulebook &rulebook) : m_index(std::make_unique<const Index>(rulebook)) {}
Search::Search(Search &&) noexcept = default;
Search &Search::operator=(Search &&) noexcept = default;
Search::~Search() = default;

std::vector<Place> Found::places(QStringView text) const
{
    std::vector<Place> places;
    const std::vector<Word> all = words(text);
    for (const Word &word : all) {
        const bool found = std::binary_search(m_stems.begin(), m_stems.end(), stem(word.folded))
            || std::any_of(m_beginnings.begin(), m_beginnings.end(),
                           [&](const QString &beginning) { return word.folded.startsWith(beginning); });
        if (found)
            places.push_back({word.start, word.length});
    }
    return places;
}

Found Search::find(QStringView query, std::size_t most) const
{
    Found found;
    std::vector<Word> typed = words(query);
    if (typed.size() > mostWords)
        typed.resize(mostWords);
    const bool lastIsBegun = !query.isEmpty() && isLetterOrDigit(query.back());
    const RuleIdIndex::Match ids = m_index->ruleIds().find(query);

    Tally tally(*m_index);
    Marks marks(*m_index);
    for (std::size_t i = 0; i < typed.size(); ++i) {
        const bool begun = lastIsBegun && i + 1 == typed.size();
        const Vocabulary::Meanings meanings = m_index->vocabulary().meanings(typed[i].folded, begun);
        if (meanings.matches.empty())
            continue;
        tally.add(meanings);
        marks.add(meanings);
    }
    std::vector<float> scores = tally.scores();
    if (ids.isPlain) {
        std::fill(scores.begin(), scores.end(), 0.0F);
    } else {
        marks.addOfficialWords();
        found.m_stems = marks.stems();
        found.m_beginnings = marks.beginnings();
    }
    for (const std::size_t entry : ids.entries)
        scores[entry] += idScore;
    found.m_hits = ranked(scores, most);
    return found;
}

} // namespace skyledger::rulebook
