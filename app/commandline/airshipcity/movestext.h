// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commandline/movestext.h"
#include "core/airshipcity/event.h"
#include "core/airshipcity/state.h"
#include "ui/airshipcity/words/gamewords.h"

#include <span>

namespace skyledger::airshipcity::cli {

/// Moves grouped by kind: those that can be made with final prices, those about which not enough is known with the values
/// that are missing. What differs only in a line to slide or in the contract that the deck turns up is told once.
std::vector<commandline::MoveGroup> moveGroups(std::span<const Play> plays, commandline::Listing listing,
                                               const State &state, const words::GameWords &game);

} // namespace skyledger::airshipcity::cli
