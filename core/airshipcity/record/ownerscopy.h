// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/gamerecord.h"

#include <vector>

namespace skyledger::airshipcity {

/// The owner's copy of the box with a value that was read off it during a game, for games to come; the copy may be
/// empty. It must be one that can be read.
///
/// Boards are the same in every game. Tiles, contracts and stage bonuses are found by their id, utilities by their name,
/// and only if all that the copy knows of the thing is known to the game as well, and equal. A copy that lists nothing of
/// a kind takes over the game's list, without its values; tiles it lists one by one, as they are read. Returns nothing if the thing is not found so, if the format
/// cannot hold the value, or if the game has made-up values.
std::optional<QJsonObject> copyWithValue(const QJsonObject &copy, const GameRecord &game,
                                         const MissingValue &which, const PrintedValue &value);

/// The id that a thing of the game has in the copy; nothing if that cannot be told. Both must know a value of it alike
/// and none that differs; else it must be the only one of its kind, a utility of that name, or a contract that nobody
/// has seen yet (`unseen`). Boards have the same names in both.
std::optional<QString> thingOfCopy(const QJsonObject &copy, const GameRecord &game, const MissingValue &which,
                                   const KeySet<Contract> &unseen);

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
