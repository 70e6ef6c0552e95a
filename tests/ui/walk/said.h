// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <vector>

class QWidget;

namespace skyledger::ui::walk {

/// A text that a window says somewhere, and where.
struct Said {
    QString where; ///< the way to the widget by object names, classes and places, and what of it
    QString text;
    bool inSight = true;
    friend bool operator==(const Said &, const Said &) = default;
};

/// Whether it is in sight, or can be scrolled into it.
bool canBeSeen(const QWidget &widget);

/// The way to a widget by object names, or classes and places where there is none.
QString wayTo(const QWidget &widget);

/// Widgets that are drawn alike and work alike have one: of each it is enough to look at one.
QString kindOf(const QWidget &widget);

/// Everything that a window says in any way: titles, labels, buttons, tabs, menus, lists and their headings, names for
/// screen readers, tool tips, and what is drawn. Empty texts are left out.
std::vector<Said> saidBy(QWidget &window);

} // namespace skyledger::ui::walk
