// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

class QWidget;

namespace skyledger::ui {

/// Sets what a reader of the screen says of a widget. It hears of it only where that is something else than before: Qt
/// tells it of every name that is set, and boards set theirs whenever something changed anywhere.
void setSaidName(QWidget &widget, const QString &name);

} // namespace skyledger::ui
