// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/boards.h"
#include "core/airshipcity/rules/judgement.h"

/// Inside of the rules, the Donation Board: grids, majorities, prerequisites and discounts (p9-10).
namespace skyledger::airshipcity {

int markersOn(const Grid &grid);

/// How many markers a grid can hold at most: its spaces, or the format's limit while they are not known.
int mostMarkers(const Setup &setup, const DonationSpaces &spaces);

/// Who keeps a marker in the majority space once counts are compared (AC-MAJ-01, AC-MAJ-02, AC-AMB-04);
/// `none` in a tie for the most. The present holder is the grid's.
Player majorityLeader(const Setup &setup, const Grid &grid);

/// Objects unless a marker can be placed: one left in supply and a free space (AC-DON-04, AC-AMB-23).
void judgeMarkerSpace(const Judgement &on, const Grid &grid, const DonationSpaces &spaces,
                      const MissingValue &unknown, Fact what);

/// Own markers on the airship one level lower (AC-PRE-01).
void judgePrerequisite(const Judgement &on, Airship airship);

/// Quotes a cost less the discounts of a tile kind, and objects if it certainly cannot be paid (AC-DISC-01, AC-DISC-02,
/// AC-DISC-05, AC-RES-04). `unknown` names the cost if it is not in the catalogue.
void judgeCost(const Judgement &on, const std::optional<Amounts> &cost, const MissingValue &unknown,
               TileKind action);

/// Gives the majority marker to the leader, or takes it away in a tie (AC-MAJ-01 to 04). `detail` is the airship or utility.
void settleMajority(const Boards &on, Grid &grid, std::uint8_t detail, bool onUtility);

/// Places a donation marker, scores its VP, and settles the majority and the bonus effects (AC-DON-06, AC-MAJ-01,
/// AC-BE-01).
void placeAirshipMarker(const Boards &on, Player player, Airship airship, int vp);
void placeUtilityMarker(const Boards &on, Player player, Utility utility, int vp);

} // namespace skyledger::airshipcity
