// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamerecord.h"

namespace skyledger {
template class play::EventCodec<airshipcity::AirshipCity>;
template class play::RecordFile<airshipcity::AirshipCity>;
} // namespace skyledger

namespace skyledger::airshipcity {

Replay replay(const Setup &setup, std::span<const Entry> entries,
              const std::function<void(const ReplayStep &)> &onStep)
{
    return play::replayItems<AirshipCity, Entry>(setup, entries, onStep);
}

} // namespace skyledger::airshipcity
