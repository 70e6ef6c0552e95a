// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/rulebook/entryreader.h"

namespace skyledger::rulebook {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qsizetype maxRuleIdLength = 24;

void readTermLink(const JsonNode &node, const QString &id, const Glossary &glossary)
{
    if (!glossary.term(id))
        node.refuse(expect::termId);
}

/// Every rule that the entry answers; each is answered once in the whole rulebook.
QStringList readCovers(const JsonNode &node, const QString &own, std::set<QString> &covered)
{
    QStringList covers = readStrings(node, 1, maxRuleIdLength);
    for (qsizetype i = 0; i < covers.size(); ++i) {
        if (covered.contains(covers[i]))
            node.entry(i, covers[i]).refuse(expect::newId);
        covered.insert(covers[i]);
    }
    if (!covers.contains(own))
        node.refuse(expect::ownId);
    return covers;
}

Texts readParagraphs(const JsonNode &node, const QStringList &languages)
{
    Texts texts = readTexts(node, languages, 1);
    for (const auto &[language, paragraphs] : texts) {
        if (paragraphs.size() != texts.in(languages.first()).size())
            node.at(language, node.value()[language]).refuse(expect::paragraphs);
    }
    return texts;
}

std::vector<EditionText> readEditions(const JsonNode &node, const EntryContext &context)
{
    std::vector<EditionText> editions;
    if (!node.isPresent())
        return editions;
    const QJsonObject object = node.object();
    editions.reserve(static_cast<std::size_t>(object.size()));
    for (auto it = object.constBegin(); it != object.constEnd(); ++it) {
        const JsonNode edition = node.at(it.key(), it.value());
        readTermLink(edition, it.key(), context.glossary);
        editions.push_back({it.key(), readText(edition, context.languages)});
    }
    return editions;
}

Ruling readRuling(const JsonNode &node, const QStringList &languages)
{
    readObject(node, {"key"_L1, "readings"_L1, "why"_L1});
    Ruling ruling;
    ruling.key = node.at("key"_L1).text(1, maxIdLength);
    const JsonNode readings = node.at("readings"_L1);
    const QJsonObject object = readings.object();
    ruling.readings.reserve(static_cast<std::size_t>(object.size()));
    for (auto it = object.constBegin(); it != object.constEnd(); ++it)
        ruling.readings.push_back({it.key(), readText(readings.at(it.key(), it.value()), languages)});
    ruling.why = readText(node.at("why"_L1), languages);
    return ruling;
}

std::vector<Ruling> readRulings(const JsonNode &node, const QStringList &languages)
{
    std::vector<Ruling> rulings;
    if (!node.isPresent())
        return rulings;
    const QJsonArray list = node.list(1, maxEntries);
    rulings.reserve(static_cast<std::size_t>(list.size()));
    for (qsizetype i = 0; i < list.size(); ++i)
        rulings.push_back(readRuling(node.entry(i, list[i]), languages));
    return rulings;
}

/// A list of ids that may be absent.
QStringList readIds(const JsonNode &node)
{
    return node.isPresent() ? readStrings(node, 0, maxIdLength) : QStringList();
}

QString readPicture(const JsonNode &node, const EntryContext &context)
{
    QString picture = readFileId(node);
    if (!picture.isEmpty() && !context.hasPicture(picture))
        node.refuse(expect::picture);
    return picture;
}

Entry readEntry(const JsonNode &node, const QString &topic, EntryContext &context)
{
    readObject(node,
               {"id"_L1, "covers"_L1, "page"_L1, "edition"_L1, "title"_L1, "text"_L1, "editions"_L1,
                "example"_L1, "picture"_L1, "terms"_L1, "ask"_L1, "rulings"_L1, "related"_L1});
    Entry entry;
    entry.id = node.at("id"_L1).text(1, maxRuleIdLength);
    entry.covers = readCovers(node.at("covers"_L1), entry.id, context.covered);
    context.entries.insert(entry.id);
    entry.topic = topic;
    entry.page = readPage(node.at("page"_L1));
    if (const JsonNode edition = node.at("edition"_L1); edition.isPresent()) {
        entry.edition = edition.text(1, maxIdLength);
        readTermLink(edition, entry.edition, context.glossary);
    }
    entry.title = readText(node.at("title"_L1), context.languages);
    entry.text = readParagraphs(node.at("text"_L1), context.languages);
    entry.editions = readEditions(node.at("editions"_L1), context);
    entry.example = readText(node.at("example"_L1), context.languages, false);
    if (const JsonNode picture = node.at("picture"_L1); picture.isPresent())
        entry.picture = readPicture(picture, context);
    const JsonNode terms = node.at("terms"_L1);
    entry.terms = readIds(terms);
    for (qsizetype i = 0; i < entry.terms.size(); ++i)
        readTermLink(terms.entry(i, entry.terms[i]), entry.terms[i], context.glossary);
    entry.ask = readTexts(node.at("ask"_L1), context.languages, 0);
    entry.rulings = readRulings(node.at("rulings"_L1), context.languages);
    entry.related = readIds(node.at("related"_L1));
    return entry;
}

} // namespace

Topic readTopic(const JsonNode &document, const QString &id, EntryContext &context,
                std::vector<Entry> &entries)
{
    readObject(document, {"topic"_L1, "title"_L1, "entries"_L1});
    const JsonNode name = document.at("topic"_L1);
    if (name.value().toString() != id)
        name.refuse(table::expect::exactly, {id});
    Topic topic;
    topic.id = id;
    topic.title = readText(document.at("title"_L1), context.languages);
    const JsonNode list = document.at("entries"_L1);
    const QJsonArray array = list.list(1, maxEntries);
    topic.entries.reserve(static_cast<std::size_t>(array.size()));
    for (qsizetype i = 0; i < array.size(); ++i) {
        topic.entries.push_back(entries.size());
        entries.push_back(readEntry(list.entry(i, array[i]), id, context));
    }
    return topic;
}

void checkLinks(const JsonNode &document, const std::set<QString> &entries)
{
    const JsonNode list = document.at("entries"_L1);
    const QJsonArray array = list.value().toArray();
    for (qsizetype i = 0; i < array.size(); ++i) {
        const JsonNode entry = list.entry(i, array[i]);
        const JsonNode links = entry.at("related"_L1);
        const QJsonArray related = links.value().toArray();
        for (qsizetype j = 0; j < related.size(); ++j) {
            if (!entries.contains(related[j].toString()) || related[j] == array[i]["id"_L1])
                links.entry(j, related[j]).refuse(expect::entryId);
        }
    }
}

} // namespace skyledger::rulebook
