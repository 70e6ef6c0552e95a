// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/offers.h"

namespace skyledger::ui {

/// The play that a click on a thing of a board means, whether the rules allow it or not: a cell is where the crew in hand
/// moves, a contract is taken or fulfilled. Nothing if such a click means none.
std::optional<airshipcity::Play> clickedPlay(const Target &target,
                                             const std::optional<airshipcity::Crew> &crewInHand,
                                             const airshipcity::State &state, const Offers &offers);

} // namespace skyledger::ui
