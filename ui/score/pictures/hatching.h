// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/theme.h"

#include <QtCore/QRectF>
#include <QtCore/QString>

#include <cstddef>
#include <variant>
#include <vector>

class QPainter;

namespace skyledger::ui {

/// A colour and a hatching that tell sources of points apart.
struct Hatch {
    enum class Lines { None, Rising, Falling, Level, Upright, Grid, Dots, Crossed };
    std::variant<Role, Shades> fill;
    Lines lines = Lines::None;
};

/// A hatch for one source of many, as they are numbered from 0: neighbours differ in colour, none of 32 is another one.
Hatch usualHatch(std::size_t number);
/// Points that somebody has from one source.
struct PointSource {
    QString name; ///< as a label: "Donated airships"
    Hatch hatch;
    std::vector<int> vp; ///< by seat
};

/// Fills a rectangle; `line` is the height of a line of text, by which the hatching is measured.
void drawHatched(QPainter &painter, const QRectF &rect, const Hatch &hatch, const Theme &theme, double line);
/// A number on a hatched ground, on a plate of its own so that it can be read.
void drawOnHatching(QPainter &painter, const QRectF &rect, const QString &text, const Theme &theme);

} // namespace skyledger::ui
