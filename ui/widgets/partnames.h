// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

class QLineEdit;
class QTabBar;

/// Names for the parts of Qt's widgets that Qt gives none, or one that it does not say anew in another language.
namespace skyledger::ui {

/// Names a bar of tabs by what can be chosen there, and its arrows.
void nameTabs(QTabBar &bar, const QString &name);
/// Names the button that clears a field, which has a name already.
void nameClearButton(QLineEdit &field);

} // namespace skyledger::ui
