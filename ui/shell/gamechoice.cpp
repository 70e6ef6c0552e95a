// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/gamechoice.h"

#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/said.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

GameChoice::GameChoice(const std::vector<const GameModule *> &games, const Sentence &question,
                       QWidget *parent)
    : QWidget(parent), m_title(plainLabel(this))
{
    auto *said = new Said(*this);
    setObjectName(u"game-choice"_s);
    m_title->setObjectName(u"game-choice-title"_s);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_title->setFont(boldFont(font(), 1.5));
    said->text(m_title, question);
    said->name(this, question);
    auto *column = new QVBoxLayout;
    column->addStretch(1);
    column->addWidget(m_title);
    const QFontMetrics letters = fontMetrics();
    for (const GameModule *game : games) {
        QPushButton *button = namedButton(u"choose-"_s + game->id(), this);
        button->setAutoDefault(true);
        button->setMinimumSize(letters.averageCharWidth() * 64, letters.height() * 9 / 4);
        column->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, game] { emit chosen(game); });
        said->text(button, [game] { return game->name(); });
        if (!m_first)
            m_first = button;
    }
    auto *back = namedButton(u"choice-back"_s, this);
    back->setAutoDefault(true);
    said->text(back, [] { return tr("Back"); });
    column->addSpacing(letters.height());
    column->addWidget(back, 0, Qt::AlignLeft);
    column->addStretch(2);
    auto *layout = new QHBoxLayout(this);
    layout->addStretch(1);
    layout->addLayout(column);
    layout->addStretch(1);
    connect(back, &QPushButton::clicked, this, &GameChoice::cancelled);
}

void GameChoice::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        m_title->setFont(boldFont(font(), 1.5));
    QWidget::changeEvent(event);
}

void GameChoice::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit cancelled();
    else
        QWidget::keyPressEvent(event);
}

void GameChoice::showEvent(QShowEvent *event)
{
    m_first->setFocus();
    QWidget::showEvent(event);
}

std::vector<const GameModule *> lastPlayedFirst(std::vector<const GameModule *> games,
                                                const QString &lastGame)
{
    std::stable_partition(games.begin(), games.end(),
                          [&lastGame](const GameModule *game) { return game->id() == lastGame; });
    return games;
}

} // namespace skyledger::ui
