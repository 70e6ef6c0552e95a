// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/rulebook/reader.h"

#include "core/rulebook/entryreader.h"
#include "core/rulebook/fields.h"
#include "core/table/jsonreader.h"

#include <optional>

namespace skyledger::rulebook {

using namespace Qt::Literals::StringLiterals;

namespace {

/// What `rulebook.json` says.
struct Contents {
    QString game;
    QStringList languages;
    QStringList topics;
    Texts stopWords;
    Text foot;
};

QStringList readFileIds(const JsonNode &node)
{
    QStringList ids;
    const QJsonArray list = node.list(1, maxEntries);
    ids.reserve(list.size());
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        const QString id = readFileId(entry);
        if (ids.contains(id))
            entry.refuse(expect::newId);
        ids << id;
    }
    return ids;
}

Contents readContents(const JsonNode &document)
{
    readObject(
        document,
        {"format"_L1, "version"_L1, "game"_L1, "languages"_L1, "topics"_L1, "stopWords"_L1, "foot"_L1});
    Contents contents;
    contents.game = readHeader(document, "skyledger-rulebook"_L1);
    contents.languages = readFileIds(document.at("languages"_L1));
    contents.topics = readFileIds(document.at("topics"_L1));
    if (const JsonNode stopWords = document.at("stopWords"_L1); stopWords.isPresent())
        contents.stopWords = readTexts(stopWords, contents.languages, 0);
    contents.foot = readText(document.at("foot"_L1), contents.languages, false);
    return contents;
}

/// Reads the files of a folder one after the other until one has a fault.
class Folder
{
public:
    explicit Folder(const FolderReader &reader) : m_reader(reader) {}

    const std::optional<ReadError> &error() const { return m_error; }

    /// The object that a file holds; an empty one if there is a fault.
    QJsonObject object(const QString &name)
    {
        const auto content = bytes(name);
        if (!content)
            return {};
        const auto object = table::parseObject(*content);
        if (object)
            return object.value();
        refuse(object.error(), name);
        return {};
    }

    /// The content of a file; nothing if there is a fault.
    std::optional<QByteArray> bytes(const QString &name)
    {
        if (m_error)
            return std::nullopt;
        const auto content = m_reader(name);
        if (content)
            return content.value();
        refuse(content.error(), name);
        return std::nullopt;
    }

    /// Reads an object by a function of its node, and takes up the fault.
    template <class Read>
    auto read(const QString &name, const QJsonObject &object, Read read)
    {
        table::JsonFaults faults;
        const JsonNode document(faults, object);
        auto value = read(document);
        if (faults.any())
            refuse(faults.first(), name);
        return value;
    }

    void refuse(ReadError error, const QString &name)
    {
        error.file = name;
        if (!m_error)
            m_error = std::move(error);
    }

private:
    const FolderReader &m_reader;
    std::optional<ReadError> m_error;
};

QString fileOf(const QString &topic)
{
    return topic + u".json"_s;
}

/// Looks at what one topic's entries point to.
void checkTopic(Folder &folder, const QJsonObject &object, const QString &topic, const EntryContext &context)
{
    folder.read(fileOf(topic), object, [&](const JsonNode &document) {
        checkLinks(document, context.entries);
        return true;
    });
}

} // namespace

table::Result<Rulebook, ReadError> readRulebook(const FolderReader &folder)
{
    Folder files(folder);
    const Contents contents = files.read(u"rulebook.json"_s, files.object(u"rulebook.json"_s), readContents);

    EntryContext context;
    context.languages = contents.languages;
    context.hasPicture = [&](const QString &name) { return folder(u"pictures/%1.svg"_s.arg(name)).ok(); };
    if (const auto bytes = files.bytes(u"glossary.json"_s)) {
        auto glossary = readGlossary(*bytes, contents.languages);
        if (!glossary)
            files.refuse(glossary.error(), u"glossary.json"_s);
        else
            context.glossary = std::move(glossary).value();
    }

    std::vector<Topic> topics;
    std::vector<Entry> entries;
    std::vector<QJsonObject> objects;
    for (const QString &topic : contents.topics) {
        if (files.error())
            return *files.error();
        objects.push_back(files.object(fileOf(topic)));
        topics.push_back(files.read(fileOf(topic), objects.back(), [&](const JsonNode &document) {
            return readTopic(document, topic, context, entries);
        }));
    }
    for (std::size_t i = 0; i < objects.size(); ++i)
        checkTopic(files, objects[i], topics[i].id, context);
    if (files.error())
        return *files.error();
    return Rulebook(contents.game, contents.languages, std::move(topics), std::move(entries),
                    std::move(context.glossary), contents.stopWords, contents.foot);
}

table::Result<Rulebook, ReadError> readRulebook(const QString &folder)
{
    auto rulebook = readRulebook([&](const QString &name) { return table::readBytes(folder + u'/' + name); });
    if (rulebook)
        return rulebook;
    ReadError error = rulebook.error();
    error.file.prepend(folder + u'/');
    return error;
}

} // namespace skyledger::rulebook
