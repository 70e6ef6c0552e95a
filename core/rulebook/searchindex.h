// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/rulebook/fold.h"
#include "core/rulebook/ruleidindex.h"
#include "core/rulebook/vocabulary.h"

#include <span>

namespace skyledger::rulebook {

/// Everything that can be searched, as passages of words. A passage is one text of an entry: its title, a paragraph, a
/// way to ask for it, what a term is called. What each passage is worth, and how much each word tells, is known
/// beforehand, so that a search only adds up.
class SearchIndex
{
public:
    explicit SearchIndex(const Rulebook &rulebook);

    struct Passage {
        std::uint32_t entry = 0;
        float worth = 0; ///< how much a word found in it counts
        float mass = 0;  ///< what all of its words tell together
    };

    /// What a term is called.
    struct TermNames {
        struct Name {
            std::vector<StemId> words;
            float worth = 0;
        };
        std::vector<Name> names;    ///< official ones and synonyms, in every language
        std::vector<StemId> labels; ///< official ones that are one word
    };

    const Vocabulary &vocabulary() const { return m_vocabulary; }
    const RuleIdIndex &ruleIds() const { return m_ruleIds; }
    std::size_t entryCount() const { return m_entryCount; }
    const std::vector<Passage> &passages() const { return m_passages; }
    /// The terms of the glossary, in its order.
    const std::vector<TermNames> &terms() const { return m_terms; }
    /// The passages that a word stands in.
    std::span<const std::uint32_t> passagesWith(StemId stem) const;
    /// How much a word tells: more the fewer entries have it, next to nothing for "the".
    float weight(StemId stem) const { return m_weights[stem]; }
    bool isStopWord(StemId stem) const { return m_isStopWord[stem]; }

private:
    void addEntry(const Rulebook &rulebook, std::size_t entry);
    void readTerms(const Glossary &glossary);
    void add(const Text &text, std::size_t entry, float worth);
    void add(const Texts &texts, std::size_t entry, float worth);
    void add(QStringView text, std::size_t entry, float worth);
    void add(const std::vector<StemId> &words, std::size_t entry, float worth);
    std::vector<StemId> wordsOf(QStringView text);
    void addStopWords(const Texts &stopWords);
    void weigh();
    void invert();

    std::size_t m_entryCount;
    Vocabulary m_vocabulary;
    RuleIdIndex m_ruleIds;
    std::vector<Passage> m_passages;
    std::vector<std::uint32_t> m_firstWords;    ///< where the words of each passage begin in `m_words`
    std::vector<StemId> m_words;                ///< of passage after passage, each once
    std::vector<float> m_weights;               ///< by stem
    std::vector<bool> m_isStopWord;             ///< by stem
    std::vector<std::uint32_t> m_firstPassages; ///< where those of each stem begin in `m_passagesOfStem`
    std::vector<std::uint32_t> m_passagesOfStem;
    std::vector<TermNames> m_terms;
    std::vector<Word> m_buffer;
};

} // namespace skyledger::rulebook
