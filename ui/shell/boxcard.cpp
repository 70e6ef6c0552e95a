// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/boxcard.h"

#include "ui/shell/placebutton.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/scenepicture.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

BoxCard::BoxCard(const GameModule &game, bool alone, QWidget *parent)
    : QWidget(parent),
      m_game(game),
      m_alone(alone),
      m_name(plainLabel(this)),
      m_seats(plainLabel(this)),
      m_newGame(new QPushButton(this)),
      m_score(new QPushButton(this))
{
    setObjectName(u"box-"_s + game.id());
    m_newGame->setObjectName(u"new-game-"_s + game.id());
    m_score->setObjectName(u"score-"_s + game.id());
    m_newGame->setAutoDefault(true);
    m_score->setAutoDefault(true);
    m_seats->setForegroundRole(QPalette::PlaceholderText);
    m_seats->setWordWrap(true);
    m_score->setVisible(game.offers(GameModule::Service::ScoreFinishedGame));
    connect(m_newGame, &QPushButton::clicked, this, [this] { emit newGameAsked(&m_game); });
    connect(m_score, &QPushButton::clicked, this, [this] { emit scoreAsked(&m_game); });

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_newGame, 1);
    buttons->addWidget(m_score, 1);
    auto *words = new QVBoxLayout;
    words->setObjectName(u"words"_s);
    if (alone)
        words->addStretch();
    words->addWidget(m_name);
    words->addWidget(m_seats);
    words->addLayout(buttons);
    if (alone)
        words->addStretch();
    auto *layout = new QBoxLayout(alone ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->addWidget(new ScenePicture(game.scene(), this), 1);
    layout->addLayout(words, alone ? 1 : 0);
    sizeTexts();
    retranslate();
}

void BoxCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        sizeTexts();
    QWidget::changeEvent(event);
}

void BoxCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawPanel(painter, rect(), Role::Panel, DrawnButton::Glow::Quiet, Theme::of(palette()));
}

void BoxCard::retranslate()
{
    const QString name = m_game.name();
    m_name->setText(name);
    m_seats->setText(m_game.seats());
    m_seats->setVisible(!m_seats->text().isEmpty());
    // A letter would take the first of several cards, whichever is meant.
    const QString begin = tr("&New game");
    const QString score = tr("&Score a finished game");
    m_newGame->setText(m_alone ? begin : plainOf(begin));
    m_score->setText(m_alone ? score : plainOf(score));
    m_newGame->setAccessibleName(tr("New game: %1", "game").arg(name));
    m_score->setAccessibleName(tr("Score a finished game: %1", "game").arg(name));
    setAccessibleName(name);
}

void BoxCard::sizeTexts()
{
    const int line = fontMetrics().height();
    m_name->setFont(boldFont(font(), 1.45));
    m_seats->setFont(font());
    setMaximumHeight(line * (m_alone ? 14 : 22)); // a picture that is larger says no more
    m_newGame->setFont(boldFont(font()));
    for (QPushButton *button : {m_newGame, m_score})
        button->setMinimumHeight(line * 5 / 2);
    auto *words = findChild<QVBoxLayout *>(u"words"_s);
    words->setContentsMargins(line, line * 2 / 3, line, line);
    words->setSpacing(line / 2);
}

} // namespace skyledger::ui
