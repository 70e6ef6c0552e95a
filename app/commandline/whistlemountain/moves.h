// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/game.h"
#include "core/whistlemountain/replay.h"

namespace skyledger::whistlemountain::cli {

/// `moves`, in either form.
QByteArray movesAt(const GameRecord &record, const State &state, commandline::Listing listing,
                   commandline::Form form);

} // namespace skyledger::whistlemountain::cli
