// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/settings.h"

#include "core/whistlemountain/record/codecs.h"

#include <algorithm>

namespace skyledger::whistlemountain {

namespace {

/// A scaffold by its number, and a floor of the tower, both from 1.
enum class ScaffoldNumber : std::uint8_t {};
enum class Floor : std::uint8_t {};

} // namespace

} // namespace skyledger::whistlemountain

namespace skyledger {
template <>
struct describe::Usual<whistlemountain::ScaffoldNumber> {
    using Codec = Numbered<whistlemountain::scaffoldsInBox>;
};
template <>
struct describe::Usual<whistlemountain::Floor> {
    using Codec = Seat<at<&whistlemountain::Ids::board, &whistlemountain::Board::floorCount>>;
};
} // namespace skyledger

namespace skyledger::whistlemountain {

using describe::at;
using describe::byFunctions;
using describe::List;
using describe::Nullable;
using describe::Number;
using describe::ReadBy;
using describe::setting;
using describe::Things;
using describe::ValueRange;

namespace {

// How values of several parts stand in files.

AircraftPlace readAircraft(const JsonNode &node, const Ids &ids)
{
    return readAircraftPlace(node, ids.board);
}

std::uint8_t readCount(const JsonNode &node)
{
    return node.isPresent() ? static_cast<std::uint8_t>(node.number(0, workersPerPlayer)) : std::uint8_t{0};
}

Workers readWorkers(const JsonNode &node, const Ids &ids)
{
    const Board &board = ids.board;
    Workers workers;
    node.object();
    const auto eachOf = [&](QLatin1StringView key, auto use) {
        const JsonNode list = node.at(key);
        if (!list.isPresent())
            return;
        const QJsonArray entries = list.list(0, workersPerPlayer);
        for (qsizetype i = 0; i < entries.size(); ++i)
            use(list.entry(i, entries[i]));
    };
    using namespace Qt::Literals::StringLiterals;
    eachOf("barracks"_L1, [&](const JsonNode &entry) {
        ++workers.barracks[static_cast<std::size_t>(entry.number(1, board.rows) - 1)];
    });
    eachOf("grid"_L1, [&](const JsonNode &entry) { workers.grid.insert(readCell(entry, board)); });
    eachOf("tower"_L1, [&](const JsonNode &entry) {
        ++workers.tower[static_cast<std::size_t>(entry.number(1, std::max<int>(board.floorCount, 1)) - 1)];
    });
    workers.whirlpool = readCount(node.at("whirlpool"_L1));
    workers.refuge = readCount(node.at("refuge"_L1));
    workers.trap = readCount(node.at("trap"_L1));
    return workers;
}

ScaffoldCells readPiece(const JsonNode &node, const Ids &ids)
{
    return node.isNull() ? ScaffoldCells() : readScaffold(node, ids.board);
}
QJsonValue pieceJson(const ScaffoldCells &cells)
{
    return cells.empty() ? QJsonValue() : QJsonValue(scaffoldJson(cells));
}

MachinePlacement readPlacement(const JsonNode &node, const Ids &ids)
{
    using namespace Qt::Literals::StringLiterals;
    MachinePlacement placement;
    if (node.isNull())
        return placement;
    node.object();
    placement.area = readArea(node.at("area"_L1), ids.board);
    placement.by = readPlayer(node.at("by"_L1), ids);
    const JsonNode holds = node.at("holds"_L1);
    if (holds.isPresent())
        placement.holds = readAmounts(holds);
    return placement;
}
QJsonValue placementJson(const MachinePlacement &placement)
{
    using namespace Qt::Literals::StringLiterals;
    if (placement.area.isNowhere())
        return {};
    QJsonObject object{{"area"_L1, areaText(placement.area)}, {"by"_L1, numberOf(placement.by)}};
    if (totalOf(placement.holds) > 0)
        object.insert("holds"_L1, amountsJson(placement.holds));
    return object;
}

/// The number of a tile on a display; a place that nobody named is null.
template <Display Which>
std::uint8_t readTile(const JsonNode &node, const Ids &ids)
{
    if (node.isNull())
        return unnamed;
    if constexpr (Which == Display::Upgrades) {
        Upgrade upgrade{};
        InGame::read(node, ids, upgrade);
        return static_cast<std::uint8_t>(upgrade);
    } else {
        const auto machine = readWord<Machine>(node);
        if (!isInGame(ids, machine) || displayOf(classOf(machine)) != Which)
            node.refuse(table::expect::oneOf, {word(Which)});
        return static_cast<std::uint8_t>(machine);
    }
}
template <Display Which>
DisplayList readTiles(const JsonNode &node, const Ids &ids)
{
    DisplayList tiles;
    const QJsonArray list = node.list(0, displaySize);
    for (qsizetype i = 0; i < list.size(); ++i)
        tiles.append(readTile<Which>(node.entry(i, list[i]), ids));
    return tiles;
}
template <Display Which>
QJsonArray writeTiles(const DisplayList &tiles)
{
    return tilesJson(Which, tiles);
}

PlayerList readPlayers(const JsonNode &node, const Ids &ids)
{
    PlayerList players;
    const QJsonArray list = node.list(0, static_cast<qsizetype>(ids.seats));
    for (qsizetype i = 0; i < list.size(); ++i)
        players.append(readPlayer(node.entry(i, list[i]), ids));
    return players;
}
QJsonArray playersJson(const PlayerList &players)
{
    QJsonArray numbers;
    for (const Player player : players)
        numbers.append(numberOf(player));
    return numbers;
}

// Values that are no single member.

ScaffoldCells cellsOfPiece(const State &state, ScaffoldNumber number)
{
    ScaffoldCells cells;
    for (const Cell cell : state.scaffolds) {
        if (state.pieceAt[cell] == indexOf(number) + 1)
            cells.append({cell, state.printAt[cell]});
    }
    return cells;
}
bool isPieceThere(const Setup &, const State &state, const Things &things)
{
    return !cellsOfPiece(state, static_cast<ScaffoldNumber>(things[0])).empty();
}

MachinePlacement placementOf(const State &state, Machine machine)
{
    const BuiltMachine &built = state.built[machine];
    const Amounts holds = machine == Machine::Bazaar ? state.bazaar
        : machine == Machine::TollBridge             ? state.tollBridge
                                                     : Amounts{};
    return {built.area, built.by, holds};
}
bool isOnGrid(const Setup &, const State &state, const Things &things)
{
    return state.onGrid.contains(static_cast<Machine>(things[0]));
}

TrophyCounts trophiesOf(const State &state, Floor floor)
{
    return state.floors[indexOf(floor)];
}
void putTrophies(State &state, Floor floor, const TrophyCounts &trophies)
{
    state.floors[indexOf(floor)] = trophies;
}

template <Display Which>
DisplayList tilesOf(const State &state)
{
    return state.displays[Which];
}
template <Display Which>
void putTiles(State &state, const DisplayList &tiles)
{
    state.displays[Which] = tiles;
}

/// Who still has a last turn; nothing while the end is not triggered.
std::optional<PlayerList> lastTurnsOf(const State &state)
{
    return state.ending ? std::optional(state.lastTurns) : std::nullopt;
}
void putLastTurns(State &state, const std::optional<PlayerList> &players)
{
    state.ending = players.has_value();
    state.lastTurns = players.value_or(PlayerList());
}

std::optional<ValueRange> waterLines(const Setup &setup, const State &, const Things &)
{
    return ValueRange{0, std::min<int>(maxWaterLines, setup.board().rows)};
}

using Count = Number<0, maxAmount>;
template <Display Which>
constexpr auto display(Setting id, std::string_view path)
{
    return setting<byFunctions<tilesOf<Which>, putTiles<Which>>, ReadBy<readTiles<Which>, writeTiles<Which>>>(
        id, path);
}

// clang-format off
constexpr describe::Setting<State, Setup, Ids> rows[] = {
    setting<at<&State::players, &PlayerState::vp>, Number<0, maxVp>>(Setting::Vp, "players.{player}.vp").within<0, maxVp>(),
    setting<at<&State::players, &PlayerState::stock>, Count>(Setting::Stock, "players.{player}.{resource}").within<0, tokensPerResource>(),
    setting<at<&State::players, &PlayerState::scaffolds>, Count>(Setting::Scaffolds, "players.{player}.scaffolds").within<0, scaffoldsInBox>(),
    setting<at<&State::players, &PlayerState::cards>, Count>(Setting::Cards, "players.{player}.cards").within<0, cardsInBox>(),
    setting<at<&State::players, &PlayerState::ability>>(Setting::Ability, "players.{player}.ability"),
    setting<at<&State::players, &PlayerState::machines>>(Setting::Machines, "players.{player}.machines"),
    setting<at<&State::players, &PlayerState::upgrades>>(Setting::Upgrades, "players.{player}.upgrades"),
    setting<at<&State::players, &PlayerState::trophies>, TrophiesCodec>(Setting::Trophies, "players.{player}.trophies"),
    setting<at<&State::players, &PlayerState::aircraft>, ReadBy<readAircraft, aircraftPlaceJson>>(Setting::Aircraft, "players.{player}.aircraft.{aircraft}"),
    setting<at<&State::players, &PlayerState::workers>, ReadBy<readWorkers, workersJson>>(Setting::Workers, "players.{player}.workers"),
    setting<byFunctions<cellsOfPiece, nullptr>, ReadBy<readPiece, pieceJson>>(Setting::Piece, "pieces.{number}").where<isPieceThere>(),
    setting<byFunctions<placementOf, nullptr>, ReadBy<readPlacement, placementJson>>(Setting::Machine, "machines.{machine}").where<isOnGrid>(),
    setting<&State::water, Number<0, maxWaterLines>>(Setting::Water, "water").within<waterLines>(),
    setting<byFunctions<trophiesOf, putTrophies>, TrophiesCodec>(Setting::Floor, "floors.{floor}"),
    display<Display::Small>(Setting::SmallMachines, "displays.small"),
    display<Display::Medium>(Setting::MediumMachines, "displays.medium"),
    display<Display::Large>(Setting::LargeMachines, "displays.large"),
    display<Display::Upgrades>(Setting::DisplayedUpgrades, "displays.upgrades"),
    setting<&State::removed, List<describe::Auto, 0, static_cast<qsizetype>(countOf<Upgrade>)>>(Setting::Removed, "removed"),
    setting<&State::deckLeft, Count>(Setting::DeckLeft, "deckLeft").within<0, cardsInBox>(),
    setting<&State::trophiesLeft, Number<0, trophiesInBox>>(Setting::TrophiesLeft, "trophiesLeft").within<0, trophiesInBox>(),
    setting<&State::duplicator, Nullable<>>(Setting::Duplicator, "duplicator"),
    setting<&State::current>(Setting::Current, "current"),
    setting<byFunctions<lastTurnsOf, putLastTurns>, Nullable<ReadBy<readPlayers, playersJson>>>(Setting::Ending, "ending"),
};
// clang-format on

} // namespace

const SettingTable &settings()
{
    static const SettingTable table(rows);
    return table;
}

} // namespace skyledger::whistlemountain
