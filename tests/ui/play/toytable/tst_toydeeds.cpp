// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/play/toyevening.h"
#include "tests/ui/play/toytable/toytable.h"
#include "ui/play/deeds.h"

#include <QtTest/QTest>

using namespace skyledger;
using namespace skyledger::toygame::fixture;
using ui::Deeds;
using ui::test::ToyTable;

/// Which events one press made.
class TestToyDeeds : public QObject
{
    Q_OBJECT

private slots:
    void whatOnePressMadeIsOneDeed();
    void whatIsUndoneStandsForItself();
    void whatIsChangedStandsForItself();
    void aPressThatDidNothingIsNone();
    void whatAPressInsertsInThePastIsNone();
};

void TestToyDeeds::whatOnePressMadeIsOneDeed()
{
    ToyTable table(newRecord());
    Deeds deeds(table.session());
    table.session().play(pick(1));
    table.session().play(endTurn());
    qsizetype seen = 0; // while it is still pressed
    connect(&table.session(), &play::Session::changed, this,
            [&](qsizetype, qsizetype to) { seen = deeds.firstOf(to); });
    for (int turn = 0; turn < 2; ++turn) {
        const Deeds::Press press(deeds);
        table.session().play(pick(1));
        table.session().play(endTurn());
        QCOMPARE(seen, table.session().cursor() - 1);
    }
    table.session().play(pick(1));
    QCOMPARE(table.session().cursor(), 7);
    QCOMPARE(seen, 7);
    const qsizetype firsts[] = {1, 2, 3, 3, 5, 5, 7};
    for (qsizetype event = 1; event <= 7; ++event)
        QCOMPARE(deeds.firstOf(event), firsts[event - 1]);
}

void TestToyDeeds::whatIsUndoneStandsForItself()
{
    ToyTable table(newRecord());
    Deeds deeds(table.session());
    {
        const Deeds::Press press(deeds);
        table.session().play(pick(1));
        table.session().play(endTurn());
    }
    table.session().undo();
    table.session().redo();
    QCOMPARE(deeds.firstOf(2), 2);
}

void TestToyDeeds::whatIsChangedStandsForItself()
{
    ToyTable table(newRecord());
    Deeds deeds(table.session());
    {
        const Deeds::Press press(deeds);
        table.session().play(pick(1));
        table.session().play(endTurn());
    }
    QVERIFY(table.session().changeEvent(1, pick(2)).verdict.playable());
    QCOMPARE(deeds.firstOf(2), 2);
}

void TestToyDeeds::aPressThatDidNothingIsNone()
{
    ToyTable table(newRecord());
    Deeds deeds(table.session());
    table.session().play(pick(1));
    {
        const Deeds::Press press(deeds);
    }
    table.session().play(endTurn());
    table.session().play(pick(1));
    QCOMPARE(table.session().cursor(), 3);
    QCOMPARE(deeds.firstOf(2), 2);
    QCOMPARE(deeds.firstOf(3), 3);
}

/// The end of the game is no part of the deed before it.
void TestToyDeeds::whatAPressInsertsInThePastIsNone()
{
    ToyTable table(newRecord());
    Deeds deeds(table.session());
    {
        const Deeds::Press press(deeds);
        table.session().play(pick(1));
        table.session().play(endTurn());
    }
    for (int turn = 0; turn < 2; ++turn) {
        table.session().play(pick(1));
        table.session().play(endTurn());
    }
    {
        const Deeds::Press press(deeds);
        QVERIFY(table.session().insertEvent(5, setBerries(0, 3)).verdict.playable());
    }
    QCOMPARE(table.session().cursor(), 7);
    const qsizetype firsts[] = {1, 1, 3, 4, 5, 6, 7};
    for (qsizetype event = 1; event <= 7; ++event)
        QCOMPARE(deeds.firstOf(event), firsts[event - 1]);
}

QTEST_MAIN(TestToyDeeds)
#include "tst_toydeeds.moc"
