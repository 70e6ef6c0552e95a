// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/rulebook/entry.h"
#include "core/rulebook/glossary.h"

#include <QtCore/QHashFunctions>

#include <unordered_map>
#include <vector>

namespace skyledger::rulebook {

/// The rules of one game in several languages: entries by topic, and the glossary. A value; knows no game.
class Rulebook
{
public:
    Rulebook() = default;
    /// The entries of a topic must follow each other, in the order of the topics.
    Rulebook(QString game, QStringList languages, std::vector<Topic> topics, std::vector<Entry> entries,
             Glossary glossary, Texts stopWords = {}, Text foot = {});

    /// The name of the game in files: `airship-city`.
    const QString &game() const { return m_game; }
    /// The codes of the languages that every entry is written in.
    const QStringList &languages() const { return m_languages; }
    const std::vector<Topic> &topics() const { return m_topics; }
    /// Every entry, topic after topic.
    const std::vector<Entry> &entries() const { return m_entries; }
    const Glossary &glossary() const { return m_glossary; }
    /// Words that every sentence has, such as "the": they tell a search next to nothing.
    const Texts &stopWords() const { return m_stopWords; }
    /// What stands beneath every entry, such as where its words come from; may be empty.
    const Text &foot() const { return m_foot; }

    /// The entry that answers a rule, by any id that it covers; nullptr if none does.
    const Entry *entry(const QString &ruleId) const;
    /// The topic with an id; nullptr if there is none.
    const Topic *topic(QStringView id) const;
    /// The entries that an entry refers to, in its order.
    std::vector<const Entry *> related(const Entry &entry) const;
    /// The entries that are about a term, in the order of the book.
    std::vector<const Entry *> about(QStringView termId) const;
    /// The entry that explains a ruling; nullptr if none does.
    const Entry *entryOfRuling(QStringView key) const;

private:
    QString m_game;
    QStringList m_languages;
    std::vector<Topic> m_topics;
    std::vector<Entry> m_entries;
    Glossary m_glossary;
    Texts m_stopWords;
    Text m_foot;
    std::unordered_map<QString, std::size_t> m_byRule;
};

} // namespace skyledger::rulebook
