// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguevalue.h"
#include "tests/core/airshipcity/record/documents.h"

#include <QJsonArray>
#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace skyledger::table;
using namespace Qt::Literals::StringLiterals;

namespace {

CatalogueFile readFine(const QJsonObject &document)
{
    const auto read = readCatalogue(document);
    if (!read)
        qFatal("%s", qPrintable(describe(read.error())));
    return read.value();
}

constexpr auto wood = Resource::Wood, metal = Resource::Metal, gold = Resource::Gold, gear = Resource::Gear;

} // namespace

/// Catalogues: what is printed, what is missing, where it comes from.
class TestCatalogueJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAirships();
    void readsPricesAndTracks();
    void readsTiles();
    void readsUtilitiesAndContracts();
    void readsStageBonuses();
    void readsRenovationsAndEffects();
    void whatIsPartlyGivenIsMissing_data();
    void whatIsPartlyGivenIsMissing();
    void anAmountOfZeroNeedsNothingElse_data();
    void anAmountOfZeroNeedsNothingElse();
    void anEmptyCatalogueKnowsNothing();
    void tellsSources_data();
    void tellsSources();
    void namesUtilities();
    void isWrittenInOrder();
    void refuses_data();
    void refuses();
};

void TestCatalogueJson::readsAirships()
{
    const Catalogue values = readFine(catalogueDocument()).values;
    const AirshipValues &first = values.airships[Airship::WoodenPrivate];
    QCOMPARE(*first.cost, (Amounts{{4, 0, 0, 2}}));
    QCOMPARE(*first.discount, (Discount{wood, 1}));
    QCOMPARE(int(*first.spaces.forThree), 3);
    QCOMPARE(int(*first.spaces.forFour), 4);
    QVERIFY(!values.airships[Airship::Cruise].discount);
    QVERIFY(!values.airships[Airship::Cruise].spaces.forThree);
    QCOMPARE(values.airships[Airship::Passenger], AirshipValues{});
}

void TestCatalogueJson::readsPricesAndTracks()
{
    const Catalogue values = readFine(catalogueDocument()).values;
    QCOMPARE(*values.guildPrice, (Price{gold, 10}));
    QCOMPARE(values.priceTracks[Level{1}]->size(), 4U);
    QCOMPARE(int((*values.priceTracks[Level{1}])[3]), 4);
    const QJsonObject one = with(catalogueDocument(), u"priceTracks"_s, json(R"({"3": [5]})"));
    QCOMPARE(readFine(one).values.priceTracks[Level{2}]->size(), 1U);
    QVERIFY(!readFine(one).values.priceTracks[Level{0}]);
}

void TestCatalogueJson::readsTiles()
{
    const CatalogueFile file = readFine(catalogueDocument());
    const auto &tiles = file.values.tiles;
    QCOMPARE(file.ids.tiles.text(Tile{0}), u"forest-1"_s);
    QCOMPARE(tiles[Tile{0}].kind, TileKind::Forest);
    QCOMPARE(*tiles[Tile{0}].crests, (ResourceSet{wood, gear}));
    QCOMPARE(*tiles[Tile{0}].crestBonus, (ResourceBonus{1, {wood}}));
    QCOMPARE(*tiles[Tile{0}].piggyback.developed,
             (ResourceBonus{1, {wood}})); // as its kind, and as the basic side
    QCOMPARE(tiles[Tile{1}].kind, TileKind::Architect);
    QVERIFY(tiles[Tile{1}].crests && tiles[Tile{1}].crests->empty());
    QVERIFY(!tiles[Tile{1}].crestBonus);
    QVERIFY(!tiles[Tile{1}].piggyback.basic);                   // nothing is said of its kind
    QCOMPARE(tiles[Tile{2}].kind, TileKind::Valley);            // by its id
    QCOMPARE(*tiles[Tile{2}].piggyback.basic, ResourceBonus{}); // its own, not that of its kind

    const QJsonObject document = without(catalogueDocument(), u"tiles[3].piggyback"_s);
    const PiggybackValues valley = readFine(document).values.tiles[Tile{2}].piggyback;
    QCOMPARE(*valley.basic, (ResourceBonus{1, {wood, metal}}));
    QCOMPARE(*valley.developed, (ResourceBonus{2, {metal}}));
}

void TestCatalogueJson::readsUtilitiesAndContracts()
{
    const CatalogueFile file = readFine(catalogueDocument());
    QCOMPARE(int(file.values.utilityCount), 2);
    const UtilityValues &utility = file.values.utilities[Utility{0}];
    QCOMPARE(*utility.cost, (Amounts{{5, 0, 3, 0}}));
    QCOMPARE(int(*utility.vp), 4);
    QCOMPARE(int(*utility.spaces.forFour), 4);
    QCOMPARE(file.values.utilities[Utility{1}], UtilityValues{});
    QCOMPARE(int(file.values.contractCount), 7);
    const ContractValues &contract = file.values.contracts[Contract{0}];
    QCOMPARE(int(*contract.term), 1);
    QCOMPARE(*contract.cost, (Amounts{{2, 1, 0, 1}}));
    QCOMPARE(int(*contract.vp) + int(*contract.gold), 2);
    QCOMPARE(file.values.contracts[Contract{1}], ContractValues{});
}

void TestCatalogueJson::readsStageBonuses()
{
    const CatalogueFile file = readFine(catalogueDocument());
    const auto &bonuses = file.values.stageBonuses;
    QCOMPARE(*bonuses[StageBonusTile{0}], (StageBonus{{}, 2, {wood, gold}, 0}));
    QVERIFY(bonuses[StageBonusTile{0}]->hasChoice());
    QCOMPARE(*bonuses[StageBonusTile{1}], (StageBonus{{{0, 0, 0, 1}}, 0, {}, -2}));
    QVERIFY(!bonuses[StageBonusTile{2}]); // its VP are missing, so all of it is
    QVERIFY(!bonuses[StageBonusTile{3}]);
    QCOMPARE(*file.stages[StageBonusTile{0}], (StageSet{Stage{1}, Stage{2}}));
    QVERIFY(!file.stages[StageBonusTile{3}]);
}

void TestCatalogueJson::readsRenovationsAndEffects()
{
    const Catalogue values = readFine(catalogueDocument()).values;
    QCOMPARE(*values.renovationCosts[wood], (Amounts{{0, 2, 0, 1}}));
    QVERIFY(!values.renovationCosts[metal]);
    QCOMPARE(*values.bonusEffectTargets[BonusEffect::LongDistance],
             (AirshipSet{Airship::Sightseeing, Airship::Passenger, Airship::Cruise}));
    QVERIFY(values.bonusEffectTargets[BonusEffect::Barter]->empty());
    QVERIFY(!values.bonusEffectTargets[BonusEffect::Negotiator]);
}

void TestCatalogueJson::whatIsPartlyGivenIsMissing_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("discount without amount")
        << u"airships.cruise.discount"_s << R"({"resource": "wood"})"_qba;
    QTest::newRow("discount without resource") << u"airships.cruise.discount"_s << R"({"amount": 1})"_qba;
    QTest::newRow("guild price without resource") << u"guildPrice"_s << R"({"amount": 10})"_qba;
    QTest::newRow("guild price without amount") << u"guildPrice"_s << R"({"resource": "gold"})"_qba;
    QTest::newRow("crest bonus without choices") << u"tiles[1].crestBonus"_s << R"({"amount": 1})"_qba;
    QTest::newRow("crest bonus without amount") << u"tiles[1].crestBonus"_s << R"({"choices": ["wood"]})"_qba;
    QTest::newRow("empty crest bonus") << u"tiles[1].crestBonus"_s << "{}"_qba;
    QTest::newRow("piggyback without choices") << u"piggyback.forest"_s << R"({"amount": 1})"_qba;
    QTest::newRow("piggyback of a tile without choices") << u"tiles[1].piggyback"_s << R"({"amount": 1})"_qba;
    const QString bonus = u"stageBonuses[1]"_s;
    QTest::newRow("bonus without gain")
        << bonus << R"({"id": "s1", "amount": 0, "choices": [], "vp": 0})"_qba;
    QTest::newRow("bonus without amount")
        << bonus << R"({"id": "s1", "gain": {}, "choices": [], "vp": 0})"_qba;
    QTest::newRow("bonus without choices")
        << bonus << R"({"id": "s1", "gain": {}, "amount": 0, "vp": 0})"_qba;
    QTest::newRow("bonus without vp")
        << bonus << R"({"id": "s1", "gain": {}, "amount": 0, "choices": []})"_qba;
}

void TestCatalogueJson::whatIsPartlyGivenIsMissing()
{
    QFETCH(QString, place);
    QFETCH(QByteArray, value);
    const Catalogue values = readFine(with(catalogueDocument(), place, json(value))).values;
    if (place == u"guildPrice"_s)
        QVERIFY(!values.guildPrice);
    else if (place.startsWith(u"airships"_s))
        QVERIFY(!values.airships[Airship::Cruise].discount);
    else if (place.endsWith(u"crestBonus"_s))
        QVERIFY(!values.tiles[Tile{0}].crestBonus);
    else if (place.startsWith(u"stage"_s))
        QVERIFY(!values.stageBonuses[StageBonusTile{0}]);
    else
        QVERIFY(!values.tiles[Tile{0}].piggyback.basic && !values.tiles[Tile{0}].piggyback.developed);
}

void TestCatalogueJson::anAmountOfZeroNeedsNothingElse_data()
{
    QTest::addColumn<QByteArray>("bonus");
    QTest::newRow("amount 0") << R"({"amount": 0})"_qba;
    QTest::newRow("amount 0 of something") << R"({"amount": 0, "choices": ["wood"]})"_qba;
    QTest::newRow("something to choose from nothing") << R"({"amount": 2, "choices": []})"_qba;
}

void TestCatalogueJson::anAmountOfZeroNeedsNothingElse()
{
    QFETCH(QByteArray, bonus);
    QJsonObject document = with(catalogueDocument(), u"tiles[1].crestBonus"_s, json(bonus));
    document = with(document, u"tiles[1].piggyback"_s, json(bonus));
    document = with(document, u"airships.cruise.discount"_s, json(R"({"amount": 0})"));
    const Catalogue values = readFine(document).values;
    QCOMPARE(*values.tiles[Tile{0}].crestBonus, ResourceBonus{});
    QCOMPARE(*values.tiles[Tile{0}].piggyback.basic, ResourceBonus{});
    QCOMPARE(int(values.airships[Airship::Cruise].discount->amount), 0);
}

void TestCatalogueJson::anEmptyCatalogueKnowsNothing()
{
    const QJsonObject empty =
        json(R"({"format": "skyledger-catalogue", "version": 1, "game": "airship-city"})").toObject();
    const CatalogueFile file = readFine(empty);
    QCOMPARE(file.values, Catalogue{});
    QVERIFY(!file.ids.tiles.listed && !file.ids.contracts.listed && !file.ids.utilities.listed);
    QVERIFY(readFine(with(empty, u"utilities"_s, QJsonArray{})).ids.utilities.listed);
}

void TestCatalogueJson::tellsSources_data()
{
    using Kind = Value;
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("index");
    QTest::addColumn<int>("source");
    const auto row = [](const char *name, Kind kind, int index, ValueSource source) {
        QTest::newRow(name) << int(kind) << index << int(source);
    };
    row("the field's own", Kind::AirshipCost, 0, ValueSource::Rulebook);
    row("else the whole file's", Kind::AirshipDiscount, 0, ValueSource::Copy);
    row("else the object's", Kind::AirshipCost, 8, ValueSource::Inferred);
    row("of an object as a whole", Kind::GuildPrice, 0, ValueSource::Inferred);
    row("of a track", Kind::PriceTrack, 2, ValueSource::Rulebook);
    row("in a list", Kind::ContractTerm, 0, ValueSource::Sample);
    row("in a list, the file's", Kind::ContractCost, 0, ValueSource::Copy);
    row("of a stage bonus", Kind::StageBonus, 1, ValueSource::Copy);
    row("of a map entry", Kind::Piggyback, 1, ValueSource::Copy);
    row("of a bonus effect", Kind::BonusEffectTarget, 0, ValueSource::Copy);
}

void TestCatalogueJson::tellsSources()
{
    QFETCH(int, kind);
    QFETCH(int, index);
    QFETCH(int, source);
    const CatalogueFile file = readFine(catalogueDocument());
    const MissingValue value{Value(kind), std::uint8_t(index)};
    const auto found = sourceOf(file.document, file.ids, value);
    QVERIFY(found.has_value());
    QCOMPARE(int(*found), source);
    if (ValueSource(source) == ValueSource::Copy)
        QVERIFY(!sourceOf(without(file.document, u"source"_s), file.ids, value));
}

void TestCatalogueJson::namesUtilities()
{
    const QJsonObject document = catalogueDocument();
    QCOMPARE(utilityName(document, u"u1"_s, "fr"_L1), u"École"_s);
    QCOMPARE(utilityName(document, u"u1"_s, "de"_L1), u"School"_s);
    QCOMPARE(utilityName(document, u"u2"_s, "en"_L1), QString());
    QCOMPARE(utilityName(document, u"u9"_s, "en"_L1), QString());
}

void TestCatalogueJson::isWrittenInOrder()
{
    const QByteArray once = writeCatalogue(catalogueDocument());
    const auto read = readCatalogue(once);
    QVERIFY(read.ok());
    QCOMPARE(writeCatalogue(read.value().document), once);
    QCOMPARE(read.value().document, catalogueDocument());
    qsizetype from = 0;
    for (const char *next : {"format",
                             "version",
                             "game",
                             "name",
                             "source",
                             "airships",
                             "wooden-private",
                             "cost",
                             "wood",
                             "gear",
                             "discount",
                             "resource",
                             "amount",
                             "spaces",
                             "sources",
                             "cruise",
                             "guildPrice",
                             "priceTracks",
                             "piggyback",
                             "forest",
                             "valley",
                             "market",
                             "shipyard",
                             "tiles",
                             "id",
                             "kind",
                             "crests",
                             "crestBonus",
                             "utilities",
                             "id",
                             "name",
                             "cost",
                             "vp",
                             "spaces",
                             "contracts",
                             "id",
                             "term",
                             "cost",
                             "vp",
                             "gold",
                             "termSpaces",
                             "stageBonuses",
                             "id",
                             "stages",
                             "gain",
                             "amount",
                             "choices",
                             "vp",
                             "renovations",
                             "bonusEffects",
                             "long-distance",
                             "barter"}) {
        const qsizetype found = once.indexOf('"' + QByteArray(next) + "\":", from);
        QVERIFY2(found >= 0, next);
        from = found + 1;
    }
}

void TestCatalogueJson::refuses_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QString &place, const QByteArray &value,
                        const QString &expected, const QString &blamed = {}) {
        QTest::newRow(name) << place << value
                            << (blamed.isNull() ? place : blamed) + u": expected "_s + expected;
    };
    const QString resources = u"one of wood, metal, gold, gear"_s;
    const QString amount = u"a whole number from 0 to 99"_s;
    row("another format", u"format"_s, R"("skyledger-game")", u"the value skyledger-catalogue"_s);
    row("newer version", u"version"_s, "2", u"version 1 ("_s);
    row("another game", u"game"_s, R"("cloudage")", u"the value airship-city"_s);
    row("long name", u"name"_s, '"' + QByteArray(41, 'a') + '"', u"a text of 1 to 40 characters"_s);
    row("unknown airship", u"airships.zeppelin"_s, "{}", u"one of wooden-private, "_s);
    row("airship of another type", u"airships.cruise"_s, "1", u"an object"_s);
    row("unknown resource", u"airships.cruise.cost.stone"_s, "1", resources);
    row("cost of a hundred", u"airships.cruise.cost.wood"_s, "100", amount);
    row("negative cost", u"airships.cruise.cost.wood"_s, "-1", amount);
    row("cost null", u"airships.cruise.cost"_s, "null", u"an object"_s);
    row("21 spaces", u"airships.cruise.spaces"_s, R"({"3": 21})", u"a whole number from 0 to 20"_s,
        u"airships.cruise.spaces.3"_s);
    row("unknown discount", u"airships.cruise.discount"_s, R"({"resource": "vp", "amount": 1})", resources,
        u"airships.cruise.discount.resource"_s);
    row("a track of nine spaces", u"priceTracks.2"_s, "[9, 8, 7, 6, 5, 4, 3, 2, 1]",
        u"a list of 1 to 8 entries"_s);
    row("an empty track", u"priceTracks.2"_s, "[]", u"a list of 1 to 8 entries"_s);
    row("a price of a hundred", u"priceTracks.2"_s, "[100]", amount, u"priceTracks.2[1]"_s);
    row("piggyback of no kind", u"piggyback.castle"_s, "{}", u"one of architect, forest, "_s);
    row("unknown choice", u"piggyback.forest.choices"_s, R"(["wood", "stone"])", resources,
        u"piggyback.forest.choices[2]"_s);
    row("unknown kind", u"tiles[1].kind"_s, R"("castle")", u"one of architect, forest, "_s);
    row("a kind that nothing tells", u"tiles[2].kind"_s, "remove",
        u"an id that begins with a kind of tile"_s);
    row("unknown crest", u"tiles[1].crests"_s, R"(["vp"])", resources, u"tiles[1].crests[1]"_s);
    row("a tile of another type", u"tiles[1]"_s, "7", u"an object"_s);
    row("a name of another type", u"utilities[1].name"_s, R"("School")", u"an object"_s);
    row("an empty name", u"utilities[1].name.en"_s, R"("")", u"a text of 1 to 40 characters"_s);
    row("term 0", u"contracts[1].term"_s, "0", u"a whole number from 1 to 9"_s);
    row("term 10", u"contracts[1].term"_s, "10", u"a whole number from 1 to 9"_s);
    row("half a VP", u"contracts[1].vp"_s, "0.5", amount);
    row("termSpaces 0", u"termSpaces"_s, "0", u"a whole number from 1 to 9"_s);
    row("bonus of stage 1", u"stageBonuses[1].stages"_s, "[1, 2]", u"a whole number from 2 to 5"_s,
        u"stageBonuses[1].stages[1]"_s);
    row("unknown renovation", u"renovations.stone"_s, "{}", resources);
    row("unknown bonus effect", u"bonusEffects.flight"_s, "{}",
        u"one of long-distance, negotiator, barter"_s);
    row("unknown target", u"bonusEffects.barter.airships"_s, R"(["balloon"])", u"one of wooden-private, "_s,
        u"bonusEffects.barter.airships[1]"_s);
    row("unknown source", u"source"_s, R"("hearsay")", u"one of rulebook, inferred, copy, sample"_s);
    row("unknown source of a field", u"airships.wooden-private.sources.cost"_s, R"("hearsay")",
        u"one of rulebook, inferred, copy, sample"_s);
    row("unknown source in a list", u"utilities[2].source"_s, "1",
        u"one of rulebook, inferred, copy, sample"_s);
    QByteArray tiles;
    for (int i = 0; i < 17; ++i)
        tiles += (i ? "," : "") + QByteArray(R"({"id": "forest-)") + QByteArray::number(i) + "\"}";
    row("17 tiles", u"tiles"_s, '[' + tiles + ']', u"a list of 0 to 16 entries"_s);
    QByteArray contracts;
    for (int i = 0; i < 33; ++i)
        contracts += (i ? "," : "") + QByteArray(R"({"id": "c)") + QByteArray::number(i) + "\"}";
    row("33 contracts", u"contracts"_s, '[' + contracts + ']', u"a list of 0 to 32 entries"_s);
    row("a duplicate id", u"utilities[2].id"_s, R"("u1")", u"an id that stands here only once"_s);
}

void TestCatalogueJson::refuses()
{
    QFETCH(QString, place);
    QFETCH(QByteArray, value);
    QFETCH(QString, text);
    const QJsonValue changed = value == "remove" ? QJsonValue(QJsonValue::Undefined) : json(value);
    const auto read = readCatalogue(with(catalogueDocument(), place, changed));
    QVERIFY(!read.ok());
    QVERIFY2(describe(read.error()).startsWith(text), qPrintable(describe(read.error())));
}

QTEST_APPLESS_MAIN(TestCatalogueJson)
#include "tst_cataloguejson.moc"
