// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/shell/screenchild.h"
#include "tests/ui/shell/windowfixture.h"
#include "ui/airshipcity/boards/tilebutton.h"
#include "ui/widgets/markericon.h"

#include <QtGui/QScreen>
#include <QtGui/QWindow>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::ui::test;

/// Screens of every density, and a window that moves from one to another. What a screen is like is decided before the
/// program starts: each case starts this test once more.
class TestScreens : public QObject
{
    Q_OBJECT

private slots:
    void everyScale_data();
    void everyScale();
    void otherDensity();
    // Done by the children.
    void scaledWindow();
    void movedWindow();
};

namespace {

/// Every cell of the city, from left to right and top to bottom.
QList<TileButton *> cellsOf(const WindowFixture &fixture)
{
    QList<TileButton *> cells = fixture.window->findChildren<TileButton *>();
    std::sort(cells.begin(), cells.end(), [](const TileButton *a, const TileButton *b) {
        return std::pair(a->y(), a->x()) < std::pair(b->y(), b->x());
    });
    return cells;
}

QImage pictureOf(QWidget &widget)
{
    QCoreApplication::processEvents();
    return widget.grab().toImage();
}

} // namespace

void TestScreens::everyScale_data()
{
    QTest::addColumn<QString>("scale");
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("text");
    QTest::newRow("1.25") << u"1.25"_s << u"1366x700"_s << u"100"_s;
    QTest::newRow("1.5") << u"1.5"_s << u"1366x700"_s << u"125"_s;
    QTest::newRow("2, as on 3840x2160") << u"2"_s << u"1920x1080"_s << u"125"_s;
    QTest::newRow("1, 3840x2160") << u"1"_s << u"3840x2160"_s << u"200"_s;
}

void TestScreens::everyScale()
{
    if (isChild())
        QSKIP("for the parent");
    QFETCH(const QString, scale);
    QFETCH(const QString, size);
    QFETCH(const QString, text);
    const QString complaints = complaintsOf("scaledWindow",
                                            {{u"QT_SCALE_FACTOR"_s, scale},
                                             {u"SKYLEDGER_SCREEN_SCALE"_s, scale},
                                             {u"SKYLEDGER_SCREEN_SIZE"_s, size},
                                             {u"SKYLEDGER_SCREEN_TEXT"_s, text}});
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints));
}

void TestScreens::otherDensity()
{
    if (isChild())
        QSKIP("for the parent");
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"screens.json"_s);
    writeFile(file, R"({"screens": [
        {"name": "plain", "x": 0, "y": 0, "width": 1600, "height": 900,
         "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1},
        {"name": "dense", "x": 4000, "y": 0, "width": 3200, "height": 1800,
         "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 2}]})");
    const QString complaints =
        complaintsOf("movedWindow", {{u"QT_QPA_PLATFORM"_s, u"offscreen:configfile="_s + file}});
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints));
}

void TestScreens::scaledWindow()
{
    if (!isChild())
        QSKIP("for a child");
    const double scale = qEnvironmentVariable("SKYLEDGER_SCREEN_SCALE").toDouble();
    const QStringList sides = qEnvironmentVariable("SKYLEDGER_SCREEN_SIZE").split(u'x');
    const QSize size(sides.value(0).toInt(), sides.value(1).toInt());
    const WindowFixture fixture;
    fixture.newGame(u"Sample set, to try the program"_s);
    Preferences wanted = fixture.preferences->now();
    wanted.textSize = qEnvironmentVariableIntValue("SKYLEDGER_SCREEN_TEXT");
    wanted.language = words::Language::French;
    fixture.preferences->change(wanted);
    fixture.window->resize(size);
    QCoreApplication::processEvents();
    QCOMPARE(fixture.window->size(), size); // it fits, so it has the size that it was given
    QCOMPARE(fixture.window->devicePixelRatioF(), scale);
    const QList<TileButton *> cells = cellsOf(fixture);
    QVERIFY(cells.size() >= 16);
    for (TileButton *cell : cells) {
        // A click hits what is drawn there.
        const QPoint middle = cell->mapTo(fixture.window.get(), cell->rect().center());
        QCOMPARE(fixture.window->childAt(middle), cell);
    }
    const QImage picture = pictureOf(*fixture.window);
    QCOMPARE(picture.devicePixelRatioF(), scale);
    QCOMPARE(picture.size(), (QSizeF(size) * scale).toSize());
}

void TestScreens::movedWindow()
{
    if (!isChild())
        QSKIP("for a child");
    QList<QScreen *> screens = QGuiApplication::screens();
    QCOMPARE(screens.size(), 2);
    if (screens[0]->devicePixelRatio() > 1)
        screens.swapItemsAt(0, 1);
    QCOMPARE(screens[1]->devicePixelRatio(), 2.0);
    WindowFixture fixture;
    Preferences calm = fixture.preferences->now();
    calm.motion = Motion::None; // no cursor comes and goes
    fixture.preferences->change(calm);
    const auto moveTo = [&fixture](QScreen *screen) {
        fixture.window->setGeometry(QRect(screen->geometry().topLeft() + QPoint(20, 20), QSize(1366, 700)));
        QTRY_COMPARE(fixture.window->devicePixelRatioF(), screen->devicePixelRatio());
        QTRY_COMPARE(fixture.window->size(), QSize(1366, 700));
    };
    fixture.newGame(u"Sample set, to try the program"_s);
    fixture.waitForSave();
    const QString game = fixture.window->game()->file().path();
    for (const QString &part : {u"pages"_s, u"score-page"_s, u"players"_s}) {
        const auto open = [&] {
            fixture.open(game);
            if (part == "score-page"_L1)
                fixture.window->scoreGame();
            else if (part == "players"_L1)
                fixture.window->newGame(); // its city is another one each time
        };
        open();
        moveTo(screens[0]);
        const QImage plain = pictureOf(*fixture.find(part));
        QCOMPARE(plain.devicePixelRatioF(), 1.0);
        moveTo(screens[1]);
        const QImage moved = pictureOf(*fixture.find(part));
        QCOMPARE(moved.devicePixelRatioF(), 2.0);
        moveTo(screens[0]);
        QVERIFY2(plain == pictureOf(*fixture.find(part)), qPrintable(part));
        // As if it had been opened there.
        open();
        moveTo(screens[1]);
        QVERIFY2(moved == pictureOf(*fixture.find(part)), qPrintable(part));
    }
}

QTEST_MAIN(TestScreens)
#include "tst_screens.moc"
