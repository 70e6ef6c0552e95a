// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/session.h"
#include "ui/play/steps/stepsvisits.h"

namespace skyledger::ui {

class AirshipCityTable;

/// The event that began the upkeep that an event belongs to; 0 if it belongs to none.
qsizetype beginningOfUpkeep(const airshipcity::Session &session, qsizetype event);
/// How upkeeps come and go, and what they bring. The table must stay.
StepsSource upkeepSource(AirshipCityTable &table);

} // namespace skyledger::ui
