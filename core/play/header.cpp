// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/play/header.h"

#include "core/table/originexpectations.h"

#include <QtCore/QDateTime>

namespace skyledger::play {

using namespace Qt::Literals::StringLiterals;

namespace {

void readExactly(const table::JsonNode &node, QLatin1StringView text)
{
    if (!node.value().isString() || node.value().toString() != text)
        node.refuse(table::expect::exactly, {text});
}

void readVersion(const table::JsonNode &node)
{
    const QString newest = QString::number(formatVersion);
    if (node.value().isDouble() && node.value().toDouble() > formatVersion)
        node.refuse(table::expect::olderVersion, {newest});
    else if (!node.value().isDouble() || node.value().toDouble() != formatVersion)
        node.refuse(table::expect::exactly, {newest});
}

} // namespace

void readHeader(const table::JsonNode &document, QLatin1StringView format, QLatin1StringView game)
{
    readExactly(document.at("format"_L1), format);
    readVersion(document.at("version"_L1));
    readExactly(document.at("game"_L1), game);
}

void readInnerHeader(const table::JsonNode &document, QLatin1StringView format, QLatin1StringView game)
{
    const table::JsonNode inner = document.at("format"_L1);
    if (inner.isPresent())
        readExactly(inner, format);
    const table::JsonNode version = document.at("version"_L1);
    if (version.isPresent())
        readVersion(version);
    const table::JsonNode innerGame = document.at("game"_L1);
    if (innerGame.isPresent())
        readExactly(innerGame, game);
}

void readOrigin(const table::JsonNode &document)
{
    for (const auto key : {"id"_L1, "playedAt"_L1}) {
        const table::JsonNode node = document.at(key);
        if (!node.isPresent())
            continue;
        const QString text = node.text();
        const bool isDay = QDateTime::fromString(text, Qt::ISODate).isValid()
            || QDateTime::fromString(text, Qt::ISODateWithMs).isValid();
        if (key == "playedAt"_L1 && node.value().isString() && !text.isEmpty() && !isDay)
            node.refuse(table::expect::dateAndTime);
    }
}

} // namespace skyledger::play
