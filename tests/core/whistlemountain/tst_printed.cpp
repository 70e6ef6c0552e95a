// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonreader.h"
#include "core/whistlemountain/printed.h"
#include "core/whistlemountain/record/cataloguejson.h"
#include "tests/core/describe/roundtrips.h"

#include <QtTest/QTest>

using namespace skyledger;
using namespace skyledger::whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

using Trips = testing::RoundTrips<Catalogue, Ids>;

/// The sample set, with a tower that climbs otherwise and a machine of its own size.
QJsonObject oddSample()
{
    QJsonObject document = sampleCatalogue();
    QJsonObject board = document["board"_L1].toObject();
    board.insert("floorOfRow"_L1, QJsonArray{1, 1, 2, QJsonValue::Null, 5, 5, 5, 6, 7, 8, 9, 10});
    document.insert("board"_L1, board);
    QJsonObject machines = document["machines"_L1].toObject();
    QJsonObject vault = machines["vault"_L1].toObject();
    vault.insert("size"_L1, QJsonArray{3, 1});
    machines.insert("vault"_L1, vault);
    document.insert("machines"_L1, machines);
    QJsonObject upgrades = document["upgrades"_L1].toObject();
    QJsonObject shuttle = upgrades["shuttle"_L1].toObject();
    shuttle.insert("cost"_L1, QJsonObject{{"coal"_L1, 1}, {"any"_L1, 2}});
    upgrades.insert("shuttle"_L1, shuttle);
    document.insert("upgrades"_L1, upgrades);
    return document;
}

QString faultOf(const QByteArray &json, bool needsBoard = false)
{
    const auto document = table::parseObject(json);
    if (!document)
        qFatal("no JSON: %s", json.constData());
    table::JsonFaults faults;
    readCatalogue(JsonNode(faults, document.value()), needsBoard);
    return faults.any() ? table::describe(faults.first()) : QString();
}

} // namespace

/// The table of what is printed.
class PrintedValues : public QObject
{
    Q_OBJECT

private slots:
    void everyRowRoundTrips();
    void nothingIsInvented();
    void entriesAreWhatWasRead();
    void faults_data();
    void faults();
    void demandsTheGrid();
    void editsACopy();
};

void PrintedValues::everyRowRoundTrips()
{
    const Trips sample(printedTable(), sampleCatalogue());
    QCOMPARE(sample.untold(), QStringList({u"board.floorOfRow"_s, u"machines.{machine}.size"_s}));
    QCOMPARE(sample.eachValue(), QString());
    QCOMPARE(sample.whole(), QString());
    const Trips odd(printedTable(), oddSample());
    QCOMPARE(odd.untold(), QStringList());
    QCOMPARE(odd.whole(), QString());
}

void PrintedValues::nothingIsInvented()
{
    QCOMPARE(Trips(printedTable(), {}).nothing(), QString());
}

void PrintedValues::entriesAreWhatWasRead()
{
    QCOMPARE(Trips(printedTable(), oddSample()).entries(), QString());
    QCOMPARE(Trips(printedTable(), builtInCatalogue()).entries(), QString());
    QStringList needed;
    QStringList names;
    for (const auto &each : catalogueEntries(builtInCatalogue())) {
        names << each.name;
        if (each.isNeeded)
            needed << each.name;
    }
    QCOMPARE(needed, QStringList({u"board.columns"_s, u"board.rows"_s, u"board.bridgeRow"_s}));
    // Machine by machine; of a tower that nobody measured one floor is asked for.
    QCOMPARE(names.mid(4, 8),
             QStringList({u"board.floors.1"_s, u"scaffolds.minCells"_s, u"scaffolds.maxCells"_s,
                          u"scaffolds.resources"_s, u"scaffolds.pieces"_s, u"sizes.small"_s,
                          u"sizes.medium"_s, u"sizes.large"_s}));
    QCOMPARE(names.mid(12, 4),
             QStringList({u"machines.dark-iron.build"_s, u"machines.dark-iron.gain"_s,
                          u"machines.dark-iron.vp"_s, u"machines.dark-scorer.build"_s}));
    QVERIFY(!names.contains(u"machines.vault.gain"_s));
    QVERIFY(!names.contains(u"trophies.unknown"_s));
    QCOMPARE(names.back(), u"cards.upgrade"_s);
}

void PrintedValues::faults_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *json, const char *fault) {
        QTest::newRow(json) << QByteArray(json) << QString::fromLatin1(fault);
    };
    row("{}", "");
    row(R"({"source":"hearsay"})", "source: expected one of rulebook, inferred, copy, sample");
    row(R"({"board":{"sources":{"rows":1}}})",
        "board.sources.rows: expected one of rulebook, inferred, copy, sample");
    row(R"({"machines":{"vault":{"sources":{"build":"Sample"}}}})",
        "machines.vault.sources.build: expected one of rulebook, inferred, copy, sample");
    row(R"({"sizes":{"source":null,"sources":null}})", "");
    row(R"({"upgrades":{"sources":{"shuttle":"guess"}}})",
        "upgrades.sources.shuttle: expected one of rulebook, inferred, copy, sample");
    row(R"({"sources":{"weather":"hearsay"},"board":{"sources":{"mood":1}}})", ""); // keys of others
    row(R"({"name":5})", "name: expected a text of 1 to 40 characters");
    row(R"({"name":""})", "name: expected a text of 1 to 40 characters");
    row(R"({"board":[]})", "board: expected an object");
    row(R"({"board":{"rows":12,"bridgeRow":13}})", "board.bridgeRow: expected a whole number from 1 to 12");
    row(R"({"board":{"columns":null}})", "board.columns: expected a whole number from 1 to 16");
    row(R"({"board":{"rows":2,"floorOfRow":[1]}})", "board.floorOfRow: expected a list of 2 entries");
    row(R"({"board":{"rows":2,"floorOfRow":[1,21]}})",
        "board.floorOfRow[2]: expected a whole number from 1 to 20");
    row(R"({"board":{"rows":2,"floors":[null,-1]}})",
        "board.floors[2]: expected a whole number from 0 to 9999");
    row(R"({"scaffolds":{"minCells":7}})", "scaffolds.minCells: expected a whole number from 0 to 6");
    row(R"({"scaffolds":{"minCells":null,"resources":null}})", "");
    row(R"({"scaffolds":{"pieces":[{"id":"a","pattern":["cx"]}]}})",
        "scaffolds.pieces[1].pattern: expected a connected pattern of c i w g s o ? and .");
    row(R"({"scaffolds":{"pieces":[{"id":"a","pattern":["cc",5]}]}})",
        "scaffolds.pieces[1].pattern[2]: expected a text");
    row(R"({"sizes":{"tiny":[1,1]}})", "sizes.tiny: expected one of small, medium, large");
    row(R"({"sizes":{"small":[1]}})", "sizes.small: expected a list of 2 entries");
    row(R"({"machines":{"vault":3}})", "machines.vault: expected an object");
    row(R"({"machines":{"vault":{"gain":3}}})", ""); // only small machines have one
    row(R"({"machines":{"whistler":{"gain":{"any":1}}}})",
        "machines.whistler.gain.any: expected one of coal, iron, water, gold, whistle");
    row(R"({"upgrades":{"shuttle":{"cost":{"any":1,"rum":1}}}})",
        "upgrades.shuttle.cost.rum: expected one of coal, iron, water, gold, whistle");
    row(R"({"cards":{"ram":41}})", "cards.ram: expected a whole number from 0 to 40");
}

void PrintedValues::faults()
{
    QFETCH(QByteArray, json);
    QTEST(faultOf(json), "fault");
}

void PrintedValues::demandsTheGrid()
{
    QCOMPARE(faultOf("{}", true), u"board: expected an object"_s);
    QCOMPARE(faultOf(R"({"board":{"columns":8,"rows":9,"barracksRow":0}})", true),
             u"board.bridgeRow: expected a whole number from 1 to 9"_s);
    QCOMPARE(faultOf(R"({"board":{"columns":8,"rows":9,"bridgeRow":4}})", true), QString());
}

void PrintedValues::editsACopy()
{
    const auto copy = printedCopy();
    QVERIFY(!copy->setDocument(completed({})));
    const auto rows = copy->find(u"board.rows"_s);
    QVERIFY(rows);
    QVERIFY(!copy->put(*rows, 12, describe::ValueSource::Copy));
    const auto bridge = copy->find(u"board.bridgeRow"_s);
    QCOMPARE(copy->range(*bridge), std::optional(describe::ValueRange{1, 12}));
    const auto fault = copy->put(*bridge, 13, describe::ValueSource::Copy);
    QVERIFY(fault);
    QCOMPARE(table::describe(*fault), u"board.bridgeRow: expected a whole number from 1 to 12"_s);
    const auto floor = copy->find(u"board.floors.3"_s);
    QVERIFY(!copy->put(*floor, 2, describe::ValueSource::Copy));
    QCOMPARE(copy->document()["board"_L1]["floors"_L1].toArray(),
             (QJsonArray{QJsonValue::Null, QJsonValue::Null, 2}));
    QVERIFY(copy->isAsked(*floor));
    QVERIFY(!copy->isAsked(*copy->find(u"board.floors.13"_s)));
    QCOMPARE(copy->source(*copy->find(u"machines.vault.build"_s)),
             std::optional(describe::ValueSource::Rulebook));
}

QTEST_GUILESS_MAIN(PrintedValues)

#include "tst_printed.moc"
