// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/airshipcityview.h"

#include "core/airshipcity/game/finished.h"
#include "core/airshipcity/game/scoredgame.h"
#include "core/airshipcity/names.h"
#include "ui/airshipcity/boards/boards.h"
#include "ui/airshipcity/boards/cityboard.h"
#include "ui/airshipcity/corrections/behindboards.h"
#include "ui/airshipcity/newgame/rulings.h"
#include "ui/airshipcity/numbers/airshipcitynumbers.h"
#include "ui/airshipcity/rules/airshipcityrules.h"
#include "ui/airshipcity/scoring/sheet/airshipcitysheet.h"
#include "ui/airshipcity/scoring/standings/airshipcitystandings.h"
#include "ui/airshipcity/scoring/tellscore.h"
#include "ui/airshipcity/tablemode/tableboard.h"
#include "ui/airshipcity/turn/cityturnpanel.h"
#include "ui/airshipcity/turn/turnheader.h"
#include "ui/airshipcity/upkeep/upkeepsteps.h"
#include "ui/airshipcity/values/ownerscopy.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/box/hand/handpage.h"
#include "ui/box/values/valuespage.h"
#include "ui/play/details/detailspart.h"
#include "ui/play/numbers/boardnumberspage.h"
#include "ui/play/pieces/piecespanel.h"
#include "ui/play/steps/stepsvisits.h"
#include "ui/play/view/playpage.h"
#include "ui/score/compare/comparepanel.h"
#include "ui/score/explained/explanationview.h"
#include "ui/score/result/resultpage.h"
#include "ui/widgets/boardarea.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/keybindings.h"
#include "ui/words/phrases.h"
#include "ui/words/sources.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QStackedWidget>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QLatin1StringView depotsId("depots");
constexpr QLatin1StringView piecesId("pieces");
constexpr QLatin1StringView contributionsId("contributions");
constexpr QLatin1StringView economyId("economy");
constexpr QLatin1StringView contractsId("contracts");

} // namespace

AirshipCityView::AirshipCityView(GameRecord record)
    : PlayView(std::make_unique<AirshipCityTable>(std::move(record)), u"airship-city"_s, &airshipCityRules),
      m_table(static_cast<AirshipCityTable &>(gameTable())),
      m_numbers(std::make_unique<AirshipCityNumbers>(m_table)),
      m_correctInPlace(m_table, correctableBoards())
{
    addPage(Page::Numbers, [this] { return std::make_unique<BoardNumbersPage>(m_table, *m_numbers); });
    const auto tell = [this] {
        const Session &session = m_table.session();
        return tellScore(scoredGame(session.record()).value_or(ScoredGame()),
                         gameCurve(session.setup(), session.statesInForce()));
    };
    addResult(tell, [this](ResultPage &page) {
        auto *compare = new ComparePanel(m_table, comparedCity(m_table));
        page.addPage(compare, [] { return tr("Compare with the table"); });
        page.showPage(page.explanation());
        connect(compare, &ComparePanel::allNumbersWanted, this, &AirshipCityView::join);
    });
    addPage(
        Page::Values, [this] { return makeValuesPage(); },
        [this] {
            if (m_wantedValue)
                m_values->showValue(*m_wantedValue);
        });
    m_upkeep = std::make_unique<StepsVisits>(m_table, viewPages(), upkeepSource(m_table));
    addDetails(
        airshipCitySeats(), [](int color) { return table::word(static_cast<PlayerColor>(color)); },
        [this] { return rulingsPart(m_table); });
    setHeader(turnHeader(m_table));
    countValues();
    follow();
}

AirshipCityView::~AirshipCityView() = default;

std::optional<table::FinishedGame> AirshipCityView::finishedGame() const
{
    if (!m_table.session().isOver())
        return std::nullopt;
    const auto game = scoredGame(m_table.session().record());
    if (!game || !game->score.isFinal)
        return std::nullopt;
    return airshipcity::finishedGame(*game);
}

void AirshipCityView::tableChanged(const TableChange &what)
{
    if (what.values)
        countValues();
    if (what.cursor || what.setup || what.rewritten > 0)
        m_upkeep->follow();
}

QString AirshipCityView::stateLine() const
{
    if (m_table.session().isOver())
        return tr("The game is over");
    const State &state = m_table.state();
    //: In the title of the window: no sentence, so no full stop
    return tr("Round %1 of %2, stage %3 of %4")
        .arg(QString::number(state.round), QString::number(lastRound),
             QString::number(indexOf(stageOf(state.round)) + 1), QString::number(countOf<Stage>));
}

QString AirshipCityView::footnote() const
{
    const QString edition = words::name(m_table.setup().edition);
    if (!m_sampleNotice.isEmpty()) {
        //: The edition, and the notice that the component values are made up
        return tr("%1 · %2").arg(edition, m_sampleNotice);
    }
    return tr("%1 · your copy: %2 of %3 values known", "edition, numbers")
        .arg(edition, QString::number(m_knownValues), QString::number(m_allValues));
}

QString AirshipCityView::openingNotice() const
{
    const Session &session = m_table.session();
    if (!session.stoppedBy())
        return {};
    const Verdict &verdict = *session.stoppedBy();
    if (verdict.refused()) {
        const auto number = static_cast<std::size_t>(session.eventCount());
        const play::Objection &first = verdict.objections.front();
        return refusedNotice(session,
                             words::reason(first, m_table.words(), &session.record().entries[number].event),
                             words::ruleWithPage(first.rule.as<Rule>()));
    }
    QStringList lacking;
    for (const play::Code key : verdict.lacks)
        lacking << words::toReport(key.as<ReportKey>());
    return lackingNotice(session, words::listedWithAnd(lacking));
}

std::unique_ptr<QWidget> AirshipCityView::makePlayPage()
{
    auto page = std::make_unique<PlayPage>(m_table);
    m_city = new CityBoard(m_table, page.get());
    m_turn = cityTurnPanel(m_table, page.get());
    page->layOut(m_city, nullptr, m_turn);
    page->setFocusProxy(m_city);
    m_turn->setArrows([this](int key) { return takeArrow(key); });
    connect(m_turn, &TurnPanel::pointedAt, m_city, [this](std::optional<std::size_t> option) {
        m_city->point(option ? m_table.guide().preview(*option) : CityPreview());
    });
    connect(&m_table.guide(), &Guide::changed, this, &AirshipCityView::leadFocus);
    auto middle = std::make_unique<QStackedWidget>();
    m_middle = middle.get();
    m_middle->addWidget(page.release()); // the stack owns both
    m_middle->addWidget(makeHand());
    followHand();
    return middle;
}

std::vector<DockSpec> AirshipCityView::makeDocks()
{
    using Place = DockSpec::Place;
    const auto board = [this](std::unique_ptr<QWidget> drawn) {
        return keepDock(std::make_unique<BoardArea>(std::move(drawn)));
    };
    std::vector<DockSpec> docks;
    docks.push_back({depotsId, keepDock(makeDepots(m_table)), Place::Left}); // it scrolls by itself
    auto pieces = std::make_unique<PiecesPanel>(m_table, nullptr, &m_table.drawings());
    pieces->leaveChecklistsTo(m_upkeep->action(), [this] {
        // The page shows upkeeps of the game as it went, none of another line.
        const bool isMainLine = !m_table.past() || m_table.past()->line == 0;
        return isMainLine && beginningOfUpkeep(m_table.shown(), m_table.shown().cursor()) != 0;
    });
    docks.push_back({piecesId, keepDock(std::move(pieces)), Place::Left});
    docks.push_back({contributionsId, board(makeContributionsBoard(m_table)), Place::Right});
    docks.push_back({economyId, board(makeEconomyBoard(m_table)), Place::RightColumn});
    docks.push_back(journalDock(Place::RightColumn));
    docks.push_back(rulesDock(Place::RightColumn));
    docks.push_back(standingsDock(std::make_unique<AirshipCityStandings>(m_table), Place::RightBelowOrTab));
    docks.push_back({contractsId, board(makeContractsBoard(m_table)), Place::RightBelow});
    return docks;
}

QStringList AirshipCityView::dockIds()
{
    return {depotsId,    piecesId,  contributionsId, economyId,
            journalId(), rulesId(), contractsId,     standingsId()};
}

QString AirshipCityView::titleOfDock(const QString &id)
{
    using words::Term;
    if (id == depotsId)
        return words::name(Term::Depots);
    if (id == piecesId)
        return tr("On the table");
    if (id == contributionsId)
        return words::name(Term::DonationBoard);
    if (id == contractsId)
        return words::name(Term::ContractsOnDisplay);
    if (id == economyId)
        return words::name(Term::EconomyBoard);
    return titleOfSharedDock(id);
}

RuleFacts AirshipCityView::ruleFacts() const
{
    return airshipCityRuleFacts(&m_table.session().setup());
}

std::unique_ptr<QWidget> AirshipCityView::tableBoard()
{
    return makeTableBoard(m_table);
}

RecordWriter AirshipCityView::record() const
{
    // A copy, so that the game can go on while it is written.
    return [record = m_table.session().record()] { return writeGameRecord(record); };
}

bool AirshipCityView::takeKey(const QKeyEvent &event)
{
    if (isHandShown() && m_hand->takeKey(event))
        return true;
    if (KeyBindings::shared().matches(event, keys::endTurn)) {
        m_table.guide().endTurn();
        return true;
    }
    const bool goesBack = event.key() == Qt::Key_Escape;
    const bool taken = m_turn != nullptr && m_turn->keyPressed(event);
    if (taken && !goesBack && viewPages().shown() == nullptr)
        m_turn->focusChoices();
    return taken || goesBack;
}

void AirshipCityView::focusBoards()
{
    if (isHandShown())
        m_hand->focusFirst();
    else if (!m_turn->focusChoices())
        m_city->focusTile(spotOf(startOfWalk()));
}

/// Where arrow keys walk from: the tile of the crew in hand, else of the first crew of whoever's turn it is.
Cell AirshipCityView::startOfWalk() const
{
    const State &state = m_table.state();
    if (state.current == none<Player>)
        return {};
    const auto &crews = state.players[state.current].crews;
    if (const auto inHand = m_table.guide().crewInHand(); inHand && crews[*inHand].inPlay())
        return crews[*inHand].at;
    const auto *const first =
        std::find_if(crews.begin(), crews.end(), [](const CrewState &crew) { return crew.inPlay(); });
    return first == crews.end() ? Cell{} : first->at;
}

/// From the cards the arrow keys lead into the city, while a crew can walk. Where it is asked which way a line slides they
/// show that way, and Enter takes it.
bool AirshipCityView::takeArrow(int key)
{
    constexpr Per<Direction, int> arrows{{{Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left}}};
    const TurnGuide &guide = m_table.guide();
    const bool slides = guide.asksForSlide();
    const std::size_t before = guide.chosenSoFar().pushes.size();
    for (std::size_t i = 0; slides && i < guide.choices().size(); ++i) {
        const CityPreview preview = guide.preview(i);
        if (preview.pushes.size() > before && arrows[preview.pushes.back().toward] == key)
            return m_turn->focusOption(i);
    }
    if (slides || m_table.state().phase != Phase::Turn || !guide.crewInHand())
        return false;
    m_city->walkFrom(spotOf(startOfWalk()), key);
    return true;
}

/// Whatever was done on the boards, the next answer begins with the first card.
void AirshipCityView::leadFocus()
{
    if (m_table.past() || viewPages().shown() != nullptr || isHandShown())
        return;
    const QWidget *focus = QApplication::focusWidget();
    const auto *board = qobject_cast<const DrawnButton *>(focus);
    if (focus == nullptr || (board != nullptr && isBoard(*board)))
        m_turn->focusChoices();
}

/// Whether a widget shows the boards: their values can be corrected there.
bool AirshipCityView::isBoard(const QWidget &widget) const
{
    const bool inCity = m_city != nullptr && (m_city == &widget || m_city->isAncestorOf(&widget));
    return inCity || holds(widget);
}

CorrectableBoards AirshipCityView::correctableBoards()
{
    return {.isBoard = [this](const QWidget &widget) { return isBoard(widget); },
            .numbersOn = [this](const QWidget &part) { return fieldsOf(part, m_table); },
            .numbers = [this] { return std::make_unique<AirshipCityNumbers>(m_table); },
            .printedOn = [this](const QWidget &part) -> std::function<void()> {
                const auto printed = printedBehind(&part, m_table);
                if (!printed)
                    return {};
                return [this, which = *printed] { showValue(which); };
            }};
}

/// What has the keyboard loses it with its page.
void AirshipCityView::beforePage(const QAction *page)
{
    m_upkeep->beforePage(page);
    m_wantedValue = page == actionOf(Page::Values) ? valueWithKeyboard() : std::nullopt;
}

bool AirshipCityView::keyPressed(QKeyEvent *event)
{
    return m_upkeep->takeKey(*event) || PlayView::keyPressed(event);
}

void AirshipCityView::undo()
{
    if (!m_upkeep->undo())
        PlayView::undo();
}

void AirshipCityView::setPreferences(const Preferences &preferences)
{
    PlayView::setPreferences(preferences);
    const Automation usual;
    m_table.guide().setAutomation({preferences.option(useGenerators, usual.generators),
                                   preferences.option(askForPiggyback, usual.askForPiggyback)});
    m_copyName = preferences.ownersCopy;
}

void AirshipCityView::renameOthers()
{
    m_sampleNotice = words::sampleNotice(m_table.session().record().catalogue());
    m_upkeep->action().setText(tr("&Upkeep of this stage"));
}

} // namespace skyledger::ui
