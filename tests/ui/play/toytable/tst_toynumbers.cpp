// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toyevening.h"
#include "tests/ui/play/toytable/toytable.h"
#include "ui/play/numbers/boardnumberspage.h"
#include "ui/play/numbers/settingnumbers.h"
#include "ui/widgets/numberfield.h"
#include "ui/words/language.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::toygame::fixture;
using ui::test::ToyTable;

namespace {

using ToyNumbers = ui::SettingNumbers<toygame::Game>;

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
    ToyNumbers numbers{
        table,
        toygame::settings(),
        {.settings =
             [this] {
                 return words::SettingWords{
                     .section =
                         [this](const describe::Assignment &each) {
                             return table.narrator().player(static_cast<play::Seat>(each.things[0]));
                         },
                     .name =
                         [](const describe::Assignment &each) {
                             return each.setting == toygame::Setting::Berries ? u"Berries"_s : u"Points"_s;
                         }};
             },
         .refusal =
             [](const play::Verdict &verdict) { return ui::test::toyRule(verdict.objections.front().rule); },
         .record = [this](const toygame::Event &event,
                          const QString &note) { table.session().play(event, note); }}};
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
