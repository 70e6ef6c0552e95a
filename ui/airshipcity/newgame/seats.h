// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/setupjson.h"
#include "ui/newgame/playersform.h"

/// Who plays Airship City, as the form of players knows it and back.
namespace skyledger::ui {

/// Three or four people and four colours.
SeatsSpec airshipCitySeats();
QList<SeatedPlayer> seatedPlayers(const QList<airshipcity::PlayerInfo> &players);
QList<airshipcity::PlayerInfo> playersOf(const QList<SeatedPlayer> &seated);

} // namespace skyledger::ui
