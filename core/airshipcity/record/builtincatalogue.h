// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/valuesource.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>

/// The catalogues that Skyledger brings along, and the owner's copy on top of them.
namespace skyledger::airshipcity {

/// What is known without a box at hand, each value with its source: legible in a rulebook, or inferred from other
/// facts. Contracts and stage bonuses are listed, since their number is known; their values are missing, as is
/// everything else that only boards and tiles print. Tiles and public utilities are not listed.
///
/// It is the printed table of airships (p10-11) with what the source texts leave of its icons: a discount is missing where
/// its resource is not legible and no analogy is certain. The price of the Guild Hall is AC-AMB-21, four spaces a track
/// AC-SELL-04 and AC-AMB-01. AC-PIG-05 gives the bonus of the valley; the other generators follow it, and the French book
/// ties the bonus to the four. It is an embedded file: empty where the program's resources are not linked.
QJsonObject builtInCatalogue();

/// A copy of a box, filled up from the built-in catalogue. What the copy says wins, with its source; what it leaves
/// open is taken from the built-in catalogue, with the source that it has there. Contracts are filled up to 20 and
/// stage bonuses to 3 and 4, under ids that are free, their values missing. The copy must be one that can be read.
QJsonObject layeredOverBuiltIn(const QJsonObject &copy);

/// AC-COMP-10: a list of contracts, filled up to 20 under ids that are free.
QJsonArray filledContracts(QJsonArray list);

/// The sample set: a complete catalogue made up so that the program can be tried without a box at hand. Every value is
/// marked as sample but those that the built-in catalogue knows. An embedded file too.
QJsonObject sampleCatalogue();

using table::holdsSampleValues;

} // namespace skyledger::airshipcity
