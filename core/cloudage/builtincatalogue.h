// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/vocabulary.h"

#include <QtCore/QJsonObject>

#include <vector>

/// What the program knows without an owner's copy, and the made up values with which it can be tried.
namespace skyledger::cloudage {

/// The values that the rulebook shows, each with its source; everything else is left out. English names of cards are ours,
/// French ones are printed (CA-PC-01 to 20). Both catalogues are empty if the program's resources are not linked.
QJsonObject builtInCatalogue();

/// The sample set: made up, and called so in every value.
QJsonObject sampleCatalogue();
/// The Mission cards of the sample set: which two missions share a card is printed nowhere.
std::vector<MissionCard> sampleMissionCards();
/// The kinds of Plant tiles in the bag of the sample set: 40, of which nobody knows the printed numbers.
std::vector<PlantKind> samplePlantTiles();

/// An owner's copy, filled up with the built-in values that it does not have: whole entries, no parts of them.
QJsonObject layeredOverBuiltIn(const QJsonObject &copy);

} // namespace skyledger::cloudage
