// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/startpage.h"

#include "ui/shell/boxcard.h"
#include "ui/shell/fileclaims.h"
#include "ui/shell/placebutton.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QTimer>
#include <QtGui/QKeyEvent>
#include <QtGui/QKeySequence>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

#include <algorithm>
#include <initializer_list>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

bool offered(const GameModules &games, GameModule::Service service)
{
    return std::any_of(games.begin(), games.end(),
                       [service](const auto &game) { return game->offers(service); });
}

/// The letter that a text names as its key, as a keyboard without Alt types it.
QString letterOf(const QString &text)
{
    const QKeySequence key = QKeySequence::mnemonic(text);
    return key.isEmpty() ? QString() : QKeySequence(key[0].key()).toString(QKeySequence::NativeText);
}

std::optional<RunningGame> runningGameIn(const QString &path, const GameModules &games)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const auto mark = claims::opening(path);
    const QByteArray bytes = file.readAll();
    const GameModule *game = gameNamedIn(bytes, games);
    auto glance = game ? game->glance(bytes) : std::nullopt;
    if (!glance)
        return std::nullopt;
    return RunningGame{path, game->name(), game->scene(), QFileInfo(path).lastModified(), std::move(*glance)};
}

} // namespace

StartPage::StartPage(const GameModules &games, QWidget *parent)
    : QWidget(parent),
      m_games(games),
      m_title(plainLabel(this)),
      m_motto(plainLabel(this)),
      m_lookUp(new PlaceButton(PlaceButton::Sign::Search, u"look-up-rule"_s, this)),
      m_running(new RunningCard(this)),
      m_shelf(new PlaceButton(PlaceButton::Sign::Shelf, u"finished-games"_s, this)),
      m_copy(new PlaceButton(PlaceButton::Sign::Box, u"owners-copy"_s, this)),
      m_open(new PlaceButton(PlaceButton::Sign::Folder, u"open"_s, this)),
      m_foot(plainLabel(this)),
      m_preferences(new QPushButton(this)),
      m_next(new QTimer(this))
{
    setObjectName(u"start-page"_s);
    m_preferences->setObjectName(u"start-preferences"_s);
    m_preferences->setFlat(true);
    m_motto->setForegroundRole(QPalette::PlaceholderText);
    m_foot->setForegroundRole(QPalette::PlaceholderText);
    m_running->hide();
    m_lookUp->setVisible(offered(games, GameModule::Service::LookUpRule));
    m_copy->setVisible(offered(games, GameModule::Service::OwnersCopy));
    for (const auto &game : games) {
        auto *box = new BoxCard(*game, games.size() == 1, this);
        connect(box, &BoxCard::newGameAsked, this, &StartPage::newGameAsked);
        connect(box, &BoxCard::scoreAsked, this, &StartPage::scoreAsked);
        m_boxes.push_back(box);
    }
    m_next->setSingleShot(true);
    connect(m_next, &QTimer::timeout, this, [this] {
        if (isVisible())
            readNext();
    });
    connect(m_running, &RunningCard::resumed, this, &StartPage::fileChosen);
    connect(m_open, &PlaceButton::clicked, this, &StartPage::openAsked);
    connect(m_shelf, &PlaceButton::clicked, this, &StartPage::shelfAsked);
    connect(m_preferences, &QPushButton::clicked, this, &StartPage::preferencesAsked);
    connect(m_lookUp, &PlaceButton::clicked, this,
            [this] { emit serviceAsked(GameModule::Service::LookUpRule); });
    connect(m_copy, &PlaceButton::clicked, this,
            [this] { emit serviceAsked(GameModule::Service::OwnersCopy); });
    layOut();
    sizeTexts();
    retranslate();
}

void StartPage::layOut()
{
    auto *page = new QWidget(this);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_title, m_motto, m_lookUp, m_running, m_shelf,
                                                            m_copy, m_open, m_foot, m_preferences})
        widget->setParent(page);
    auto *names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_title);
    names->addWidget(m_motto);
    auto *head = new QHBoxLayout;
    head->addLayout(names, 2);
    head->addWidget(m_lookUp, 1);
    auto *boxes = new QHBoxLayout;
    for (BoxCard *box : m_boxes)
        boxes->addWidget(box, 1);
    auto *places = new QHBoxLayout;
    for (PlaceButton *place : {m_shelf, m_copy, m_open})
        places->addWidget(place, 1);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_foot, 1);
    foot->addWidget(m_preferences);

    auto *column = new QVBoxLayout(page);
    column->addLayout(head);
    column->addWidget(m_running);
    column->addLayout(boxes, 8);
    column->addLayout(places);
    column->addStretch(1);
    column->addLayout(foot);
    // Everything is in sight at usual sizes; where letters are too large for the screen, the page can be moved.
    auto *area = new QScrollArea(this);
    area->setObjectName(u"start-area"_s);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setWidget(page);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(area);
}

void StartPage::showRecent(const QStringList &files)
{
    m_files = files;
    if (isVisible())
        lookAtGames();
}

void StartPage::lookAtGames()
{
    m_unread = m_files;
    m_found.clear();
    readNext();
}

/// The newest file is read at once. The others wait until the window has done what else there is to do, one by one: ten
/// large records would hold it up.
void StartPage::readNext()
{
    if (!m_unread.isEmpty()) {
        const QString path = m_unread.takeFirst();
        // What the program died of is not read by itself again, at no later start either.
        if (claims::diedOpening(path))
            emit fileKilled(path);
        else if (auto game = runningGameIn(path, m_games))
            m_found.push_back(std::move(*game));
    }
    if (m_found.size() == RunningCard::mostGames)
        m_unread.clear();
    showGames();
    if (!m_unread.isEmpty())
        m_next->start();
}

void StartPage::showGames()
{
    const bool isNew = m_running->isHidden() && !m_found.empty();
    m_running->show(m_found);
    // One thing is what a person does next.
    if (m_boxes.empty())
        return;
    QPushButton *newGame = m_boxes.front()->newGame();
    newGame->setDefault(m_running->isHidden());
    m_running->resume()->setDefault(!m_running->isHidden());
    if (isNew && newGame->hasFocus())
        focusNext();
}

void StartPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        sizeTexts();
    QWidget::changeEvent(event);
}

void StartPage::keyPressEvent(QKeyEvent *event)
{
    if (event->modifiers() == Qt::NoModifier && !event->text().isEmpty()) {
        for (PlaceButton *place : {m_shelf, m_copy, m_open}) {
            if (place->isVisible() && place->key().compare(event->text(), Qt::CaseInsensitive) == 0) {
                place->click();
                return;
            }
        }
    }
    QWidget::keyPressEvent(event);
}

void StartPage::showEvent(QShowEvent *event)
{
    lookAtGames();
    QWidget::showEvent(event);
    // The stack of pages hands the keyboard to what had it when this page was seen last.
    QMetaObject::invokeMethod(this, &StartPage::focusNext, Qt::QueuedConnection);
}

/// Gives the keyboard to what a person does next.
void StartPage::focusNext()
{
    if (!isVisible())
        return;
    if (!m_running->isHidden())
        m_running->resume()->setFocus();
    else if (!m_boxes.empty())
        m_boxes.front()->newGame()->setFocus();
}

void StartPage::retranslate()
{
    m_title->setText(tr("Skyledger"));
    m_motto->setText(tr("The cardboard stays the truth: Skyledger listens, checks and counts."));
    m_lookUp->say(tr("&Look up a rule"), {}, KeyBindings::shared().allTexts(keys::searchRules));
    const QString shelf = tr("&Finished games");
    const QString copy = tr("&Your copy of the box");
    const QString open = tr("&Open…");
    m_shelf->say(shelf, tr("The shelf: who won, and how often"), letterOf(shelf));
    m_copy->say(copy, tr("What is printed on your cardboard"), letterOf(copy));
    m_open->say(open, tr("A game, a score sheet, a copy of the box"), letterOf(open));
    m_foot->setText(
        tr("Skyledger %1 · nothing is sent anywhere", "version").arg(QCoreApplication::applicationVersion()));
    m_preferences->setText(tr("Preferences"));
    setAccessibleName(tr("Start page"));
    if (isVisible())
        lookAtGames();
}

void StartPage::sizeTexts()
{
    const int line = fontMetrics().height();
    m_title->setFont(boldFont(font(), 2.4));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_motto, m_foot, m_preferences})
        widget->setFont(font());
    auto *page = findChild<QScrollArea *>(u"start-area"_s)->widget();
    page->layout()->setContentsMargins(line * 3, line, line * 3, line / 2);
    page->layout()->setSpacing(line);
}

} // namespace skyledger::ui
