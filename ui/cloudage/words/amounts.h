// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/catalogue.h"
#include "core/cloudage/state.h"

#include <QtCore/QString>

/// Amounts, rewards and values of cards in words.
namespace skyledger::cloudage::wording {

/// "2 Water", "1 Project card"
QString amountOf(Resource resource, int count);
/// "2 Energy, 1 Metal"; "nothing" without any.
QString amountsOf(const Amounts &amounts);
/// A reward without a choice: "2 Water, 1 VP, production level +1, then build"; "nothing" without any.
QString rewardOf(const PlainReward &reward);
/// The same with its alternatives: "1 VP, 2 Water or 2 Energy".
QString rewardOf(const Reward &reward);
/// Water or VP, as a prize or a price is named.
QString nameOf(WaterOrVp choice);
/// What a Plant tile is planted as: "green plant", "withered plant: 4 Energy".
QString nameOf(PlantKind kind);
/// What somebody may do next: "build", "navigation update".
QString nameOf(FollowUp what);
/// What somebody owes: "a build action".
QString nameOf(Choose choose);
/// What is chosen on the Solo board: "build twice".
QString nameOf(SoloChoice choice);
/// What a space of the Solo board allows: "upgrade or VP".
QString nameOf(SoloAction space);
/// Values of Navigation cards: "2, 3".
QString valuesOf(const NavigationPile &cards);

} // namespace skyledger::cloudage::wording
