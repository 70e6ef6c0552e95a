// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

#include <functional>

namespace skyledger::ui {

/// Where the Tab key stops, in the order in which people read: row by row, and where columns stand side by side one
/// after the other. Forms that have an order of their own keep it, see `keepTabOrder`. What `isHidden` says of a widget
/// that Qt takes for visible is left out.
QWidgetList readingOrder(QWidget &window, const std::function<bool(const QWidget &)> &isHidden);

/// Moves the keyboard one step in an order that goes round; from what is no stop in it, to the nearest one on the same
/// page. False if there is nowhere to go.
bool focusNextIn(const QWidgetList &order, bool next);

/// Has the Tab key go through a form as it was made for, and not as it stands on the screen.
void keepTabOrder(QWidget &form);

} // namespace skyledger::ui
