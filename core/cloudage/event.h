// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/state.h"
#include "core/cloudage/vocabulary.h"
#include "core/describe/settings.h"
#include "core/play/event.h"

#include <optional>
#include <variant>
#include <vector>

/// Everything that can happen at the table, one small value each, with the names of the record format.
namespace skyledger::cloudage {

/// Stands for a Navigation card that the table has not told: only in the bare forms that `legalEvents` lists.
inline constexpr std::uint8_t untoldCard = 0xFF;
/// No production level: the player does not produce.
inline constexpr std::uint8_t noLevel = 0xFF;

/// Pays and gains a production level, then reveals two Navigation cards.
struct Produce {
    std::uint8_t level = noLevel;
    std::optional<FixedList<std::uint8_t, 2>> reveal; ///< in the order drawn; nothing: not told
    std::optional<Resource> take;                     ///< Energy or Project cards
    friend constexpr bool operator==(const Produce &, const Produce &) = default;
};

/// Cards drawn and markers spent in any fight.
struct Draws {
    NavigationPile cards;             ///< in the order drawn
    std::uint8_t vpCards = 0;         ///< how many of them were paid in VP
    FixedList<CampaignTile, 8> boost; ///< markers of L1 and L2 spent
    friend constexpr bool operator==(const Draws &, const Draws &) = default;
};

/// The Book action.
struct Book {
    std::optional<Draws> draws; ///< where it brings a fight
    std::uint8_t pick = 0;      ///< counted from 1; 0: none
    friend constexpr bool operator==(const Book &, const Book &) = default;
};

/// Flies to a city, or stays there.
struct Fly {
    City city{};
    std::optional<std::uint8_t> points; ///< spent; nothing: not told
    bool panel = false;                 ///< the solar panel is declared for the move
    std::optional<WaterOrVp> toll;      ///< of L7
    std::optional<WaterOrVp> accumulator;
    std::uint8_t pick = 0;
    friend constexpr bool operator==(const Fly &, const Fly &) = default;
};

struct Fight {
    Draws draws;
    CampaignTile tile = none<CampaignTile>; ///< L14 or L15
    std::uint8_t pick = 0;
    std::optional<WaterOrVp> sequence;
    CampaignTile remove = none<CampaignTile>; ///< a weapon system, on L15
    friend constexpr bool operator==(const Fight &, const Fight &) = default;
};

/// A City card as it was turned up.
struct CityCard {
    std::uint8_t value = 0;
    Zone largest{};
    Zone second{};
    std::uint8_t plants = 0;
    Zone update = none<Zone>; ///< `none`: on a zone without a drone
    Zone wrench = none<Zone>;
    friend constexpr bool operator==(const CityCard &, const CityCard &) = default;
};

/// The parts of a City card from largest to smallest (CA-GATH-05).
constexpr int yieldOf(const CityCard &card, Zone zone)
{
    if (zone == card.largest)
        return 3;
    return zone == card.second ? 2 : 1;
}

struct Gather {
    District district{};
    FixedList<Zone, countOf<Player>> zones; ///< one per player, in player order
    std::optional<CityCard> card;           ///< nothing: not told
    bool onTop = false;
    friend constexpr bool operator==(const Gather &, const Gather &) = default;
};

struct Plant {
    Per<PlantKind, std::uint8_t> tiles; ///< how many of each kind
    std::optional<PlantKind> extra;     ///< the further tile of L14
    std::optional<WaterOrVp> manual;
    bool marker = false;    ///< by a marker at L5
    std::uint8_t toBag = 0; ///< green and extra tiles not placed
    constexpr int count() const
    {
        int sum = 0;
        for (const std::uint8_t each : tiles)
            sum += each;
        return sum;
    }
    friend constexpr bool operator==(const Plant &, const Plant &) = default;
};

struct Upgrade {
    UpgradeZone zone{};
    friend constexpr bool operator==(const Upgrade &, const Upgrade &) = default;
};

struct PlayCard {
    Project card{};
    bool sell = false; ///< three Plant tiles, on the Plant market
    std::uint8_t pick = 0;
    friend constexpr bool operator==(const PlayCard &, const PlayCard &) = default;
};

struct Take {
    Resource resource{};
    friend constexpr bool operator==(const Take &, const Take &) = default;
};

struct Update {
    std::uint8_t remove = 0;
    friend constexpr bool operator==(const Update &, const Update &) = default;
};

struct SoloStep {
    SoloChoice choose{};
    District district = none<District>;
    Zone zone = none<Zone>;
    std::optional<CityCard> card;
    friend constexpr bool operator==(const SoloStep &, const SoloStep &) = default;
};

struct Pass {
    friend constexpr bool operator==(const Pass &, const Pass &) = default;
};

struct TakeMission {
    MissionCard card;
    Mission cover = none<Mission>;
    friend constexpr bool operator==(const TakeMission &, const TakeMission &) = default;
};

/// What a card beyond the rulebook did, as the table tells it.
struct OtherEffect {
    /// Campaign tiles that come into play, and that leave it.
    struct Tiles {
        TileSet in;
        TileSet out;
        friend constexpr bool operator==(const Tiles &, const Tiles &) = default;
    };

    EffectSource source{};
    std::uint8_t number = 0; ///< of a Story card; 0: not told
    Amounts pay;
    PlainReward reward;
    Tiles tiles;
    friend constexpr bool operator==(const OtherEffect &, const OtherEffect &) = default;
};

/// A play in its bare form. `player` is `none` where the file leaves it out: the current player.
struct Play {
    std::variant<Produce, Book, Fly, Fight, Gather, Plant, Upgrade, PlayCard, Take, Update, SoloStep, Pass,
                 TakeMission, OtherEffect>
        what;
    Player player = none<Player>;
    friend constexpr bool operator==(const Play &, const Play &) = default;
};
static_assert(std::is_trivially_copyable_v<Play>);

/// A find on the way or under a plant: a listed one, or a reward of its own.
struct Found {
    Find find = none<Find>;
    PlainReward reward; ///< where it is none of the listed
    friend constexpr bool operator==(const Found &, const Found &) = default;
};

/// What the table tells of the map, and amounts where the catalogue lacks a value. An absent field was not reported.
struct Reported {
    struct Milestone {
        Amounts gain;
        std::int16_t vp = 0;
        friend constexpr bool operator==(const Milestone &, const Milestone &) = default;
    };

    std::vector<Found> found; ///< of `fly` and `plant`: no value of the catalogue, but the map's
    std::optional<Amounts> pay;
    std::optional<Amounts> gain;
    std::optional<std::int16_t> vp;
    std::optional<std::uint8_t> level;
    std::optional<FollowUps> then;
    std::optional<bool> won;
    std::optional<Symbols> symbols;
    std::optional<Milestone> milestone;
    friend bool operator==(const Reported &, const Reported &) = default;
};

/// Every value of the boards that a correction can set, in the order of the format's page.
enum class Setting : std::uint8_t {
    Vp,
    Energy,
    Water,
    Metal,
    Plants,
    Hand,
    Level,
    At,
    MarkersLeft,
    Markers,
    Upgrades,
    Projects,
    Symbols,
    NavigationDeck,
    NavigationTop,
    NavigationDiscard,
    Missions,
    Covered,
    MissionFight,
    LastFight,
    Sleeves,
    Tiles,
    Gone,
    Planted,
    SoloLeft,
    BookSide,
    First,
    Round,
    Phase,
    Current
};

using Assignment = describe::Assignment;
using Played = play::PlayedOf<Play, Reported>;
using Correct = play::CorrectOf<Assignment>;
using Override = play::OverrideOf<Played, Correct>;
using Event = play::EventOf<Played, Correct>;

} // namespace skyledger::cloudage

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<cloudage::Setting> = 30;
} // namespace skyledger
