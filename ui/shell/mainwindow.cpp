// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/mainwindow.h"

#include "core/table/places.h"
#include "ui/shelf/shelfkeeper.h"
#include "ui/shell/fileclaims.h"
#include "ui/shell/gamesfolder.h"
#include "ui/shell/noticebar.h"
#include "ui/shell/readingorder.h"
#include "ui/shell/rulehelp.h"
#include "ui/shell/startpage.h"
#include "ui/shell/statusline.h"
#include "ui/shell/tablewindow.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/plainlabel.h"
#include "ui/words/besideothers.h"
#include "ui/words/readerrors.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QMimeData>
#include <QtGui/QCloseEvent>
#include <QtGui/QDragEnterEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QWindow>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QToolBar>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QSize usualSize(1366, 700);
constexpr std::chrono::seconds timeToDie(3); ///< after this a game is open that no screen has shown yet

/// The game among what is dragged onto the window; empty if there is none.
QString droppedGame(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    for (const QUrl &url : urls) {
        if (url.isLocalFile() && !suffixOf(url.toLocalFile()).isEmpty())
            return url.toLocalFile();
    }
    return {};
}

} // namespace

MainWindow::MainWindow(const GameModules &games, PreferenceStore &preferences, FileChooser chooser,
                       QWidget *parent)
    : QMainWindow(parent),
      m_games(games),
      m_preferences(preferences),
      m_chooser(std::move(chooser)),
      m_actions(games, this),
      m_notice(new NoticeBar(this)),
      m_pages(new QStackedWidget(this)),
      m_startPage(new StartPage(games, this)),
      m_status(new StatusLine(this)),
      m_fileNotices(*m_notice, *m_status),
      m_header(new QToolBar(this)),
      m_docks(*this),
      m_chosenSize(*this),
      m_ruleHelp(new RuleHelp(*this, [this](const QString &rule) {
          const GameModule *game = gameOfRule(rule);
          return game ? game->ruleTitle(rule) : QString();
      }))
{
    setObjectName(u"main-window"_s);
    setAcceptDrops(true);
    m_widthChange.setSingleShot(true);
    m_widthChange.setInterval(0);
    connect(&m_widthChange, &QTimer::timeout, this, &MainWindow::followWidth);
    m_openedWell.setSingleShot(true);
    connect(&m_openedWell, &QTimer::timeout, this, [this] { m_opening.reset(); });
    connect(&m_chosenSize, &ChosenSize::lettersChange, this, &MainWindow::rememberDocks);
    connect(&m_chosenSize, &ChosenSize::lettersChanged, this, &MainWindow::followLetters);
    buildPages();
    buildShelf();
    m_actions.fill(menuBar());
    connectActions();
    if (!restoreGeometry(m_preferences.layouts().value(geometryKey).toByteArray()))
        resize(usualSize);
    m_chosenSize.begin();
    retranslate();
    showStartPage();
}

MainWindow::~MainWindow()
{
    closeGame();
}

void MainWindow::buildPages()
{
    auto *middle = new QWidget(this);
    auto *layout = new QVBoxLayout(middle);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_notice);
    layout->addWidget(m_pages, 1);
    m_pages->setObjectName(u"pages"_s);
    m_pages->addWidget(m_startPage);
    setCentralWidget(middle);
    setStatusBar(m_status);
    m_header->setObjectName(u"game-header"_s);
    m_header->setMovable(false);
    m_header->toggleViewAction()->setEnabled(false);
    m_header->setContextMenuPolicy(Qt::PreventContextMenu);
    addToolBar(Qt::TopToolBarArea, m_header);
    connect(m_startPage, &StartPage::newGameAsked, this,
            [this](const GameModule *game) { showNewGamePage(*game, {}); });
    connect(m_startPage, &StartPage::scoreAsked, this,
            [this](const GameModule *game) { showScorePage(*game); });
    connect(m_startPage, &StartPage::preferencesAsked, this, &MainWindow::showPreferences);
    connect(m_startPage, &StartPage::openAsked, this, &MainWindow::askForFile);
    connect(m_startPage, &StartPage::fileChosen, this, &MainWindow::openFile);
    connect(m_startPage, &StartPage::fileKilled, this, [this](const QString &path) {
        change([&path](Preferences &preferences) { preferences.recentFiles.removeAll(path); });
    });
    connect(m_startPage, &StartPage::shelfAsked, this, &MainWindow::showShelf);
    connect(m_startPage, &StartPage::serviceAsked, this, &MainWindow::showService);
    connect(m_notice, &NoticeBar::offerTaken, this, &MainWindow::takeOffer);
    connect(&m_docks, &Docks::keyPressed, this, &MainWindow::passKey);
}

void MainWindow::connectActions()
{
    const auto when = [this](Command command, auto &&slot) {
        connect(m_actions.of(command), &QAction::triggered, this, slot);
    };
    when(Command::NewGame, &MainWindow::newGame);
    when(Command::Open, &MainWindow::askForFile);
    when(Command::SaveCopy, &MainWindow::askForCopy);
    when(Command::Rematch, &MainWindow::rematch);
    when(Command::ScoreGame, &MainWindow::scoreGame);
    when(Command::Shelf, &MainWindow::showShelf);
    when(Command::OwnersCopy, [this] { showCopy(); });
    when(Command::CloseGame, &MainWindow::leaveGame);
    when(Command::GamesFolder, &MainWindow::askForFolder);
    when(Command::Quit, &MainWindow::close);
    when(Command::Undo, [this] { step(true); });
    when(Command::Redo, [this] { step(false); });
    when(Command::TableMode, &MainWindow::showTableMode);
    when(Command::ResetLayout, [this] { m_docks.reset(); });
    when(Command::Preferences, [this] { showPreferences(); });
    for (const Command command : {Command::LargerText, Command::SmallerText, Command::UsualText})
        when(command, [this, command] { changeTextSize(command); });
    connect(&m_actions, &WindowActions::textSizeChosen, this, [this](int percent) {
        change([percent](Preferences &preferences) { preferences.textSize = percent; });
    });
    when(Command::QuickStart, [this] { showHelp(HelpPage::QuickStart); });
    when(Command::Keys, [this] { showHelp(HelpPage::Keys); });
    when(Command::About, [this] { showHelp(HelpPage::About); });
    when(Command::ExplainRule, [this] { m_ruleHelp->explain(); });
    when(Command::SearchRules, &MainWindow::searchRules);
    connect(m_ruleHelp, &RuleHelp::asked, this, &MainWindow::showRules);
    when(Command::ReopenLastGame,
         [this](bool on) { change([on](Preferences &preferences) { preferences.reopenLastGame = on; }); });
    when(Command::TurnClock,
         [this](bool on) { change([on](Preferences &preferences) { preferences.turnClock = on; }); });
    connect(&m_actions, &WindowActions::optionChosen, this,
            [this](const GameModule *game, const GameOption &option, bool on) {
                change(*game, [&option, on](Preferences &preferences) {
                    preferences.choose(option.id, on, option.usual);
                });
            });
    connect(&m_actions, &WindowActions::clockPauseChosen, this, [this](int minutes) {
        change([minutes](Preferences &preferences) { preferences.turnClockPause = minutes; });
    });
    connect(&m_actions, &WindowActions::fileChosen, this, &MainWindow::openFile);
    connect(&m_actions, &WindowActions::lookChosen, this,
            [this](Look look) { change([look](Preferences &preferences) { preferences.look = look; }); });
    connect(&m_actions, &WindowActions::languageChosen, this,
            [this](std::optional<words::Language> language) {
                change([language](Preferences &preferences) { preferences.language = language; });
            });
    connect(&m_preferences, &PreferenceStore::changed, this, [this] {
        if (m_game)
            m_game->view().setPreferences(preferencesOf(m_game->module()));
        for (QWidget *page : {m_page.get(), static_cast<QWidget *>(m_rulesWindow.get())}) {
            if (auto *rules = qobject_cast<RulesPage *>(page))
                rules->setPreferences(m_preferences.now());
        }
        showSituation();
    });
}

void MainWindow::tellOfSettings()
{
    if (!m_notice->text().isEmpty())
        return;
    if (!m_preferences.damagedCopy().isEmpty())
        m_notice->tell([this] {
            return tr("The settings were damaged. What could be read of them is in use; the file as it was "
                      "is kept "
                      "as “%1”.")
                .arg(m_preferences.damagedCopy());
        });
    else if (!m_preferences.canBeKept())
        m_notice->tell([this] {
            return tr("“%1” cannot be written: what you prefer will be forgotten at the end.")
                .arg(m_preferences.file());
        });
}

void MainWindow::openFile(const QString &path)
{
    if (suffixOf(path) == catalogueSuffix) {
        showCopy(path);
        return;
    }
    // The game that is open may be the one in the file: what it still writes is waited for.
    if (!mayLeaveGame())
        return;
    m_opening.reset(); // it may be the mark of the same file
    m_opening = claims::opening(path);
    m_openedWell.start(timeToDie);
    take(OpenGame::read(m_games, path), path);
    // Who plays has seen the game.
    if (m_game)
        connect(&m_game->view(), &GameView::situationChanged, this, [this] { m_opening.reset(); });
}

void MainWindow::take(OpenGame::Result result, const QString &path)
{
    if (!result) {
        m_notice->tell([error = result.error()] { return words::readError(error); });
        return;
    }
    closeGame();
    closePage();
    m_notice->putAway();
    m_returnTo.clear();
    m_game = std::move(result).value();
    watchView();
    watchFile();
    GameView &view = m_game->view();
    view.setPreferences(preferencesOf(m_game->module()));
    m_header->addWidget(view.header());
    m_header->show();
    m_pages->addWidget(view.centre());
    m_pages->setCurrentWidget(view.centre());
    m_docks.fill(view);
    m_docks.offer(view.fittingDock());
    m_layoutKey = layoutKey();
    m_docks.restore(m_preferences.layouts(), m_layoutKey);
    m_actions.setViews(m_docks.toggles(), view.pages());
    m_actions.setCommands(view.commands());
    m_notice->tell([this] { return m_game ? m_game->view().openingNotice() : QString(); });
    rememberFile(path);
    showSituation();
    shelve();
    view.takeFocus();
}

void MainWindow::watchView()
{
    const GameView &view = m_game->view();
    connect(&view, &GameView::situationChanged, this, &MainWindow::showSituation);
    connect(&view, &GameView::situationChanged, this,
            [this] { m_docks.offer(m_game->view().fittingDock()); });
    connect(&view, &GameView::nextGameWanted, this, &MainWindow::rematch, Qt::QueuedConnection);
    connect(&view, &GameView::dockWanted, &m_docks, &Docks::bringUp);
    connect(&view, &GameView::docksIdle, this, [this] {
        if (m_boardsShown)
            m_docks.makeRoom();
    });
    connect(&view, &GameView::allRuleLanguagesChosen, this, [this](bool all) {
        change([all](Preferences &preferences) { preferences.allRuleLanguages = all; });
    });
}

void MainWindow::watchFile()
{
    m_fileNotices.watch(*m_game);
    connect(&m_game->file(), &GameFile::saved, this, &MainWindow::shelve);
    connect(&m_game->file(), &GameFile::saved, this, [this] {
        if (!m_rescued.isEmpty())
            QFile::remove(std::exchange(m_rescued, {})); // it was not the end
    });
}

bool MainWindow::mayLeaveGame()
{
    if (auto *page = qobject_cast<NewGamePage *>(m_page.get()); page != nullptr && !page->mayLeave())
        return false;
    if (EditorPage *page = editorPage(); page != nullptr && !page->mayLeave())
        return false;
    if (auto *page = qobject_cast<NewGamePage *>(m_pageBehind.get()); page != nullptr && !page->mayLeave()) {
        returnFromCopy(); // there it is said why
        return false;
    }
    return (!m_game || m_game->view().mayLeave()) && m_fileNotices.mayLeave();
}

void MainWindow::closeGame()
{
    if (!m_game)
        return;
    m_tableWindow.reset(); // it reads the game
    if (std::exchange(m_boardsShown, true))
        m_docks.remember(m_preferences.layouts(), m_layoutKey);
    m_shelved.clear();
    m_rescued.clear();
    m_layoutKey.clear();
    m_actions.setViews({}, {});
    m_actions.setCommands({});
    m_fileNotices.forget();
    m_game.reset(); // with its widgets, wherever they were put
    m_docks.clear();
    m_header->clear();
    m_header->hide();
    m_status->showNothing();
}

void MainWindow::closePage()
{
    m_page.reset();
    m_pageBehind.reset();
    m_pageGame = nullptr;
}

void MainWindow::leaveGame()
{
    if (!mayLeaveGame())
        return;
    closeGame();
    change([](Preferences &preferences) { preferences.lastFile.clear(); });
    showStartPage();
}

void MainWindow::showStartPage()
{
    if (!mayLeaveGame())
        return;
    closeGame();
    closePage();
    m_returnTo.clear();
    m_header->hide();
    m_startPage->showRecent(existing(m_preferences.now().recentFiles));
    m_pages->setCurrentWidget(m_startPage);
    showSituation();
}

void MainWindow::newGame()
{
    if (!mayLeaveGame())
        return;
    // Of games that belong together the next one is likely.
    const GameModule *goesOn = m_game && !m_game->view().nextGame().isEmpty() ? &m_game->module() : nullptr;
    const QByteArray earlier = goesOn != nullptr ? m_game->view().record()() : QByteArray();
    askForGame(
        gamesWith([](const GameModule &) { return true; }), [] { return tr("A new game of what?"); },
        [this, goesOn, earlier](const GameModule &game) {
            showNewGamePage(game, &game == goesOn ? earlier : QByteArray());
        });
}

void MainWindow::rematch()
{
    if (m_game && mayLeaveGame())
        showNewGamePage(m_game->module(), m_game->view().record()());
}

void MainWindow::showNewGamePage(const GameModule &game, const QByteArray &earlier)
{
    showSetupPage(game, game.newGamePage(preferencesOf(game), earlier));
}

/// Shows a page from which a game starts; whoever cancels it is back where they were.
void MainWindow::showSetupPage(const GameModule &game, std::unique_ptr<NewGamePage> page)
{
    if (m_game)
        m_returnTo = m_game->file().path();
    closeGame();
    closePage();
    m_notice->putAway();
    connect(
        page.get(), &NewGamePage::started, this,
        [this, &game](const NewRecord &record) { begin(game, record); }, Qt::QueuedConnection);
    connect(page.get(), &NewGamePage::cancelled, this, &MainWindow::returnToGame, Qt::QueuedConnection);
    connect(
        page.get(), &NewGamePage::copyWanted, this, [this, &game] { showCopyOf(game, {}); },
        Qt::QueuedConnection);
    keepTabOrder(*page); // names first, the way to start after them
    m_pages->addWidget(page.get());
    m_pages->setCurrentWidget(page.get());
    m_page = std::move(page);
    m_pageGame = &game;
    showSituation();
}

void MainWindow::showService(GameModule::Service service)
{
    switch (service) {
    case GameModule::Service::LookUpRule:
        openRulesPage();
        break;
    case GameModule::Service::OwnersCopy:
        showCopy();
        break;
    case GameModule::Service::ScoreFinishedGame:
        scoreGame();
        break;
    }
}

void MainWindow::begin(const GameModule &game, const NewRecord &record)
{
    const QString path = newGamePath(gamesFolderOf(m_preferences.now()), record.date, record.players,
                                     record.suffix.isEmpty() ? QString(gameSuffix) : record.suffix);
    take(OpenGame::begin(game, record.bytes, path), path);
    change(game, [&record](Preferences &preferences) {
        rememberNames(preferences, record.players);
        rememberColors(preferences, record.colors);
        if (!record.edition.isEmpty())
            preferences.scoredEdition = record.edition;
        if (!record.components.isEmpty())
            preferences.components = record.components;
    });
    if (m_game && record.underWay)
        m_game->view().join();
}

void MainWindow::askForFile()
{
    if (!mayLeaveGame())
        return;
    const QString path = m_chooser.fileToOpen(this, gamesFolderOf(m_preferences.now()));
    if (!path.isEmpty())
        openFile(path);
}

/// The file that was chosen to save in, with its ending. The dialog asked about the name as it was typed: another that
/// is there already is not overwritten.
QString MainWindow::chosenFile(const QString &proposal, const QString &suffix)
{
    const QString chosen = m_chooser.fileToSave(this, proposal);
    QString path = withGameSuffix(chosen, suffix);
    if (path == chosen || !QFileInfo::exists(path))
        return path;
    m_notice->tell([name = QFileInfo(path).fileName()] {
        return tr("“%1” is there already. Choose another name.").arg(words::besideOthers(name));
    });
    return {};
}

void MainWindow::askForCopy()
{
    if (!m_game)
        return;
    const QFileInfo open(m_game->file().path());
    const QString suffix =
        suffixOf(open.fileName()).isEmpty() ? QString(gameSuffix) : suffixOf(open.fileName());
    //: The name of a file: %1 is the name of the file of which it is a copy
    const QString name = tr("%1 copy").arg(gameNameOf(open.fileName())) + suffix;
    const QString path = chosenFile(open.dir().filePath(name), suffix);
    if (path.isEmpty())
        return;
    if (isSameFile(path, open.filePath())) {
        m_notice->tell([original = open.fileName()] {
            return tr("“%1” is the file of the open game, which is saved after every event. Choose another "
                      "name for "
                      "the copy.")
                .arg(words::besideOthers(original));
        });
        return;
    }
    if (const auto error = table::saveAtomically(path, m_game->view().record()())) {
        m_notice->tell([failure = *error] {
            return tr("“%1” cannot be written: %2").arg(words::besideOthers(failure.file), failure.reason);
        });
        return;
    }
    const QString said = tr("The copy “%1” is saved.").arg(words::besideOthers(QFileInfo(path).fileName()));
    m_status->showMessage(said, 10'000);
    announce(*this, said);
}

/// Where a game goes on whose file cannot be written.
void MainWindow::askForOtherPlace()
{
    if (!m_game)
        return;
    const QString name = QFileInfo(m_game->file().path()).fileName();
    const QDir folder(gamesFolderOf(m_preferences.now()));
    const QString suffix = suffixOf(name).isEmpty() ? QString(gameSuffix) : suffixOf(name);
    const QString path = chosenFile(folder.filePath(name), suffix);
    if (path.isEmpty())
        return;
    m_game->moveTo(path);
    watchFile();
    rememberFile(path);
}

void MainWindow::askForFolder()
{
    const QString folder = m_chooser.folder(this, gamesFolderOf(m_preferences.now()));
    if (!folder.isEmpty())
        change([&folder](Preferences &preferences) { preferences.gamesFolder = folder; });
}

void MainWindow::showHelp(HelpPage which)
{
    QPointer<HelpWindow> &page = m_helpPages[static_cast<std::size_t>(which)];
    if (!page)
        page = new HelpWindow(which, windowKeys(), m_games, this);
    page->show();
    page->raise();
    page->activateWindow();
}

/// The one place where the window learns how things stand.
void MainWindow::showSituation()
{
    WindowSituation situation;
    situation.preferences = m_preferences.now();
    situation.gameOpen = m_game != nullptr;
    situation.game = m_game ? &m_game->module() : nullptr;
    const auto offered = [this](GameModule::Service service) {
        return m_game ? m_game->module().offers(service) : !gamesThatOffer(service).empty();
    };
    situation.hasRules = offered(GameModule::Service::LookUpRule);
    situation.hasCopy = !gamesThatOffer(GameModule::Service::OwnersCopy).empty();
    if (m_game) {
        const GameView &view = m_game->view();
        situation.canUndo = view.canUndo();
        situation.canRedo = view.canRedo();
        situation.hasTable = view.hasTableBoard();
        situation.nextGame = view.nextGame();
        showBoards(!view.wantsWholeWindow());
        m_status->showFootnote(view.footnote());
        //: Title of the window: who plays, where the game stands
        setWindowTitle(asWindowTitle(tr("%1 – %2 – Skyledger").arg(view.title(), view.stateLine())));
    } else {
        const EditorPage *page = editorPage();
        situation.canUndo = page && page->canUndo();
        situation.canRedo = page && page->canRedo();
        setWindowTitle(tr("Skyledger"));
    }
    m_actions.show(situation);
}

void MainWindow::rememberFile(const QString &path)
{
    change([this, &path](Preferences &preferences) {
        remember(preferences, path);
        preferences.lastFile = path;
        preferences.lastGame = m_game->module().id();
    });
}

void MainWindow::change(const std::function<void(Preferences &)> &how)
{
    Preferences preferences = m_preferences.now();
    how(preferences);
    m_preferences.change(preferences);
}

/// The same of one game.
void MainWindow::change(const GameModule &game, const std::function<void(Preferences &)> &how)
{
    change([&game, &how](Preferences &preferences) {
        Preferences seen = preferencesFor(game.memoryKey(), preferences);
        how(seen);
        rememberFor(game.memoryKey(), seen, preferences);
    });
}

Preferences MainWindow::preferencesOf(const GameModule &game) const
{
    return preferencesFor(game.memoryKey(), m_preferences.now());
}

/// A game that has been painted did not kill the program: from now on it is opened again after any end.
bool MainWindow::event(QEvent *event)
{
    const bool handled = QMainWindow::event(event);
    const bool paints = event->type() == QEvent::Paint || event->type() == QEvent::UpdateRequest;
    if (paints && m_opening && windowHandle() && windowHandle()->isExposed())
        m_openedWell.start(std::chrono::seconds(0)); // when all that the window shows is painted
    if (event->type() == QEvent::LayoutRequest)
        measureDocks(); // what they show may need more room than before
    return handled;
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!mayLeaveGame()) {
        event->ignore();
        return;
    }
    m_preferences.layouts().setValue(geometryKey, saveGeometry());
    closeGame();
    event->accept();
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    measureDocks();
}

void MainWindow::measureDocks()
{
    if (!m_game || !m_boardsShown || m_layoutKey.isEmpty() || m_chosenSize.isChanging())
        return;
    m_docks.measure();
    // Docks cannot be moved while they are being laid out.
    if (layoutKey() != m_layoutKey)
        m_widthChange.start();
}

/// Puts the docks as they stood when the window was last that wide or that narrow.
void MainWindow::followWidth()
{
    if (!m_game || !m_boardsShown || m_chosenSize.isChanging() || layoutKey() == m_layoutKey)
        return;
    m_docks.remember(m_preferences.layouts(), m_layoutKey);
    m_layoutKey = layoutKey();
    m_docks.restore(m_preferences.layouts(), m_layoutKey);
}

/// Larger letters squeeze the docks: as they stand before is how they are to stand when the letters are back.
void MainWindow::rememberDocks()
{
    if (!m_game || !m_boardsShown || m_layoutKey.isEmpty())
        return;
    m_docks.remember(m_preferences.layouts(), m_layoutKey);
    m_docks.lettersChange();
}

void MainWindow::followLetters()
{
    if (!m_game || !m_boardsShown || m_layoutKey.isEmpty())
        return;
    m_docks.lettersChanged();
    if (layoutKey() == m_layoutKey)
        return;
    m_layoutKey = layoutKey();
    m_docks.restore(m_preferences.layouts(), m_layoutKey);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!droppedGame(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QString path = droppedGame(*event->mimeData());
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    openFile(path);
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    event->ignore();
    passKey(event);
    if (!event->isAccepted())
        QMainWindow::keyPressEvent(event);
}

/// Qt goes through widgets as they were made, and into docks that stand behind others.
bool MainWindow::focusNextPrevChild(bool next)
{
    return focusNextIn(
        readingOrder(*this, [this](const QWidget &widget) { return m_docks.isBehind(widget); }), next);
}

void MainWindow::passKey(QKeyEvent *event)
{
    if (m_game && m_game->view().keyPressed(event))
        event->accept();
}

void MainWindow::retranslate()
{
    m_actions.retranslate();
    m_header->setWindowTitle(tr("Turn"));
    if (m_game) {
        m_game->view().retranslate();
        m_docks.retranslate(m_game->view());
    }
    for (const auto &page : m_helpPages) {
        if (page)
            page->setWindowKeys(windowKeys());
    }
    showSituation();
}

std::vector<KeyLine> MainWindow::windowKeys() const
{
    std::vector<KeyLine> lines;
    const std::vector<KeyedCommand> commands = m_actions.keyedCommands();
    for (const KeyedCommand &command : commands) {
        if (const QString keys = KeyBindings::shared().text(command.id); !keys.isEmpty())
            lines.push_back({keys, command.meaning});
    }
    return lines;
}

QString MainWindow::layoutKey() const
{
    // A wide window has an arrangement of its own, and so has a narrow one.
    const QString view = m_game->view().arrangement();
    QString key = u"docks/"_s + m_game->module().id() + (view.isEmpty() ? view : u'-' + view);
    switch (m_docks.room()) {
    case Docks::Room::Narrow:
        return key + u"-narrow"_s;
    case Docks::Room::Usual:
        break;
    case Docks::Room::Wide:
        return key + u"-wide"_s;
    }
    return key;
}

} // namespace skyledger::ui
