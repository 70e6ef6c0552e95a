// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/ledger.h"
#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/rules.h"
#include "core/play/game.h"

namespace skyledger::cloudage {

/// The rules of CloudAge as the shared rooms see them; `record/game.h` adds its records.
struct Game {
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
};
static_assert(play::Game<Game>);

} // namespace skyledger::cloudage
