// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/reportjson.h"
#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/citycopy.h"
#include "tests/core/airshipcity/record/documents.h"
#include "tests/core/airshipcity/record/mergedcatalogue.h"

#include <QJsonArray>
#include <QTest>
#include <rapidcheck.h>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace Qt::Literals::StringLiterals;
using box::importedSides;
using box::sayTheSame;
using box::suggestedSide;
using box::suggestedSides;
using Kind = CatalogueDifference::Kind;
using Field = Printed;
using Section = CatalogueSection;

namespace {

QJsonObject catalogue(const QByteArray &parts)
{
    return json(R"({"format": "skyledger-catalogue", "version": 1, "game": "airship-city")"
                + (parts.isEmpty() ? QByteArray() : ", " + parts) + "}")
        .toObject();
}

using Sides = std::vector<MergeSide>;

Sides all(std::size_t count, MergeSide side)
{
    return Sides(count, side);
}

QJsonObject mergedBy(const QJsonObject &mine, const QJsonObject &theirs,
                     MergeSide (*choose)(const CatalogueDifference &))
{
    const auto differences = catalogueDifferences(mine, theirs);
    Sides sides;
    sides.reserve(differences.size());
    for (const CatalogueDifference &each : differences)
        sides.push_back(choose(each));
    return mergedCatalogue(mine, theirs, differences, sides).value();
}

QJsonObject merged(const QJsonObject &mine, const QJsonObject &theirs)
{
    return mergedBy(mine, theirs, suggestedSide);
}

/// Everything that only one knows, and theirs where both differ.
MergeSide theirsWhereBothDiffer(const CatalogueDifference &difference)
{
    return difference.kind == Kind::OnlyMine ? MergeSide::Mine : MergeSide::Theirs;
}

const CatalogueDifference *find(const std::vector<CatalogueDifference> &differences, const QString &id,
                                Field field)
{
    const auto found = std::find_if(differences.begin(), differences.end(), [&](const auto &each) {
        return each.field.code == field && (each.thing.mine == id || each.thing.theirs == id);
    });
    return found == differences.end() ? nullptr : &*found;
}

/// The sample set with values taken out, changed and renamed by a list of numbers.
QJsonObject bent(const std::vector<unsigned> &script, ValueSource source)
{
    QJsonObject document = sampleCatalogue();
    document.insert(u"source"_s, source == ValueSource::Copy ? u"copy"_s : u"inferred"_s);
    const auto differences = catalogueDifferences(document, document);
    for (const unsigned number : script) {
        const CatalogueDifference &each = differences[number % differences.size()];
        const FieldPlace place = each.placeInMine();
        QJsonObject object = objectOf(document, place);
        // A tile keeps its kind, as every reader demands it.
        if (place.field == Field::KindOfTile)
            continue;
        const bool isNumber = each.mine.isDouble() && place.field != Field::ContractTerm
            && place.field != Field::TermSpaces && object.contains("vp"_L1);
        if (isNumber && number % 2 == 0)
            object.insert(u"vp"_s, static_cast<int>(number / 7 % 9));
        else
            copyField({}, object, place.field);
        putObject(document, place, object);
        if (number % 5 == 0)
            document.insert(u"note-%1"_s.arg(number % 3), static_cast<int>(number));
    }
    return document;
}

using Script = std::vector<unsigned>;

} // namespace

class TestCatalogueMerge : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!qEnvironmentVariableIsSet("RC_PARAMS"))
            qputenv("RC_PARAMS",
                    qEnvironmentVariableIsSet("SKYLEDGER_NIGHTLY") ? "max_success=500"
                                                                   : "seed=1 max_success=30");
    }

    void valuesSideBySide()
    {
        const QJsonObject mine = catalogue(
            R"("source": "copy", "contracts": [{"id": "c01", "term": 1, "vp": 2}, {"id": "c02", "term": 2}])");
        const QJsonObject theirs = catalogue(
            R"("contracts": [{"id": "c01", "term": 1, "vp": 3, "gold": 1, "sources": {"vp": "inferred"}}])");
        const auto differences = catalogueDifferences(mine, theirs);
        QCOMPARE(find(differences, u"c01"_s, Field::ContractTerm)->kind, Kind::Same);
        const CatalogueDifference *vp = find(differences, u"c01"_s, Field::ContractVp);
        QCOMPARE(vp->kind, Kind::Different);
        QCOMPARE(vp->mine, QJsonValue(2));
        QCOMPARE(vp->theirs, QJsonValue(3));
        QCOMPARE(vp->mineSource, std::optional(ValueSource::Copy));
        QCOMPARE(vp->theirsSource, std::optional(ValueSource::Inferred));
        QCOMPARE(find(differences, u"c01"_s, Field::ContractGold)->kind, Kind::OnlyTheirs);
        QCOMPARE(find(differences, u"c02"_s, Field::ContractTerm)->kind, Kind::OnlyMine);
        QVERIFY(!sayTheSame(differences));
        QVERIFY(sayTheSame(catalogueDifferences(mine, mine)));
    }

    void waysToWriteAreNoDifference()
    {
        const QJsonObject mine = catalogue(
            R"("renovations": {"wood": {"cost": {"metal": 2, "gear": 0}}},
               "guildPrice": {"amount": 0},
               "bonusEffects": {"barter": {"airships": ["cruise", "passenger"]}})");
        const QJsonObject theirs = catalogue(
            R"("renovations": {"wood": {"cost": {"metal": 2}}},
               "guildPrice": {"amount": 0, "resource": "gold"},
               "bonusEffects": {"barter": {"airships": ["passenger", "cruise"]}})");
        QVERIFY(sayTheSame(catalogueDifferences(mine, theirs)));
    }

    void oneCardUnderTwoIds()
    {
        const QByteArray printed = R"("term": 2, "cost": {"wood": 3}, "vp": 2, "gold": 1)";
        const QJsonObject mine =
            catalogue(R"("contracts": [{"id": "c01", )" + printed + R"(}, {"id": "c02"}])");
        const QJsonObject theirs = catalogue(
            R"("contracts": [{"id": "c01", "term": 4, "cost": {"gear": 1}, "vp": 5, "gold": 0}, {"id": "c02", )"
            + printed + "}]");
        const auto things = box::matchedThings(CityCopy(mine), CityCopy(theirs));
        QCOMPARE(things.size(), std::size_t(2));
        QCOMPARE(things[0], (box::MatchedThing{Section::Contracts, u"c01"_s, u"c02"_s, SameBy::Values}));
        // The place about which nothing is known takes the card that is left.
        QCOMPARE(things[1], (box::MatchedThing{Section::Contracts, u"c02"_s, u"c01"_s, SameBy::Blank}));
        const QJsonObject both = merged(mine, theirs);
        QCOMPARE(at(both, u"contracts[2].vp"_s).toInt(), 5);
        QCOMPARE(at(both, u"contracts[2].id"_s).toString(), u"c02"_s);
        QCOMPARE(both["contracts"_L1].toArray().size(), 2);
    }

    void utilitiesByTheirNames()
    {
        const QJsonObject french = catalogue(
            R"("utilities": [{"id": "ecole", "name": {"fr": "École de pilotage"}, "vp": 4},
                             {"id": "u1", "name": {"fr": "Bains"}, "vp": 2}])");
        const QJsonObject english = catalogue(
            R"("utilities": [{"id": "u1", "name": {"en": "Flying School", "fr": "ecole de Pilotage"}, "vp": 4},
                             {"id": "u2", "name": {"en": "Baths", "fr": "Bains"}}])");
        const auto differences = catalogueDifferences(french, english);
        QCOMPARE(find(differences, u"ecole"_s, Field::UtilityNameEn)->kind, Kind::OnlyTheirs);
        QCOMPARE(find(differences, u"ecole"_s, Field::UtilityNameFr)->kind, Kind::Different);
        const QJsonObject both = merged(french, english);
        QCOMPARE(both["utilities"_L1].toArray().size(), 2);
        QCOMPARE(utilityName(both, u"ecole"_s, "en"_L1), u"Flying School"_s);
        QCOMPARE(utilityName(both, u"u1"_s, "en"_L1), u"Baths"_s);
    }

    void numberedIdsAreNoNames()
    {
        const QJsonObject mine =
            catalogue(R"("utilities": [{"id": "u1", "name": {"en": "Baths"}, "vp": 2}])");
        const QJsonObject theirs =
            catalogue(R"("utilities": [{"id": "u1", "name": {"en": "Theatre"}, "vp": 3}])");
        const QJsonObject both = merged(mine, theirs);
        QCOMPARE(both["utilities"_L1].toArray().size(), 2);
        QCOMPARE(utilityName(both, u"u1"_s, "en"_L1), u"Baths"_s);
        QCOMPARE(utilityName(both, u"u1-2"_s, "en"_L1), u"Theatre"_s);
        QVERIFY(readCatalogue(both).ok());
    }

    void sourcesStayWithTheirValues()
    {
        const QJsonObject mine = catalogue(
            R"("source": "copy", "airships": {"cruise": {"spaces": {"3": 4}}},
               "contracts": [{"id": "c01", "term": 1}])");
        const QJsonObject theirs = catalogue(
            R"("source": "inferred", "airships": {"cruise": {"spaces": {"4": 5}}},
               "guildPrice": {"resource": "gold", "amount": 10},
               "contracts": [{"id": "c01", "vp": 3}])");
        const QJsonObject both = merged(mine, theirs);
        const auto source = [&both](Section section, const QString &entry, Field field) {
            return sourceOf(both, {section, entry, field});
        };
        QCOMPARE(source(Section::Contracts, u"c01"_s, Field::ContractTerm), std::optional(ValueSource::Copy));
        QCOMPARE(source(Section::Contracts, u"c01"_s, Field::ContractVp),
                 std::optional(ValueSource::Inferred));
        QCOMPARE(source(Section::GuildPrice, {}, Field::GuildPrice), std::optional(ValueSource::Inferred));
        QCOMPARE(source(Section::Airships, u"cruise"_s, Field::AirshipSpacesFor3),
                 std::optional(ValueSource::Copy));
        QCOMPARE(source(Section::Airships, u"cruise"_s, Field::AirshipSpacesFor4),
                 std::optional(ValueSource::Inferred));
        // Whoever asks for both numbers hears the less trusted source.
        QCOMPARE(at(both, u"airships.cruise.sources.spaces"_s).toString(), u"inferred"_s);
    }

    void anUnknownSourceInheritsNone()
    {
        const QJsonObject mine = catalogue(R"("source": "copy", "contracts": [{"id": "c01", "term": 1}])");
        const QJsonObject theirs = catalogue(R"("contracts": [{"id": "c01", "vp": 3}])");
        const QJsonObject both = merged(mine, theirs);
        QCOMPARE(sourceOf(both, {Section::Contracts, u"c01"_s, Field::ContractTerm}),
                 std::optional(ValueSource::Copy));
        QCOMPARE(sourceOf(both, {Section::Contracts, u"c01"_s, Field::ContractVp}), std::nullopt);
    }

    void madeUpValuesAreNotTakenUnasked()
    {
        const QJsonObject mine = catalogue(
            R"("source": "copy", "contracts": [{"id": "c01", "term": 1, "cost": {"wood": 1}, "vp": 3}])");
        const QJsonObject sample = sampleCatalogue();
        const QJsonObject suggested = merged(mine, sample);
        QVERIFY(!holdsSampleValues(suggested));
        QCOMPARE(at(suggested, u"contracts[1].vp"_s).toInt(), 3);
        // What was certain in the set all the same is taken.
        QCOMPARE(sourceOf(suggested, {Section::Airships, u"wooden-private"_s, Field::AirshipCost}),
                 std::optional(ValueSource::Rulebook));
        // Whoever asks for it gets it, and it stays made up.
        const QJsonObject asked = mergedBy(mine, sample, theirsWhereBothDiffer);
        QVERIFY(holdsSampleValues(asked));
        for (const CatalogueDifference &each : catalogueDifferences(asked, sample)) {
            if (each.theirsSource == ValueSource::Sample)
                QCOMPARE(each.mineSource, each.theirsSource);
        }
        // A copy takes the place of what is made up.
        const QJsonObject &copy = mine;
        const auto differences = catalogueDifferences(sample, copy);
        QCOMPARE(suggestedSide(*find(differences, u"c01"_s, Field::ContractVp)), MergeSide::Theirs);
    }

    void noCardIsMadeOfTwo()
    {
        const auto box = [](const QByteArray &source, const QByteArray &contract) {
            return catalogue(R"("source": ")" + source + R"(", "contracts": [{"id": "c05", )" + contract
                             + "}, {\"id\": \"c06\", \"vp\": 1}]");
        };
        const QJsonObject theirs = box("copy", R"("term": 3, "cost": {"wood": 2}, "vp": 4)");
        const auto both = [&theirs](const QJsonObject &mine, auto choose) {
            const auto differences = catalogueDifferences(mine, theirs);
            return mergedCatalogue(mine, theirs, differences, choose(differences)).value();
        };
        const QJsonObject mine = box("copy", R"("term": 2)");
        QCOMPARE(both(mine, suggestedSides), mine);
        QCOMPARE(both(mine, importedSides), mine);
        // A guess gives way as a whole, but not to an import, which replaces nothing.
        const QJsonObject guessed = box("inferred", R"("term": 2)");
        QVERIFY(sayTheSame(catalogueDifferences(both(guessed, suggestedSides), theirs)));
        QCOMPARE(both(guessed, importedSides), guessed);
        // Part of a guess does not.
        const QJsonObject half = catalogue(
            R"("source": "copy", "contracts": [{"id": "c05", "term": 2, "gold": 1, "sources": {"term": "inferred"}}])");
        QCOMPARE(at(both(half, suggestedSides), u"contracts[1]"_s), at(half, u"contracts[1]"_s));
        // Where nothing differs, it is one card as far as anybody can see.
        QCOMPARE(at(both(box("copy", R"("term": 3)"), importedSides), u"contracts[1].vp"_s).toInt(), 4);
        // A name tells a utility, whatever else differs.
        const QJsonObject baths =
            catalogue(R"("utilities": [{"id": "u1", "name": {"en": "Baths"}, "vp": 2}])");
        const auto known = catalogueDifferences(
            baths,
            catalogue(
                R"("utilities": [{"id": "u1", "name": {"en": "Baths"}, "vp": 3, "cost": {"wood": 5}}])"));
        QCOMPARE(importedSides(known),
                 (Sides{MergeSide::Mine, MergeSide::Theirs, MergeSide::Mine})); // name, cost, VP
    }

    void nothingMadeUpIsListed()
    {
        const QJsonObject sample = sampleCatalogue();
        const auto differences = catalogueDifferences({}, sample);
        Sides sides = importedSides(differences);
        const QJsonObject imported = mergedCatalogue({}, sample, differences, sides).value();
        for (const auto key : {"name"_L1, "tiles"_L1, "utilities"_L1, "contracts"_L1, "stageBonuses"_L1})
            QVERIFY2(!imported.contains(key), key.data());
        QVERIFY(imported.contains("airships"_L1));
        QVERIFY(!holdsSampleValues(imported));
        // A tile of which somebody takes a value is listed, and its kind is as made up as that.
        const CatalogueDifference *crests = find(differences, u"forest-1"_s, Field::TileCrests);
        sides[static_cast<std::size_t>(crests - differences.data())] = MergeSide::Theirs;
        const QJsonObject asked = mergedCatalogue({}, sample, differences, sides).value();
        QCOMPARE(asked["tiles"_L1].toArray().size(), 1);
        QCOMPARE(sourceOf(asked, {Section::Tiles, u"forest-1"_s, Field::KindOfTile}),
                 std::optional(ValueSource::Sample));
        // What somebody counted out of a box is listed, be it without any value.
        const QJsonObject counted = catalogue(
            R"("source": "copy", "tiles": [{"id": "mine-1", "kind": "mine"}], "utilities": [{"id": "u1"}])");
        const auto bare = catalogueDifferences({}, counted);
        const QJsonObject listed =
            mergedCatalogue({}, counted, bare, all(bare.size(), MergeSide::Mine)).value();
        QCOMPARE(listed["tiles"_L1].toArray().size(), 1);
        QVERIFY(!listed.contains("utilities"_L1));
    }

    void aPriceIsOneValue()
    {
        const auto cost = [](const QByteArray &amounts) {
            return catalogue(R"("airships": {"cruise": {"cost": )" + amounts + "}}");
        };
        const QJsonObject before = catalogue({});
        // A entered {wood 2}, B made it {wood 2, gold 1}, A takes it back.
        const QJsonObject now =
            rebasedCatalogue(cost(R"({"wood": 2})"), before, cost(R"({"wood": 2, "gold": 1})"));
        QVERIFY(at(now, u"airships.cruise.cost"_s).isUndefined());
        QCOMPARE(rebasedCatalogue(cost(R"({"wood": 2})"), cost(R"({"wood": 3})"),
                                  cost(R"({"wood": 2, "gold": 1})")),
                 cost(R"({"wood": 3})"));
    }

    void whatOthersWroteStays()
    {
        const QJsonObject mine =
            catalogue(R"("note": "mine", "contracts": [{"id": "c01", "term": 1, "x": 1}])");
        const QJsonObject theirs = catalogue(
            R"("note": "theirs", "other": 7, "contracts": [{"id": "c01", "vp": 1, "x": 2, "y": 3}, {"id": "c09", "vp": 4, "z": 5}])");
        const QJsonObject both = merged(mine, theirs);
        QCOMPARE(both["note"_L1].toString(), u"mine"_s);
        QCOMPARE(both["other"_L1].toInt(), 7);
        QCOMPARE(at(both, u"contracts[1].x"_s).toInt(), 1);
        QCOMPARE(at(both, u"contracts[1].y"_s).toInt(), 3);
        QCOMPARE(at(both, u"contracts[2].z"_s).toInt(), 5);
    }

    void intoNothing()
    {
        const QJsonObject theirs = catalogueDocument();
        const QJsonObject both = mergedBy({}, theirs, theirsWhereBothDiffer);
        QVERIFY(sayTheSame(catalogueDifferences(both, theirs)));
        QCOMPARE(both["tiles"_L1].toArray().size(), theirs["tiles"_L1].toArray().size());
        QVERIFY(readCatalogue(both).ok());
    }

    void moreThingsThanTheFormatHolds()
    {
        const auto tiles = [](char16_t from, int amount) {
            QJsonArray list;
            for (char16_t i = 0; i < 16; ++i) {
                const QJsonObject bonus{{u"amount"_s, amount}, {u"choices"_s, QJsonArray{u"wood"_s}}};
                list.append(QJsonObject{{u"id"_s, u"mine-"_s + QChar(static_cast<char16_t>(from + i))},
                                        {u"crests"_s, QJsonArray()},
                                        {u"crestBonus"_s, bonus}});
            }
            QJsonObject document = emptyCatalogue();
            document.insert(u"tiles"_s, list);
            return document;
        };
        const QJsonObject mine = tiles(u'a', 0);
        const QJsonObject theirs = tiles(u'b', 1);
        const auto differences = catalogueDifferences(mine, theirs);
        const auto result =
            mergedCatalogue(mine, theirs, differences, all(differences.size(), MergeSide::Theirs));
        QVERIFY(!result.ok());
        QVERIFY(result.error().section == Section::Tiles);
        QCOMPARE(result.error().most, 16);
    }

    void everyChoiceCanBeReadAgain()
    {
        const QJsonObject mine = catalogue(R"("tiles": [{"id": "odd", "kind": "mine", "crests": ["wood"]}])");
        const QJsonObject theirs =
            catalogue(R"("tiles": [{"id": "even", "kind": "forest", "crests": ["gear"]}])");
        const auto differences = catalogueDifferences(mine, theirs);
        for (const MergeSide ofMine : {MergeSide::Mine, MergeSide::Theirs}) {
            Sides sides;
            for (const CatalogueDifference &each : differences)
                sides.push_back(each.field.code == Field::KindOfTile ? ofMine
                                    : ofMine == MergeSide::Mine      ? MergeSide::Theirs
                                                                     : MergeSide::Mine);
            const QJsonObject both = mergedCatalogue(mine, theirs, differences, sides).value();
            QVERIFY(readCatalogue(both).ok());
        }
    }

    void countsWhatHappens()
    {
        const QJsonObject mine = catalogue(R"("contracts": [{"id": "c01", "term": 1, "vp": 2}])");
        const QJsonObject theirs =
            catalogue(R"("source": "sample", "contracts": [{"id": "c01", "vp": 3, "gold": 1}])");
        const auto differences = catalogueDifferences(mine, theirs);
        const MergeCount count = countMerge(differences, all(differences.size(), MergeSide::Theirs));
        QCOMPARE(count, (MergeCount{1, 1, 1, 0, 2}));
        QVERIFY(!countMerge(differences, all(differences.size(), MergeSide::Mine)).changesAnything());
    }

    void forPrograms()
    {
        const QJsonObject mine = catalogue(R"("contracts": [{"id": "c01", "term": 1, "vp": 2}])");
        const QJsonObject theirs = catalogue(
            R"("source": "copy", "contracts": [{"id": "c01", "vp": 3}], "utilities": [{"id": "u1", "name": {"en": "Baths"}, "cost": {"wood": 5}}])");
        QCOMPARE(catalogueDifferencesJson(catalogueDifferences(mine, theirs), mine, theirs),
                 json(R"({
            "same": 0,
            "onlyA": [{"where": "contracts.c01.term", "a": 1}],
            "onlyB": [{"where": "utilities.u1.name.en", "b": "Baths", "sourceB": "copy"},
                      {"where": "utilities.u1.cost", "b": {"wood": 5}, "sourceB": "copy"}],
            "different": [{"where": "contracts.c01.vp", "a": 2, "b": 3, "sourceB": "copy"}]})")
                     .toObject());
    }

    void properties()
    {
        QVERIFY(rc::check("a merge of equal catalogues changes nothing", [] {
            const QJsonObject document = bent(*rc::gen::arbitrary<Script>(), ValueSource::Copy);
            RC_ASSERT(merged(document, document) == document);
            RC_ASSERT(mergedBy(document, document, theirsWhereBothDiffer) == document);
        }));
        QVERIFY(rc::check("all mine gives mine, all theirs gives theirs, and nothing is lost", [] {
            const QJsonObject mine = bent(*rc::gen::arbitrary<Script>(), ValueSource::Copy);
            const QJsonObject theirs = bent(*rc::gen::arbitrary<Script>(), ValueSource::Inferred);
            const auto differences = catalogueDifferences(mine, theirs);
            const QJsonObject kept =
                mergedCatalogue(mine, theirs, differences, all(differences.size(), MergeSide::Mine)).value();
            for (const CatalogueDifference &each : differences) {
                const CityCopy copy(kept);
                const QJsonValue missing(QJsonValue::Undefined);
                RC_ASSERT((each.thing.mine ? copy.value(each.placeInMine()) : missing) == each.mine);
                if (each.kind != Kind::OnlyTheirs)
                    RC_ASSERT(copy.source(each.placeInMine()) == each.mineSource);
            }
            const QJsonObject both = mergedBy(mine, theirs, theirsWhereBothDiffer);
            RC_ASSERT(readCatalogue(both).ok());
            for (const CatalogueDifference &each : catalogueDifferences(both, theirs))
                RC_ASSERT(each.kind == Kind::OnlyMine || each.kind == Kind::Same);
            const QJsonObject &before = mine;
            for (const CatalogueDifference &each : catalogueDifferences(both, before))
                RC_ASSERT(each.kind != Kind::OnlyTheirs);
            for (const auto &document : {mine, theirs}) {
                for (auto it = document.begin(); it != document.end(); ++it)
                    RC_ASSERT(both.contains(it.key()));
            }
        }));
    }
};

QTEST_APPLESS_MAIN(TestCatalogueMerge)
#include "tst_cataloguemerge.moc"
