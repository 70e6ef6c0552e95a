// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/view/playview.h"

#include "ui/play/details/detailspart.h"
#include "ui/play/details/gamedetailspage.h"
#include "ui/play/journal/journalpanel.h"
#include "ui/play/pages/standingspanel.h"
#include "ui/rulebook/rulespanel.h"
#include "ui/score/result/resultpage.h"
#include "ui/widgets/boardarea.h"
#include "ui/widgets/keybindings.h"
#include "ui/words/phrases.h"

#include <QtGui/QKeyEvent>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

struct PageCommand {
    QLatin1StringView action;
    QLatin1StringView keys;
    bool wantsWholeWindow = false;
};

PageCommand commandOf(PlayView::Page page)
{
    switch (page) {
    case PlayView::Page::Numbers:
        return {"action-numbers"_L1, keys::allNumbers, true};
    case PlayView::Page::Result:
        return {"action-result"_L1, keys::finalScoring, true};
    case PlayView::Page::Values:
        return {"action-values"_L1, keys::gameValues, false};
    case PlayView::Page::Details:
        return {"action-game-details"_L1, keys::gameDetails, false};
    }
    return {};
}

} // namespace

PlayView::PlayView(std::unique_ptr<GameTable> table, const QString &name, RuleShelf rules)
    : m_table(std::move(table)),
      m_pages(*m_table, name, [this] { return makePlayPage(); }),
      m_shelf(std::move(rules))
{
    connect(&m_pages, &ViewPages::aboutToShow, this, [this](const QAction *page) {
        centre();
        m_readsScoring = false;
        beforePage(page);
    });
    connect(&m_pages, &ViewPages::turned, this, [this] {
        emit situationChanged();
        takeFocus();
    });
    makeCommands();
}

PlayView::~PlayView() = default;

QAction &PlayView::addPage(Page page, std::function<std::unique_ptr<GamePage>()> make,
                           std::function<void()> shown)
{
    const PageCommand command = commandOf(page);
    QAction &action = m_pages.add({.action = command.action,
                                   .keys = command.keys,
                                   .make = std::move(make),
                                   .wantsWholeWindow = command.wantsWholeWindow,
                                   .shown = std::move(shown)});
    m_actions[static_cast<std::size_t>(page)] = &action;
    return action;
}

void PlayView::addDetails(const SeatsSpec &seats, const std::function<QString(int)> &colorWord,
                          const std::function<std::unique_ptr<DetailsPart>()> &part)
{
    addPage(Page::Details, [this, seats, colorWord, part] {
        auto page = std::make_unique<GameDetailsPage>(*m_table, DetailsSpec{seats, colorWord, part});
        if (QAction *values = actionOf(Page::Values))
            page->offerValues(*values);
        return page;
    });
}

void PlayView::addResult(std::function<ScoreTold()> tell, std::function<void(ResultPage &)> furnish)
{
    m_tellScore = std::move(tell);
    auto make = [this, furnish = std::move(furnish)] {
        auto page = ResultPage::overBoards();
        m_result = page.get();
        m_result->offerNext([this] { return nextGame(); });
        connect(m_result, &ResultPage::momentWanted, this, &PlayView::showMoment);
        connect(m_result, &ResultPage::nextWanted, this, &GameView::nextGameWanted);
        if (furnish)
            furnish(*m_result);
        return page;
    };
    addPage(Page::Result, std::move(make), [this] { refreshResult(); });
}

/// Brings the scoring up to date, if it is shown.
void PlayView::refreshResult()
{
    if (m_result != nullptr && actionOf(Page::Result)->isChecked())
        m_result->setScore(m_tellScore);
}

void PlayView::makeCommands()
{
    KeyBindings &bindings = KeyBindings::shared();
    m_restartTurn.setObjectName(u"action-restart-turn"_s);
    bindings.bind(m_restartTurn, keys::restartTurn);
    m_lookEarlier.setObjectName(u"action-look-earlier"_s);
    bindings.bind(m_lookEarlier, keys::lookEarlier);
    m_lookEarlier.setShortcutContext(Qt::WidgetShortcut); // the menu names the key, `keyPressed` takes it
    m_searchJournal.setObjectName(u"action-search-journal"_s);
    bindings.bind(m_searchJournal, keys::searchJournal);
    connect(&m_restartTurn, &QAction::triggered, this, [this] {
        play::Session &session = m_table->session();
        session.jump(session.turnStart(session.cursor()));
    });
    connect(&m_lookEarlier, &QAction::triggered, this, [this] { m_table->step(-1); });
    connect(&m_searchJournal, &QAction::triggered, this, [this] {
        if (wantsWholeWindow()) // without the journal
            m_pages.showBoards();
        if (m_journal != nullptr && !wantsWholeWindow())
            m_journal->startSearch();
    });
}

void PlayView::follow()
{
    connect(m_table.get(), &GameTable::changed, this, &PlayView::followChange);
    connect(m_table.get(), &GameTable::lookChanged, this, &PlayView::followLook);
    connect(m_table.get(), &GameTable::pastRewritten, this,
            [this](const play::PastChange &, std::size_t undoLine) {
                m_undoLine = undoLine; // after it was told that the game is another one
                emit situationChanged();
            });
    connect(this, &GameView::situationChanged, this, [this] {
        const play::Session &now = m_table->session();
        m_restartTurn.setEnabled(!m_table->past() && now.turnStart(now.cursor()) != now.cursor());
    });
    retranslate();
}

void PlayView::followChange(const TableChange &what)
{
    if (what.cursor || what.setup || what.rewritten > 0) {
        m_undoLine = 0;
        followEnd(); // each of them can end the game, or take its end back
    }
    if (what.setup && m_rules != nullptr)
        m_rules->setFacts(ruleFacts());
    tableChanged(what);
    if (!what.record)
        return;
    emit recordChanged();
    emit situationChanged();
}

void PlayView::followLook()
{
    const std::optional<PastMoment> &past = m_table->past();
    if (past)
        m_pages.showBoards(); // they are what is looked at
    m_readsScoring = m_readsScoring && (!past || past->purpose == PastMoment::Purpose::Look);
    emit situationChanged();
    if (!past && std::exchange(m_readsScoring, false))
        actionOf(Page::Result)->setChecked(true);
}

/// The scoring comes when the game ends, and goes when its end is taken back.
void PlayView::followEnd()
{
    const bool over = m_table->session().isOver();
    QAction *result = actionOf(Page::Result);
    if (result != nullptr && m_pages.isMade() && over != m_wasOver) {
        m_wasOver = over;
        result->setChecked(over);
    }
    refreshResult();
}

void PlayView::showMoment(qsizetype event)
{
    actionOf(Page::Result)->setChecked(false);
    m_table->lookAt(event);
    m_readsScoring = m_table->past().has_value();
}

void PlayView::undo()
{
    if (const std::size_t line = std::exchange(m_undoLine, 0); line > 0 && !m_table->past())
        m_table->takeBackChange(line);
    else
        m_table->session().undo();
}

QString PlayView::title() const
{
    QStringList names;
    const auto seats = static_cast<int>(m_table->session().seats());
    for (int seat = 0; seat < seats; ++seat)
        names << m_table->narrator().player(play::Seat(seat));
    return words::listed(names);
}

QString PlayView::refusedNotice(const play::Session &session, const QString &reason, const QString &rule)
{
    //: number, reason, rule
    return tr("The game stands before event %1 of the record, which cannot be replayed: %2 (%3).")
        .arg(QString::number(session.eventCount() + 1), reason, rule);
}

QString PlayView::lackingNotice(const play::Session &session, const QString &amounts)
{
    return tr("The game stands before event %1 of the record, which does not tell %2.", "number, amounts")
        .arg(QString::number(session.eventCount() + 1), amounts);
}

QWidget *PlayView::centre()
{
    const bool isFirst = !m_pages.isMade();
    QWidget *centre = m_pages.centre();
    if (isFirst)
        followEnd();
    return centre;
}

std::vector<DockSpec> PlayView::docks()
{
    if (m_docks.empty())
        m_docks = makeDocks();
    return m_docks;
}

QString PlayView::journalId()
{
    return u"journal"_s;
}

QString PlayView::rulesId()
{
    return u"rules"_s;
}

QString PlayView::standingsId()
{
    return u"standings"_s;
}

QString PlayView::titleOfSharedDock(const QString &id)
{
    if (id == journalId())
        return tr("Journal");
    if (id == rulesId())
        return tr("Rules");
    return id == standingsId() ? tr("Standings") : QString();
}

DockSpec PlayView::journalDock(DockSpec::Place place)
{
    m_journal = keepDock(std::make_unique<JournalPanel>(*m_table));
    return {journalId(), m_journal, place};
}

DockSpec PlayView::standingsDock(std::unique_ptr<StandingsPanel> standings, DockSpec::Place place)
{
    connect(standings.get(), &StandingsPanel::interventionsAsked, this,
            [this] { m_journal->showInterventions(); });
    return {standingsId(), keepDock(std::make_unique<BoardArea>(std::move(standings))), place};
}

QList<QAction *> PlayView::commands()
{
    return {&m_restartTurn, &m_lookEarlier, &m_searchJournal};
}

bool PlayView::keyPressed(QKeyEvent *event)
{
    if (event->isAutoRepeat())
        return false; // a key that is held must not answer the next question too
    if (m_pages.shown() != nullptr) {
        if (event->key() == Qt::Key_Escape)
            m_pages.showBoards();
        return event->key() == Qt::Key_Escape;
    }
    return takePastKey(*event) || takeKey(*event);
}

/// Keys that walk through the past.
bool PlayView::takePastKey(const QKeyEvent &event)
{
    const KeyBindings &bindings = KeyBindings::shared();
    const bool earlier = bindings.matches(event, keys::lookEarlier);
    const bool later = bindings.matches(event, keys::lookLater);
    if (earlier || later) {
        m_table->step(earlier ? -1 : 1);
        return true;
    }
    if (!m_table->past() || event.key() != Qt::Key_Escape || isChoosing())
        return false;
    m_table->lookAtNow();
    return true;
}

void PlayView::takeFocus()
{
    centre();
    if (const QAction *page = m_pages.shown())
        m_pages.pageOf(*page)->setFocus();
    else
        focusBoards();
}

bool PlayView::holds(const QWidget &widget) const
{
    const auto has = [&widget](const QWidget *board) {
        return board != nullptr && (board == &widget || board->isAncestorOf(&widget));
    };
    return has(m_header.get())
        || std::any_of(m_kept.begin(), m_kept.end(), [&has](const auto &board) { return has(board.get()); });
}

void PlayView::setPreferences(const Preferences &preferences)
{
    if (m_rules != nullptr)
        m_rules->setAllLanguages(preferences.allRuleLanguages);
    m_allRuleLanguages = preferences.allRuleLanguages;
    m_table->setClock({preferences.turnClock, std::chrono::minutes(preferences.turnClockPause)});
}

void PlayView::retranslate()
{
    m_table->retell();
    nameCommands();
    renameOthers();
}

void PlayView::nameCommands()
{
    m_restartTurn.setText(tr("Restart this &turn"));
    m_lookEarlier.setText(tr("&Look at the event before"));
    m_searchJournal.setText(tr("&Search the journal"));
    const std::array<QString, 4> names = {tr("&All numbers, large"), tr("&Final scoring"),
                                          tr("&Values of this game"), tr("Game &details")};
    for (std::size_t page = 0; page < names.size(); ++page) {
        if (m_actions[page] != nullptr)
            m_actions[page]->setText(names[page]);
    }
}

} // namespace skyledger::ui
