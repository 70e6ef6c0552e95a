// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/replay.h"

namespace skyledger::cloudage {

Replay replay(const Setup &setup, std::span<const Event> events,
              const std::function<void(const ReplayStep &)> &onStep)
{
    return play::replayItems<CloudAge>(setup, events, onStep);
}

Replay replay(const Setup &setup, std::span<const Entry> entries,
              const std::function<void(const ReplayStep &)> &onStep)
{
    return play::replayItems<CloudAge>(setup, entries, onStep);
}

} // namespace skyledger::cloudage
