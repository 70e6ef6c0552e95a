// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/finishedgame.h"
#include "core/table/readerror.h"
#include "core/table/result.h"
#include "ui/shelf/shelfwords.h"
#include "ui/shell/glance.h"
#include "ui/shell/preferences.h"

#include <QtCore/QByteArray>
#include <QtCore/QObject>
#include <QtWidgets/QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QAction;
class QKeyEvent;

/// How the window knows games: it holds no name of any of them.
namespace skyledger::ui {

/// Writes a record as it stood when this was made. May be called once, in any thread.
using RecordWriter = std::function<QByteArray()>;

/// A board that stands beside the middle in a dock.
struct DockSpec {
    enum class Place {
        Left, ///< one below the other; where the window is narrow the first is a tab at the right, the others below
        Right,          ///< the first of them in front, the others as tabs behind it
        RightColumn,    ///< as `Right`, but in a column of its own where the screen is wide
        RightBelow,     ///< below those
        RightBelowOrTab ///< the same, but a tab like them where the window is narrow
    };
    QString id; ///< English, for settings and object names: "economy"
    QWidget *widget = nullptr;
    Place place = Place::Right;
    /// Whether it has nothing to show for a while, and makes room for the others; null: it always has.
    std::function<bool()> isIdle = nullptr;
    /// At the left: it stays there in a narrow window too, as far as all docks have the width that they need.
    bool staysBeside = false;
};

/// A key and what it does, for the page that lists them.
struct KeyLine {
    QString keys;
    QString meaning;
};

/// A command of a game that people can give keys to.
struct KeyedCommand {
    QString id; ///< as `KeyBindings` knows it
    QString meaning;
};

/// An open game as the window sees it: its boards, its words, what is saved. It owns its widgets; the window only lays
/// them out, and lets go of them before this is destroyed.
class GameView : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Who plays: "Ada, Bo, Cy".
    virtual QString title() const = 0;
    /// Where the game stands: "Round 3 of 20, stage 1 of 5."
    virtual QString stateLine() const = 0;
    /// About the components, for the end of the status bar.
    virtual QString footnote() const = 0;
    /// What must be told when the game is opened; empty if nothing.
    virtual QString openingNotice() const { return {}; }
    /// The owner's copy was open meanwhile: what it knows and the game lacks comes into the game. How many values.
    virtual int takeFromCopy() { return 0; }

    virtual QWidget *header() = 0;
    virtual QWidget *centre() = 0;
    /// The boards around it. The first call makes them.
    virtual std::vector<DockSpec> docks() = 0;
    /// What a dock is called, in the language that is spoken now.
    virtual QString dockTitle(const QString &id) const = 0;
    /// The dock that shows what is played now: it comes to the front of its tabs by itself, unless somebody chose another
    /// one. Empty: none does.
    virtual QString fittingDock() const { return {}; }
    /// What tells its docks from those of other views of the same game, for settings.
    virtual QString arrangement() const { return {}; }
    /// The game for the shelf, once it is over and every value is known; nothing before.
    virtual std::optional<table::FinishedGame> finishedGame() const { return std::nullopt; }
    /// What the game after this one is called where it is more than a rematch: "Next chapter". Empty: it is not.
    virtual QString nextGame() const { return {}; }
    /// More that can be shown, for the menu of what is shown. They belong to the view.
    virtual QList<QAction *> pages() { return {}; }

    /// What can be done with the game besides, for the menu of undo and redo. They belong to the view.
    virtual QList<QAction *> commands() { return {}; }

    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;

    /// A new board for table mode: what everybody reads from across the table. It follows the game by itself, and is
    /// gone before the view. Nothing if the game has none.
    virtual std::unique_ptr<QWidget> tableBoard() { return nullptr; }
    /// Whether there is one.
    virtual bool hasTableBoard() const { return false; }
    /// Whether its middle is to be read from across the table now, without boards around it.
    virtual bool wantsWholeWindow() const { return false; }
    /// Whether nothing that was begun is lost with the game. If something would be, it is said in place, once; who asks
    /// once more gives it up.
    virtual bool mayLeave() { return true; }

    /// The record as it is now.
    virtual RecordWriter record() const = 0;

    /// Gives the keyboard to where the game is played.
    virtual void takeFocus() { centre()->setFocus(); }
    /// A key that no widget took; true if it was used.
    virtual bool keyPressed(QKeyEvent *event) = 0;
    /// Shows where the boards of a game that is already under way are set.
    virtual void join() {}
    /// Whether rules can be shown beside the game now.
    virtual bool canShowRules() const { return false; }
    /// Shows the entry about the first of these rules and leads to the others; without any, all there are to choose
    /// from. The keyboard stays where it is, unless the same is asked for once more.
    virtual void showRules(const QStringList &rules) { Q_UNUSED(rules) }
    /// Gives the keyboard to the field where rules are searched.
    virtual void searchRules() {}
    virtual void setPreferences(const Preferences &preferences) = 0;
    /// Says everything anew, in the language that is spoken now.
    virtual void retranslate() = 0;

signals:
    /// The record is another one: it must be saved.
    void recordChanged();
    /// Title, state, footnote, undo or redo may be different.
    void situationChanged();
    /// The game after this one is to be set up.
    void nextGameWanted();
    /// One of the docks, by its id, is to be seen.
    void dockWanted(const QString &id);
    /// Some of the docks may be idle, or no longer.
    void docksIdle();
    /// Whether the rules are told in all their languages is to be remembered.
    void allRuleLanguagesChosen(bool all);
};

/// A game that begins.
struct NewRecord {
    QByteArray bytes;
    QString date;        ///< "2026-11-27"
    QStringList players; ///< in turn order
    bool underWay = false;
    QString components; ///< to be remembered as `Preferences::components`; empty: nothing new
    QStringList colors; ///< to be remembered as `Preferences::playerColors`; empty: nothing new
    QString edition;    ///< of a sheet: to be remembered as `Preferences::scoredEdition`; empty: nothing new
    QString suffix;     ///< of its file; empty: that of a game
};

/// The page on which a new game is set up.
class NewGamePage : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Whether nothing that was typed is lost with the page. If something would be, it is said once; who asks once more
    /// gives it up.
    virtual bool mayLeave() { return true; }
    /// Others were chosen while the page waited behind another one.
    virtual void setPreferences(const Preferences &preferences) { Q_UNUSED(preferences) }

signals:
    void started(const skyledger::ui::NewRecord &record);
    void cancelled();
    /// The page of `Service::OwnersCopy` is wanted, and this one again when that is done with.
    void copyWanted();
};

/// The page on which rules are looked up where no game is open.
class RulesPage : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// As those of a `GameView`.
    virtual void showRules(const QStringList &rules) = 0;
    virtual void searchRules() = 0;
    virtual void setPreferences(const Preferences &preferences) = 0;

signals:
    /// The person is done with the page.
    void closed();
    void allRuleLanguagesChosen(bool all);
};

/// A page on which something is edited that is no game and outlives every game. It keeps what is edited in files by
/// itself, at once.
class EditorPage : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Shows a file, where it is one that this page edits; what is wrong with another one is said in place.
    virtual void openFile(const QString &path) = 0;
    /// As that of a `NewGamePage`.
    virtual bool mayLeave() { return true; }
    virtual bool canUndo() const { return false; }
    virtual bool canRedo() const { return false; }
    virtual void undo() {}
    virtual void redo() {}

signals:
    /// Undo or redo may be different.
    void situationChanged();
    /// The person is done with the page.
    void closed();
    /// Which of the files counts for games to come is to be remembered as `Preferences::ownersCopy`.
    void copyChosen(const QString &name);
};

/// A choice of yes or no that a person makes once for every game of a kind.
struct GameOption {
    QString id; ///< English, for object names, keys and settings: "use-generators"
    bool usual = false;
    QString command; ///< in a menu, with the letter that takes it
    QString label;   ///< among the preferences
};

/// A game that the window can follow.
class GameModule : public ShelfWords
{
public:
    /// More than to play: what the start page offers if there is a game that can do it.
    enum class Service { ScoreFinishedGame, LookUpRule, OwnersCopy };

    struct Opened {
        std::unique_ptr<GameView> view;
        bool foreign =
            false; ///< written by another program or an older one: its file is kept before it is rewritten
    };
    using OpenResult = table::Result<Opened, table::ReadError>;

    /// Under which its preferences are kept, see `Preferences::otherGames`. Empty for one game: what is kept of it has no
    /// place of its own.
    virtual QString memoryKey() const { return id(); }
    /// What it lets people choose, in the language that is spoken now.
    virtual std::vector<GameOption> options() const { return {}; }
    /// For how many people it is, and in which ways it is played: "3 or 4 players". Empty: nothing is said of that.
    virtual QString seats() const { return {}; }
    /// The drawing on its card, a resource; empty: none.
    virtual QString scene() const { return {}; }
    /// A record in which a game is under way, as the start page shows it; nothing if that is over, or it is none.
    virtual std::optional<GameGlance> glance(const QByteArray &record) const
    {
        Q_UNUSED(record)
        return std::nullopt;
    }
    /// Opens a record or a score sheet. What is wrong is told where it names another game, too.
    virtual OpenResult open(const QByteArray &record) const = 0;
    /// The page for a new game; with the record of an earlier one, for a rematch.
    virtual std::unique_ptr<NewGamePage> newGamePage(const Preferences &preferences,
                                                     const QByteArray &earlier) const = 0;
    virtual bool offers(Service) const { return false; }
    /// The page of `Service::LookUpRule`; nothing if the game does not offer it.
    virtual std::unique_ptr<RulesPage> rulesPage() const { return nullptr; }
    /// What the entry about a rule is called, in the language that is spoken now; empty if there is none.
    virtual QString ruleTitle(const QString &rule) const
    {
        Q_UNUSED(rule)
        return {};
    }
    /// The page of `ScoreFinishedGame`, from which a score sheet starts; nothing if that is not offered.
    virtual std::unique_ptr<NewGamePage> scorePage(const Preferences &) const { return nullptr; }
    /// The page of `OwnersCopy`, on which what is printed in somebody's box is entered; nothing if that is not offered.
    virtual std::unique_ptr<EditorPage> copyPage(const Preferences &) const { return nullptr; }
    /// What a record or score sheet tells of a game that was played, for the shelf; nothing if it is none of its own.
    virtual std::optional<table::FinishedGame> finishedGameIn(const QByteArray &) const
    {
        return std::nullopt;
    }
    virtual std::vector<KeyLine> keys() const { return {}; }
    /// What keys can be chosen for. Those of the window are among them where a game says more about them.
    virtual std::vector<KeyedCommand> keyedCommands() const { return {}; }
};

using GameModules = std::vector<std::unique_ptr<GameModule>>;

/// The game that a document names as its `game`; nothing if it names none of these or is no JSON.
const GameModule *gameNamedIn(const QByteArray &document, const GameModules &games);

} // namespace skyledger::ui
