// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QRectF>
#include <QtCore/QString>

class QColor;
class QPainter;

namespace skyledger::ui {

/// A text in a rectangle, its capitals as high as a share of `height`. It is cut where there is no room.
void writeLarge(QPainter &painter, const QRectF &rect, const QString &text, double height,
                const QColor &color, bool bold, Qt::Alignment alignment);
/// How wide that text is when nothing is cut.
double widthOfLarge(const QPainter &painter, const QString &text, double height, bool bold);

} // namespace skyledger::ui
