// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/recordedit.h"
#include "tests/core/airshipcity/samplegame.h"
#include "ui/airshipcity/boards/cityboard.h"
#include "ui/airshipcity/boards/tilebutton.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/arrowbutton.h"

#include <QSignalSpy>
#include <QTest>

using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::airshipcity;
using namespace Qt::Literals::StringLiterals;

/// The city as it is seen, clicked, dragged and walked with the keys.
class TestCityBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void everyTileHasItsPlaceAndName();
    void everyArrowHasItsPlaceAndName();
    void crewsStandOnTheHarbor();
    void choicesAreLit();
    void clickMovesTheCrew();
    void enterMovesTheCrew();
    void arrowPushesTheLine();
    void dragPushesTheLine();
    void escapeCancelsTheDrag();
    void shortDragIsAClick();
    void arrowKeysGoToTheArrowsAndBack();
    void refusedSlideSaysWhyNot();
    void onlyWhatChangedIsDrawnAnew();
    void fitsFromSmallToLarge();

private:
    TileButton *tile(Cell cell) { return m_board->findChild<TileButton *>(u"cell-"_s + words::name(cell)); }
    ArrowButton *arrow(const char *name) { return m_board->findChild<ArrowButton *>(QLatin1String(name)); }
    Cell harbor() const;
    Cell litNeighbour();
    void takeFirstCrew() { m_table->guide().takeCrew(Crew{0}); }
    void giveGears(int count);
    void drag(QWidget *from, QPoint by, bool cancel = false);

    std::unique_ptr<AirshipCityTable> m_table;
    std::unique_ptr<CityBoard> m_board;
};

void TestCityBoard::init()
{
    m_table = std::make_unique<AirshipCityTable>(fixture::newSampleGame(4, 7));
    m_board = std::make_unique<CityBoard>(*m_table);
    m_board->resize(520, 520);
    m_board->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_board.get()));
}

void TestCityBoard::cleanup()
{
    m_board.reset();
    m_table.reset();
}

Cell TestCityBoard::harbor() const
{
    return m_table->state().players[Player{0}].crews[Crew{0}].at;
}

Cell TestCityBoard::litNeighbour()
{
    for (const Cell cell : all<Cell>()) {
        if (tile(cell)->glow() == DrawnButton::Glow::Lit)
            return cell;
    }
    return none<Cell>;
}

void TestCityBoard::giveGears(int count)
{
    m_table->session().play(
        Correct{{set::Stock{Player{0}, Resource::Gear, static_cast<std::uint8_t>(count)}}}, u"test"_s);
}

void TestCityBoard::drag(QWidget *from, QPoint by, bool cancel)
{
    // The tile moves with the drag: where the pointer is has to be told in the tile's own, present measure.
    const QPoint start = from->mapToGlobal(from->rect().center());
    QTest::mousePress(from, Qt::LeftButton, {}, from->rect().center());
    for (int step = 1; step <= 4; ++step)
        QTest::mouseMove(from, from->mapFromGlobal(start + by * step / 4));
    if (cancel)
        QTest::keyClick(from, Qt::Key_Escape);
    QTest::mouseRelease(from, Qt::LeftButton, {}, from->mapFromGlobal(start + by));
}

void TestCityBoard::everyTileHasItsPlaceAndName()
{
    for (const Cell cell : all<Cell>()) {
        QVERIFY(tile(cell));
        const QString name = tile(cell)->accessibleName();
        QVERIFY2(name.contains(words::name(cell)), qPrintable(name));
        QVERIFY2(name.contains(tile(cell)->face().name), qPrintable(name));
    }
    QVERIFY(tile(cellAt(0, 0))->x() < tile(cellAt(1, 0))->x());
    QVERIFY(tile(cellAt(0, 0))->y() < tile(cellAt(0, 1))->y());
}

void TestCityBoard::everyArrowHasItsPlaceAndName()
{
    QCOMPARE(m_board->findChildren<ArrowButton *>().size(), 16);
    QVERIFY(arrow("push-row-2-east")->x() > tile(cellAt(3, 1))->x());
    QVERIFY(arrow("push-row-2-west")->x() < tile(cellAt(0, 1))->x());
    QVERIFY(arrow("push-column-B-north")->y() < tile(cellAt(1, 0))->y());
    QVERIFY(arrow("push-column-B-south")->y() > tile(cellAt(1, 3))->y());
    QCOMPARE(arrow("push-row-2-east")->accessibleName(), u"Slide row 2 east"_s);
}

void TestCityBoard::crewsStandOnTheHarbor()
{
    QCOMPARE(tile(harbor())->face().crews.size(), 8U);
    const QString name = tile(harbor())->accessibleName();
    QVERIFY2(name.contains(u"crew 1 of Ada"_s) && name.contains(u"crew 2 of Dee"_s), qPrintable(name));
}

void TestCityBoard::choicesAreLit()
{
    takeFirstCrew();
    const Cell lit = litNeighbour();
    QVERIFY(lit != none<Cell>);
    QCOMPARE(tile(lit)->face().offer.glow, DrawnButton::Glow::Lit);
    QVERIFY(m_table->guide().optionFor(Target(lit)));
    bool held = false;
    for (const CrewOnTile &crew : tile(harbor())->face().crews)
        held = held || (crew.inHand && crew.player == Player{0} && crew.crew == Crew{0});
    QVERIFY(held);
}

void TestCityBoard::clickMovesTheCrew()
{
    takeFirstCrew();
    const Cell to = litNeighbour();
    QTest::mouseClick(tile(to), Qt::LeftButton);
    QCOMPARE(m_table->state().players[Player{0}].crews[Crew{0}].at, to);
}

void TestCityBoard::enterMovesTheCrew()
{
    takeFirstCrew();
    const Cell to = litNeighbour();
    m_board->focusTile(spotOf(to));
    QTest::keyClick(tile(to), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(m_table->state().players[Player{0}].crews[Crew{0}].at, to);
}

void TestCityBoard::arrowPushesTheLine()
{
    giveGears(3);
    const Tile before = m_table->state().city[cellAt(0, 1)];
    QTest::mouseClick(arrow("push-row-2-east"), Qt::LeftButton);
    QCOMPARE(m_table->state().city[cellAt(1, 1)], before);
    QCOMPARE(int(m_table->state().players[Player{0}].stock[Resource::Gear]), 2);
}

void TestCityBoard::dragPushesTheLine()
{
    giveGears(3);
    const Tile before = m_table->state().city[cellAt(2, 2)];
    const int side = tile(cellAt(2, 2))->height();
    drag(tile(cellAt(2, 2)), {0, -side});
    QCOMPARE(m_table->state().city[cellAt(2, 1)], before);
    drag(tile(cellAt(2, 1)), {side, 4});
    QCOMPARE(m_table->state().city[cellAt(3, 1)], before);
}

void TestCityBoard::escapeCancelsTheDrag()
{
    giveGears(3);
    const auto city = m_table->state().city;
    const QPoint at = tile(cellAt(2, 2))->pos();
    drag(tile(cellAt(2, 2)), {0, -tile(cellAt(2, 2))->height()}, true);
    QVERIFY(m_table->state().city == city);
    QCOMPARE(tile(cellAt(2, 2))->pos(), at);
}

void TestCityBoard::shortDragIsAClick()
{
    takeFirstCrew();
    const Cell to = litNeighbour();
    drag(tile(to), {2, 1});
    QCOMPARE(m_table->state().players[Player{0}].crews[Crew{0}].at, to);
}

void TestCityBoard::arrowKeysGoToTheArrowsAndBack()
{
    const auto press = [this](Qt::Key key) {
        QTest::keyClick(m_board->focusWidget(), key);
        return m_board->focusWidget()->objectName();
    };
    m_board->focusTile({2, 1});
    QCOMPARE(press(Qt::Key_Right), u"cell-D2"_s);
    QCOMPARE(press(Qt::Key_Right), u"push-row-2-east"_s);
    QCOMPARE(press(Qt::Key_Right), u"push-row-2-east"_s);
    QCOMPARE(press(Qt::Key_Up), u"push-row-1-east"_s);
    QCOMPARE(press(Qt::Key_Left), u"cell-D1"_s);
    QCOMPARE(press(Qt::Key_Up), u"push-column-D-north"_s);
    QCOMPARE(press(Qt::Key_Left), u"push-column-C-north"_s);
    QCOMPARE(press(Qt::Key_Down), u"cell-C1"_s);
}

void TestCityBoard::refusedSlideSaysWhyNot()
{
    giveGears(0);
    QSignalSpy noted(&m_table->guide(), &TurnGuide::noted);
    const auto city = m_table->state().city;
    QTest::mouseClick(arrow("push-row-1-east"), Qt::LeftButton);
    QVERIFY(m_table->state().city == city);
    QCOMPARE(noted.size(), 1);
    const QString tip = arrow("push-row-1-east")->tip();
    QVERIFY2(tip.contains(u"AC-"_s), qPrintable(tip));
}

namespace {

/// Counts paint events of a widget.
class Paints : public QObject
{
public:
    explicit Paints(QWidget *of) { of->installEventFilter(this); }
    int count = 0;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

} // namespace

void TestCityBoard::onlyWhatChangedIsDrawnAnew()
{
    giveGears(3);
    QTest::qWait(20);
    const Paints touched(tile(cellAt(1, 1)));
    const Paints untouched(tile(cellAt(1, 3)));
    QTest::mouseClick(arrow("push-row-2-east"), Qt::LeftButton);
    QTRY_VERIFY(touched.count > 0);
    QCOMPARE(untouched.count, 0);
}

void TestCityBoard::fitsFromSmallToLarge()
{
    for (const QSize size : {QSize(380, 380), QSize(700, 500), QSize(1600, 2000)}) {
        m_board->resize(size);
        for (const QWidget *child : m_board->findChildren<QWidget *>())
            QVERIFY2(m_board->rect().contains(child->geometry()), qPrintable(child->objectName()));
        const QSize one = tile(cellAt(0, 0))->size();
        QVERIFY(one.width() < one.height() * 1.45 && one.height() < one.width() * 1.2);
    }
}

QTEST_MAIN(TestCityBoard)
#include "tst_cityboard.moc"
