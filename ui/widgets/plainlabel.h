// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

class QLabel;
class QWidget;

namespace skyledger::ui {

/// A label that shows its text letter by letter, whatever it looks like: people and files choose names, and a label of
/// Qt would take one that looks like rich text for that. All labels are made by this; a test looks for others.
QLabel *plainLabel(QWidget *parent = nullptr);
QLabel *plainLabel(const QString &text, QWidget *parent = nullptr);

/// A text as the button, menu entry, tab or buddy label shows it letter by letter, which would take `&` for the sign of
/// a key.
QString withoutKeySigns(const QString &text);

/// A text as the title of a window shows it letter by letter, which would take `[*]` for a place of its own.
QString asWindowTitle(const QString &text);

} // namespace skyledger::ui
