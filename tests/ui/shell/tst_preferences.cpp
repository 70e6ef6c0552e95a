// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/shell/opengame.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/paperstyle.h"
#include "ui/widgets/theme.h"

#include <QtCore/QSettings>
#include <QtGui/QWindow>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QToolButton>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::ui::test;

/// What is preferred is applied to an open game at once and kept, wherever it was chosen; the desktop is followed in
/// what is not.
class TestPreferences : public QObject
{
    Q_OBJECT

private slots:
    void everyChoiceIsAppliedAndKept_data();
    void everyChoiceIsAppliedAndKept();
    void menuAndPageAgree();
    void theFolderForGames();
    void damagedSettingsAreTheUsualOnes();
    void thePageBlocksNothing();
    void textGrowsByKeys();
    void textOfEverySizeReachesEveryWidget_data();
    void textOfEverySizeReachesEveryWidget();
    void textOfEverySizeReachesTheHeadOfASheet();
    void textOfEverySizeReachesTheTitlesOfDocks();
    void theWindowShrinksAgain();
    void docksStandAsTheLettersAllow();
    void theStandingsAreSeenWhole();
    void theWindowFits_data();
    void theWindowFits();
    void thePageFits_data();
    void thePageFits();
    void themesReachTheOpenGame();
    void aDarkDesktopIsFollowed();
    void aDesktopThatChangesIsAsked();
    void aDesktopOfHighContrastWins();
    void lettersOfTheDesktopAreFollowed();
    void motion();
};

namespace {

QWidget *openPage(const WindowFixture &fixture, int tab)
{
    fixture.action(u"action-preferences"_s)->trigger();
    auto *page = fixture.find(u"preferences-window"_s);
    page->findChild<QTabWidget *>(u"preferences-tabs"_s)->setCurrentIndex(tab);
    return page;
}

/// What a setting shows, whatever shows it.
int shown(const QWidget *control)
{
    if (const auto *box = qobject_cast<const QComboBox *>(control))
        return box->currentIndex();
    if (const auto *number = qobject_cast<const QSpinBox *>(control))
        return number->value();
    return qobject_cast<const QAbstractButton *>(control)->isChecked() ? 1 : 0;
}

/// Chooses by keys, as somebody without a pointer does.
void choose(QWidget *control, int value)
{
    control->setFocus();
    while (shown(control) < value)
        QTest::keyClick(control,
                        qobject_cast<QComboBox *>(control)      ? Qt::Key_Down
                            : qobject_cast<QSpinBox *>(control) ? Qt::Key_Up
                                                                : Qt::Key_Space);
    while (shown(control) > value)
        QTest::keyClick(control,
                        qobject_cast<QComboBox *>(control)      ? Qt::Key_Up
                            : qobject_cast<QSpinBox *>(control) ? Qt::Key_Down
                                                                : Qt::Key_Space);
}

QPalette plainPalette(const QColor &text, const QColor &ground)
{
    QPalette palette(ground);
    palette.setColor(QPalette::Window, ground);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, text);
    return palette;
}

Scheme schemeOf(const WindowFixture &fixture)
{
    return Theme::of(fixture.window->palette()).scheme();
}

/// What comes of a setting where it is wanted, in some words.
QString effectOf(const WindowFixture &fixture, const QString &id)
{
    const AirshipCityTable &table = fixture.view().table();
    const Automation &automation = fixture.view().table().guide().automation();
    if (id == "look"_L1)
        return QString::number(static_cast<int>(schemeOf(fixture)));
    if (id == "text-size"_L1)
        return QString::number(fixture.find(u"airship-city"_s)->font().pointSizeF());
    if (id == "motion"_L1)
        return QString::number(QApplication::cursorFlashTime()); // what blinks moves
    if (id == "use-generators"_L1)
        return automation.generators ? u"used"_s : u"left"_s;
    if (id == "ask-for-piggyback"_L1)
        return automation.askForPiggyback ? u"asked"_s : u"not asked"_s;
    if (id == "turn-clock"_L1)
        return table.clock().shown ? u"shown"_s : u"hidden"_s;
    if (id == "clock-pause"_L1)
        return QString::number(table.clock().pause.count());
    if (id == "reopen-last-game"_L1)
        return fixture.action(u"action-reopen-last-game"_s)->isChecked() ? u"opened"_s : u"not opened"_s;
    return fixture.find<QToolButton>(u"rule-languages"_s)->isChecked() ? u"both"_s : u"one"_s;
}

/// Letters and heights of everything in a window.
/// What is drawn on a board that was put away has letters by the room that the board will have.
bool isPutAway(const QWidget &widget)
{
    if (!qobject_cast<const DrawnButton *>(&widget))
        return false;
    const QWidget *each = &widget;
    while (each && !qobject_cast<const QDockWidget *>(each))
        each = each->parentWidget();
    return each && each->isHidden();
}

QMap<QString, QString> lettersIn(const QWidget &window)
{
    QMap<QString, QString> letters;
    const QList<QWidget *> all = window.findChildren<QWidget *>();
    for (const QWidget *widget : all) {
        // What Qt lays out by what is in it, once it is shown.
        if (qobject_cast<const QDockWidget *>(widget) || widget->objectName().startsWith(u"qt_"_s)
            || isPutAway(*widget))
            continue;
        QString path;
        for (const QWidget *each = widget; each && each != &window; each = each->parentWidget()) {
            const auto siblings =
                each->parentWidget()->findChildren<QWidget *>(each->objectName(), Qt::FindDirectChildrenOnly);
            path.prepend(
                u"/%1:%2:%3"_s.arg(QString::fromLatin1(each->metaObject()->className()), each->objectName())
                    .arg(siblings.indexOf(each)));
        }
        letters.insert(path,
                       u"%1 %2, %3 to %4 high"_s.arg(widget->font().pointSizeF())
                           .arg(widget->font().weight())
                           .arg(widget->minimumHeight())
                           .arg(widget->maximumHeight()));
    }
    return letters;
}

/// What differs for widgets that both know. How many lines a question takes depends on the room that docks leave it.
QString differences(const QMap<QString, QString> &wanted, const QMap<QString, QString> &found)
{
    QStringList lines;
    for (auto each = wanted.begin(); each != wanted.end(); ++each) {
        const QString other = found.value(each.key(), each.value());
        if (other != each.value() && !each.key().contains(u":question:"_s))
            lines << u"%1: %2, wanted %3"_s.arg(each.key(), other, each.value());
    }
    return lines.join(u'\n');
}

} // namespace

void TestPreferences::everyChoiceIsAppliedAndKept_data()
{
    QTest::addColumn<int>("tab");
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("usual");
    QTest::addColumn<int>("wanted");
    // The fixture speaks English to begin with.
    QTest::newRow("look") << 0 << u"look"_s << 0 << 3;
    QTest::newRow("text size") << 0 << u"text-size"_s << 0 << 2;
    QTest::newRow("motion") << 0 << u"motion"_s << 0 << 1;
    QTest::newRow("generators") << 1 << u"use-generators"_s << 1 << 0;
    QTest::newRow("piggyback") << 1 << u"ask-for-piggyback"_s << 0 << 1;
    QTest::newRow("clock") << 1 << u"turn-clock"_s << 0 << 1;
    QTest::newRow("clock pause") << 1 << u"clock-pause"_s << 10 << 7;
    QTest::newRow("last game") << 1 << u"reopen-last-game"_s << 1 << 0;
    QTest::newRow("rule languages") << 1 << u"all-rule-languages"_s << 1 << 0;
}

void TestPreferences::everyChoiceIsAppliedAndKept()
{
    QFETCH(const int, tab);
    QFETCH(const QString, id);
    QFETCH(const int, usual);
    QFETCH(const int, wanted);
    WindowFixture fixture;
    fixture.newGame();
    fixture.action(u"action-search-rules"_s)->trigger(); // they are part of what is shown
    const Preferences before = fixture.preferences->now();
    const QString effect = effectOf(fixture, id);
    const QWidget *page = openPage(fixture, tab);
    auto *control = page->findChild<QWidget *>(u"prefer-"_s + id);
    auto *restore = page->findChild<QToolButton *>(u"usual-"_s + id);
    QVERIFY(control && restore);
    QCOMPARE(shown(control), usual);
    QVERIFY(!restore->isEnabled());
    choose(control, wanted);
    QCOMPARE(shown(control), wanted);
    const Preferences chosen = fixture.preferences->now();
    QVERIFY(chosen != before);
    QTRY_VERIFY2(effectOf(fixture, id) != effect, qPrintable(effect));
    QCOMPARE(PreferenceStore().now(), chosen); // what a new start finds
    QVERIFY(restore->isEnabled());
    QTest::mouseClick(restore, Qt::LeftButton);
    QCOMPARE(shown(control), usual);
    QCOMPARE(fixture.preferences->now(), before);
    QTRY_COMPARE(effectOf(fixture, id), effect);
    QVERIFY(!restore->isEnabled());
    QVERIFY(fixture.window->game()); // it goes on behind the page
}

void TestPreferences::menuAndPageAgree()
{
    const WindowFixture fixture;
    const QWidget *display = openPage(fixture, 0);
    const auto control = [display](const QString &id) {
        return display->findChild<QWidget *>(u"prefer-"_s + id);
    };
    fixture.action(u"look-5"_s)->trigger();
    QCOMPARE(shown(control(u"look"_s)), 4);
    choose(control(u"look"_s), 2);
    QVERIFY(fixture.action(u"look-3"_s)->isChecked());
    fixture.action(u"text-size-2"_s)->trigger();
    QCOMPARE(shown(control(u"text-size"_s)), 1);
    choose(control(u"text-size"_s), 2);
    QVERIFY(fixture.action(u"text-size-3"_s)->isChecked());
    choose(control(u"language"_s), 2);
    QTRY_COMPARE(fixture.find(u"preferences-window"_s)->windowTitle(), u"Préférences"_s);
    QVERIFY(fixture.action(u"language-3"_s)->isChecked());
    fixture.action(u"language-2"_s)->trigger();
    QCOMPARE(shown(control(u"language"_s)), 1);
    const auto flag = [&control](const QString &id) { return shown(control(id)) == 1; };
    for (const auto &[action, id] : {std::pair{u"action-use-generators"_s, u"use-generators"_s},
                                     {u"action-ask-for-piggyback"_s, u"ask-for-piggyback"_s},
                                     {u"action-turn-clock"_s, u"turn-clock"_s},
                                     {u"action-reopen-last-game"_s, u"reopen-last-game"_s}}) {
        QCOMPARE(flag(id), fixture.action(action)->isChecked());
        fixture.action(action)->trigger();
        QCOMPARE(flag(id), fixture.action(action)->isChecked());
    }
    fixture.action(u"clock-pause-5"_s)->trigger();
    QCOMPARE(shown(control(u"clock-pause"_s)), 30);
    // Minutes that no menu offers are none of those it offers.
    choose(control(u"clock-pause"_s), 28);
    QVERIFY(!fixture.action(u"clock-pause-5"_s)->isChecked());
}

void TestPreferences::theFolderForGames()
{
    WindowFixture fixture;
    const QWidget *page = openPage(fixture, 1);
    const auto *told = page->findChild<QLabel *>(u"games-folder"_s);
    QVERIFY2(told->text().contains(fixture.gamesFolder()), qPrintable(told->text()));
    fixture.folder = fixture.home() + u"/elsewhere"_s;
    fixture.click(u"prefer-games-folder"_s);
    QCOMPARE(fixture.preferences->now().gamesFolder, fixture.folder);
    QVERIFY2(told->text().contains(fixture.folder), qPrintable(told->text()));
    fixture.folder.clear(); // cancelled
    fixture.click(u"prefer-games-folder"_s);
    QCOMPARE(fixture.preferences->now().gamesFolder, fixture.home() + u"/elsewhere"_s);
    fixture.click(u"usual-games-folder"_s);
    QCOMPARE(fixture.preferences->now().gamesFolder, QString());
}

void TestPreferences::damagedSettingsAreTheUsualOnes()
{
    WindowFixture fixture;
    QSettings &settings = fixture.preferences->layouts();
    settings.setValue(u"look"_s, u"pink"_s);
    settings.setValue(u"textSize"_s, 137);
    settings.setValue(u"motion"_s, 5);
    settings.setValue(u"turnClockPause"_s, u"soon"_s);
    settings.setValue(u"useGenerators"_s, u"perhaps"_s);
    settings.setValue(u"keys"_s, QStringList{u"end-turn=Nonsense+Q"_s, u"undo"_s, u"=F9"_s, u"redo=F9"_s});
    settings.sync();
    const PreferenceStore store;
    const Preferences &found = store.now();
    QCOMPARE(found.look, Look::System);
    QCOMPARE(found.textSize, 100);
    QCOMPARE(found.motion, Motion::System);
    QCOMPARE(found.turnClockPause, 10);
    QVERIFY(found.option(u"use-generators"_s, true));
    QCOMPARE(found.keys, (QMap<QString, QString>{{u"redo"_s, u"F9"_s}})); // the sound one stays
}

void TestPreferences::thePageBlocksNothing()
{
    const WindowFixture fixture;
    fixture.newGame(u"Sample set, to try the program"_s);
    QTest::keyClick(fixture.window.get(), Qt::Key_Comma, Qt::ControlModifier);
    auto *page = fixture.find(u"preferences-window"_s);
    QVERIFY(page);
    QVERIFY(page->isVisible());
    QVERIFY(!page->isModal());
    QCOMPARE(page->focusWidget(), page->findChild<QWidget *>(u"prefer-language"_s));
    // The game goes on beside it.
    const qsizetype events = fixture.view().table().session().eventCount();
    playOn(fixture.view().table(), 1);
    QVERIFY(fixture.view().table().session().eventCount() > events);
    QTest::keyClick(page->focusWidget(), Qt::Key_Escape);
    QVERIFY(!page->isVisible());
    QVERIFY(fixture.window->game());
}

void TestPreferences::textGrowsByKeys()
{
    const WindowFixture fixture;
    const double usual = fixture.window->font().pointSizeF();
    QTest::keyClick(fixture.window.get(), Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(fixture.preferences->now().textSize, 110);
    QTRY_COMPARE(fixture.window->font().pointSizeF(), usual * 1.1);
    QTest::keyClick(fixture.window.get(), Qt::Key_Equal, Qt::ControlModifier); // where "+" needs Shift
    QCOMPARE(fixture.preferences->now().textSize, 125);
    QTest::keyClick(fixture.window.get(), Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(fixture.preferences->now().textSize, 110);
    QTest::keyClick(fixture.window.get(), Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(fixture.preferences->now().textSize, 100);
    QTRY_COMPARE(fixture.window->font().pointSizeF(), usual);
    QVERIFY(!fixture.action(u"action-smaller-text"_s)->isEnabled());
    for (int i = 0; i < 8; ++i)
        QTest::keyClick(fixture.window.get(), Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(fixture.preferences->now().textSize, 200);
    QVERIFY(!fixture.action(u"action-larger-text"_s)->isEnabled());
}

void TestPreferences::textOfEverySizeReachesEveryWidget_data()
{
    QTest::addColumn<QString>("page");
    QTest::newRow("game") << QString();
    QTest::newRow("numbers") << u"action-numbers"_s;
    QTest::newRow("scoring") << u"action-result"_s;
    QTest::newRow("details") << u"action-game-details"_s;
    QTest::newRow("score entry") << u"action-score-game"_s;
    QTest::newRow("new game") << u"action-rematch"_s;
    QTest::newRow("shelf") << u"action-shelf"_s;
    QTest::newRow("copy of the box") << u"action-owners-copy"_s;
}

/// What grew while it was open has the letters of what was opened in that size.
void TestPreferences::textOfEverySizeReachesEveryWidget()
{
    QFETCH(const QString, page);
    WindowFixture fixture;
    fixture.newGame(u"Sample set, to try the program"_s);
    fixture.waitForSave();
    const QString file = fixture.window->game()->file().path();
    const auto open = [&] {
        fixture.open(file);
        if (!page.isEmpty())
            commandOf(fixture, page)->trigger();
    };
    // Opened in that size, and then once more to be enlarged while it is open.
    fixture.action(u"text-size-4"_s)->trigger();
    open();
    QCoreApplication::processEvents();
    const QMap<QString, QString> fresh = lettersIn(*fixture.window);
    QVERIFY(fresh.size() > 50);
    fixture.action(u"text-size-1"_s)->trigger();
    open();
    QVERIFY(!differences(fresh, lettersIn(*fixture.window)).isEmpty());
    fixture.action(u"text-size-4"_s)->trigger();
    QTRY_VERIFY2(differences(fresh, lettersIn(*fixture.window)).isEmpty(),
                 qPrintable(differences(fresh, lettersIn(*fixture.window))));
}

void TestPreferences::textOfEverySizeReachesTheHeadOfASheet()
{
    WindowFixture fixture;
    fixture.open(QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/late-evening.skyscore.json"));
    QTRY_VERIFY(fixture.window->game());
    const auto *head = fixture.find<QLabel>(u"score-sheet-header"_s);
    QVERIFY(head->isVisible());
    const double usual = fixture.window->font().pointSizeF();
    fixture.action(u"text-size-4"_s)->trigger();
    QTRY_COMPARE(head->font().pointSizeF(), usual * 1.5);
    fixture.action(u"text-size-1"_s)->trigger();
    QTRY_COMPARE(head->font().pointSizeF(), usual);
    QVERIFY(head->font().bold());
}

/// Qt draws them with the letters of the moment in which the dock was made.
void TestPreferences::textOfEverySizeReachesTheTitlesOfDocks()
{
    WindowFixture fixture;
    fixture.newGame();
    fixture.waitForSave();
    const QString file = fixture.window->game()->file().path();
    const auto title = [&fixture] {
        auto *dock = fixture.find<QDockWidget>(u"dock-contracts"_s);
        QCoreApplication::sendPostedEvents();
        const int height = dock->widget()->y();
        return dock->grab(QRect(0, 0, dock->fontMetrics().averageCharWidth() * 15, height)).toImage();
    };
    fixture.action(u"text-size-4"_s)->trigger();
    fixture.open(file);
    QCoreApplication::processEvents();
    const QImage grown = title();
    fixture.action(u"text-size-1"_s)->trigger();
    fixture.open(file);
    QCoreApplication::processEvents();
    const QImage usual = title();
    fixture.action(u"text-size-4"_s)->trigger();
    QTRY_COMPARE(title(), grown);
    fixture.action(u"text-size-1"_s)->trigger();
    QTRY_COMPARE(title(), usual);
}

/// Letters that were too large for the window make it higher than the screen: those that fit take it back. Its width
/// it keeps, since docks fold.
void TestPreferences::theWindowShrinksAgain()
{
    const WindowFixture fixture;
    fixture.newGame(u"Sample set, to try the program"_s);
    QCOMPARE(fixture.window->size(), QSize(1366, 700));
    fixture.action(u"text-size-6"_s)->trigger();
    QTRY_VERIFY(fixture.window->height() > 700);
    QCOMPARE(fixture.window->width(), 1366);
    fixture.action(u"text-size-4"_s)->trigger();
    fixture.action(u"text-size-1"_s)->trigger();
    QTRY_COMPARE(fixture.window->size(), QSize(1366, 700));
    // What somebody makes wider meanwhile stays as wide.
    fixture.action(u"text-size-6"_s)->trigger();
    QTRY_VERIFY(fixture.window->height() > 700);
    const QSize wider = fixture.window->size() + QSize(40, 40);
    fixture.window->resize(wider);
    fixture.action(u"text-size-1"_s)->trigger();
    QCoreApplication::processEvents();
    QCOMPARE(fixture.window->size(), wider);
}

/// How many boards stand beside each other depends on the size of the window in letters.
void TestPreferences::docksStandAsTheLettersAllow()
{
    const WindowFixture fixture;
    fixture.newGame(u"Sample set, to try the program"_s);
    fixture.window->resize(2560, 1400);
    const auto besides = [&fixture] {
        return fixture.window->tabifiedDockWidgets(fixture.find<QDockWidget>(u"dock-contributions"_s))
            .isEmpty();
    };
    QTRY_VERIFY(besides());
    fixture.action(u"text-size-6"_s)->trigger();
    QTRY_VERIFY(!besides());
    fixture.action(u"text-size-1"_s)->trigger();
    QTRY_VERIFY(besides());
}

void TestPreferences::theStandingsAreSeenWhole()
{
    const WindowFixture fixture;
    for (const QSize size : {QSize(1366, 700), QSize(2560, 1440)}) {
        fixture.window->resize(size);
        fixture.window->newGame();
        auto *components = fixture.find<QComboBox>(u"components"_s);
        components->setCurrentText(u"Sample set, to try the program"_s);
        for (int seat = 1; seat <= 4; ++seat)
            fixture.type(u"name-%1"_s.arg(seat), u"Player %1"_s.arg(seat));
        QTest::mouseClick(fixture.find<QPushButton>(u"start"_s), Qt::LeftButton);
        QTRY_VERIFY(fixture.window->game());
        const auto *dock = fixture.find<QDockWidget>(u"dock-standings"_s);
        const auto *area = dock->findChild<QScrollArea *>();
        QTRY_VERIFY2(area->widget()->minimumSizeHint().height() <= area->viewport()->height(),
                     qPrintable(u"%1 of %2 in a window of width %3"_s.arg(area->viewport()->height())
                                    .arg(area->widget()->minimumSizeHint().height())
                                    .arg(size.width())));
    }
}

void TestPreferences::theWindowFits_data()
{
    QTest::addColumn<int>("look");
    QTest::addColumn<int>("size");
    QTest::newRow("125 %, black on white") << 3 << 125;
    QTest::newRow("125 %, white on black") << 4 << 125;
    QTest::newRow("110 %, dark") << 2 << 110;
}

/// In French, whose words are longer.
void TestPreferences::theWindowFits()
{
    QFETCH(const int, look);
    QFETCH(const int, size);
    const WindowFixture fixture;
    fixture.newGame(u"Sample set, to try the program"_s);
    Preferences wanted = fixture.preferences->now();
    wanted.look = static_cast<Look>(look);
    wanted.language = words::Language::French;
    wanted.textSize = size;
    fixture.preferences->change(wanted);
    QCoreApplication::sendPostedEvents();
    const QSize least = fixture.window->minimumSizeHint();
    QVERIFY2(least.width() <= 1366 && least.height() <= 700,
             qPrintable(u"%1x%2"_s.arg(least.width()).arg(least.height())));
    QCOMPARE(fixture.window->size(), QSize(1366, 700));
}

void TestPreferences::thePageFits_data()
{
    QTest::addColumn<int>("size");
    QTest::newRow("100 %") << 100;
    QTest::newRow("125 %") << 125;
}

/// No setting is cut off, in French either: what does not fit the height can be scrolled to.
void TestPreferences::thePageFits()
{
    QFETCH(const int, size);
    const WindowFixture fixture;
    Preferences wanted = fixture.preferences->now();
    wanted.language = words::Language::French;
    wanted.textSize = size;
    fixture.preferences->change(wanted);
    QWidget *page = openPage(fixture, 0);
    QTRY_COMPARE(page->windowTitle(), u"Préférences"_s);
    page->resize(page->size().boundedTo(QSize(1366, 700)));
    for (int tab = 0; tab < 3; ++tab) {
        page->findChild<QTabWidget *>(u"preferences-tabs"_s)->setCurrentIndex(tab);
        QCoreApplication::sendPostedEvents();
        const QList<QWidget *> all = page->findChildren<QWidget *>();
        for (const QWidget *widget : all) {
            const bool reads =
                qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QComboBox *>(widget);
            if (reads && widget->isVisible())
                QVERIFY2(widget->width() >= widget->minimumSizeHint().width()
                             && widget->mapTo(page, QPoint(widget->width(), 0)).x() <= page->width(),
                         qPrintable(widget->objectName()));
        }
    }
}

void TestPreferences::themesReachTheOpenGame()
{
    const WindowFixture fixture;
    fixture.newGame();
    const auto *city = fixture.find(u"airship-city"_s);
    for (const auto &[look, scheme] : {std::pair{Look::Dark, Scheme::Dark},
                                       {Look::BlackOnWhite, Scheme::BlackOnWhite},
                                       {Look::WhiteOnBlack, Scheme::WhiteOnBlack},
                                       {Look::Light, Scheme::Light}}) {
        Preferences wanted = fixture.preferences->now();
        wanted.look = look;
        fixture.preferences->change(wanted);
        QTRY_COMPARE(Theme::of(city->palette()).scheme(), scheme);
        QCOMPARE(PreferenceStore().now().look, look);
    }
}

void TestPreferences::aDarkDesktopIsFollowed()
{
    const WindowFixture fixture;
    fixture.newGame();
    const QColor dark(0x20, 0x20, 0x20);
    const QColor light(0xEF, 0xEF, 0xEF);
    QApplication::setPalette(plainPalette(Qt::white, dark));
    QTRY_COMPARE(schemeOf(fixture), Scheme::Dark);
    QCOMPARE(fixture.window->palette().color(QPalette::Window), Theme::dark().color(Role::Window));
    QApplication::setPalette(plainPalette(Qt::black, light));
    QTRY_COMPARE(schemeOf(fixture), Scheme::Light);
    // Somebody who prefers light colours keeps them, and the desktop is not forgotten meanwhile.
    fixture.action(u"look-2"_s)->trigger();
    QApplication::setPalette(plainPalette(Qt::white, dark));
    QTRY_COMPARE(QApplication::palette().color(QPalette::Window), Theme::light().color(Role::Window));
    QTRY_COMPARE(schemeOf(fixture), Scheme::Light);
    fixture.action(u"look-1"_s)->trigger();
    QTRY_COMPARE(schemeOf(fixture), Scheme::Dark);
}

/// A program with colours of its own is not told what the new ones of the desktop are: it has to ask.
void TestPreferences::aDesktopThatChangesIsAsked()
{
    const WindowFixture fixture;
    fixture.action(u"text-size-2"_s)->trigger();
    QApplication::setPalette(plainPalette(Qt::white, QColor(0x20, 0x20, 0x20)));
    QTRY_COMPARE(schemeOf(fixture), Scheme::Dark);
    QEvent changed(QEvent::ThemeChange);
    QCoreApplication::sendEvent(fixture.window->windowHandle(), &changed);
    QTRY_COMPARE(schemeOf(fixture), Scheme::Light); // that of this platform
    QCOMPARE(fixture.preferences->now().textSize, 110);
}

void TestPreferences::aDesktopOfHighContrastWins()
{
    const WindowFixture fixture;
    QApplication::setPalette(plainPalette(Qt::yellow, Qt::black));
    QTRY_COMPARE(schemeOf(fixture), Scheme::WhiteOnBlack);
    QCoreApplication::processEvents();
    QCOMPARE(fixture.window->palette().color(QPalette::WindowText), QColor(Qt::yellow));
    QApplication::setPalette(plainPalette(Qt::black, QColor(0xEF, 0xEF, 0xEF)));
    QTRY_COMPARE(fixture.window->palette().color(QPalette::WindowText), Theme::light().color(Role::Text));
}

void TestPreferences::lettersOfTheDesktopAreFollowed()
{
    const WindowFixture fixture;
    fixture.newGame();
    const QFont before = QApplication::font();
    fixture.action(u"text-size-4"_s)->trigger(); // 150 %
    QFont larger = before;
    larger.setPointSizeF(before.pointSizeF() + 4);
    QApplication::setFont(larger);
    QTRY_COMPARE(QApplication::font().pointSizeF(), larger.pointSizeF() * 1.5);
    QTRY_COMPARE(fixture.window->font().pointSizeF(), larger.pointSizeF() * 1.5);
    fixture.action(u"action-usual-text"_s)->trigger();
    QCOMPARE(QApplication::font(), larger);
    QApplication::setFont(before);
    QTRY_COMPARE(fixture.find(u"airship-city"_s)->font().pointSizeF(), before.pointSizeF());
}

void TestPreferences::motion()
{
    const WindowFixture fixture;
    const int blinks = QApplication::cursorFlashTime();
    const auto glides = [] { return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration); };
    const auto prefer = [&fixture](Motion motion) {
        Preferences wanted = fixture.preferences->now();
        wanted.motion = motion;
        fixture.preferences->change(wanted);
    };
    prefer(Motion::Full);
    QVERIFY(glides() > 0);
    QVERIFY(glides() <= 150);
    QCOMPARE(QApplication::cursorFlashTime(), blinks);
    prefer(Motion::None);
    QCOMPARE(glides(), 0);
    QCOMPARE(QApplication::style()->styleHint(QStyle::SH_Widget_Animate), 0);
    QCOMPARE(QApplication::cursorFlashTime(), 0); // what blinks moves
    prefer(Motion::System);
    QCOMPARE(QApplication::cursorFlashTime(), blinks);
}

QTEST_MAIN(TestPreferences)
#include "tst_preferences.moc"
