// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/corrections/correctinplace.h"

#include "ui/play/corrections/correctionpopover.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/rulehint.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QContextMenuEvent>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QMenu>

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

CorrectInPlace::CorrectInPlace(GameTable &table, CorrectableBoards boards, QObject *parent)
    : QObject(parent), m_table(table), m_boards(std::move(boards))
{
    connect(&table, &GameTable::changed, this, [this](const TableChange &what) {
        if (what.guide)
            ++m_steps;
    });
    QCoreApplication::instance()->installEventFilter(this);
}

bool CorrectInPlace::isPossible() const
{
    return !m_table.past() || m_table.past()->purpose != PastMoment::Purpose::Look;
}

/// The part of a board that shows values and holds the widget, or is it; null if there is none.
QWidget *CorrectInPlace::correctable(QWidget *widget) const
{
    for (; widget != nullptr && !widget->isWindow(); widget = widget->parentWidget()) {
        if (!m_boards.numbersOn(*widget).isEmpty())
            return m_boards.isBoard(*widget) ? widget : nullptr;
    }
    return nullptr;
}

/// The part of a board that has something for a menu: values to correct, or printed ones.
QWidget *CorrectInPlace::withMenu(QWidget *widget) const
{
    QWidget *board = correctable(widget);
    if (board != nullptr || widget == nullptr || !m_boards.isBoard(*widget))
        return board;
    return m_boards.printedOn(*widget) ? widget : nullptr;
}

/// Adds what can be done there to a menu.
void CorrectInPlace::addTo(QMenu &menu, QWidget &board)
{
    if (!m_boards.numbersOn(board).isEmpty()) {
        QAction *action = menu.addAction(tr("Correct…"), this, [this, at = QPointer<QWidget>(&board)] {
            if (at)
                correct(*at);
        });
        action->setObjectName(u"correct"_s);
        KeyBindings::shared().bind(*action, keys::correct);
        action->setEnabled(isPossible());
    }
    if (const auto show = m_boards.printedOn(board)) {
        QAction *action = menu.addAction(tr("What is printed here…"), this, show);
        action->setObjectName(u"printed-value"_s);
        KeyBindings::shared().bind(*action, keys::gameValues);
    }
}

void CorrectInPlace::correct(QWidget &board)
{
    const QStringList numbers = m_boards.numbersOn(board);
    if (numbers.isEmpty() || !isPossible())
        return;
    if (m_popover)
        m_popover->close();
    m_popover = new CorrectionPopover(m_table, m_boards.numbers(), numbers, board);
}

void CorrectInPlace::showMenu(QWidget &board, QWidget &asked, const QPoint &at)
{
    auto *menu = new QMenu(&board);
    menu->setObjectName(u"board-menu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addTo(*menu, board);
    addRulesTo(*menu, asked, at);
    menu->popup(at);
}

bool CorrectInPlace::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    const bool pressed = type == QEvent::MouseButtonPress;
    const bool twice = type == QEvent::MouseButtonDblClick;
    const bool menu = type == QEvent::ContextMenu;
    const bool key = type == QEvent::KeyPress
        && KeyBindings::shared().matches(*static_cast<QKeyEvent *>(event), keys::correct);
    if ((!pressed && !twice && !menu && !key) || !watched->isWidgetType())
        return false;
    auto *widget = static_cast<QWidget *>(watched);
    QWidget *board = menu ? withMenu(widget) : correctable(widget);
    if (board == nullptr)
        return false;
    if (pressed) {
        m_stepsAtPress = m_steps;
        return false;
    }
    if (menu) {
        const auto *asked = static_cast<QContextMenuEvent *>(event);
        const bool mouse = asked->reason() == QContextMenuEvent::Mouse;
        showMenu(*board, *widget, mouse ? asked->globalPos() : board->mapToGlobal(board->rect().center()));
        return true;
    }
    if (twice && (m_steps != m_stepsAtPress || static_cast<QMouseEvent *>(event)->button() != Qt::LeftButton))
        return false;
    correct(*board);
    return true;
}

} // namespace skyledger::ui
