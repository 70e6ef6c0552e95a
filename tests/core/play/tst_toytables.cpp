// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonwriter.h"
#include "tests/core/play/toyevening.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace skyledger;
using namespace skyledger::toygame;
using namespace skyledger::toygame::fixture;
using namespace Qt::Literals::StringLiterals;

/// What a game gets out of its tables of printed values, rulings and rows of a sheet, on the toy.
class TestToyTables : public QObject
{
    Q_OBJECT

private slots:
    void theCatalogueIsReadAndWritten();
    void oneValueIsMissing();
    void aBasketStandsOnce();
    void rulingsAreReadAndWritten();
    void theSheetIsReadAndWritten();
};

void TestToyTables::theCatalogueIsReadAndWritten()
{
    const Record record = newRecord();
    QCOMPARE(record.setup.basketCount, std::size_t{3});
    QCOMPARE(record.setup.baskets[Basket{1}], (BasketValues{4, 7}));
    const QJsonObject catalogue = beginning()["setup"_L1]["catalogue"_L1].toObject();
    QJsonObject written;
    values().write(written, record.setup, record.ids);
    QCOMPARE(written, catalogue);
    const QByteArray bytes = table::writeJson(written, values().shape());
    QVERIFY(bytes.indexOf("\"id\": \"old\"") < bytes.lastIndexOf("\"cost\": 1"));
}

/// Its address is the one that the rules give to what they lack.
void TestToyTables::oneValueIsMissing()
{
    const Record record = newRecord();
    const auto missing = values().missing(record.setup, record.ids);
    QCOMPARE(missing.size(), std::size_t{1});
    QCOMPARE(values().name(missing.front(), record.ids), u"baskets.old.points"_s);
    QVERIFY(values().find(u"baskets.old.points"_s, record.ids) == missing.front());
    State state = startState(record.setup);
    apply(record.setup, state, pick(2));
    const play::Verdict verdict = check(record.setup, state, fill(2));
    QVERIFY(verdict.missing.contains(missing.front()));
}

void TestToyTables::aBasketStandsOnce()
{
    QJsonObject document = beginning();
    QJsonObject setup = document["setup"_L1].toObject();
    setup["catalogue"_L1] = QJsonObject{
        {u"baskets"_s, QJsonArray{QJsonObject{{u"id"_s, u"a"_s}}, QJsonObject{{u"id"_s, u"a"_s}}}}};
    document["setup"_L1] = setup;
    const auto read = play::RecordFile<Game>::read(document);
    QVERIFY(!read.ok());
    QCOMPARE(read.error().place, u"setup.catalogue.baskets[2].id"_s);
    QCOMPARE(QString(read.error().expected.phrase), QString(table::expect::newId));
}

void TestToyTables::rulingsAreReadAndWritten()
{
    for (const TieBreak reading : {TieBreak::Shared, TieBreak::Berries}) {
        const Rulings told{reading};
        table::JsonFaults faults;
        const QJsonObject written = rulings().write(told);
        QCOMPARE(rulings().read(table::JsonNode(faults, written)), told);
        QVERIFY(!faults.any());
    }
    table::JsonFaults faults;
    const QJsonObject odd{{u"tieBreak"_s, u"eaten"_s}};
    rulings().read(table::JsonNode(faults, odd));
    QCOMPARE(faults.first().place, u"tieBreak"_s);
}

void TestToyTables::theSheetIsReadAndWritten()
{
    const SheetPlayer told{-4, std::uint8_t{3}};
    QJsonObject written;
    sheet().write(written, told);
    QCOMPARE(written, (QJsonObject{{u"points"_s, -4}, {u"berries"_s, 3}}));
    table::JsonFaults faults;
    SheetPlayer again;
    sheet().read(table::JsonNode(faults, written), again);
    QVERIFY(!faults.any());
    QCOMPARE(again, told);
    const QJsonObject greedy{{u"points"_s, 1}, {u"berries"_s, mostBerries + 1}};
    sheet().read(table::JsonNode(faults, greedy), again);
    QCOMPARE(faults.first().place, u"berries"_s);
    const auto cells = sheet().cells();
    const auto berries = std::find_if(cells.begin(), cells.end(), [](const describe::SheetCell &cell) {
        return sheet().pathOf(cell) == u"berries"_s;
    });
    QVERIFY(berries != cells.end());
    QVERIFY(sheet().asks(*berries, {TieBreak::Berries}));
    QVERIFY(!sheet().asks(*berries, {TieBreak::Shared}));
}

QTEST_APPLESS_MAIN(TestToyTables)
#include "tst_toytables.moc"
