// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/rules/boards.h"
#include "core/whistlemountain/rules/judgement.h"

/// Inside of the rules, chapter "Order of resolution": choices that an effect opens, and their answers.
namespace skyledger::whistlemountain {

constexpr Source byMachine(Machine machine)
{
    return {Source::Kind::Machine, static_cast<std::uint8_t>(machine)};
}
constexpr Source byUpgrade(Upgrade upgrade)
{
    return {Source::Kind::Upgrade, static_cast<std::uint8_t>(upgrade)};
}
constexpr Source byAbility(Ability ability)
{
    return {Source::Kind::Ability, static_cast<std::uint8_t>(ability)};
}
constexpr Source byCard(Card card)
{
    return {Source::Kind::Card, static_cast<std::uint8_t>(card)};
}
constexpr Source byTrophy(Trophy trophy)
{
    return {Source::Kind::Trophy, static_cast<std::uint8_t>(trophy)};
}

Pending choice(Choose choose, Player player, Source from, bool optional = true);
Pending chooseMachine(Player player, MachineClass size, Source from);
Pending chooseUpgrade(Player player, Source from);
Pending chooseActivation(Player player, Source from, bool stock = false);
Pending chooseResources(Player player, Source from, int count, ResourceSet among = ResourceSet::full());

/// Opens a choice, after those that the same event opened already.
inline void open(Boards &on, const Pending &entry)
{
    on.opened.append(entry);
}

/// Puts what was opened in front of what was pending, then settles all that leaves no choice (WM-ORD-01, WM-ORD-04).
void settle(Boards &on);

/// Whether a play is of the kind that answers this choice.
bool answers(const Pending &entry, const Play &play);
/// The place of the pending choice that this play would answer: the first, or one of its group; nothing if none.
std::optional<std::size_t> entryFor(const State &state, const Play &play);

/// Whether anybody could answer it.
bool canBeAnswered(const Setup &setup, const State &state, const Pending &entry);

/// How many resources can be taken: the count, or what the supply has of the kinds to choose from.
int takeable(const Setup &setup, const State &state, const Pending &entry);
/// Judges the answers that take something.
void judgeTake(const Judgement &on, const Pending &entry, const Play &play);
/// Puts what a `take` answer names where it belongs.
void performTake(Boards &on, const Pending &entry, const Play &play);
/// Where a worker that a scaffold was built under may come down (WM-L-07); empty if that scaffold has no free cell.
CellSet landingCells(const Setup &setup, const State &state, const Pending &entry);

} // namespace skyledger::whistlemountain
