// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/builtincatalogue.h"
#include "core/cloudage/printed.h"
#include "core/table/jsonreader.h"
#include "tests/core/describe/roundtrips.h"

#include <QtTest/QTest>

using namespace skyledger;
using namespace skyledger::cloudage;
using namespace Qt::Literals::StringLiterals;

namespace {

using Trips = testing::RoundTrips<Catalogue, Ids>;

/// The sample set with a find of every kind of gain.
QJsonObject richSample()
{
    QJsonObject document = sampleCatalogue();
    QJsonArray finds = document["finds"_L1].toArray();
    finds.append(QJsonObject{{u"id"_s, u"rich"_s},
                             {u"gain"_s, QJsonObject{{u"metal"_s, 1}}},
                             {u"vp"_s, -2},
                             {u"level"_s, 1},
                             {u"then"_s, QJsonArray{u"build"_s, u"plant"_s}}});
    document.insert(u"finds"_s, finds);
    return document;
}

QString faultOf(const QByteArray &json)
{
    const auto document = table::parseObject(json);
    if (!document)
        qFatal("no JSON: %s", json.constData());
    table::JsonFaults faults;
    CatalogueFile file;
    readCatalogueInside(table::JsonNode(faults, document.value()), file.ids, file.values);
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
    void l4BringsWhatTheRulebookPrints();
    void readsLittleAsNothing();
    void editsACopy();
};

void PrintedValues::everyRowRoundTrips()
{
    const Trips sample(printedTable(), sampleCatalogue());
    QCOMPARE(sample.untold(), QStringList({u"finds.{find}.level"_s, u"finds.{find}.then"_s}));
    QCOMPARE(sample.eachValue(), QString());
    QCOMPARE(sample.whole(), QString());
    const Trips rich(printedTable(), richSample());
    QCOMPARE(rich.untold(), QStringList());
    QCOMPARE(rich.eachValue(), QString());
    QCOMPARE(rich.whole(), QString());
}

void PrintedValues::nothingIsInvented()
{
    QCOMPARE(Trips(printedTable(), {}).nothing(), QString());
    QCOMPARE(Trips(printedTable(), sampleCatalogue()).nothing(), QString());
}

void PrintedValues::entriesAreWhatWasRead()
{
    QCOMPARE(Trips(printedTable(), richSample()).entries(), QString());
    QCOMPARE(Trips(printedTable(), builtInCatalogue()).entries(), QString());
    QStringList names;
    for (const auto &each : catalogueEntries(sampleCatalogue()))
        names << each.name;
    // City by city; one that prints no value leaves nothing behind.
    const qsizetype first = names.indexOf(u"cities.borderville.combat"_s);
    QCOMPARE(names.mid(first, 5),
             QStringList({u"cities.borderville.combat"_s, u"cities.borderville.hexes"_s,
                          u"cities.beggars-end.combat"_s, u"cities.beggars-end.reward"_s,
                          u"cities.beggars-end.hexes"_s}));
    QVERIFY(names.contains(u"upgrades.planting.3.symbols"_s));
    QVERIFY(!names.contains(u"upgrades.movement.3.symbols"_s));
    QVERIFY(names.contains(u"tiles.l3.reward"_s));
    QVERIFY(!names.contains(u"tiles.l4.reward"_s));
    QVERIFY(names.contains(u"book.scenario-3.back"_s));
    QVERIFY(!names.contains(u"book.campaign.back"_s));
    QCOMPARE(names.front(), u"production.0"_s);
    QCOMPARE(names.back(), u"solo.8"_s);
}

void PrintedValues::faults_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *json, const char *fault) {
        QTest::newRow(json) << QByteArray(json) << QString::fromLatin1(fault);
    };
    row("{}", "");
    row(R"({"game":"airship-city"})", "game: expected the value cloudage");
    row(R"({"source":"hearsay"})", "source: expected one of rulebook, inferred, copy, sample");
    row(R"({"track":{"sources":{"books":1}}})",
        "track.sources.books: expected one of rulebook, inferred, copy, sample");
    row(R"({"production":{"0":{"energy":1,"source":"Sample"}}})",
        "production.0.source: expected one of rulebook, inferred, copy, sample");
    row(R"({"milestones":{"2":{"gain":{"cards":2},"source":5}}})",
        "milestones.2.source: expected one of rulebook, inferred, copy, sample");
    row(R"({"finds":[{"id":"a","source":"x"}]})",
        "finds[1].source: expected one of rulebook, inferred, copy, sample");
    row(R"({"projects":[{"id":"a","sources":{"cost":"x"}}]})",
        "projects[1].sources.cost: expected one of rulebook, inferred, copy, sample");
    row(R"({"sources":{"weather":"hearsay"}})", ""); // keys of others
    row(R"({"name":5})", "name: expected a text of 1 to 40 characters");
    row(R"({"production":{"11":{}}})", "production.11: expected a whole number from 0 to 10");
    row(R"({"production":{"1":{"vp":100}}})", "production.1.vp: expected a whole number from 0 to 99");
    row(R"({"milestones":{"3":{}}})", "milestones.3: expected one of 2, 4, 8");
    row(R"({"milestones":{"0":{}}})", "milestones.0: expected a whole number from 1 to 10");
    row(R"({"milestones":{"02":{}}})", "milestones.02: expected a whole number from 1 to 10");
    row(R"({"track":{"books":[9]}})", "track.books[1]: expected a whole number from 1 to 8");
    row(R"({"track":{"rewards":{"x":{}}}})", "track.rewards.x: expected a whole number from 1 to 8");
    row(R"({"track":{"rewards":{"1":{"oneOf":[{}]}}}})",
        "track.rewards.1.oneOf: expected a list of 2 to 4 entries");
    row(R"({"track":{"rewards":{"1":{"oneOf":[{},{"oneOf":[]}]}}}})",
        "track.rewards.1.oneOf[2].oneOf: expected no such key in an event of this kind");
    row(R"({"upgrades":{"movement":[{},{},{},{}]}})", "upgrades.movement: expected a list of 0 to 3 entries");
    row(R"({"upgrades":{"combat":[{},{},{},{}],"other":1}})", "");
    row(R"({"upgrades":{"combat":[null]}})", "upgrades.combat[1]: expected an object");
    row(R"({"upgrades":{"combat":[{"cost":3}]}})", "upgrades.combat[1].cost: expected an object");
    row(R"({"start":5})", "start: expected a text");
    row(R"({"start":"whika"})", "start: expected an id that the catalogue lists");
    row(R"({"cities":[{"id":5}]})", "cities[1].id: expected a text");
    row(R"({"cities":[{"id":"a"},{"id":"a"}]})", "cities[2].id: expected an id that stands here only once");
    row(R"({"cities":[{"id":"a","name":7}]})", "cities[1].name: expected an object");
    row(R"({"cities":[{"id":"a","name":{"fr":""}}]})",
        "cities[1].name.fr: expected a text of 1 to 40 characters");
    row(R"({"projects":[{"id":"a","name":{"en":["x"]}}]})",
        "projects[1].name.en: expected a text of 1 to 40 characters");
    row(R"({"thirdColor":"mauve"})", "thirdColor: expected an object");
    row(R"({"cities":[{"id":"a","combat":-1}]})", "cities[1].combat: expected a whole number from 0 to 99");
    row(R"({"tiles":{"l5":3,"l3":{"reward":{"gain":{"rum":1}}}}})",
        "tiles.l3.reward.gain.rum: expected one of energy, water, metal, cards, plants");
    row(R"({"projects":[{"id":"a","color":null}]})", "projects[1].color: expected one of green, blue, third");
    row(R"({"projects":[{"id":"a","effect":null,"set":9}]})",
        "projects[1].set: expected a whole number from 0 to 8");
    row(R"({"missionCities":["x"]})", "missionCities[1]: expected an id that the catalogue lists");
    row(R"({"book":{"scenario-4":{}}})",
        "book.scenario-4: expected one of scenario-1, scenario-2, scenario-3, campaign");
    row(R"({"book":{"scenario-2":{"front":{"reward":{"vp":1000}}}}})",
        "book.scenario-2.front.reward.vp: expected a whole number from -999 to 999");
    row(R"({"solo":{"9":"build-1"}})", "solo.9: expected a whole number from 1 to 8");
    row(R"({"cityCards":[{"value":1,"largest":"x"}]})",
        "cityCards[1].largest: expected one of energy, metal, water, cards");
}

void PrintedValues::faults()
{
    QFETCH(QByteArray, json);
    QTEST(faultOf(json), "fault");
}

void PrintedValues::l4BringsWhatTheRulebookPrints()
{
    Ids ids;
    Catalogue values;
    table::JsonFaults faults;
    readCatalogueInside(table::JsonNode(faults, QJsonObject()), ids, values);
    QVERIFY(values.l4.reward && !values.l4.combat && !values.l3.reward);
    QCOMPARE(int(values.l4.reward->certain.gain[Resource::Metal]), 2);
    QVERIFY(values.l4.reward->certain.then.contains(FollowUp::Wrench));
}

void PrintedValues::readsLittleAsNothing()
{
    const auto document = table::parseObject(
        R"({"production":{"1":{"energy":1,"water":3}},"book":{"scenario-2":{"front":{"pay":{"metal":2}},)"
        R"("back":{"combat":5,"reward":{}}}}})");
    Ids ids;
    Catalogue values;
    table::JsonFaults faults;
    readCatalogueInside(table::JsonNode(faults, document.value()), ids, values);
    QVERIFY(!faults.any());
    QVERIFY(!values.production[1]);
    QVERIFY(!values.book[Mode::Scenario2][BookSide::Front]);
    QVERIFY(values.book[Mode::Scenario2][BookSide::Back]);
    QVERIFY(!values.book[Mode::Scenario3][BookSide::Back]);
}

void PrintedValues::editsACopy()
{
    const auto copy = printedCopy();
    QVERIFY(!copy->setDocument(builtInCatalogue()));
    QVERIFY(!copy->add(u"cities"_s, u"new-city"_s));
    const auto combat = copy->find(u"cities.new-city.combat"_s);
    const auto reward = copy->find(u"cities.new-city.reward"_s);
    QVERIFY(combat && reward);
    QVERIFY(copy->isAsked(*reward));
    QVERIFY(!copy->put(*combat, QJsonValue::Null, describe::ValueSource::Copy));
    QVERIFY(!copy->isAsked(*reward));
    const auto name = copy->find(u"cities.new-city.name.en"_s);
    QVERIFY(!copy->put(*name, u"New City"_s, describe::ValueSource::Copy));
    const QJsonArray cities = copy->document()["cities"_L1].toArray();
    QCOMPARE(cities.last().toObject(),
             (QJsonObject{{u"id"_s, u"new-city"_s},
                          {u"name"_s, QJsonObject{{u"en"_s, u"New City"_s}}},
                          {u"combat"_s, QJsonValue::Null},
                          {u"sources"_s, QJsonObject{{u"combat"_s, u"copy"_s}}}}));
    QCOMPARE(copy->thingName(*combat), u"cities.new-city"_s);
    QCOMPARE(copy->lists().size(), 3U);
    const auto upgrade = copy->find(u"upgrades.combat.4.cost"_s);
    QVERIFY(!copy->put(*upgrade, QJsonObject{{u"metal"_s, 6}}, describe::ValueSource::Copy));
    QCOMPARE(copy->document()["upgrades"_L1]["combat"_L1][3]["sources"_L1]["cost"_L1].toString(), u"copy"_s);
    QCOMPARE(copy->source(*copy->find(u"upgrades.combat.1.cost"_s)),
             std::optional(describe::ValueSource::Rulebook));
}

QTEST_GUILESS_MAIN(PrintedValues)

#include "tst_printed.moc"
