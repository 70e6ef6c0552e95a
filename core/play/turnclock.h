// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/record.h"

#include <QtCore/QDateTime>

#include <chrono>
#include <span>
#include <vector>

/// How long the players took, told by the times of the events alone.
namespace skyledger::play {

/// Time by seat.
using PlayerTimes = table::Per<Seat, std::chrono::milliseconds>;

/// After so long without an event the clock stands still.
inline constexpr std::chrono::seconds defaultPause = std::chrono::minutes(10);

/// How long everybody was waited for. The time between two events belongs to the player for whom the table waited
/// before the second one, and to the round of that position. What exceeds `pause` does not count; an event without a
/// time splits nothing; where the clock was set back no time passed. Before the first event and after the end of the
/// game no clock runs.
struct TurnTimes {
    PlayerTimes players;
    std::vector<PlayerTimes> rounds; ///< from round 1 on, up to the last one in which time passed
    std::chrono::milliseconds pause = defaultPause;

    QDateTime last;        ///< of the last event that has a time; invalid if none has
    Seat running = nobody; ///< whose clock runs since then
    int round = 1;         ///< in which it runs

    /// Whether nothing has happened for so long that the clock stands still.
    bool isPaused(const QDateTime &now) const;
    /// The same times with what has passed since the last event.
    TurnTimes until(const QDateTime &now) const;
    std::chrono::milliseconds total() const;

    /// An event happened; until then the table waited for that player in that round.
    void note(const QDateTime &at, Seat waitedFor, int inRound);
};

/// The times of the first `events` events of a record; `states` are those after 0, 1, 2 ... of them.
template <RecordedGame G>
TurnTimes turnTimes(const RecordOf<G> &record, std::span<const typename G::State> states, std::size_t events,
                    std::chrono::milliseconds pause = defaultPause)
{
    TurnTimes times;
    times.pause = pause;
    for (std::size_t i = 0; i < events; ++i) {
        const QDateTime at = QDateTime::fromString(record.note(i).at, Qt::ISODate);
        if (at.isValid())
            times.note(at, G::toAct(states[i]), G::turn(states[i]).round);
    }
    times.running = G::toAct(states[events]);
    times.round = G::turn(states[events]).round;
    return times;
}

} // namespace skyledger::play
