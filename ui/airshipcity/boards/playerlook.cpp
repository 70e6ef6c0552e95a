// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/boards/playerlook.h"

#include "ui/airshipcity/looks/looks.h"

namespace skyledger::ui {

PlayerLook lookOf(const AirshipCityTable &table, airshipcity::Player player)
{
    return {pieceColor(table.color(player)), table.mark(player)};
}

} // namespace skyledger::ui
