// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/playedsession.h"

#include "core/airshipcity/game/randomplay.h"

namespace skyledger::airshipcity::fixture {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Plays until `isEnough` or the end of the game.
template <class Enough>
void playUntil(Session &session, std::uint64_t seed, const Enough &isEnough)
{
    RandomPlayer player(seed);
    QDateTime time({2026, 11, 27}, {20, 0}, Qt::OffsetFromUTC, 3600);
    session.setClock([&time] { return time = time.addSecs(60); });
    while (!isEnough()) {
        const Play *play = player.choose(session.setup(), session.state());
        if (!play)
            break;
        session.play(Played{*play, {}});
    }
    session.setClock([time] { return time; });
}

} // namespace

void playOn(Session &session, qsizetype events, std::uint64_t seed)
{
    const qsizetype end = session.cursor() + events;
    playUntil(session, seed, [&] { return session.cursor() >= end; });
}

void playToRound(Session &session, int round, std::uint64_t seed)
{
    playUntil(session, seed, [&] { return session.state().round >= round; });
}

QString disagreement(const Session &session)
{
    const GameRecord &record = session.record();
    const Replay again = replay(record.setup, record.entries);
    if (again.states.size() != static_cast<std::size_t>(session.eventCount()) + 1)
        return u"a replay comes to event %1, the session has %2"_s.arg(again.states.size() - 1)
            .arg(session.eventCount());
    for (std::size_t i = 0; i < again.states.size(); ++i) {
        if (again.states[i] != session.stateAt(static_cast<qsizetype>(i)))
            return u"the kept state %1 differs from a replay"_s.arg(i);
    }
    const std::span<const LedgerLine> ledger = session.ledgerUpTo(session.eventCount());
    if (!std::equal(ledger.begin(), ledger.end(), again.ledger.begin(), again.ledger.end()))
        return u"the ledger differs from a replay"_s;

    const QByteArray bytes = writeGameRecord(record);
    const auto read = readGameRecord(bytes);
    if (!read)
        return u"the file cannot be read: "_s + table::describe(read.error());
    if (writeGameRecord(read.value()) != bytes)
        return u"the file is not written back as it was"_s;
    const Session reopened(read.value());
    if (reopened.cursor() != session.cursor() || reopened.eventCount() != session.eventCount())
        return u"the reopened game has other events in force"_s;
    if (reopened.state() != session.state() || reopened.setup() != session.setup())
        return u"the reopened game stands differently"_s;
    if (reopened.record().documents() != record.documents())
        return u"the reopened game holds other events"_s;
    return {};
}

} // namespace skyledger::airshipcity::fixture
