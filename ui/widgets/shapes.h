// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QPainterPath;
class QRectF;

/// More shapes for a `ResourceLook` beside those of the tokens. All of them fill the rectangle that they are given.
namespace skyledger::ui {

QPainterPath boltShape(const QRectF &rect);
QPainterPath dropShape(const QRectF &rect);
QPainterPath coalShape(const QRectF &rect);
QPainterPath whistleShape(const QRectF &rect);
QPainterPath cardShape(const QRectF &rect);
QPainterPath leafShape(const QRectF &rect);
QPainterPath propellerShape(const QRectF &rect);
QPainterPath shieldShape(const QRectF &rect);
QPainterPath sproutShape(const QRectF &rect);
QPainterPath cupShape(const QRectF &rect);
QPainterPath blocksShape(const QRectF &rect);
QPainterPath arrowShape(const QRectF &rect); ///< upwards
QPainterPath droneShape(const QRectF &rect);

// Hulls, lying or upright as the rectangle is: round, rounded, pointed at both ends.
QPainterPath discShape(const QRectF &rect);
QPainterPath capsuleShape(const QRectF &rect);
QPainterPath hullShape(const QRectF &rect);
/// A corner left and right.
QPainterPath hexagonShape(const QRectF &rect);

} // namespace skyledger::ui
