// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/rules/step.h"

/// Inside of the rules, chapter "Movement phase" (p8).
namespace skyledger::cloudage {

/// The flight of a player, up to the marker and its reward on the track.
void fly(Step &step, const Fly &fly);

/// The points that a flight spends as far as they are told: another city takes at least 1.
int pointsSpent(const Setup &setup, const PlayerState &board, const Fly &fly);
/// Whether a city already holds as many other airships as it has hexes (CA-MOVE-06); nothing while that is not known.
/// An airship that stays where it is keeps its hex.
std::optional<bool> cityFull(const Setup &setup, const State &state, Player player, City city);
/// The movement points that an airship has for a flight: with the solar panel where it serves (CA-MOVE-02).
int pointsFor(const Setup &setup, const PlayerState &board, const Fly &fly);
/// Whether a flight reaches the second prize of the Accumulator, which is taken in Water or VP (CA-PC-10).
bool accumulatorAsks(const Setup &setup, const PlayerState &board, const Fly &fly);

} // namespace skyledger::cloudage
