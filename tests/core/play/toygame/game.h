// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/recordfile.h"
#include "core/play/sessionof.h"
#include "tests/core/play/toygame/tables.h"

namespace skyledger::toygame {

/// Points that a player got or lost.
struct LedgerLine {
    Player player{};
    std::int16_t points = 0;
    Rule rule{};
    std::size_t event = 0; ///< counted from 1
    friend constexpr bool operator==(const LedgerLine &, const LedgerLine &) = default;
};

struct PlayerInfo {
    QString name;
    friend bool operator==(const PlayerInfo &, const PlayerInfo &) = default;
};

/// The toy as the shared rooms see it.
struct Game {
    using Player = toygame::Player;
    using Setup = toygame::Setup;
    using State = toygame::State;
    using Play = toygame::Play;
    using Reported = toygame::Reported;
    using Assignment = toygame::Assignment;
    using Played = toygame::Played;
    using Correct = toygame::Correct;
    using Override = toygame::Override;
    using Event = toygame::Event;
    using Changes = toygame::Changes;
    using LedgerLine = toygame::LedgerLine;
    using Ids = toygame::Ids;
    using PlayerInfo = toygame::PlayerInfo;

    static State start(const Setup &setup) { return startState(setup); }
    static play::Verdict check(const Setup &setup, const State &state, const Event &event)
    {
        return toygame::check(setup, state, event);
    }
    static void apply(const Setup &setup, State &state, const Event &event, Changes *changes)
    {
        toygame::apply(setup, state, event, changes);
    }
    static void legal(const Setup &setup, const State &state, std::vector<Play> &plays)
    {
        legalPlays(setup, state, plays);
    }
    static void undetermined(const Setup &setup, const State &state, std::vector<Play> &plays)
    {
        undeterminedPlays(setup, state, plays);
    }
    static play::Seat toAct(const State &state)
    {
        return state.over ? play::nobody : play::seatOf(state.current);
    }
    static play::Seat doer(const State &state, const Play &play)
    {
        return play::seatOf(playerOf(state, play));
    }
    static play::TurnKey turn(const State &state) { return {state.round, play::seatOf(state.current), 0}; }
    static bool isOver(const State &state) { return state.over; }
    static void addToLedger(std::vector<LedgerLine> &ledger, const Changes &changes, std::size_t event)
    {
        for (const Change &change : changes) {
            if (change.kind == Change::Kind::Points)
                ledger.push_back({change.player, change.amount, change.rule, event});
        }
    }

    static constexpr QLatin1StringView gameId{"toy"};
    static constexpr Rule impossible = Rule::Set01;
    static const auto &plays() { return toygame::plays(); }
    static const table::JsonShape &shape();
    static Setup readSetup(const table::JsonNode &node, Ids &ids, QList<PlayerInfo> &players);
    static void settle(const Ids & /*ids*/, Setup & /*setup*/) {}
    static void writeSetup(QJsonObject & /*document*/, const Setup & /*setup*/) {}
    static Correct readCorrection(const table::JsonNode &node, Ids &ids)
    {
        return {settings().read(node, ids)};
    }
    static QJsonObject correctionJson(const Correct &correct, const Ids &ids)
    {
        return settings().write(correct.set, ids);
    }
    static QJsonObject boardsJson(const Setup &setup, const State &state, const Ids &ids)
    {
        return settings().write(settings().values(setup, state, ids), ids);
    }
    static bool fitsFormat(const Event &event, const Ids &ids);
};
static_assert(play::RecordedGame<Game>);

using Record = play::RecordOf<Game>;
using Session = play::SessionOf<Game>;

} // namespace skyledger::toygame

namespace skyledger {
extern template class play::SessionOf<toygame::Game>;
extern template class play::RecordFile<toygame::Game>;
} // namespace skyledger
