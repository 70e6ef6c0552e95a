// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Which game is meant, where the window knows several.

#include "ui/shell/gamechoice.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/noticebar.h"
#include "ui/shell/tablewindow.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QStackedWidget>

namespace skyledger::ui {

std::vector<const GameModule *>
MainWindow::gamesWith(const std::function<bool(const GameModule &)> &suits) const
{
    std::vector<const GameModule *> found;
    for (const auto &game : m_games) {
        if (suits(*game))
            found.push_back(game.get());
    }
    return found;
}

std::vector<const GameModule *> MainWindow::gamesThatOffer(GameModule::Service service) const
{
    return gamesWith([service](const GameModule &game) { return game.offers(service); });
}

/// Goes on with the only one of these games, or with the one that is chosen on a page. Nothing happens without any.
void MainWindow::askForGame(const std::vector<const GameModule *> &among, const Sentence &question,
                            const std::function<void(const GameModule &)> &then)
{
    if (among.size() == 1)
        then(*among.front());
    if (among.size() < 2)
        return;
    if (m_game)
        m_returnTo = m_game->file().path();
    closeGame();
    closePage();
    m_notice->putAway();
    auto page = std::make_unique<GameChoice>(lastPlayedFirst(among, m_preferences.now().lastGame), question);
    connect(
        page.get(), &GameChoice::chosen, this, [then](const GameModule *game) { then(*game); },
        Qt::QueuedConnection);
    connect(page.get(), &GameChoice::cancelled, this, &MainWindow::returnToGame, Qt::QueuedConnection);
    m_pages->addWidget(page.get());
    m_pages->setCurrentWidget(page.get());
    m_page = std::move(page);
    showSituation();
}

/// Shows the open game to everybody around the table, until the same is asked for once more.
void MainWindow::showTableMode()
{
    if (m_tableWindow && m_tableWindow->isVisible()) {
        m_tableWindow->close();
        return;
    }
    auto board = m_game ? m_game->view().tableBoard() : nullptr;
    if (!board)
        return;
    m_tableWindow = std::make_unique<TableWindow>(std::move(board), tr("Skyledger – table mode"));
    connect(
        m_tableWindow.get(), &TableWindow::closed, this,
        [this] {
            if (m_tableWindow && !m_tableWindow->isVisible()) // and not another one meanwhile
                m_tableWindow.reset();
        },
        Qt::QueuedConnection);
    connect(m_tableWindow.get(), &TableWindow::keyTold, this, &MainWindow::passTableKey);
    m_tableWindow->addActions({m_actions.of(Command::Undo), m_actions.of(Command::Redo)});
    m_tableWindow->addActions(m_game->view().commands());
    m_tableWindow->fillScreen(*this);
}

/// Keys do in table mode what they would do here. Nobody sees where the keyboard was left: it is where the next choice is, but
/// for a field that is being filled.
void MainWindow::passTableKey(QKeyEvent *event)
{
    if (!m_game)
        return;
    const QWidget *now = focusWidget();
    const bool isFilled = now != nullptr && now->isVisible() && now->testAttribute(Qt::WA_InputMethodEnabled)
        && m_game->view().centre()->isAncestorOf(now);
    if (event->type() == QEvent::KeyPress && !isFilled)
        m_game->view().takeFocus();
    QCoreApplication::sendEvent(focusWidget() != nullptr ? focusWidget() : this, event);
}

/// The game of which something is shown; nothing on the start page.
const GameModule *MainWindow::gameInFront() const
{
    return m_game ? &m_game->module() : m_pageGame;
}

} // namespace skyledger::ui
