// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/vocabulary.h"
#include "core/table/ids.h"

/// The ids that files give to tiles, contracts, public utilities and stage bonuses, and the numbers by which the rules
/// know them.
namespace skyledger::airshipcity {

using table::Id;
using table::IdList;

/// What the ids and numbers in the files of one game mean.
struct Ids {
    IdList<Tile, maxTileIds> tiles; ///< the first 16 are the city in the order of its cells
    IdList<Contract, countOf<Contract>> contracts;
    IdList<Utility, countOf<Utility>> utilities;
    IdList<StageBonusTile, countOf<StageBonusTile>> stageBonuses;
    std::size_t seats = countOf<Player>; ///< how many players there are: nobody has a higher number

    friend bool operator==(const Ids &, const Ids &) = default;
};

} // namespace skyledger::airshipcity
