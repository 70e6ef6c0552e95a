// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toygame/tables.h"

namespace skyledger::toygame {

using namespace describe;

namespace {

constexpr Field<Pick, Ids> pickFields[] = {field<&Pick::berries, Number<1, mostPicked>>("berries")};
constexpr Field<Fill, Ids> fillFields[] = {field<&Fill::basket>("basket")};
constexpr Field<Reported, Ids> reportedFields[] = {
    optionalField<&Reported::pay, Number<0, 99>>("pay"),
    optionalField<&Reported::points, Number<-99, 99>>("points"),
};
constexpr Field<Play, Ids> playerField = optionalField<&Play::player>("player");

constexpr PlayShape<Played, Ids> shapes[] = {
    shape<&Play::what, Pick, pickFields>("pick"),
    shape<&Play::what, Fill, fillFields>("fill"),
    shape<&Play::what, EndTurn>("endTurn"),
};

constexpr describe::Setting<State, Setup, Ids> rows[] = {
    setting<at<&State::players, &PlayerState::berries>, Number<0, 99>>(Setting::Berries,
                                                                       "players.{player}.berries"),
    setting<at<&State::players, &PlayerState::points>, Number<-99, 99>>(Setting::Points,
                                                                        "players.{player}.points"),
};

constexpr PrintedValue<Setup, Ids> valueRows[] = {
    printed<at<&Setup::baskets, &BasketValues::cost>, Number<0, 99>>(Value::BasketCost,
                                                                     "baskets.{basket}.cost"),
    printed<at<&Setup::baskets, &BasketValues::points>, Number<0, 99>>(Value::BasketPoints,
                                                                       "baskets.{basket}.points"),
};

constexpr std::string_view tieBreaks[] = {"shared", "berries"};
constexpr Ruling<Rulings, Rule> rulingRows[] = {
    ruling<&Rulings::tieBreak>("tieBreak", Rule::End01, tieBreaks),
};

bool berriesBreakTies(const Rulings &rulings)
{
    return rulings.tieBreak == TieBreak::Berries;
}

constexpr SheetRow<SheetPlayer, Rulings> sheetRows[] = {
    sheetRow<&SheetPlayer::points, -99, 99>(SheetEntry::Points, "points"),
    sheetRow<&SheetPlayer::berries, 0, mostBerries>(SheetEntry::Berries, "berries")
        .askedBy<berriesBreakTies>(),
};

} // namespace

const PlayTable<Played, Ids> &plays()
{
    static const PlayTable<Played, Ids> table(shapes, playerField, reportedFields);
    return table;
}

const SettingTable<State, Setup, Ids> &settings()
{
    static const SettingTable<State, Setup, Ids> table(rows);
    return table;
}

const PrintedTable<Setup, Ids> &values()
{
    static const PrintedTable<Setup, Ids> table(valueRows);
    return table;
}

const RulingTable<Rulings, Rule> &rulings()
{
    static const RulingTable<Rulings, Rule> table(rulingRows);
    return table;
}

const SheetTable<SheetPlayer, Rulings> &sheet()
{
    static const SheetTable<SheetPlayer, Rulings> table(sheetRows);
    return table;
}

} // namespace skyledger::toygame
