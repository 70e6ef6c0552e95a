// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QPainter;
class QRectF;

namespace skyledger::ui {

/// A rounded rectangle in the painter's pen and brush. All of it, the outline too, lies inside the area, whose edges are
/// moved to pixels of the screen: so outlines are sharp at every scale, gaps between frames are alike, and what is drawn
/// at the edge of a widget is hit by a click.
void drawFrame(QPainter &painter, const QRectF &area, double radius);

/// The same picture as `QPainter::drawRoundedRect`, where it lies: quicker for an outline that covers whole pixels.
void drawRounded(QPainter &painter, const QRectF &rect, double radius);

} // namespace skyledger::ui
