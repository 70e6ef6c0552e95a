// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/cloudageview.h"

#include "core/cloudage/finished.h"
#include "ui/box/boxkeep.h"
#include "ui/cloudage/boards/airshipspanel.h"
#include "ui/cloudage/boards/answerlook.h"
#include "ui/cloudage/boards/cardstep.h"
#include "ui/cloudage/boards/fightboard.h"
#include "ui/cloudage/boards/phaseboard.h"
#include "ui/cloudage/boards/productionboard.h"
#include "ui/cloudage/boards/projectsboard.h"
#include "ui/cloudage/boards/standingsboard.h"
#include "ui/cloudage/boards/tableboard.h"
#include "ui/cloudage/cloudageheader.h"
#include "ui/cloudage/copy/cloudagebox.h"
#include "ui/cloudage/guide/letters.h"
#include "ui/cloudage/newgame/cloudagenewgamepage.h"
#include "ui/cloudage/numbers/cloudagenumbers.h"
#include "ui/cloudage/result/result.h"
#include "ui/cloudage/rules/cloudagerules.h"
#include "ui/cloudage/words/names.h"
#include "ui/cloudage/words/reasons.h"
#include "ui/cloudage/words/scoring.h"
#include "ui/play/numbers/boardnumberspage.h"
#include "ui/play/pages/recap.h"
#include "ui/play/pieces/piecespanel.h"
#include "ui/play/turn/steppanel.h"
#include "ui/play/turn/thingbutton.h"
#include "ui/play/view/playpage.h"
#include "ui/widgets/boardarea.h"
#include "ui/widgets/digitkeys.h"
#include "ui/widgets/keybindings.h"
#include "ui/words/phrases.h"
#include "ui/words/sources.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace cloudage;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QLatin1StringView airshipsId("airships");
constexpr QLatin1StringView productionId("production");
constexpr QLatin1StringView projectsId("projects");

} // namespace

CloudAgeView::CloudAgeView(GameRecord record)
    : PlayView(std::make_unique<CloudAgeTable>(std::move(record)), u"cloudage"_s, &cloudAgeRules),
      m_table(static_cast<CloudAgeTable &>(gameTable())),
      m_numbers(cloudAgeNumbers(m_table))
{
    addPage(Page::Numbers, [this] { return std::make_unique<BoardNumbersPage>(m_table, *m_numbers); });
    addResult([this] { return tellScore(m_table.session()); });
    addDetails(cloudAgeSeats(), [](int color) { return table::word(static_cast<PlayerColor>(color)); });
    addCampaign();
    m_recap =
        std::make_unique<Recap>(m_table, viewPages(), parts(), m_table.session().setup().playerCount == 1);
    auto header =
        std::make_unique<GameHeader>(m_table, u"CA-ROUND-01"_s, [this] { return turnTold(m_table); });
    const auto ends = [](const PlayOption &option) {
        return option.key == cloudagekeys::finished && !option.leadsTo.answers.empty()
            && option.leadsTo.answers.back().value == cloudagesteps::done;
    };
    header->addStrongButton(
        strongChoice(m_table.guide(), u"CA-ROUND-01"_s, ends, [] { return tr("That is all"); }));
    setHeader(std::move(header));
    // Once everybody heard of the event.
    connect(
        &m_table.session(), &play::Session::changed, this, [this] { keepCityCards(m_table); },
        Qt::QueuedConnection);
    follow();
}

CloudAgeView::~CloudAgeView() = default;

QString CloudAgeView::stateLine() const
{
    if (m_table.session().isOver())
        return tr("The game is over");
    const QString place = words::capitalised(m_table.narrator().place(m_table.session()));
    const Setup &setup = m_table.session().setup();
    //: Round and phase, then scenario or chapter; in the title of the window
    return tr("%1 · %2").arg(place, wording::modeName(setup.mode, setup.chapter));
}

QString CloudAgeView::footnote() const
{
    return skyledger::words::sampleNotice(m_table.session().record().catalogue());
}

QString CloudAgeView::openingNotice() const
{
    const auto &session = m_table.session();
    if (!session.stoppedBy())
        return {};
    const play::Verdict &verdict = *session.stoppedBy();
    if (verdict.refused())
        return refusedNotice(session, wording::reason(verdict.objections.front(), m_table.words()),
                             wording::ruleWithPage(verdict.objections.front().rule.as<Rule>()));
    QStringList lacking;
    for (const play::Code key : verdict.lacks)
        lacking << wording::toReport(key.as<ReportKey>());
    return lackingNotice(session, words::listedWithAnd(lacking));
}

int CloudAgeView::takeFromCopy()
{
    return takeFromBox(cloudAgeBox(), m_table.session());
}

std::unique_ptr<QWidget> CloudAgeView::makePlayPage()
{
    auto page = std::make_unique<PlayPage>(m_table);
    m_board = new PhaseBoard(m_table, page.get());
    m_turn = new StepPanel(m_table, m_table.guide(), page.get());
    m_turn->setNeverFirst([this](const PlayOption &option) { return FightBoard::givesUp(m_table, option); });
    addSteps();
    page->layOut(m_board, new PiecesPanel(m_table, page.get()), m_turn);
    page->setFocusProxy(m_board);
    m_recap->watch(m_table.guide());
    return page;
}

/// What is drawn in the place of plain choices.
void CloudAgeView::addSteps()
{
    m_lanes = new LanesPage(m_table, m_table.guide(), answerLook(m_table));
    m_lanes->installEventFilter(m_lanes); // Tab leads to the next lane from there, too
    m_step = new CardStep(m_table);
    const auto takeFocus = [this] {
        const QWidget *now = QApplication::focusWidget();
        if (now == nullptr || m_turn->parentWidget()->isAncestorOf(now))
            focusBoards();
    };
    m_met = new MetPage(m_table, m_table.guide(),
                        keptInBox(thingsToMeet(m_table), cloudAgeBox().format, m_table));
    m_turn->addValuesPage({m_met, [this] { return m_met->isWanted(); }, [this] { m_met->ask(); }});
    m_board->leaveRoomWhile([this] { return m_met->isWanted(); });
    connect(m_met, &MetPage::putOff, this, [this] {
        m_turn->refresh();
        m_board->refresh();
    });
    m_turn->addChoices({m_lanes, [this] { return answersAreDue(m_table); }, takeFocus});
    m_turn->addChoices({m_step, [this] { return CardStep::isAsked(m_table); }, takeFocus});
    m_turn->refresh();
    // Once the boards tell what can be chosen on them.
    connect(m_turn, &TurnPanel::keyboardLeft, this, &CloudAgeView::focusBoards, Qt::QueuedConnection);
    // After the boards, which tell what can be chosen on them.
    connect(&m_table, &GameTable::changed, this, [this] {
        const QWidget *now = QApplication::focusWidget();
        const auto *thing = qobject_cast<const ThingButton *>(now);
        const bool isOver = thing != nullptr && thing->glow() == DrawnButton::Glow::Quiet;
        const bool isThere = isOnBoard() || (m_board->isProduction() && !m_met->isWanted());
        const bool isBeside = isThere && now != nullptr && m_turn->isAncestorOf(now);
        const auto isIn = [now](const QWidget *page) { return now == page || page->isAncestorOf(now); };
        if (isIn(m_step) || isIn(m_lanes) || (isOver && m_board->isAncestorOf(now)) || isBeside)
            focusBoards();
        // A choice that is no event may change it too.
        if (const QString before = std::exchange(m_fitting, fittingDock()); before != m_fitting)
            emit situationChanged();
    });
}

/// Whether a thing on a board is chosen next.
bool CloudAgeView::isOnBoard() const
{
    const Phase phase = m_table.state().phase;
    return (phase == Phase::Movement || phase == Phase::Action) && (!isChoosing() || m_board->asksCity());
}

std::vector<DockSpec> CloudAgeView::makeDocks()
{
    using Place = DockSpec::Place;
    const auto board = [this](std::unique_ptr<QWidget> drawn) {
        return keepDock(std::make_unique<BoardArea>(std::move(drawn)));
    };
    std::vector<DockSpec> docks;
    docks.push_back({airshipsId, board(std::make_unique<AirshipsPanel>(m_table)), Place::Left});
    docks.back().staysBeside = true;
    docks.push_back(journalDock(Place::Right));
    docks.push_back({productionId, board(std::make_unique<ProductionBoard>(m_table)), Place::Right});
    auto projects = std::make_unique<ProjectsBoard>(m_table);
    connect(projects.get(), &ProjectsBoard::played, this, &CloudAgeView::focusBoards);
    docks.push_back({projectsId, keepDock(std::move(projects)), Place::Right});
    docks.push_back(rulesDock(Place::Right));
    docks.push_back(standingsDock(std::make_unique<StandingsBoard>(m_table), Place::RightBelow));
    return docks;
}

QStringList CloudAgeView::dockIds()
{
    return {airshipsId, journalId(), productionId, projectsId, rulesId(), standingsId()};
}

QString CloudAgeView::titleOfDock(const QString &id)
{
    if (id == airshipsId)
        return tr("Airship boards");
    if (id == productionId)
        return tr("Production");
    if (id == projectsId)
        return tr("Projects");
    return titleOfSharedDock(id);
}

/// Who builds looks for a card, who produces for a level; the journal tells the rest.
QString CloudAgeView::fittingDock() const
{
    const State &state = m_table.state();
    const auto isBuilt = [](const Pending &due) {
        return due.choose == Choose::Build || due.choose == Choose::Play;
    };
    const PartialPlay *play = m_table.guide().asked();
    using cloudagesteps::Kind;
    const Kind kind = play != nullptr ? cloudagesteps::kindOf(*play) : Kind::Pass;
    if (kind == Kind::Building || kind == Kind::PlayCard
        || std::any_of(state.pending.begin(), state.pending.end(), isBuilt))
        return projectsId;
    const bool produces = state.phase == Phase::Production || state.phase == Phase::FinalProduction;
    return produces ? QString(productionId) : journalId();
}

RuleFacts CloudAgeView::ruleFacts() const
{
    return cloudAgeRuleFacts(&m_table.session().setup());
}

std::optional<table::FinishedGame> CloudAgeView::finishedGame() const
{
    return m_table.session().isOver() ? cloudage::finishedGame(m_table.session().record()) : std::nullopt;
}

QString CloudAgeView::nextGame() const
{
    const Session &session = m_table.session();
    const bool goesOn = session.isOver() && standOf(session.record()).goesOn(table::countOf<Chapter>);
    return goesOn ? tr("Next cha&pter…") : QString();
}

std::unique_ptr<QWidget> CloudAgeView::tableBoard()
{
    return std::make_unique<CloudAgeTableBoard>(m_table, [this] { return turnTold(m_table); });
}

RecordWriter CloudAgeView::record() const
{
    // A copy, so that the game can go on while it is written.
    return [record = m_table.session().record()] { return writeGameRecord(record); };
}

/// To the value that is asked for, or to what can be chosen first: on the board of the phase, else among the choices.
void CloudAgeView::focusBoards()
{
    if (m_met != nullptr && m_met->isWanted() && m_met->focusFirst())
        return;
    // Of chips Enter takes none unasked but what ends the question.
    const auto &options = m_table.guide().options();
    const QChar first = options.empty() ? QChar() : options.front().key;
    const bool ends = first == cloudagekeys::finished
        || (first == cloudagekeys::nothing
            && m_table.guide().askedQuestion() != play::Code(cloudagesteps::Ask::Extra));
    QWidget *waiting = nullptr;
    if (CardStep::isAsked(m_table))
        waiting = m_step;
    else if (answersAreDue(m_table) && (!m_board->isProduction() || isChoosing()))
        waiting = m_lanes;
    const bool onBoard = m_turn == nullptr || isOnBoard();
    if (!onBoard && waiting != nullptr) {
        if (waiting != m_step || !ends || !m_step->focusFirst())
            waiting->setFocus(Qt::OtherFocusReason);
    } else if (onBoard || !m_turn->focusChoices()) {
        m_board->focusFirst();
    }
}

/// What was told last can be taken back one by one.
bool CloudAgeView::takeKey(const QKeyEvent &event)
{
    if (event.key() == Qt::Key_Backspace && event.modifiers() == Qt::NoModifier && isChoosing()) {
        m_table.guide().back();
        return true;
    }
    return m_turn != nullptr && (m_turn->keyPressed(event) || pressKey(event));
}

/// A page of what is over waits for nothing: a key that plays on closes it.
bool CloudAgeView::keyPressed(QKeyEvent *event)
{
    const bool isOver = m_recap->action().isChecked() && !event->isAutoRepeat();
    return (isOver && pressKey(*event)) || PlayView::keyPressed(event);
}

/// Takes the option of a key, also while a page of what is over is in front.
bool CloudAgeView::pressKey(const QKeyEvent &event)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    const QString typed = typedText(event).toUpper();
    if (m_turn != nullptr)
        m_turn->learnKey(event, typed);
    if (typed.size() == 1 && m_table.guide().press(typed.front()))
        return true;
    if (const std::optional<int> digit = typedDigit(event, false))
        return m_table.press(QChar(u'0' + *digit));
    return typed.size() == 1 && typed.front().isLetter() && m_table.press(typed.front());
}

/// The logbook is read from the files whenever it is shown.
void CloudAgeView::addCampaign()
{
    if (m_table.setup().mode != Mode::Campaign)
        return;
    m_campaign = &viewPages().add(
        {.action = u"action-series"_s,
         .keys = keys::series,
         .make =
             [this] {
                 auto page = std::make_unique<SeriesPage>([this] {
                     SeriesTold told = tellLogbook(chaptersOf(m_table.session().record(), m_folders));
                     told.next = nextGame();
                     return told;
                 });
                 connect(page.get(), &SeriesPage::nextWanted, this, &GameView::nextGameWanted);
                 return page;
             },
         .shown = [this] { static_cast<SeriesPage *>(viewPages().pageOf(*m_campaign))->refresh(); }});
}

/// Phases are the parts, and rounds what they make: answers and fights belong to the phase that brought them. What comes
/// after the last round is none of it.
GameParts CloudAgeView::parts() const
{
    const auto phaseAt = [this](qsizetype moment) {
        const Phase phase = cloudagesteps::phaseOf(m_table.session().stateAt(moment));
        return phase == Phase::Fight ? Phase::Movement : phase;
    };
    GameParts parts;
    parts.whole = [this, phaseAt](qsizetype moment) {
        return m_table.session().stateAt(moment).round + (phaseAt(moment) < Phase::FinalProduction ? 0 : 1);
    };
    parts.part = [phaseAt, whole = parts.whole](qsizetype moment) {
        return whole(moment) * 100 + static_cast<int>(phaseAt(moment));
    };
    parts.wholeTitle = [this](qsizetype moment) {
        return words::capitalised(m_table.narrator().round(m_table.session(), moment));
    };
    parts.title = [this, phaseAt](qsizetype moment) {
        //: Round, phase
        return tr("%1 · %2", "round, phase")
            .arg(m_table.narrator().round(m_table.session(), moment), wording::name(phaseAt(moment)));
    };
    parts.doer = [this](qsizetype event) {
        const auto &what = m_table.session().record().entries[static_cast<std::size_t>(event) - 1].event;
        const auto *played = std::get_if<Played>(&what);
        return played ? CloudAge::doer(m_table.session().stateAt(event - 1), played->play) : play::nobody;
    };
    return parts;
}

void CloudAgeView::beforePage(const QAction *page)
{
    m_recap->beforePage(page);
}

void CloudAgeView::setPreferences(const Preferences &preferences)
{
    m_folders = gameFoldersOf(preferences);
    PlayView::setPreferences(preferences);
}

void CloudAgeView::renameOthers()
{
    m_recap->action().setText(tr("&What the last phase brought"));
    if (m_campaign != nullptr)
        m_campaign->setText(tr("&Logbook of the campaign"));
}

} // namespace skyledger::ui
