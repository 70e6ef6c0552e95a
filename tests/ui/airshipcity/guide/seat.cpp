// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/airshipcity/guide/seat.h"

#include "core/airshipcity/game/newgame.h"
#include "core/airshipcity/record/builtincatalogue.h"
#include "tests/core/airshipcity/samplegame.h"

namespace skyledger::ui::fixture {

using namespace airshipcity;

GameRecord sampleRecord(std::size_t players, std::uint64_t seed)
{
    return airshipcity::fixture::newSampleGame(players, seed);
}

GameRecord choosingRecord(std::size_t players)
{
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
        GameRecord record = sampleRecord(players, seed);
        const auto &bonus =
            record.setup.catalogue.stageBonuses[record.setup.stageBonuses[stageOf(roundsPerStage + 1)]];
        if (bonus && bonus->hasChoice())
            return record;
    }
    qFatal("no stage bonus of the sample set asks anybody");
}

GameRecord emptyBoxRecord(std::size_t players)
{
    NewGameOptions options;
    const QStringList names{QStringLiteral("Ada"), QStringLiteral("Bo"), QStringLiteral("Cy"),
                            QStringLiteral("Dee")};
    for (std::size_t i = 0; i < players; ++i)
        options.players.append({names[static_cast<qsizetype>(i)], static_cast<PlayerColor>(i)});
    auto tiles = parseTileCounts(QStringLiteral("architect=1,forest=2,mine=2,factory=2,valley=2,guild=1,"
                                                "harbor=1,lighthouse=1,market=2,shipyard=1,workshop=1"));
    if (!tiles)
        qFatal("the tile counts are not accepted");
    options.tiles = tiles.value();
    options.seed = 7;
    auto record = newGame(options);
    if (!record)
        qFatal("no game without a box");
    return record.value();
}

Cell cellOfKind(const AirshipCityTable &table, TileKind kind)
{
    for (const Cell cell : all<Cell>()) {
        if (table.setup().catalogue.tiles[table.state().city[cell]].kind == kind)
            return cell;
    }
    qFatal("the city has no such tile");
}

void setBoards(AirshipCityTable &table, std::initializer_list<Assignment> values)
{
    if (!table.session().play(Correct{values}).playable())
        qFatal("the correction is refused");
}

Cell standBeside(AirshipCityTable &table, TileKind kind, std::uint8_t stock)
{
    const Cell goal = cellOfKind(table, kind);
    Cell beside = none<Cell>;
    for (const Direction toward : all<Direction>()) {
        if (neighbour(goal, toward) != none<Cell>)
            beside = neighbour(goal, toward);
    }
    Cell away = none<Cell>;
    for (const Cell cell : all<Cell>()) {
        const int distance = std::abs(columnOf(cell) - columnOf(goal)) + std::abs(rowOf(cell) - rowOf(goal));
        if (cell != beside && distance > 1)
            away = cell;
    }
    const Player player = table.state().current;
    setBoards(table,
              {set::CrewAt{player, Crew{0}, beside}, set::CrewAt{player, Crew{1}, away},
               set::Stock{player, Resource::Wood, stock}, set::Stock{player, Resource::Metal, stock},
               set::Stock{player, Resource::Gold, stock}, set::Stock{player, Resource::Gear, stock}});
    return goal;
}

} // namespace skyledger::ui::fixture
