// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/numbers/numbersheet.h"

namespace skyledger::ui {

/// All numbers of the depots, one column for each player: stocks, points, renovations, crew, bonus effects.
QWidget *depotSection(NumberSheet &sheet, QWidget *parent);

/// Where each contract lies: in the deck, on display, with a player.
QWidget *contractSection(NumberSheet &sheet, QWidget *parent);

} // namespace skyledger::ui
