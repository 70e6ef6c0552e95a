// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/score/compare/comparedgame.h"

#include <memory>

namespace skyledger::ui {

class AirshipCityTable;

/// The end of a game of Airship City, compared by VP, stocks and majorities. The table must stay.
std::unique_ptr<ComparedGame> comparedCity(AirshipCityTable &table);

} // namespace skyledger::ui
