// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/rulebook/fields.h"

#include <algorithm>

namespace skyledger::rulebook {

using namespace Qt::Literals::StringLiterals;

namespace {

void readExactly(const JsonNode &node, const QJsonValue &wanted, const QString &shown)
{
    if (node.value() != wanted)
        node.refuse(table::expect::exactly, {shown});
}

bool isIdCharacter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-';
}

QString listOf(std::initializer_list<QLatin1StringView> keys, const QStringList &moreKeys)
{
    QStringList all;
    for (const QLatin1StringView key : keys)
        all << key;
    return (all + moreKeys).join(u", "_s);
}

} // namespace

QJsonObject readObject(const JsonNode &node, std::initializer_list<QLatin1StringView> keys,
                       const QStringList &moreKeys)
{
    QJsonObject object = node.object();
    for (auto it = object.constBegin(); it != object.constEnd(); ++it) {
        const QString key = it.key();
        const bool permitted =
            std::any_of(keys.begin(), keys.end(), [&](QLatin1StringView each) { return key == each; })
            || moreKeys.contains(key);
        if (!permitted)
            node.at(key, it.value()).refuse(table::expect::oneOf, {listOf(keys, moreKeys)});
    }
    return object;
}

QString readFileId(const JsonNode &node)
{
    QString id = node.value().toString();
    if (!id.isEmpty() && id.size() <= maxIdLength && std::all_of(id.cbegin(), id.cend(), isIdCharacter))
        return id;
    node.refuse(expect::fileId);
    return {};
}

QStringList readStrings(const JsonNode &node, qsizetype least, qsizetype maxLength)
{
    QStringList strings;
    const QJsonArray list = node.list(least, maxEntries);
    strings.reserve(list.size());
    for (qsizetype i = 0; i < list.size(); ++i)
        strings << node.entry(i, list[i]).text(1, maxLength);
    return strings;
}

Text readText(const JsonNode &node, const QStringList &languages, bool required)
{
    Text text;
    if (!required && !node.isPresent())
        return text;
    const QJsonObject object = readObject(node, {}, languages);
    for (const QString &language : languages)
        text.insert(language, node.at(language, object[language]).text(1, maxTextLength));
    return text;
}

Texts readTexts(const JsonNode &node, const QStringList &languages, qsizetype least)
{
    Texts texts;
    const QJsonObject object = readObject(node, {}, languages);
    for (const QString &language : languages)
        texts.insert(language, readStrings(node.at(language, object[language]), least));
    return texts;
}

int readPage(const JsonNode &node)
{
    return node.isPresent() ? node.number(1, maxPage) : 0;
}

QString readHeader(const JsonNode &document, QLatin1StringView format)
{
    readExactly(document.at("format"_L1), QString(format), format);
    const JsonNode version = document.at("version"_L1);
    if (version.value().toDouble() > 1)
        version.refuse(table::expect::olderVersion, {u"1"_s});
    readExactly(version, 1, u"1"_s);
    return readFileId(document.at("game"_L1));
}

} // namespace skyledger::rulebook
