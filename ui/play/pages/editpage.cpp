// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/pages/editpage.h"

#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/wrappedlabel.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

void EditPage::makeControls(const QString &name, QWidget *bar)
{
    m_message = plainLabel(bar);
    m_apply = namedButton(name + u"-apply"_s, bar);
    m_reset = namedButton(name + u"-reset"_s, bar);
    m_close = namedButton(name + u"-close"_s, bar);
    m_message->setObjectName(name + u"-message"_s);
    m_message->setWordWrap(true);
    connect(m_apply, &QPushButton::clicked, this, &EditPage::apply);
    connect(m_reset, &QPushButton::clicked, this, &EditPage::reset);
    connect(m_close, &QPushButton::clicked, this, &EditPage::closed);
}

bool EditPage::mayClose()
{
    if (wouldLose() && !m_warnedOfLoss) {
        say(lossWarning(), true);
        m_warnedOfLoss = true;
        return false;
    }
    reset();
    return true;
}

void EditPage::say(const QString &message, bool warning)
{
    m_message->setText(message);
    setInk(m_message, warning ? Role::LitFrame : Role::QuietText);
}

void EditPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace skyledger::ui
