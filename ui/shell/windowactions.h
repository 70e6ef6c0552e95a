// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/gamemodule.h"

#include <QtCore/QObject>
#include <QtGui/QAction>
#include <QtWidgets/QMenu>

#include <array>
#include <memory>
#include <vector>

class QActionGroup;
class QMenuBar;

namespace skyledger::ui {

/// What can be done from the menus of the window.
enum class Command {
    NewGame,
    Open,
    SaveCopy,
    Rematch,
    CloseGame,
    GamesFolder,
    ReopenLastGame,
    Quit,
    Undo,
    Redo,
    TurnClock,
    TableMode,
    ResetLayout,
    QuickStart,
    ExplainRule,
    SearchRules,
    Keys,
    About,
    ScoreGame,
    Shelf,
    OwnersCopy,
    Preferences,
    LargerText,
    SmallerText,
    UsualText
};
inline constexpr std::size_t commandCount = static_cast<std::size_t>(Command::UsualText) + 1;

/// What decides which commands can be given.
struct WindowSituation {
    bool gameOpen = false;
    const GameModule *game = nullptr; ///< of which something is shown; nothing: whichever
    bool canUndo = false;
    bool canRedo = false;
    bool hasTable = false; ///< the open game can be shown to the whole table
    bool hasRules = false; ///< a game offers to look up rules
    bool hasCopy = false;  ///< a game offers to enter what is printed in a box
    QString nextGame;      ///< what a rematch is called in the open game; empty: that
    Preferences preferences;
};

/// The commands of the window, their keys and their menus.
class WindowActions : public QObject
{
    Q_OBJECT

public:
    /// The games must stay.
    explicit WindowActions(const GameModules &games, QObject *parent = nullptr);
    ~WindowActions() override;

    QAction *of(Command command) const { return m_actions[static_cast<std::size_t>(command)]; }
    void fill(QMenuBar *bar);
    /// Lists what an open game can show.
    void setViews(const QList<QAction *> &docks, const QList<QAction *> &pages);
    /// Lists what can be done with it besides undo and redo.
    void setCommands(const QList<QAction *> &commands);
    /// The one place where commands become possible or not.
    void show(const WindowSituation &situation);
    void retranslate();
    /// The commands that keys can be chosen for, in the language that is spoken now.
    std::vector<KeyedCommand> keyedCommands() const;

signals:
    void fileChosen(const QString &path);
    void lookChosen(skyledger::ui::Look look);
    /// One of `textSizes`.
    void textSizeChosen(int percent);
    /// See `GameModule::options`.
    void optionChosen(const skyledger::ui::GameModule *game, const skyledger::ui::GameOption &option,
                      bool on);
    /// Minutes after which the turn clock stands still.
    void clockPauseChosen(int minutes);
    /// Nothing: the system's language.
    void languageChosen(std::optional<skyledger::words::Language> language);

private:
    /// A choice that a game offers.
    struct Option {
        const GameModule *game;
        GameOption option;
        QAction *action;
    };

    void addOptions(const GameModules &games);
    void addChoices();
    void fillRecent();
    void nameRematch();

    std::array<QAction *, commandCount> m_actions{};
    std::vector<Option> m_options;
    QActionGroup *m_looks;
    QActionGroup *m_textSizes;
    QActionGroup *m_languages;
    QActionGroup *m_pauses;
    std::unique_ptr<QMenu> m_game;
    std::unique_ptr<QMenu> m_recent;
    std::unique_ptr<QMenu> m_edit;
    std::unique_ptr<QMenu> m_clockMenu;
    std::unique_ptr<QMenu> m_view;
    std::unique_ptr<QMenu> m_lookMenu;
    std::unique_ptr<QMenu> m_textMenu;
    std::unique_ptr<QMenu> m_languageMenu;
    std::unique_ptr<QMenu> m_help;
    QStringList m_recentFiles; ///< they may be gone
    QString m_nextGame;        ///< as in `WindowSituation`
    QList<QAction *> m_views;
};

} // namespace skyledger::ui
