// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/record/cataloguelayout.h"
#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/record/printedvalue.h"
#include "tests/core/airshipcity/record/documents.h"
#include "tests/core/describe/roundtrips.h"

#include <QtCore/QJsonArray>
#include <QtCore/QSet>
#include <QtTest/QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A catalogue in which every row has a value.
QJsonObject everyValue()
{
    QJsonObject document = with(catalogueDocument(), u"termSpaces"_s, 4);
    document = with(document, u"tiles[1].kind"_s, u"forest"_s);
    document = with(document, u"stageBonuses[1].stages"_s, QJsonArray{2, 3});
    document =
        with(document, u"piggyback.mine"_s,
             json(R"({"amount": 1, "choices": ["metal"], "developed": {"amount": 0, "choices": []}})"));
    return with(document, u"tiles[1].piggyback"_s,
                json(R"({"developed": {"amount": 2, "choices": ["gold"]}})"));
}

} // namespace

/// The table of printed values: everything that follows from it.
class TestPrintedTable : public QObject
{
    Q_OBJECT

private slots:
    void everyRowGoesThereAndBack()
    {
        const skyledger::testing::RoundTrips trips(printedTable(), everyValue());
        QCOMPARE(trips.untold(), QStringList());
        QCOMPARE(trips.eachValue(), QString());
        QCOMPARE(trips.whole(), QString());
        QCOMPARE(trips.nothing(), QString());
        QCOMPARE(trips.entries(), QString());
    }

    /// By itself a value is read, held and written as it is within a catalogue.
    void aSingleValueIsThatOfTheTable()
    {
        const auto file = readCatalogue(everyValue());
        Ids ids = file.value().ids;
        skyledger::table::JsonFaults faults;
        const QJsonValue document = file.value().document;
        const PrintedCatalogue catalogue = readPrinted(skyledger::table::JsonNode(faults, document), ids);
        QSet<std::size_t> shapes;
        const std::vector<MissingValue> places = printedTable().places(ids);
        for (const MissingValue &place : places) {
            const QJsonValue written = printedTable().value(place, catalogue, ids);
            if (written.isUndefined())
                continue;
            const ValueCode &code = codeOf(place.value.as<Printed>());
            const auto value = code.read(written);
            const QByteArray name = printedTable().name(place, ids).toLatin1();
            QVERIFY2(value && value->index() == code.blank().index() && code.fits(*value), name.constData());
            QVERIFY2(code.write(*value) == written, name.constData());
            shapes.insert(value->index());
        }
        // Text is nowhere in the catalogue of the rules, and a stage bonus has parts.
        QCOMPARE(static_cast<std::size_t>(shapes.size()), std::variant_size_v<PrintedValue> - 2);
        QVERIFY(!codeOf(Printed::UtilityVp).fits(100));
        QVERIFY(!codeOf(Printed::UtilityVp).fits(300)); // more than is held
        QVERIFY(!codeOf(Printed::GuildPrice).read(QJsonObject{{u"amount"_s, 2}}));
        QVERIFY(codeOf(Printed::GuildPrice).read(json(R"({"amount": 0, "resource": "gear"})"))
                == PrintedValue(Price{}));
    }

    void theSectionsAreThoseOfTheTable()
    {
        QCOMPARE(sectionLayout(CatalogueSection::Airships).key, "airships"_L1);
        QCOMPARE(sectionLayout(CatalogueSection::TermTrack).key, "termSpaces"_L1);
        QCOMPARE(sectionLayout(CatalogueSection::BonusEffects).key, "bonusEffects"_L1);
        for (const CatalogueSection section : skyledger::table::all<CatalogueSection>()) {
            for (const skyledger::play::Code field : sectionLayout(section).rows) {
                QCOMPARE(sectionOf(field), section);
                QVERIFY(!fieldLayout(field).keys.isEmpty());
            }
        }
        QVERIFY(sectionLayout(CatalogueSection::Tiles).isList);
        QVERIFY(!sectionLayout(CatalogueSection::Piggyback).isList);
        QCOMPARE(fieldLayout(Printed::UtilitySpacesFor4).path(), u"spaces.4"_s);
        QVERIFY(otherPartOf(Printed::UtilitySpacesFor4)
                == std::optional<skyledger::play::Code>(Printed::UtilitySpacesFor3));
        QVERIFY(!otherPartOf(Printed::AirshipDiscount));
        // What is asked for in one goes by its first part.
        QCOMPARE(fieldLayout(Value::StageBonus).row, Printed::BonusGain);
        QCOMPARE(fieldLayout(Value::AirshipSpaces).row, Printed::AirshipSpacesFor3);
        QCOMPARE(fieldLayout(Value::UtilitySpaces).row, Printed::UtilitySpacesFor3);
    }

    void aValueIsExplainedByTheRuleOfItsRow()
    {
        QCOMPARE(ruleBehind(Value::AirshipSpaces), Rule::Comp20);
        QCOMPARE(ruleBehind(Value::UtilityCost), Rule::LocArch01);
        QCOMPARE(ruleBehind(Value::UtilityVp), Rule::LocArch01); // that of the row before it
        QCOMPARE(ruleBehind(Value::UtilitySpaces), Rule::Comp20);
        QCOMPARE(ruleBehind(Value::ContractTerm), Rule::Con05);
        QCOMPARE(ruleBehind(Value::ContractGold), Rule::Comp23);
        QCOMPARE(ruleBehind(Value::StageBonus), Rule::Upk01);
        QCOMPARE(ruleBehind(Value::PriceTrack), Rule::Sell04);
        QCOMPARE(ruleBehind(Value::GuildPrice), Rule::LocGuild01);
        QCOMPARE(ruleBehind(Value::Piggyback), Rule::Pig05);
    }

    /// It has no number among the values, and its form is looked at all the same.
    void aTileOutsideTheCityIsLookedAt()
    {
        QJsonObject document = gameDocument();
        const QString place = u"setup.city[1][1]"_s;
        const QString left = at(document, place).toString();
        const QJsonArray tiles = at(document, u"setup.catalogue.tiles"_s).toArray();
        qsizetype number = 0;
        while (number < tiles.size() && tiles.at(number)["id"_L1].toString() != left)
            ++number;
        QVERIFY(number < tiles.size());
        QVERIFY(!left.startsWith(u"harbor"));
        document = with(document, place, left.section(u'-', 0, 0) + u"-99"_s);
        QVERIFY(readGameRecord(document).ok());
        const QString crests = u"setup.catalogue.tiles[%1].crests"_s.arg(number + 1);
        const auto refused = readGameRecord(with(document, crests, u"red"_s));
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().place, crests);
    }
};

QTEST_APPLESS_MAIN(TestPrintedTable)

#include "tst_printedtable.moc"
