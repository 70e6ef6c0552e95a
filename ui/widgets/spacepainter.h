// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/face.h"
#include "ui/widgets/tokens.h"

#include <QtCore/QRectF>
#include <QtCore/QStringList>

#include <optional>
#include <span>
#include <vector>

class QPainter;

/// What printed boards have: spaces of tracks, and what lies or is written on them. Letters are those of the painter.
namespace skyledger::ui {

/// The frame and the ground of a space.
struct SpaceLook {
    Role frame = Role::Hairline;
    double line = 1;
    Role ground = Role::Surface;
    Qt::PenStyle style = Qt::SolidLine;
};
void drawSpace(QPainter &painter, const QRectF &rect, double radius, const SpaceLook &look,
               const Theme &theme);

/// The place of a row of so many with gaps between them, counted from 0.
QRectF nthOf(const QRectF &row, std::size_t place, std::size_t places, double gap);

/// A marker of a player, with what stands beside it if anything does.
struct LyingMarker {
    PlayerLook look;
    QString beside;
    friend bool operator==(const LyingMarker &, const LyingMarker &) = default;
};
/// Markers that share a space, no larger than so much: side by side, from the third on in two rows.
void drawMarkers(QPainter &painter, const QRectF &room, std::span<const LyingMarker> markers, double most,
                 const Theme &theme);

/// Spaces for markers with those that lie on them, and the space of who has the most.
struct MarkerSpaces {
    std::vector<PlayerLook> markers;
    std::optional<int> count = {}; ///< of spaces; nothing: not known
    int dashed = 0;                ///< so many of them, the last, are not used by every number of players
    std::optional<PlayerLook> majority = {}; ///< who holds it
    friend bool operator==(const MarkerSpaces &, const MarkerSpaces &) = default;
};
/// Draws the spaces from the left and the majority space at the right end. Where the number of spaces is not known a
/// brass "?" stands behind the markers.
void drawSpaces(QPainter &painter, const QRectF &row, const MarkerSpaces &spaces, const Theme &theme);

/// A text in one colour.
void drawWords(QPainter &painter, const QRectF &rect, const QString &text, const QColor &ink,
               Qt::Alignment alignment = Qt::AlignCenter);
/// The same that ends in an ellipsis where the rectangle is too narrow.
void drawElided(QPainter &painter, const QRectF &rect, const QString &text, const QColor &ink,
                Qt::Alignment alignment = Qt::AlignCenter);
/// Lines of text as a block in the middle.
void drawCentred(QPainter &painter, const QRectF &rect, const QStringList &lines, const QColor &ink);
/// Numbers and shapes in whole lines, as a block in the middle of what is so much narrower.
void drawCentred(QPainter &painter, const QRectF &rect, const Face &face, double pad, const Theme &theme);

} // namespace skyledger::ui
