// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/settings.h"
#include "tests/ui/whistlemountain/guide/seat.h"
#include "ui/whistlemountain/numbers/whistlemountainnumbers.h"
#include "ui/whistlemountain/whistlemountainview.h"
#include "ui/words/language.h"

#include <QtGui/QAction>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::whistlemountain;
using namespace skyledger::ui::test;

namespace {

/// A game that some turns were played of, with its page of numbers.
struct Desk {
    explicit Desk(int choices = 60, const QStringList &players = {u"Ada"_s, u"Bo"_s})
        : view(dealtGame(players, 4))
    {
        view.centre()->resize(1366, 620);
        view.centre()->show();
        WhistleMountainSeat seat(view.table());
        table::Random random(7);
        for (int i = 0; i < choices; ++i)
            seat.chooseAny(random);
        while (view.table().guide().canGoBack())
            view.table().guide().back();
        for (QAction *action : view.pages()) {
            if (action->objectName() == "action-numbers"_L1)
                action->trigger();
        }
    }
    template <class Widget = QWidget>
    Widget *find(const QString &name)
    {
        return view.centre()->findChild<Widget *>(name);
    }
    QString shownIn(const QString &path) { return find<QLineEdit>(u"number-"_s + path)->text(); }
    /// Types over what stands in a field.
    void type(const QString &path, const QString &text)
    {
        auto *field = find<QLineEdit>(u"number-"_s + path);
        QVERIFY2(field != nullptr, qPrintable(path));
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Backspace);
        QTest::keyClicks(field, text);
    }
    void apply()
    {
        QVERIFY2(find(u"numbers-apply"_s)->isEnabled(), qPrintable(said()));
        QTest::mouseClick(find<QPushButton>(u"numbers-apply"_s), Qt::LeftButton);
    }
    QString said() { return find<QLabel>(u"numbers-message"_s)->text(); }
    Session &session() { return view.table().session(); }
    const State &state() { return session().state(); }
    const PlayerState &own(int player) { return state().players[static_cast<Player>(player)]; }

    words::Speech speech{words::Language::English};
    ui::WhistleMountainView view;
};

} // namespace

/// The page on which the numbers of Whistle Mountain are compared and corrected, with what lies on its grid.
class TestWhistleMountainNumbers : public QObject
{
    Q_OBJECT

private slots:
    void everyLineIsReadAsItIsWritten();
    void whatIsChangedIsOneCorrection();
    void scaffoldsAreCorrectedOnTheGrid();
    void severalScaffoldsAreLaidTogether();
    void machinesAreCorrectedOnTheGrid();
    void whatCannotBeIsRefused();
    void longListsAreInSight();
    void anEmptyLineBetweenScaffoldsIsNone();
    void whoJoinsIsNotAskedForTheFirstScaffolds();
};

/// Whatever stands on the boards of some moments: its line, read again, sets nothing.
void TestWhistleMountainNumbers::everyLineIsReadAsItIsWritten()
{
    for (const int choices : {0, 40, 160, 400}) {
        Desk desk(choices);
        const auto numbers = ui::whistleMountainNumbers(desk.view.table());
        const std::vector<ui::BoardNumber> shown = numbers->numbers();
        QVERIFY(shown.size() > 40);
        for (std::size_t i = 0; i < shown.size(); ++i) {
            QVERIFY2(!shown[i].name.isEmpty() && !shown[i].section.isEmpty(), qPrintable(shown[i].path));
            const bool isNoPiece = shown[i].path.startsWith("pieces."_L1) && shown[i].line == QString();
            if (shown[i].path == "current"_L1 || !shown[i].line || isNoPiece)
                continue;
            const ui::NumberChange same{i, {}, *shown[i].line};
            QCOMPARE(numbers->faultOf(same), QString());
            const State before = desk.state();
            numbers->correct(std::span(&same, 1), {});
            const auto valuesOf = [&](const State &state) {
                return settings().values(desk.session().setup(), state, desk.session().record().ids);
            };
            QVERIFY2(valuesOf(desk.state()) == valuesOf(before), qPrintable(shown[i].path));
            desk.session().undo();
        }
    }
}

void TestWhistleMountainNumbers::whatIsChangedIsOneCorrection()
{
    Desk desk;
    const qsizetype before = desk.session().cursor();
    const Workers stood = desk.own(0).workers;
    desk.type(u"players.1.whistle"_s, u"3"_s);
    desk.type(u"players.1.coal"_s, u"2"_s); // before it by the alphabet, and after it on the page
    desk.type(u"players.1.vp"_s, u"17"_s);
    desk.type(u"players.2.vp"_s, u"21"_s);
    desk.type(u"players.1.workers"_s, u"9 whirlpool"_s);
    QTest::keyClicks(desk.find(u"numbers-note"_s), u"counted"_s);
    desk.apply();
    QCOMPARE(desk.session().cursor(), before + 1);
    QCOMPARE(desk.session().note(before + 1).reason, u"counted"_s);
    QCOMPARE(int{desk.own(0).stock[Resource::Whistle]}, 3);
    QCOMPARE(int{desk.own(0).stock[Resource::Coal]}, 2);
    QCOMPARE(desk.own(0).vp, std::int16_t{17});
    QCOMPARE(desk.own(1).vp, std::int16_t{21});
    QCOMPARE(int{desk.own(0).workers.whirlpool}, 9);
    const QString told = desk.view.table().narrator().deed(desk.session(), before + 1);
    QVERIFY2(told.contains(u"Ada, Whistle: 3"_s) && told.contains(u"Bo, Victory points: 21"_s),
             qPrintable(told));
    desk.view.undo();
    QCOMPARE(desk.own(0).workers, stood);
}

void TestWhistleMountainNumbers::scaffoldsAreCorrectedOnTheGrid()
{
    Desk desk(0);
    const int count = desk.state().pieceCount;
    const QString next = u"pieces.%1"_s.arg(count + 1);
    desk.type(next, u"A9 gold, B9, B10 iron"_s);
    desk.apply();
    QCOMPARE(int{desk.state().pieceCount}, count + 1);
    QCOMPARE(desk.state().printAt[cellAt(0, 8)], Print::Gold);
    QCOMPARE(desk.state().printAt[cellAt(1, 9)], Print::Iron);
    QCOMPARE(desk.shownIn(next), u"A9 gold, B9, B10 iron"_s);
    QVERIFY(desk.find(u"number-pieces.%1"_s.arg(count + 2))); // one more can follow
    desk.type(next, u"A9"_s);
    desk.apply();
    QVERIFY(!desk.state().scaffolds.contains(cellAt(1, 8)));
    desk.type(next, QString());
    desk.apply();
    QVERIFY(!desk.state().scaffolds.contains(cellAt(0, 8)));
}

/// Whoever joins a game under way lays all scaffolds of the table in one correction.
void TestWhistleMountainNumbers::severalScaffoldsAreLaidTogether()
{
    Desk desk(0);
    const int count = desk.state().pieceCount;
    const qsizetype before = desk.session().cursor();
    const QStringList lines{u"A1, A2 coal, A3"_s, u"B1 iron, C1, D1"_s, u"B2, C2 gold, D2"_s,
                            u"E1, E2, E3 water"_s};
    for (int i = 0; i < lines.size(); ++i)
        desk.type(u"pieces.%1"_s.arg(count + 1 + i), lines[i]);
    desk.apply();
    QCOMPARE(desk.session().cursor(), before + 1);
    QCOMPARE(int{desk.state().pieceCount}, count + 4);
    QCOMPARE(desk.state().printAt[cellAt(2, 1)], Print::Gold);
    QCOMPARE(desk.shownIn(u"pieces.%1"_s.arg(count + 4)), lines.back());
}

void TestWhistleMountainNumbers::machinesAreCorrectedOnTheGrid()
{
    Desk desk(0);
    desk.type(u"players.2.machines"_s, u"Whistler"_s);
    desk.apply();
    QVERIFY(desk.own(1).has(Machine::Whistler));
    desk.type(u"machines.whistler"_s, u"c9:d9, Bo"_s);
    desk.apply();
    QVERIFY(!desk.own(1).has(Machine::Whistler)); // it left the stock
    QCOMPARE(desk.state().built[Machine::Whistler].area, areaAt(2, 8, 2, 1));
    QCOMPARE(desk.state().built[Machine::Whistler].by, Player{1});
    QCOMPARE(desk.shownIn(u"machines.whistler"_s), u"C9:D9, Bo"_s);
    desk.type(u"machines.whistler"_s, u"C9:D9, Cleo"_s);
    QVERIFY2(desk.said().contains(u"“Cleo”"_s), qPrintable(desk.said()));
    desk.type(u"machines.whistler"_s, QString());
    desk.apply();
    QVERIFY(!desk.state().onGrid.contains(Machine::Whistler));
}

void TestWhistleMountainNumbers::whatCannotBeIsRefused()
{
    Desk desk;
    const qsizetype before = desk.session().cursor();
    desk.type(u"players.1.workers"_s, u"8 the whirlpool"_s); // one is missing
    desk.type(u"players.1.gold"_s, u"2"_s);
    QVERIFY2(desk.said().contains(u"Workers"_s) && !desk.said().contains(u"Gold"_s), qPrintable(desk.said()));
    QVERIFY(!desk.find(u"numbers-apply"_s)->isEnabled());
    desk.type(u"players.1.workers"_s, u"9 the moon"_s);
    QVERIFY2(desk.said().contains(u"“9 the moon”"_s), qPrintable(desk.said()));
    // The tip follows what is typed.
    const auto *workers = desk.view.centre()->findChild<QLineEdit *>(u"number-players.1.workers"_s);
    QVERIFY(workers);
    QVERIFY2(workers->toolTip().contains(u"9 the moon"_s), qPrintable(workers->toolTip()));
    QCOMPARE(desk.session().cursor(), before);
}

/// With four players beside each other, too.
void TestWhistleMountainNumbers::longListsAreInSight()
{
    Desk desk(300, {u"Ada"_s, u"Bo"_s, u"Cleo"_s, u"Dan"_s});
    QCoreApplication::processEvents(); // layouts
    const auto fields = desk.view.centre()->findChildren<QLineEdit *>();
    int longOnes = 0;
    for (const QLineEdit *field : fields) {
        if (!field->isVisible() || !field->objectName().startsWith("number-"_L1))
            continue;
        const int needed = field->fontMetrics().horizontalAdvance(field->text());
        const bool isWhole = needed + 8 <= field->width();
        QVERIFY2(isWhole || field->toolTip().contains(field->text()), qPrintable(field->text()));
        longOnes += isWhole && field->text().size() > 28 ? 1 : 0;
    }
    QVERIFY2(longOnes > 3, qPrintable(QString::number(longOnes)));
}

/// On the table scaffolds have no numbers: a line that was passed over is nothing to refuse.
void TestWhistleMountainNumbers::anEmptyLineBetweenScaffoldsIsNone()
{
    Desk desk(0);
    const int count = desk.state().pieceCount;
    desk.type(u"pieces.%1"_s.arg(count + 2), u"A1, A2 coal, A3"_s);
    desk.type(u"pieces.%1"_s.arg(count + 4), u"B1 iron, C1, D1"_s);
    desk.apply();
    QCOMPARE(int{desk.state().pieceCount}, count + 2);
    QCOMPARE(desk.state().printAt[cellAt(1, 0)], Print::Iron);
    QCOMPARE(desk.shownIn(u"pieces.%1"_s.arg(count + 2)), u"B1 iron, C1, D1"_s);
    QCOMPARE(desk.shownIn(u"pieces.%1"_s.arg(count + 4)), QString());
}

/// Once as many scaffolds lie as people play, whoever is shown to play has a turn, though nobody chose that.
void TestWhistleMountainNumbers::whoJoinsIsNotAskedForTheFirstScaffolds()
{
    Desk desk(0);
    QCOMPARE(desk.state().phase, Phase::Start);
    const Player shown = desk.state().current;
    desk.type(u"pieces.1"_s, u"A1, A2 coal, A3"_s);
    desk.apply();
    QCOMPARE(desk.state().phase, Phase::Start); // Bo's is still to come
    desk.type(u"pieces.2"_s, u"B1 iron, C1, D1"_s);
    desk.type(u"pieces.3"_s, u"E1, E2, E3 water"_s);
    desk.apply();
    QCOMPARE(desk.state().phase, Phase::Turn);
    QCOMPARE(desk.state().current, shown);
}

QTEST_MAIN(TestWhistleMountainNumbers)
#include "tst_whistlemountainnumbers.moc"
