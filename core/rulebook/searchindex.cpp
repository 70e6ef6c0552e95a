// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/rulebook/searchindex.h"

#include <algorithm>
#include <cmath>

namespace skyledger::rulebook {

namespace {

/// What a word counts by where it stands.
constexpr float titleWorth = 1.0F;
constexpr float labelWorth = 0.65F;
constexpr float synonymWorth = 0.65F;
constexpr float askWorth = 0.8F;
constexpr float textWorth = 0.5F;
constexpr float asideWorth = 0.35F; ///< examples, editions, readings
constexpr float topicWorth = 0.35F;

/// An entry is most of all about the terms that it names first.
constexpr float shareOfNextTerm = 0.8F;

/// A word that every sentence has still tells apart "who starts" and "where to start".
constexpr float stopWordWeight = 0.12F;

} // namespace

SearchIndex::SearchIndex(const Rulebook &rulebook)
    : m_entryCount(rulebook.entries().size()), m_ruleIds(rulebook)
{
    readTerms(rulebook.glossary());
    for (std::size_t entry = 0; entry < m_entryCount; ++entry)
        addEntry(rulebook, entry);
    m_firstWords.push_back(static_cast<std::uint32_t>(m_words.size()));
    addStopWords(rulebook.stopWords());
    m_vocabulary.finish();
    invert();
    weigh();
    m_buffer = {};
}

void SearchIndex::addEntry(const Rulebook &rulebook, std::size_t entry)
{
    const Entry &rule = rulebook.entries()[entry];
    add(rule.title, entry, titleWorth);
    add(rule.ask, entry, askWorth);
    add(rule.text, entry, textWorth);
    add(rule.example, entry, asideWorth);
    for (const EditionText &edition : rule.editions)
        add(edition.text, entry, asideWorth);
    for (const Ruling &ruling : rule.rulings) {
        add(ruling.why, entry, asideWorth);
        for (const Reading &reading : ruling.readings)
            add(reading.text, entry, asideWorth);
    }
    if (const Topic *topic = rulebook.topic(rule.topic))
        add(topic->title, entry, topicWorth);
    float share = 1;
    for (const QString &id : rule.terms) {
        const Term *term = rulebook.glossary().term(id);
        if (!term)
            continue;
        const auto place = static_cast<std::size_t>(term - rulebook.glossary().terms().data());
        for (const TermNames::Name &name : m_terms[place].names)
            add(name.words, entry, name.worth * share);
        share *= shareOfNextTerm;
    }
}

void SearchIndex::readTerms(const Glossary &glossary)
{
    m_terms.reserve(glossary.terms().size());
    for (const Term &term : glossary.terms()) {
        TermNames &names = m_terms.emplace_back();
        const auto addName = [&](const QString &name, float worth) {
            names.names.push_back({wordsOf(name), worth});
        };
        for (const auto &[language, label] : term.label) {
            addName(label, labelWorth);
            if (names.names.back().words.size() == 1)
                names.labels.push_back(names.names.back().words.front());
            if (const QString &heading = term.heading.in(language); heading != label)
                addName(heading, labelWorth);
        }
        for (const auto &[language, synonyms] : term.synonyms) {
            for (const QString &synonym : synonyms)
                addName(synonym, synonymWorth);
        }
    }
}

void SearchIndex::add(const Text &text, std::size_t entry, float worth)
{
    for (const auto &[language, each] : text)
        add(each, entry, worth);
}

void SearchIndex::add(const Texts &texts, std::size_t entry, float worth)
{
    for (const auto &[language, list] : texts) {
        for (const QString &each : list)
            add(each, entry, worth);
    }
}

std::vector<StemId> SearchIndex::wordsOf(QStringView text)
{
    readWords(text, m_buffer);
    std::vector<StemId> stems;
    stems.reserve(m_buffer.size());
    for (const Word &word : m_buffer)
        stems.push_back(m_vocabulary.add(word.folded));
    std::sort(stems.begin(), stems.end());
    stems.erase(std::unique(stems.begin(), stems.end()), stems.end());
    return stems;
}

void SearchIndex::add(QStringView text, std::size_t entry, float worth)
{
    add(wordsOf(text), entry, worth);
}

void SearchIndex::add(const std::vector<StemId> &words, std::size_t entry, float worth)
{
    if (words.empty())
        return;
    m_firstWords.push_back(static_cast<std::uint32_t>(m_words.size()));
    m_words.insert(m_words.end(), words.begin(), words.end());
    m_passages.push_back({static_cast<std::uint32_t>(entry), worth, 0});
}

void SearchIndex::addStopWords(const Texts &stopWords)
{
    for (const auto &[language, list] : stopWords) {
        for (const QString &word : list) {
            for (const Word &part : words(word)) {
                const StemId stem = m_vocabulary.add(part.folded);
                m_isStopWord.resize(std::max<std::size_t>(m_isStopWord.size(), stem + 1));
                m_isStopWord[stem] = true;
            }
        }
    }
    m_isStopWord.resize(m_vocabulary.stemCount());
}

std::span<const std::uint32_t> SearchIndex::passagesWith(StemId stem) const
{
    return std::span(m_passagesOfStem)
        .subspan(m_firstPassages[stem], m_firstPassages[stem + 1] - m_firstPassages[stem]);
}

void SearchIndex::invert()
{
    m_firstPassages.assign(m_vocabulary.stemCount() + 1, 0);
    for (const StemId stem : m_words)
        ++m_firstPassages[stem + 1];
    for (std::size_t stem = 1; stem < m_firstPassages.size(); ++stem)
        m_firstPassages[stem] += m_firstPassages[stem - 1];
    m_passagesOfStem.resize(m_words.size());
    std::vector<std::uint32_t> next = m_firstPassages;
    for (std::size_t passage = 0; passage < m_passages.size(); ++passage) {
        for (std::size_t i = m_firstWords[passage]; i < m_firstWords[passage + 1]; ++i)
            m_passagesOfStem[next[m_words[i]]++] = static_cast<std::uint32_t>(passage);
    }
}

void SearchIndex::weigh()
{
    m_weights.resize(m_vocabulary.stemCount());
    for (std::size_t stem = 0; stem < m_weights.size(); ++stem) {
        std::size_t entries = 0;
        auto last = static_cast<std::uint32_t>(m_entryCount);
        for (const std::uint32_t passage : passagesWith(static_cast<StemId>(stem))) {
            entries += m_passages[passage].entry != last ? 1 : 0; // passages are in the order of the entries
            last = m_passages[passage].entry;
        }
        const auto share = static_cast<double>(m_entryCount + 1) / static_cast<double>(entries + 1);
        const auto weight = static_cast<float>(1 + std::log(share));
        m_weights[stem] = m_isStopWord[stem] ? stopWordWeight : weight;
    }
    for (std::size_t passage = 0; passage < m_passages.size(); ++passage) {
        for (std::size_t i = m_firstWords[passage]; i < m_firstWords[passage + 1]; ++i)
            m_passages[passage].mass += m_weights[m_words[i]];
    }
}

} // namespace skyledger::rulebook
