// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/boards.h"
#include "core/airshipcity/rules/judgement.h"

/// Inside of the rules, chapters "Crew movement" and "Slides" (p7).
namespace skyledger::airshipcity {

void judgeMove(const Judgement &on, const Move &move);
/// Walks the crew to the end of its path and turns it to its spent side.
void moveCrew(const Boards &on, Player player, const Move &move);

void judgeSlide(const Judgement &on);

/// Where a path ends; `none` if it leaves the city.
Cell pathEnd(Cell from, const Path &path);

/// Adds every walk of the player's ready crews, with and without long distance flight as the two flags say.
void listMoves(const Setup &setup, const State &state, Player player, bool plain, bool longDistance,
               std::vector<Play> &plays);

/// Every push of every line: 16.
const std::array<LinePush, 16> &allPushes();

} // namespace skyledger::airshipcity
