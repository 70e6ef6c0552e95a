// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/airshipcityview.h"

#include "core/airshipcity/cataloguecheck.h"
#include "ui/airshipcity/boards/cityboard.h"
#include "ui/airshipcity/boards/contributionsboard.h"
#include "ui/airshipcity/boards/depotspanel.h"
#include "ui/airshipcity/boards/economyboard.h"
#include "ui/airshipcity/numbers/numberspage.h"
#include "ui/airshipcity/pieces/piecespanel.h"
#include "ui/airshipcity/turn/turnheader.h"
#include "ui/airshipcity/turn/turnpanel.h"
#include "ui/journal/journalview.h"
#include "ui/rulebook/rulespanel.h"
#include "ui/scoring/standingspanel.h"
#include "ui/widgets/boardarea.h"
#include "ui/words/catalogue.h"
#include "ui/words/missingvalues.h"
#include "ui/words/phrases.h"
#include "ui/words/reasons.h"
#include "ui/words/situation.h"
#include "ui/words/terms.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

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
    return static_cast<int>(u"&é\"'"_s.indexOf(event.text().at(0))) + 1;
}

} // namespace

AirshipCityView::AirshipCityView(GameRecord record)
    : m_table(std::move(record)), m_header(std::make_unique<TurnHeader>(m_table))
{
    m_numbersAction.setObjectName(u"action-numbers"_s);
    m_numbersAction.setCheckable(true);
    m_numbersAction.setShortcut(Qt::Key_F6);
    connect(&m_numbersAction, &QAction::toggled, this, &AirshipCityView::showNumbers);
    m_resultAction.setObjectName(u"action-result"_s);
    m_resultAction.setCheckable(true);
    m_resultAction.setShortcut(Qt::Key_F7);
    connect(&m_resultAction, &QAction::toggled, this, &AirshipCityView::showResult);
    connect(&m_table.session(), &Session::changed, this, &AirshipCityView::followEnd);
    connect(&m_table.session(), &Session::changed, this, &GameView::recordChanged);
    connect(&m_table.session(), &Session::changed, this, &GameView::situationChanged);
    connect(&m_table.session(), &Session::catalogueChanged, this, [this] {
        countValues();
        refreshResult();
        emit recordChanged();
        emit situationChanged();
    });
    countValues();
    retranslate();
}

AirshipCityView::~AirshipCityView() = default;

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
    QString line = words::roundAndStage(m_table.state());
    if (line.endsWith(u'.'))
        line.chop(1);
    return line;
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
    const Event &event = session.record().events[number];
    const QString count = QString::number(number + 1);
    if (verdict.refused())
        //: number, reason, rule with page
        return tr("The game stands before event %1 of the record, which cannot be replayed: %2 (%3).")
            .arg(count, words::reason(verdict.objections.front(), m_table.words(), &event),
                 words::ruleWithPage(verdict.objections.front().rule));
    QStringList lacking;
    for (const ReportKey key : verdict.lacks)
        lacking << words::toReport(key);
    return tr("The game stands before event %1 of the record, which does not tell %2.", "number, amounts")
        .arg(count, words::listedWithAnd(lacking));
}

QWidget *AirshipCityView::centre()
{
    if (!m_centre) {
        m_centre = std::make_unique<QStackedWidget>();
        m_centre->setObjectName(u"airship-city"_s);
        m_centre->addWidget(buildPlayPage().release()); // the stack owns it
        followEnd();
    }
    return m_centre.get();
}

std::unique_ptr<QWidget> AirshipCityView::buildPlayPage()
{
    auto page = std::make_unique<QWidget>();
    page->setObjectName(u"play-page"_s);
    auto *layout = new QVBoxLayout(page.get());
    const int gap = page->fontMetrics().height() / 3;
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->setSpacing(gap);
    m_city = new CityBoard(m_table, page.get());
    // The city needs the room: longer lists of pieces and choices scroll. Parts, not what the lists hold, make the
    // heights, so that nothing moves while a game is recorded.
    const int line = page->fontMetrics().height();
    auto *pieces = new PiecesPanel(m_table, page.get());
    pieces->setMinimumHeight(line * 2);
    pieces->setMaximumHeight(line * 7);
    auto *turn = new TurnPanel(m_table, page.get());
    turn->setMinimumHeight(line * 8);
    turn->setMaximumHeight(line * 16);
    layout->addWidget(m_city, 10);
    layout->addWidget(pieces, 1);
    layout->addWidget(turn, 5);
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
    m_boards.push_back(std::make_unique<JournalView>(m_table));
    docks.push_back({journalId, m_boards.back().get(), Place::RightColumn});
    docks.push_back({rulesId(), makeRules(), Place::RightColumn});
    docks.push_back({standingsId, addBoard<StandingsPanel>(), Place::RightBelow});
    return docks;
}

QString AirshipCityView::dockTitle(const QString &id) const
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
    if (m_numbersAction.isChecked()) {
        if (event->key() == Qt::Key_Escape)
            m_numbersAction.setChecked(false);
        return event->key() == Qt::Key_Escape;
    }
    if (m_resultAction.isChecked())
        return false; // the page has keys of its own
    const bool control = event->modifiers() & Qt::ControlModifier;
    if (control && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        guide.endTurn();
        return true;
    }
    if (control || event->modifiers() & (Qt::AltModifier | Qt::MetaModifier))
        return false;
    const bool stopThere = event->modifiers() & Qt::ShiftModifier;
    if (event->key() == Qt::Key_Escape) {
        guide.back();
        return true;
    }
    if (const int digit = digitOf(*event); digit > 0)
        return takeDigit(digit, stopThere);
    const QString text = event->text();
    return text.size() == 1 && text[0].isLetter() && guide.press(text[0].toUpper(), stopThere);
}

/// To the tile of the crew in hand, else of the first crew of whoever's turn it is: from there arrow keys walk.
void AirshipCityView::takeFocus()
{
    centre();
    if (m_numbersAction.isChecked()) {
        m_numbers->setFocus();
        return;
    }
    if (m_resultAction.isChecked()) {
        m_centre->currentWidget()->setFocus();
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

void AirshipCityView::showNumbers(bool shown)
{
    centre();
    if (shown && m_numbers == nullptr) {
        m_numbers = new NumbersPage(m_table, m_centre.get());
        connect(m_numbers, &NumbersPage::closed, this, [this] { m_numbersAction.setChecked(false); });
        m_centre->addWidget(m_numbers);
    }
    if ((m_centre->currentWidget() == m_numbers) == shown)
        return;
    if (!shown && !m_numbers->mayClose()) {
        m_numbersAction.setChecked(true);
        return;
    }
    if (shown) {
        m_resultAction.setChecked(false);
        m_centre->setCurrentWidget(m_numbers);
    } else {
        m_centre->setCurrentIndex(0);
    }
    takeFocus();
}

void AirshipCityView::setPreferences(const Preferences &preferences)
{
    const Automation wanted{preferences.useGenerators, preferences.askForPiggyback};
    if (m_rules)
        m_rules->setAllLanguages(preferences.allRuleLanguages);
    m_allRuleLanguages = preferences.allRuleLanguages;
    if (m_table.guide().automation() != wanted)
        m_table.guide().setAutomation(wanted);
}

void AirshipCityView::retranslate()
{
    m_table.retell();
    m_sampleNotice = words::sampleNotice(m_table.session().record().catalogue());
    m_numbersAction.setText(tr("&All numbers, large"));
    m_resultAction.setText(tr("&Final scoring"));
}

void AirshipCityView::countValues()
{
    const QJsonObject catalogue = m_table.session().record().catalogue();
    m_sampleNotice = words::sampleNotice(catalogue);
    const auto read = readCatalogue(catalogue);
    if (!read)
        return;
    const CatalogueReport report = checkCatalogue(read.value());
    m_knownValues = report.known.size();
    m_allValues = report.known.size() + report.missing.size();
}

} // namespace skyledger::ui
