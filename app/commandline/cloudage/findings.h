// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/findings.h"
#include "core/cloudage/record/gamerecord.h"
#include "core/cloudage/replay.h"

#include <span>

namespace skyledger::cloudage::cli {

/// What a replay of all events in force comes upon.
commandline::Findings findingsOf(const GameRecord &record);

/// Why a replay of the record stopped.
commandline::Stop stopOf(const GameRecord &record, const Replay &replay);

/// Values that are not known, in words.
QString whatIsMissing(std::span<const play::MissingValue> missing, const GameRecord &record);

} // namespace skyledger::cloudage::cli
