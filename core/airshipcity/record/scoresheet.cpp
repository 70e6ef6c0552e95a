// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/scoresheet.h"

#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/game.h"
#include "core/airshipcity/rulings.h"
#include "core/play/header.h"
#include "core/play/people.h"
#include "core/table/jsonreader.h"
#include "core/table/numberspelling.h"

#include <algorithm>
#include <iterator>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int airshipMajoritySpaces = countOf<Airship>;
constexpr int utilityMajoritySpaces = countOf<Utility>;

bool unfinishedCosts(const Rulings &rulings)
{
    return rulings.unfinishedContracts != UnfinishedContracts::Ignore;
}
bool markersBreakTies(const Rulings &rulings)
{
    return rulings.finalTieBreak == FinalTieBreak::Markers;
}

bool tookPartCounts(const Rulings &rulings)
{
    return rulings.awardEligibility == AwardEligibility::TookPart;
}

/// A way into what was counted.
template <auto Member>
constexpr auto counted = describe::at<&SheetPlayer::count, Member>;

/// What an award compares has a key of its own.
template <Award award>
int compared(const SheetPlayer &player)
{
    return player.count.counts[award];
}
template <Award award>
void putCompared(SheetPlayer &player, int number)
{
    player.count.counts[award] = number;
}
template <Award award, int Most>
constexpr auto awardRow(SheetEntry entry, std::string_view path)
{
    return describe::sheetRow<describe::byFunctions<compared<award>, putCompared<award>>, 0, Most>(entry,
                                                                                                   path)
        .inAll(Most);
}

using Row = SheetEntry;
using describe::sheetRow;
constexpr describe::SheetRow<SheetPlayer, Rulings> rows[] = {
    sheetRow<counted<&FinalCount::trackVp>, -maxVp, maxVp>(Row::Vp, "vp"),
    awardRow<Award::Shipbuilding, airshipMajoritySpaces>(Row::AirshipMajorities, "airshipMajorities"),
    awardRow<Award::Construction, utilityMajoritySpaces>(Row::UtilityMajorities, "utilityMajorities"),
    awardRow<Award::Trade, deckSize>(Row::ContractsCompleted, "contractsCompleted"),
    sheetRow<counted<&FinalCount::unfinishedVp>, 0, maxVp>(Row::UnfinishedContractVp, "unfinishedContractVp")
        .askedBy<unfinishedCosts>(),
    sheetRow<counted<&FinalCount::stock>, 0, unlockedCapacity>(Row::Resource, "resources.{resource}")
        .amounts(maxAmount),
    sheetRow<counted<&FinalCount::markers>, 0, donationMarkers>(Row::Markers, "markers")
        .askedBy<markersBreakTies>(),
    describe::sheetTick<counted<&FinalCount::tookPart>>(Row::TookPart, "tookPart.{award}")
        .askedBy<tookPartCounts>(),
};

/// The order of keys in a sheet, as the format's page has it.
const table::JsonShape &sheetShape()
{
    static const table::JsonKey keys[] = {{"format"},
                                          {"version"},
                                          {"game"},
                                          {"id"},
                                          {"playedAt"},
                                          {"edition"},
                                          {"rulings", &rulingTable().shape()},
                                          {"players", &sheetTable().shape()}};
    static const table::JsonShape shape{keys, nullptr};
    return shape;
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
    sheetTable().read(node, player);
    return player;
}

ScoreSheet readSheet(const JsonNode &node, const QJsonObject &document)
{
    ScoreSheet sheet;
    sheet.document = document;
    sheet.edition = readWord<Edition>(node.at("edition"_L1));
    sheet.rulings = rulingTable().read(node.at("rulings"_L1), defaultRulings(sheet.edition));
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

const describe::SheetTable<SheetPlayer, Rulings> &sheetTable()
{
    static const describe::SheetTable<SheetPlayer, Rulings> table(rows);
    return table;
}

std::size_t sheetCell(SheetEntry entry, std::size_t thing)
{
    const auto cells = sheetTable().cells();
    const auto row = std::find_if(cells.begin(), cells.end(),
                                  [entry](const describe::SheetCell &cell) { return cell.row == entry; });
    return static_cast<std::size_t>(std::distance(cells.begin(), row)) + thing;
}

table::Result<ScoreSheet, table::ReadError> readScoreSheet(const QByteArray &bytes)
{
    const auto document = table::parseObject(bytes);
    if (!document)
        return document.error();
    return readScoreSheet(table::keepingSpellings(document.value(), bytes, sheetShape()));
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
    document.insert(u"rulings"_s, rulingTable().write(sheet.rulings));
    const QJsonArray before = document.value("players"_L1).toArray();
    QJsonArray players;
    for (const SheetPlayer &player : sheet.players)
        players.append(sheetPlayerJson(player, before.at(players.size()).toObject()));
    document.insert(u"players"_s, players);
    return document;
}

QByteArray writeScoreSheet(const ScoreSheet &sheet)
{
    return table::writeJson(scoreSheetJson(sheet), sheetShape());
}

} // namespace skyledger::airshipcity
