// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/scoresheet.h"

#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/game.h"
#include "core/airshipcity/record/setupjson.h"
#include "core/airshipcity/record/shapes.h"
#include "core/play/header.h"
#include "core/table/jsonreader.h"
#include "core/table/numberspelling.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int airshipMajoritySpaces = countOf<Airship>;
constexpr int utilityMajoritySpaces = countOf<Utility>;

/// One resource of a stock at the end: never beyond the track.
Amounts readStock(const JsonNode &node)
{
    const Amounts stock = readAmounts(node);
    for (const Resource resource : all<Resource>()) {
        const QString key = word(resource);
        if (stock[resource] > unlockedCapacity)
            node.at(key, node.value()[key]).number(0, unlockedCapacity);
    }
    return stock;
}

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
    player.vp = static_cast<std::int16_t>(node.at("vp"_L1).number(-maxVp, maxVp));
    const auto count = [&node](QLatin1StringView key, int most) {
        return static_cast<std::uint8_t>(node.at(key).number(0, most));
    };
    player.airshipMajorities = count("airshipMajorities"_L1, airshipMajoritySpaces);
    player.utilityMajorities = count("utilityMajorities"_L1, utilityMajoritySpaces);
    player.contractsCompleted = count("contractsCompleted"_L1, deckSize);
    player.unfinishedContractVp =
        static_cast<std::int16_t>(node.at("unfinishedContractVp"_L1).number(0, maxVp));
    player.resources = readStock(node.at("resources"_L1));
    if (node.at("markers"_L1).isPresent())
        player.markers = count("markers"_L1, donationMarkers);
    const JsonNode tookPart = node.at("tookPart"_L1);
    if (tookPart.isPresent()) {
        tookPart.object();
        for (const Award award : all<Award>()) {
            const JsonNode answer = tookPart.at(word(award), tookPart.value()[word(award)]);
            if (answer.isPresent())
                player.tookPart[award] = answer.truth();
        }
    }
    return player;
}

/// Refuses what all players have together, at the player with whom it becomes too much.
void refuseMore(const JsonNode &players, QLatin1StringView key, int most)
{
    int sum = 0;
    const QJsonArray list = players.value().toArray();
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = players.entry(i, list[i]);
        const JsonNode count = entry.at(key);
        sum += count.value().toInt();
        if (sum > most)
            count.refuse(expect::atMostInAll, {QString::number(most)});
    }
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
    object.insert(u"vp"_s, player.vp);
    object.insert(u"airshipMajorities"_s, player.airshipMajorities);
    object.insert(u"utilityMajorities"_s, player.utilityMajorities);
    object.insert(u"contractsCompleted"_s, player.contractsCompleted);
    object.insert(u"unfinishedContractVp"_s, player.unfinishedContractVp);
    QJsonObject resources;
    for (const Resource resource : all<Resource>())
        resources.insert(word(resource), player.resources[resource]);
    object.insert(u"resources"_s, resources);
    if (player.markers)
        object.insert(u"markers"_s, *player.markers);
    else
        object.remove("markers"_L1);
    QJsonObject tookPart = object.value("tookPart"_L1).toObject();
    for (const Award award : all<Award>()) {
        if (player.tookPart[award])
            tookPart.insert(word(award), *player.tookPart[award]);
        else
            tookPart.remove(word(award));
    }
    if (!tookPart.isEmpty() || object.contains("tookPart"_L1))
        object.insert(u"tookPart"_s, tookPart);
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
    ScoreSheet sheet;
    sheet.document = document;
    play::readHeader(node, "skyledger-score"_L1, AirshipCity::gameId);
    play::readOrigin(node);
    sheet.edition = readWord<Edition>(node.at("edition"_L1));
    sheet.rulings = readRulings(node.at("rulings"_L1), sheet.edition);
    const JsonNode players = node.at("players"_L1);
    const QJsonArray list = players.list(3, 4);
    for (qsizetype i = 0; i < list.size(); ++i)
        sheet.players.append(readSheetPlayer(players.entry(i, list[i])));
    refuseTwins(players);
    refuseMore(players, "airshipMajorities"_L1, airshipMajoritySpaces);
    refuseMore(players, "utilityMajorities"_L1, utilityMajoritySpaces);
    refuseMore(players, "contractsCompleted"_L1, deckSize);
    if (faults.any())
        return faults.first();
    return sheet;
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
