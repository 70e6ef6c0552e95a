// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/setupjson.h"
#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/rules.h"
#include "core/describe/plays.h"
#include "core/play/record.h"

namespace skyledger::cloudage {

/// The kinds of plays as files write them, and what the table alone cannot say of two of them.
class Plays : public describe::PlayTable<Played, Ids>
{
public:
    using PlayTable::PlayTable;

    /// As in `PlayTable`. Amounts of an `effect` belong to somebody: its player must be named then.
    Played read(const table::JsonNode &event, Ids &ids) const;
    bool fits(const Played &played, const Ids &ids) const;
    QJsonObject write(const Played &played, const Ids &ids) const;
    /// A play in its bare form, as `moves` lists it: cards that are not told stand as null.
    QJsonObject write(const Play &play, const Ids &ids) const { return write(Played{play, {}}, ids); }
};

const Plays &plays();

/// CloudAge with its records, as `core/play` asks for it (`play::RecordedGame`).
struct CloudAge {
    using Player = cloudage::Player;
    using Setup = cloudage::Setup;
    using State = cloudage::State;
    using Play = cloudage::Play;
    using Reported = cloudage::Reported;
    using Assignment = cloudage::Assignment;
    using Played = cloudage::Played;
    using Correct = cloudage::Correct;
    using Override = cloudage::Override;
    using Event = cloudage::Event;
    using Changes = cloudage::Changes;
    using LedgerLine = cloudage::LedgerLine;
    using Ids = cloudage::Ids;
    using PlayerInfo = cloudage::PlayerInfo;

    static State start(const Setup &setup) { return startState(setup); }
    static play::Verdict check(const Setup &setup, const State &state, const Event &event)
    {
        return cloudage::check(setup, state, event);
    }
    static void apply(const Setup &setup, State &state, const Event &event, Changes *changes)
    {
        cloudage::apply(setup, state, event, changes);
    }
    static void legal(const Setup &setup, const State &state, std::vector<Play> &plays)
    {
        legalEvents(setup, state, plays);
    }
    static void undetermined(const Setup &setup, const State &state, std::vector<Play> &plays)
    {
        undeterminedEvents(setup, state, plays);
    }
    /// The first who owes an answer, else the one whose turn it is.
    static play::Seat toAct(const State &state)
    {
        if (isOver(state))
            return play::nobody;
        return play::seatOf(state.pending.empty() ? state.current : state.pending.front().player);
    }
    static play::Seat doer(const State &state, const Play &play)
    {
        return play::seatOf(playerOf(state, play));
    }
    /// A flight with its fight and a City action with its answers are turns of their player; the rest is everybody's.
    static play::TurnKey turn(const State &state)
    {
        const Phase phase = state.phase == Phase::Answers ? state.during : state.phase;
        const bool flies = phase == Phase::Movement || phase == Phase::Fight;
        if (flies || phase == Phase::Action)
            return {state.round, play::seatOf(state.current), static_cast<std::uint8_t>(flies ? 1 : 0)};
        return {state.round, play::seatOf(state.first), static_cast<std::uint8_t>(2 + indexOf(phase))};
    }
    static bool isOver(const State &state) { return state.phase == Phase::Over; }
    static void addToLedger(std::vector<LedgerLine> &ledger, const Changes &changes, std::size_t event)
    {
        cloudage::addToLedger(ledger, changes, event);
    }

    static constexpr QLatin1StringView gameId{"cloudage"};
    static constexpr Rule impossible = Rule::Setup18;
    static const table::JsonShape &shape();
    static const Plays &plays() { return cloudage::plays(); }
    static Setup readSetup(const table::JsonNode &node, Ids &ids, QList<PlayerInfo> &players);
    static void settle(const Ids &, Setup &) {} // every id is in the catalogue, and was counted there
    static void writeSetup(QJsonObject &document, const Setup &setup);
    static Correct readCorrection(const table::JsonNode &node, Ids &ids);
    static QJsonObject correctionJson(const Correct &correct, const Ids &ids);
    static QJsonObject boardsJson(const Setup &setup, const State &state, const Ids &ids);
    static bool fitsFormat(const Event &event, const Ids &ids);
};

} // namespace skyledger::cloudage
