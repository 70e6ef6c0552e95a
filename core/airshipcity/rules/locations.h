// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/boards.h"
#include "core/airshipcity/rules/judgement.h"

/// Inside of the rules, chapter "Location actions" (p9): one case per tile kind, and what belongs to it.
namespace skyledger::airshipcity {

/// The cell where the acting crew stands; `none` if no crew acts.
Cell actingCell(const State &state);
/// The keys that a `use` of that tile kind carries, all of them.
KeySet<UseKey> useKeys(TileKind kind);
/// Judges the action of the tile where the acting crew stands, and its crest bonus.
void judgeUse(const Judgement &on, const Use &use);
/// Performs it.
void performAction(const Boards &on, Player player, const Use &use, const Quote &price);

// Building airships at the Shipyard and public utilities at the Architect's Office (p9-11), in `airships`.

void judgeShipyard(const Judgement &on, const Use &use);
void buildAirship(const Boards &on, Player player, const Use &use, const Quote &price);
void judgeArchitect(const Judgement &on, Utility utility);
/// Space of a price marker at the start: the top with four players, below it with three (AC-SETUP-02).
std::uint8_t startPriceSpace(const Setup &setup, Airship airship);

// Chapter "Workshop" (p10), in `workshop`.

/// Basic tiles whose dots are known to include a renovation type, and those whose dots are not known.
struct Developable {
    KeySet<Tile> matching;
    KeySet<Tile> unknown;
};
Developable developableTiles(const Setup &setup, const State &state, Resource renovation);
void judgeWorkshop(const Judgement &on, const Use &use);
/// Pays, turns the renovation over, develops a tile and scores.
void renovate(const Boards &on, Player player, const Use &use, const Quote &price);

// Chapter "Crest bonus" (p8), in `crest`.

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

// Chapter "Piggybacking bonus" (p8), in `piggyback`.

/// Who may answer to an action just performed on a tile, and what is printed there (AC-PIG-01, AC-PIG-02, AC-AMB-06,
/// AC-AMB-07): players with a crew on the cell, in turn order after the current one, without the performer.
Pending piggybackAfter(const Setup &setup, const State &state, Player performer, Cell at, const Use &use);
void judgePiggyback(const Judgement &on, const Piggyback &answer);
/// Gives the bonus; the extra unit turns the negotiator down (AC-BE-05).
void piggyback(const Boards &on, Player player, const Piggyback &answer, const Amounts &gained);

} // namespace skyledger::airshipcity
