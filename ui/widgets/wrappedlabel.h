// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/theme.h"

#include <QtCore/QAnyStringView>

class QLabel;
class QWidget;

namespace skyledger::ui {

/// A label of plain text that takes the lines it needs, with an object name. The parent owns it.
QLabel *wrappedLabel(QAnyStringView name, QWidget *parent);

/// Has a label written in the colour of a role, in every look that the window takes on.
void setInk(QLabel *label, Role role);

} // namespace skyledger::ui
