// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/namedbutton.h"

#include <QtGui/QFocusEvent>
#include <QtWidgets/QPushButton>

namespace skyledger::ui {

namespace {

/// Qt makes a button that Enter presses the main one while it has the focus, and no main one any more when it loses it.
/// What a page's main button is does not change with the keyboard: here only `setDefault` says it.
class SteadyButton : public QPushButton
{
public:
    using QPushButton::QPushButton;

protected:
    void focusInEvent(QFocusEvent *event) override
    {
        const bool isMain = isDefault();
        QPushButton::focusInEvent(event);
        setDefault(isMain);
    }
    void focusOutEvent(QFocusEvent *event) override
    {
        const bool isMain = isDefault();
        QPushButton::focusOutEvent(event);
        setDefault(isMain);
    }
};

} // namespace

QPushButton *namedButton(QAnyStringView name, QWidget *parent)
{
    auto *button = new SteadyButton(parent);
    button->setObjectName(name.toString());
    button->setAutoDefault(true);
    return button;
}

} // namespace skyledger::ui
