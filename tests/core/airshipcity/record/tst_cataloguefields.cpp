// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/boxplace.h"
#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/citycopy.h"
#include "tests/core/airshipcity/record/boxentry.h"
#include "tests/core/airshipcity/record/documents.h"
#include "tests/core/airshipcity/record/mergedcatalogue.h"

#include <QJsonArray>
#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace Qt::Literals::StringLiterals;
using Field = Printed;
using Section = CatalogueSection;
using Kind = Value;

namespace {

void enterBox(QJsonObject &document, const Ids &ids, const MissingValue &place, const PrintedValue &value)
{
    enterField(document, skyledger::airshipcity::placeOf(place, ids), jsonOf(place.value, value),
               ValueSource::Copy);
}
void clearBox(QJsonObject &document, const Ids &ids, const MissingValue &place)
{
    clearField(document, skyledger::airshipcity::placeOf(place, ids));
}

} // namespace

/// The readers of the rules, the editor of a copy and the comparison of two: all say the same of a document.
class TestCatalogueFields : public QObject
{
    Q_OBJECT

private slots:
    void everyPlaceOfTheBoxIsAField()
    {
        const CatalogueDraft box = wholeBox();
        const Ids &ids = box.shown().ids;
        std::size_t places = 0;
        for (const BoxPage page : skyledger::table::all<BoxPage>()) {
            const std::vector<MissingValue> ofPage = placesOf(page, ids);
            for (const MissingValue &place : ofPage) {
                if (isCount(place) || place.value == Printed::TilePiggybackBasic)
                    continue;
                const FieldPlace at = skyledger::airshipcity::placeOf(place, ids);
                const auto asked = askedFor(at, ids);
                QCOMPARE(asked ? std::optional(asked->value.as<skyledger::airshipcity::Value>())
                               : std::nullopt,
                         kindOf(place.value));
                if (!asked)
                    continue;
                ++places;
                QCOMPARE(asked->thing, place.thing);
                const std::vector<FieldPlace> together = fieldPlacesOf(*asked, ids);
                QVERIFY(std::find(together.begin(), together.end(), at) != together.end());
                QCOMPARE(at.thing, together.front().thing);
            }
        }
        QVERIFY(places > 200);
    }

    void whatIsWholeForTheRulesIsWholeForAll_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<bool>("known");
        const auto row = [](const char *name, const QString &where, const QByteArray &written, bool known) {
            QTest::newRow(name) << where << written << known;
        };
        const QString discount = u"airships.cruise.discount"_s;
        row("price of nothing", discount, R"({"amount": 0})", true);
        row("price of something", discount, R"({"amount": 1})", false);
        row("resource of no price", discount, R"({"resource": "wood"})", false);
        const QString piggyback = u"piggyback.forest"_s;
        row("bonus of nothing", piggyback, R"({"amount": 0})", true);
        row("bonus without choices", piggyback, R"({"amount": 1})", false);
        row("developed side untold", piggyback, R"({"amount": 0, "developed": {}})", false);
        row("developed side alone", piggyback, R"({"developed": {"amount": 0}})", false);
        row("both sides", piggyback, R"({"amount": 0, "developed": {"amount": 1, "choices": []}})", true);
        const QString bonus = u"stageBonuses[1]"_s;
        row("stage bonus", bonus, R"({"id": "s1", "gain": {}, "amount": 0, "choices": [], "vp": 0})", true);
        row("stage bonus without choices", bonus, R"({"id": "s1", "gain": {}, "amount": 0, "vp": 0})", false);
        row("stage bonus without vp", bonus, R"({"id": "s1", "gain": {}, "amount": 0, "choices": []})",
            false);
    }

    void whatIsWholeForTheRulesIsWholeForAll()
    {
        QFETCH(QString, where);
        QFETCH(QByteArray, written);
        QFETCH(bool, known);
        const auto file = readCatalogue(with(catalogueDocument(), where, json(written)));
        QVERIFY(file.ok());
        const Ids &ids = file.value().ids;
        const Catalogue &values = file.value().values;
        const auto shown = [&file](Printed field, std::size_t index) {
            return boxValue(file.value().document, file.value().ids,
                            {field, static_cast<std::uint8_t>(index)})
                .has_value();
        };
        MissingValue which;
        if (where.startsWith(u"airships")) {
            which = {Kind::AirshipDiscount, static_cast<std::uint8_t>(indexOf(Airship::Cruise))};
            QCOMPARE(values.airships[Airship::Cruise].discount.has_value(), known);
            QCOMPARE(shown(Printed::AirshipDiscount, which.thing), known);
        } else if (where.startsWith(u"piggyback")) {
            which = {Kind::Piggyback, static_cast<std::uint8_t>(indexOf(TileKind::Forest))};
            const PiggybackValues &ofKind = values.tiles[*ids.tiles.find(u"forest-1")].piggyback;
            QCOMPARE(ofKind.basic.has_value() && ofKind.developed.has_value(), known);
            QCOMPARE(shown(Printed::PiggybackBasic, which.thing), ofKind.basic.has_value());
            QCOMPARE(shown(Printed::PiggybackDeveloped, which.thing), ofKind.developed.has_value());
        } else {
            which = {Kind::StageBonus, 0};
            QCOMPARE(values.stageBonuses[StageBonusTile{0}].has_value(), known);
            QCOMPARE(shown(Printed::BonusGain, 0) && shown(Printed::BonusChoice, 0)
                         && shown(Printed::BonusVp, 0),
                     known);
        }
        const std::vector<FieldPlace> places = fieldPlacesOf(which, ids);
        QCOMPARE(std::all_of(places.begin(), places.end(),
                             [&file](const FieldPlace &place) {
                                 return printedValue(file.value().document, place).has_value();
                             }),
                 known);
    }

    void stagesAreASet()
    {
        const QJsonObject document = with(catalogueDocument(), u"stageBonuses[1].stages"_s, QJsonArray{3, 2});
        const auto file = readCatalogue(document);
        QCOMPARE(boxValue(document, file.value().ids, {Printed::BonusStages}), PrintedValue(earlyStages));
        const QJsonObject half = with(document, u"stageBonuses[1].stages"_s, QJsonArray{2});
        QVERIFY(!boxValue(half, file.value().ids, {Printed::BonusStages}));
    }

    void aKindWhoseBonusIsOpenIsNotKnown()
    {
        QJsonObject document = emptyCatalogue();
        document.insert(u"piggyback"_s, json(R"({"forest": {"amount": 1}, "mine": {"amount": 0}})"));
        const CatalogueReport report = checkCatalogue(readCatalogue(document).value());
        const auto isMissing = [&report](TileKind kind) {
            const MissingValue value{Kind::Piggyback, static_cast<std::uint8_t>(indexOf(kind))};
            return std::find(report.missing.begin(), report.missing.end(), value) != report.missing.end();
        };
        QVERIFY(isMissing(TileKind::Forest));
        QVERIFY(!isMissing(TileKind::Mine));
    }

    void everyPartTellsItsSource()
    {
        const QJsonObject document =
            with(catalogueDocument(), u"utilities[1].sources"_s,
                 json(R"({"spaces": "sample", "spaces.4": "copy", "name": "copy", "name.fr": "inferred"})"));
        const Ids ids = readCatalogue(document).value().ids;
        const auto source = [&document](Field field) {
            return sourceOf(document, {Section::Utilities, u"u1"_s, field});
        };
        QCOMPARE(source(Field::UtilitySpacesFor3), ValueSource::Sample);
        QCOMPARE(source(Field::UtilitySpacesFor4), ValueSource::Copy);
        QCOMPARE(source(Field::UtilityNameEn), ValueSource::Copy);
        QCOMPARE(source(Field::UtilityNameFr), ValueSource::Inferred);
        QCOMPARE(boxSource(document, ids, {Printed::UtilitySpacesFor4}), ValueSource::Copy);
        QCOMPARE(sourceOf(document, ids, {Kind::UtilitySpaces, 0}), ValueSource::Sample);
        // It goes along where such a catalogue is merged into another one.
        const QJsonObject none = emptyCatalogue();
        const auto differences = catalogueDifferences(none, document);
        const std::vector<MergeSide> theirs(differences.size(), MergeSide::Theirs);
        const QJsonObject both = mergedCatalogue(none, document, differences, theirs).value();
        for (const Field field :
             {Field::UtilitySpacesFor3, Field::UtilitySpacesFor4, Field::UtilityNameEn, Field::UtilityNameFr})
            QCOMPARE(sourceOf(both, {Section::Utilities, u"u1"_s, field}), source(field));
    }

    void aWholeIsTrustedNoMoreThanItsParts()
    {
        const QJsonObject mine = with(catalogueDocument(), u"stageBonuses[1].source"_s, u"copy"_s);
        const QJsonObject theirs = with(with(catalogueDocument(), u"stageBonuses[1].vp"_s, 3),
                                        u"stageBonuses[1].source"_s, u"sample"_s);
        const Ids ids = readCatalogue(mine).value().ids;
        const auto differences = catalogueDifferences(mine, theirs);
        std::vector<MergeSide> sides;
        sides.reserve(differences.size());
        for (const CatalogueDifference &each : differences)
            sides.push_back(each.kind == CatalogueDifference::Kind::Different ? MergeSide::Theirs
                                                                              : MergeSide::Mine);
        const QJsonObject both = mergedCatalogue(mine, theirs, differences, sides).value();
        QCOMPARE(boxSource(both, ids, {Printed::BonusGain}), ValueSource::Copy);
        QCOMPARE(boxSource(both, ids, {Printed::BonusVp}), ValueSource::Sample);
        QCOMPARE(sourceOf(both, ids, {Kind::StageBonus, 0}), ValueSource::Sample);
        // Of the sides of a tile too.
        const QJsonObject bothSides = with(mine, u"piggyback.mine"_s, json(R"({"amount": 0, "source": "copy",
            "developed": {"amount": 1, "choices": ["metal"], "source": "sample"}})"));
        QCOMPARE(sourceOf(bothSides, {Section::Piggyback, u"mine"_s, Field::Piggyback}), ValueSource::Sample);
        QCOMPARE(sourceOf(bothSides, {Section::Piggyback, u"mine"_s, Field::PiggybackBasic}),
                 ValueSource::Copy);
    }

    void aPriceIsTrustedNoMoreThanItsKeys()
    {
        QJsonObject document = with(
            catalogueDocument(), u"guildPrice"_s,
            json(R"({"resource": "gold", "amount": 9, "source": "copy", "sources": {"amount": "sample"}})"));
        const Ids ids = readCatalogue(document).value().ids;
        QCOMPARE(sourceOf(document, ids, {Kind::GuildPrice, 0}), ValueSource::Sample);
        QCOMPARE(boxSource(document, ids, {Printed::GuildPrice}), ValueSource::Sample);
        enterBox(document, ids, {Printed::GuildPrice}, Price{Resource::Gold, 8});
        QCOMPARE(at(document, u"guildPrice"_s),
                 json(R"({"resource": "gold", "amount": 8, "source": "copy"})"));
        clearBox(document, ids, {Printed::GuildPrice});
        QVERIFY(!document.contains("guildPrice"_L1));
    }

    void whatIsEnteredTurnsNothingBesideItIntoACopy()
    {
        // One number of donation spaces, while the other one is made up.
        const QJsonObject sample = with(catalogueDocument(), u"source"_s, u"sample"_s);
        const Ids ids = readCatalogue(sample).value().ids;
        const auto entered = withValue(sample, ids, {Kind::UtilitySpaces, 0}, 7, 3, ValueSource::Copy);
        QVERIFY(entered.has_value());
        QCOMPARE(boxSource(*entered, ids, {Printed::UtilitySpacesFor3}), ValueSource::Copy);
        QCOMPARE(boxSource(*entered, ids, {Printed::UtilitySpacesFor4}), ValueSource::Sample);
        QCOMPARE(sourceOf(*entered, ids, {Kind::UtilitySpaces, 0}), ValueSource::Sample);
        // One side of a kind's bonus.
        QJsonObject document = with(sample, u"piggyback.mine"_s, json(R"({"amount": 0, "source": "sample",
            "developed": {"amount": 1, "choices": ["metal"]}})"));
        const auto mineIndex = static_cast<std::uint8_t>(indexOf(TileKind::Mine));
        enterBox(document, ids, {Printed::PiggybackBasic, mineIndex}, ResourceBonus{2, {Resource::Gold}});
        QCOMPARE(boxSource(document, ids, {Printed::PiggybackBasic, mineIndex}), ValueSource::Copy);
        QCOMPARE(boxSource(document, ids, {Printed::PiggybackDeveloped, mineIndex}), ValueSource::Sample);
        clearBox(document, ids, {Printed::PiggybackBasic, mineIndex});
        QCOMPARE(boxSource(document, ids, {Printed::PiggybackDeveloped, mineIndex}), ValueSource::Sample);
        clearBox(document, ids, {Printed::PiggybackDeveloped, mineIndex});
        QVERIFY(!document["piggyback"_L1].toObject().contains("mine"_L1));
    }

    void aTileKeepsItsOwnDevelopedSide()
    {
        const auto file = readCatalogue(with(catalogueDocument(), u"tiles[1].piggyback"_s,
                                             json(R"({"amount": 1, "choices": ["wood"], "x-scan": 4,
                                                      "developed": {"amount": 2, "choices": ["gold"]}})")));
        QJsonObject document = file.value().document;
        enterBox(document, file.value().ids, {Printed::TilePiggybackBasic},
                 ResourceBonus{3, {Resource::Gear}});
        const PiggybackValues piggyback = readCatalogue(document).value().values.tiles[Tile{0}].piggyback;
        QCOMPARE(piggyback.basic, (ResourceBonus{3, {Resource::Gear}}));
        QCOMPARE(piggyback.developed, (ResourceBonus{2, {Resource::Gold}}));
        QCOMPARE(at(document, u"tiles[1].piggyback.x-scan"_s).toInt(), 4);
    }

    void everySourceIsAWordOfTheFormat()
    {
        const CatalogueDraft box = wholeBox();
        for (const Section section : skyledger::table::all<Section>()) {
            const QStringList entries = entriesOf(box.document(), section);
            for (const skyledger::play::Code field : sectionLayout(section).rows) {
                for (const QString &key : {QString(fieldLayout(field).source), fieldLayout(field).path()}) {
                    const FieldPlace place{section, entries.front(), field};
                    QJsonObject document = box.document();
                    QJsonObject object = objectOf(document, place);
                    object.insert(u"sources"_s, QJsonObject{{key, u"hearsay"_s}});
                    putObject(document, place, object);
                    QVERIFY2(key.isEmpty() || !readCatalogue(document).ok(), qPrintable(key));
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestCatalogueFields)
#include "tst_cataloguefields.moc"
