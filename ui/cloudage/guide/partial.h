// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/event.h"
#include "core/cloudage/ruleids.h"
#include "core/cloudage/setup.h"
#include "core/cloudage/state.h"
#include "ui/play/partialplay.h"

/// Plays of CloudAge while they are decided: answers in the order in which they were given.
namespace skyledger::ui::cloudagesteps {

/// The kinds of plays as the variant counts them, then steps that lead to one of several kinds.
enum class Kind : std::size_t {
    Produce,
    Book,
    Fly,
    Fight,
    Gather,
    Plant,
    Upgrade,
    PlayCard,
    Take,
    Update,
    SoloStep,
    Pass,
    TakeMission,
    OtherEffect,
    Lane,     ///< another answer that is due from the same player
    Building, ///< a City action of the Build kind
    Beside    ///< what happens beside the course of the game
};

/// What is asked about a play. Questions that are asked again until somebody has done with them end in `done`.
enum class Ask : std::uint8_t {
    Who,
    Due, ///< as `Choose`: which of the answers due
    Level,
    Reveal,
    Gain,
    BookFight,
    Card, ///< again and again: see `drawn`
    Won,
    Prize, ///< Water or VP
    Pick,
    FightTile,
    Remove,
    City,
    Flight, ///< again and again
    Points,
    Accumulator,
    District,
    Drone, ///< once per player, in turn order
    CardValue,
    Listed, ///< which of the City cards that are listed
    Largest,
    Second,
    Plants,
    UpdateZone,
    WrenchZone,
    OnTop,
    Tile,  ///< again and again
    Cover, ///< again and again, a find under a Plant tile
    Extra,
    Manual,
    ByMarker,
    Zone,
    Letter,
    Project,
    Sell,
    Resource,
    Value, ///< of a card; of two that are revealed one after the other
    Solo,
    SoloZone,
    FirstMission,
    SecondMission,
    Covered,
    Source,
    NewThing, ///< a city or card that the game does not list
    Part      ///< again and again: what another effect did
};

// Values of answers that stand for something else than a thing's own number.
inline constexpr int folded = 97;       ///< of `City`: one of those that the board folds away
inline constexpr int another = 98;      ///< of `City` and `Letter`: one not listed; of `Value`: a pair
inline constexpr int done = 99;         ///< nothing more of this kind
inline constexpr int noProduction = 11; ///< of `Level`
inline constexpr int byVp = 20;         ///< of `Card`: the next card is paid in VP
inline constexpr int boost = 30;        ///< of `Card`: and the number of the tile
inline constexpr int foundVp = 5;       ///< of `Flight` and `Cover`; resources stand before
inline constexpr int foundTile = 6;     ///< of the same: the find of L6
inline constexpr int panel = 7;         ///< of `Flight`
inline constexpr int tellPoints = 8;    ///< of `Flight`
inline constexpr int tollWater = 9;     ///< of `Flight`
inline constexpr int tollVp = 10;       ///< of `Flight`
inline constexpr int newFind = 6;       ///< of `Tile`; kinds of plants stand before
inline constexpr int toBag = 7;         ///< of `Tile`
inline constexpr int tileOut = 40;      ///< of `Part`, and the number of the tile
inline constexpr int tileIn = 20;       ///< the same
inline constexpr int payPart = 5; ///< the same, and the number of the resource; what is gained stands before
inline constexpr int thenPart = 10; ///< the same, and what may be done next
inline constexpr int vpUp = 16;     ///< of `Part`
inline constexpr int vpDown = 17;   ///< the same
inline constexpr int levelUp = 18;  ///< the same

/// The phase that a moment belongs to: answers belong to the step that brought them.
constexpr cloudage::Phase phaseOf(const cloudage::State &state)
{
    return state.phase == cloudage::Phase::Answers ? state.during : state.phase;
}
/// The kind of a play.
constexpr Kind kindOf(const PartialPlay &play)
{
    return static_cast<Kind>(play.kind);
}
/// The rule that explains a kind of play, and the id of a rule.
cloudage::Rule ruleOf(std::size_t kind);
QString idOf(cloudage::Rule rule);
PartialPlay begun(Kind kind, std::initializer_list<GivenAnswer> answers = {});
/// Whose deed it is.
cloudage::Player doer(const cloudage::State &state, const PartialPlay &play);

/// Whose drone is placed next: the active player's first, then the others' in turn order (CA-GATH-01, CA-GATH-02).
cloudage::Player nextDrone(const cloudage::Setup &setup, const cloudage::State &state,
                           const PartialPlay &play);
/// The zones on which drones were placed.
table::KeySet<cloudage::Zone> dronesOf(const PartialPlay &play);
/// Where a player's drone stands; nothing before it is placed.
std::optional<int> droneOf(const cloudage::Setup &setup, const cloudage::State &state,
                           const PartialPlay &play, cloudage::Player player);

/// The cards, VP and markers of a fight so far.
cloudage::Draws drawsOf(const PartialPlay &play);
/// What a fight has to reach, as far as there is a known number; nothing where nobody knows or nothing must be reached.
std::optional<int> neededIn(const cloudage::Setup &setup, const cloudage::State &state,
                            const PartialPlay &play);
/// Whether a fight so far is won; nothing where nobody knows, or there is nothing to win.
std::optional<bool> isWon(const cloudage::Setup &setup, const cloudage::State &state,
                          const PartialPlay &play);

/// The production level that is proposed: the highest that can be paid; `noProduction` if none can.
int proposedLevel(const cloudage::Setup &setup, const cloudage::PlayerState &board);
/// A pair of Navigation cards as the answer to `Reveal`, and back.
int revealNumber(const table::FixedList<std::uint8_t, 2> &cards);
table::FixedList<std::uint8_t, 2> revealed(int number);
inline constexpr int mostOnBlock = 4; ///< the highest value that the block of pairs shows
/// The number of two cards, whichever came first, and what is taken for them, as a thing on the board.
int pairThing(int lower, int upper, std::optional<cloudage::Resource> gain);
inline constexpr int otherPair = 300; ///< the same for all pairs that the block does not show

/// The play as far as it is decided; what is still open is filled in as the position allows it.
cloudage::Played playedOf(const cloudage::Setup &setup, const cloudage::State &state,
                          const PartialPlay &play);

} // namespace skyledger::ui::cloudagesteps
