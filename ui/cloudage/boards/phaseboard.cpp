// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/phaseboard.h"

#include "ui/cloudage/boards/answerlook.h"
#include "ui/cloudage/boards/cardstep.h"
#include "ui/cloudage/boards/fightboard.h"
#include "ui/cloudage/boards/thingboards.h"
#include "ui/play/turn/thingbutton.h"

#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace cloudage;

namespace {

constexpr int linesBelow = 34;  ///< of the page: enough for all that stands below the board
constexpr int linesOfTurn = 18; ///< the same where little is asked
constexpr int actionLines = 6;  ///< of the City board
constexpr int fightLines = 4;
constexpr int soloLines = 7;      ///< of the Solo board
constexpr double lineOfRow = 2.4; ///< of many cities: a name, and what stands beside it
constexpr int roomyLines = 36; ///< from which on the board shows as much beside them as with the whole page

} // namespace

PhaseBoard::PhaseBoard(CloudAgeTable &table, QWidget *parent)
    : PlayBoard(parent),
      m_table(table),
      m_navigation(new NavigationBlock(table, this)),
      m_cities(new CitiesBoard(table, this)),
      m_actions(new ActionsBoard(table, this)),
      m_solo(new SoloBoard(table, this)),
      m_fight(new FightBoard(table, this))
{
    setObjectName(QStringLiteral("phase-board"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(6);
    column->addWidget(m_navigation, 2);
    column->addWidget(m_solo, 1);
    column->addWidget(m_actions, 1);
    column->addWidget(m_cities, 3);
    column->addWidget(m_fight);
    column->addStretch(); // what stands alone stays at the top
    connect(m_cities, &ThingGrid::unfolded, this, &PhaseBoard::refresh);
    connect(&table, &GameTable::changed, this, &PhaseBoard::refresh);
    refresh();
}

bool PhaseBoard::asksCity() const
{
    return m_cities->asksFolded();
}

bool PhaseBoard::isProduction() const
{
    const Phase phase = cloudagesteps::phaseOf(m_table.state());
    const PartialPlay *play = m_table.guide().asked();
    const bool revealsNow = play == nullptr || cloudagesteps::kindOf(*play) == cloudagesteps::Kind::Produce;
    return (phase == Phase::Production || phase == Phase::FinalProduction) && revealsNow;
}

void PhaseBoard::refresh()
{
    const State &state = m_table.state();
    const Phase phase = cloudagesteps::phaseOf(state);
    const bool produces = isProduction();
    const int line = fontMetrics().height();
    const bool reveals = phase == Phase::Production || phase == Phase::FinalProduction;
    const bool isRoomy = linesBeside(linesBelow) >= roomyLines;
    const int room = reveals ? 0 : linesBeside(linesBelow);
    // Where there is room for both, nothing on the board moves from choice to choice: it would be painted anew each time.
    const bool stays = isRoomy && !reveals;
    m_navigation->setVisible(produces);
    m_actions->setVisible(phase == Phase::Action);
    m_actions->setMinimumHeight(stays ? 0 : line * actionLines);
    m_actions->setMaximumHeight(stays ? QWIDGETSIZE_MAX : line * actionLines);
    const bool isSoloBoard = phase == Phase::SoloBoard;
    m_solo->setVisible(isSoloBoard || (isRoomy && m_table.setup().solo()));
    m_solo->setFixedHeight(line * soloLines);
    QSizePolicy policy = m_fight->sizePolicy();
    policy.setRetainSizeWhenHidden(stays);
    m_fight->setSizePolicy(policy);
    m_fight->setVisible(FightBoard::fightNow(m_table).has_value());
    // Whatever is asked below needs the room: the board is only looked at then.
    const bool asksValues = (m_leavesRoom && m_leavesRoom()) || m_table.guide().lacking() != nullptr;
    const bool fights = m_fight->isVisibleTo(this);
    const bool isLow = window()->height() < line * 30; // large letters on a small screen
    // What is asked after a City action, or on the Solo board, has the room of the cities, if there is none for both.
    const bool isAfterAction = isSoloBoard
        || (phase == Phase::Action
            && (fights || asksValues || state.phase == Phase::Answers || m_table.guide().canGoBack()));
    m_cities->setVisible(!produces && (stays || !isAfterAction) && !(fights && isLow));
    const bool leavesRoom = produces || asksValues || fights || isSoloBoard || answersAreDue(m_table)
        || m_table.guide().canGoBack();
    const int ofFight = fights ? fightLines : 0;
    int lines = produces ? 13 : asksValues ? 11 : fights ? 13 : 14;
    if (isAfterAction)
        lines = isSoloBoard ? soloLines + 1 : actionLines + 1;
    else if (!produces && !asksValues && !answersAreDue(m_table))
        lines = std::clamp(linesBeside(linesOfTurn + ofFight), lines, 22);
    lines += ofFight + (produces && m_solo->isVisibleTo(this) ? soloLines : 0);
    if (m_cities->isOpen())
        lines = std::max(lines, static_cast<int>(m_cities->rows() * lineOfRow));
    if (stays || !isAfterAction)
        lines = std::max(lines, room);
    setMaximumHeight(stays || leavesRoom ? line * lines : QWIDGETSIZE_MAX);
}

void PhaseBoard::focusFirst()
{
    if (m_navigation->isVisibleTo(this))
        focusFirstLit(*m_navigation);
    else if (!m_actions->isVisibleTo(this) || (!focusFirstLit(*m_actions) && m_cities->isVisibleTo(this)))
        m_cities->focusFirst();
}

} // namespace skyledger::ui
