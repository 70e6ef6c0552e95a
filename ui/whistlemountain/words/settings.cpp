// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/words/settings.h"

#include "core/whistlemountain/record/fields.h"
#include "core/whistlemountain/rules/workerplaces.h"
#include "core/whistlemountain/settings.h"
#include "ui/whistlemountain/words/events.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <utility>

namespace skyledger::whistlemountain::wording {

using namespace Qt::Literals::StringLiterals;

namespace {

using skyledger::words::capitalised;
using skyledger::words::ListThing;
using skyledger::words::ReadValue;
using skyledger::words::SettingWords;
using Things = std::vector<ListThing>;
using Numbers = describe::Numbers;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainSettings)
};

/// The game and the names of its players, in turn order.
struct GameNames {
    const Setup &setup;
    QStringList players;
};

template <class Key>
ListThing named(Key key)
{
    return {static_cast<std::int32_t>(key), name(key), word(key)};
}
/// The machines, upgrades or abilities that are in the game.
template <class Key>
Things inGame(const Setup &setup)
{
    Things things;
    for (const Key key : all<Key>()) {
        if (isInGame(setup, key))
            things.push_back(named(key));
    }
    return things;
}

/// What may lie on a display. A tile that nobody named is one too.
Things displayed(const Setup &setup, Display display)
{
    Things things;
    if (display == Display::Upgrades) {
        things = inGame<Upgrade>(setup);
    } else {
        things = inGame<Machine>(setup);
        std::erase_if(things, [&](const ListThing &each) {
            return displayOf(classOf(static_cast<Machine>(each.number))) != display;
        });
    }
    things.push_back({unnamed, Text::tr("unnamed tile"), u"null"_s});
    return things;
}

Things abilities(const Setup &setup, const QString &none)
{
    Things things = inGame<Ability>(setup);
    if (!none.isEmpty())
        things.insert(things.begin(), {SettingWords::nothing, none, {}});
    return things;
}

Things trophyKinds()
{
    Things things;
    for (const Trophy trophy : all<Trophy>())
        things.push_back(named(trophy));
    return things;
}
Numbers trophiesIn(const TrophyCounts &counts)
{
    Numbers trophies;
    for (const Trophy trophy : all<Trophy>())
        trophies.insert(trophies.end(), counts[trophy], static_cast<std::int32_t>(trophy));
    return trophies;
}
TrophyCounts countsOf(const Numbers &trophies)
{
    TrophyCounts counts;
    for (const std::int32_t trophy : trophies) {
        auto &count = counts[static_cast<Trophy>(trophy)];
        count = static_cast<std::uint8_t>(std::min(count + 1, trophiesInBox));
    }
    return counts;
}

// Places of workers and aircraft have numbers here, so that they can stand in lists.

std::vector<Place> workerPlaces(const Board &board)
{
    std::vector<Place> places;
    for (int row = 1; row <= board.rows; ++row)
        places.push_back(inBarracks(row));
    for (int row = 0; row < board.rows; ++row) {
        for (int column = 0; column < board.columns; ++column)
            places.push_back(onCell(cellAt(column, row)));
    }
    for (int floor = 1; floor <= board.floorCount; ++floor)
        places.push_back(onFloor(floor));
    places.insert(places.end(), {whirlpool, refuge, trap});
    return places;
}
/// A place in a list, where its name has no comma.
QString shortName(const Place &place)
{
    switch (place.kind) {
    case Place::Kind::Barracks:
        return Text::tr("barracks %1", "row").arg(place.at);
    case Place::Kind::Tower:
        return Text::tr("floor %1").arg(place.at);
    case Place::Kind::Whirlpool:
        return Text::tr("whirlpool");
    default:
        return placeName(place);
    }
}
Things workerThings(const std::vector<Place> &places)
{
    Things things;
    things.reserve(places.size());
    for (std::size_t i = 0; i < places.size(); ++i)
        things.push_back({static_cast<std::int32_t>(i), shortName(places[i]), placeText(places[i])});
    return things;
}
QString workersLine(const Workers &workers, const Board &board)
{
    const std::vector<Place> places = workerPlaces(board);
    Numbers numbers;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const int count = workersAt(workers, places[i]);
        numbers.insert(numbers.end(), static_cast<std::size_t>(count), static_cast<std::int32_t>(i));
    }
    return skyledger::words::listLine(numbers, workerThings(places));
}
ReadValue readWorkersLine(const QString &line, const Board &board)
{
    const std::vector<Place> places = workerPlaces(board);
    const auto read = skyledger::words::readListLine(line, workerThings(places));
    Workers workers;
    for (const std::int32_t number : read.numbers)
        addWorkers(workers, places[static_cast<std::size_t>(number)], 1);
    return {describe::toValue(workers), read.unknown};
}

/// The docks, and every area of the grid on which an aircraft of so many cells can lie.
std::vector<AircraftPlace> aircraftPlaces(const Board &board, int cells)
{
    std::vector<AircraftPlace> places;
    for (const Dock dock : all<Dock>())
        places.push_back({AircraftPlace::Kind::Dock, dock, {}});
    for (int row = 0; row < board.rows; ++row) {
        for (int column = 0; column < board.columns; ++column) {
            if (column + cells <= board.columns)
                places.push_back({AircraftPlace::Kind::Grid, {}, areaAt(column, row, cells, 1)});
            if (cells > 1 && row + cells <= board.rows)
                places.push_back({AircraftPlace::Kind::Grid, {}, areaAt(column, row, 1, cells)});
        }
    }
    return places;
}
QString aircraftLine(const AircraftPlace &place)
{
    if (place.isHome())
        return {};
    return place.isOnGrid() ? areaText(place.area) : name(place.dock);
}
ReadValue readAircraftLine(const QString &line, const Board &board, int cells)
{
    if (line.isEmpty())
        return {describe::toValue(AircraftPlace{}), {}};
    for (const AircraftPlace &place : aircraftPlaces(board, cells)) {
        if (aircraftLine(place).compare(line, Qt::CaseInsensitive) == 0)
            return {describe::toValue(place), {}};
    }
    return {{}, line};
}

/// Cells with what they show, "B4 coal, C4": every cell of the grid, blank or with a resource.
Things scaffoldThings(const Board &board)
{
    Things things;
    for (int row = 0; row < board.rows; ++row) {
        for (int column = 0; column < board.columns; ++column) {
            const Cell cell = cellAt(column, row);
            const auto number = static_cast<std::int32_t>(indexOf(cell) * 8);
            things.push_back({number, cellText(cell), {}});
            for (const Resource resource : all<Resource>())
                things.push_back({number + static_cast<std::int32_t>(printOf(resource)),
                                  u"%1 %2"_s.arg(cellText(cell), name(resource)),
                                  u"%1 %2"_s.arg(cellText(cell), word(resource))});
        }
    }
    return things;
}
ReadValue readScaffoldLine(const QString &line, const Board &board)
{
    const auto read = skyledger::words::readListLine(line, scaffoldThings(board));
    ScaffoldCells cells;
    for (const std::int32_t number : read.numbers)
        cells.append({static_cast<Cell>(number / 8), static_cast<Print>(number % 8)});
    if (read.unknown.isEmpty() && read.numbers.size() != cells.size())
        return {{}, line}; // more cells than a scaffold has
    return {describe::toValue(inReadingOrder(cells)), read.unknown};
}

/// Where a machine lies and who built it: "B4:C5, Ada".
QString machineLine(const MachinePlacement &machine, const GameNames &game)
{
    if (machine.area.isNowhere())
        return {};
    return u"%1, %2"_s.arg(areaText(machine.area), game.players.value(static_cast<qsizetype>(machine.by)));
}
ReadValue readMachineLine(const Assignment &place, const QString &line, const GameNames &game)
{
    auto machine = place.as<MachinePlacement>();
    machine.area = {};
    if (line.isEmpty())
        return {describe::toValue(MachinePlacement{}), {}};
    const QString corners = line.section(u',', 0, 0).trimmed().toUpper();
    const QString builder = line.section(u',', 1).trimmed();
    const qsizetype player = game.players.indexOf(builder);
    table::JsonFaults faults;
    machine.area = readArea(JsonNode(faults, corners), game.setup.board());
    if (faults.any())
        return {{}, corners};
    if (player < 0)
        return {{}, builder.isEmpty() ? line : builder};
    machine.by = static_cast<Player>(player);
    return {describe::toValue(machine), {}};
}

// Each in the order of its enumeration; null where the name follows from the thing, or no page shows the value.
constexpr const char *names[] = {
    QT_TRANSLATE_NOOP("WhistleMountainSettings", "Victory points"),
    nullptr,
    QT_TRANSLATE_NOOP("WhistleMountainSettings", "Scaffolds in stock"),
    QT_TRANSLATE_NOOP("WhistleMountainSettings", "Cards in hand"),
    QT_TRANSLATE_NOOP("WhistleMountainSettings", "Ability"),
    QT_TRANSLATE_NOOP("WhistleMountainSettings", "Machines in stock"),
    QT_TRANSLATE_NOOP("WhistleMountainSettings", "Upgrades"),
    QT_TRANSLATE_NOOP("WhistleMountainSettings", "Trophies"),
    nullptr,
    QT_TRANSLATE_NOOP("WhistleMountainSettings", "Workers"),
    nullptr,
    nullptr,
    QT_TRANSLATE_NOOP("WhistleMountainSettings", "Water lines laid"),
    nullptr,
    QT_TRANSLATE_NOOP("WhistleMountainSettings", "Small machines displayed"),
    QT_TRANSLATE_NOOP("WhistleMountainSettings", "Medium machines displayed"),
    QT_TRANSLATE_NOOP("WhistleMountainSettings", "Large machines displayed"),
    QT_TRANSLATE_NOOP("WhistleMountainSettings", "Upgrades displayed"),
    QT_TRANSLATE_NOOP("WhistleMountainSettings", "Upgrades out of the game"),
    QT_TRANSLATE_NOOP("WhistleMountainSettings", "Cards in the draw pile"),
    QT_TRANSLATE_NOOP("WhistleMountainSettings", "Trophies not laid"),
    QT_TRANSLATE_NOOP("WhistleMountainSettings", "Duplicator lies on"),
    QT_TRANSLATE_NOOP("WhistleMountainSettings", "Whose turn it is"),
    nullptr,
};

QString settingSection(const Assignment &place, const GameNames &game)
{
    if (place.setting.number() < indexOf(Setting::Piece))
        return game.players.value(place.things[0]);
    const bool isOnGrid = place.setting.number() <= indexOf(Setting::Machine);
    return isOnGrid ? Text::tr("The grid") : Text::tr("The table");
}

QString settingName(const Assignment &place)
{
    switch (place.setting.as<Setting>()) {
    case Setting::Stock:
        return capitalised(name(place.thing<Resource>(1)));
    case Setting::Aircraft:
        return capitalised(name(place.thing<Aircraft>(1)));
    case Setting::Piece:
        return Text::tr("Scaffold %1").arg(place.things[0] + 1);
    case Setting::Machine:
        return name(place.thing<Machine>());
    case Setting::Floor:
        return Text::tr("Trophies on floor %1").arg(place.things[0] + 1);
    default:
        return QCoreApplication::translate("WhistleMountainSettings", names[place.setting.number()]);
    }
}

Things settingThings(const Assignment &place, const GameNames &game)
{
    const Setup &setup = game.setup;
    switch (place.setting.as<Setting>()) {
    case Setting::Ability:
        return abilities(setup, {});
    case Setting::Duplicator:
        return abilities(setup, Text::tr("no ability"));
    case Setting::Machines:
        return inGame<Machine>(setup);
    case Setting::Upgrades:
    case Setting::Removed:
        return inGame<Upgrade>(setup);
    case Setting::SmallMachines:
        return displayed(setup, Display::Small);
    case Setting::MediumMachines:
        return displayed(setup, Display::Medium);
    case Setting::LargeMachines:
        return displayed(setup, Display::Large);
    case Setting::DisplayedUpgrades:
        return displayed(setup, Display::Upgrades);
    case Setting::Current: {
        Things players;
        for (const Player player : setup.players())
            players.push_back({static_cast<std::int32_t>(player), game.players.value(indexOf(player)), {}});
        return players;
    }
    default:
        return {};
    }
}

std::optional<QString> settingLine(const Assignment &place, const GameNames &game)
{
    switch (place.setting.as<Setting>()) {
    case Setting::Trophies:
    case Setting::Floor:
        return skyledger::words::listLine(trophiesIn(place.as<TrophyCounts>()), trophyKinds());
    case Setting::Aircraft:
        return aircraftLine(place.as<AircraftPlace>());
    case Setting::Workers:
        return workersLine(place.as<Workers>(), game.setup.board());
    case Setting::Piece:
        return scaffoldText(place.as<ScaffoldCells>());
    case Setting::Machine:
        return machineLine(place.as<MachinePlacement>(), game);
    default:
        return std::nullopt;
    }
}

ReadValue readSetting(const Assignment &place, const QString &line, const GameNames &game)
{
    const Board &board = game.setup.board();
    switch (place.setting.as<Setting>()) {
    case Setting::Trophies:
    case Setting::Floor: {
        const auto read = skyledger::words::readListLine(line, trophyKinds());
        return {describe::toValue(countsOf(read.numbers)), read.unknown};
    }
    case Setting::Aircraft:
        return readAircraftLine(line, board, cellsOf(place.thing<Aircraft>(1)));
    case Setting::Workers:
        return readWorkersLine(line, board);
    case Setting::Piece:
        return readScaffoldLine(line, board);
    case Setting::Machine:
        return readMachineLine(place, line, game);
    default:
        return {{}, line};
    }
}

} // namespace

SettingWords settingWords(const Setup &setup, const QStringList &players)
{
    const GameNames game{setup, players};
    return {.section = [game](const Assignment &each) { return settingSection(each, game); },
            .name = &settingName,
            .things = [game](const Assignment &each) { return settingThings(each, game); },
            .line = [game](const Assignment &each) { return settingLine(each, game); },
            .read = [game](const Assignment &each,
                           const QString &line) { return readSetting(each, line, game); }};
}

} // namespace skyledger::whistlemountain::wording
