// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QStackedWidget>

#include <memory>

namespace skyledger::ui {

class ChecklistPanel;

/// A part of the window where a checklist takes the place of what is there otherwise, as long as something of it is due. In
/// a dock it comes to the front then.
class ChecklistPlace : public QStackedWidget
{
    Q_OBJECT

public:
    ChecklistPlace(std::unique_ptr<QWidget> usual, std::unique_ptr<ChecklistPanel> list);

    ChecklistPanel &list() const { return *m_list; }

signals:
    /// The checklist came, or has gone; then `hadFocus` tells whether the keyboard was in it.
    void came();
    void gone(bool hadFocus);

private:
    void follow();

    QWidget *m_usual;
    ChecklistPanel *m_list;
};

} // namespace skyledger::ui
