// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/cloudageheader.h"

#include "ui/cloudage/boards/playerlook.h"
#include "ui/cloudage/words/names.h"
#include "ui/play/turn/clockline.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/markericon.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace cloudage;

CloudAgeHeader::CloudAgeHeader(CloudAgeTable &table, QWidget *parent)
    : QWidget(parent),
      m_table(table),
      m_token(plainLabel(this)),
      m_turn(plainLabel(this)),
      m_place(plainLabel(this)),
      m_due(plainLabel(this)),
      m_undo(namedButton("undo", this)),
      m_redo(namedButton("redo", this))
{
    setObjectName(QStringLiteral("turn-header"));
    setRules(*this, QStringLiteral("CA-ROUND-01"));
    for (QLabel *&phase : m_phases)
        phase = plainLabel(this);
    layOut();
    connect(m_undo, &QPushButton::clicked, &m_table.session(), &Session::undo);
    connect(m_redo, &QPushButton::clicked, &m_table.session(), &Session::redo);
    connect(&m_table, &GameTable::changed, this, &CloudAgeHeader::refresh);
    connect(&m_table, &GameTable::wordsChanged, this, &CloudAgeHeader::refresh);
    refresh();
}

void CloudAgeHeader::layOut()
{
    sizeTexts();
    m_turn->setObjectName(QStringLiteral("whose-turn"));
    m_place->setObjectName(QStringLiteral("round-and-phase"));
    m_due->setObjectName(QStringLiteral("still-due"));
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_turn);
    words->addWidget(m_place);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(10, 4, 10, 4);
    line->addWidget(m_token);
    line->addSpacing(6);
    line->addLayout(words);
    line->addSpacing(24);
    for (QLabel *phase : m_phases)
        line->addWidget(phase);
    line->addSpacing(24);
    line->addWidget(m_due);
    line->addStretch();
    line->addWidget(new ClockLine(m_table, this));
    line->addWidget(m_undo);
    line->addWidget(m_redo);
}

QString CloudAgeHeader::turnNow() const
{
    const State &state = m_table.state();
    const Player asked = CloudAgeQuestions::asked(state);
    if (asked == none<Player>)
        return tr("The game is over");
    const bool answers = !state.pending.empty() && asked != state.current;
    const QString name = m_table.words().player(asked);
    return answers ? tr("%1 answers", "player").arg(name) : tr("%1’s turn", "player").arg(name);
}

void CloudAgeHeader::refresh()
{
    const State &state = m_table.state();
    const Player asked = CloudAgeQuestions::asked(state);
    m_token->setVisible(asked != none<Player>);
    if (asked != none<Player>) {
        const int side = fontMetrics().height() * 3 / 2;
        m_token->setPixmap(markerIcon(lookOf(m_table, asked), Theme::of(palette()))
                               .pixmap(QSize(side, side), devicePixelRatioF()));
    }
    const QString before = m_turn->text();
    m_turn->setText(turnNow());
    if (m_turn->text() != before)
        announce(*this, m_turn->text());
    m_place->setText(words::capitalised(m_table.narrator().place(m_table.shown())));
    const Phase phase = state.phase == Phase::Answers ? state.during : state.phase;
    const QString names[] = {tr("1 Production", "phase"), tr("2 Movement", "phase"), tr("3 Action", "phase")};
    const bool now[] = {phase == Phase::Production || phase == Phase::FinalProduction,
                        phase == Phase::Movement || phase == Phase::Fight,
                        phase == Phase::Action || phase == Phase::SoloBoard};
    for (std::size_t i = 0; i < m_phases.size(); ++i) {
        m_phases[i]->setText(names[i]);
        QFont font = m_phases[i]->font();
        font.setBold(now[i]);
        font.setUnderline(now[i]);
        m_phases[i]->setFont(font);
        m_phases[i]->setVisible(phase < Phase::FinalProduction);
    }
    QStringList due;
    for (const Pending &each : state.pending) {
        const QString name = m_table.words().player(each.player);
        if (!due.contains(name))
            due << name;
    }
    m_due->setText(due.size() > 1 ? tr("to answer: %1", "players").arg(words::listed(due)) : QString());
    refreshButtons();
}

void CloudAgeHeader::refreshButtons()
{
    const KeyBindings &bindings = KeyBindings::shared();
    const bool now = !m_table.past();
    m_undo->setText(tr("Undo"));
    m_undo->setToolTip(plainTip(bindings.told(tr("Take back the last event"), keys::undo)));
    m_undo->setEnabled(now && m_table.session().canUndo());
    m_redo->setText(tr("Redo"));
    m_redo->setToolTip(plainTip(bindings.told(tr("Bring back what was undone"), keys::redo)));
    m_redo->setEnabled(now && m_table.session().canRedo());
    for (QPushButton *button : {m_undo, m_redo})
        setSaidName(*button, button->text());
}

void CloudAgeHeader::sizeTexts()
{
    QFont big = scaledFont(font(), 1.3);
    big.setWeight(QFont::DemiBold);
    m_turn->setFont(big);
}

void CloudAgeHeader::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
    else if (event->type() == QEvent::FontChange)
        sizeTexts();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
