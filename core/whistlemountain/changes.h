// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/ruleids.h"
#include "core/whistlemountain/vocabulary.h"

/// What an event changed on the table, in the order in which the table moves the pieces. Views, journal, warnings and
/// the final ledger read this; nobody compares states.
namespace skyledger::whistlemountain {

/// Where victory points come from; the names of the score's ledger.
enum class VpSource : std::uint8_t {
    Scaffold,   ///< detail: segments
    Machine,    ///< detail: machine
    Activation, ///< detail: machine
    Trophy,     ///< detail: trophy
    Upgrade,    ///< detail: upgrade
    Ability,    ///< detail: ability
    Correction,
    Tokens,     ///< of a score sheet
    Tower,      ///< detail: floor from 1
    UpgradeEnd, ///< detail: upgrade
    Reserve,
    Machines, ///< these and the following ones: detail: how many there are
    Trophies,
    Scaffolds,
    Cards,
    Resources,
    Whirlpool
};

struct Change {
    enum class Kind : std::uint8_t {
        Paid,            ///< resource, amount
        Gained,          ///< resource, amount as it arrived; `lost`: what the supply lacked (WM-RES-05)
        GivenBack,       ///< resource, amount above the limit at the end of a turn (WM-RES-01)
        Vp,              ///< amount (signed), source, detail, rule
        CardsGained,     ///< amount
        CardsSpent,      ///< amount
        ScaffoldsGained, ///< amount
        ScaffoldsSpent,  ///< amount
        MachineGained,   ///< detail: machine
        UpgradeGained,   ///< detail: upgrade
        UpgradeLost,     ///< detail: upgrade
        TrophyGained,    ///< detail: trophy
        TrophySpent,     ///< detail: trophy
        ScaffoldBuilt,   ///< detail: its number
        MachineBuilt,    ///< detail: machine
        MachineMoved,    ///< detail: machine; also off the grid
        AircraftPlaced,  ///< detail: aircraft
        AircraftHome,    ///< detail: aircraft
        WorkerMoved,
        WorkerFell,   ///< into the whirlpool
        Promoted,     ///< detail: floor from 1
        WaterRose,    ///< amount: lines laid
        Lapsed,       ///< detail: what nobody can choose (WM-ORD-04)
        EndTriggered, ///< WM-END-01
        TurnBegan,
        GameEnded,
        Corrected
    };

    Kind kind{};
    std::uint8_t player = 0xFF;
    std::uint8_t detail = 0xFF;
    Resource resource{};
    std::int16_t amount = 0;
    std::int16_t lost = 0;
    VpSource source{};
    Rule rule{};
    friend constexpr bool operator==(const Change &, const Change &) = default;
};

/// All changes of one event; more than these are not noted. Reused from event to event, never heap.
using Changes = FixedList<Change, 200>;

} // namespace skyledger::whistlemountain
