// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/scoresheet.h"

#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/game.h"
#include "core/airshipcity/record/setupjson.h"
#include "core/airshipcity/record/shapes.h"
#include "core/airshipcity/record/sheettable.h"
#include "core/play/header.h"
#include "core/play/people.h"
#include "core/table/jsonreader.h"
#include "core/table/numberspelling.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

SheetPlayer readSheetPlayer(const JsonNode &node)
{
    SheetPlayer player;
    node.object();
    player.name = node.at("name"_L1).text(1, maxNameLength);
    const JsonNode color = node.at("color"_L1);
    if (color.isPresent())
        player.color = readWord<PlayerColor>(color);
    const JsonNode first = node.at("first"_L1);
    player.first = first.isPresent() && first.truth();
    sheetTable().read(node, player);
    return player;
}

ScoreSheet readSheet(const JsonNode &node, const QJsonObject &document)
{
    ScoreSheet sheet;
    sheet.document = document;
    sheet.edition = readWord<Edition>(node.at("edition"_L1));
    sheet.rulings = readRulings(node.at("rulings"_L1), sheet.edition);
    const JsonNode players = node.at("players"_L1);
    const QJsonArray list = players.list(3, 4);
    for (qsizetype i = 0; i < list.size(); ++i)
        sheet.players.append(readSheetPlayer(players.entry(i, list[i])));
    return sheet;
}

QJsonObject sheetPlayerJson(const SheetPlayer &player, QJsonObject object)
{
    object.insert(u"name"_s, player.name);
    if (player.color)
        object.insert(u"color"_s, word(*player.color));
    else
        object.remove("color"_L1);
    if (player.first || object.contains("first"_L1))
        object.insert(u"first"_s, player.first);
    sheetTable().write(object, player);
    return object;
}

} // namespace

QString ScoreSheet::id() const
{
    return document.value("id"_L1).toString();
}

QString ScoreSheet::playedAt() const
{
    return document.value("playedAt"_L1).toString();
}

table::Result<ScoreSheet, table::ReadError> readScoreSheet(const QByteArray &bytes)
{
    const auto document = table::parseObject(bytes);
    if (!document)
        return document.error();
    return readScoreSheet(table::keepingSpellings(document.value(), bytes, shapes::scoreSheet));
}

table::Result<ScoreSheet, table::ReadError> readScoreSheet(const QJsonObject &document)
{
    table::JsonFaults faults;
    const JsonNode node(faults, document);
    play::readHeader(node, "skyledger-score"_L1, AirshipCity::gameId);
    play::readOrigin(node);
    ScoreSheet sheet = readSheet(node, document);
    const JsonNode players = node.at("players"_L1);
    play::refuseTwins(players);
    sheetTable().refuseSums(players);
    if (faults.any())
        return faults.first();
    return sheet;
}

ScoreSheet scoreSheetSoFar(const QJsonObject &document)
{
    table::JsonFaults faults;
    return readSheet(JsonNode(faults, document), document);
}

QJsonObject scoreSheetJson(const ScoreSheet &sheet)
{
    QJsonObject document = sheet.document;
    document.insert(u"format"_s, u"skyledger-score"_s);
    document.insert(u"version"_s, 1);
    document.insert(u"game"_s, u"airship-city"_s);
    document.insert(u"edition"_s, word(sheet.edition));
    document.insert(u"rulings"_s, rulingsJson(sheet.rulings));
    const QJsonArray before = document.value("players"_L1).toArray();
    QJsonArray players;
    for (const SheetPlayer &player : sheet.players)
        players.append(sheetPlayerJson(player, before.at(players.size()).toObject()));
    document.insert(u"players"_s, players);
    return document;
}

QByteArray writeScoreSheet(const ScoreSheet &sheet)
{
    return table::writeJson(scoreSheetJson(sheet), shapes::scoreSheet);
}

} // namespace skyledger::airshipcity
