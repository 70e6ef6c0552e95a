// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/turn/whistlemountainheader.h"

#include "ui/play/turn/clockline.h"
#include "ui/whistlemountain/boards/looks.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace skyledger::ui {

using namespace whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

bool isEnd(const PlayOption &option)
{
    return option.leadsTo.kind == static_cast<std::size_t>(whistle::Deed::EndTurn)
        && option.status != PlayOption::Status::Refused;
}

bool canEndTurn(const WhistleMountainTable &table)
{
    const auto &options = table.guide().options();
    return std::any_of(options.begin(), options.end(), isEnd);
}

} // namespace

WhistleMountainHeader::WhistleMountainHeader(WhistleMountainTable &table, QWidget *parent)
    : QWidget(parent),
      m_table(table),
      m_turn(plainLabel(this)),
      m_place(plainLabel(this)),
      m_undo(namedButton("undo", this)),
      m_redo(namedButton("redo", this)),
      m_endTurn(namedButton("end-turn", this))
{
    setObjectName(u"turn-header"_s);
    m_turn->setObjectName(u"whose-turn"_s);
    m_place->setObjectName(u"place"_s);
    m_endTurn->setDefault(true); // the one strong button
    setRules(*this, toText(ruleId(Rule::Turn01)));
    setRules(*m_endTurn, toText(ruleId(Rule::Turn03)));
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_turn);
    words->addWidget(m_place);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(10 + 34, 4, 10, 4);
    line->addLayout(words);
    line->addStretch();
    line->addWidget(new ClockLine(m_table, this));
    line->addWidget(m_undo);
    line->addWidget(m_redo);
    line->addWidget(m_endTurn);
    connect(m_undo, &QPushButton::clicked, &m_table.session(), &play::Session::undo);
    connect(m_redo, &QPushButton::clicked, &m_table.session(), &play::Session::redo);
    connect(m_endTurn, &QPushButton::clicked, this, [this] { endTurn(m_table); });
    connect(&m_table, &GameTable::changed, this, &WhistleMountainHeader::refresh);
    connect(&m_table, &GameTable::wordsChanged, this, &WhistleMountainHeader::refresh);
    connect(&m_table.guide(), &Guide::changed, this, &WhistleMountainHeader::refresh);
    sizeTexts();
    refresh();
}

bool WhistleMountainHeader::endTurn(WhistleMountainTable &table)
{
    const auto &options = table.guide().options();
    const auto end = std::find_if(options.begin(), options.end(), isEnd);
    if (end == options.end())
        return false;
    table.guide().choose(static_cast<std::size_t>(end - options.begin()));
    return true;
}

void WhistleMountainHeader::refresh()
{
    const State &state = m_table.state();
    const KeyBindings &bindings = KeyBindings::shared();
    const QString before = m_turn->text();
    if (state.phase == Phase::Over)
        m_turn->setText(tr("The game is over"));
    else if (toAct(state) != state.current)
        m_turn->setText(tr("%1 answers", "player").arg(m_table.words().player(toAct(state))));
    else
        m_turn->setText(tr("%1’s turn", "player").arg(m_table.words().player(state.current)));
    if (m_turn->text() != before)
        announce(*this, m_turn->text());
    m_place->setText(
        tr("Turn %1 · %2 · water level %3", "number, moment of the game, number")
            .arg(QString::number(state.turn), wording::name(state.phase), QString::number(state.water)));
    const bool now = !m_table.past();
    m_undo->setText(tr("Undo"));
    m_undo->setToolTip(plainTip(bindings.told(tr("Take back the last event"), keys::undo)));
    m_undo->setEnabled(now && m_table.session().canUndo());
    m_redo->setText(tr("Redo"));
    m_redo->setToolTip(plainTip(bindings.told(tr("Bring back what was undone"), keys::redo)));
    m_redo->setEnabled(now && m_table.session().canRedo());
    m_endTurn->setText(tr("End turn"));
    m_endTurn->setToolTip(plainTip(bindings.told(tr("End the turn"), keys::endTurn)));
    m_endTurn->setEnabled(canEndTurn(m_table));
    for (QPushButton *button : {m_undo, m_redo, m_endTurn})
        setSaidName(*button, button->text());
    update();
}

void WhistleMountainHeader::paintEvent(QPaintEvent * /*event*/)
{
    if (m_table.state().phase == Phase::Over)
        return;
    QPainter painter(this);
    const double side = std::min(30, height() - 8);
    painter.setFont(font());
    drawMarker(painter, QRectF(10, (height() - side) / 2, side, side),
               whistle::lookOf(m_table, toAct(m_table.state())), Theme::of(palette()));
}

void WhistleMountainHeader::sizeTexts()
{
    QFont big = scaledFont(font(), 1.3);
    big.setWeight(QFont::DemiBold);
    m_turn->setFont(big);
}

void WhistleMountainHeader::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    else if (event->type() == QEvent::FontChange)
        sizeTexts();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
