// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/newgame/playersform.h"

namespace skyledger::ui {

/// Three or four people and four colours.
inline SeatsSpec airshipCitySeats()
{
    return seatsOf<airshipcity::PlayerColor>(3, 4, words::name, pieceColor);
}

} // namespace skyledger::ui
