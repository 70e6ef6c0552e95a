// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/rulebook/rulebook.h"

#include <algorithm>

namespace skyledger::rulebook {

namespace {

/// The first element that fits; nullptr if none does.
template <class Element, class Fits>
const Element *firstOf(const std::vector<Element> &elements, Fits fits)
{
    const auto found = std::find_if(elements.begin(), elements.end(), fits);
    return found == elements.end() ? nullptr : &*found;
}

} // namespace

const Reading *Ruling::reading(QStringView value) const
{
    return firstOf(readings, [&](const Reading &reading) { return reading.value == value; });
}

const EditionText *Entry::editionText(QStringView which) const
{
    return firstOf(editions, [&](const EditionText &each) { return each.edition == which; });
}

const Ruling *Entry::ruling(QStringView key) const
{
    return firstOf(rulings, [&](const Ruling &ruling) { return ruling.key == key; });
}

Glossary::Glossary(std::vector<Term> terms) : m_terms(std::move(terms))
{
    for (std::size_t i = 0; i < m_terms.size(); ++i)
        m_byId.try_emplace(m_terms[i].id, i);
}

const Term *Glossary::term(const QString &id) const
{
    const auto found = m_byId.find(id);
    return found == m_byId.end() ? nullptr : &m_terms[found->second];
}

Rulebook::Rulebook(QString game, QStringList languages, std::vector<Topic> topics, std::vector<Entry> entries,
                   Glossary glossary, Texts stopWords, Text foot)
    : m_game(std::move(game)),
      m_languages(std::move(languages)),
      m_topics(std::move(topics)),
      m_entries(std::move(entries)),
      m_glossary(std::move(glossary)),
      m_stopWords(std::move(stopWords)),
      m_foot(std::move(foot))
{
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        for (const QString &rule : std::as_const(m_entries[i].covers))
            m_byRule.try_emplace(rule, i);
    }
}

const Entry *Rulebook::entry(const QString &ruleId) const
{
    const auto found = m_byRule.find(ruleId);
    return found == m_byRule.end() ? nullptr : &m_entries[found->second];
}

const Topic *Rulebook::topic(QStringView id) const
{
    return firstOf(m_topics, [&](const Topic &topic) { return topic.id == id; });
}

std::vector<const Entry *> Rulebook::related(const Entry &entry) const
{
    std::vector<const Entry *> entries;
    entries.reserve(static_cast<std::size_t>(entry.related.size()));
    for (const QString &id : entry.related) {
        if (const Entry *other = this->entry(id))
            entries.push_back(other);
    }
    return entries;
}

std::vector<const Entry *> Rulebook::about(QStringView termId) const
{
    std::vector<const Entry *> entries;
    for (const Entry &entry : m_entries) {
        if (entry.terms.contains(termId))
            entries.push_back(&entry);
    }
    return entries;
}

const Entry *Rulebook::entryOfRuling(QStringView key) const
{
    return firstOf(m_entries, [&](const Entry &entry) { return entry.ruling(key) != nullptr; });
}

} // namespace skyledger::rulebook
