// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/airshipcity/looks/looks.h"

namespace skyledger::ui {

/// How a player of this game is told apart.
inline PlayerLook lookOf(const AirshipCityTable &table, airshipcity::Player player)
{
    return {pieceColor(table.color(player)), table.mark(player)};
}

} // namespace skyledger::ui
