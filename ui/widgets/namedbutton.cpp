// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/namedbutton.h"

#include <QtWidgets/QPushButton>

namespace skyledger::ui {

QPushButton *namedButton(QAnyStringView name, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(name.toString());
    button->setAutoDefault(true);
    return button;
}

} // namespace skyledger::ui
