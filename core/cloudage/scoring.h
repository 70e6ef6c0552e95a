// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/changes.h"
#include "core/cloudage/names.h"
#include "core/cloudage/setup.h"
#include "core/cloudage/state.h"
#include "core/cloudage/verdict.h"

#include <optional>
#include <span>
#include <vector>

/// The final scoring (p13, p14): VP of the game, grey VP, ties, solo victory, stars. Derived, never stored; the ledger
/// that explains a total adds up to it.
namespace skyledger::cloudage {

/// A mission as it is scored.
struct MissionScore {
    Mission mission{};
    int reached = 0;
    int vp = 0; ///< 0 while covered (CA-MISS-02)
    bool full = false;
    bool covered = false;
};

struct PlayerScore {
    int trackVp = 0;
    std::vector<MissionScore> missions;
    int missionVp = 0;
    int tileVp = 0;
    int upgradeVp = 0;
    int projectVp = 0;
    int total = 0;
    std::optional<int> lastFight; ///< combat value in the last combat
    int rank = 1;                 ///< shared where nothing decides; the next one skips
    bool wins = false;
    int band = 0;             ///< stars for the VP alone, in a campaign
    int penalty = 0;          ///< stars lost for missions not full, solo
    std::optional<int> stars; ///< in a campaign
    std::vector<LedgerLine> ledger;

    /// Whether every visible mission stands at its highest level.
    bool missionsFull() const;
    /// Adds a line, if it is worth anything; answers its VP.
    int add(const LedgerLine &line);
    /// Adds a mission, or the end VP of L1, L2 or L5 with an own marker left there, each with its line.
    void addMission(Player seat, Mission mission, int reached, bool covered);
    void addTile(Player seat, CampaignTile tile);
};

/// What decided who wins; `Shared`: nothing did.
enum class DecidedBy : std::uint8_t { Vp, Combat, Shared, Solo };

/// What became of a game alone (CA-SOLO-05).
struct SoloResult {
    std::optional<bool> won;     ///< nothing in a campaign
    std::optional<int> neededVp; ///< the same
    bool missionsFull = false;
};

struct FinalScore {
    bool isFinal = false; ///< the game is over and every value is known
    std::vector<PlayerScore> players;
    DecidedBy decidedBy = DecidedBy::Vp;
    std::optional<SoloResult> solo;
    std::vector<play::MissingValue> missing; ///< counted as 0
    bool lacksLastFight = false; ///< a tie for the win of a score sheet whose last combat nobody noted
};

/// What decides how scores are compared, from a record or from a score sheet.
struct ScoringTerms {
    Rulings rulings;
    Mode mode{};
    Chapter chapter{};
};

/// Adds up totals from the parts that stand in the players, ranks them and gives stars. `usesLastFight`: the last combat
/// has been held.
void decide(const ScoringTerms &terms, bool usesLastFight, FinalScore &score);

/// Scores a game as if it ended in this state; `ledger` holds every change of VP so far.
FinalScore score(const Setup &setup, const State &state, std::span<const LedgerLine> ledger);

/// Stars for so many VP (CA-STAR-01, CA-STAR-04).
int starBand(Chapter chapter, bool solo, int vp);

inline constexpr int soloCampaignStars = 34;  ///< the most of a solo campaign (CA-STAR-03)
inline constexpr int soloCampaignNeeded = 25; ///< for its success
inline constexpr int starsWithWinner = 41;    ///< the most of several players with a star for the winner

} // namespace skyledger::cloudage

namespace skyledger {
template <>
inline constexpr std::array<std::string_view, 4> table::nameTable<cloudage::DecidedBy>{"vp", "combat",
                                                                                       "shared", "solo"};
} // namespace skyledger
