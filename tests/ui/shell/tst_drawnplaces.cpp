// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/shell/drawnthings.h"
#include "tests/ui/shell/opengame.h"
#include "tests/ui/shell/screenchild.h"
#include "tests/ui/shell/windowfixture.h"
#include "ui/widgets/arrowbutton.h"

#include <QtGui/QPixmapCache>
#include <QtGui/QScreen>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QScrollArea>

#include <algorithm>
#include <array>
#include <climits>
#include <cmath>
#include <map>
#include <optional>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::ui::test;

/// On screens of every density the boards are drawn without seams, with gaps that are alike, and a click on a pixel
/// takes what is drawn on it.
class TestDrawnPlaces : public QObject
{
    Q_OBJECT

private slots:
    void everyScale_data();
    void everyScale();
    void otherDensities();
    // Done by the children.
    void scaledBoards();
    void movedBoards();
};

namespace {

/// A game in which depots hold contracts, with a window that nothing moves in.
void beginGame(const WindowFixture &fixture)
{
    fixture.newGame(u"Sample set, to try the program"_s);
    Preferences calm = fixture.preferences->now();
    calm.motion = Motion::None;
    fixture.preferences->change(calm);
    playOn(fixture.view().table(), 90);
}

QString at(QPoint pixel, const QWidget *wanted, const QWidget *taken)
{
    const auto name = [](const QWidget *widget) { return widget ? widget->objectName() : u"nothing"_s; };
    return u"(%1, %2): %3 is drawn, a click takes %4"_s.arg(
        QString::number(pixel.x()), QString::number(pixel.y()), name(wanted), name(taken));
}

/// The pixels to try: from outside to inside across each corner and the middle of each edge, and the middle.
std::vector<QPoint> pixelsToTry(const QRect &drawn)
{
    std::vector<QPoint> pixels;
    pixels.reserve(45);
    const QPoint middle = drawn.center();
    for (const int x : {-1, 0, 1}) {
        for (const int y : {-1, 0, 1}) {
            const QPoint edge(x < 0       ? drawn.left()
                                  : x > 0 ? drawn.right()
                                          : middle.x(),
                              y < 0       ? drawn.top()
                                  : y > 0 ? drawn.bottom()
                                          : middle.y());
            for (const int step : {2, 1, 0, -1, -2})
                pixels.push_back(edge + QPoint(x, y) * step);
        }
    }
    pixels.erase(std::unique(pixels.begin(), pixels.end()), pixels.end());
    return pixels;
}

const Thing *drawnAt(QPoint pixel, const std::vector<Thing> &things, const DrawnPixels &pixels)
{
    const auto found = std::find_if(things.begin(), things.end(),
                                    [pixel](const Thing &thing) { return thing.drawn.contains(pixel); });
    return found != things.end() && pixels.isDrawn(pixel) ? &*found : nullptr;
}

/// What is wrong with a click; empty if it takes what is drawn there. A frame has round corners, behind which it may
/// be taken too.
QString wrongClick(QPoint pixel, const std::vector<Thing> &things, const DrawnPixels &pixels, QWidget *taken,
                   double scale)
{
    const Thing *drawn = drawnAt(pixel, things, pixels);
    if (drawn)
        return drawn->widget == taken ? QString() : at(pixel, drawn->widget, taken);
    if (!taken)
        return {};
    const auto thing = std::find_if(things.begin(), things.end(),
                                    [taken](const Thing &each) { return each.widget == taken; });
    const int slack = static_cast<int>(std::ceil(scale)) + 1;
    const QRect allowed = thing->framed ? thing->drawn.adjusted(-slack, -slack, slack, slack) : thing->place;
    return allowed.contains(pixel) ? QString() : at(pixel, nullptr, taken);
}

/// Whether the widest is no more pixels wider than the narrowest.
bool areAlike(const std::vector<int> &gaps, int most)
{
    if (gaps.empty())
        return true;
    const auto [narrowest, widest] = std::minmax_element(gaps.begin(), gaps.end());
    return *widest - *narrowest <= most;
}

QString listed(const std::vector<int> &gaps)
{
    QStringList numbers;
    numbers.reserve(static_cast<qsizetype>(gaps.size()));
    for (const int gap : gaps)
        numbers << QString::number(gap);
    return numbers.join(u' ');
}

/// Things of one class may be of several kinds, by what their names begin with.
QString kindOf(const QWidget &widget)
{
    return QLatin1StringView(widget.metaObject()->className()) + u' '
        + widget.objectName().section(u'-', 0, 0);
}

/// How far the next frame of the same kind is, to the right or below; nothing if there is none.
std::optional<int> gapBehind(const Thing &thing, const std::vector<Thing> &things, bool across)
{
    std::optional<int> nearest;
    for (const Thing &other : things) {
        const bool same = other.widget->parentWidget() == thing.widget->parentWidget()
            && kindOf(*other.widget) == kindOf(*thing.widget);
        const int aside =
            across ? other.widget->y() - thing.widget->y() : other.widget->x() - thing.widget->x();
        const int gap = across ? other.drawn.left() - thing.drawn.right() - 1
                               : other.drawn.top() - thing.drawn.bottom() - 1;
        if (same && aside == 0 && gap >= 0 && gap < nearest.value_or(INT_MAX))
            nearest = gap;
    }
    return nearest;
}

/// Seams in the frames of a board and gaps between them that are not alike.
QStringList wrongGaps(const QString &board, const std::vector<Thing> &things, const DrawnPixels &pixels,
                      double scale)
{
    QStringList wrong;
    std::array<std::map<QString, std::vector<int>>, 2> gaps; // down and across
    for (const Thing &thing : things) {
        if (!thing.framed || thing.widget->parentWidget()->objectName() != board)
            continue;
        const QPoint middle = thing.drawn.center();
        if (!pixels.gapsAcross(middle.y(), thing.drawn.left(), thing.drawn.right()).empty()
            || !pixels.gapsDown(middle.x(), thing.drawn.top(), thing.drawn.bottom()).empty())
            wrong << u"%1 has a seam"_s.arg(thing.widget->objectName());
        for (const bool across : {false, true}) {
            if (const auto gap = gapBehind(thing, things, across))
                gaps[across ? 1 : 0][kindOf(*thing.widget)].push_back(*gap);
        }
    }
    for (const auto &ofWay : gaps) {
        for (const auto &[kind, widths] : ofWay) {
            // A screen may have no whole number of pixels for each.
            if (!areAlike(widths, scale == std::floor(scale) ? 0 : 1))
                wrong << u"%1: gaps of %2"_s.arg(kind, listed(widths));
        }
    }
    const bool isRow = board == u"contracts-board"_s;
    if ((gaps[0].empty() && !isRow) || gaps[1].empty())
        wrong << u"%1 shows nothing side by side"_s.arg(board);
    return wrong;
}

QStringList wrongPlaces(QWidget &window, const QStringList &boards)
{
    std::vector<Thing> things = thingsOn(window);
    std::vector<QWidget *> widgets;
    widgets.reserve(things.size());
    for (const Thing &thing : things)
        widgets.push_back(thing.widget);
    const DrawnPixels pixels(window, widgets);
    findDrawn(things, pixels);
    const double scale = window.devicePixelRatioF();
    QStringList wrong;
    for (const QString &board : boards)
        wrong += wrongGaps(board, things, pixels, scale);
    Pointer pointer(window, things);
    for (const Thing &thing : things) {
        const std::vector<QPoint> tried = pixelsToTry(thing.drawn);
        const QRect board = pixelsOf(*thing.widget->parentWidget());
        for (const QPoint pixel : tried) {
            if (!board.contains(pixel))
                continue; // whatever lies beside the board does what it does
            // Where in the pixel it is nearest to what lies outside.
            const QPoint middle = thing.drawn.center();
            const QPointF inside(pixel.x() > middle.x() ? 0.9 : 0, pixel.y() > middle.y() ? 0.9 : 0);
            const QString fault = wrongClick(pixel, things, pixels, pointer.clickAt(pixel, inside), scale);
            if (!fault.isEmpty())
                wrong << fault;
        }
    }
    return wrong;
}

std::vector<QWidget *> framesOf(const std::vector<Thing> &things)
{
    std::vector<QWidget *> frames;
    frames.reserve(things.size());
    for (const Thing &thing : things) {
        if (thing.framed)
            frames.push_back(thing.widget);
    }
    return frames;
}

/// A line shown as it would lie, before it is pushed, has the frames that it always has.
QStringList wrongPreviews(const WindowFixture &fixture)
{
    QStringList wrong;
    const QList<ArrowButton *> arrows = fixture.find(u"city"_s)->findChildren<ArrowButton *>();
    for (ArrowButton *arrow : arrows) {
        QTest::mouseMove(arrow);
        screenOf(*fixture.window);
        std::vector<Thing> things = thingsOn(*fixture.window);
        const DrawnPixels pixels(*fixture.window, framesOf(things));
        findDrawn(things, pixels);
        const QStringList found = wrongGaps(u"city"_s, things, pixels, fixture.window->devicePixelRatioF());
        for (const QString &each : found)
            wrong << arrow->objectName() + u": "_s + each;
    }
    return wrong;
}

/// The tracks of the Economy Board draw their spaces by themselves. On a small screen the last are scrolled to.
QStringList wrongSpaces(const WindowFixture &fixture)
{
    QStringList wrong;
    for (const QString &name : {u"price-list"_s, u"stage-track"_s, u"round-track"_s, u"award-values"_s}) {
        auto *widget = fixture.find(name);
        auto *area = fixture.find<QDockWidget>(u"dock-economy"_s)->findChild<QScrollArea *>();
        area->ensureWidgetVisible(widget);
        screenOf(*fixture.window);
        const DrawnPixels pixels(*fixture.window, {widget});
        const std::vector<int> gaps = pixels.gapsInFullestRow(pixelsOf(*widget));
        if (gaps.size() < 2 || !areAlike(gaps, 1))
            wrong << u"%1: gaps of %2"_s.arg(name, listed(gaps));
    }
    return wrong;
}

/// Everything about a window as it stands on its screen; empty if nothing is wrong.
QString complaintsAbout(const WindowFixture &fixture)
{
    QStringList wrong;
    // The pointer still lies where it was last: a line below it would be shown as it would lie.
    QTest::mouseMove(fixture.window.get(), QPoint(1, 1));
    fixture.find<QDockWidget>(u"dock-economy"_s)->raise();
    screenOf(*fixture.window); // all has its place
    wrong += wrongSpaces(fixture);
    fixture.find<QDockWidget>(u"dock-contributions"_s)->raise();
    screenOf(*fixture.window);
    wrong += wrongPlaces(*fixture.window, {u"city"_s, u"donation-board"_s, u"contracts-board"_s});
    return wrong.mid(0, 20).join(u'\n');
}

} // namespace

void TestDrawnPlaces::everyScale_data()
{
    QTest::addColumn<QString>("scale");
    QTest::addColumn<QStringList>("sizes");
    QTest::newRow("1") << u"1"_s << QStringList{u"1366x700"_s, u"3840x2160"_s};
    QTest::newRow("1.25") << u"1.25"_s << QStringList{u"1366x700"_s, u"1501x877"_s};
    QTest::newRow("1.5") << u"1.5"_s << QStringList{u"1471x773"_s, u"2560x1440"_s};
    QTest::newRow("2") << u"2"_s << QStringList{u"1479x831"_s, u"1920x1080"_s};
}

void TestDrawnPlaces::everyScale()
{
    if (isChild())
        QSKIP("for the parent");
    QFETCH(const QString, scale);
    QFETCH(const QStringList, sizes);
    const QString complaints = complaintsOf("scaledBoards",
                                            {{u"QT_SCALE_FACTOR"_s, scale},
                                             {u"SKYLEDGER_SCREEN_SCALE"_s, scale},
                                             {u"SKYLEDGER_SCREEN_SIZES"_s, sizes.join(u' ')}});
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints));
}

void TestDrawnPlaces::scaledBoards()
{
    if (!isChild())
        QSKIP("for a child");
    const double scale = qEnvironmentVariable("SKYLEDGER_SCREEN_SCALE").toDouble();
    const QStringList sizes = qEnvironmentVariable("SKYLEDGER_SCREEN_SIZES").split(u' ');
    const WindowFixture fixture;
    beginGame(fixture);
    for (const QString &each : sizes) {
        const QStringList sides = each.split(u'x');
        const QSize size(sides.value(0).toInt(), sides.value(1).toInt());
        fixture.window->resize(size);
        QCoreApplication::processEvents();
        QCOMPARE(fixture.window->size(), size);
        const QSizeF pixels = QSizeF(screenOf(*fixture.window).size()) - QSizeF(size) * scale;
        QVERIFY2(std::abs(pixels.width()) < 1 && std::abs(pixels.height()) < 1, qPrintable(each));
        const QString wrong = complaintsAbout(fixture);
        QVERIFY2(wrong.isEmpty(), qPrintable(each + u": "_s + wrong));
        const QString moved = wrongPreviews(fixture).join(u'\n');
        QVERIFY2(moved.isEmpty(), qPrintable(each + u": "_s + moved));
    }
}

void TestDrawnPlaces::otherDensities()
{
    if (isChild())
        QSKIP("for the parent");
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"screens.json"_s);
    // Far apart, since a denser screen takes less of what they share.
    writeFile(file, R"({"screens": [
        {"name": "plain", "x": 0, "y": 0, "width": 1920, "height": 1080,
         "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1},
        {"name": "dense", "x": 9000, "y": 0, "width": 3840, "height": 2160,
         "logicalDpi": 192, "logicalBaseDpi": 96, "dpr": 1},
        {"name": "between", "x": 20000, "y": 0, "width": 2560, "height": 1600,
         "logicalDpi": 144, "logicalBaseDpi": 96, "dpr": 1}]})");
    const QString complaints =
        complaintsOf("movedBoards", {{u"QT_QPA_PLATFORM"_s, u"offscreen:configfile="_s + file}});
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints));
}

void TestDrawnPlaces::movedBoards()
{
    if (!isChild())
        QSKIP("for a child");
    const QList<QScreen *> screens = QGuiApplication::screens();
    QCOMPARE(screens.size(), 3);
    const WindowFixture fixture;
    beginGame(fixture);
    const auto moveTo = [&fixture](const QScreen *screen, QSize size) {
        fixture.window->setGeometry(QRect(screen->geometry().topLeft() + QPoint(20, 20), size));
        QTRY_COMPARE(fixture.window->devicePixelRatioF(), screen->devicePixelRatio());
        QTRY_COMPARE(fixture.window->size(), size);
    };
    constexpr QSize size(1366, 700);
    QList<double> scales;
    for (const QScreen *screen : screens) {
        moveTo(screen, size);
        scales << screen->devicePixelRatio();
        const QString wrong = complaintsAbout(fixture);
        QVERIFY2(wrong.isEmpty(), qPrintable(screen->name() + u": "_s + wrong));
        // As sharp as if nothing had been kept from the screen before.
        const QImage kept = screenOf(*fixture.window);
        QPixmapCache::clear();
        const QList<QWidget *> all = fixture.window->findChildren<QWidget *>();
        for (QWidget *each : all)
            each->update();
        QVERIFY2(kept == screenOf(*fixture.window), qPrintable(screen->name()));
    }
    std::sort(scales.begin(), scales.end());
    QCOMPARE(scales, (QList<double>{1, 1.5, 2}));
}

QTEST_MAIN(TestDrawnPlaces)
#include "tst_drawnplaces.moc"
