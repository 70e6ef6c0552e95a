// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonreader.h"
#include "core/table/places.h"
#include "ui/shelf/shelfkeeper.h"
#include "ui/shelf/shelfpage.h"
#include "ui/shell/gamesfolder.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/noticebar.h"

#include <QtCore/QDateTime>
#include <QtCore/QFileInfo>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QStackedWidget>

#include <algorithm>
#include <utility>

/// Games that were not tracked, the shelf of those that are finished, and the copy of the box.
namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

void MainWindow::buildShelf()
{
    // Records are read in another thread: games must not change, and they do not.
    const auto reader = [&games = m_games](const QByteArray &record) -> std::optional<table::FinishedGame> {
        for (const auto &game : games) {
            if (auto finished = game->finishedGameIn(record))
                return finished;
        }
        return std::nullopt;
    };
    m_shelf = std::make_unique<ShelfKeeper>(table::places::data(), reader);
    connect(m_shelf.get(), &ShelfKeeper::noticed, m_notice, &NoticeBar::tell);
}

/// Puts the open game on the shelf, if it is finished; takes it off again, if its end was taken back.
void MainWindow::shelve()
{
    const QString file = m_game->file().path();
    if (isExample(file))
        return; // its players would get into the statistics
    const auto finished = m_game->view().finishedGame();
    if (!finished) {
        if (!m_shelved.isEmpty())
            m_shelf->withdraw(std::exchange(m_shelved, {}), file);
        return;
    }
    m_shelf->setRecordFolders({gamesFolderOf(m_preferences.now())});
    m_shelf->put(*finished, file, m_game->view().record()());
    m_shelved = finished->id;
}

void MainWindow::showShelf()
{
    if (!mayLeaveGame())
        return;
    if (m_game)
        m_returnTo = m_game->file().path();
    closeGame();
    closePage();
    m_notice->putAway();
    QStringList folders{gamesFolderOf(m_preferences.now())};
    const QStringList recent = m_preferences.now().recentFiles;
    for (const QString &file : recent) {
        if (!isExample(file))
            folders << QFileInfo(file).absolutePath();
    }
    folders.removeDuplicates();
    m_shelf->setRecordFolders(folders);
    const std::vector<const GameModule *> games = gamesWith([](const GameModule &) { return true; });
    auto page = std::make_unique<ShelfPage>(*m_shelf, WordsOfGames(games.begin(), games.end()));
    page->setFileToSave([this](QWidget *window, const QString &title, const QString &proposal) {
        return m_chooser.exportToSave ? m_chooser.exportToSave(window, title, proposal)
                                      : m_chooser.fileToSave(this, proposal);
    });
    connect(page.get(), &ShelfPage::openWanted, this, &MainWindow::openShelved, Qt::QueuedConnection);
    connect(page.get(), &ShelfPage::closed, this, &MainWindow::returnToGame, Qt::QueuedConnection);
    m_pages->addWidget(page.get());
    m_pages->setCurrentWidget(page.get());
    m_page = std::move(page);
    showSituation();
}

/// Opens the file of a game; where it is gone, what the shelf kept of it in a new one.
void MainWindow::openShelved(const shelf::ShelvedGame &game)
{
    if (QFileInfo::exists(game.file)) {
        openFile(game.file);
        return;
    }
    const QByteArray record = m_shelf->record(game.game.id);
    if (record.isEmpty())
        return;
    QStringList players;
    for (const table::FinishedPlayer &player : game.game.players)
        players << player.name;
    const QString date = game.game.playedAt.isEmpty() ? QDate::currentDate().toString(Qt::ISODate)
                                                      : game.game.playedAt.left(10);
    const QString path = newGamePath(gamesFolderOf(m_preferences.now()), date, players,
                                     game.game.tracked ? gameSuffix : sheetSuffix);
    if (const GameModule *module = gameNamedIn(record, m_games))
        take(OpenGame::begin(*module, record, path), path);
}

/// To the game that was left for the page, else to the start page.
void MainWindow::returnToGame()
{
    const QString file = std::exchange(m_returnTo, {});
    file.isEmpty() ? showStartPage() : openFile(file);
}

/// Hides the boards while a page wants the whole window, and puts them where they were afterwards.
void MainWindow::showBoards(bool shown)
{
    if (shown == m_boardsShown || m_layoutKey.isEmpty())
        return; // a game that is just being opened has none yet
    m_boardsShown = shown;
    if (shown) {
        m_layoutKey = layoutKey();
        m_docks.restore(m_preferences.layouts(), m_layoutKey);
        return;
    }
    if (isVisible()) // or they have no sizes yet that would be worth keeping
        m_docks.remember(m_preferences.layouts(), m_layoutKey);
    const QList<QDockWidget *> docks = findChildren<QDockWidget *>(QString(), Qt::FindDirectChildrenOnly);
    for (QDockWidget *dock : docks)
        dock->hide();
}

void MainWindow::showCopy(const QString &file)
{
    const bool isOpen = editorPage() != nullptr;
    const GameModule *named = nullptr;
    if (!file.isEmpty()) {
        if (const auto bytes = table::readBytes(file))
            named = gameNamedIn(bytes.value(), m_games);
    }
    if (isOpen && (named == nullptr || named == m_pageGame)) {
        if (!file.isEmpty())
            editorPage()->openFile(file);
        return;
    }
    if (!named || !named->offers(GameModule::Service::OwnersCopy))
        named = file.isEmpty() ? gameInFront() : nullptr;
    const std::vector<const GameModule *> all = gamesThatOffer(GameModule::Service::OwnersCopy);
    if (std::find(all.begin(), all.end(), named) != all.end()) {
        showCopyOf(*named, file);
        return;
    }
    // Who may not leave is not asked either.
    if (all.size() > 1 && !mayLeaveGame())
        return;
    askForGame(
        all, [] { return tr("The copy of which game?"); },
        [this, file](const GameModule &game) { showCopyOf(game, file); });
}

void MainWindow::showCopyOf(const GameModule &game, const QString &file)
{
    const bool waits = qobject_cast<NewGamePage *>(m_page.get()) != nullptr; // nothing of it is given up
    if (!waits && !mayLeaveGame())
        return;
    std::unique_ptr<EditorPage> page = game.copyPage(preferencesOf(game));
    if (!page)
        return;
    if (m_game)
        m_returnTo = m_game->file().path();
    closeGame();
    // A new game that is being set up waits behind it.
    auto behind = waits ? std::move(m_page) : nullptr;
    closePage();
    m_pageBehind = std::move(behind);
    m_notice->putAway();
    connect(page.get(), &EditorPage::closed, this, &MainWindow::returnFromCopy, Qt::QueuedConnection);
    connect(page.get(), &EditorPage::situationChanged, this, &MainWindow::showSituation);
    connect(page.get(), &EditorPage::copyChosen, this, [this, &game](const QString &name) {
        change(game, [&name](Preferences &preferences) { preferences.ownersCopy = name; });
    });
    m_pages->addWidget(page.get());
    m_pages->setCurrentWidget(page.get());
    if (!file.isEmpty())
        page->openFile(file);
    m_page = std::move(page);
    m_pageGame = &game;
    showSituation();
}

EditorPage *MainWindow::editorPage() const
{
    return qobject_cast<EditorPage *>(m_page.get());
}

/// A step back or forth in the game or on the page.
void MainWindow::step(bool back)
{
    if (m_game)
        back ? m_game->view().undo() : m_game->view().redo();
    else if (EditorPage *page = editorPage())
        back ? page->undo() : page->redo();
}

void MainWindow::returnFromCopy()
{
    if (!m_pageBehind) {
        const GameModule *edited = m_pageGame;
        returnToGame();
        if (m_game && &m_game->module() == edited)
            takeFromCopy();
        return;
    }
    // What new games are played with may have been chosen there.
    if (auto *waiting = qobject_cast<NewGamePage *>(m_pageBehind.get()))
        waiting->setPreferences(preferencesOf(*m_pageGame));
    m_page = std::move(m_pageBehind);
    m_pages->setCurrentWidget(m_page.get());
    showSituation();
}

void MainWindow::takeFromCopy()
{
    const int taken = m_game->view().takeFromCopy();
    if (taken > 0)
        m_notice->tell(
            [taken] { return tr("%n value(s) of your copy are in this game now.", nullptr, taken); });
}

void MainWindow::scoreGame()
{
    if (!mayLeaveGame())
        return;
    askForGame(
        gamesThatOffer(GameModule::Service::ScoreFinishedGame),
        [] { return tr("Score a finished game of what?"); },
        [this](const GameModule &game) { showScorePage(game); });
}

void MainWindow::showScorePage(const GameModule &game)
{
    if (auto page = game.scorePage(preferencesOf(game)))
        showSetupPage(game, std::move(page));
}

} // namespace skyledger::ui
