// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/aspects.h"

#include <QtCore/QChar>
#include <QtCore/QString>

/// Keys that belong to a thing all evening, in the language that is spoken: letters of tiles and deeds, and digits for
/// what has a place on a board.
namespace skyledger::ui::fixedkeys {

/// The digit of a place on a board, counted from 0; null past the ninth.
QChar ofPlace(std::size_t place);
/// The letter of a kind of tile.
QChar ofTile(airshipcity::TileKind kind);
/// What is done without a tile. "No": a tile is left, a gain declined, nothing is pushed a second time.
enum class Deed { Slide, Barter, No, Fulfil };
/// The letter of a deed.
QChar ofDeed(Deed deed);
/// Letters of tiles and deeds. Beside them nothing else takes one of these.
QString letters();

/// The key of an answer; null if it has none of its own.
QChar ofAnswer(const GivenAnswer &answer, const airshipcity::Setup &setup, const airshipcity::State &state);

} // namespace skyledger::ui::fixedkeys
