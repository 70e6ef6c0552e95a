// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/session.h"
#include "core/play/changeablesession.h"

#include <QtTest/QtTest>

/// Sessions in which somebody has played, and what must hold of every session.
namespace skyledger::airshipcity::fixture {

using play::SetupChange;
/// A session as a table has it, whose setup can be changed.
using TableSession = play::ChangeableSession<AirshipCity, Session>;

/// Gives a setup other rulings.
inline void setRulings(SetupChange &setup, const Rulings &rulings)
{
    setup.others.insert(QLatin1StringView("rulings"), rulingTable().write(rulings));
}

/// Lets a session be played by chance: so many events, or up to the end of the game. Every event gets a time, a minute
/// after the one before.
void playOn(Session &session, qsizetype events, std::uint64_t seed);
/// The same up to a round.
void playToRound(Session &session, int round, std::uint64_t seed);

/// Why a session and its file are not the same: the kept states against a replay, the game written and read against the
/// session. Empty if all is well.
QString disagreement(const Session &session);

/// The moment of the first event at or after one that passes a test; the number of the event, from 1, or 0.
template <class Kind>
qsizetype findPlay(const Session &session, qsizetype from = 1)
{
    for (qsizetype n = from; n <= session.eventCount(); ++n) {
        const auto *played =
            std::get_if<Played>(&session.record().entries[static_cast<std::size_t>(n) - 1].event);
        if (played && std::holds_alternative<Kind>(played->play.what))
            return n;
    }
    return 0;
}

} // namespace skyledger::airshipcity::fixture
