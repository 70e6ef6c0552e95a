// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/newgame.h"
#include "ui/newgame/laidpieces.h"
#include "ui/newgame/tilesspec.h"

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

#include <optional>

/// What lies on the boards of Airship City when a game begins, as the forms know it.
namespace skyledger::ui {

/// The tiles that a catalogue lists, by their ids; none if it does not list a whole city: then any of the kinds may lie
/// there.
QStringList listedTiles(const QJsonObject &catalogue);
/// The kind of a tile by its id; the catalogue may say another one than the id.
airshipcity::TileKind kindOf(const QString &tile, const QJsonObject &catalogue);

/// A game with these values, its city made of the tiles that the catalogue lists, else of as many of each kind as `city`
/// has.
airshipcity::NewGameOptions optionsWith(const QJsonObject &catalogue, const QStringList &city);
/// Deals a layout by chance. Nothing for a catalogue that does not suffice. Without a city the kinds are counted as in the
/// sample set: not known of the box, and to be adjusted to the table.
std::optional<airshipcity::Layout> deal(const QJsonObject &catalogue, const QStringList &city = {});
/// What was laid out, where a catalogue lists all of it still; in place of the rest what was dealt.
airshipcity::Layout stillLaid(const airshipcity::Layout &laid, const QJsonObject &catalogue,
                              const airshipcity::Layout &dealt);

TilesSpec cityTiles();
/// What a catalogue tells of the tiles; it may list them.
KnownTiles knownTiles(const QJsonObject &catalogue);

/// The contracts on display are the first list, the stage bonuses on the board the second.
LaidSpec contractsOnDisplay();
/// What may lie at each place of those, by what a catalogue lists; null if it tells no contracts apart.
std::function<std::vector<LaidPieces::Answers>()> contractsToLay(const QJsonObject &catalogue);

} // namespace skyledger::ui
