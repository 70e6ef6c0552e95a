// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QRectF>
#include <QtCore/QString>
#include <QtGui/QColor>
#include <QtGui/QPen>

#include <vector>

class QWidget;

/// What widgets draw, seen by a device that keeps texts and outlines instead of making pixels of them.
namespace skyledger::ui::walk {

/// A line of text as a widget draws it, in the widget's coordinates.
struct DrawnText {
    QWidget *widget = nullptr;
    QString text;
    QRectF
        rect; ///< from the top of the ascenders to the bottom of the descenders, as wide as the text goes on
    QRectF ink;  ///< what of it leaves a trace
    QRectF clip; ///< what the painter lets through
    QColor color;
    int pixelSize = 0;
};

/// A shape with an outline, in the widget's coordinates.
struct DrawnOutline {
    QWidget *widget = nullptr;
    QRectF rect;
    QColor color;
    double width = 1;
};

struct Drawing {
    std::vector<DrawnText> texts;
    std::vector<DrawnOutline> outlines;
};

/// What the widget draws itself, without those in it.
Drawing drawingOf(QWidget &widget);
/// What it and all that is visible in it draw.
Drawing drawingBelow(QWidget &widget);

} // namespace skyledger::ui::walk
