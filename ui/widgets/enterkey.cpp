// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/enterkey.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QAbstractButton>

namespace skyledger::ui {

bool takeEnterKey(QAbstractButton &button, QKeyEvent &event)
{
    if (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter)
        return false;
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        event.ignore();
    else if (!event.isAutoRepeat())
        button.click();
    return true;
}

} // namespace skyledger::ui
