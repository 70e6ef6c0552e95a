// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/changes.h"
#include "core/airshipcity/names.h"
#include "core/airshipcity/rules/rules.h"
#include "core/airshipcity/setup.h"
#include "core/airshipcity/state.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

/// The final scoring (p12): VP of the game, unfinished contracts, contribution awards, tie-breaks. Derived, never
/// stored; the ledger that explains a total adds up to it.
namespace skyledger::airshipcity {

/// Where a player's VP marker lies on the round track of 20 spaces, and which side of the 20/40 marker stands in for it
/// (AC-SCORE-07): 23 is the 20 side on space 3. Below 0 the marker waits at the start.
struct VpMarker {
    int side = 0;     ///< 0: the plain marker; else 20, 40, and 60 for those who get that far
    int position = 0; ///< 0: the start, before space 1
    friend constexpr bool operator==(const VpMarker &, const VpMarker &) = default;
};

constexpr VpMarker vpMarkerOf(int vp)
{
    constexpr int lap = 20;
    return vp < 0 ? VpMarker{} : VpMarker{vp / lap * lap, vp % lap};
}

/// First and second prize of a contribution award (AC-AWD-01 to 03).
struct AwardPrizes {
    int first;
    int second;
    Rule rule;
};
constexpr AwardPrizes prizesOf(Award award)
{
    constexpr Per<Award, AwardPrizes> prizes{
        {{{6, 3, Rule::Awd01}, {4, 2, Rule::Awd02}, {2, 1, Rule::Awd03}}}};
    return prizes[award];
}

/// What the final scoring needs to know of one player, from a record or from a score sheet.
struct FinalCount {
    int trackVp = 0;                          ///< the VP marker before anything is added
    int unfinishedVp = 0;                     ///< printed on contracts still on the term track, 0 or more
    Per<Award, int> counts;                   ///< airship majorities, utility majorities, completed contracts
    Per<Award, std::optional<bool>> tookPart; ///< nothing: on a sheet, nobody said
    Amounts stock;
    std::optional<int> markers; ///< donation markers on the board, for one reading of the last tie-break
    friend bool operator==(const FinalCount &, const FinalCount &) = default;
};

/// What decided who wins; `Shared`: nothing did.
enum class DecidedBy : std::uint8_t { Vp, Resources, Final, Shared };
struct PlayerScore {
    int trackVp = 0;
    int unfinished = 0; ///< 0 or less
    Per<Award, int> awards;
    Per<Award, int> places; ///< 1, 2, or 0 for none
    int total = 0;
    int resources = 0; ///< left over, all kinds (AC-SCORE-05)
    int rank = 1;      ///< shared on a full tie; the next one skips
    bool wins = false;
    std::vector<LedgerLine> ledger;
};

struct FinalScore {
    bool isFinal = false; ///< the game is over and every value is known
    std::vector<PlayerScore> players;
    DecidedBy decidedBy = DecidedBy::Vp;
    /// The last tie-break would have needed marker counts that nobody gave (score sheets only).
    bool lacksMarkers = false;
    std::vector<MissingValue> missing; ///< VP of unfinished contracts, counted as 0
};

/// Scores final counts. `ledger` holds the lines that explain them: for each player they add up to the VP marker less
/// what unfinished contracts cost.
FinalScore score(const Rulings &rulings, std::span<const FinalCount> counts,
                 std::span<const LedgerLine> ledger);

/// What is compared last, where a ruling names it (AC-AMB-20); nothing: it names none, or the number is not known.
std::optional<int> lastCompared(FinalTieBreak tieBreak, const FinalCount &count);

/// Points by where they come from. They add up to the total.
using PointsBySource = Per<VpSource, int>;
PointsBySource pointsBySource(const PlayerScore &player);

/// What awards and tie-breaks compare, read off the boards.
std::vector<FinalCount> finalCounts(const Setup &setup, const State &state);

/// Scores a game as if it ended in this state.
FinalScore score(const Setup &setup, const State &state, std::span<const LedgerLine> ledger);

} // namespace skyledger::airshipcity

namespace skyledger {
template <>
inline constexpr std::array<std::string_view, 4> table::nameTable<airshipcity::DecidedBy>{"vp", "resources",
                                                                                          "final", "shared"};
} // namespace skyledger
