// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/boards/tileface.h"

#include <vector>

class QPainter;

namespace skyledger::ui {

/// Draws what is printed on a tile and what stands on it into a rectangle, in the painter's font. Where there is little
/// room the pictogram goes first, then the choice's detail, then the effect. Answers where the crews stand.
std::vector<QRectF> drawTile(QPainter &painter, const QRectF &inside, const TileFace &face,
                             const Theme &theme);

} // namespace skyledger::ui
