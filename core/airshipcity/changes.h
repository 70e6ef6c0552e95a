// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/ruleids.h"
#include "core/airshipcity/vocabulary.h"

/// What an event changed on the boards, in the order in which the table moves the pieces. Views, journal, warnings and
/// the final ledger read this; nobody compares states.
namespace skyledger::airshipcity {

/// Where victory points come from; the names of the score's ledger.
enum class VpSource : std::uint8_t {
    Airship,    ///< detail: airship
    Utility,    ///< detail: utility
    Contract,   ///< detail: contract
    Workshop,   ///< detail: resource of the renovation
    StageBonus, ///< detail: stage bonus tile
    Failed,     ///< detail: contract; `none` if the table reported a sum
    Correction,
    Floor, ///< points not lost since VP stay at 0 or above (AC-AMB-10)
    Unfinished,
    Award,
    Track ///< the marker of a score sheet
};

enum class Ending : std::uint8_t { AirshipMajorities, UtilityMajorities, LastRound };

struct Change {
    enum class Kind : std::uint8_t {
        Paid,          ///< resource, amount
        Gained,        ///< resource, amount as it arrived; `lost` is what the full track cut off (AC-RES-03)
        Vp,            ///< amount (signed), source, detail, rule
        CrewMoved,     ///< crew, from, to (cells)
        CrewSpent,     ///< crew
        CrewsReady,    ///< all crews of all players
        CrewHired,     ///< crew, to
        LinePushed,    ///< from: line, to: direction
        TileDeveloped, ///< detail: tile
        Unlocked,      ///< resource: renovation turned over
        AirshipMarker, ///< detail: airship
        UtilityMarker, ///< detail: utility
        MajorityTaken, ///< detail: airship or utility (`onUtility`)
        MajorityReturned, ///< the same
        PriceDown,        ///< detail: airship, to: new space
        ContractTaken,    ///< detail: contract
        ContractRevealed, ///< detail: contract
        ContractCompleted,
        ContractMoved,  ///< detail: contract, to: term left
        ContractFailed, ///< detail: contract
        EffectEarned,   ///< detail: bonus effect
        EffectUsed,
        EffectRefreshed,
        RoundBegan,      ///< amount: round
        StageBegan,      ///< amount: stage, 2 to 5
        StageTileTurned, ///< detail: stage bonus tile
        TurnBegan,       ///< player
        GameEnded,       ///< detail: ending
        Corrected        ///< anything that a correction set by hand
    };

    Kind kind{};
    Player player = none<Player>;
    std::uint8_t detail = 0xFF;
    Resource resource{};
    Crew crew = none<Crew>;
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    bool onUtility = false;
    std::int16_t amount = 0;
    std::int16_t lost = 0;
    VpSource source{};
    Rule rule{};
    friend constexpr bool operator==(const Change &, const Change &) = default;
};

/// All changes of one event; the largest is an upkeep. Reused from event to event, never heap.
using Changes = FixedList<Change, 200>;

/// One line of a player's final ledger: so many points from one source.
struct LedgerLine {
    Player player{};
    VpSource source{};
    std::uint8_t detail = 0xFF; ///< as in `Change`; for an award its `Award`
    std::int16_t vp = 0;
    Rule rule{};
    std::size_t event = 0; ///< counted from 1; 0 where none earned it
    friend constexpr bool operator==(const LedgerLine &, const LedgerLine &) = default;
};

} // namespace skyledger::airshipcity

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<airshipcity::VpSource> = 11;
} // namespace skyledger
