// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/steps/stepsvisits.h"

namespace skyledger::ui {

class AirshipCityTable;

/// The upkeep that an event belongs to, 1 to the number in force, as its page shows it; nothing if it belongs to none.
std::optional<Steps> upkeepSteps(AirshipCityTable &table, qsizetype event);
/// How upkeeps come and go. The table must stay.
StepsSource upkeepSource(AirshipCityTable &table);

} // namespace skyledger::ui
