// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/airshipcityview.h"

#include "ui/airshipcity/boards/cityboard.h"
#include "ui/airshipcity/boards/contributionsboard.h"
#include "ui/airshipcity/boards/depotspanel.h"
#include "ui/airshipcity/boards/economyboard.h"
#include "ui/airshipcity/details/gamedetailspage.h"
#include "ui/airshipcity/numbers/numberspage.h"
#include "ui/airshipcity/options.h"
#include "ui/airshipcity/rules/airshipcityrules.h"
#include "ui/airshipcity/tablemode/tableboard.h"
#include "ui/airshipcity/turn/turnheader.h"
#include "ui/airshipcity/turn/turnpanel.h"
#include "ui/airshipcity/values/ownerscopy.h"
#include "ui/airshipcity/values/valueform.h"
#include "ui/airshipcity/values/valuespage.h"
#include "ui/airshipcity/words/catalogue.h"
#include "ui/airshipcity/words/missingvalues.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/airshipcity/words/situation.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/play/journal/journalpanel.h"
#include "ui/play/past/pastbanner.h"
#include "ui/play/pieces/piecespanel.h"
#include "ui/rulebook/rulespanel.h"
#include "ui/scoring/standingspanel.h"
#include "ui/widgets/boardarea.h"
#include "ui/widgets/digitkeys.h"
#include "ui/widgets/keybindings.h"
#include "ui/words/phrases.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QLatin1StringView depotsId("depots");
constexpr QLatin1StringView contributionsId("contributions");
constexpr QLatin1StringView economyId("economy");
constexpr QLatin1StringView journalId("journal");
constexpr QLatin1StringView standingsId("standings");

/// The digit of a key: also of the row of keys that needs Shift for digits on a French keyboard. 0 for none.
int digitOf(const QKeyEvent &event)
{
    if (event.key() >= Qt::Key_1 && event.key() <= Qt::Key_9)
        return event.key() - Qt::Key_0;
    if (event.text().isEmpty())
        return 0;
    return static_cast<int>(u"&é\"'"_s.indexOf(event.text().at(0).toLower())) + 1;
}

/// The city with what belongs to the turn. The city needs the room: longer lists of pieces and choices scroll. Lines of
/// text, not what the lists hold, make the heights, so that nothing moves while a game is recorded.
class PlayPage : public QWidget
{
public:
    PlayPage() : m_column(new QVBoxLayout(this)) { setObjectName(u"play-page"_s); }

    void layOut(QWidget *banner, QWidget *city, QWidget *pieces, QWidget *turn)
    {
        m_pieces = pieces;
        m_turn = turn;
        m_column->addWidget(banner);
        m_column->addWidget(city, 10);
        m_column->addWidget(pieces, 1);
        m_column->addWidget(turn, 5);
        fitText();
    }

protected:
    void changeEvent(QEvent *event) override
    {
        if (event->type() == QEvent::FontChange)
            fitText();
        QWidget::changeEvent(event);
    }
    void resizeEvent(QResizeEvent *event) override
    {
        fitText();
        QWidget::resizeEvent(event);
    }

private:
    void fitText()
    {
        if (m_turn == nullptr)
            return;
        const int line = fontMetrics().height();
        const int gap = line / 3;
        m_column->setContentsMargins(gap, gap, gap, gap);
        m_column->setSpacing(gap);
        // Three lines of its text; on a small screen with large letters the turn needs the room.
        m_pieces->setMinimumHeight(height() < line * 36 ? line * 2 : line * 4 + gap);
        m_pieces->setMaximumHeight(line * 7);
        m_turn->setMinimumHeight(line * 8);
        m_turn->setMaximumHeight(line * 16);
    }

    QVBoxLayout *m_column;
    QWidget *m_pieces = nullptr;
    QWidget *m_turn = nullptr;
};

} // namespace

AirshipCityView::AirshipCityView(GameRecord record)
    : m_table(std::move(record)),
      m_pages(m_table, u"airship-city"_s, [this] { return buildPlayPage(); }),
      m_numbersAction(m_pages.add({.action = u"action-numbers"_s,
                                   .keys = keys::allNumbers,
                                   .make = [this] { return makeNumbersPage(); },
                                   .wantsWholeWindow = true})),
      m_resultAction(m_pages.add({.action = u"action-result"_s,
                                  .keys = keys::finalScoring,
                                  .make = [this] { return makeResultPage(); },
                                  .wantsWholeWindow = true,
                                  .shown = [this] { refreshResult(); }})),
      m_valuesAction(m_pages.add({.action = u"action-values"_s,
                                  .keys = keys::gameValues,
                                  .make = [this] { return makeValuesPage(); },
                                  .shown =
                                      [this] {
                                          if (m_wantedValue)
                                              m_values->showValue(*m_wantedValue);
                                      }})),
      m_detailsAction(m_pages.add({.action = u"action-game-details"_s,
                                   .keys = keys::gameDetails,
                                   .make = [this] { return makeDetailsPage(); }})),
      m_header(std::make_unique<TurnHeader>(m_table)),
      m_correctInPlace(m_table, [this](const QWidget &widget) { return isBoard(widget); })
{
    KeyBindings &bindings = KeyBindings::shared();
    connect(&m_correctInPlace, &CorrectInPlace::valueAsked, this, &AirshipCityView::showValue);
    connect(&m_pages, &ViewPages::aboutToShow, this, &AirshipCityView::beforePage);
    connect(&m_pages, &ViewPages::turned, this, [this] {
        emit situationChanged();
        takeFocus();
    });
    m_restartTurn.setObjectName(u"action-restart-turn"_s);
    bindings.bind(m_restartTurn, keys::restartTurn);
    m_lookEarlier.setObjectName(u"action-look-earlier"_s);
    bindings.bind(m_lookEarlier, keys::lookEarlier);
    m_lookEarlier.setShortcutContext(Qt::WidgetShortcut); // the menu names the key, `keyPressed` takes it
    m_searchJournal.setObjectName(u"action-search-journal"_s);
    bindings.bind(m_searchJournal, keys::searchJournal);
    connect(&m_restartTurn, &QAction::triggered, this,
            [this] { m_table.session().jump(m_table.session().turnStart(m_table.session().cursor())); });
    connect(&m_lookEarlier, &QAction::triggered, this, [this] { m_table.step(-1); });
    connect(&m_searchJournal, &QAction::triggered, this, [this] {
        if (wantsWholeWindow()) // without the journal
            m_pages.showBoards();
        if (m_journal != nullptr && !wantsWholeWindow())
            m_journal->startSearch();
    });
    followGame();
    countValues();
    retranslate();
}

AirshipCityView::~AirshipCityView() = default;

void AirshipCityView::followGame()
{
    connect(&m_table, &GameTable::changed, this, &AirshipCityView::followChange);
    connect(&m_table, &GameTable::lookChanged, this, &AirshipCityView::followLook);
    connect(this, &GameView::situationChanged, this, [this] {
        const Session &now = m_table.session();
        m_restartTurn.setEnabled(!m_table.past() && now.turnStart(now.cursor()) != now.cursor());
    });
}

void AirshipCityView::followChange(const TableChange &what)
{
    if (what.cursor || what.setup || what.rewritten > 0)
        followEnd(); // each of them can end the game, or take its end back
    if (what.setup && m_rules)
        m_rules->setFacts(airshipCityRuleFacts(&m_table.session().setup()));
    if (what.values)
        countValues();
    if (!what.record)
        return;
    emit recordChanged();
    emit situationChanged();
}

void AirshipCityView::followLook()
{
    const std::optional<PastMoment> &past = m_table.past();
    if (past)
        m_pages.showBoards(); // they are what is looked at
    m_readsScoring = m_readsScoring && (!past || past->purpose == PastMoment::Purpose::Look);
    // What was to do with the pieces then is done; the banner has its room.
    if (m_pieces != nullptr)
        m_pieces->setVisible(!past);
    emit situationChanged();
    if (!past && std::exchange(m_readsScoring, false))
        m_resultAction.setChecked(true);
}

QList<QAction *> AirshipCityView::commands()
{
    return {&m_restartTurn, &m_lookEarlier, &m_searchJournal};
}

void AirshipCityView::nameCommands()
{
    m_valuesAction.setText(tr("&Values of this game"));
    m_detailsAction.setText(tr("Game &details"));
    m_restartTurn.setText(tr("Restart this &turn"));
    m_lookEarlier.setText(tr("&Look at the event before"));
    m_searchJournal.setText(tr("&Search the journal"));
}

QString AirshipCityView::title() const
{
    QStringList names;
    for (const Player player : m_table.players())
        names << m_table.words().player(player);
    return words::listed(names);
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
    const auto number = static_cast<std::size_t>(session.eventCount());
    const Event &event = session.record().entries[number].event;
    const QString count = QString::number(number + 1);
    if (verdict.refused())
        //: number, reason, rule with page
        return tr("The game stands before event %1 of the record, which cannot be replayed: %2 (%3).")
            .arg(count, words::reason(verdict.objections.front(), m_table.words(), &event),
                 words::ruleWithPage(verdict.objections.front().rule.as<Rule>()));
    QStringList lacking;
    for (const play::Code key : verdict.lacks)
        lacking << words::toReport(key.as<ReportKey>());
    return tr("The game stands before event %1 of the record, which does not tell %2.", "number, amounts")
        .arg(count, words::listedWithAnd(lacking));
}

QWidget *AirshipCityView::centre()
{
    const bool isFirst = !m_pages.isMade();
    QWidget *centre = m_pages.centre();
    if (isFirst)
        followEnd();
    return centre;
}

std::unique_ptr<QWidget> AirshipCityView::buildPlayPage()
{
    auto page = std::make_unique<PlayPage>();
    m_city = new CityBoard(m_table, page.get());
    m_pieces = new PiecesPanel(m_table, page.get());
    m_turn = new TurnPanel(m_table, page.get());
    m_turn->setOwnersCopy(OwnersCopy(OwnersCopy::pathOf(m_copyName)));
    connect(&m_turn->valueForm(), &ValueForm::valueAsked, this, &AirshipCityView::showValue);
    page->layOut(new PastBanner(m_table, page.get()), m_city, m_pieces, m_turn);
    page->setFocusProxy(m_city);
    return page;
}

template <class Board>
QWidget *AirshipCityView::addBoard()
{
    m_boards.push_back(std::make_unique<BoardArea>(std::make_unique<Board>(m_table)));
    return m_boards.back().get();
}

std::vector<DockSpec> AirshipCityView::docks()
{
    using Place = DockSpec::Place;
    std::vector<DockSpec> &docks = m_docks;
    m_boards.push_back(std::make_unique<DepotsPanel>(m_table)); // it scrolls by itself
    docks.push_back({depotsId, m_boards.back().get(), Place::Left});
    docks.push_back({contributionsId, addBoard<ContributionsBoard>(), Place::Right});
    docks.push_back({economyId, addBoard<EconomyBoard>(), Place::RightColumn});
    auto journal = std::make_unique<JournalPanel>(m_table);
    m_journal = journal.get();
    m_boards.push_back(std::move(journal));
    docks.push_back({journalId, m_boards.back().get(), Place::RightColumn});
    docks.push_back({rulesId(), makeRules(), Place::RightColumn});
    docks.push_back({standingsId, addBoard<StandingsPanel>(), Place::RightBelow});
    connect(m_boards.back()->findChild<StandingsPanel *>(), &StandingsPanel::interventionsAsked, m_journal,
            &JournalPanel::showInterventions);
    return docks;
}

QStringList AirshipCityView::dockIds()
{
    return {depotsId, contributionsId, economyId, journalId, rulesId(), standingsId};
}

QString AirshipCityView::titleOfDock(const QString &id)
{
    using words::Term;
    if (id == depotsId)
        return words::name(Term::Depots);
    if (id == contributionsId)
        return words::name(Term::DonationBoard);
    if (id == economyId)
        return words::name(Term::EconomyBoard);
    if (id == journalId)
        return tr("Journal");
    if (id == rulesId())
        return tr("Rules");
    return tr("Standings");
}

std::unique_ptr<QWidget> AirshipCityView::tableBoard()
{
    return std::make_unique<TableBoard>(m_table);
}

RecordWriter AirshipCityView::record() const
{
    // A copy, so that the game can go on while it is written.
    return [record = m_table.session().record()] { return writeGameRecord(record); };
}

bool AirshipCityView::keyPressed(QKeyEvent *event)
{
    TurnGuide &guide = m_table.guide();
    if (event->isAutoRepeat())
        return false; // a key that is held must not answer the next question too
    if (m_pages.shown() != nullptr) {
        if (event->key() == Qt::Key_Escape)
            m_pages.showBoards();
        return event->key() == Qt::Key_Escape;
    }
    if (takePastKey(*event))
        return true;
    if (KeyBindings::shared().matches(*event, keys::endTurn)) {
        guide.endTurn();
        return true;
    }
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    const bool stopThere = event->modifiers() & Qt::ShiftModifier;
    if (event->key() == Qt::Key_Escape) {
        guide.back();
        return true;
    }
    if (const int digit = digitOf(*event); digit > 0)
        return takeDigit(digit, stopThere);
    const QString text = typedText(*event);
    return text.size() == 1 && text[0].isLetter() && guide.press(text[0].toUpper(), stopThere);
}

/// To the tile of the crew in hand, else of the first crew of whoever's turn it is: from there arrow keys walk.
void AirshipCityView::takeFocus()
{
    centre();
    if (const QAction *page = m_pages.shown()) {
        m_pages.pageOf(*page)->setFocus();
        return;
    }
    if (m_table.guide().asked() && m_turn->isVisible()) {
        m_turn->valueForm().focusFirst();
        return;
    }
    const State &state = m_table.state();
    Cell cell{};
    if (state.current != none<Player>) {
        const auto &crews = state.players[state.current].crews;
        const auto *const first =
            std::find_if(crews.begin(), crews.end(), [](const CrewState &crew) { return crew.inPlay(); });
        const auto inHand = m_table.guide().crewInHand();
        if (inHand && crews[*inHand].inPlay())
            cell = crews[*inHand].at;
        else if (first != crews.end())
            cell = first->at;
    }
    m_city->focusCell(cell);
}

/// Keys that walk through the past.
bool AirshipCityView::takePastKey(const QKeyEvent &event)
{
    const KeyBindings &bindings = KeyBindings::shared();
    const bool earlier = bindings.matches(event, keys::lookEarlier);
    const bool later = bindings.matches(event, keys::lookLater);
    if (earlier || later) {
        m_table.step(earlier ? -1 : 1);
        return true;
    }
    if (!m_table.past() || event.key() != Qt::Key_Escape || m_table.guide().canGoBack())
        return false;
    m_table.lookAtNow();
    return true;
}

bool AirshipCityView::takeDigit(int digit, bool stopThere)
{
    TurnGuide &guide = m_table.guide();
    if (guide.press(QChar(static_cast<char16_t>(u'0' + digit)), stopThere)) {
        followCrew();
        return true;
    }
    if (digit > static_cast<int>(table::countOf<Crew>))
        return false;
    guide.takeCrew(static_cast<Crew>(digit - 1));
    followCrew();
    return true;
}

/// Moves the focus to the tile of the crew in hand, from where the arrow keys walk.
void AirshipCityView::followCrew()
{
    const State &state = m_table.state();
    const std::optional<Crew> crew = m_table.guide().crewInHand();
    if (m_city != nullptr && crew && state.current != none<Player>)
        m_city->focusCell(state.players[state.current].crews[*crew].at);
}

void AirshipCityView::join()
{
    m_numbersAction.setChecked(true);
}

/// Whether a widget shows the boards: their values can be corrected there.
bool AirshipCityView::isBoard(const QWidget &widget) const
{
    const auto holds = [&widget](const QWidget *board) {
        return board != nullptr && (board == &widget || board->isAncestorOf(&widget));
    };
    return holds(m_city) || holds(m_header.get())
        || std::any_of(m_boards.begin(), m_boards.end(),
                       [&holds](const auto &board) { return holds(board.get()); });
}

/// What has the keyboard loses it with its page.
void AirshipCityView::beforePage(const QAction *page)
{
    centre();
    m_wantedValue = page == &m_valuesAction ? valueWithKeyboard() : std::nullopt;
    m_readsScoring = false;
}

std::unique_ptr<GamePage> AirshipCityView::makeNumbersPage()
{
    return std::make_unique<NumbersPage>(m_table);
}

std::unique_ptr<GamePage> AirshipCityView::makeDetailsPage()
{
    auto page = std::make_unique<GameDetailsPage>(m_table);
    connect(page.get(), &GameDetailsPage::valuesAsked, this, [this] { m_valuesAction.setChecked(true); });
    return page;
}

void AirshipCityView::setPreferences(const Preferences &preferences)
{
    const Automation usual;
    const Automation wanted{preferences.option(useGenerators, usual.generators),
                            preferences.option(askForPiggyback, usual.askForPiggyback)};
    if (m_rules)
        m_rules->setAllLanguages(preferences.allRuleLanguages);
    m_allRuleLanguages = preferences.allRuleLanguages;
    if (m_table.guide().automation() != wanted)
        m_table.guide().setAutomation(wanted);
    m_copyName = preferences.ownersCopy;
    if (m_turn)
        m_turn->setOwnersCopy(OwnersCopy(OwnersCopy::pathOf(m_copyName)));
    if (m_values)
        m_values->setOwnersCopy(OwnersCopy(OwnersCopy::pathOf(m_copyName)));
    m_table.setClock({preferences.turnClock, std::chrono::minutes(preferences.turnClockPause)});
}

void AirshipCityView::retranslate()
{
    m_table.retell();
    m_sampleNotice = words::sampleNotice(m_table.session().record().catalogue());
    m_numbersAction.setText(tr("&All numbers, large"));
    m_resultAction.setText(tr("&Final scoring"));
    nameCommands();
}

} // namespace skyledger::ui
