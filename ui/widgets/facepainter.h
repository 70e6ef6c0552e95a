// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/face.h"
#include "ui/widgets/tokens.h"

#include <QtCore/QRectF>

#include <span>
#include <vector>

class QPainter;
class QFontMetricsF;

/// Draws faces: words and numbers with the shapes of resources.
namespace skyledger::ui {

/// The parts in lines of a width. One that is wider has a line of its own.
std::vector<Face> brokenFace(const Face &face, const QFontMetricsF &metrics, double width);
double faceWidth(std::span<const FacePart> face, const QFontMetricsF &metrics);

/// In the painter's font, from the left, in the vertical middle of the rectangle. What does not fit ends in an ellipsis.
void drawFace(QPainter &painter, const QRectF &rect, std::span<const FacePart> face, Role plain,
              const Theme &theme);

} // namespace skyledger::ui
