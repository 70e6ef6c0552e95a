// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/gamerecord.h"
#include "core/play/replay.h"

/// Games of CloudAge from their start.
namespace skyledger::cloudage {

using Replay = play::ReplayOf<CloudAge>;
using ReplayStep = play::ReplayStepOf<CloudAge>;

/// Replays events from the start, up to the first that is illegal or lacks a needed report. `onStep` is called for
/// each that was replayed.
template <class Item> // an event, or an entry of a record
Replay replay(const Setup &setup, std::span<const Item> items,
              const std::function<void(const ReplayStep &)> &onStep = {})
{
    return play::replayItems<CloudAge>(setup, items, onStep);
}

} // namespace skyledger::cloudage
