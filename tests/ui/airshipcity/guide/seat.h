// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/event.h"
#include "tests/core/airshipcity/setvalues.h"
#include "ui/airshipcity/guide/airshipcitytable.h"

#include <initializer_list>

/// A seat at a game with the sample set, for tests: what they want on the boards is set by corrections.
namespace skyledger::ui::fixture {

/// A new game of Ada, Bo, Cy (and Dee) with the sample set.
airshipcity::GameRecord sampleRecord(std::size_t players = 3, std::uint64_t seed = 7);
/// The same, with a stage bonus of stage 2 from which players choose.
airshipcity::GameRecord choosingRecord(std::size_t players = 4);
/// The same with a catalogue that knows only what is built in; the tiles are those of the sample set.
airshipcity::GameRecord emptyBoxRecord(std::size_t players = 3);

/// The first cell with a tile of that kind; its city has every kind.
airshipcity::Cell cellOfKind(const AirshipCityTable &table, airshipcity::TileKind kind);

/// Sets values by hand; fails loudly if the rules refuse.
void setBoards(AirshipCityTable &table, std::initializer_list<airshipcity::Assignment> values);

/// Puts crew 1 of the current player beside the first tile of a kind and crew 2 out of its way, and gives the player
/// so much of everything. Answers the cell of that tile.
airshipcity::Cell standBeside(AirshipCityTable &table, airshipcity::TileKind kind, std::uint8_t stock = 10);

/// How many events of a kind of play are in force.
template <class Kind>
int countPlayed(const AirshipCityTable &table)
{
    int count = 0;
    for (const airshipcity::Entry &entry : table.session().record().inForce()) {
        const auto *played = std::get_if<airshipcity::Played>(&entry.event);
        count += played != nullptr && std::holds_alternative<Kind>(played->play.what) ? 1 : 0;
    }
    return count;
}

/// The last event in force as a kind of play; null if it is another one.
template <class Kind>
const Kind *lastPlayed(const AirshipCityTable &table)
{
    const auto events = table.session().record().inForce();
    if (events.empty())
        return nullptr;
    const auto *played = std::get_if<airshipcity::Played>(&events.back().event);
    return played != nullptr ? std::get_if<Kind>(&played->play.what) : nullptr;
}

} // namespace skyledger::ui::fixture
