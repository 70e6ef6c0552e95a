// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/vocabulary.h"

#include <type_traits>

namespace skyledger::airshipcity {

/// A crew token; `at` is `none` while it waits beside the depot.
struct CrewState {
    Cell at = none<Cell>;
    bool ready = false;
    constexpr bool inPlay() const { return at != none<Cell>; }
    friend constexpr bool operator==(const CrewState &, const CrewState &) = default;
};

/// A bonus effect tile. `Unknown`: what must be donated for it is not known, so nobody can say whether it is earned.
enum class EffectStatus : std::uint8_t { Locked, Ready, Used, Unknown };

/// A player's depot.
struct PlayerState {
    Amounts stock;
    std::int16_t vp = 0;
    ResourceSet renovations; ///< unlocked ones
    Per<BonusEffect, EffectStatus> bonusEffects;
    Per<Crew, CrewState> crews;
    ContractList held; ///< on the term track, in the order of arrival
    ContractList completed;
    ContractList failed;

    constexpr int capacity(Resource resource) const
    {
        return renovations.contains(resource) ? unlockedCapacity : lockedCapacity;
    }
    friend constexpr bool operator==(const PlayerState &, const PlayerState &) = default;
};

/// Donation spaces of an airship or public utility, and its majority space.
struct Grid {
    Per<Player, std::uint8_t> markers;
    Player majority = none<Player>;
    friend constexpr bool operator==(const Grid &, const Grid &) = default;
};

/// What the table waits for.
enum class Phase : std::uint8_t {
    Turn,       ///< the current player activates crews and does what may be done between
    AtTile,     ///< a crew stopped on a tile: its effect is used or skipped
    Piggyback,  ///< players present answer, one after the other
    StageBonus, ///< players choose from the stage bonus
    Over
};

/// The crew whose activation is under way (phases AtTile and Piggyback).
struct Acting {
    Player player = none<Player>;
    Crew crew = none<Crew>;
    friend constexpr bool operator==(const Acting &, const Acting &) = default;
};

/// Answers still due, in order, and what can be answered.
struct Pending {
    FixedList<Player, countOf<Player>> players;
    ResourceSet choices;
    std::uint8_t amount = 0;
    bool known = true; ///< false: the piggyback bonus is not known, the table reports what was gained
    friend constexpr bool operator==(const Pending &, const Pending &) = default;
};

/// A position: every board of the table after some event. A plain value without heap; `Setup` is read beside it.
struct State {
    Per<Player, PlayerState> players;
    Per<Cell, Tile> city;
    KeySet<Tile> developed;
    Per<Airship, Grid> airships;
    Per<Utility, Grid> utilities;
    Per<Airship, std::uint8_t> priceSpaces; ///< 1 is the top; 0 for the sightseeing line, which has no track
    Per<Contract, std::uint8_t> termLeft;   ///< of contracts on a term track, else 0
    ContractList market;
    std::uint8_t deckLeft = 0;
    std::uint8_t round = 1;
    Player current{};
    Phase phase = Phase::Turn;
    Acting acting;
    Pending pending;

    friend constexpr bool operator==(const State &, const State &) = default;
};

static_assert(sizeof(State) <= 1024 && std::is_trivially_copyable_v<State>);

} // namespace skyledger::airshipcity
