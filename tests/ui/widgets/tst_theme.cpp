// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/looks/looks.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/paperstyle.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrappedlabel.h"
#include "ui/widgets/yieldinglabel.h"

#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace skyledger;
using namespace skyledger::ui;
using namespace Qt::Literals::StringLiterals;

/// What every drawn widget builds on: colours that can be read, letters that can be read, buttons that keys reach.
class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void contrastIsCountedAsWcagDoes();
    void textReachesItsContrast();
    void outlinesReachTheirContrast();
    void piecesReachTheirContrast();
    void paletteAgreesAndTellsTheTheme();
    void systemPalettesOfHighContrastAreKnown();
    void noLettersBelowNinePoints();
    void textBreaksBetweenWords();
    void enterAndSpaceTakeShiftStops();
    void lettersAndArrowsGoOn();
    void aButtonWithoutAGroundIsReadWithTheKeyboardOnIt();
    void keysStandApartFromTheirCommand();
    void inkFollowsTheLook();
    void aLabelYieldsOnlyWhereItMust();
};

namespace {

/// Takes every key that its children leave.
class Parent : public QWidget
{
public:
    QList<int> keys;

protected:
    void keyPressEvent(QKeyEvent *event) override { keys << event->key(); }
};

class PlainButton : public DrawnButton
{
public:
    using DrawnButton::DrawnButton;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        drawGround(painter, Role::Panel);
    }
};

const std::initializer_list<const Theme *> themes{
    &Theme::light(), &Theme::dark(), &Theme::in(Scheme::BlackOnWhite), &Theme::in(Scheme::WhiteOnBlack)};
const std::initializer_list<Role> grounds{Role::Window, Role::Surface, Role::Panel,
                                          Role::Lit,    Role::Sky,     Role::Developed};

QByteArray complaint(const Theme &theme, double ratio, const QColor &ink, const QColor &ground)
{
    return u"%1 on %2 (scheme %3): %4"_s
        .arg(ink.name(), ground.name(), QString::number(static_cast<int>(theme.scheme())),
             QString::number(ratio))
        .toUtf8();
}

/// What letters, and what outlines and drawn pieces must reach.
double leastForText(const Theme &theme)
{
    return theme.isHighContrast() ? 7 : 4.5;
}

double leastForOutlines(const Theme &theme)
{
    return theme.isHighContrast() ? 4.5 : 3;
}

#define VERIFY_CONTRAST(theme, ink, ground, least)                                                           \
    do {                                                                                                     \
        const QColor itsInk = (ink);                                                                         \
        const QColor itsGround = (ground);                                                                   \
        const double ratio = contrastRatio(itsInk, itsGround);                                               \
        QVERIFY2(ratio >= (least), complaint(theme, ratio, itsInk, itsGround).constData());                  \
    } while (false)

} // namespace

void TestTheme::contrastIsCountedAsWcagDoes()
{
    QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrastRatio(Qt::white, Qt::black), 21.0);
    QCOMPARE(contrastRatio(Qt::white, Qt::white), 1.0);
    QVERIFY(contrastRatio(QColor(0x77, 0x77, 0x77), Qt::white) < 4.5);
}

void TestTheme::textReachesItsContrast()
{
    for (const Theme *theme : themes) {
        const double least = leastForText(*theme);
        for (const Role ground : grounds) {
            for (const Role ink : {Role::Text, Role::QuietText, Role::LitFrame, Role::Accent})
                VERIFY_CONTRAST(*theme, theme->color(ink), theme->color(ground), least);
        }
        VERIFY_CONTRAST(*theme, theme->color(Role::OnAccent), theme->color(Role::Accent), least);
    }
}

void TestTheme::outlinesReachTheirContrast()
{
    for (const Theme *theme : themes) {
        for (const Role ground : grounds) {
            VERIFY_CONTRAST(*theme, theme->color(Role::Outline), theme->color(ground),
                            leastForOutlines(*theme));
            // Where nothing may be faint, what separates is an outline too.
            if (theme->isHighContrast())
                VERIFY_CONTRAST(*theme, theme->color(Role::Hairline), theme->color(ground),
                                leastForOutlines(*theme));
        }
    }
}

void TestTheme::piecesReachTheirContrast()
{
    for (const Theme *theme : themes) {
        for (const Role ground : grounds) {
            for (const auto resource : table::all<airshipcity::Resource>())
                VERIFY_CONTRAST(*theme, theme->color(lookOf(resource).shades), theme->color(ground),
                                leastForOutlines(*theme));
            for (const auto color : table::all<airshipcity::PlayerColor>())
                VERIFY_CONTRAST(*theme, theme->color(pieceColor(color).shades), theme->color(ground),
                                leastForOutlines(*theme));
        }
        // The mark on a ready crew, and the outline of a spent one, are letters.
        for (const auto color : table::all<airshipcity::PlayerColor>()) {
            VERIFY_CONTRAST(*theme, theme->color(Role::OnAccent), theme->color(pieceColor(color).shades),
                            leastForText(*theme));
            VERIFY_CONTRAST(*theme, theme->color(pieceColor(color).shades), theme->color(Role::Panel),
                            leastForText(*theme));
        }
        // As are the numbers beside resources.
        for (const auto resource : table::all<airshipcity::Resource>())
            VERIFY_CONTRAST(*theme, theme->color(lookOf(resource).shades), theme->color(Role::Panel),
                            leastForText(*theme));
    }
}

void TestTheme::paletteAgreesAndTellsTheTheme()
{
    for (const Theme *theme : themes) {
        QPalette palette = theme->palette();
        QCOMPARE(palette.color(QPalette::Window), theme->color(Role::Window));
        QCOMPARE(palette.color(QPalette::Text), theme->color(Role::Text));
        QCOMPARE(Theme::of(palette).scheme(), theme->scheme());
        // Of a widget that is disabled, or a label in a colour of its own, too.
        palette.setCurrentColorGroup(QPalette::Disabled);
        QCOMPARE(Theme::of(palette).scheme(), theme->scheme());
        palette.setColor(QPalette::WindowText, theme->color(Role::LitFrame));
        QCOMPARE(Theme::of(palette).scheme(), theme->scheme());
    }
}

void TestTheme::systemPalettesOfHighContrastAreKnown()
{
    const auto plain = [](const QColor &text, const QColor &ground) {
        QPalette palette(ground);
        palette.setColor(QPalette::Window, ground);
        for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
            palette.setColor(role, text);
        return palette;
    };
    QCOMPARE(Theme::of(plain(Qt::black, Qt::white)).scheme(), Scheme::BlackOnWhite);
    QCOMPARE(Theme::of(plain(Qt::white, Qt::black)).scheme(), Scheme::WhiteOnBlack);
    QCOMPARE(Theme::of(plain(Qt::yellow, Qt::black)).scheme(), Scheme::WhiteOnBlack);
    // A label keeps its ink until it is told of another theme, whichever it comes from.
    for (const Theme *before : themes) {
        for (const Theme *now : themes) {
            QPalette label = now->palette();
            label.setColor(QPalette::WindowText, before->color(Role::QuietText));
            QCOMPARE(Theme::of(label).scheme(), now->scheme());
        }
    }
    // The plain ones of desktops.
    QCOMPARE(Theme::of(plain(Qt::black, QColor(0xEF, 0xEF, 0xEF))).scheme(), Scheme::Light);
    QCOMPARE(Theme::of(plain(Qt::white, QColor(0x20, 0x20, 0x20))).scheme(), Scheme::Dark);
}

void TestTheme::noLettersBelowNinePoints()
{
    QFont font;
    font.setPointSizeF(10);
    QCOMPARE(scaledFont(font, 0.5).pointSizeF(), 9.0);
    QCOMPARE(scaledFont(font, 2).pointSizeF(), 20.0);
    font.setPixelSize(20);
    QCOMPARE(scaledFont(font, 0.1).pixelSize(), 12);
    QVERIFY(boldFont(font).bold());
}

void TestTheme::textBreaksBetweenWords()
{
    const QFontMetricsF metrics{QFont()};
    const double wide = metrics.horizontalAdvance(u"architect"_s) + 1;
    QCOMPARE(brokenText(u"the architect"_s, metrics, 10 * wide, 2), QStringList{u"the architect"_s});
    QCOMPARE(brokenText(u"the architect"_s, metrics, wide, 2), (QStringList{u"the"_s, u"architect"_s}));
    const QStringList cut = brokenText(u"the architect of the city"_s, metrics, wide, 2);
    QCOMPARE(cut.size(), 2);
    QVERIFY(cut.back().endsWith(u'\u2026'));
}

void TestTheme::enterAndSpaceTakeShiftStops()
{
    PlainButton button;
    QSignalSpy taken(&button, &DrawnButton::taken);
    QTest::keyClick(&button, Qt::Key_Return);
    QTest::keyClick(&button, Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClick(&button, Qt::Key_Space);
    button.resize(40, 40);
    QTest::mouseClick(&button, Qt::LeftButton, Qt::ShiftModifier);
    QTest::mouseClick(&button, Qt::LeftButton);
    QList<bool> stops;
    for (const QList<QVariant> &each : taken)
        stops << each.first().toBool();
    QCOMPARE(stops, (QList<bool>{false, true, false, true, false}));
}

void TestTheme::lettersAndArrowsGoOn()
{
    Parent parent;
    auto *button = new PlainButton(&parent);
    for (const Qt::Key key : {Qt::Key_A, Qt::Key_1, Qt::Key_Left, Qt::Key_Down, Qt::Key_Return})
        QTest::keyClick(button, key);
    QCOMPARE(parent.keys, (QList<int>{Qt::Key_A, Qt::Key_1, Qt::Key_Left, Qt::Key_Down}));
}

/// A command and its keys are two things in letters of every size.
void TestTheme::keysStandApartFromTheirCommand()
{
    PaperStyle style;
    QMenu menu;
    menu.setStyle(&style);
    QFont large = menu.font();
    large.setPointSizeF(18);
    menu.setFont(large);
    const QFontMetrics metrics(large);
    QAction *action = menu.addAction(u"All numbers, large"_s);
    const int plain = menu.sizeHint().width();
    action->setShortcut(Qt::Key_F6);
    QVERIFY(menu.sizeHint().width()
            >= plain + metrics.horizontalAdvance(u"F6"_s) + metrics.averageCharWidth() * 2);
}

/// Such a button is the one that Enter presses while it has the keyboard, and has no ground for the ink of one.
void TestTheme::aButtonWithoutAGroundIsReadWithTheKeyboardOnIt()
{
    PaperStyle style;
    for (const Theme *theme : themes) {
        QWidget window;
        window.setPalette(theme->palette());
        window.resize(240, 60);
        auto *button = new QPushButton(u"Not now"_s, &window);
        button->setStyle(&style);
        button->setFlat(true);
        button->setAutoDefault(true);
        button->setGeometry(10, 10, 220, 40);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        button->setFocus();
        QVERIFY(button->hasFocus());
        const QImage seen = button->grab().toImage();
        double letters = 0;
        double ring = 0;
        for (int y = 0; y < seen.height(); ++y) {
            for (int x = 0; x < seen.width(); ++x) {
                const bool isEdge = x < 4 || y < 4 || x >= seen.width() - 4 || y >= seen.height() - 4;
                double &best = isEdge ? ring : letters;
                best = std::max(best, contrastRatio(seen.pixelColor(x, y), theme->color(Role::Window)));
            }
        }
        QVERIFY2(letters >= 4.5,
                 complaint(*theme, letters, Qt::black, theme->color(Role::Window)).constData());
        QVERIFY2(ring >= 3,
                 complaint(*theme, ring, theme->color(Role::Accent), theme->color(Role::Window)).constData());
    }
}

/// Labels that nobody writes anew when the look changes.
void TestTheme::inkFollowsTheLook()
{
    QWidget window;
    window.setPalette(Theme::light().palette());
    auto *within = new QWidget(&window);
    QLabel *label = wrappedLabel(u"quiet"_s, within);
    const auto ink = [label] { return label->palette().color(QPalette::WindowText); };
    setInk(label, Role::QuietText);
    setInk(label, Role::LitFrame); // the last one counts
    for (const Theme *theme : themes) {
        window.setPalette(theme->palette());
        QCOMPARE(ink(), theme->color(Role::LitFrame));
    }
}

void TestTheme::aLabelYieldsOnlyWhereItMust()
{
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    auto *label = new YieldingLabel(&window);
    label->setText(u"Round 8 of 20, stage 2 of 5. <b>Sample values.</b>"_s);
    column->addWidget(label);
    const int line = label->fontMetrics().height();
    window.resize(window.sizeHint());
    window.show();
    QVERIFY(label->height() < 2 * line);
    window.resize(window.width() * 2 / 3, 8 * line);
    QVERIFY(label->heightForWidth(label->width()) >= 2 * line);
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
