// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/catalogue.h"
#include "core/airshipcity/vocabulary.h"
#include "ui/widgets/amountpainter.h"
#include "ui/widgets/tokens.h"

#include <QtGui/QPixmap>

#include <vector>

/// How the pieces of Airship City look: tables of colours, patterns and shapes, and what is drawn with them.
namespace skyledger::ui {

/// A resource as its shape in its colour: log, ingot, coin and gear.
const ResourceLook &lookOf(airshipcity::Resource resource);
std::vector<ResourceLook> looksOf(airshipcity::ResourceSet resources);
/// Amounts without what is 0.
std::vector<CountedLook> counted(const airshipcity::Amounts &amounts);
/// The colour of a player's pieces with its pattern.
const PieceColor &pieceColor(airshipcity::PlayerColor color);

/// The line drawing of a kind of tile in one colour, as `tintedPicture` makes it.
QPixmap tilePictogram(airshipcity::TileKind kind, int side, double ratio, const QColor &color);

void drawResource(QPainter &painter, const QRectF &rect, airshipcity::Resource resource, const Theme &theme);

} // namespace skyledger::ui
