// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/changes.h"
#include "core/airshipcity/event.h"
#include "core/airshipcity/ids.h"
#include "core/airshipcity/rules/rules.h"
#include "core/airshipcity/rules/settings.h"
#include "core/airshipcity/setup.h"
#include "core/airshipcity/state.h"
#include "core/airshipcity/verdict.h"
#include "core/describe/plays.h"
#include "core/play/record.h"

/// Airship City as `core/play` sees it.
namespace skyledger::airshipcity {

/// Somebody at the table.
struct PlayerInfo {
    QString name; ///< 1 to 40 characters
    PlayerColor color{};
    friend bool operator==(const PlayerInfo &, const PlayerInfo &) = default;
};

/// The types, rules and files of the game. What each function does is said at `play::Game` and `play::RecordedGame`.
struct AirshipCity {
    using Player = airshipcity::Player;
    using Setup = airshipcity::Setup;
    using State = airshipcity::State;
    using Play = airshipcity::Play;
    using Reported = airshipcity::Reported;
    using Assignment = airshipcity::Assignment;
    using Played = airshipcity::Played;
    using Correct = airshipcity::Correct;
    using Override = airshipcity::Override;
    using Event = airshipcity::Event;
    using Changes = airshipcity::Changes;
    using LedgerLine = airshipcity::LedgerLine;
    using Ids = airshipcity::Ids;
    using PlayerInfo = airshipcity::PlayerInfo;

    static State start(const Setup &setup) { return startState(setup); }
    static play::Verdict check(const Setup &setup, const State &state, const Event &event)
    {
        return airshipcity::check(setup, state, event);
    }
    static void apply(const Setup &setup, State &state, const Event &event, Changes *changes)
    {
        airshipcity::apply(setup, state, event, changes);
    }
    static void legal(const Setup &setup, const State &state, std::vector<Play> &plays)
    {
        legalEvents(setup, state, plays);
    }
    static void undetermined(const Setup &setup, const State &state, std::vector<Play> &plays)
    {
        undeterminedEvents(setup, state, plays);
    }
    static play::Seat toAct(const State &state) { return play::seatOf(playerToAct(state)); }
    static play::Seat doer(const State &state, const Play &play);
    static play::TurnKey turn(const State &state);
    static bool isOver(const State &state) { return state.phase == Phase::Over; }
    static void addToLedger(std::vector<LedgerLine> &ledger, const Changes &changes, std::size_t event);

    static constexpr QLatin1StringView gameId{"airship-city"};
    static constexpr Rule impossible = Rule::Setup11;
    /// A `use` may have any of the keys of its tiles: whether they fit is for the rules to say (AC-MOVE-08).
    static const describe::PlayTable<Played, Ids> &plays();
    static const table::JsonShape &shape();
    static Setup readSetup(const table::JsonNode &node, Ids &ids, QList<PlayerInfo> &players);
    /// Counts contracts and utilities: where the catalogue does not list them, events may name more than the setup.
    static void settle(const Ids &ids, Setup &setup);
    static void writeSetup(QJsonObject &document, const Setup &setup);
    /// The rules refuse more than two slides; of an override each runs, so none may be left out.
    static void refuseOverridden(const table::JsonNode &event);
    static Correct readCorrection(const table::JsonNode &node, Ids &ids)
    {
        return {settings().read(node, ids)};
    }
    static QJsonObject correctionJson(const Correct &correct, const Ids &ids)
    {
        return settings().write(correct.set, ids);
    }
    static QJsonObject boardsJson(const Setup &setup, const State &state, const Ids &ids);
    static bool fitsFormat(const Event &event, const Ids &ids);
};

} // namespace skyledger::airshipcity
