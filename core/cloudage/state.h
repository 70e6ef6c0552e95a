// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/catalogue.h"
#include "core/cloudage/setup.h"

#include <array>
#include <type_traits>

namespace skyledger::cloudage {

/// Navigation cards in an order: the last one lies on top.
using NavigationPile = FixedList<std::uint8_t, maxNavigation>;

/// A player's Navigation cards.
struct Navigation {
    NavigationPile top;                                      ///< known to lie on the deck, from the top down
    std::array<std::uint8_t, maxNavigationValue + 1> deck{}; ///< how many of each value, in an unknown order
    NavigationPile discard;                                  ///< from bottom to top

    constexpr int deckSize() const
    {
        int sum = static_cast<int>(top.size());
        for (const std::uint8_t count : deck)
            sum += count;
        return sum;
    }
    constexpr int size() const { return deckSize() + static_cast<int>(discard.size()); }
    friend constexpr bool operator==(const Navigation &, const Navigation &) = default;
};

/// A player's markers in one city.
struct MarkerPile {
    City city = none<City>;
    std::uint8_t count = 0;
    friend constexpr bool operator==(const MarkerPile &, const MarkerPile &) = default;
};

/// A player's Airship board and what lies beside it.
struct PlayerState {
    Per<Resource, std::int16_t> stock;
    std::int16_t vp = 0;
    std::uint8_t level = 0;
    City at = none<City>; ///< `none`: still on the start space
    std::uint8_t markersLeft = 0;
    FixedList<MarkerPile, trackSpaces> markers; ///< on the map, in the order of first placing
    Per<UpgradeZone, std::uint8_t> upgrades;
    Symbols symbols;                          ///< of played cards
    FixedList<Project, maxProjects> projects; ///< in the order played
    Navigation navigation;
    MissionCards missions;
    CoveredMissions covered;
    std::optional<std::int16_t> missionFight; ///< combat value reached for the mission `combat`
    std::optional<std::int16_t> lastFight;    ///< combat value of the last combat

    constexpr int markersAt(City city) const
    {
        for (const MarkerPile &pile : markers) {
            if (pile.city == city)
                return pile.count;
        }
        return 0;
    }
    friend constexpr bool operator==(const PlayerState &, const PlayerState &) = default;
};

/// What the table waits for.
enum class Phase : std::uint8_t {
    Production,
    Movement,
    Fight,
    SoloBoard,
    Action,
    Answers,
    FinalProduction,
    FinalBuild,
    Missions,
    TieBreak,
    Over
};

/// A kind of answer that somebody owes.
enum class Choose : std::uint8_t { Produce, Build, Wrench, Upgrade, Play, Plant, Update, Fight };

/// What somebody owes who may do this next.
constexpr Choose owedFor(FollowUp what)
{
    constexpr Choose owed[] = {Choose::Build, Choose::Wrench, Choose::Upgrade,
                               Choose::Play,  Choose::Plant,  Choose::Update};
    return owed[indexOf(what)];
}

/// An answer due.
struct Pending {
    Player player{};
    Choose choose{};
    UpgradeZone zone = none<UpgradeZone>; ///< of an upgrade; `none`: any
    std::uint8_t discount = 0;            ///< of an upgrade, in Metal
    std::uint8_t limit = 0;               ///< tiles of a planting
    bool extra = false;                   ///< the planting of L14
    friend constexpr bool operator==(const Pending &, const Pending &) = default;
};

/// A position: every board of the table after some event. A plain value without heap; `Setup` is read beside it.
struct State {
    Per<Player, PlayerState> players;
    Per<District, std::uint8_t> sleeves; ///< City cards left
    TileSet tiles;                       ///< Campaign tiles in play
    KeySet<Find> gone;                   ///< covered by plants
    std::uint8_t planted = 0;            ///< Plant tiles on the map
    std::uint8_t soloLeft = 0;           ///< markers on the upper row of the Solo board
    BookSide bookSide = BookSide::Front;
    KeySet<Player> booked; ///< who did the Book action of this round
    std::uint8_t round = 1;
    Player first{};
    Player current{}; ///< whose turn it is where players have turns
    Phase phase = Phase::Production;
    Phase during = Phase::Production;       ///< whose step brought the answers; only in `Answers`
    KeySet<Player> done;                    ///< who has finished the phase
    FixedList<Pending, maxPending> pending; ///< answers due, by player in turn order

    friend constexpr bool operator==(const State &, const State &) = default;
};

static_assert(sizeof(State) <= 4096 && std::is_trivially_copyable_v<State>);

} // namespace skyledger::cloudage

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<cloudage::Phase> = 11;
template <>
inline constexpr std::size_t table::countOf<cloudage::Choose> = 8;
} // namespace skyledger
