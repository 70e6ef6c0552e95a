// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/gamerecord.h"

#include <vector>

namespace skyledger::airshipcity {

/// A value to enter into a game.
struct CopiedValue {
    MissingValue which; ///< with the number that the thing has in the game
    PrintedValue value;
    friend bool operator==(const CopiedValue &, const CopiedValue &) = default;
};

/// What the owner's copy knows and a game that is under way lacks, as far as it can be told which thing of the box is
/// meant (see `thingOfCopy`). `unseen` are the contracts that nobody has seen yet. A copy that cannot be read and a game
/// with made-up values give nothing.
std::vector<CopiedValue> valuesForGame(const QJsonObject &copy, const GameRecord &game,
                                       const KeySet<Contract> &unseen);

} // namespace skyledger::airshipcity
