// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/chosensize.h"
#include "ui/shell/docks.h"
#include "ui/shell/filenotices.h"
#include "ui/shell/gamemodule.h"
#include "ui/shell/helppages.h"
#include "ui/shell/keyspage.h"
#include "ui/shell/noticebar.h"
#include "ui/shell/opengame.h"
#include "ui/shell/preferences.h"
#include "ui/shell/preferenceswindow.h"
#include "ui/shell/windowactions.h"
#include "ui/widgets/sentence.h"

#include <QtCore/QPointer>
#include <QtCore/QTimer>
#include <QtWidgets/QMainWindow>

#include <array>
#include <functional>
#include <memory>
#include <optional>

class QStackedWidget;
class QToolBar;

namespace skyledger::shelf {
struct ShelvedGame;
}

namespace skyledger::ui {

class ShelfKeeper;
class ShelfPage;
class RuleHelp;
class StartPage;
class TableWindow;
class StatusLine;

/// Asks people for files and folders; an empty answer is none. Tests answer by themselves.
struct FileChooser {
    std::function<QString(QWidget *parent, const QString &folder)> fileToOpen;
    std::function<QString(QWidget *parent, const QString &proposal)> fileToSave;
    std::function<QString(QWidget *parent, const QString &folder)> folder;
    /// Of another kind than games; where it is not set, `fileToSave` asks.
    std::function<QString(QWidget *parent, const QString &title, const QString &proposal)> exportToSave = {};

    /// The dialogs of the desktop.
    static FileChooser dialogs();
};

/// The window: one page at a time in its middle, which is the start page, a new game, or an open game with its docks.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// The games and preferences must outlive the window.
    MainWindow(const GameModules &games, PreferenceStore &preferences,
               FileChooser chooser = FileChooser::dialogs(), QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Opens the file; without one the game that was open last, if that is wanted; else the start page.
    void start(const QString &file);
    /// Tells what is wrong with the settings, if something is and nothing else is told.
    void tellOfSettings();
    /// The open game; nothing if there is none.
    OpenGame *game() const { return m_game.get(); }
    /// Waits until everything is on disk that can be, and asks nothing: the program may be ended after it. A game whose
    /// file cannot be written is written where games are kept.
    /// A game that can be written nowhere else is kept where the next start finds it. False if some of it is nowhere.
    bool keepEverything();

public slots:
    // What leaves the open game stays with it once, if something of it is not saved, and says so.
    void openFile(const QString &path);
    void showStartPage();
    void newGame();
    void rematch();
    /// Shows the page of a service; asks which game, if several offer it; nothing happens if none does.
    void showService(skyledger::ui::GameModule::Service service);
    /// The page on which a game that was not tracked is scored.
    void scoreGame();
    void showShelf();
    /// The page on which what is printed in somebody's box is entered; with a file, that one. Where several games have
    /// such a page, it is asked for which, unless the file says it.
    void showCopy(const QString &file = {});

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void connectActions();
    void buildPages();
    void showNewGamePage(const GameModule &game, const QByteArray &earlier);
    void showRules(const QStringList &rules);
    void searchRules();
    bool hasRulesDock() const;
    // Which game is meant.
    std::vector<const GameModule *> gamesWith(const std::function<bool(const GameModule &)> &suits) const;
    std::vector<const GameModule *> gamesThatOffer(GameModule::Service service) const;
    void askForGame(const std::vector<const GameModule *> &among, const Sentence &question,
                    const std::function<void(const GameModule &)> &then);
    const GameModule *gameInFront() const;
    const GameModule *gameOfRule(const QString &rule) const;
    void openRulesPage();
    void openRulesOf(const GameModule &game);
    RulesPage *rulesWindow();
    void watch(RulesPage &page);
    void showSetupPage(const GameModule &game, std::unique_ptr<NewGamePage> page);
    // The shelf of finished games.
    void buildShelf();
    void shelve();
    void openShelved(const shelf::ShelvedGame &game);
    void returnToGame();
    void showCopyOf(const GameModule &game, const QString &file);
    void returnFromCopy();
    void takeFromCopy();
    EditorPage *editorPage() const;
    void step(bool back);
    void showBoards(bool shown);
    void begin(const GameModule &game, const NewRecord &record);
    void take(OpenGame::Result result, const QString &path);
    void watchView();
    void watchFile();
    bool mayLeaveGame();
    bool bringToSafety();
    bool keepForNextStart();
    void reopen(const QString &file);
    void tellOfRescued();
    void takeOffer(NoticeBar::Topic topic);
    void closeGame();
    void closePage();
    void leaveGame();
    void askForFile();
    QString chosenFile(const QString &proposal, const QString &suffix);
    void askForCopy();
    void askForOtherPlace();
    void askForFolder();
    void showHelp(HelpPage which);
    void showScorePage(const GameModule &game);
    void showTableMode();
    void showPreferences();
    void changeTextSize(Command command);
    std::vector<KeyGroup> keyGroups() const;
    void showSituation();
    void rememberFile(const QString &path);
    void change(const std::function<void(Preferences &)> &how);
    void change(const GameModule &game, const std::function<void(Preferences &)> &how);
    Preferences preferencesOf(const GameModule &game) const;
    void passKey(QKeyEvent *event);
    void passTableKey(QKeyEvent *event);
    void measureDocks();
    void followWidth();
    void rememberDocks();
    void followLetters();
    void retranslate();
    std::vector<KeyLine> windowKeys() const;
    QString layoutKey() const;

    static constexpr QLatin1StringView geometryKey{"window/geometry"};

    const GameModules &m_games;
    PreferenceStore &m_preferences;
    FileChooser m_chooser;
    WindowActions m_actions;
    NoticeBar *m_notice;
    std::unique_ptr<QLockFile> m_opening; ///< while it may yet turn out that a game kills the program
    QTimer m_openedWell;
    QString m_offered; ///< the game that a notice offers to open
    QString m_rescued; ///< where the open game was kept for the next start
    QStackedWidget *m_pages;
    StartPage *m_startPage;
    StatusLine *m_status;
    FileNotices m_fileNotices;
    QToolBar *m_header;
    Docks m_docks;
    ChosenSize m_chosenSize;
    std::array<QPointer<HelpWindow>, helpPageCount> m_helpPages;
    QPointer<PreferencesWindow> m_preferencesWindow;
    RuleHelp *m_ruleHelp;
    std::unique_ptr<QWidget> m_page;            ///< of a new game or a service
    const GameModule *m_pageGame = nullptr;     ///< whose page that is; nothing of what is of no game
    std::unique_ptr<QWidget> m_pageBehind;      ///< comes back when the page in front is done with
    std::unique_ptr<TableWindow> m_tableWindow; ///< of the open game, while it is shown
    std::unique_ptr<RulesPage> m_rulesWindow;   ///< beside such a page; made when it is first asked for
    const GameModule *m_rulesWindowGame = nullptr;
    std::unique_ptr<ShelfKeeper> m_shelf;
    QString m_shelved; ///< the open game's id, while it stands on the shelf as it ended
    std::unique_ptr<OpenGame> m_game;
    QString m_returnTo;        ///< the game that was left for the page
    QString m_layoutKey;       ///< under which the docks of the open game are remembered
    QTimer m_widthChange;      ///< until the docks are placed anew
    bool m_boardsShown = true; ///< false: hidden for a page that wants the whole window
};

} // namespace skyledger::ui
