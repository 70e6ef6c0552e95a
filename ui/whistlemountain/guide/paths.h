// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/event.h"
#include "ui/play/questions.h"

/// How a play of Whistle Mountain comes about: which question is answered after which. There and back, without a rule.
namespace skyledger::ui::whistle {

using namespace whistlemountain;

/// The kinds of plays as a person begins them; an aircraft leads to the grid and to the docks.
enum class Deed : std::uint8_t {
    Fly,
    Work,
    Scaffold,
    Machine,
    Move,
    Rescue,
    Activate,
    Card,
    Trophy,
    UseUpgrade,
    Exchange,
    Requisition,
    TakeMachine,
    TakeUpgrade,
    TakeTrophy,
    TakeResources,
    Skip,
    EndTurn,
    PayOtherwise ///< leads to one of the others, with another payment than the printed one
};

/// What is asked. What a person answers several times about one play is marked so.
enum class Ask : std::uint8_t {
    Aircraft,
    Dock,
    Area,
    Count,
    Machine,
    Upgrade,
    Cell,   ///< of a scaffold; several times, in any order
    Prints, ///< what a listed scaffold shows, as `printCode`
    Whole,  ///< 1: no more cells; of a scaffold that is not listed, like the next one
    Print,  ///< what one of its cells shows; as often as it has cells, in their order
    Promote,
    From,
    To,
    Toll,
    Given, ///< an upgrade, or a resource of the Exchanger
    Salvage,
    Resource, ///< several times, in any order
    Card,
    Trophy,
    Ability,
    Shuttle,
    Pay,      ///< as `amountsCode`; 0: as printed
    Otherwise ///< 1: another payment than the printed one is wanted
};

/// What can be touched on the boards: the number is that of the thing, of `areaCode` or of `placeCode`.
enum class Thing : std::uint8_t {
    Aircraft,
    Dock,
    Area,
    Machine,
    Upgrade,
    Ability,
    Place,
    Hand,
    Trophies,
    Work
};

// Answers as numbers, and back.
constexpr int areaCode(const Area &area)
{
    return area.column | area.row << 4 | area.width << 9 | area.height << 12;
}
constexpr Area areaOf(int code)
{
    return areaAt(code & 15, code >> 4 & 31, code >> 9 & 7, code >> 12 & 7);
}
constexpr int placeCode(const Place &place)
{
    return place.at | static_cast<int>(place.kind) << 10;
}
constexpr Place placeOf(int code)
{
    return {static_cast<Place::Kind>(code >> 10), static_cast<std::uint16_t>(code & 1023)};
}
int amountsCode(const Amounts &amounts);
Amounts amountsOf(int code);
int printCode(const ScaffoldCells &cells);

/// A thing of a board, with one of the numbers above.
template <class Number>
constexpr BoardThing thing(Thing kind, Number number)
{
    return {kind, static_cast<int>(number)};
}

constexpr Deed deedOf(const PartialPlay &play)
{
    return static_cast<Deed>(play.kind);
}
/// All answers that lead to a play, in the order in which they are asked.
PartialPlay pathOf(const State &state, const Play &play);
/// The play of these answers; what was not asked is as at first.
Play playOf(const State &state, const PartialPlay &path);

} // namespace skyledger::ui::whistle
