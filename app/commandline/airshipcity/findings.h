// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/findings.h"
#include "core/airshipcity/record/gamerecord.h"

namespace skyledger::airshipcity::cli {

/// What a replay of all events in force comes upon.
commandline::Findings findingsOf(const GameRecord &record);

/// Why a replay of the record stopped.
commandline::Stop stopOf(const GameRecord &record, const Replay &replay);

} // namespace skyledger::airshipcity::cli
