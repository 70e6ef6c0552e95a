// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/said.h"

#include <QtCore/QEvent>
#include <QtWidgets/QWidget>

namespace skyledger::ui {

Said::Said(QWidget &whose) : QObject(&whose)
{
    whose.installEventFilter(this);
}

void Said::add(std::function<void()> say)
{
    say();
    m_said.push_back(std::move(say));
}

void Said::name(QWidget *widget, Sentence sentence)
{
    add([widget, told = std::move(sentence)] { widget->setAccessibleName(told()); });
}

bool Said::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::LanguageChange) {
        for (const std::function<void()> &say : m_said)
            say();
    }
    return false; // the widget hears of it as well
}

void sayAnew(QWidget &whose, std::function<void()> say)
{
    (new Said(whose))->add(std::move(say));
}

} // namespace skyledger::ui
