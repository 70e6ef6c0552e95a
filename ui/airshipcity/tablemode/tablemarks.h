// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/vocabulary.h"
#include "ui/play/tablemode/tablerow.h"

/// What a player holds as it is drawn on a plate, to be read from two metres without a word.
namespace skyledger::ui {

/// The majority of an airship: the family's shape and colours, and the level.
TableRow::Mark markOf(airshipcity::Airship airship);
/// The majority of a public utility: a building.
TableRow::Mark utilityMark();

} // namespace skyledger::ui
