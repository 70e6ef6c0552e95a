// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/state.h"

#include <QtCore/QJsonObject>

namespace skyledger::airshipcity {

/// Every board of a position, as `state --json` prints it; to be written with `shapes::state`. The state must be one of
/// the record's own game.
QJsonObject stateJson(const GameRecord &record, const State &state);

} // namespace skyledger::airshipcity
