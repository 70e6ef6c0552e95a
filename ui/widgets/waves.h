// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QPainter;
class QPen;
class QRectF;

namespace skyledger::ui {

/// Two lines of waves over a rectangle, as what lies under water is drawn.
void drawWaves(QPainter &painter, const QRectF &rect, const QPen &pen);

} // namespace skyledger::ui
