// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/catalogue.h"
#include "ui/widgets/theme.h"

class QPainter;
class QRectF;

/// Pieces as they are read from two metres: large, and without a word.
namespace skyledger::ui {

/// A text in a rectangle, its capitals as high as a share of `height`. It is cut where there is no room.
void writeLarge(QPainter &painter, const QRectF &rect, const QString &text, double height,
                const QColor &color, bool bold, Qt::Alignment alignment);
/// How wide that text is when nothing is cut.
double widthOfLarge(const QPainter &painter, const QString &text, double height, bool bold);

/// A contract: the stages that are left to the left of a line, what it costs to the right. `left` and the cost may be
/// unknown.
void drawLargeContract(QPainter &painter, const QRectF &rect, std::optional<int> left,
                       const std::optional<airshipcity::Amounts> &cost, const Theme &theme);

/// The majority of an airship: the family's shape and colours, and the level.
void drawLargeAirship(QPainter &painter, const QRectF &rect, airshipcity::Airship airship,
                      const Theme &theme);
/// The majority of a public utility: a building.
void drawLargeUtility(QPainter &painter, const QRectF &rect, const Theme &theme);

} // namespace skyledger::ui
