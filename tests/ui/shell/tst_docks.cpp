// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/docks.h"

#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QTabBar>

#include <algorithm>
#include <memory>

using namespace skyledger::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A game of which only the docks matter: three of them as tabs.
class Boards : public GameView
{
public:
    QString title() const override { return {}; }
    QString stateLine() const override { return {}; }
    QString footnote() const override { return {}; }
    QWidget *header() override { return &m_header; }
    QWidget *centre() override { return &m_centre; }
    std::vector<DockSpec> docks() override
    {
        return {{u"one"_s, &m_one}, {u"two"_s, &m_two}, {u"three"_s, &m_three}};
    }
    QString dockTitle(const QString &id) const override { return id; }
    bool canUndo() const override { return false; }
    bool canRedo() const override { return false; }
    void undo() override {}
    void redo() override {}
    RecordWriter record() const override { return {}; }
    bool keyPressed(QKeyEvent *) override { return false; }
    void setPreferences(const Preferences &) override {}
    void retranslate() override {}

    QLineEdit &third() { return m_three; }

private:
    QWidget m_header;
    QWidget m_centre;
    QWidget m_one;
    QWidget m_two;
    QLineEdit m_three;
};

/// A window with those docks, as a game is opened.
struct Desk {
    Desk()
    {
        window.resize(1366, 700);
        window.setCentralWidget(new QWidget);
        docks.fill(*boards);
        docks.reset();
        window.show();
        QCoreApplication::processEvents(); // sizes are given once the docks are laid out
    }
    ~Desk()
    {
        boards.reset(); // with the widgets that stand in the docks
        docks.clear();
    }
    Desk(const Desk &) = delete;
    Desk &operator=(const Desk &) = delete;
    /// The one that is used: another may come whenever docks are put elsewhere.
    QTabBar *bar() const
    {
        const auto bars = window.findChildren<QTabBar *>(u"dock-tabs"_s);
        const auto used =
            std::find_if(bars.begin(), bars.end(), [](const QTabBar *each) { return each->count() > 0; });
        return used == bars.end() ? nullptr : *used;
    }
    QString front() const
    {
        const QTabBar *tabs = bar();
        return tabs == nullptr ? QString() : tabs->tabText(tabs->currentIndex());
    }
    void click(const QString &title) const
    {
        QTabBar *tabs = bar();
        QVERIFY(tabs);
        int tab = 0;
        while (tab < tabs->count() && tabs->tabText(tab) != title)
            ++tab;
        QVERIFY(tab < tabs->count());
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(tab).center());
    }

    /// The key that shows a dock.
    void press(const QString &id) const
    {
        const auto actions = window.actions();
        const auto show = std::find_if(actions.begin(), actions.end(), [&id](const QAction *action) {
            return action->objectName() == u"action-dock-"_s + id;
        });
        QVERIFY(show != actions.end());
        (*show)->trigger();
    }

    QMainWindow window;
    std::unique_ptr<Boards> boards = std::make_unique<Boards>();
    Docks docks{window};
};

} // namespace

/// The tab that fits what is played comes to the front by itself, unless somebody wants to see another one.
class TestDocks : public QObject
{
    Q_OBJECT

private slots:
    void whatFitsComesToTheFront();
    void theCentreIsNotPaintedForIt();
    void whatSomebodyChoseStays();
    void aKeyChoosesToo();
    void whatStandsElsewhereIsNoChoice();
    void aTabInUseStays();
    void whatWasPutAwayStaysAway();
    void aRememberedArrangementDoesNotHideIt();
};

void TestDocks::whatFitsComesToTheFront()
{
    Desk desk;
    QCOMPARE(desk.front(), u"one"_s);
    desk.docks.offer(u"two"_s);
    QCOMPARE(desk.front(), u"two"_s);
    desk.docks.offer(u"three"_s);
    QCOMPARE(desk.front(), u"three"_s);
    // Nothing in particular: what is in front stays.
    desk.docks.offer({});
    QCOMPARE(desk.front(), u"three"_s);
}

/// It is the largest part of a window, and nothing of it changes.
void TestDocks::theCentreIsNotPaintedForIt()
{
    struct Paints : QObject {
        int count = 0;
        bool eventFilter(QObject *, QEvent *event) override
        {
            count += event->type() == QEvent::Paint ? 1 : 0;
            return false;
        }
    };
    Desk desk;
    QVERIFY(QTest::qWaitForWindowExposed(&desk.window));
    for (const QString &id : {u"two"_s, u"one"_s}) { // each was laid out once
        desk.docks.offer(id);
        QCoreApplication::processEvents();
    }
    Paints paints;
    desk.window.centralWidget()->installEventFilter(&paints);
    for (const QString &id : {u"two"_s, u"one"_s, u"two"_s}) {
        desk.docks.offer(id);
        QCoreApplication::processEvents();
        QCOMPARE(desk.front(), id);
    }
    QCOMPARE(paints.count, 0);
    // What does change is painted.
    desk.window.centralWidget()->update();
    QCoreApplication::processEvents();
    QCOMPARE(paints.count, 1);
}

void TestDocks::whatSomebodyChoseStays()
{
    Desk desk;
    desk.docks.offer(u"two"_s);
    desk.click(u"one"_s);
    desk.docks.offer(u"three"_s);
    QCOMPARE(desk.front(), u"one"_s);
    desk.docks.offer(u"two"_s);
    QCOMPARE(desk.front(), u"one"_s);
    // Who goes back to what fits is led again.
    desk.click(u"two"_s);
    desk.docks.offer(u"three"_s);
    QCOMPARE(desk.front(), u"three"_s);
    // As on the first day: nobody chose anything.
    desk.click(u"one"_s);
    desk.docks.reset();
    QTRY_COMPARE(desk.front(), u"three"_s);
}

void TestDocks::aKeyChoosesToo()
{
    Desk desk;
    desk.docks.offer(u"two"_s);
    desk.press(u"one"_s);
    desk.docks.offer(u"three"_s);
    QCOMPARE(desk.front(), u"one"_s);
}

/// A dock that is no tab beside the one that fits, and the empty part of the bar of tabs.
void TestDocks::whatStandsElsewhereIsNoChoice()
{
    Desk desk;
    desk.docks.offer(u"two"_s);
    desk.window.addDockWidget(Qt::LeftDockWidgetArea, desk.window.findChild<QDockWidget *>(u"dock-one"_s));
    QCoreApplication::processEvents();
    desk.press(u"one"_s);
    desk.docks.offer(u"three"_s);
    QCOMPARE(desk.front(), u"three"_s);
    desk.click(u"two"_s);
    emit desk.bar()->tabBarClicked(-1);
    desk.docks.offer(u"one"_s);
    desk.docks.offer(u"three"_s);
    QCOMPARE(desk.front(), u"two"_s);
}

void TestDocks::aTabInUseStays()
{
    Desk desk;
    desk.window.activateWindow();
    if (!QTest::qWaitForWindowActive(&desk.window))
        QSKIP("no window gets the keyboard here");
    desk.docks.bringUp(u"three"_s); // as the rules are, which somebody asked for
    QCoreApplication::processEvents();
    desk.boards->third().setFocus();
    QVERIFY(desk.boards->third().hasFocus());
    desk.docks.offer(u"two"_s);
    QCOMPARE(desk.front(), u"three"_s);
    desk.window.centralWidget()->setFocusPolicy(Qt::StrongFocus);
    desk.window.centralWidget()->setFocus();
    desk.docks.offer(u"one"_s);
    QCOMPARE(desk.front(), u"one"_s);
}

void TestDocks::whatWasPutAwayStaysAway()
{
    Desk desk;
    auto *two = desk.window.findChild<QDockWidget *>(u"dock-two"_s);
    QVERIFY(two);
    two->close();
    desk.docks.offer(u"two"_s);
    QVERIFY(two->isHidden());
    QCOMPARE(desk.front(), u"one"_s);
}

/// What was in front when the docks were remembered says nothing of what is played now.
void TestDocks::aRememberedArrangementDoesNotHideIt()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(u"docks.ini"_s), QSettings::IniFormat);
    Desk desk;
    desk.docks.remember(settings, u"docks"_s);
    desk.docks.offer(u"three"_s);
    desk.docks.restore(settings, u"docks"_s);
    QTRY_COMPARE(desk.front(), u"three"_s);
}

QTEST_MAIN(TestDocks)

#include "tst_docks.moc"
