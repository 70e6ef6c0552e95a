// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/catalogue.h"
#include "core/whistlemountain/rulings.h"

namespace skyledger::whistlemountain {

/// A tile of a display: its number in the enumeration of machines or upgrades, or unnamed.
inline constexpr std::uint8_t unnamed = 0xFF;
using DisplayList = FixedList<std::uint8_t, displaySize>;

/// What is fixed for a whole game: everything that the rules read beside the state.
struct Setup {
    std::size_t playerCount = 2; ///< 2 to 4 (WM-COMP-10)
    Edition edition{};
    bool beginner = false; ///< WM-COMP-09
    Rulings rulings;
    Per<Player, Ability> abilities{};
    Per<Display, DisplayList> displays;
    /// The random trophy of each floor, from the lowest; `none` where none was laid (WM-SETUP-02).
    std::array<Trophy, maxRows> floorTrophies{};
    Catalogue catalogue;

    constexpr table::Keys<Player> players() const { return firstOf<Player>(playerCount); }
    const Board &board() const { return catalogue.board; }
    /// The player who sits `steps` places after another one.
    constexpr Player after(Player player, std::size_t steps = 1) const
    {
        return static_cast<Player>((indexOf(player) + steps) % playerCount);
    }

    friend bool operator==(const Setup &, const Setup &) = default;
};

/// How many tiles of a display's kind are in the game (WM-COMP-05, -06, -09).
constexpr int tilesInGame(const Setup &setup, Display display)
{
    constexpr std::array<int, 4> full{16, 20, 18, 24};
    constexpr std::array<int, 4> first{16, 17, 11, 20};
    return (setup.beginner ? first : full)[indexOf(display)];
}
/// Whether a tile is in the game, by a setup or by what else tells whether it is a first game.
template <class Game>
constexpr bool isInGame(const Game &game, Machine machine)
{
    return !game.beginner || !advancedMachines.contains(machine);
}
template <class Game>
constexpr bool isInGame(const Game &game, Upgrade upgrade)
{
    return !game.beginner || !advancedUpgrades.contains(upgrade);
}
template <class Game>
constexpr bool isInGame(const Game &game, Ability ability)
{
    return !game.beginner || !advancedAbilities.contains(ability);
}

} // namespace skyledger::whistlemountain
