// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"
#include "core/play/replay.h"

/// Games of Airship City from their start.
namespace skyledger::airshipcity {

using Replay = play::ReplayOf<AirshipCity>;
using ReplayStep = play::ReplayStepOf<AirshipCity>;
using Mended = play::MendedOf<AirshipCity>;

/// Replays events from the start, up to the first that is illegal or lacks a needed report. `onStep` is called for
/// each that was replayed.
Replay replay(const Setup &setup, std::span<const Event> events,
              const std::function<void(const ReplayStep &)> &onStep = {});
Replay replay(const Setup &setup, std::span<const Entry> entries,
              const std::function<void(const ReplayStep &)> &onStep = {});

} // namespace skyledger::airshipcity
