// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/catalogue.h"
#include "core/airshipcity/vocabulary.h"
#include "ui/widgets/amountpainter.h"
#include "ui/widgets/tokens.h"

#include <QtGui/QPixmap>

/// How the pieces of Airship City look: tables of colours, patterns and shapes, and what is drawn with them.
namespace skyledger::ui {

/// The colour of a resource: log, ingot, coin and gear are drawn in it.
const Shades &shadesOf(airshipcity::Resource resource);
/// A resource as its shape in its colour.
const ResourceLook &lookOf(airshipcity::Resource resource);
/// The colour of a player's pieces with its pattern.
const PieceColor &pieceColor(airshipcity::PlayerColor color);

/// The line drawing of a kind of tile in one colour, as `tintedPicture` makes it.
QPixmap tilePictogram(airshipcity::TileKind kind, int side, double ratio, const QColor &color);

void drawResource(QPainter &painter, const QRectF &rect, airshipcity::Resource resource, const Theme &theme);

// As amountpainter.h draws them.
double drawAmounts(QPainter &painter, const QRectF &rect, const airshipcity::Amounts &amounts,
                   const Theme &theme);
double amountsWidth(const QFontMetricsF &metrics, const airshipcity::Amounts &amounts);
double drawBonus(QPainter &painter, const QRectF &rect, const QString &number,
                 airshipcity::ResourceSet resources, const Theme &theme);
double bonusWidth(const QFontMetricsF &metrics, const QString &number, airshipcity::ResourceSet resources);

} // namespace skyledger::ui
