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

} // namespace skyledger::toygame
