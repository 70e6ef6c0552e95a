// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/record/scoresheet.h"

#include "core/play/people.h"
#include "core/table/jsonwriter.h"
#include "core/whistlemountain/record/shapes.h"

namespace skyledger::whistlemountain {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Exactly one of two ways to tell the same; answers whether it is the first. What goes with the brief one alone is told
/// or not.
bool readForm(const JsonNode &player, const JsonNode &full, const JsonNode &brief, bool isBriefTold)
{
    if (full.isPresent() == (brief.isPresent() || isBriefTold))
        player.refuse(expect::oneOfKeys, {full.place() + u", "_s + brief.place()});
    return full.isPresent();
}

void readTower(const JsonNode &player, const FloorVp &floors, PlayerTally &tally)
{
    const JsonNode full = player.at("tower"_L1);
    const JsonNode brief = player.at("towerVp"_L1);
    const JsonNode highest = player.at("highestFloor"_L1);
    const bool isHighestTold = highest.isPresent() && !highest.isNull();
    if (!readForm(player, full, brief, isHighestTold)) {
        tally.towerVp = brief.number(0, maxVp);
        if (isHighestTold)
            tally.highestFloor = highest.number(1, maxRows);
        return;
    }
    const QJsonArray list = full.list(0, workersPerPlayer);
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = full.entry(i, list[i]);
        const int floor = entry.number(1, maxRows);
        if (!floors[static_cast<std::size_t>(floor - 1)])
            entry.refuse(expect::floorVp);
        tally.tower.push_back(floor);
    }
}

void readUpgrades(const JsonNode &player, UpgradeSet &taken, PlayerTally &tally)
{
    const JsonNode full = player.at("upgrades"_L1);
    const JsonNode brief = player.at("upgradeVp"_L1);
    const JsonNode lifeboat = player.at("lifeboat"_L1);
    const bool hasLifeboat = lifeboat.isPresent() && lifeboat.truth();
    if (!readForm(player, full, brief, hasLifeboat)) {
        tally.upgradeVp = brief.number(0, maxVp);
        tally.lifeboat = hasLifeboat;
        return;
    }
    const QJsonArray list = full.list(0, upgradeLimit);
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = full.entry(i, list[i]);
        const auto upgrade = readWord<Upgrade>(entry);
        if (taken.contains(upgrade))
            entry.refuse(expect::newTile);
        taken.insert(upgrade);
        tally.upgrades.insert(upgrade);
    }
}

void readPlayer(const JsonNode &node, ScoreSheet &sheet, UpgradeSet &taken)
{
    node.object();
    PlayerTally tally;
    sheetTable().read(node, tally);
    readTower(node, sheet.floors, tally);
    readUpgrades(node, taken, tally);
    const JsonNode whirlpoolNode = node.at("whirlpool"_L1);
    if (static_cast<int>(tally.tower.size()) + tally.whirlpool > workersPerPlayer)
        whirlpoolNode.refuse(
            table::expect::numberIn,
            {u"0"_s, QString::number(workersPerPlayer - static_cast<int>(tally.tower.size()))});
    PlayerInfo info;
    info.name = node.at("name"_L1).text(1, maxNameLength);
    const JsonNode color = node.at("color"_L1);
    if (color.isPresent())
        info.color = readWord<PlayerColor>(color);
    const JsonNode first = node.at("first"_L1);
    if (first.isPresent() && first.truth())
        sheet.first = sheet.players.size();
    sheet.players.append(info);
    sheet.tallies.push_back(tally);
}

} // namespace

const describe::SheetTable<PlayerTally, Rulings> &sheetTable()
{
    using describe::sheetRow;
    using Tally = PlayerTally;
    constexpr int machines = countOf<Machine>;
    constexpr int resources = tokensPerResource * static_cast<int>(countOf<Resource>);
    constexpr describe::SheetRow<Tally, Rulings> rows[] = {
        sheetRow<&Tally::tokens, 0, maxVp>(SheetEntry::Vp, "vp"),
        sheetRow<&Tally::machines, 0, machines>(SheetEntry::Machines, "machines").inAll(machines),
        sheetRow<&Tally::trophies, 0, trophiesInBox>(SheetEntry::Trophies, "trophies").inAll(trophiesInBox),
        sheetRow<&Tally::scaffolds, 0, scaffoldsInBox>(SheetEntry::Scaffolds, "scaffolds")
            .inAll(scaffoldsInBox),
        sheetRow<&Tally::cards, 0, cardsInBox>(SheetEntry::Cards, "cards").inAll(cardsInBox),
        sheetRow<&Tally::resources, 0, resources>(SheetEntry::Resources, "resources").inAll(resources),
        sheetRow<&Tally::whirlpool, 0, workersPerPlayer>(SheetEntry::Whirlpool, "whirlpool"),
    };
    static const describe::SheetTable<Tally, Rulings> table(rows);
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
    play::readHeader(node, "skyledger-score"_L1, gameId);
    play::readOrigin(node);
    if (faults.any())
        return faults.first();
    sheet.edition = readWord<Edition>(node.at("edition"_L1));
    sheet.rulings = readRulings(node.at("rulings"_L1));
    const JsonNode floors = node.at("floors"_L1);
    if (floors.isPresent()) {
        const QJsonArray list = floors.list(0, maxRows);
        for (qsizetype i = 0; i < list.size(); ++i) {
            const JsonNode entry = floors.entry(i, list[i]);
            if (!entry.isNull())
                sheet.floors[static_cast<std::size_t>(i)] =
                    static_cast<std::uint16_t>(entry.number(0, maxVp));
        }
    }
    const JsonNode players = node.at("players"_L1);
    const QJsonArray list = players.list(2, 4);
    UpgradeSet taken;
    for (qsizetype i = 0; i < list.size() && !faults.any(); ++i)
        readPlayer(players.entry(i, list[i]), sheet, taken);
    play::refuseTwins(players);
    if (!faults.any())
        sheetTable().refuseSums(players);
    if (faults.any())
        return faults.first();
    sheet.document = document;
    return sheet;
}

const EndVp &printedEnds()
{
    static const EndVp ends = [] {
        table::JsonFaults faults;
        const JsonNode node(faults, builtInCatalogue());
        const Catalogue rulebook = readCatalogue(node, false);
        EndVp read;
        for (const Upgrade upgrade : all<Upgrade>())
            read[upgrade] = rulebook.upgrades[upgrade].end;
        return read;
    }();
    return ends;
}

FinalScore scoreOf(const ScoreSheet &sheet)
{
    std::vector<std::vector<ScoreLine>> ledgers;
    for (const PlayerTally &tally : sheet.tallies)
        ledgers.push_back({{VpSource::Tokens, 0, tally.tokens, Rule::Score01, 0}});
    return scoreTallies(sheet.tallies, sheet.floors, printedEnds(), sheet.rulings.reserveUpgrade,
                        std::move(ledgers));
}

} // namespace skyledger::whistlemountain
