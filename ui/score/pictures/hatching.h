// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/changes.h"
#include "ui/widgets/theme.h"

#include <QtCore/QRectF>
#include <QtCore/QString>

#include <variant>

class QPainter;

namespace skyledger::ui {

/// A colour and a hatching that tell sources of points apart.
struct Hatch {
    enum class Lines { None, Rising, Falling, Level, Upright, Grid, Dots, Crossed };
    std::variant<Role, Shades> fill;
    Lines lines = Lines::None;
};

Hatch hatchOf(airshipcity::VpSource source);
/// Fills a rectangle; `line` is the height of a line of text, by which the hatching is measured.
void drawHatched(QPainter &painter, const QRectF &rect, const Hatch &hatch, const Theme &theme, double line);
/// A number on a hatched ground, on a plate of its own so that it can be read.
void drawOnHatching(QPainter &painter, const QRectF &rect, const QString &text, const Theme &theme);

} // namespace skyledger::ui
