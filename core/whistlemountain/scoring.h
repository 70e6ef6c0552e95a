// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/rules/rules.h"

#include <vector>

/// Chapter "Scoring": from what lies on the table, or was read off it into a score sheet, to totals, ranks and ties.
namespace skyledger::whistlemountain {

/// One contribution to a total.
struct ScoreLine {
    VpSource source{};
    int detail = 0; ///< see `VpSource`
    int vp = 0;
    Rule rule{};
    std::size_t event = 0; ///< from 1; 0: of no event
    friend bool operator==(const ScoreLine &, const ScoreLine &) = default;
};

/// A change of a player's VP during the game.
struct LedgerLine : ScoreLine {
    Player player{};
    friend bool operator==(const LedgerLine &, const LedgerLine &) = default;
};

/// What counts at the end for one player.
struct PlayerTally {
    int tokens = 0;
    std::vector<int> tower; ///< the floors of the own workers, from 1
    UpgradeSet upgrades;
    std::optional<int> towerVp;      ///< a sheet's short form instead of `tower`
    std::optional<int> highestFloor; ///< goes with it
    std::optional<int> upgradeVp;    ///< a sheet's short form instead of `upgrades`
    bool lifeboat = false;           ///< goes with it
    int machines = 0;
    int trophies = 0;
    int scaffolds = 0;
    int cards = 0;
    int resources = 0;
    int whirlpool = 0;
};

struct PlayerScore {
    int tokens = 0;
    int tower = 0;
    int upgrades = 0;
    int machines = 0;
    int trophies = 0;
    int scaffolds = 0;
    int cards = 0;
    int resources = 0;
    int whirlpool = 0;
    int total = 0;
    std::optional<int> highestFloor; ///< none without a worker in the tower, or where a sheet does not tell
    int items = 0;                   ///< WM-TIE-01
    int rank = 1;
    std::vector<ScoreLine> ledger; ///< adds up to the total
};

enum class DecidedBy : std::uint8_t { Vp, Tower, Items, Shared };

struct FinalScore {
    std::vector<PlayerScore> players;
    DecidedBy decidedBy = DecidedBy::Vp;
    std::vector<play::MissingValue> missing;
};

/// VP of the floors, from the lowest.
using FloorVp = std::array<std::optional<std::uint16_t>, maxRows>;
/// End values of the upgrades.
using EndVp = Per<Upgrade, std::optional<std::uint16_t>>;

/// Scores what was counted. `ledgers` holds what the game brought so far, per player; it adds up to the tokens.
FinalScore scoreTallies(const std::vector<PlayerTally> &tallies, const FloorVp &floors, const EndVp &ends,
                        ReserveUpgrade reserve, std::vector<std::vector<ScoreLine>> ledgers);

/// Scores a state as if the game ended now.
FinalScore scoreState(const Setup &setup, const State &state, std::vector<std::vector<ScoreLine>> ledgers);

/// Adds what an event brought to the ledger. `event` counts from 1.
void addToLedger(std::vector<LedgerLine> &ledger, const Changes &changes, std::size_t event);
/// The same to a ledger for each player.
void addToLedgers(std::vector<std::vector<ScoreLine>> &ledgers, const Changes &changes, std::size_t event);

} // namespace skyledger::whistlemountain

namespace skyledger {
template <>
inline constexpr std::array<std::string_view, 4> table::nameTable<whistlemountain::DecidedBy>{
    "vp", "tower", "items", "shared"};
} // namespace skyledger
