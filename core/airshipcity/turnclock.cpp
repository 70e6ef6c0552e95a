// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/turnclock.h"

#include "core/airshipcity/timeline.h"

#include <algorithm>

namespace skyledger::airshipcity {

using std::chrono::milliseconds;

namespace {

/// What counts of the time between two moments.
milliseconds counted(const QDateTime &from, const QDateTime &to, milliseconds pause)
{
    return std::clamp(milliseconds(from.msecsTo(to)), milliseconds(0), pause);
}

void add(TurnTimes &times, Player player, int round, milliseconds passed)
{
    if (player == none<Player> || passed == milliseconds(0))
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

TurnTimes turnTimes(const GameRecord &record, std::span<const State> states, std::size_t events,
                    milliseconds pause)
{
    TurnTimes times;
    times.pause = pause;
    for (std::size_t i = 0; i < events; ++i) {
        const QDateTime at = QDateTime::fromString(record.note(i).at, Qt::ISODate);
        if (!at.isValid())
            continue;
        const State &before = states[i];
        if (times.last.isValid())
            add(times, playerToAct(before), before.round, counted(times.last, at, pause));
        times.last = at;
    }
    times.running = playerToAct(states[events]);
    times.round = states[events].round;
    return times;
}

} // namespace skyledger::airshipcity
