// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/gamerecord.h"
#include "core/table/random.h"

/// Games that nobody plays: legal events by chance, for tests, for measuring and for a first look at the program.
namespace skyledger::cloudage {

/// Chooses legal events by chance, and draws what the table would draw: City cards out of three sleeves, Plant tiles
/// out of the bag, finds and Navigation cards. First the kind of event is drawn, with weights, so that a game builds
/// something; then one of its forms, each as likely as the others. The same seed gives the same game on every machine.
class RandomPlayer
{
public:
    RandomPlayer(const Setup &setup, const std::vector<CityCard> &cityCards, std::uint64_t seed);

    /// A legal event; nothing if there is none: the game is over, or values that the catalogue lacks leave no event
    /// whose effect is known.
    std::optional<Played> choose(const State &state);
    /// Has to be told what became of the event.
    void happened(const State &before, const Played &played, const Changes &changes);

private:
    std::optional<Played> chooseBeside(const State &state);
    bool holdsTiles(Player player, const Plant &plant) const;
    bool fits(const State &state, const Play &play) const;
    void chooseLevel(Player player, const State &state);
    void tell(const State &state, Played &played);
    NavigationPile drawCards(const Navigation &navigation, std::size_t count);
    void tellFinds(const State &state, const Fly &fly, std::vector<Found> &found);
    void tellFight(const State &state, Player player, Fight &fight);
    void drawTiles(Player player, int count);
    std::uint32_t below(std::size_t count) { return m_random.below(static_cast<std::uint32_t>(count)); }

    const Setup &m_setup;
    table::Random m_random;
    std::vector<Play> m_legal;
    Per<District, std::vector<CityCard>> m_sleeves;
    std::vector<PlantKind> m_bag; ///< the next tile is the last one
    Per<Player, Per<PlantKind, int>> m_tiles;
    std::vector<MissionCard> m_missionDeck;
    FixedList<std::uint8_t, 2> m_reveal; ///< what the player who produces turns up
    std::uint8_t m_level = noLevel;      ///< and the production level that is taken
    bool m_paysVp = false;               ///< whether cards of a fight may be paid in VP this time
};

/// A game from its start up to its end, or as far as the catalogue's values go.
struct RandomGame {
    std::vector<Played> events;
    State end;
    std::vector<LedgerLine> ledger;
    bool over = false;
};
RandomGame playRandomly(const Setup &setup, const std::vector<CityCard> &cityCards, std::uint64_t seed);

} // namespace skyledger::cloudage
