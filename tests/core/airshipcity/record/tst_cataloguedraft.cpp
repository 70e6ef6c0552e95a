// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguedraft.h"
#include "tests/core/airshipcity/record/boxentry.h"
#include "tests/core/airshipcity/record/documents.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace Qt::Literals::StringLiterals;
using Field = Printed;

namespace {

MissingValue at(Field field, int index = 0)
{
    return {field, static_cast<std::uint8_t>(index)};
}

QByteArray bytesOf(const CatalogueDraft &draft)
{
    return writeCatalogue(draft.document());
}

/// A copy into which every value of the sample set was entered.
CatalogueDraft enteredBox()
{
    const CatalogueDraft box = wholeBox();
    CatalogueDraft draft;
    unpack(draft, box);
    const std::vector<MissingValue> places = valuesOf(box);
    for (const MissingValue &place : places) {
        if (draft.set(place, *box.value(place)))
            qFatal("a value of the sample set is refused");
    }
    return draft;
}

} // namespace

class TestCatalogueDraft : public QObject
{
    Q_OBJECT

private slots:
    void anEmptyCopyShowsWhatIsBuiltIn()
    {
        const CatalogueDraft draft;
        QCOMPARE(draft.document(), emptyCatalogue());
        QCOMPARE(draft.value(at(Field::AirshipCost)), PrintedValue(Amounts{{4, 0, 0, 2}}));
        QCOMPARE(draft.source(at(Field::AirshipCost)), ValueSource::Rulebook);
        QVERIFY(!boxValue(draft.document(), draft.shown().ids, at(Field::AirshipCost)));
        QCOMPARE(draft.source(at(Field::GuildPrice)), ValueSource::Inferred);
        QCOMPARE(draft.value(at(Field::TermSpaces)), PrintedValue(4));
        QCOMPARE(draft.source(at(Field::TermSpaces)), ValueSource::Inferred);
        QCOMPARE(draft.value(at(Field::PiggybackDeveloped, static_cast<int>(TileKind::Valley))),
                 PrintedValue(ResourceBonus{1, {Resource::Wood, Resource::Metal}}));
        QVERIFY(!draft.value(at(Field::ContractTerm)));
        QVERIFY(!draft.value(at(Field::AirshipDiscount, static_cast<int>(Airship::Cruise))));
        QCOMPARE(draft.gaps(BoxPage::Contracts).size(), std::size_t{80});
        QCOMPARE(draft.gaps(BoxPage::Tiles), std::vector<MissingValue>{at(Field::Tiles)});
        QCOMPARE(draft.gaps(BoxPage::Utilities), std::vector<MissingValue>{at(Field::Utilities)});
        QVERIFY(draft.gaps(BoxPage::Others).empty());
    }

    void theWholeBoxCanBeEntered()
    {
        const CatalogueDraft box = wholeBox();
        const CatalogueDraft draft = enteredBox();
        const auto read = readCatalogue(bytesOf(draft));
        QVERIFY(read.ok());
        QCOMPARE(draft.shown().values, box.shown().values);
        QCOMPARE(read.value().ids, box.shown().ids);
        QVERIFY(gapsOf(draft).empty());
        QVERIFY(checkCatalogue(read.value()).complete());
        const std::vector<MissingValue> places = valuesOf(box);
        for (const MissingValue &place : places) {
            QCOMPARE(draft.value(place), box.value(place));
            QCOMPARE(boxValue(draft.document(), draft.shown().ids, place), box.value(place));
            QCOMPARE(draft.source(place), ValueSource::Copy);
        }
        QVERIFY(!holdsSampleValues(draft.document()));
        const CatalogueReport report = checkCatalogue(read.value());
        for (const KnownValue &known : report.known)
            QCOMPARE(known.source, ValueSource::Copy);
    }

    void theWayBackLeadsToTheEmptyCopyAndForthAgain()
    {
        CatalogueDraft draft = enteredBox();
        const QByteArray whole = bytesOf(draft);
        int steps = 0;
        for (; draft.canUndo(); ++steps)
            draft.undo();
        QCOMPARE(bytesOf(draft), writeCatalogue(emptyCatalogue()));
        QVERIFY(steps > 200);
        while (draft.canRedo())
            draft.redo();
        QCOMPARE(bytesOf(draft), whole);
    }

    void typingOneFieldIsOneStep()
    {
        CatalogueDraft draft;
        QVERIFY(!draft.set(at(Field::ContractVp), 1));
        QVERIFY(!draft.set(at(Field::ContractVp), 12));
        draft.endEdit();
        QVERIFY(!draft.set(at(Field::ContractVp), 3));
        draft.undo();
        QCOMPARE(draft.value(at(Field::ContractVp)), PrintedValue(12));
        draft.undo();
        QVERIFY(!draft.value(at(Field::ContractVp)));
        QVERIFY(!draft.canUndo());
        QVERIFY(draft.canRedo());
        QVERIFY(!draft.set(at(Field::ContractVp), 4));
        QVERIFY(!draft.canRedo());
    }

    void whatWasTypedOnTheWayCanBeDropped()
    {
        CatalogueDraft draft;
        QVERIFY(!draft.set(at(Field::ContractVp), 7));
        draft.endEdit();
        QVERIFY(!draft.set(at(Field::ContractTerm), 1));
        draft.dropEdit(at(Field::ContractVp)); // that one is done
        QCOMPARE(draft.value(at(Field::ContractTerm)), PrintedValue(1));
        draft.dropEdit(at(Field::ContractTerm));
        QVERIFY(!draft.value(at(Field::ContractTerm)));
        QCOMPARE(draft.value(at(Field::ContractVp)), PrintedValue(7));
        draft.dropEdit(at(Field::ContractTerm)); // there is nothing more to drop
        QCOMPARE(draft.value(at(Field::ContractVp)), PrintedValue(7));
        // What was begun and taken away leaves the step before alone, too.
        QVERIFY(!draft.set(at(Field::ContractTerm), 2));
        draft.clear(at(Field::ContractTerm));
        draft.dropEdit(at(Field::ContractTerm));
        QCOMPARE(draft.value(at(Field::ContractVp)), PrintedValue(7));
        QVERIFY(!draft.set(at(Field::ContractTerm), 2));
        draft.clear(at(Field::ContractTerm));
        QVERIFY(!draft.set(at(Field::ContractTerm), 3));
        draft.undo();
        QVERIFY(!draft.value(at(Field::ContractTerm)));
        QCOMPARE(draft.value(at(Field::ContractVp)), PrintedValue(7));
    }

    void whatTheFormatCannotHoldIsRefused()
    {
        CatalogueDraft draft;
        QVERIFY(draft.add(CatalogueSection::Utilities));
        const QByteArray before = bytesOf(draft);
        QCOMPARE(draft.set(at(Field::ContractTerm), 10), ValueFault::Term);
        QCOMPARE(draft.set(at(Field::ContractTerm), 0), ValueFault::Term);
        QCOMPARE(draft.set(at(Field::TermSpaces), 10), ValueFault::Term);
        QCOMPARE(draft.set(at(Field::ContractVp), 100), ValueFault::Amount);
        QCOMPARE(draft.set(at(Field::BonusVp), -100), ValueFault::Amount);
        QCOMPARE(draft.set(at(Field::BonusStages), 3), ValueFault::Shape);
        QCOMPARE(draft.set(at(Field::BonusStages), StageSet{Stage{2}, Stage{3}}), ValueFault::Shape);
        QCOMPARE(draft.set(at(Field::AirshipSpacesFor3), 21), ValueFault::Spaces);
        QCOMPARE(draft.set(at(Field::PriceTrack), TrackValues{}), ValueFault::TrackSpaces);
        QCOMPARE(draft.set(at(Field::UtilityNameFr), QString(41, u'x')), ValueFault::Name);
        QCOMPARE(draft.set(at(Field::UtilityNameFr), QString()), ValueFault::Name);
        QCOMPARE(draft.set(at(Field::ContractCost), 3), ValueFault::Shape);
        QCOMPARE(draft.set(at(Field::Tiles), 3), ValueFault::Shape);
        QVERIFY(!draft.setTileCount(TileKind::Forest, 17));
        QVERIFY(!draft.setName(QString(41, u'x')));
        QVERIFY(!draft.replace({{u"format"_s, u"other"_s}}));
        QCOMPARE(bytesOf(draft), before);
        for (std::size_t i = 1; i < countOf<Utility>; ++i)
            QVERIFY(draft.add(CatalogueSection::Utilities));
        QVERIFY(!draft.add(CatalogueSection::Utilities));
    }

    void aClearedValueShowsWhatLiesBeneath()
    {
        CatalogueDraft draft;
        QVERIFY(!draft.set(at(Field::AirshipCost), Amounts{{5, 0, 0, 2}}));
        QCOMPARE(draft.source(at(Field::AirshipCost)), ValueSource::Copy);
        draft.clear(at(Field::AirshipCost));
        QCOMPARE(draft.value(at(Field::AirshipCost)), PrintedValue(Amounts{{4, 0, 0, 2}}));
        QCOMPARE(draft.source(at(Field::AirshipCost)), ValueSource::Rulebook);
        QCOMPARE(draft.document(), emptyCatalogue());
        QVERIFY(!draft.set(at(Field::AirshipSpacesFor4), 4));
        draft.clear(at(Field::AirshipSpacesFor4));
        QVERIFY(!draft.set(at(Field::PiggybackBasic, 1), ResourceBonus{2, {Resource::Wood}}));
        draft.clear(at(Field::PiggybackBasic, 1));
        QVERIFY(!draft.set(at(Field::TermSpaces), 5));
        draft.clear(at(Field::TermSpaces));
        QCOMPARE(draft.document(), emptyCatalogue());
    }

    /// One after the other is taken away: it alone is missing then, and the check of catalogues says the same.
    void whatIsTakenAwayIsMissing()
    {
        const CatalogueDraft box = enteredBox();
        const std::vector<MissingValue> places = valuesOf(box);
        for (const MissingValue &place : places) {
            CatalogueDraft draft = box;
            draft.clear(place);
            const auto kind = kindOf(place.value.as<Printed>());
            const CatalogueReport report = draft.report();
            if (draft.value(place)) { // built in
                QVERIFY(gapsOf(draft).empty());
                QVERIFY(report.missing.empty());
                QVERIFY(draft.source(place) != ValueSource::Copy);
            } else if (kind) {
                QCOMPARE(gapsOf(draft), std::vector<MissingValue>{place});
                QCOMPARE(draft.missing(pageOf(place.value.as<Printed>())), 1);
                QCOMPARE(report.missing, (std::vector<MissingValue>{{*kind, place.thing}}));
            }
        }
        QVERIFY(!box.canConfirm(BoxPage::Airships));
        CatalogueDraft draft;
        QVERIFY(draft.canConfirm(BoxPage::Airships));
        QCOMPARE(draft.missing(BoxPage::Tiles), 48);
        QVERIFY(draft.setTileCount(TileKind::Forest, 2));
        QCOMPARE(draft.missing(BoxPage::Tiles), 14 * 3 + 2 * 2);
    }

    void zeroAndNothingAreKnown()
    {
        CatalogueDraft draft;
        QVERIFY(!draft.set(at(Field::ContractGold), 0));
        QVERIFY(!draft.set(at(Field::ContractCost), Amounts{}));
        QVERIFY(!draft.set(at(Field::BonusChoice), ResourceBonus{}));
        QCOMPARE(draft.value(at(Field::ContractGold)), PrintedValue(0));
        QCOMPARE(draft.value(at(Field::ContractCost)), PrintedValue(Amounts{}));
        QCOMPARE(draft.value(at(Field::BonusChoice)), PrintedValue(ResourceBonus{}));
        QVERIFY(!draft.value(at(Field::ContractVp)));
        QCOMPARE(draft.gaps(BoxPage::Contracts).size(), std::size_t{78});
        QCOMPARE(draft.gaps(BoxPage::StageBonuses).size(), std::size_t{20});
    }

    void sampleValuesStaySampleBesideOwnOnes()
    {
        CatalogueDraft draft(sampleCatalogue());
        QVERIFY(!draft.set(at(Field::BonusVp, 1), 2));
        QCOMPARE(draft.source(at(Field::BonusVp, 1)), ValueSource::Copy);
        QCOMPARE(draft.source(at(Field::BonusGain, 1)), ValueSource::Sample);
        QCOMPARE(sourceOf(draft.document(), draft.shown().ids, {Value::StageBonus, 1}), ValueSource::Sample);
        QVERIFY(!draft.set(at(Field::BonusGain, 1), Amounts{}));
        QVERIFY(!draft.set(at(Field::BonusChoice, 1), ResourceBonus{1, {Resource::Wood}}));
        QCOMPARE(sourceOf(draft.document(), draft.shown().ids, {Value::StageBonus, 1}), ValueSource::Copy);
        QVERIFY(!draft.set(at(Field::UtilitySpacesFor4), 5));
        QCOMPARE(draft.source(at(Field::UtilitySpacesFor4)), ValueSource::Copy);
        QCOMPARE(draft.source(at(Field::UtilitySpacesFor3)), ValueSource::Sample);
        QCOMPARE(sourceOf(draft.document(), draft.shown().ids, {Value::UtilitySpaces, 0}),
                 ValueSource::Sample);
        QVERIFY(!draft.set(at(Field::UtilitySpacesFor3), 5));
        QCOMPARE(sourceOf(draft.document(), draft.shown().ids, {Value::UtilitySpaces, 0}), ValueSource::Copy);
        draft.confirm(BoxPage::Contracts);
        QCOMPARE(draft.source(at(Field::ContractVp)), ValueSource::Sample);
    }

    void whatTheRulebookSaysCanBeConfirmed()
    {
        CatalogueDraft draft;
        draft.confirm(BoxPage::Airships);
        QCOMPARE(draft.source(at(Field::AirshipCost)), ValueSource::Copy);
        QCOMPARE(draft.value(at(Field::AirshipCost)), PrintedValue(Amounts{{4, 0, 0, 2}}));
        QCOMPARE(draft.source(at(Field::PriceTrack, 2)), ValueSource::Copy);
        QVERIFY(!draft.value(at(Field::AirshipSpacesFor3)));
        draft.undo();
        QCOMPARE(draft.document(), emptyCatalogue());
    }

    void piecesComeAndGo()
    {
        CatalogueDraft draft;
        QVERIFY(draft.setTileCount(TileKind::Mine, 2));
        QVERIFY(draft.setTileCount(TileKind::Forest, 1));
        QCOMPARE(draft.document()["tiles"_L1][0]["id"_L1].toString(), u"forest-1"_s);
        QVERIFY(!draft.set(at(Field::TileCrests, 2), ResourceSet{Resource::Gold}));
        QVERIFY(draft.setTileCount(TileKind::Mine, 1));
        QCOMPARE(draft.tileCount(TileKind::Mine), 1);
        draft.undo();
        QCOMPARE(draft.value(at(Field::TileCrests, 2)), PrintedValue(ResourceSet{Resource::Gold}));
        QVERIFY(draft.add(CatalogueSection::Contracts));
        QCOMPARE(draft.shown().ids.contracts.text(Contract{20}), u"c21"_s);
        draft.remove(CatalogueSection::Contracts, 4);
        QCOMPARE(draft.shown().ids.contracts.size(), std::size_t{20});
        QVERIFY(draft.add(CatalogueSection::Contracts));
        QCOMPARE(draft.shown().ids.contracts.text(Contract{20}), u"c05"_s);
        // Nothing else comes and goes like that.
        const QByteArray before = bytesOf(draft);
        draft.remove(CatalogueSection::Tiles, 0);
        QVERIFY(!draft.add(CatalogueSection::StageBonuses) && bytesOf(draft) == before);
    }

    void whatOthersEnterMeanwhileIsNeverLost()
    {
        CatalogueDraft mine;
        CatalogueDraft theirs;
        QVERIFY(!mine.set(at(Field::ContractVp, 2), 7));
        QVERIFY(theirs.adopt(mine.document()));
        QVERIFY(!theirs.set(at(Field::ContractVp, 3), 8));
        QVERIFY(!theirs.set(at(Field::GuildPrice), Price{Resource::Gold, 9}));
        QVERIFY(mine.adopt(theirs.document()));
        mine.undo();
        QVERIFY(!mine.canUndo());
        QCOMPARE(mine.value(at(Field::GuildPrice)), PrintedValue(Price{Resource::Gold, 9}));
        const QJsonArray contracts = mine.document()["contracts"_L1].toArray();
        QCOMPARE(contracts.size(), 1);
        QCOMPARE(contracts[0]["id"_L1].toString(), u"c04"_s);
        QCOMPARE(contracts[0]["vp"_L1].toInt(), 8);
        mine.redo();
        QCOMPARE(listedObject(mine.document(), "contracts"_L1, u"c03"_s)["vp"_L1].toInt(), 7);
        QVERIFY(!mine.adopt({{u"format"_s, u"other"_s}}));
    }

    void aStepThatCannotBeGoneWaits()
    {
        QJsonArray all;
        for (std::size_t i = 0; i < countOf<Contract>; ++i)
            all.append(QJsonObject{{u"id"_s, u"k%1"_s.arg(i)}, {u"term"_s, 1}});
        QJsonObject document = emptyCatalogue();
        document.insert(u"contracts"_s, all);
        CatalogueDraft draft(document);
        draft.remove(CatalogueSection::Contracts, 4);
        // Somebody else fills the place: with the one that is gone there were more than a box holds.
        QJsonObject filled = draft.document();
        QJsonArray others = filled["contracts"_L1].toArray();
        others.append(QJsonObject{{u"id"_s, u"other"_s}});
        filled.insert(u"contracts"_s, others);
        const QJsonObject without = draft.document();
        QVERIFY(draft.adopt(filled));
        draft.undo();
        QCOMPARE(draft.document(), filled);
        QVERIFY(draft.canUndo());
        QVERIFY(draft.adopt(without));
        draft.undo();
        QVERIFY(!draft.canUndo());
        QCOMPARE(listedObject(draft.document(), "contracts"_L1, u"k4"_s)["term"_L1].toInt(), 1);
    }

    void unknownKeysStay()
    {
        QJsonObject foreign = json(R"({"format": "skyledger-catalogue", "version": 1, "game": "airship-city",
            "note": "by hand", "airships": {"cruise": {"picture": "c.png"}},
            "tiles": [{"id": "forest-1", "kind": "forest", "scan": 4}]})")
                                  .toObject();
        CatalogueDraft draft(foreign);
        QVERIFY(!draft.set(at(Field::AirshipCost, static_cast<int>(Airship::Cruise)), Amounts{{1, 1, 1, 1}}));
        QVERIFY(!draft.set(at(Field::TileCrests), ResourceSet{Resource::Wood}));
        QCOMPARE(draft.document()["note"_L1].toString(), u"by hand"_s);
        QCOMPARE(draft.document()["airships"_L1]["cruise"_L1]["picture"_L1].toString(), u"c.png"_s);
        QCOMPARE(draft.document()["tiles"_L1][0]["scan"_L1].toInt(), 4);
        draft.clear(at(Field::AirshipCost, static_cast<int>(Airship::Cruise)));
        draft.clear(at(Field::TileCrests));
        QCOMPARE(draft.document(), foreign);
    }

    void reportsLeadToPlaces()
    {
        CatalogueDraft box = wholeBox();
        const Ids &ids = box.shown().ids;
        const auto cruise = static_cast<int>(Airship::Cruise);
        const std::pair<MissingValue, PrintedValue> wrong[] = {
            {at(Field::ContractTerm, 2), 9},
            {at(Field::GuildPrice), Price{Resource::Gold, 30}},
            {at(Field::AirshipSpacesFor3, cruise), 0},
            {at(Field::RenovationCost, 2), Amounts{{0, 0, 30, 0}}}};
        for (const auto &[place, value] : wrong)
            QVERIFY(!box.set(place, value));
        const auto isLedTo = [](const CatalogueDraft &draft, const MissingValue &place) {
            const auto found = draft.report().inconsistencies;
            return std::any_of(found.begin(), found.end(),
                               [&place](const Inconsistency &each) { return each.place == place; });
        };
        for (const auto &[place, value] : wrong)
            QVERIFY2(isLedTo(box, place), qPrintable(placeName(placeOf(place, ids))));
        QVERIFY(isLedTo(CatalogueDraft(), at(Field::Tiles)));
        QVERIFY(isLedTo(CatalogueDraft(), at(Field::Utilities)));
        const CatalogueDraft empty;
        const std::vector<MissingValue> missing = empty.report().missing;
        QVERIFY(!missing.empty());
        for (const MissingValue &each : missing) {
            const std::vector<MissingValue> there = placesOf(pageOf(each.value), empty.shown().ids);
            const std::vector<Field> fields = fieldsToEnter(each.value, 3);
            const bool isThere = std::all_of(fields.begin(), fields.end(), [&](Field field) {
                return std::find(there.begin(), there.end(), MissingValue{field, each.thing}) != there.end();
            });
            QVERIFY2(isThere, qPrintable(missingName(each, empty.shown().ids)));
        }
    }
};

QTEST_APPLESS_MAIN(TestCatalogueDraft)
#include "tst_cataloguedraft.moc"
