// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <functional>
#include <vector>

class QWidget;

namespace skyledger::ui {

/// A name among many, and the number that it stands for.
struct NumberedName {
    int number = 0;
    QString name;
};

/// Opens a menu of names below a widget, sorted, in groups by first letters where they are many; a letter of the keyboard
/// leads to those that begin with it. `take` is given the number that was chosen; nothing happens if none is.
void openNames(QWidget &below, std::vector<NumberedName> names, std::function<void(int)> take);

} // namespace skyledger::ui
