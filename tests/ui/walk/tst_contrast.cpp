// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/walk/drawntext.h"
#include "tests/ui/walk/faults.h"
#include "tests/ui/walk/said.h"
#include "tests/ui/walk/walker.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/tokens.h"

#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractScrollArea>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTextEdit>

#include <bit>
#include <cmath>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::ui::walk;
using airshipcity::PlayerColor;

namespace {

/// What is asked of a look.
struct Demand {
    const char *name;
    Look look;
    double text;
    double outlines;
};
constexpr Demand demands[] = {{"light", Look::Light, 4.5, 3},
                              {"dark", Look::Dark, 4.5, 3},
                              {"black on white", Look::BlackOnWhite, 7, 4.5},
                              {"white on black", Look::WhiteOnBlack, 7, 4.5}};

/// The colours of an area by how often they come.
QList<std::pair<int, QRgb>> coloursOf(const QImage &image, const QRect &area)
{
    QHash<QRgb, int> counts;
    const QRect inside = area & image.rect();
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        for (int x = inside.left(); x <= inside.right(); ++x)
            ++counts[line[x]];
    }
    QList<std::pair<int, QRgb>> colours;
    colours.reserve(counts.size());
    for (auto each = counts.cbegin(); each != counts.cend(); ++each)
        colours.append({each.value(), each.key()});
    std::sort(colours.begin(), colours.end(), std::greater<>());
    return colours;
}

bool nearly(const QColor &a, const QColor &b)
{
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) < 12;
}

/// What most of an area is, besides one colour.
QColor groundOf(const QImage &image, const QRect &area, const QColor &besides)
{
    const auto colours = coloursOf(image, area);
    for (const auto &[count, colour] : colours) {
        if (!nearly(QColor(colour), besides))
            return QColor(colour);
    }
    return besides;
}

QColor over(const QColor &top, const QColor &ground)
{
    const auto mixed = [&top](int above, int below) {
        return static_cast<int>(std::lround(above * top.alphaF() + below * (1 - top.alphaF())));
    };
    return {mixed(top.red(), ground.red()), mixed(top.green(), ground.green()),
            mixed(top.blue(), ground.blue())};
}

QString colourKey(const QColor &drawn, const QColor &ground, double ratio)
{
    return u"%1 on %2: %3"_s.arg(drawn.name(), ground.name(), QString::number(ratio, 'f', 2));
}

/// Where a rectangle of a widget is seen in its window; nothing where it is not.
QRect seenIn(QWidget &window, QWidget &widget, const QRectF &rect)
{
    const QRect seen = rect.toAlignedRect() & widget.visibleRegion().boundingRect();
    if (seen.isEmpty())
        return {};
    const QRect there = seen.translated(widget.mapTo(&window, QPoint()));
    const QWidget *top = window.childAt(there.center());
    const bool covered =
        top != nullptr && top != &widget && !widget.isAncestorOf(top) && !top->isAncestorOf(&widget);
    return covered ? QRect() : there;
}

QStringList textFaults(QWidget &window, const QImage &image, const Drawing &drawing, double least)
{
    QStringList faults;
    for (const DrawnText &text : drawing.texts) {
        const auto *typed = qobject_cast<const QLineEdit *>(text.widget);
        if (typed != nullptr && typed->hasSelectedText())
            continue; // drawn twice: what is marked has colours of its own
        const QRect area = seenIn(window, *text.widget, text.rect & text.clip);
        if (area.width() < 4 || area.height() < 6 || text.text.trimmed().isEmpty())
            continue;
        const QColor ground = groundOf(image, area, text.color);
        const QColor ink = over(text.color, ground);
        const double ratio = contrastRatio(ink, ground);
        if (ratio < least)
            faults << u"text “%1”, %2, in %3"_s.arg(text.text, colourKey(ink, ground, ratio),
                                                    wayTo(*text.widget));
    }
    return faults;
}

/// Hairlines only separate; whatever else has an outline means something by it.
QStringList outlineFaults(QWidget &window, const QImage &image, const Drawing &drawing, double least)
{
    QStringList faults;
    const QColor hairline = Theme::of(window.palette()).color(Role::Hairline);
    const QColor panel = Theme::of(window.palette()).color(Role::Panel);
    for (const DrawnOutline &outline : drawing.outlines) {
        // Texts have frames and marks of their own kind, which are not drawn by the program.
        // The corner between two scroll bars is nothing.
        if (qobject_cast<QTextEdit *>(outline.widget->parentWidget()) != nullptr
            || qobject_cast<QAbstractScrollArea *>(outline.widget) != nullptr)
            continue;
        // In the colour of a panel it is the gap between two shapes.
        if (nearly(outline.color, hairline) || nearly(outline.color, panel) || outline.rect.width() < 6
            || outline.rect.height() < 6)
            continue;
        const QRect area = seenIn(window, *outline.widget, outline.rect.adjusted(-4, -4, 4, 4));
        if (area.width() < outline.rect.width() || area.height() < outline.rect.height())
            continue;
        // It has to differ from what is on one side of it.
        QStringList tried;
        double best = 0;
        const auto colours = coloursOf(image, area);
        for (const auto &[count, colour] : colours) {
            if (count * 12 < area.width() * area.height() || nearly(QColor(colour), outline.color))
                continue;
            const QColor ink = over(outline.color, QColor(colour));
            const double ratio = contrastRatio(ink, QColor(colour));
            best = std::max(best, ratio);
            tried << colourKey(ink, QColor(colour), ratio);
        }
        if (!tried.isEmpty() && best < least)
            faults << u"outline %1 in %2"_s.arg(tried.join(u"; "_s), wayTo(*outline.widget));
    }
    return faults;
}

/// How somebody without green cones sees a colour (Machado and others, 2009).
QColor withoutGreenCones(const QColor &color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    const auto shown = [](double light) {
        const double value = std::clamp(light, 0.0, 1.0);
        return value <= 0.0031308 ? value * 12.92 : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
    };
    const double r = linear(color.redF());
    const double g = linear(color.greenF());
    const double b = linear(color.blueF());
    return QColor::fromRgbF(static_cast<float>(shown(0.367322 * r + 0.860646 * g - 0.227968 * b)),
                            static_cast<float>(shown(0.280085 * r + 0.672501 * g + 0.047413 * b)),
                            static_cast<float>(shown(-0.011820 * r + 0.042940 * g + 0.968881 * b)));
}

QImage token(PlayerColor color, const QString &mark, bool ready, int side, const Theme &theme)
{
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(theme.color(Role::Panel));
    QPainter painter(&image);
    drawCrew(painter, QRectF(0, 0, side, side), {pieceColor(color), mark}, theme, ready);
    return image;
}

/// How much lighter or darker than its fill each spot of a token is without its colour: what is left is only the
/// pattern and the mark.
std::vector<int> shapeOf(const QImage &image, bool deuteranopia)
{
    std::vector<int> greys;
    greys.reserve(static_cast<std::size_t>(image.width()) * static_cast<std::size_t>(image.height()));
    const double radius = image.width() / 2.0 - 1;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const double dx = x + 0.5 - image.width() / 2.0;
            const double dy = y + 0.5 - image.height() / 2.0;
            const QColor color = image.pixelColor(x, y);
            if (dx * dx + dy * dy < radius * radius)
                greys.push_back(qGray((deuteranopia ? withoutGreenCones(color) : color).rgb()));
        }
    }
    std::vector<int> sorted = greys;
    std::sort(sorted.begin(), sorted.end());
    const int fill = sorted[sorted.size() / 2];
    for (int &grey : greys)
        grey -= fill;
    return greys;
}

/// The share of spots that differ so much that it can be seen.
double difference(const std::vector<int> &a, const std::vector<int> &b)
{
    double count = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        count += std::abs(a[i] - b[i]) > 30 ? 1 : 0;
    return count / static_cast<double>(a.size());
}

} // namespace

class TestContrast : public QObject
{
    Q_OBJECT

private slots:
    void everythingDrawnCanBeSeen_data();
    void everythingDrawnCanBeSeen();
    void playersAreToldApartWithoutColour_data();
    void playersAreToldApartWithoutColour();
};

void TestContrast::everythingDrawnCanBeSeen_data()
{
    QTest::addColumn<bool>("isGrid");
    QTest::newRow("Whistle Mountain") << true;
    QTest::newRow("everything else") << false;
}

/// In every look, one after the other with everything open: what keeps a colour of the look before is found too.
void TestContrast::everythingDrawnCanBeSeen()
{
    QFETCH(bool, isGrid);
    Walker stage({});
    Faults faults;
    for (const Stop &stop : allStops()) {
        if (stop.name.startsWith(u"wm-"_s) != isGrid)
            continue;
        stage.go(stop);
        for (const Demand &demand : demands) {
            stage.look(demand.look);
            const QString which = u"%1, %2"_s.arg(stop.name, QLatin1StringView(demand.name));
            const QList<QWidget *> windows = stage.windows();
            for (QWidget *window : windows) {
                const QImage image = window->grab().toImage().convertToFormat(QImage::Format_RGB32);
                const Drawing drawing = drawingBelow(*window);
                faults.add(which, textFaults(*window, image, drawing, demand.text));
                faults.add(which, outlineFaults(*window, image, drawing, demand.outlines));
            }
        }
    }
    QVERIFY(faults.none());
}

void TestContrast::playersAreToldApartWithoutColour_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("deuteranopia");
    QTest::newRow("light, grey") << false << false;
    QTest::newRow("dark, grey") << true << false;
    QTest::newRow("light, deuteranopia") << false << true;
    QTest::newRow("dark, deuteranopia") << true << true;
}

/// Patterns differ even where two players have one initial; spent crews show nothing but their initials.
void TestContrast::playersAreToldApartWithoutColour()
{
    QFETCH(bool, dark);
    QFETCH(bool, deuteranopia);
    const Theme &theme = dark ? Theme::dark() : Theme::light();
    for (const int side : {20, 28, 48}) {
        for (const PlayerColor a : table::all<PlayerColor>()) {
            for (const PlayerColor b : table::all<PlayerColor>()) {
                if (a >= b)
                    continue;
                const auto shape = [&](PlayerColor color, const QString &mark, bool ready) {
                    return shapeOf(token(color, mark, ready, side, theme), deuteranopia);
                };
                const QString which =
                    u"%1 and %2 at %3 px"_s.arg(static_cast<int>(a)).arg(static_cast<int>(b)).arg(side);
                const double patterns = difference(shape(a, u"A"_s, true), shape(b, u"A"_s, true));
                QVERIFY2(patterns > 0.06, qPrintable(which + u": "_s + QString::number(patterns)));
                const double initials = difference(shape(a, u"A"_s, false), shape(b, u"B"_s, false));
                QVERIFY2(initials > 0.02, qPrintable(which + u", spent: "_s + QString::number(initials)));
            }
        }
    }
}

QTEST_MAIN(TestContrast)
#include "tst_contrast.moc"
