// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/play/turnclock.h"

#include <algorithm>

namespace skyledger::play {

using std::chrono::milliseconds;

namespace {

/// What counts of the time between two moments.
milliseconds counted(const QDateTime &from, const QDateTime &to, milliseconds pause)
{
    return std::clamp(milliseconds(from.msecsTo(to)), milliseconds(0), pause);
}

void add(TurnTimes &times, Seat player, int round, milliseconds passed)
{
    if (player == nobody || passed == milliseconds(0))
        return;
    times.players[player] += passed;
    if (times.rounds.size() < static_cast<std::size_t>(round))
        times.rounds.resize(static_cast<std::size_t>(round));
    times.rounds[static_cast<std::size_t>(round) - 1][player] += passed;
}

} // namespace

bool TurnTimes::isPaused(const QDateTime &now) const
{
    return last.isValid() && milliseconds(last.msecsTo(now)) > pause;
}

TurnTimes TurnTimes::until(const QDateTime &now) const
{
    TurnTimes times = *this;
    if (last.isValid() && now.isValid())
        add(times, running, round, counted(last, now, pause));
    return times;
}

milliseconds TurnTimes::total() const
{
    milliseconds sum(0);
    for (const milliseconds each : players)
        sum += each;
    return sum;
}

void TurnTimes::note(const QDateTime &at, Seat waitedFor, int inRound)
{
    if (last.isValid())
        add(*this, waitedFor, inRound, counted(last, at, pause));
    last = at;
}

} // namespace skyledger::play
