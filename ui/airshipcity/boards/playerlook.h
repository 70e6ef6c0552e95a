// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/widgets/tokens.h"

namespace skyledger::ui {

/// How a player of this game is told apart.
PlayerLook lookOf(const AirshipCityTable &table, airshipcity::Player player);

} // namespace skyledger::ui
