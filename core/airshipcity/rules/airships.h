// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/boards.h"
#include "core/airshipcity/rules/judgement.h"

/// Inside of the rules: building airships at the Shipyard and public utilities at the Architect's Office (p9-11).
namespace skyledger::airshipcity {

void judgeShipyard(const Judgement &on, const Use &use);
void buildAirship(const Boards &on, Player player, const Use &use, const Quote &price);

void judgeArchitect(const Judgement &on, Utility utility);

/// Space of a price marker at the start: the top with four players, below it with three (AC-SETUP-02).
std::uint8_t startPriceSpace(const Setup &setup, Airship airship);
/// What a sale brings now; nothing while the price track is not known.
std::optional<std::uint8_t> salePrice(const Setup &setup, const State &state, Airship airship);

} // namespace skyledger::airshipcity
