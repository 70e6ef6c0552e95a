// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/catalogueedit.h"
#include "core/airshipcity/record/gamerecord.h"

namespace skyledger::airshipcity {

/// The owner's copy of the box with a value that was read off it during a game, for games to come; the copy may be
/// empty. It must be one that can be read.
///
/// Boards are the same in every game. A tile, contract, public utility or stage bonus is only another game's thing of
/// the same id, a utility one of the same name, if everything that the copy knows of it is known alike there; a copy that lists none of its kind takes
/// over the list of the game, without values. Nothing if the value cannot be told apart like that, if the format cannot
/// hold it, or if the game has made-up values.
std::optional<QJsonObject> copyWithValue(const QJsonObject &copy, const GameRecord &game,
                                         const MissingValue &which, const CatalogueValue &value);

} // namespace skyledger::airshipcity
