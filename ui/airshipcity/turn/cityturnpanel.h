// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/turn/steppanel.h"

namespace skyledger::ui {

/// The turn panel under the city. The name of a public utility that the game has not met yet is asked for here. The table
/// must stay.
StepPanel *cityTurnPanel(AirshipCityTable &table, QWidget *parent);

} // namespace skyledger::ui
