// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/randomplay.h"
#include "core/whistlemountain/rules/table.h"
#include "tests/ui/whistlemountain/guide/seat.h"
#include "ui/whistlemountain/boards/gridboard.h"
#include "ui/whistlemountain/boards/marketboard.h"
#include "ui/whistlemountain/boards/playersboard.h"
#include "ui/whistlemountain/boards/previewline.h"
#include "ui/widgets/plate.h"

#include <QtGui/QMouseEvent>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>

#include <memory>
#include <set>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::whistlemountain;
using ui::GridBoard;
using ui::WhistleMountainTable;
using ui::test::dealtGame;

namespace {

QStringList two()
{
    return {u"Ada"_s, u"Bo"_s};
}

/// A table with its board, at the size that it has in a window of 1366x700.
struct Desk {
    explicit Desk(std::uint64_t seed) : table(dealtGame(two(), seed))
    {
        board.resize(570, 490);
        board.show();
        board.setFocus();
    }
    /// Plays a random game of the core up to a moment.
    void playUpTo(std::size_t events, std::uint64_t seed)
    {
        for (const Play &play : playRandomly(table.session().setup(), seed).plays) {
            if (static_cast<std::size_t>(table.session().cursor()) >= events)
                return;
            table.session().play(Played{play, {}});
        }
    }
    /// Until somebody begins a turn.
    void playToATurn(std::size_t events, std::uint64_t seed)
    {
        while (table.session().state().phase != Phase::Turn)
            playUpTo(++events, seed);
    }
    void click(const QPoint &spot, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseClick(&board, button, {}, board.plan().spot(spot).center().toPoint());
    }
    const State &state() { return table.session().state(); }

    WhistleMountainTable table;
    GridBoard board{table};
};

QPoint spotOf(Cell cell)
{
    return {columnOf(cell), rowOf(cell)};
}

} // namespace

class TestWhistleMountainBoards : public QObject
{
    Q_OBJECT

private slots:
    void theWholeBoardIsInSight_data();
    void theWholeBoardIsInSight();
    void everySpotIsFoundAgain();
    void arrowsWalkAndSayWhatLiesThere();
    void theFirstScaffoldIsDrawnByDragging();
    void theFirstScaffoldIsDrawnByArrows();
    void anAircraftIsTurnedAndPlaced();
    void anIllegalPlaceSaysWhy();
    void previewsAgreeWithTheCore();
    void aDockIsClicked();
    void cardsOfPlayersTellTheirStock();
    void aScaffoldShowsItsPointsWhileItIsTold();
    void theWalkGoesWhereSomethingIsOffered();
    void whereAWorkerCannotGoSaysWhy();
    void aMachineOfAKnownClassIsNotDrawnAgain();
};

void TestWhistleMountainBoards::theWholeBoardIsInSight_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::newRow("10 by 12") << QSize(570, 490) << 10 << 12;
    QTest::newRow("16 by 20") << QSize(570, 490) << 16 << 20;
    QTest::newRow("large") << QSize(1400, 1000) << 10 << 12;
}

void TestWhistleMountainBoards::theWholeBoardIsInSight()
{
    QFETCH(QSize, size);
    QFETCH(int, columns);
    QFETCH(int, rows);
    Board board;
    board.columns = static_cast<std::uint8_t>(columns);
    board.rows = static_cast<std::uint8_t>(rows);
    const ui::whistle::GridPlan plan(board, size, 16);
    const QRectF whole(QPointF(0, 0), QSizeF(size));
    QVERIFY(whole.contains(plan.grid()));
    QVERIFY(whole.contains(plan.whirlpool()));
    for (int row = 0; row < rows; ++row) {
        QVERIFY(whole.contains(plan.barracks(row)));
        QVERIFY(whole.contains(plan.tower(row)));
    }
    QVERIFY(plan.side() >= (columns == 16 ? 20 : 35));
}

void TestWhistleMountainBoards::everySpotIsFoundAgain()
{
    Desk desk(1);
    const Board &board = desk.table.setup().board();
    for (int row = 0; row < board.rows; ++row) {
        for (int column = -1; column <= board.columns; ++column) {
            const QPoint spot(column, row);
            QCOMPARE(desk.board.plan().spotAt(desk.board.plan().spot(spot).center()), spot);
        }
    }
}

void TestWhistleMountainBoards::arrowsWalkAndSayWhatLiesThere()
{
    Desk desk(2);
    QTest::keyClick(&desk.board, Qt::Key_Right);
    QTest::keyClick(&desk.board, Qt::Key_Up);
    QCOMPARE(desk.board.spot(), QPoint(1, 1));
    QCOMPARE(desk.board.accessibleName(), u"B2: free"_s);
    QTest::keyClick(&desk.board, Qt::Key_Left);
    QTest::keyClick(&desk.board, Qt::Key_Left);
    QCOMPARE(desk.board.spot(), QPoint(-1, 1));
    QVERIFY(desk.board.accessibleName().contains(u"Ada: 1"_s)); // in the barracks
    QTest::keyClick(&desk.board, Qt::Key_Down);
    QTest::keyClick(&desk.board, Qt::Key_Down);
    QCOMPARE(desk.board.spot().y(), -1);
    QVERIFY(desk.board.accessibleName().contains(u"Bo: 2"_s)); // in the whirlpool
}

/// One drag over the cells of some piece, from row 1 on; what it shows is asked then, if there are several.
void TestWhistleMountainBoards::theFirstScaffoldIsDrawnByDragging()
{
    Desk desk(3);
    const auto wanted = std::get<BuildScaffold>(desk.table.session().legalPlays().front().what);
    const auto at = [&](std::size_t cell) {
        return desk.board.plan().cell(wanted.cells[cell].cell).center().toPoint();
    };
    QTest::mousePress(&desk.board, Qt::LeftButton, {}, at(0));
    for (std::size_t i = 1; i < wanted.cells.size() && desk.table.session().cursor() == 0; ++i) {
        QMouseEvent move(QEvent::MouseMove, at(i), desk.board.mapToGlobal(at(i)), Qt::NoButton,
                         Qt::LeftButton, {});
        QCoreApplication::sendEvent(&desk.board, &move);
    }
    QTest::mouseRelease(&desk.board, Qt::LeftButton, {}, at(wanted.cells.size() - 1));
    while (desk.table.session().cursor() == 0)
        desk.table.guide().choose(0);
    const Event &event = desk.table.session().record().entries.front().event;
    const auto &built = std::get<BuildScaffold>(std::get<Played>(event).play.what);
    QCOMPARE(cellsOf(built.cells), cellsOf(wanted.cells));
}

/// With Shift the cell where the keyboard is counts too.
void TestWhistleMountainBoards::theFirstScaffoldIsDrawnByArrows()
{
    WhistleMountainTable table(ui::test::emptyBox({u"Ada"_s, u"Bo"_s}, 3));
    GridBoard board(table);
    board.resize(700, 560);
    board.walkTo({2, 0});
    QTest::keyClick(&board, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(&board, Qt::Key_Up, Qt::ShiftModifier);
    QTest::keyClick(&board, Qt::Key_Up, Qt::ShiftModifier);
    while (table.session().cursor() == 0)
        table.guide().choose(0);
    const Event &event = table.session().record().entries.front().event;
    const auto &built = std::get<BuildScaffold>(std::get<Played>(event).play.what);
    CellSet wanted;
    for (const Cell cell : {cellAt(2, 0), cellAt(3, 0), cellAt(3, 1), cellAt(3, 2)})
        wanted.insert(cell);
    QCOMPARE(cellsOf(built.cells), wanted);
}

void TestWhistleMountainBoards::anAircraftIsTurnedAndPlaced()
{
    Desk desk(4);
    desk.playToATurn(2, 4);
    QVERIFY(desk.table.guide().press(u'2')); // the airship
    desk.board.walkTo({4, 6});
    const CellSet first = desk.board.preview().shape;
    QCOMPARE(first.size(), 2);
    QTest::keyClick(&desk.board, Qt::Key_R);
    const CellSet second = desk.board.preview().shape;
    QVERIFY(first != second && second.contains(cellAt(4, 6)));
    // The right button turns it and opens no menu.
    QCOMPARE(desk.board.contextMenuPolicy(), Qt::PreventContextMenu);
    const Player actor = desk.state().current;
    QTest::keyClick(&desk.board, Qt::Key_Return);
    QCOMPARE(desk.board.contextMenuPolicy(), Qt::DefaultContextMenu);
    const AircraftPlace &place = desk.state().players[actor].aircraft[Aircraft::Airship];
    QVERIFY(place.isOnGrid());
    QCOMPARE(cellsOf(place.area), second);
}

void TestWhistleMountainBoards::anIllegalPlaceSaysWhy()
{
    Desk desk(5);
    desk.playToATurn(2, 5);
    QVERIFY(desk.table.guide().press(u'1')); // the balloon
    const Cell scaffold = desk.state().scaffolds.first();
    desk.click(spotOf(scaffold));
    QVERIFY(!desk.board.preview().reason.isEmpty());
    QCOMPARE(desk.board.preview().rule, u"WM-HARV-03"_s);
    QVERIFY(desk.state().main.kind == MainAction::Kind::None);
}

/// What was shown before is what then happens: cells, gains and the new water line.
void TestWhistleMountainBoards::previewsAgreeWithTheCore()
{
    constexpr int wanted = 10000;
    int compared = 0;
    table::Random random(7);
    std::vector<Play> legal;
    for (std::uint64_t seed = 100; compared < wanted; ++seed) {
        WhistleMountainTable table(dealtGame(two(), seed));
        Session &session = table.session();
        for (const Play &play : playRandomly(session.setup(), seed).plays) {
            const State before = session.state();
            const bool places = std::holds_alternative<BuildMachine>(play.what)
                || std::holds_alternative<BuildScaffold>(play.what)
                || std::holds_alternative<Harvest>(play.what);
            if (places) {
                const auto preview = ui::whistle::previewOf(table, ui::whistle::pathOf(before, play));
                QVERIFY2(preview.reason.isEmpty(), qPrintable(preview.reason));
                session.play(Played{play, {}});
                const State &after = session.state();
                // A flood that waits for choices is told, too.
                State flooded = after;
                Changes changes;
                applyWaitingFlood(session.setup(), flooded, changes);
                QCOMPARE(preview.water, flooded.water > before.water ? flooded.water - 1 : -1);
                QCOMPARE(preview.lit,
                         std::holds_alternative<Harvest>(play.what) ? after.main.gathered : CellSet());
                QCOMPARE(preview.gains, table.words().gains(session, session.cursor()));
                if (std::holds_alternative<BuildScaffold>(play.what) && before.phase != Phase::Start)
                    QCOMPARE(preview.shape, after.scaffolds - before.scaffolds);
                ++compared;
            } else {
                session.play(Played{play, {}});
            }
            if (compared >= wanted)
                break;
        }
    }
    QCOMPARE(compared, wanted);
    qInfo("%d random placements: every preview was what then happened", compared);
}

/// Aircraft, dock, tile: three clicks.
void TestWhistleMountainBoards::aDockIsClicked()
{
    Desk desk(6);
    desk.playToATurn(2, 6);
    ui::MarketBoard market(desk.table);
    market.resize(450, 330);
    market.show();
    auto *dock = market.findChild<ui::Plate *>(u"dock-scaffolds"_s);
    QVERIFY(dock);
    QCOMPARE(dock->glow(), ui::DrawnButton::Glow::Quiet);
    QVERIFY(desk.table.guide().press(u'1'));
    QCOMPARE(dock->glow(), ui::DrawnButton::Glow::Lit);
    const Player actor = desk.state().current;
    QTest::mouseClick(dock, Qt::LeftButton);
    if (desk.state().main.kind == MainAction::Kind::None)
        QVERIFY(desk.table.guide().press(u'1')); // how many
    QVERIFY(desk.state().players[actor].aircraft[Aircraft::Balloon].isOn(Dock::Scaffolds));
    QVERIFY(dock->accessibleName().contains(desk.table.words().player(actor)));
}

void TestWhistleMountainBoards::cardsOfPlayersTellTheirStock()
{
    Desk desk(8);
    desk.playUpTo(120, 8);
    const ui::PlayersBoard players(desk.table);
    for (const Player player : desk.table.setup().players()) {
        const auto *card = players.findChild<ui::SeatCard *>(u"player-%1"_s.arg(indexOf(player) + 1));
        QVERIFY(card);
        const PlayerState &own = desk.state().players[player];
        QVERIFY(card->accessibleName().contains(desk.table.words().player(player)));
        QVERIFY(card->accessibleName().contains(u"%1 VP"_s.arg(own.vp)));
        QVERIFY(card->heightForWidth(150) > card->heightForWidth(900));
        QVERIFY(card->heightForWidth(300) < 240);
    }
}

/// Sides that score, and what was told of the cells before.
void TestWhistleMountainBoards::aScaffoldShowsItsPointsWhileItIsTold()
{
    WhistleMountainTable table(ui::test::emptyBox({u"Ada"_s, u"Bo"_s}, 3));
    GridBoard board(table);
    board.resize(700, 560);
    const auto draw = [&](const QPoint &from, std::initializer_list<Qt::Key> steps) {
        board.walkTo(from);
        for (const Qt::Key step : steps)
            QTest::keyClick(&board, step, Qt::ShiftModifier);
    };
    const auto tell = [&table](qsizetype until) {
        while (table.session().cursor() < until)
            table.guide().choose(0);
    };
    draw({0, 0}, {Qt::Key_Right, Qt::Key_Right, Qt::Key_Right});
    tell(1);
    draw({4, 0}, {Qt::Key_Right, Qt::Key_Right, Qt::Key_Right});
    tell(2);
    QVERIFY(table.guide().press(u'T'));
    QVERIFY(table.guide().press(u'S'));
    draw({0, 1}, {Qt::Key_Right, Qt::Key_Right, Qt::Key_Right});
    QVERIFY(table.guide().askedQuestion() == ui::whistle::Ask::Print);
    QCOMPARE(board.preview().segmentPoints, 4);
    QCOMPARE(board.preview().segments.size(), std::size_t{4});
    QCOMPARE(board.spot(), QPoint(0, 1)); // what it shows there is asked
    table.guide().choose(0);
    QCOMPARE(board.spot(), QPoint(1, 1));
    QCOMPARE(board.preview().segmentPoints, 4);
}

namespace {

/// A desk at which somebody begins to move a worker; the walk stands in the upper right corner then.
std::unique_ptr<Desk> deskOfAMove()
{
    for (std::uint64_t seed = 1; seed < 30; ++seed) {
        auto desk = std::make_unique<Desk>(seed);
        desk->playToATurn(40, seed);
        const Board &board = desk->table.setup().board();
        if (!desk->table.guide().press(u'T'))
            continue;
        desk->board.walkTo({board.columns - 1, board.rows - 1});
        if (desk->table.guide().press(u'D') && desk->table.guide().askedQuestion() == ui::whistle::Ask::From)
            return desk;
    }
    return nullptr;
}

} // namespace

/// Enter takes a worker, another one the cell, and the line below says what lies where the walk is.
void TestWhistleMountainBoards::theWalkGoesWhereSomethingIsOffered()
{
    const auto desk = deskOfAMove();
    QVERIFY(desk);
    const QPoint corner(desk->table.setup().board().columns - 1, desk->table.setup().board().rows - 1);
    QVERIFY(desk->board.spot() != corner);
    const ui::PreviewLine line(desk->board);
    const auto *title = line.findChild<QLabel *>(u"preview-title"_s);
    QVERIFY(title);
    const QPoint start = desk->board.spot();
    desk->board.walkTo({0, 0});
    QVERIFY(title->text().startsWith(u"A1"_s));
    desk->board.walkTo(start);
    QTest::keyClick(&desk->board, Qt::Key_Return);
    QCOMPARE(desk->table.guide().askedQuestion(), ui::whistle::Ask::To);
    QTest::keyClick(&desk->board, Qt::Key_Return);
    QVERIFY(desk->table.guide().askedQuestion() != ui::whistle::Ask::To); // it is answered
}

void TestWhistleMountainBoards::whereAWorkerCannotGoSaysWhy()
{
    const auto desk = deskOfAMove();
    QVERIFY(desk);
    QTest::keyClick(&desk->board, Qt::Key_Return);
    const Cell full = workerCells(desk->state()).empty() ? cellAt(0, desk->state().water)
                                                         : workerCells(desk->state()).first();
    desk->board.walkTo(spotOf(full));
    QVERIFY(!desk->board.preview().reason.isEmpty());
}

/// What was drawn once is what the next of its class is at first; another size can still be drawn.
void TestWhistleMountainBoards::aMachineOfAKnownClassIsNotDrawnAgain()
{
    WhistleMountainTable table(ui::test::emptyBox({u"Ada"_s, u"Bo"_s}, 3));
    ui::test::WhistleMountainSeat seat(table);
    table::Random random(8);
    GridBoard board(table);
    board.resize(700, 560);
    for (int step = 0; step < 6000 && !table.session().isOver(); ++step) {
        const auto machine =
            board.isMachinePlaced() ? table.guide().asked()->answer(ui::whistle::Ask::Machine) : std::nullopt;
        std::set<int> sizes;
        for (const Machine like : table.state().onGrid) {
            if (machine && classOf(like) == classOf(static_cast<Machine>(*machine)))
                sizes.insert(cellsOf(table.state().built[like].area).size());
        }
        for (const ui::PlayOption &option : table.guide().options()) {
            if (!option.thing || !sizes.contains(cellsOf(ui::whistle::areaOf(option.thing->number)).size())
                || sizes.contains(1))
                continue;
            const Area area = ui::whistle::areaOf(option.thing->number);
            board.walkTo({area.column, area.row});
            QVERIFY(sizes.contains(board.preview().shape.size()));
            return;
        }
        QVERIFY(seat.chooseAnyThatLacks(random));
    }
    QFAIL("no second machine of a class was built");
}

QTEST_MAIN(TestWhistleMountainBoards)
#include "tst_boards.moc"
