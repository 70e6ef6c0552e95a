// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/fixedlist.h"
#include "core/table/keyset.h"
#include "core/table/names.h"
#include "core/table/per.h"

#include <cstdint>
#include <optional>
#include <string_view>

/// The words of CloudAge as types. Everything here is a small number; what files call it is in `names.h`.
namespace skyledger::cloudage {

using table::all;
using table::countOf;
using table::firstOf;
using table::FixedList;
using table::indexOf;
using table::KeySet;
using table::Per;

/// `Cards` are Project cards in hand, `Plants` Plant tiles in stock.
enum class Resource : std::uint8_t { Energy, Water, Metal, Cards, Plants };
/// Zones of a City card, and the drone spaces of a district; `Cards` is the wild zone (CA-GATH-05).
enum class Zone : std::uint8_t { Energy, Metal, Water, Cards };
/// The upgrade zones of the Airship board (CA-BOARD-01).
enum class UpgradeZone : std::uint8_t { Movement, Combat, Planting };
/// Colours of Project cards; the third one's name is printed nowhere legible (CA-CARD-03).
enum class CardColor : std::uint8_t { Green, Blue, Third };
/// Plant tiles as planted: a withered one is named by the reward taken (CA-PLANT-03).
enum class PlantKind : std::uint8_t { Green, Energy, Plants, Cards, Water, Build };
/// The missions (CA-MISS-11 to 22).
enum class Mission : std::uint8_t {
    Production,
    Cities,
    Combat,
    Upgrades,
    Green,
    Blue,
    Third,
    Projects,
    BaseCombat,
    Movement,
    Costly,
    Navigation
};
/// The Campaign tiles L1 to L15.
enum class CampaignTile : std::uint8_t { L1, L2, L3, L4, L5, L6, L7, L8, L9, L10, L11, L12, L13, L14, L15 };
enum class Edition : std::uint8_t { Fr };
enum class Mode : std::uint8_t { Scenario1, Scenario2, Scenario3, Campaign };
enum class Chapter : std::uint8_t { One, Two, Three, FourA, FourB, Five, Six };
/// The Project cards whose text is printed in the rulebook (CA-PC-01 to 20), in that order.
enum class Effect : std::uint8_t {
    ProductionUpgrade,
    PropellerPlans,
    Mechanic,
    CombatBadge,
    Porthole,
    PilotCourse,
    Sam,
    BiologyManual,
    GrapplingHook,
    Accumulator,
    EmpPlans,
    SolarPanel,
    PilotBadge,
    PlantMarket,
    Jose,
    SecretTunnel,
    Frank,
    Inventor,
    Parrot,
    CombatSequence
};
/// What a reward asks to be done next.
enum class FollowUp : std::uint8_t { Build, Wrench, Upgrade, Play, Plant, Update };
enum class PlayerColor : std::uint8_t {
    Turquoise,
    Orange,
    Purple,
    Red,
    Green,
    Blue,
    Yellow,
    Pink,
    White,
    Black
};
/// Where an `effect` comes from.
enum class EffectSource : std::uint8_t { Story, Scenario, Project, City, Other };
/// The kinds of space on the Solo board (CA-SOLO-03).
enum class SoloAction : std::uint8_t { Build2, Build1, VpOrPlay, UpgradeOrVp, Gather12, Gather3OrBuild };
/// What a player chooses to do on a space of the Solo board.
enum class SoloChoice : std::uint8_t { Build2, Build1, Vp, Play, Upgrade, Gather, None };
/// A prize that can be taken in Water or in victory points.
enum class WaterOrVp : std::uint8_t { Water, Vp };
enum class BookSide : std::uint8_t { Front, Back };

/// Players clockwise: 0 is the first player of round 1. Files and people count from 1.
enum class Player : std::uint8_t {};
/// A city, find or Project card by its place in the game's catalogue.
enum class City : std::uint8_t {};
enum class Find : std::uint8_t {};
enum class Project : std::uint8_t {};
/// A space of a round track or of the Solo board, 1 to 8 from left to right, as 0 to 7.
enum class Space : std::uint8_t {};
/// A district with its Cloud sleeve, 1 to 3, as 0 to 2.
enum class District : std::uint8_t {};

/// Stands for "nobody", "nowhere", "no such thing" in any of the types above.
using table::none;

inline constexpr int maxLevel = 10;              ///< CA-PROD-07
inline constexpr int vpPerLevelBeyond = 2;       ///< CA-PROD-07
inline constexpr int plantTiles = 40;            ///< CA-COMP-03
inline constexpr int cardsPerSleeve = 8;         ///< CA-SETUP-02
inline constexpr int trackSpaces = 8;            ///< CA-SETUP-10
inline constexpr int maxNavigationValue = 9;     ///< the limit of the file format
inline constexpr int lastUpgradeWater = 5;       ///< CA-UPG-02
inline constexpr int baseCapacity = 2;           ///< CA-PLANT-01
inline constexpr int greenPlantVp = 2;           ///< CA-PLANT-04
inline constexpr int unknownCopies = 9;          ///< of a card whose number nobody entered
inline constexpr int tileCombat = 5;             ///< of L14 and L15 (CA-TILE-14, CA-TILE-15)
inline constexpr std::size_t maxNavigation = 24; ///< Navigation cards of a player
inline constexpr std::size_t maxProjects = 40;   ///< played cards of a player
inline constexpr std::size_t maxMissionCards = 4;
inline constexpr std::size_t maxPending = 16;

} // namespace skyledger::cloudage

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<cloudage::Resource> = 5;
template <>
inline constexpr std::size_t table::countOf<cloudage::Zone> = 4;
template <>
inline constexpr std::size_t table::countOf<cloudage::UpgradeZone> = 3;
template <>
inline constexpr std::size_t table::countOf<cloudage::CardColor> = 3;
template <>
inline constexpr std::size_t table::countOf<cloudage::PlantKind> = 6;
template <>
inline constexpr std::size_t table::countOf<cloudage::Mission> = 12;
template <>
inline constexpr std::size_t table::countOf<cloudage::CampaignTile> = 15;
template <>
inline constexpr std::size_t table::countOf<cloudage::Edition> = 1;
template <>
inline constexpr std::size_t table::countOf<cloudage::Mode> = 4;
template <>
inline constexpr std::size_t table::countOf<cloudage::Chapter> = 7;
template <>
inline constexpr std::size_t table::countOf<cloudage::Effect> = 20;
template <>
inline constexpr std::size_t table::countOf<cloudage::FollowUp> = 6;
template <>
inline constexpr std::size_t table::countOf<cloudage::PlayerColor> = 10;
template <>
inline constexpr std::size_t table::countOf<cloudage::EffectSource> = 5;
template <>
inline constexpr std::size_t table::countOf<cloudage::SoloAction> = 6;
template <>
inline constexpr std::size_t table::countOf<cloudage::SoloChoice> = 7;
template <>
inline constexpr std::size_t table::countOf<cloudage::WaterOrVp> = 2;
template <>
inline constexpr std::size_t table::countOf<cloudage::BookSide> = 2;
template <>
inline constexpr std::size_t table::countOf<cloudage::Player> = 4;
template <>
inline constexpr std::size_t table::countOf<cloudage::City> = 48;
template <>
inline constexpr std::size_t table::countOf<cloudage::Find> = 64;
template <>
inline constexpr std::size_t table::countOf<cloudage::Project> = 79;
template <>
inline constexpr std::size_t table::countOf<cloudage::Space> = 8;
template <>
inline constexpr std::size_t table::countOf<cloudage::District> = 3;
} // namespace skyledger

namespace skyledger::cloudage {

/// An amount of each resource.
using Amounts = Per<Resource, std::uint8_t>;
using TileSet = KeySet<CampaignTile>;
using FollowUps = FixedList<FollowUp, 8>;
/// The two missions of a Mission card.
struct MissionCard {
    Mission first{};
    Mission second{};
    constexpr bool holds(Mission mission) const { return first == mission || second == mission; }
    friend constexpr bool operator==(const MissionCard &, const MissionCard &) = default;
};

/// The resource that a zone yields (CA-GATH-05).
constexpr Resource resourceOf(Zone zone)
{
    switch (zone) {
    case Zone::Energy:
        return Resource::Energy;
    case Zone::Metal:
        return Resource::Metal;
    case Zone::Water:
        return Resource::Water;
    case Zone::Cards:
        return Resource::Cards;
    }
    return Resource::Energy;
}
/// How many upgrades a zone has (CA-BOARD-01).
constexpr int upgradesIn(UpgradeZone zone)
{
    return zone == UpgradeZone::Combat ? 4 : 3;
}
/// Markers on a player's round track at the start, and so the rounds of the game (CA-SETUP-16).
constexpr int roundsOf(Mode mode, std::size_t playerCount)
{
    return trackSpaces - (playerCount == 4 ? 1 : 0) - (mode == Mode::Scenario1 ? 1 : 0);
}
/// The weapon systems (CA-TILE-08, CA-TILE-09).
constexpr bool isWeaponSystem(CampaignTile tile)
{
    return tile >= CampaignTile::L8 && tile <= CampaignTile::L13;
}
/// The number of a space as people count.
constexpr int numberOf(Space space)
{
    return static_cast<int>(space) + 1;
}

} // namespace skyledger::cloudage
