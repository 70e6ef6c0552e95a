// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/game.h"
#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/state.h"

namespace skyledger::airshipcity::cli {

/// What may happen next at a moment of a record, as `moves` prints it.
QByteArray movesAt(const GameRecord &record, const State &state, commandline::Listing listing,
                   commandline::Form form);

} // namespace skyledger::airshipcity::cli
