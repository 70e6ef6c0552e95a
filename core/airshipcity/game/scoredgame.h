// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/record/scoresheet.h"
#include "core/airshipcity/rules/scoring.h"
#include "core/airshipcity/rulings.h"
#include "core/score/curve.h"

#include <span>
#include <vector>

namespace skyledger::airshipcity {

/// Somebody at the end of a game.
struct ScoredPlayer {
    QString name;
    std::optional<PlayerColor> color;
    bool first = false;
    friend bool operator==(const ScoredPlayer &, const ScoredPlayer &) = default;
};

/// A correction or an override: where people decided against the program or the rules.
struct Intervention {
    std::size_t event = 0; ///< counted from 1
    Event what;
    QString reason;
    State before;
    Per<Player, int> vp; ///< how much it changed
};

/// What a reading that somebody chose means for the score: the same game, scored under the edition's default reading of
/// that rule.
struct RulingEffect {
    const RulingInfo *ruling = nullptr; ///< nothing: all chosen readings together
    std::size_t chosen = 0;
    std::size_t usual = 0; ///< the edition's default
    /// The score under the default; nothing if the game could not have gone on so.
    std::optional<FinalScore> otherwise;
    std::size_t stoppedAt = 0; ///< the event that the default would not have allowed, counted from 1
};

/// A game with its final scoring and everything that explains it, tracked or not: what pages, exports and the shelf are
/// made of. A plain value.
struct ScoredGame {
    bool tracked = false;
    QString id;
    QString playedAt; ///< ISO 8601 with UTC offset; empty: not known
    QString endedAt;  ///< of the last event; empty: not recorded
    Setup setup;      ///< of a sheet: edition, rulings and number of players alone
    Ids ids;
    QJsonObject catalogue;
    QList<ScoredPlayer> players; ///< in turn order
    std::vector<FinalCount> counts;
    FinalScore score;
    KeySet<Player> totalsNotKnown; ///< who hold a contract whose VP are not known: it counts 0
    bool over = true;              ///< false: scored as if it ended now
    std::optional<Ending> ending;  ///< how it ended, if that was tracked
    std::vector<Intervention> interventions;
    std::vector<RulingEffect> rulingEffects; ///< of readings that are not the edition's default

    QStringList names() const;
};

/// The scoring of a record's events in force, which have been replayed up to there.
ScoredGame scoredGame(const GameRecord &record, const Replay &replay);
/// The same for a record that is replayed here; nothing if an event in force cannot be replayed.
std::optional<ScoredGame> scoredGame(const GameRecord &record);

/// The scoring of a score sheet.
ScoredGame scoredGame(const ScoreSheet &sheet);

/// The final score of a sheet alone.
FinalScore scored(const ScoreSheet &sheet);

/// What awards and tie-breaks compare, as a sheet has it.
std::vector<FinalCount> finalCounts(const ScoreSheet &sheet);

/// The effects of all readings that are not the edition's default, each by itself; the last one is that of all
/// together, if there are several.
std::vector<RulingEffect> rulingEffects(const Setup &setup, std::span<const Entry> entries);
std::vector<RulingEffect> rulingEffects(const ScoreSheet &sheet);

/// How the VP of a game went: its states after 0, 1, 2 ... events.
score::Curve gameCurve(const Setup &setup, std::span<const State> states);

} // namespace skyledger::airshipcity
