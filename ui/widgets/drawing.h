// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>

class QPainter;
class QRectF;

namespace skyledger::ui {

class Theme;

/// Draws something of a game into an area, in the painter's font.
using Drawing = std::function<void(QPainter &, const QRectF &, const Theme &)>;

} // namespace skyledger::ui
