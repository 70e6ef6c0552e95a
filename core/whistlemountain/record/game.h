// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/recordfile.h"
#include "core/play/sessionof.h"
#include "core/whistlemountain/record/plays.h"
#include "core/whistlemountain/scoring.h"
#include "core/whistlemountain/settings.h"

namespace skyledger::whistlemountain {

inline constexpr QLatin1StringView gameId{"whistle-mountain"};

/// What files tell of a player that the rules do not ask for.
struct PlayerInfo {
    QString name;
    PlayerColor color = none<PlayerColor>; ///< `none`: not told, in a score sheet
    friend bool operator==(const PlayerInfo &, const PlayerInfo &) = default;
};

/// The game as the shared rooms see it.
struct Game {
    using Player = whistlemountain::Player;
    using Setup = whistlemountain::Setup;
    using State = whistlemountain::State;
    using Play = whistlemountain::Play;
    using Reported = whistlemountain::Reported;
    using Assignment = whistlemountain::Assignment;
    using Played = whistlemountain::Played;
    using Correct = whistlemountain::Correct;
    using Override = whistlemountain::Override;
    using Event = whistlemountain::Event;
    using Changes = whistlemountain::Changes;
    using LedgerLine = whistlemountain::LedgerLine;
    using Ids = whistlemountain::Ids;
    using PlayerInfo = whistlemountain::PlayerInfo;

    static State start(const Setup &setup) { return startState(setup); }
    static play::Verdict check(const Setup &setup, const State &state, const Event &event)
    {
        return whistlemountain::check(setup, state, event);
    }
    static void apply(const Setup &setup, State &state, const Event &event, Changes *changes)
    {
        whistlemountain::apply(setup, state, event, changes);
    }
    static void legal(const Setup &setup, const State &state, std::vector<Play> &plays)
    {
        legalEvents(setup, state, plays);
    }
    static void undetermined(const Setup &setup, const State &state, std::vector<Play> &plays)
    {
        undeterminedEvents(setup, state, plays);
    }
    static play::Seat toAct(const State &state)
    {
        return isOver(state) ? play::nobody : play::seatOf(whistlemountain::toAct(state));
    }
    static play::Seat doer(const State &state, const Play &play)
    {
        return play::seatOf(play.player == none<Player> ? state.current : play.player);
    }
    /// The first scaffolds are no turns (WM-SETUP-09).
    static play::TurnKey turn(const State &state)
    {
        return {1, play::seatOf(state.current), static_cast<std::uint8_t>(state.phase == Phase::Start)};
    }
    static bool isOver(const State &state) { return state.phase == Phase::Over; }
    static void addToLedger(std::vector<LedgerLine> &ledger, const Changes &changes, std::size_t event)
    {
        whistlemountain::addToLedger(ledger, changes, event);
    }

    static constexpr QLatin1StringView gameId = whistlemountain::gameId;
    static constexpr Rule impossible = Rule::Setup10;
    static WrittenPlays plays() { return {}; }
    static const table::JsonShape &shape();
    static Setup readSetup(const JsonNode &node, Ids &ids, QList<PlayerInfo> &players);
    static void settle(const Ids & /*ids*/, Setup & /*setup*/) {}
    static void writeSetup(QJsonObject &document, const Setup &setup);
    static Correct readCorrection(const JsonNode &node, Ids &ids) { return {settings().read(node, ids)}; }
    static QJsonObject correctionJson(const Correct &correct, const Ids &ids)
    {
        return settings().write(correct.set, ids);
    }
    static QJsonObject boardsJson(const Setup &setup, const State &state, const Ids &ids)
    {
        return settings().write(settings().values(setup, state, ids), ids);
    }
    /// An override or correction may hold amounts beyond what a file can tell.
    static bool fitsFormat(const Event &event, const Ids &ids);
};
static_assert(play::RecordedGame<Game>);

using GameRecord = play::RecordOf<Game>;
using Session = play::SessionOf<Game>;

} // namespace skyledger::whistlemountain

namespace skyledger {
extern template class play::SessionOf<whistlemountain::Game>;
extern template class play::RecordFile<whistlemountain::Game>;
} // namespace skyledger
