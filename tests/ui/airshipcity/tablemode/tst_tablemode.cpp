// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/airshipcity/guide/seat.h"
#include "tests/ui/shell/windowfixture.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/tablemode/tableboard.h"
#include "ui/play/tablemode/tablerow.h"
#include "ui/shell/tablewindow.h"

#include <QtGui/QPainter>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using namespace skyledger::ui::test;
using namespace Qt::Literals::StringLiterals;

/// The game as everybody at the table reads it.
class TestTableMode : public QObject
{
    Q_OBJECT

private slots:
    void oneKeyBothWays();
    void itFollowsByItself();
    void itGoesWithTheGame();
    void everyMajorityHasItsMark();
    void numbersAreReadFromTwoMetres_data();
    void numbersAreReadFromTwoMetres();
    void allTwentiesFit();
};

namespace {

QWidget *tableWindow()
{
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget *window : windows) {
        if (window->objectName() == u"table-window"_s && window->isVisible())
            return window;
    }
    return nullptr;
}

QWidget *board()
{
    return tableWindow() ? tableWindow()->findChild<QWidget *>(u"table-board"_s) : nullptr;
}

TableRow fullRow()
{
    TableRow row;
    row.look = {{}, u"W"_s};
    row.name = u"Wilhelmina-Alexandrine"_s;
    row.points = u"28"_s;
    row.unit = u"VP"_s;
    for (const Resource resource : all<Resource>())
        row.stock.push_back({&lookOf(resource), 20, unlockedCapacity});
    const std::vector<CountedLook> nothing;
    row.cards = {{u"1"_s, std::nullopt}, {u"2"_s, nothing}, {u"3"_s, nothing}, {u"4"_s, nothing}};
    row.done = u"✓ 3"_s;
    for (const Airship airship : all<Airship>())
        row.marks.push_back(markOf(airship));
    row.marks.insert(row.marks.end(), 2, utilityMark());
    return row;
}

/// How high dark strokes stand in a column of a picture, as a share of its height.
double highestRun(const QImage &picture, int from, int to)
{
    int longest = 0;
    for (int x = from; x < to; ++x) {
        int run = 0;
        for (int y = 0; y < picture.height(); ++y) {
            run = qGray(picture.pixel(x, y)) < 90 ? run + 1 : 0;
            longest = std::max(longest, run);
        }
    }
    return static_cast<double>(longest) / picture.height();
}

} // namespace

void TestTableMode::oneKeyBothWays()
{
    const WindowFixture fixture;
    QVERIFY(!fixture.action(u"action-table-mode"_s)->isEnabled());
    fixture.newGame();
    fixture.window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
    QTest::keyClick(fixture.window.get(), Qt::Key_F11);
    QTRY_VERIFY(tableWindow());
    QVERIFY(QTest::qWaitForWindowActive(tableWindow()));
    QTest::keyClick(tableWindow(), Qt::Key_F11);
    QTRY_VERIFY(!tableWindow());
    fixture.action(u"action-table-mode"_s)->trigger();
    QTRY_VERIFY(tableWindow());
    QVERIFY(QTest::qWaitForWindowActive(tableWindow()));
    QTest::keyClick(tableWindow(), Qt::Key_Escape);
    QTRY_VERIFY(!tableWindow());
    QVERIFY(fixture.window->game());
}

void TestTableMode::itFollowsByItself()
{
    const WindowFixture fixture;
    fixture.newGame();
    fixture.action(u"action-table-mode"_s)->trigger();
    QVERIFY(board());
    const QString before = board()->accessibleName();
    QVERIFY2(before.contains(u"Ada’s turn."_s), qPrintable(before));
    Session &session = fixture.view().table().session();
    const auto plays = session.legalPlays();
    QVERIFY(!plays.empty());
    for (const Play &play : plays) {
        if (std::holds_alternative<Move>(play.what)) {
            QVERIFY(session.play(Played{play, {}}).allowed());
            break;
        }
    }
    while (session.state().current == Player{}) {
        const auto more = session.legalPlays();
        const auto end = std::find_if(more.begin(), more.end(), [](const Play &play) {
            return std::holds_alternative<EndTurn>(play.what) || std::holds_alternative<Skip>(play.what)
                || std::holds_alternative<Move>(play.what);
        });
        QVERIFY(end != more.end());
        QVERIFY(session.play(Played{*end, {}}).allowed());
    }
    QVERIFY2(board()->accessibleName().contains(u"Bo’s turn."_s), qPrintable(board()->accessibleName()));
    session.undo();
    QVERIFY2(board()->accessibleName().contains(u"Ada’s turn."_s), qPrintable(board()->accessibleName()));
}

void TestTableMode::itGoesWithTheGame()
{
    const WindowFixture fixture;
    fixture.newGame();
    fixture.action(u"action-table-mode"_s)->trigger();
    QVERIFY(tableWindow());
    fixture.action(u"action-close-game"_s)->trigger();
    QVERIFY(!tableWindow());
    QVERIFY(!fixture.action(u"action-table-mode"_s)->isEnabled());
}

void TestTableMode::everyMajorityHasItsMark()
{
    // A mark is a frame that reaches 3:1: as many of them are drawn as there are majorities.
    const Theme &theme = Theme::light();
    for (std::size_t count = 1; count <= countOf<Airship>; ++count) {
        TableRow row = fullRow();
        row.cards.clear();
        row.done.clear();
        row.marks.resize(count);
        QImage picture(1920, 220, QImage::Format_RGB32);
        picture.fill(theme.color(Role::Window));
        QPainter painter(&picture);
        drawTableRow(painter, QRectF(0, 0, 1920, 220), row, 1080, theme);
        painter.end();
        // The last mark ends inside the row, and the one before it is not covered.
        row.marks.pop_back();
        QImage fewer(1920, 220, QImage::Format_RGB32);
        fewer.fill(theme.color(Role::Window));
        QPainter second(&fewer);
        drawTableRow(second, QRectF(0, 0, 1920, 220), row, 1080, theme);
        second.end();
        QVERIFY2(picture != fewer, qPrintable(QString::number(count)));
    }
}

void TestTableMode::numbersAreReadFromTwoMetres_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1920x1080") << QSize(1920, 1080);
    QTest::newRow("1366x768") << QSize(1366, 768);
    QTest::newRow("3840x2160") << QSize(3840, 2160);
}

void TestTableMode::numbersAreReadFromTwoMetres()
{
    QFETCH(QSize, size);
    // The 1 of "11" is a stroke as high as the digits: 6.5 % of the window is their font's size, of which digits have
    // some seven tenths.
    QImage picture(size, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    TableRow row = fullRow();
    for (TableRow::Stock &each : row.stock)
        each.count = 11;
    drawTableRow(painter, QRectF(0, 0, size.width(), size.height() / 4.7), row, size.height(),
                 Theme::light());
    painter.end();
    const double run = highestRun(picture, size.width() * 36 / 100, size.width() * 69 / 100);
    QVERIFY2(run >= 0.065 * 0.68, qPrintable(QString::number(run)));
}

void TestTableMode::allTwentiesFit()
{
    // A number that had to be cut would be drawn as another one: the picture of 20 differs from that of 2 cut off.
    const auto picture = [](int stock) {
        QImage drawn(1920, 220, QImage::Format_RGB32);
        drawn.fill(Qt::white);
        QPainter painter(&drawn);
        TableRow row = fullRow();
        for (TableRow::Stock &each : row.stock)
            each.count = stock;
        drawTableRow(painter, QRectF(0, 0, 1920, 220), row, 1080, Theme::light());
        return drawn;
    };
    QVERIFY(picture(20) != picture(28)); // the last digit is seen
    QVERIFY(picture(20) != picture(29));
}

QTEST_MAIN(TestTableMode)
#include "tst_tablemode.moc"
