// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/phaseboard.h"

#include "ui/cloudage/boards/actionsboard.h"
#include "ui/cloudage/boards/answerlook.h"
#include "ui/cloudage/boards/cardstep.h"
#include "ui/cloudage/boards/citiesboard.h"
#include "ui/cloudage/boards/fightboard.h"
#include "ui/cloudage/boards/navigationblock.h"
#include "ui/play/turn/thingbutton.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace cloudage;

PhaseBoard::PhaseBoard(CloudAgeTable &table, QWidget *parent)
    : QWidget(parent),
      m_table(table),
      m_navigation(new NavigationBlock(table, this)),
      m_cities(new CitiesBoard(table, this)),
      m_actions(new ActionsBoard(table, this)),
      m_fight(new FightBoard(table, this))
{
    setObjectName(QStringLiteral("phase-board"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(6);
    column->addWidget(m_navigation, 2);
    column->addWidget(m_actions, 1);
    column->addWidget(m_cities, 3);
    column->addWidget(m_fight);
    connect(&table, &GameTable::changed, this, &PhaseBoard::refresh);
    refresh();
}

bool PhaseBoard::isProduction() const
{
    const State &state = m_table.state();
    const Phase phase = state.phase == Phase::Answers ? state.during : state.phase;
    const auto question = m_table.guide().askedQuestion();
    const bool revealsNow = !question || *question == play::Code(cloudagesteps::Ask::Reveal);
    return (phase == Phase::Production || phase == Phase::FinalProduction) && revealsNow;
}

void PhaseBoard::refresh()
{
    const State &state = m_table.state();
    const bool produces = isProduction();
    m_navigation->setVisible(produces);
    m_actions->setVisible(state.phase == Phase::Action && !m_table.guide().canGoBack());
    m_fight->setVisible(FightBoard::fightNow(m_table).has_value());
    // Whatever is asked below needs the room: the board is only looked at then.
    const bool asksValues = m_leavesRoom && m_leavesRoom();
    const bool fights = m_fight->isVisibleTo(this);
    const bool isLow = window()->height() < fontMetrics().height() * 30; // large letters on a small screen
    m_cities->setVisible(!produces && !(fights && isLow));
    const bool leavesRoom = produces || asksValues || fights || state.phase == Phase::SoloBoard
        || answersAreDue(m_table) || m_table.guide().canGoBack();
    const int lines = produces ? 13 : asksValues ? 11 : fights ? 17 : 14;
    setMaximumHeight(leavesRoom ? fontMetrics().height() * lines : QWIDGETSIZE_MAX);
}

/// Arrows walk from thing to thing.
void PhaseBoard::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down:
        focusNextChild();
        break;
    case Qt::Key_Left:
    case Qt::Key_Up:
        focusPreviousChild();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void PhaseBoard::focusFirst()
{
    if (m_navigation->isVisibleTo(this))
        focusFirstLit(*m_navigation);
    else if (m_actions->isVisibleTo(this))
        focusFirstLit(*m_actions);
    else
        m_cities->focusFirst();
}

} // namespace skyledger::ui
