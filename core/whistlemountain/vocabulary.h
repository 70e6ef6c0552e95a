// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/fixedlist.h"
#include "core/table/grid/area.h"
#include "core/table/keyset.h"
#include "core/table/names.h"
#include "core/table/per.h"

#include <cstdint>

/// The words of Whistle Mountain as types. Everything here is a small number; what files call it is in `names.h`.
namespace skyledger::whistlemountain {

using table::all;
using table::Area;
using table::areaAt;
using table::block;
using table::Cell;
using table::cellAt;
using table::CellSet;
using table::countOf;
using table::firstOf;
using table::FixedList;
using table::indexOf;
using table::KeySet;
using table::maxColumns;
using table::maxRows;
using table::none;
using table::Per;

enum class Resource : std::uint8_t { Coal, Iron, Water, Gold, Whistle };
enum class Edition : std::uint8_t { Fr2022 };
enum class PlayerColor : std::uint8_t { Yellow, Red, Black, Blue, Green, White };
/// Of 1, 2 and 3 cells (WM-COMP-02).
enum class Aircraft : std::uint8_t { Balloon, Airship, Ironclad };
/// WM-DOCK-11 to 18.
enum class Dock : std::uint8_t { Scaffolds, Upgrades, Cards, Rescue, Small1, Small2, Medium, Large };
enum class MachineClass : std::uint8_t { Small, Medium, Large };
/// The face-up displays: the three classes of machines, then the upgrades.
enum class Display : std::uint8_t { Small, Medium, Large, Upgrades };

/// The machines in the order of WM-S-01 to 16, WM-M-01 to 20, WM-L-01 to 18.
// clang-format off
enum class Machine : std::uint8_t {
    DarkIron, DarkScorer, DoubleCoal, DoubleGold, DoubleIron, DoubleScorer, MetalScorer, GoldenCoal, GoldenIron,
    GoldenScorer, LiquidCoal, LiquidGold, LiquidIron, LiquidScorer, WhistlingScorer, Whistler,
    AlphaSite, Archives, Automation, Amplifier, Controller, Crane, Dispatcher, Lift, Forge, Hoist, Library, Elevator,
    Press, RopeLadder, SecretLab, Terrace, TeslaCoil, TreasureMap, Vault, Welder,
    CoalChute, Disassembler, InfernalMachine, AutoArchives, Factory, HangGlider, Jetpack, MachineHub, Megaphone,
    Workshop, Scrapyard, Refuge, Bazaar, TollBridge, Metamorphoser, Trap, TrophyRoom, WhistleSurplus
};
/// WM-U-01 to 24.
enum class Upgrade : std::uint8_t {
    Antiquarian, BlackLung, DesignOffice, Duplicator, Extension, Extractor, GoldenLung, SelfLift, IronLung, Lifeboat,
    Manifest, Warehouse, Pawnbroker, RdUnit, QuickLoader, Archivist, Shuttle, Stabilizer, Reserve, Stockpile,
    Reinforcement, TowerCrane, WetLung, VirtuousCircle
};
/// WM-TR-01 to 11, and one whose kind nobody entered.
enum class Trophy : std::uint8_t {
    Vp4, Vp6, Activate, Build, Card, Move, Rescue, Scaffold, SmallMachine, Upgrade, Whistle, Unknown
};
/// WM-A-01 to 17.
enum class Ability : std::uint8_t {
    AcePilot, Admiral, Aeronaut, Architect, Daredevil, Artisan, Ironclad, Exchanger, ChiefEngineer, MadScientist,
    Planner, Requisitioner, Riveter, Scavenger, Smuggler, Foreman, Technician
};
/// WM-C-01 to 20.
enum class Card : std::uint8_t {
    Ram, Blueprints, Alms, Construction, Regulator, Reset, GrandMarket, Fabrication, Market, UpgradeX, Recycling,
    RemoteControl, Rush, SecretPassage, SmallMarket, Storm, RopeThrow, TreasureChest, UniqueChance, Upgrade
};
// clang-format on

/// Players in turn order: 0 is the first player. Files and people count from 1.
enum class Player : std::uint8_t {};

inline constexpr int maxWaterLines = 8;      ///< WM-COMP-01
inline constexpr int workersPerPlayer = 9;   ///< WM-COMP-03
inline constexpr int tokensPerResource = 16; ///< WM-COMP-04
inline constexpr int scaffoldsInBox = 42;    ///< WM-COMP-05
inline constexpr int cardsInBox = 40;        ///< WM-COMP-06
inline constexpr int trophiesInBox = 24;     ///< WM-COMP-06
inline constexpr int rescueTrophiesLaid = 4; ///< WM-SETUP-02
inline constexpr int barracksRows = 7;       ///< WM-SETUP-06
inline constexpr int resourceLimit = 4;      ///< WM-RES-01
inline constexpr int upgradeLimit = 6;       ///< WM-RES-03
inline constexpr int displaySize = 3;        ///< WM-SETUP-03
inline constexpr int mostScaffoldCells = 6;  ///< limit of the format
inline constexpr int mostMachineSide = 4;    ///< limit of the format
inline constexpr int mostTurns = 400;        ///< of a random game

} // namespace skyledger::whistlemountain

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<whistlemountain::Resource> = 5;
template <>
inline constexpr std::size_t table::countOf<whistlemountain::Edition> = 1;
template <>
inline constexpr std::size_t table::countOf<whistlemountain::PlayerColor> = 6;
template <>
inline constexpr std::size_t table::countOf<whistlemountain::Aircraft> = 3;
template <>
inline constexpr std::size_t table::countOf<whistlemountain::Dock> = 8;
template <>
inline constexpr std::size_t table::countOf<whistlemountain::MachineClass> = 3;
template <>
inline constexpr std::size_t table::countOf<whistlemountain::Display> = 4;
template <>
inline constexpr std::size_t table::countOf<whistlemountain::Machine> = 54;
template <>
inline constexpr std::size_t table::countOf<whistlemountain::Upgrade> = 24;
template <>
inline constexpr std::size_t table::countOf<whistlemountain::Trophy> = 12;
template <>
inline constexpr std::size_t table::countOf<whistlemountain::Ability> = 17;
template <>
inline constexpr std::size_t table::countOf<whistlemountain::Card> = 20;
template <>
inline constexpr std::size_t table::countOf<whistlemountain::Player> = 4;
} // namespace skyledger

namespace skyledger::whistlemountain {

using ResourceSet = KeySet<Resource>;
using MachineSet = KeySet<Machine>;
using UpgradeSet = KeySet<Upgrade>;
using AbilitySet = KeySet<Ability>;
/// An amount of each resource.
using Amounts = Per<Resource, std::uint8_t>;

template <class Key>
constexpr int totalOf(const Per<Key, std::uint8_t> &counts)
{
    int sum = 0;
    for (const std::uint8_t each : counts)
        sum += each;
    return sum;
}
constexpr Amounts only(Resource resource, int amount)
{
    Amounts amounts;
    amounts[resource] = static_cast<std::uint8_t>(amount);
    return amounts;
}
constexpr Amounts sum(Amounts a, const Amounts &b)
{
    for (const Resource resource : all<Resource>())
        a[resource] = static_cast<std::uint8_t>(a[resource] + b[resource]);
    return a;
}
constexpr bool within(const Amounts &part, const Amounts &whole)
{
    for (const Resource resource : all<Resource>()) {
        if (part[resource] > whole[resource])
            return false;
    }
    return true;
}

inline constexpr std::size_t smallMachines = 16;
inline constexpr std::size_t mediumMachines = 20;
inline constexpr std::size_t largeMachines = 18;

constexpr MachineClass classOf(Machine machine)
{
    if (indexOf(machine) < smallMachines)
        return MachineClass::Small;
    return indexOf(machine) < smallMachines + mediumMachines ? MachineClass::Medium : MachineClass::Large;
}
constexpr Display displayOf(MachineClass size)
{
    return static_cast<Display>(indexOf(size));
}
/// How many cells an aircraft covers.
constexpr int cellsOf(Aircraft aircraft)
{
    return static_cast<int>(aircraft) + 1;
}

/// Whether a test holds for some member of a range.
template <class Range, class Test>
constexpr bool anyIn(const Range &range, Test test)
{
    for (const auto each : range) {
        if (test(each))
            return true;
    }
    return false;
}
/// Whether a test holds for some key.
template <class Key, class Test>
constexpr bool anyOf(Test test)
{
    return anyIn(all<Key>(), test);
}

/// WM-COMP-08: what is removed in a first game.
inline constexpr MachineSet advancedMachines{
    Machine::Dispatcher, Machine::Lift,   Machine::Elevator, Machine::CoalChute,  Machine::InfernalMachine,
    Machine::Jetpack,    Machine::Refuge, Machine::Bazaar,   Machine::TollBridge, Machine::Trap};
inline constexpr AbilitySet advancedAbilities{Ability::Aeronaut, Ability::Architect, Ability::Ironclad,
                                              Ability::Foreman};
inline constexpr UpgradeSet advancedUpgrades{Upgrade::Duplicator, Upgrade::Extension, Upgrade::Lifeboat,
                                             Upgrade::Shuttle};

} // namespace skyledger::whistlemountain
