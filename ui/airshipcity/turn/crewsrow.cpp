// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/turn/crewsrow.h"

#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/turn/crewbutton.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/plainlabel.h"

#include <QtCore/QEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>

namespace skyledger::ui {

using namespace airshipcity;

CrewsRow::CrewsRow(AirshipCityTable &table, QWidget *parent)
    : QWidget(parent), m_table(table), m_title(plainLabel(this)), m_left(plainLabel(this))
{
    m_left->setObjectName(QStringLiteral("crews-left"));
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins({});
    line->addWidget(m_title);
    for (const Crew crew : all<Crew>()) {
        auto *button = new CrewButton(static_cast<int>(crew) + 1, this);
        connect(button, &CrewButton::clicked, this, [this, crew] { m_table.guide().takeCrew(crew); });
        line->addWidget(button);
        m_crews[crew] = button;
    }
    line->addWidget(m_left);
    connect(&m_table, &GameTable::changed, this, &CrewsRow::refresh);
    connect(&m_table, &GameTable::wordsChanged, this, &CrewsRow::refresh);
    refresh();
}

void CrewsRow::refresh()
{
    const State &state = m_table.state();
    // While somebody answers, or all is over, no crew is to be moved.
    const bool moves = state.phase == Phase::Turn || state.phase == Phase::AtTile;
    int left = 0;
    for (const Crew crew : all<Crew>()) {
        const CrewState &token = state.players[state.current].crews[crew];
        CrewButton *button = m_crews[crew];
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
        button->show({lookOf(m_table, state.current), token.ready, inHand}, said);
    }
    m_title->setText(words::name(words::Term::Crews));
    m_title->setVisible(moves);
    m_left->setText(moves ? tr("%n left to move", "crews", left) : QString());
}

void CrewsRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
