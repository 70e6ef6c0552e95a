// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/ruleids.h"
#include "core/cloudage/vocabulary.h"

#include <vector>

/// What an event changed on the boards, in the order in which the table moves the pieces. Views, journal, warnings and
/// the final ledger read this; nobody compares states.
namespace skyledger::cloudage {

/// Where victory points come from; the names of the score's ledger.
enum class VpSource : std::uint8_t {
    Production, ///< detail: level
    Milestone,  ///< detail: level
    LevelCap,
    TrackReward, ///< detail: space
    Find,        ///< detail: find; `none`: one that is not listed
    Toll,        ///< detail: Campaign tile
    Draw,        ///< paid for Navigation cards
    City,        ///< detail: city
    Project,     ///< detail: Project card
    Plant,
    TileAction, ///< detail: Campaign tile
    Book,       ///< detail: side
    Solo,
    Effect, ///< detail: source
    Correction,
    Mission,    ///< detail: mission
    Tile,       ///< detail: Campaign tile
    Upgrade,    ///< detail: upgrade zone
    ProjectEnd, ///< detail: Project card
    Track       ///< the marker of a score sheet
};

struct Change {
    enum class Kind : std::uint8_t {
        Paid,            ///< resource, amount
        Gained,          ///< resource, amount as it arrived; `lost`: what the empty bag kept (CA-COMP-03)
        Vp,              ///< amount (signed), source, detail, rule
        LevelRaised,     ///< amount: the new level
        NavigationDrawn, ///< amount: value
        NavigationShuffled,
        NavigationAdded,   ///< amount: value; detail: 1 on top of the deck
        NavigationRemoved, ///< amount: value
        Flew,              ///< detail: city
        MarkerPlaced,      ///< detail: city
        MarkerSpent,       ///< detail: city
        FindCovered,       ///< detail: find
        Fought,            ///< amount: value reached; detail: 1 won, 0 lost, 2 against nobody
        Planted,           ///< amount: tiles on the map
        UpgradeBuilt,      ///< detail: zone; amount: which
        CardPlayed,        ///< detail: Project card
        CardGathered,      ///< detail: district
        MissionTaken,
        TileLaid,    ///< detail: Campaign tile
        TileRemoved, ///< detail: Campaign tile
        PhaseBegan,  ///< detail: phase
        RoundBegan,  ///< amount: round
        TurnBegan,   ///< player
        GameEnded,
        Corrected ///< anything that a correction set by hand
    };

    Kind kind{};
    Player player = none<Player>;
    Resource resource{};
    std::uint8_t detail = 0xFF;
    std::int16_t amount = 0;
    std::int16_t lost = 0;
    VpSource source{};
    Rule rule{};
    friend constexpr bool operator==(const Change &, const Change &) = default;
};

/// All changes of one event; what is beyond the capacity is left out. Reused from event to event, never heap.
using Changes = FixedList<Change, 250>;

/// One line of a player's final ledger: so many points from one source.
struct LedgerLine {
    Player player{};
    VpSource source{};
    std::uint8_t detail = 0xFF; ///< as in `Change`
    std::int16_t vp = 0;
    Rule rule{};
    std::size_t event = 0; ///< counted from 1; 0 where none earned it
    friend constexpr bool operator==(const LedgerLine &, const LedgerLine &) = default;
};

/// Adds the VP changes of an event to a ledger.
inline void addToLedger(std::vector<LedgerLine> &ledger, const Changes &changes, std::size_t event)
{
    for (const Change &change : changes) {
        if (change.kind == Change::Kind::Vp)
            ledger.push_back(
                {change.player, change.source, change.detail, change.amount, change.rule, event});
    }
}

} // namespace skyledger::cloudage

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<cloudage::VpSource> = 20;
} // namespace skyledger
