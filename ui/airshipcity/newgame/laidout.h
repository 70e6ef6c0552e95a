// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/newgame/laidpieces.h"
#include "ui/newgame/tilesspec.h"

#include <QtCore/QJsonObject>

/// What lies on the boards of Airship City when a game begins, as the forms know it.
namespace skyledger::ui {

TilesSpec cityTiles();
/// What a catalogue tells of the tiles; it may list them.
KnownTiles knownTiles(const QJsonObject &catalogue);

/// The contracts on display are the first list, the stage bonuses on the board the second.
LaidSpec contractsOnDisplay();
/// What may lie at each place of those, by what a catalogue lists; null if it tells no contracts apart.
std::function<std::vector<LaidPieces::Answers>()> contractsToLay(const QJsonObject &catalogue);

} // namespace skyledger::ui
