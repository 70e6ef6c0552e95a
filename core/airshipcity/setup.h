// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/catalogue.h"
#include "core/airshipcity/rulings.h"

namespace skyledger::airshipcity {

/// What is fixed for a whole game: everything that the rules read beside the state. Tiles are numbered as they lie at
/// the start, row by row, so the first city needs no list.
struct Setup {
    std::size_t playerCount = 3; ///< 3 or 4 (AC-COMP-17)
    Edition edition = Edition::Fr2021;
    Rulings rulings;
    Catalogue catalogue;
    ContractList market;                     ///< the display at the start (AC-SETUP-05)
    Per<Stage, StageBonusTile> stageBonuses; ///< of stages 2 to 5; stage 1 has none (AC-SETUP-03)
    std::uint8_t contractsInGame = deckSize; ///< display and deck together

    constexpr table::Keys<Player> players() const { return firstOf<Player>(playerCount); }
    constexpr table::Keys<Utility> utilities() const { return firstOf<Utility>(catalogue.utilityCount); }
    constexpr table::Keys<Contract> contracts() const { return firstOf<Contract>(catalogue.contractCount); }

    friend constexpr bool operator==(const Setup &, const Setup &) = default;
};

} // namespace skyledger::airshipcity
