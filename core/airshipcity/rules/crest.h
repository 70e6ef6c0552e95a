// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/judgement.h"

/// Inside of the rules, chapter "Crest bonus" (p8).
namespace skyledger::airshipcity {

/// What a tile's crest gives to a player: so much of one of the options. `unknown`: the catalogue cannot tell.
struct CrestBonus {
    ResourceSet options;
    std::uint8_t amount = 0;
    bool unknown = false;
};

/// The crest bonus of an action on a tile of that side, for a player with these renovations (AC-CREST-01 to 04,
/// AC-AMB-36).
CrestBonus crestBonusOf(const Setup &setup, Tile tile, bool developed, ResourceSet unlocked);

/// Adds the crest bonus of the action to the quote; objects if the choice is lacking, wrong or needless (AC-CREST-04).
void judgeCrest(const Judgement &on, Tile tile, bool developed, ResourceSet unlocked,
                std::optional<Resource> choice);

} // namespace skyledger::airshipcity
