// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/setup.h"

#include <type_traits>

namespace skyledger::whistlemountain {

enum class Phase : std::uint8_t { Start, Turn, Harvest, Work, Choice, Over };

/// Where an aircraft is: at home, on a dock, or on an area of the grid.
struct AircraftPlace {
    enum class Kind : std::uint8_t { Home, Dock, Grid };
    Kind kind{};
    Dock dock{};
    Area area;
    constexpr bool isHome() const { return kind == Kind::Home; }
    constexpr bool isOn(Dock which) const { return kind == Kind::Dock && dock == which; }
    constexpr bool isOnGrid() const { return kind == Kind::Grid; }
    friend constexpr bool operator==(const AircraftPlace &, const AircraftPlace &) = default;
};

/// Where a player's nine workers are (WM-WORKER-02).
struct Workers {
    std::array<std::uint8_t, maxRows> barracks{}; ///< how many beside each grid row
    std::array<std::uint8_t, maxRows> tower{};    ///< how many on each floor, from the lowest
    CellSet grid;
    std::uint8_t whirlpool = 0;
    std::uint8_t refuge = 0;
    std::uint8_t trap = 0;

    constexpr int inBarracks() const
    {
        int sum = 0;
        for (const std::uint8_t each : barracks)
            sum += each;
        return sum;
    }
    constexpr int inTower() const
    {
        int sum = 0;
        for (const std::uint8_t each : tower)
            sum += each;
        return sum;
    }
    constexpr int total() const { return inBarracks() + inTower() + grid.size() + whirlpool + refuge + trap; }
    friend constexpr bool operator==(const Workers &, const Workers &) = default;
};

using MachineList = FixedList<Machine, countOf<Machine>>;
using UpgradeList = FixedList<Upgrade, upgradeLimit>;
using TrophyCounts = Per<Trophy, std::uint8_t>;

struct PlayerState {
    std::int16_t vp = 0;
    Ability ability{};
    Amounts stock;
    std::uint8_t scaffolds = 0;
    std::uint8_t cards = 0;
    MachineList machines; ///< in stock, in the order in which they came
    UpgradeList upgrades; ///< the same
    TrophyCounts trophies;
    Per<Aircraft, AircraftPlace> aircraft;
    Workers workers;

    constexpr bool has(Upgrade upgrade) const { return upgrades.contains(upgrade); }
    constexpr bool has(Machine machine) const { return machines.contains(machine); }
    friend constexpr bool operator==(const PlayerState &, const PlayerState &) = default;
};

/// A machine on the grid; `area` is nowhere while it is not there.
struct BuiltMachine {
    Area area;
    Player by = none<Player>;
    friend constexpr bool operator==(const BuiltMachine &, const BuiltMachine &) = default;
};

/// What a choice is about, and the flood that waits for its turn.
enum class Choose : std::uint8_t {
    Build,
    Move,
    Rescue,
    Board,
    Release,
    Promote,
    Step,
    Activate,
    Small,
    Medium,
    Large,
    Upgrade,
    Resources,
    Trophy,
    Sink,
    Land,
    Flood
};

/// What opened a choice.
struct Source {
    enum class Kind : std::uint8_t { Machine, Upgrade, Ability, Card, Trophy, Dock, Tower, Scaffold };
    Kind kind{};
    std::uint8_t id = 0;
    friend constexpr bool operator==(const Source &, const Source &) = default;
};

/// An answer that is due; the first one is what the table waits for (WM-ORD-01).
struct Pending {
    Choose choose{};
    Player player{};
    Source from;
    bool optional = false;
    bool stock = false;     ///< `Activate`: a machine in the own stock too
    bool different = false; ///< `Activate`: the next one of the same source must choose another machine
    std::uint8_t count = 0; ///< `Resources`: how many in all
    std::uint8_t floor = 0; ///< `Trophy`: from 1
    std::uint8_t piece = 0; ///< `Land`: the scaffold
    std::uint8_t group = 0; ///< entries of one group may be answered in any order; 0: of none
    ResourceSet among;      ///< `Resources`: the kinds to choose from
    Cell worker{};          ///< `Land`: where the worker floats
    MachineSet only;        ///< `Activate`: nothing else, if not empty
    MachineSet notThese;    ///< `Activate`: not these
    friend constexpr bool operator==(const Pending &, const Pending &) = default;
};

/// The main action of the turn (WM-TURN-01).
struct MainAction {
    enum class Kind : std::uint8_t { None, Harvest, Dock, Work };
    Kind kind{};
    Aircraft aircraft{};
    Dock dock{};
    bool onCells = false; ///< the aircraft was put on grid cells, not on a machine (WM-AMB-25)
    Area area;
    MachineSet reach; ///< adjacent to or under the aircraft when it was put down (WM-HARV-12)
    MachineSet activated;
    Machine again = none<Machine>; ///< may be activated a second time, right now (WM-A-05)
    CellSet beside;                ///< cells adjacent to the aircraft when it was put down
    CellSet gathered;              ///< cells that gave their resource (WM-HARV-09)
    friend constexpr bool operator==(const MainAction &, const MainAction &) = default;
};

/// What the current player did in this turn besides.
struct Done {
    std::uint8_t builds = 0;
    std::uint8_t scaffoldsBuilt = 0;
    bool moved = false;
    bool card = false;
    bool trophy = false;
    bool cardGained = false;
    bool scaffoldGained = false;
    bool balloonPlaced = false;
    bool ram = false;
    UpgradeSet upgrades; ///< used
    AbilitySet abilities;
    friend constexpr bool operator==(const Done &, const Done &) = default;
};

/// Everything that lies on the table.
struct State {
    Per<Cell, std::uint8_t> pieceAt; ///< number of the scaffold on a cell; 0: none
    Per<Cell, Print> printAt;        ///< what that scaffold shows there
    std::array<Player, scaffoldsInBox + 1> pieceBy{};
    std::uint8_t pieceCount = 0; ///< the highest number given; a removed one stays free
    CellSet scaffolds;           ///< cells with a scaffold
    CellSet printed;             ///< of these the ones with a resource
    CellSet machineCells;
    Per<Machine, BuiltMachine> built;
    MachineSet onGrid;
    Amounts bazaar; ///< what lies on the Bazaar and the Toll Bridge
    Amounts tollBridge;
    std::uint8_t water = 0; ///< lines laid (WM-GEO-04)

    Per<Player, PlayerState> players;
    std::array<TrophyCounts, maxRows> floors{};
    Per<Display, DisplayList> displays;
    UpgradeSet removed;
    std::uint8_t deckLeft = cardsInBox;
    std::uint8_t discarded = 0;
    std::uint8_t trophiesLeft = 0;
    Ability duplicator = none<Ability>; ///< where the token lies

    std::uint16_t turn = 1;
    Player current{};
    Phase phase = Phase::Start; ///< under `Choice` the phase to go back to is told by `main`
    bool ending = false;        ///< the end is triggered
    FixedList<Player, countOf<Player>> lastTurns; ///< who still has one
    MainAction main;
    Done done;
    FixedList<Pending, 32> pending;
    std::uint8_t groups = 0; ///< numbers given to groups of choices in this turn

    friend constexpr bool operator==(const State &, const State &) = default;
};

static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 4096);

} // namespace skyledger::whistlemountain
