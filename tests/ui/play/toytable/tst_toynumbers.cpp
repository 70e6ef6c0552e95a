// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toyevening.h"
#include "tests/ui/play/toytable/toynumbers.h"
#include "tests/ui/play/toytable/toytable.h"
#include "ui/play/numbers/boardnumberspage.h"
#include "ui/widgets/numberfield.h"
#include "ui/words/language.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

#include <algorithm>
#include <utility>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::toygame::fixture;
using ui::test::ToyNumbers;
using ui::test::ToyTable;

namespace {

struct Desk {
    Desk() { page.show(); }

    ui::NumberField *field(const QString &path)
    {
        return page.findChild<ui::NumberField *>(u"number-"_s + path);
    }
    void type(const QString &path, const QString &text)
    {
        ui::NumberField *typed = field(path);
        typed->setFocus();
        typed->selectAll();
        QTest::keyClicks(typed, text);
    }
    QString said() { return page.findChild<QLabel *>(u"numbers-message"_s)->text(); }
    QPushButton *apply() { return page.findChild<QPushButton *>(u"numbers-apply"_s); }
    const toygame::PlayerState &hand(int player)
    {
        return table.session().state().players[static_cast<toygame::Player>(player)];
    }

    words::Speech speech{words::Language::English};
    ToyTable table{newRecord()};
    ToyNumbers numbers{table, toygame::settings(), ui::test::toyNumberWords(table)};
    ui::BoardNumbersPage page{table, numbers};
};

/// The same numbers in a table of the players, with berries to step and points to tick; those of the second player stand
/// beneath.
class TableOfNumbers : public ToyNumbers
{
public:
    using ToyNumbers::ToyNumbers;

    ui::NumbersDress dress() const override { return {true, true}; }
    std::vector<ui::BoardNumber> numbers() override
    {
        std::vector<ui::BoardNumber> numbers = ToyNumbers::numbers();
        for (ui::BoardNumber &number : numbers) {
            const bool isTick = number.path.endsWith(u"points"_s);
            number.full = number.section + u" has "_s + number.name;
            number.heading = std::exchange(number.name, number.section);
            number.section = number.path.contains(u".1."_s) ? u"First"_s : u"Second"_s;
            number.isBeneath = number.section == u"Second"_s;
            number.column = isTick ? 2 : 1;
            number.isTick = isTick;
            number.beside = isTick ? u"some"_s : QString();
            number.isStepped = !isTick;
            number.least = 0;
            number.most = toygame::mostBerries;
        }
        return numbers;
    }
    QString agreed(const play::Agreement &agreement) const override
    {
        return u"agreed after %1"_s.arg(agreement.after);
    }
};

struct TableDesk {
    TableDesk() { page.show(); }
    template <class Widget>
    Widget *field(const QString &path)
    {
        return page.findChild<Widget *>(u"number-"_s + path);
    }
    QPoint placeOf(const QWidget *widget) { return widget->mapTo(&page, widget->rect().center()); }
    const QLabel *label(const QString &text)
    {
        const auto labels = page.findChildren<QLabel *>();
        const auto at = std::find_if(labels.begin(), labels.end(),
                                     [&text](const QLabel *each) { return each->text() == text; });
        return at == labels.end() ? nullptr : *at;
    }
    QPushButton *button(const QString &name) { return page.findChild<QPushButton *>(name); }

    words::Speech speech{words::Language::English};
    ToyTable table{newRecord()};
    TableOfNumbers numbers{table, toygame::settings(), ui::test::toyNumberWords(table)};
    ui::BoardNumbersPage page{table, numbers};
};

} // namespace

class TestToyNumbers : public QObject
{
    Q_OBJECT

private slots:
    void everyNumberIsThereOnce()
    {
        Desk desk;
        QCOMPARE(desk.page.findChildren<ui::NumberField *>().size(), 4); // two values of two players
        QCOMPARE(desk.field(u"players.2.berries"_s)->value(), 0);
        QVERIFY(desk.field(u"players.2.berries"_s)->accessibleName().contains(u"Bo: Berries"_s));
        QVERIFY(!desk.apply()->isEnabled());
    }

    void whatIsChangedIsOneCorrection()
    {
        Desk desk;
        desk.type(u"players.1.berries"_s, u"4"_s);
        desk.type(u"players.2.points"_s, u"12"_s);
        QCOMPARE(desk.said(), u"2 values will be set as one correction."_s);
        QTest::keyClicks(desk.page.findChild<QLineEdit *>(u"numbers-note"_s), u"counted"_s);
        desk.apply()->click();
        QCOMPARE(desk.table.session().eventCount(), 1);
        QCOMPARE(desk.table.session().note(1).reason, u"counted"_s);
        QCOMPARE(desk.hand(0).berries, 4);
        QCOMPARE(desk.hand(1).points, 12);
        QCOMPARE(desk.said(), u"The boards are corrected."_s);
        QVERIFY(!desk.page.isEdited());
    }

    void theRulesJudgeBeforeItIsApplied()
    {
        Desk desk;
        desk.type(u"players.1.berries"_s, u"12"_s); // more than a hand holds
        QCOMPARE(desk.said(), ui::test::toyRule(toygame::Rule::Set01));
        QVERIFY(!desk.apply()->isEnabled());
        QTest::keyClick(desk.field(u"players.1.berries"_s), Qt::Key_Return);
        QCOMPARE(desk.table.session().eventCount(), 0);
    }

    void numbersThatExcludeEachOtherAreNamed()
    {
        Desk desk;
        desk.type(u"players.1.berries"_s, u"12"_s);
        desk.type(u"players.2.berries"_s, u"3"_s);
        QCOMPARE(desk.said(), u"Ada, Berries: "_s + ui::test::toyRule(toygame::Rule::Set01));
    }

    void numbersStandInATable()
    {
        TableDesk desk;
        QVERIFY(QTest::qWaitForWindowExposed(&desk.page));
        auto *berries = desk.field<QSpinBox>(u"players.1.berries"_s);
        auto *points = desk.field<QCheckBox>(u"players.1.points"_s);
        auto *others = desk.field<QSpinBox>(u"players.2.berries"_s);
        QVERIFY(berries && points && others);
        QCOMPARE(desk.placeOf(berries).y(), desk.placeOf(points).y());
        QCOMPARE(desk.placeOf(berries).x(), desk.placeOf(others).x()); // beneath, in the same columns
        QVERIFY(desk.placeOf(berries).y() < desk.placeOf(others).y());
        QVERIFY(desk.label(u"First"_s) && desk.label(u"Second"_s));
        QCOMPARE(desk.placeOf(desk.label(u"Ada"_s)).y(), desk.placeOf(berries).y());
        QVERIFY(desk.placeOf(desk.label(u"Berries"_s)).x() < desk.placeOf(points).x());
        QCOMPARE(points->text(), u"some"_s);
        QVERIFY(berries->accessibleName().contains(u"Ada has Berries"_s));
        QVERIFY(!berries->toolTip().isEmpty());
    }

    void aNumberIsSteppedWithinItsLimits()
    {
        TableDesk desk;
        auto *berries = desk.field<QSpinBox>(u"players.1.berries"_s);
        QTest::keyClick(berries, Qt::Key_Down);
        QVERIFY(!desk.page.isEdited());
        QTest::keyClick(berries, Qt::Key_Up);
        QTest::keyClick(desk.field<QCheckBox>(u"players.2.points"_s), Qt::Key_Space);
        QVERIFY(berries->font().bold());
        QTest::keyClick(berries, Qt::Key_Return);
        QCOMPARE(desk.table.session().eventCount(), 1);
        QCOMPARE(desk.table.session().state().players[toygame::Player{0}].berries, 1);
        QCOMPARE(desk.table.session().state().players[toygame::Player{1}].points, 1);
        QVERIFY(!berries->font().bold());
    }

    void whatBelongsToNoSectionStandsAbove()
    {
        /// The berries of the first player.
        class Above : public TableOfNumbers
        {
        public:
            using TableOfNumbers::TableOfNumbers;
            std::vector<ui::BoardNumber> numbers() override
            {
                std::vector<ui::BoardNumber> numbers = TableOfNumbers::numbers();
                numbers.front().section.clear();
                numbers.front().column = 0;
                return numbers;
            }
        };
        TableDesk desk;
        Above numbers(desk.table, toygame::settings(), ui::test::toyNumberWords(desk.table));
        ui::BoardNumbersPage page(desk.table, numbers);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        const auto top = [&page](const QString &path) {
            const auto *field = page.findChild<QWidget *>(u"number-"_s + path);
            return field->mapTo(&page, QPoint()).y();
        };
        QVERIFY(top(u"players.1.berries"_s) < top(u"players.1.points"_s));
        QCOMPARE(page.focusProxy(), page.findChild<QWidget *>(u"number-players.1.berries"_s));
    }

    /// A page that nobody looks at asks for nothing while the game goes on.
    void aHiddenPageFollowsWhenItIsShown()
    {
        class Counted : public ToyNumbers
        {
        public:
            using ToyNumbers::ToyNumbers;
            std::vector<ui::BoardNumber> numbers() override
            {
                ++asked;
                return ToyNumbers::numbers();
            }
            int asked = 0;
        };
        Desk desk;
        Counted numbers(desk.table, toygame::settings(), ui::test::toyNumberWords(desk.table));
        ui::BoardNumbersPage page(desk.table, numbers);
        const int before = numbers.asked;
        desk.table.session().play(setBerries(0, 3));
        QCOMPARE(numbers.asked, before);
        page.show();
        QCOMPARE(page.findChild<ui::NumberField *>(u"number-players.1.berries"_s)->value(), 3);
        desk.table.session().play(setBerries(0, 4));
        QCOMPARE(page.findChild<ui::NumberField *>(u"number-players.1.berries"_s)->value(), 4);
    }

    void theTableAgrees()
    {
        QVERIFY(!Desk().page.findChild<QPushButton *>(u"numbers-agree"_s)); // where it is not asked to
        TableDesk desk;
        const auto *said = desk.page.findChild<QLabel *>(u"numbers-agreement"_s);
        QCOMPARE(said->text(), u"The table has not compared the numbers yet."_s);
        desk.field<QSpinBox>(u"players.1.berries"_s)->setValue(2);
        QVERIFY(!desk.button(u"numbers-agree"_s)->isEnabled()); // it does not yet
        desk.button(u"numbers-apply"_s)->click();
        desk.button(u"numbers-agree"_s)->click();
        QCOMPARE(said->text(), u"agreed after 1"_s);
        desk.table.session().undo();
        QCOMPARE(said->text(), u"The table has not compared the numbers yet."_s);
    }

    void whatWasTypedStaysWhileTheGameGoesOn()
    {
        Desk desk;
        desk.type(u"players.2.points"_s, u"5"_s);
        ui::NumberField *typed = desk.field(u"players.2.points"_s);
        desk.table.session().play(pick(3));
        QCOMPARE(desk.field(u"players.1.berries"_s)->value(), 3);
        QCOMPARE(desk.field(u"players.2.points"_s), typed); // with the keyboard, where it was
        QCOMPARE(typed->value(), 5);
        QVERIFY(!desk.page.mayClose());
        QVERIFY(desk.page.mayClose());
        QCOMPARE(typed->value(), 0);
        desk.table.lookAt(0);
        QCOMPARE(desk.field(u"players.1.berries"_s)->value(), 0);
    }
};

QTEST_MAIN(TestToyNumbers)
#include "tst_toynumbers.moc"
