// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/sketch.h"
#include "ui/widgets/tokens.h"

#include <QtCore/QRectF>

#include <functional>

class QPainter;

namespace skyledger::ui {

/// How wide a drawing of so many parts is, each as high as it is wide.
double sketchWidth(std::size_t parts, double side);
/// Draws the parts with arrows between them from the left, in the vertical middle. `mark` answers the letters of a seat.
void drawSketch(QPainter &painter, const QRectF &rect, double side, const Sketch &sketch,
                const std::function<QString(int seat)> &mark, const Theme &theme);

} // namespace skyledger::ui
