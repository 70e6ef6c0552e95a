// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/turn/turnheader.h"

#include "core/airshipcity/record/samplecatalogue.h"
#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/turn/crewbutton.h"
#include "ui/airshipcity/turn/tokenlabel.h"
#include "ui/airshipcity/words/places.h"
#include "ui/airshipcity/words/situation.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/play/turn/clockline.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/yieldinglabel.h"

#include <QtCore/QEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace airshipcity;

TurnHeader::TurnHeader(AirshipCityTable &table, QWidget *parent)
    : QWidget(parent),
      m_table(table),
      m_token(new TokenLabel(this)),
      m_turn(plainLabel(this)),
      m_round(new YieldingLabel(this)),
      m_crewsTitle(plainLabel(this)),
      m_left(plainLabel(this)),
      m_undo(namedButton("undo", this)),
      m_redo(namedButton("redo", this)),
      m_endTurn(namedButton("end-turn", this))
{
    setObjectName(QStringLiteral("turn-header"));
    setRules(*this, idOf(ruleOf(BoardPart::CrewsLeft)));
    setRules(*m_turn, idOf(ruleOf(BoardPart::WhoseTurn)));
    setRules(*m_round, idOf(ruleOf(BoardPart::RoundTrack)));
    setRules(*m_endTurn, [this](const std::optional<QPoint> &) {
        const std::optional<Rule> against = m_table.guide().ruleAgainstEndTurn();
        const Rule own = ruleOf(BoardPart::EndOfTurn);
        return idsOf({against.value_or(own), own});
    });
    for (const Crew crew : all<Crew>()) {
        auto *button = new CrewButton(static_cast<int>(crew) + 1, this);
        connect(button, &CrewButton::clicked, this, [this, crew] { m_table.guide().takeCrew(crew); });
        m_crews[indexOf(crew)] = button;
    }
    layOut();
    connect(m_undo, &QPushButton::clicked, &m_table.session(), &Session::undo);
    connect(m_redo, &QPushButton::clicked, &m_table.session(), &Session::redo);
    connect(m_endTurn, &QPushButton::clicked, &m_table.guide(), &TurnGuide::endTurn);
    connect(&m_table, &GameTable::changed, this, [this](const TableChange &what) {
        if (what.values)
            lookForSampleValues();
        refresh();
    });
    connect(&m_table, &GameTable::wordsChanged, this, &TurnHeader::refresh);
    lookForSampleValues();
    refresh();
}

void TurnHeader::lookForSampleValues()
{
    m_isMadeUp = holdsSampleValues(m_table.session().record().catalogue());
}

void TurnHeader::layOut()
{
    sizeTexts();
    m_turn->setObjectName(QStringLiteral("whose-turn"));
    m_round->setObjectName(QStringLiteral("round-and-stage"));
    m_left->setObjectName(QStringLiteral("crews-left"));
    m_endTurn->setDefault(true); // the one strong button
    // A click leaves the keyboard where it was, so that Space never undoes once more what nobody meant.
    for (QPushButton *button : {m_undo, m_redo, m_endTurn})
        button->setFocusPolicy(Qt::TabFocus);

    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_turn);
    words->addWidget(m_round);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(10, 4, 10, 4);
    line->addWidget(m_token);
    line->addSpacing(6);
    line->addLayout(words);
    line->addSpacing(24);
    line->addWidget(m_crewsTitle);
    for (CrewButton *crew : m_crews)
        line->addWidget(crew);
    line->addWidget(m_left);
    line->addStretch();
    line->addWidget(new ClockLine(m_table, this));
    line->addWidget(m_undo);
    line->addWidget(m_redo);
    line->addWidget(m_endTurn);
}

void TurnHeader::refresh()
{
    const State &state = m_table.state();
    const Player chooser = m_table.guide().chooser();
    const bool over = chooser == none<Player>;
    const QString before = m_turn->text();
    m_token->setVisible(!over);
    if (over) {
        m_turn->setText(tr("The game is over"));
    } else {
        m_token->setLook(lookOf(m_table, chooser));
        const QString name = m_table.words().player(chooser);
        const bool own = state.phase == Phase::Turn || state.phase == Phase::AtTile;
        m_turn->setText(own ? tr("%1’s turn", "player").arg(name) : tr("%1 answers", "player").arg(name));
    }
    if (m_turn->text() != before)
        announce(*this, m_turn->text());
    // Values that are made up are said to be, all evening.
    const QString round = words::roundAndStage(state);
    m_round->setText(m_isMadeUp ? tr("%1 Sample values.", "round and stage, a sentence").arg(round) : round);
    m_crewsTitle->setText(words::name(words::Term::Crews));
    refreshCrews();
    refreshButtons();
}

void TurnHeader::refreshCrews()
{
    const State &state = m_table.state();
    const PlayerLook look = lookOf(m_table, state.current);
    // While somebody answers, or all is over, no crew is to be moved.
    const bool moves = state.phase == Phase::Turn || state.phase == Phase::AtTile;
    int left = 0;
    for (const Crew crew : all<Crew>()) {
        const CrewState &token = state.players[state.current].crews[crew];
        CrewButton *button = m_crews[indexOf(crew)];
        button->setVisible(moves && token.inPlay());
        if (!moves || !token.inPlay())
            continue;
        left += token.ready ? 1 : 0;
        const QString where = words::asPlace(m_table.words(), state, token.at);
        const QString number = QString::number(indexOf(crew) + 1);
        const bool inHand = m_table.guide().crewInHand() == crew;
        //: %1 is a number, %2 a tile
        const QString said = token.ready ? tr("Crew %1 on %2, ready").arg(number, where)
                                         : tr("Crew %1 on %2, spent").arg(number, where);
        button->show({look, token.ready, inHand}, said);
    }
    m_crewsTitle->setVisible(moves);
    m_left->setText(moves ? tr("%n left to move", "crews", left) : QString());
}

void TurnHeader::refreshButtons()
{
    const Session &session = m_table.session();
    const KeyBindings &bindings = KeyBindings::shared();
    m_undo->setText(tr("Undo"));
    m_undo->setToolTip(plainTip(bindings.told(tr("Take back the last event"), keys::undo)));
    const bool now = !m_table.past();
    m_undo->setEnabled(now && session.canUndo());
    m_redo->setText(tr("Redo"));
    m_redo->setToolTip(plainTip(bindings.told(tr("Bring back what was undone"), keys::redo)));
    m_redo->setEnabled(now && session.canRedo());
    m_endTurn->setText(tr("End turn"));
    const bool can = m_table.guide().canEndTurn();
    m_endTurn->setEnabled(can);
    m_endTurn->setToolTip(
        plainTip(can ? bindings.told(tr("End the turn"), keys::endTurn) : m_table.guide().whyNotEndTurn()));
    for (QPushButton *button : {m_undo, m_redo, m_endTurn})
        setSaidName(*button, button->text());
}

void TurnHeader::sizeTexts()
{
    QFont big = scaledFont(font(), 1.3);
    big.setWeight(QFont::DemiBold);
    m_turn->setFont(big);
}

void TurnHeader::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    else if (event->type() == QEvent::FontChange)
        sizeTexts();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
