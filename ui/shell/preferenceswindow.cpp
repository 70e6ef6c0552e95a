// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/preferenceswindow.h"

#include "ui/shell/readingorder.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/partnames.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QScreen>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

QScrollArea *scrolling(QWidget *page, const QString &name, QWidget *parent)
{
    auto *scroll = new QScrollArea(parent);
    scroll->setObjectName(name);
    scroll->setFocusPolicy(Qt::NoFocus); // what has the focus is scrolled to
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(page);
    return scroll;
}

} // namespace

PreferencesWindow::PreferencesWindow(const GameModules &games, PreferenceStore &preferences,
                                     KeysPage::Groups groups, PreferencesPage::FolderChooser folder,
                                     QWidget *parent)
    // No QDialog: that would make one of its buttons the one that Enter presses from everywhere.
    : QWidget(parent, Qt::Dialog),
      m_tabs(new QTabWidget(this)),
      m_display(new PreferencesPage(PreferencesPage::Subject::Display, games, preferences, {})),
      m_game(new PreferencesPage(PreferencesPage::Subject::Game, games, preferences, std::move(folder))),
      m_keys(new KeysPage(preferences, std::move(groups))),
      m_close(namedButton("preferences-close", this))
{
    setObjectName(u"preferences-window"_s);
    m_tabs->setObjectName(u"preferences-tabs"_s);
    m_tabs->tabBar()->setObjectName(u"preferences-tab-bar"_s);
    m_tabs->addTab(scrolling(m_display, u"display-scroll"_s, m_tabs), QString());
    m_tabs->addTab(scrolling(m_game, u"game-scroll"_s, m_tabs), QString());
    m_tabs->addTab(m_keys, QString());
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_tabs, 1);
    column->addWidget(m_close, 0, Qt::AlignRight);
    connect(m_close, &QPushButton::clicked, this, &QWidget::close);
    retranslate();
    fitScreen();
}

void PreferencesWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        fitScreen();
    QWidget::changeEvent(event);
}

void PreferencesWindow::showEvent(QShowEvent *event)
{
    m_display->takeFocus();
    QWidget::showEvent(event);
}

void PreferencesWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

/// Qt would come to the tabs and to what is below them before the page between.
bool PreferencesWindow::focusNextPrevChild(bool next)
{
    return focusNextIn(readingOrder(*this, [](const QWidget &) { return false; }), next);
}

void PreferencesWindow::retranslate()
{
    setWindowTitle(tr("Preferences"));
    m_tabs->setTabText(0, tr("Display"));
    m_tabs->setTabText(1, tr("Game and files"));
    m_tabs->setTabText(2, tr("Keys"));
    nameTabs(*m_tabs->tabBar(), tr("Groups of preferences"));
    m_close->setText(tr("Close"));
    m_close->setAccessibleName(tr("Close the preferences"));
}

/// As large as its text wants, and never larger than the screen.
void PreferencesWindow::fitScreen()
{
    const int unit = fontMetrics().height();
    resize(QSize(unit * 38, unit * 32).boundedTo(screen()->availableSize() * 9 / 10));
}

} // namespace skyledger::ui
