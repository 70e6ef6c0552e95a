// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/whistlemountainview.h"

#include "core/whistlemountain/finished.h"
#include "ui/box/boxkeep.h"
#include "ui/play/numbers/boardnumberspage.h"
#include "ui/play/past/pastbanner.h"
#include "ui/play/pieces/checklistpanel.h"
#include "ui/play/pieces/checklistplace.h"
#include "ui/play/pieces/piecespanel.h"
#include "ui/play/turn/steppanel.h"
#include "ui/play/turn/turncolumn.h"
#include "ui/whistlemountain/boards/gridboard.h"
#include "ui/whistlemountain/boards/marketboard.h"
#include "ui/whistlemountain/boards/playersboard.h"
#include "ui/whistlemountain/boards/previewline.h"
#include "ui/whistlemountain/copy/whistlemountainbox.h"
#include "ui/whistlemountain/guide/letters.h"
#include "ui/whistlemountain/numbers/whistlemountainnumbers.h"
#include "ui/whistlemountain/rules/whistlemountainrules.h"
#include "ui/whistlemountain/scoring/scores.h"
#include "ui/whistlemountain/scoring/tellscore.h"
#include "ui/whistlemountain/scoring/whistlemountainsheet.h"
#include "ui/whistlemountain/tablemode/whistlemountaintableboard.h"
#include "ui/whistlemountain/turn/whistlemountainheader.h"
#include "ui/whistlemountain/values/valuesmet.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/whistlemountain/words/reasons.h"
#include "ui/widgets/boardarea.h"
#include "ui/widgets/columnedlines.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/words/sources.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>

#include <algorithm>

namespace skyledger::ui {

using namespace whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QLatin1StringView playersId("players");
constexpr QLatin1StringView marketId("market");
constexpr QLatin1StringView piecesId("pieces");

} // namespace

WhistleMountainView::WhistleMountainView(GameRecord record)
    : PlayView(std::make_unique<WhistleMountainTable>(std::move(record)), u"whistle-mountain"_s,
               &whistleMountainRules),
      m_table(static_cast<WhistleMountainTable &>(gameTable())),
      m_numbers(whistleMountainNumbers(m_table))
{
    addPage(Page::Numbers, [this] { return std::make_unique<BoardNumbersPage>(m_table, *m_numbers); });
    addResult([this] { return tellScore(m_table.shown()); });
    addDetails(whistleMountainSheet().seats(), [](int color) { return word(PlayerColor(color)); });
    setHeader(whistleMountainHeader(m_table));
    connect(&m_table, &WhistleMountainTable::met, this, [this](const QString &name, const QJsonValue &value) {
        const KeptInBox kept =
            keepInBox(whistleMountainBox(), m_table.session().record().catalogue(), name, value);
        tellKept(kept, gameId, m_table.guide());
    });
    follow();
}

WhistleMountainView::~WhistleMountainView() = default;

QString WhistleMountainView::stateLine() const
{
    if (m_table.session().isOver())
        return tr("The game is over");
    //: In the title of the window: no sentence, so no full stop
    return tr("Turn %1, water level %2")
        .arg(QString::number(m_table.state().turn), QString::number(m_table.state().water));
}

QString WhistleMountainView::footnote() const
{
    const QString notice = skyledger::words::sampleNotice(
        m_table.session().record().document["setup"_L1]["catalogue"_L1].toObject());
    const QString edition = whistleMountainEdition(word(m_table.setup().edition));
    return notice.isEmpty() ? edition : tr("%1 · %2", "edition, notice").arg(edition, notice);
}

QString WhistleMountainView::openingNotice() const
{
    const Session &session = m_table.session();
    if (!session.stoppedBy())
        return {};
    const play::Verdict &verdict = *session.stoppedBy();
    if (!verdict.refused())
        return lackingNotice(session, wording::toReport(verdict.lacks));
    const play::Objection &first = verdict.objections.front();
    return refusedNotice(session, wording::reason(first, m_table.words().players()),
                         toText(ruleId(first.rule.as<Rule>())));
}

QString WhistleMountainView::dockTitle(const QString &id) const
{
    if (id == playersId)
        return tr("Players");
    if (id == piecesId)
        return tr("On the table");
    if (id == marketId)
        return tr("Docks and displays");
    return titleOfSharedDock(id);
}

std::optional<table::FinishedGame> WhistleMountainView::finishedGame() const
{
    const Session &session = m_table.session();
    if (!session.isOver() || m_table.past())
        return std::nullopt;
    const FinalScore score = scoreOf(m_table.shown());
    if (!score.missing.empty())
        return std::nullopt;
    return whistlemountain::finishedGame(session.record(), session.state(), score);
}

RecordWriter WhistleMountainView::record() const
{
    // A copy, so that the game can go on while it is written.
    return [record = m_table.session().record()] { return writeGameRecord(record); };
}

int WhistleMountainView::takeFromCopy()
{
    return takeFromBox(whistleMountainBox(), m_table.session(), m_table.session().record().catalogue(),
                       [this](const QJsonObject &catalogue) { return m_table.learn(catalogue); });
}

/// What is to be ticked off stands there alone and large; whatever is ticked in one of the windows is in both.
std::unique_ptr<QWidget> WhistleMountainView::tableBoard()
{
    auto made = std::make_unique<ChecklistPanel>(m_table, m_drawings);
    ChecklistPanel *list = made.get();
    list->setFont(scaledFont(list->font(), 2));
    auto place = std::make_unique<ChecklistPlace>(std::make_unique<WhistleMountainTableBoard>(m_table),
                                                  std::move(made));
    if (m_market != nullptr)
        list->tickAlike(m_market->list());
    connect(place.get(), &ChecklistPlace::came, list, &ChecklistPanel::focusFirst);
    return place;
}

std::unique_ptr<QWidget> WhistleMountainView::makePlayPage()
{
    m_grid = new GridBoard(m_table);
    m_turn = new StepPanel(m_table, m_table.guide());
    // A machine is placed on the board alone: what it brings is told where the choices would stand.
    auto *steps = new ColumnedLines;
    steps->setObjectName(u"preview-steps"_s);
    connect(m_grid, &GridBoard::previewed, steps,
            [this, steps] { steps->setLines(m_grid->preview().lines); });
    m_turn->addPage({steps, [this] { return m_grid->isMachinePlaced(); }, {}, false});
    m_met = new MetPage(m_table, m_table.guide(),
                        keptInBox(whistleMountainMeets(m_table), whistleMountainBox().format, m_table));
    m_turn->addValuesPage({m_met, [this] { return m_met->isWanted(); }, [this] { m_met->ask(); }});
    connect(m_met, &MetPage::putOff, m_turn, &StepPanel::refresh);
    if (m_market != nullptr)
        followChecklist();
    auto middle = std::make_unique<TurnColumn>(m_table.guide(), *m_turn);
    middle->setObjectName(u"play-page"_s);
    middle->add(new PastBanner(m_table, middle.get()));
    middle->add(m_grid, 1);
    middle->add(new PreviewLine(*m_grid, middle.get()));
    middle->setFocusProxy(m_grid);
    return middle;
}

std::vector<DockSpec> WhistleMountainView::makeDocks()
{
    using Place = DockSpec::Place;
    const auto board = [this](std::unique_ptr<QWidget> drawn) {
        return keepDock(std::make_unique<BoardArea>(std::move(drawn)));
    };
    std::vector<DockSpec> docks;
    docks.push_back({playersId, board(std::make_unique<PlayersBoard>(m_table)), Place::Left});
    docks.push_back({marketId, keepDock(makeMarket()), Place::Right});
    docks.push_back(journalDock(Place::Right));
    docks.push_back(rulesDock(Place::Right));
    auto pieces = std::make_unique<PiecesPanel>(m_table, nullptr, &m_drawings);
    pieces->leaveChecklists();
    // What comes later stands above.
    docks.push_back(
        standingsDock(std::make_unique<WhistleMountainStandings>(m_table), Place::RightBelowOrTab));
    docks.push_back({piecesId, keepDock(std::move(pieces)), Place::RightBelow,
                     [this] { return m_market->list().isDue(); }});
    return docks;
}

/// Docks and displays, and in their place what is to be ticked off after a flood or a machine.
std::unique_ptr<QWidget> WhistleMountainView::makeMarket()
{
    auto market =
        std::make_unique<ChecklistPlace>(std::make_unique<BoardArea>(std::make_unique<MarketBoard>(m_table)),
                                         std::make_unique<ChecklistPanel>(m_table, m_drawings));
    m_market = market.get();
    connect(&m_market->list(), &ChecklistPanel::changed, this, &WhistleMountainView::followChecklist);
    connect(&m_market->list(), &ChecklistPanel::changed, this, &GameView::docksIdle);
    // The keyboard goes where something is to be ticked, and back; who is elsewhere is not disturbed.
    connect(m_market, &ChecklistPlace::came, this, [this] {
        const QWidget *now = QApplication::focusWidget();
        if (now != nullptr && centre()->isAncestorOf(now))
            m_market->list().focusFirst();
    });
    connect(m_market, &ChecklistPlace::gone, this, [this](bool hadFocus) {
        if (hadFocus)
            focusBoards();
    });
    connect(&m_table, &GameTable::changed, this, [this] { // as the grid, which was told before
        const QWidget *now = QApplication::focusWidget();
        // What is placed on the grid is moved by the arrows at once.
        const bool isBeside = now != nullptr
            && (m_market->isAncestorOf(now)
                || (m_turn != nullptr && m_turn->isAncestorOf(now) && m_grid->isAsked()));
        if (isChoosing() && isBeside)
            focusBoards();
    });
    return market;
}

void WhistleMountainView::followChecklist()
{
    if (m_grid == nullptr)
        return;
    const QSet<int> open = m_market->list().openNumbers();
    std::vector<whistle::GridMark> marks = m_drawings.marks(m_table.shown());
    std::erase_if(marks, [&open](const whistle::GridMark &mark) { return !open.contains(mark.number); });
    m_grid->setMarks(std::move(marks));
}

RuleFacts WhistleMountainView::ruleFacts() const
{
    return whistleMountainRuleFacts(&m_table.session().setup());
}

void WhistleMountainView::focusBoards()
{
    centre();
    if (!m_met->isWanted() || !m_met->focusFirst())
        m_grid->setFocus(Qt::OtherFocusReason);
}

bool WhistleMountainView::takeKey(const QKeyEvent &event)
{
    if (KeyBindings::shared().matches(event, keys::endTurn))
        return endTurn(m_table);
    if (m_turn == nullptr || m_turn->keyPressed(event))
        return m_turn != nullptr;
    // Another aircraft in the place of the one that was taken, which goes back by its own key.
    StepGuide &guide = m_table.guide();
    const int number = event.text().toInt();
    if (const PartialPlay *asked = guide.asked(); asked != nullptr && asked->answers.size() == 1
        && asked->answer(whistle::Ask::Aircraft) && number >= 1 && number <= 3) {
        const bool isSame = asked->answer(whistle::Ask::Aircraft) == number - 1;
        guide.back();
        return isSame || guide.press(event.text().front());
    }
    // A dock that cannot be used has no key among the choices; its letter has it say why.
    for (const Dock dock : all<Dock>()) {
        if (isChoosing() && event.text().toUpper() == QString(whistle::letterOf(dock)))
            return m_table.touch(whistle::thing(whistle::Thing::Dock, dock));
    }
    return false;
}

} // namespace skyledger::ui
