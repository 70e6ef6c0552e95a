// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/rules/rules.h"
#include "core/table/random.h"

#include <QtCore/QDateTime>

namespace skyledger::airshipcity::test {

/// Keeps the record of a game while it is played, with times as at a table: a move takes thought, an answer is quick.
class Scribe
{
public:
    /// The game begins when the record says it does.
    Scribe(GameRecord record, std::uint64_t seed);

    const Setup &setup() const { return m_record.setup; }
    const State &state() const { return m_state; }
    const GameRecord &record() const { return m_record; }

    /// Writes an event down. It must be one that can be replayed.
    void write(const Event &event, const QString &reason = {});
    void write(const Play &play) { write(Played{play, {}}); }
    /// Goes back to the boards after so many events; with `keep` the events stay at hand beyond the cursor, else
    /// they are left as an abandoned line.
    void goBack(std::size_t events, bool keep = false);
    /// A public utility that comes up, known from now on.
    Utility meet(const QString &utility);

private:
    QString now(const Event &event);

    GameRecord m_record;
    State m_state;
    QDateTime m_clock;
    table::Random m_random;
};

} // namespace skyledger::airshipcity::test
