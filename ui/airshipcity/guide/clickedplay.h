// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/aspects.h"

namespace skyledger::ui {

/// The play that a click on a thing of a board means, whether the rules allow it or not: a cell is where the crew in hand
/// moves, a contract is taken or fulfilled. Nothing if such a click means none.
std::optional<PartialPlay> clickedPlay(const BoardThing &thing,
                                       const std::optional<airshipcity::Crew> &crewInHand,
                                       const airshipcity::State &state);

} // namespace skyledger::ui
