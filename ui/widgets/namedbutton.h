// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QAnyStringView>

class QPushButton;
class QWidget;

namespace skyledger::ui {

/// A button with an object name that Enter presses on every desktop. The parent owns it; its text comes with the
/// language.
QPushButton *namedButton(QAnyStringView name, QWidget *parent);

} // namespace skyledger::ui
