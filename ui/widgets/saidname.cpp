// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/saidname.h"

#include <QtWidgets/QWidget>

namespace skyledger::ui {

void setSaidName(QWidget &widget, const QString &name)
{
    if (widget.accessibleName() != name)
        widget.setAccessibleName(name);
}

} // namespace skyledger::ui
