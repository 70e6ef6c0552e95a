// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/record/scoresheet.h"

#include "core/cloudage/record/fields.h"
#include "core/cloudage/record/game.h"
#include "core/cloudage/record/shapes.h"
#include "core/play/header.h"
#include "core/table/jsonwriter.h"

#include <algorithm>

namespace skyledger::cloudage {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qsizetype mostMissions = 5;

void readMissions(const JsonNode &node, SheetPlayer &player)
{
    const QJsonObject object = node.object();
    if (object.size() > mostMissions)
        node.refuse(expect::listOf, {u"0"_s, QString::number(mostMissions)});
    for (const Mission mission : all<Mission>()) {
        const QString name = word(mission);
        if (object.contains(name))
            player.missions.emplace_back(mission, node.at(name, object.value(name)).number(0, maxAmount));
    }
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (!fromName<Mission>(it.key().toStdString()))
            node.at(it.key(), QJsonValue::Undefined).word(nameTable<Mission>);
    }
}

void readTilesLeft(const JsonNode &node, SheetPlayer &player)
{
    constexpr std::array<std::string_view, 3> permitted{"l1", "l2", "l5"};
    constexpr std::array<CampaignTile, 3> tiles{CampaignTile::L1, CampaignTile::L2, CampaignTile::L5};
    const QJsonArray list = node.list(0, 3);
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        const CampaignTile tile = tiles[entry.word(permitted)];
        if (player.tiles.contains(tile) && !entry.faults().any())
            entry.refuse(expect::newId);
        player.tiles.insert(tile);
    }
}

SheetPlayer readPlayer(const JsonNode &node)
{
    SheetPlayer player;
    node.object();
    player.name = node.at("name"_L1).text(1, maxNameLength);
    if (const JsonNode color = node.at("color"_L1); color.isPresent())
        player.color = readWord<PlayerColor>(color);
    if (const JsonNode first = node.at("first"_L1); first.isPresent())
        player.first = first.truth();
    sheetTable().read(node, player);
    readMissions(node.at("missions"_L1), player);
    if (const JsonNode tiles = node.at("tiles"_L1); tiles.isPresent())
        readTilesLeft(tiles, player);
    return player;
}

/// The parts of a player's score, each with its line.
PlayerScore partsOf(const SheetPlayer &player, Player seat)
{
    PlayerScore score;
    const auto add = [&](VpSource source, int vp, Rule rule) {
        return score.add({seat, source, 0xFF, static_cast<std::int16_t>(vp), rule});
    };
    score.trackVp = add(VpSource::Track, player.vp, Rule::Round05);
    for (const auto &[mission, reached] : player.missions)
        score.addMission(seat, mission, reached, false);
    for (const CampaignTile tile : player.tiles)
        score.addTile(seat, tile);
    score.upgradeVp = add(VpSource::Upgrade, player.upgradeVp, Rule::Upg03);
    score.projectVp = add(VpSource::ProjectEnd, player.projectVp, Rule::End04);
    score.lastFight = player.lastFight;
    return score;
}

} // namespace

const describe::SheetTable<SheetPlayer, Rulings> &sheetTable()
{
    using describe::sheetRow;
    constexpr describe::SheetRow<SheetPlayer, Rulings> rows[] = {
        sheetRow<&SheetPlayer::vp, -maxVp, maxVp>(SheetEntry::Vp, "vp"),
        sheetRow<&SheetPlayer::upgradeVp, 0, maxAmount>(SheetEntry::UpgradeVp, "upgradeVp"),
        sheetRow<&SheetPlayer::projectVp, 0, maxAmount>(SheetEntry::ProjectVp, "projectVp"),
        sheetRow<&SheetPlayer::lastFight, 0, maxAmount>(SheetEntry::LastFight, "lastFight"),
    };
    static const describe::SheetTable<SheetPlayer, Rulings> table(rows);
    return table;
}

QByteArray writeScoreSheet(const QJsonObject &document)
{
    return table::writeJson(document, shapes::scoreSheet);
}

table::Result<ScoreSheet, table::ReadError> readScoreSheet(const QJsonObject &document)
{
    table::JsonFaults faults;
    const JsonNode node(faults, document);
    ScoreSheet sheet;
    play::readHeader(node, "skyledger-score"_L1, CloudAge::gameId);
    play::readOrigin(node);
    readWord<Edition>(node.at("edition"_L1));
    sheet.terms.rulings = readRulings(node.at("rulings"_L1));
    readMode(node, sheet.terms.mode, sheet.terms.chapter);
    const JsonNode players = node.at("players"_L1);
    const QJsonArray list = players.list(1, static_cast<qsizetype>(countOf<Player>));
    for (qsizetype i = 0; i < list.size(); ++i)
        sheet.players.append(readPlayer(players.entry(i, list[i])));
    refuseTwins(players);
    if (faults.any())
        return faults.first();
    sheet.document = document;
    return sheet;
}

FinalScore score(const ScoreSheet &sheet)
{
    FinalScore result;
    result.isFinal = true;
    for (const SheetPlayer &player : sheet.players)
        result.players.push_back(partsOf(player, static_cast<Player>(result.players.size())));
    decide(sheet.terms, false, result);
    if (result.decidedBy != DecidedBy::Shared)
        return result;
    result.lacksLastFight =
        std::any_of(result.players.begin(), result.players.end(),
                    [](const PlayerScore &player) { return player.wins && !player.lastFight; });
    if (!result.lacksLastFight)
        decide(sheet.terms, true, result);
    return result;
}

} // namespace skyledger::cloudage
