// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/pieces/checklistplace.h"

#include "ui/play/pieces/checklistpanel.h"

#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>

namespace skyledger::ui {

ChecklistPlace::ChecklistPlace(std::unique_ptr<QWidget> usual, std::unique_ptr<ChecklistPanel> list)
    : m_usual(usual.release()), m_list(list.release()) // which belong to the stack from now on
{
    addWidget(m_usual);
    addWidget(m_list);
    connect(m_list, &ChecklistPanel::changed, this, &ChecklistPlace::follow);
    follow();
}

void ChecklistPlace::follow()
{
    const bool wasShown = currentWidget() == m_list;
    const bool isShown = m_list->isDue();
    if (wasShown == isShown)
        return;
    const QWidget *focus = QApplication::focusWidget();
    const bool hadFocus = focus != nullptr && m_list->isAncestorOf(focus);
    setCurrentWidget(isShown ? m_list : m_usual);
    if (!isShown) {
        emit gone(hadFocus);
        return;
    }
    if (auto *dock = qobject_cast<QDockWidget *>(parentWidget()))
        dock->raise();
    emit came();
}

} // namespace skyledger::ui
