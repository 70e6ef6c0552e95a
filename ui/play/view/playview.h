// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"
#include "ui/play/pages/viewpages.h"
#include "ui/rulebook/rulefacts.h"
#include "ui/rulebook/rulelibrary.h"
#include "ui/shell/gamemodule.h"

#include <QtCore/QPointer>
#include <QtGui/QAction>

#include <array>
#include <memory>
#include <vector>

namespace skyledger::ui {

class DetailsPart;
class JournalPanel;
class ResultPage;
class RulesPanel;
class StandingsPanel;
struct ScoreTold;
struct SeatsSpec;

/// An open game of any kind: its table, the pages over its boards, journal and rules beside them, undo and redo, looks at
/// the past, and the end that brings its scoring. A game derives its view, which makes boards, pages and header, adds them
/// in its constructor, and calls `follow` at the end of that.
class PlayView : public GameView
{
    Q_OBJECT

public:
    /// Pages that every game may have. Each has its command, its key and its name.
    enum class Page {
        Numbers, ///< all numbers, large: in the whole window
        Result,  ///< the final scoring: in the whole window; it comes when the game ends
        Values,  ///< what is printed on the components
        Details  ///< who plays, and by which rulings
    };

    ~PlayView() override;

    GameTable &gameTable() { return *m_table; }
    const GameTable &gameTable() const { return *m_table; }

    /// Ids of the lists that every game has among its docks, and what they are called in the language that is spoken now;
    /// empty for others.
    static QString journalId();
    static QString rulesId();
    static QString standingsId();
    static QString titleOfSharedDock(const QString &id);

    QString title() const override;
    QWidget *header() override { return m_header.get(); }
    QWidget *centre() override;
    std::vector<DockSpec> docks() override;
    QString dockTitle(const QString &id) const override { return titleOfSharedDock(id); }
    QList<QAction *> pages() override { return m_pages.actions(); }
    QList<QAction *> commands() override;
    // While the past is shown nothing is undone behind it.
    bool canUndo() const override
    {
        return !m_table->past() && (m_undoLine > 0 || m_table->session().canUndo());
    }
    bool canRedo() const override { return !m_table->past() && m_table->session().canRedo(); }
    /// Takes back what was done last: the last event, or a change of the past if that came after it.
    void undo() override;
    void redo() override { m_table->session().redo(); }
    bool mayLeave() override { return m_pages.mayLeave(); }
    bool wantsWholeWindow() const override { return m_pages.wantsWholeWindow(); }
    bool canShowRules() const override { return !wantsWholeWindow(); }
    void takeFocus() override;
    bool keyPressed(QKeyEvent *event) override;
    void showRules(const QStringList &rules) override;
    void searchRules() override;
    void setPreferences(const Preferences &preferences) override;
    void retranslate() override;

protected:
    /// `name` is the object name of the middle.
    PlayView(std::unique_ptr<GameTable> table, const QString &name, RuleShelf rules);

    /// Adds a page behind those that there are; `make` makes it when it is first looked at, `shown` is called when it came
    /// to the front.
    QAction &addPage(Page page, std::function<std::unique_ptr<GamePage>()> make,
                     std::function<void()> shown = {});
    /// Adds the page of the details that can be changed while the table's game runs, a `play::ChangeableSetup`: see
    /// `DetailsSpec`.
    void addDetails(const SeatsSpec &seats, const std::function<QString(int)> &colorWord,
                    const std::function<std::unique_ptr<DetailsPart>()> &part = {});
    /// Adds the page of the final scoring, which this tells whenever it is looked at. `furnish` adds to the page what is
    /// the game's own.
    void addResult(std::function<ScoreTold()> tell, std::function<void(ResultPage &)> furnish = {});
    void setHeader(std::unique_ptr<QWidget> header) { m_header = std::move(header); }
    /// Begins to listen, and says its words.
    void follow();

    // What a game says of itself.
    /// The boards in the middle, with what belongs to the turn. Made once.
    virtual std::unique_ptr<QWidget> makePlayPage() = 0;
    /// The docks; each widget in them is one of `keepDock`. Asked once.
    virtual std::vector<DockSpec> makeDocks() = 0;
    /// What its rules say of the game that is open.
    virtual RuleFacts ruleFacts() const = 0;
    /// Gives the keyboard to the boards.
    virtual void focusBoards() = 0;
    /// A key while the boards are shown, that is no key of the past.
    virtual bool takeKey(const QKeyEvent &event) = 0;
    /// Whether Esc takes back a step of what is being chosen, before it ends a look at the past.
    virtual bool isChoosing() const = 0;
    /// What is different at the table, after the view followed it.
    virtual void tableChanged(const TableChange &what) { Q_UNUSED(what) }
    /// A page is about to come to the front; what has the keyboard loses it.
    virtual void beforePage(const QAction *page) { Q_UNUSED(page) }
    /// Others of its own words, in the language that is spoken now.
    virtual void renameOthers() {}

    // For `openingNotice`, where a record cannot be replayed to its end: why, and by which rule; or what it does not tell.
    static QString refusedNotice(const play::Session &session, const QString &reason, const QString &rule);
    static QString lackingNotice(const play::Session &session, const QString &amounts);

    /// Keeps the widget of a dock, or of a list that belongs to none.
    template <class Widget>
    Widget *keepDock(std::unique_ptr<Widget> widget)
    {
        Widget *kept = widget.get();
        m_kept.push_back(std::move(widget));
        return kept;
    }
    /// The journal and the rules, as docks.
    DockSpec journalDock(DockSpec::Place place);
    DockSpec rulesDock(DockSpec::Place place);
    /// The standings as a dock; from what they say of corrections it leads into the journal.
    DockSpec standingsDock(std::unique_ptr<StandingsPanel> standings, DockSpec::Place place);

    ViewPages &viewPages() { return m_pages; }
    const ViewPages &viewPages() const { return m_pages; }
    /// Of a page that was added; null for others.
    QAction *actionOf(Page page) const { return m_actions[static_cast<std::size_t>(page)]; }
    /// Shows the boards after an event; the way back to now leads to the scoring again.
    void showMoment(qsizetype event);
    /// Whether a widget is the header, is in a dock, or in one of those.
    bool holds(const QWidget &widget) const;

private:
    void makeCommands();
    void nameCommands();
    void followChange(const TableChange &what);
    void followLook();
    void followEnd();
    void refreshResult();
    bool takePastKey(const QKeyEvent &event);
    void leaveRules();

    std::unique_ptr<GameTable> m_table;
    ViewPages m_pages;
    RuleShelf m_shelf;
    std::array<QAction *, 4> m_actions{}; ///< of the pages, by `Page`
    bool m_allRuleLanguages = true;
    QAction m_restartTurn;
    QAction m_lookEarlier;
    QAction m_searchJournal;
    std::unique_ptr<QWidget> m_header;
    JournalPanel *m_journal = nullptr;      ///< among those that are kept
    RulesPanel *m_rules = nullptr;          ///< the same
    QPointer<QWidget> m_cameFrom;           ///< what had the keyboard before the rules
    ResultPage *m_result = nullptr;         ///< of `addResult`, once it was looked at
    std::function<ScoreTold()> m_tellScore; ///< what it shows
    bool m_wasOver = false;
    std::size_t m_undoLine =
        0; ///< the line that brings back how the past was; 0: it was not what was changed last
    bool m_readsScoring = false; ///< which was left to look at a moment that it tells of
    std::vector<std::unique_ptr<QWidget>> m_kept;
    std::vector<DockSpec> m_docks; ///< in which they stand
};

} // namespace skyledger::ui
