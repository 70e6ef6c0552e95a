// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/startpage.h"

#include "ui/shell/gamesfolder.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"

#include <QtCore/QEvent>
#include <QtCore/QLocale>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

bool offered(const GameModules &games, GameModule::Service service)
{
    return std::any_of(games.begin(), games.end(),
                       [service](const auto &game) { return game->offers(service); });
}

QString stemOf(const QString &path)
{
    return gameNameOf(path);
}

} // namespace

StartPage::StartPage(const GameModules &games, QWidget *parent)
    : QWidget(parent),
      m_title(plainLabel(this)),
      m_motto(plainLabel(this)),
      m_newGame(addAction(u"new-game"_s)),
      m_continue(addAction(u"continue"_s)),
      m_score(addAction(u"score-finished-game"_s)),
      m_lookUp(addAction(u"look-up-rule"_s)),
      m_copy(addAction(u"owners-copy"_s)),
      m_shelf(addAction(u"finished-games"_s)),
      m_open(addAction(u"open"_s)),
      m_recentTitle(plainLabel(this)),
      m_recent(new QListWidget(this))
{
    setObjectName(u"start-page"_s);
    m_recent->setObjectName(u"recent-games"_s);
    m_recent->setTextElideMode(Qt::ElideMiddle);
    m_recentTitle->setBuddy(m_recent);
    m_motto->setWordWrap(true);
    m_score->setVisible(offered(games, GameModule::Service::ScoreFinishedGame));
    m_lookUp->setVisible(offered(games, GameModule::Service::LookUpRule));
    m_copy->setVisible(offered(games, GameModule::Service::OwnersCopy));

    auto *column = new QVBoxLayout;
    column->addStretch(1);
    for (QWidget *widget : {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_motto)})
        column->addWidget(widget);
    for (QPushButton *button : {m_newGame, m_continue, m_score, m_shelf, m_lookUp, m_copy, m_open})
        column->addWidget(button);
    column->addSpacing(fontMetrics().height());
    column->addWidget(m_recentTitle);
    column->addWidget(m_recent, 6);
    column->addStretch(2);
    auto *layout = new QHBoxLayout(this);
    layout->addStretch(1);
    layout->addLayout(column);
    layout->addStretch(1);

    connect(m_newGame, &QPushButton::clicked, this, &StartPage::newGameAsked);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openAsked);
    connect(m_shelf, &QPushButton::clicked, this, &StartPage::shelfAsked);
    connect(m_continue, &QPushButton::clicked, this, [this] { emit fileChosen(m_files.value(0)); });
    connect(m_score, &QPushButton::clicked, this,
            [this] { emit serviceAsked(GameModule::Service::ScoreFinishedGame); });
    connect(m_lookUp, &QPushButton::clicked, this,
            [this] { emit serviceAsked(GameModule::Service::LookUpRule); });
    connect(m_copy, &QPushButton::clicked, this,
            [this] { emit serviceAsked(GameModule::Service::OwnersCopy); });
    connect(m_recent, &QListWidget::itemActivated, this,
            [this](QListWidgetItem *item) { emit fileChosen(m_files.value(m_recent->row(item))); });
    connect(m_recent, &QListWidget::itemClicked, this,
            [this](QListWidgetItem *item) { emit fileChosen(m_files.value(m_recent->row(item))); });
    sizeTexts();
    retranslate();
}

void StartPage::showRecent(const QStringList &files)
{
    m_files = files;
    m_recent->clear();
    for (const QString &file : files) {
        auto *item = new QListWidgetItem(stemOf(file), m_recent);
        item->setToolTip(plainTip(file));
    }
    m_recent->setVisible(!files.isEmpty());
    m_recentTitle->setVisible(!files.isEmpty());
    m_continue->setVisible(!files.isEmpty());
    retranslate();
}

void StartPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        sizeTexts();
    QWidget::changeEvent(event);
}

void StartPage::showEvent(QShowEvent *event)
{
    (m_continue->isVisibleTo(this) ? m_continue : m_newGame)->setFocus();
    QWidget::showEvent(event);
}

QPushButton *StartPage::addAction(const QString &name)
{
    auto *button = new QPushButton(this);
    button->setObjectName(name);
    button->setAutoDefault(true);
    return button;
}

void StartPage::retranslate()
{
    m_title->setText(tr("Skyledger"));
    m_motto->setText(tr("The cardboard stays the truth: Skyledger listens, checks and counts."));
    m_newGame->setText(tr("&New game"));
    m_continue->setText(
        m_files.isEmpty() ? QString() : tr("&Continue: %1").arg(withoutKeySigns(stemOf(m_files.first()))));
    m_score->setText(tr("&Score a finished game"));
    m_lookUp->setText(tr("&Look up a rule"));
    m_copy->setText(tr("&Your copy of the box"));
    m_shelf->setText(tr("&Finished games"));
    m_open->setText(tr("&Open…"));
    m_recentTitle->setText(tr("&Recent games"));
    m_recent->setAccessibleName(tr("Recent games"));
    setAccessibleName(tr("Start page"));
}

void StartPage::sizeTexts()
{
    QFont big = font();
    big.setPointSizeF(font().pointSizeF() * 2.4);
    big.setBold(true);
    m_title->setFont(big);
    const int line = fontMetrics().height();
    m_motto->setContentsMargins(0, 0, 0, line);
    const int width = fontMetrics().averageCharWidth() * 64;
    for (QPushButton *button : {m_newGame, m_continue, m_score, m_shelf, m_lookUp, m_copy, m_open}) {
        button->setMinimumSize(width, line * 9 / 4);
        button->setMaximumWidth(width * 5 / 4);
    }
    m_recent->setMaximumWidth(width * 5 / 4);
    m_motto->setMaximumWidth(width * 5 / 4);
}

} // namespace skyledger::ui
