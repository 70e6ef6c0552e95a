// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/event.h"

#include <vector>

/// Games alone that are played towards an aim, with luck: what random play never reaches. Each event is legal, cards
/// and tiles are those of the box; which of them come up is chosen as it suits.
namespace skyledger::cloudage::test {

/// A further Mission card, and the mission that it covers.
struct FurtherMission {
    MissionCard card;
    Mission cover{};
};

/// What a planned game goes for.
struct Aim {
    MissionCard first;                   ///< the Mission card of the start
    std::vector<FurtherMission> further; ///< one in the production phase of each round, from the second on
    std::vector<Mission> missions;       ///< to be brought to their highest level
};

/// The best game that a search with many lines side by side finds. The same arguments find the same game; the seed
/// shuffles the City cards.
std::vector<Played> planned(const Setup &setup, const std::vector<CityCard> &cityCards, const Aim &aim,
                            std::uint64_t seed);

} // namespace skyledger::cloudage::test
