// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/recordedit.h"
#include "tests/core/airshipcity/record/documents.h"

#include <QJsonArray>
#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace Qt::Literals::StringLiterals;
using Kind = Value;

namespace {

GameRecord sample()
{
    return readGameRecord(gameDocument()).value();
}

constexpr Amounts amounts(int wood, int metal, int gold, int gear)
{
    return {{std::uint8_t(wood), std::uint8_t(metal), std::uint8_t(gold), std::uint8_t(gear)}};
}

TrackValues track(std::initializer_list<int> values)
{
    TrackValues list;
    for (const int value : values)
        list.append(std::uint8_t(value));
    return list;
}

struct Entered {
    MissingValue which;
    PrintedValue value;
};

const std::array<Entered, 18> &entered()
{
    using R = Resource;
    static const std::array<Entered, 18> values{{
        {{Kind::AirshipCost, 8}, amounts(7, 7, 0, 6)},
        {{Kind::AirshipDiscount, 8}, Discount{R::Gold, 2}},
        {{Kind::AirshipSpaces, 0}, 5},
        {{Kind::UtilityCost, 0}, amounts(0, 0, 3, 0)},
        {{Kind::UtilityVp, 1}, 6},
        {{Kind::UtilitySpaces, 1}, 0},
        {{Kind::ContractTerm, 2}, 3},
        {{Kind::ContractCost, 2}, amounts(1, 0, 0, 2)},
        {{Kind::ContractVp, 2}, 0},
        {{Kind::ContractGold, 6}, 4},
        {{Kind::TileCrests, 12}, ResourceSet{R::Metal, R::Gear}},
        {{Kind::TileCrestBonus, 0}, ResourceBonus{2, {R::Wood, R::Gear}}},
        {{Kind::StageBonus, 3}, StageBonus{amounts(0, 1, 0, 0), 2, {R::Wood, R::Gold}, -1}},
        {{Kind::RenovationCost, 1}, amounts(0, 0, 0, 0)},
        {{Kind::BonusEffectTarget, 1}, AirshipSet{Airship::WoodenPrivate, Airship::Cruise}},
        {{Kind::GuildPrice, 0}, Price{R::Gear, 9}},
        {{Kind::PriceTrack, 1}, track({8, 7, 7, 3, 1})},
        {{Kind::Piggyback, 9}, ResourceBonus{1, {R::Gold}}},
    }};
    return values;
}

/// What the rules read of a value.
std::optional<PrintedValue> readBack(const Setup &setup, const MissingValue &which)
{
    const Catalogue &values = setup.catalogue;
    const auto airship = static_cast<Airship>(which.thing);
    const auto utility = static_cast<Utility>(which.thing);
    const auto contract = static_cast<Contract>(which.thing);
    const auto spaces = [&setup](const DonationSpaces &of) { return of.of(setup.playerCount); };
    switch (which.value.as<Value>()) {
    case Kind::AirshipCost:
        return values.airships[airship].cost;
    case Kind::AirshipDiscount:
        return values.airships[airship].discount;
    case Kind::AirshipSpaces:
        return spaces(values.airships[airship].spaces);
    case Kind::UtilityCost:
        return values.utilities[utility].cost;
    case Kind::UtilityVp:
        return values.utilities[utility].vp;
    case Kind::UtilitySpaces:
        return spaces(values.utilities[utility].spaces);
    case Kind::ContractTerm:
        return values.contracts[contract].term;
    case Kind::ContractCost:
        return values.contracts[contract].cost;
    case Kind::ContractVp:
        return values.contracts[contract].vp;
    case Kind::ContractGold:
        return values.contracts[contract].gold;
    case Kind::TileCrests:
        return values.tiles[static_cast<Tile>(which.thing)].crests;
    case Kind::TileCrestBonus:
        return values.tiles[static_cast<Tile>(which.thing)].crestBonus;
    case Kind::StageBonus:
        return values.stageBonuses[static_cast<StageBonusTile>(which.thing)];
    case Kind::RenovationCost:
        return values.renovationCosts[static_cast<Resource>(which.thing)];
    case Kind::BonusEffectTarget:
        return values.bonusEffectTargets[static_cast<BonusEffect>(which.thing)];
    case Kind::GuildPrice:
        return values.guildPrice;
    case Kind::PriceTrack:
        return values.priceTracks[static_cast<Level>(which.thing)];
    case Kind::Piggyback:
        for (const TileValues &tile : values.tiles) {
            if (indexOf(tile.kind) == which.thing)
                return tile.piggyback.basic;
        }
    }
    return std::nullopt;
}

} // namespace

class TestCatalogueEdit : public QObject
{
    Q_OBJECT

private slots:
    void everyKindIsEnteredAndReadBack()
    {
        for (const Entered &each : entered()) {
            GameRecord record = sample();
            const QByteArray text = missingName(each.which, record.ids).toLatin1();
            const char *name = text.constData();
            // An old value that differs must not survive.
            QVERIFY2(enterValue(record, each.which, each.value), name);
            const auto found = readBack(record.setup, each.which);
            QVERIFY2(found == std::optional(each.value), name);
            QCOMPARE(sourceOf(record.catalogue(), record.ids, each.which), ValueSource::Copy);
            for (const Printed field : fieldsToEnter(each.which.value, 3)) {
                const KnownPart part = knownPart(record.catalogue(), record.ids, each.which, field);
                QVERIFY2(part.value == partOf(each.value, field), name);
            }

            const QByteArray bytes = writeGameRecord(record);
            const auto again = readGameRecord(bytes);
            QVERIFY2(again.ok(), name);
            QVERIFY2(again.value().setup == record.setup && again.value().ids == record.ids, name);
            QCOMPARE(writeGameRecord(again.value()), bytes);
            QVERIFY2(readCatalogue(record.catalogue()).ok() || record.catalogue()["format"_L1].isUndefined(),
                     name);
        }
    }

    void everyKindHasItsShape()
    {
        for (const Entered &each : entered()) {
            QCOMPARE(each.value.index(), blankValue(each.which.value.as<Value>()).index());
            for (const Entered &other : entered()) {
                const bool fits = !faultOf(each.which.value.as<Value>(), other.value);
                const bool alike = other.value.index() == each.value.index();
                QVERIFY(fits == alike || (alike && std::holds_alternative<int>(other.value)));
            }
        }
    }

    void refusesWhatTheFormatCannotHold()
    {
        const GameRecord record = sample();
        const auto fault = [](Kind kind, const PrintedValue &value) { return faultOf(kind, value); };
        QCOMPARE(fault(Kind::ContractTerm, 0), ValueFault::Term);
        QCOMPARE(fault(Kind::ContractTerm, 10), ValueFault::Term);
        QCOMPARE(fault(Kind::ContractVp, 100), ValueFault::Amount);
        QCOMPARE(fault(Kind::ContractVp, -1), ValueFault::Amount);
        QCOMPARE(fault(Kind::AirshipSpaces, 21), ValueFault::Spaces);
        QCOMPARE(fault(Kind::AirshipCost, amounts(0, 100, 0, 0)), ValueFault::Amount);
        QCOMPARE(fault(Kind::PriceTrack, TrackValues{}), ValueFault::TrackSpaces);
        QCOMPARE(fault(Kind::PriceTrack, track({100})), ValueFault::Amount);
        QCOMPARE(fault(Kind::StageBonus, StageBonus{{}, 0, {}, 100}), ValueFault::Amount);
        QCOMPARE(fault(Kind::GuildPrice, ResourceBonus{1, {Resource::Gold}}), ValueFault::Shape);
        GameRecord same = record;
        QVERIFY(!enterValue(same, {Kind::ContractTerm, 2}, 10));
        QVERIFY(!enterValue(same, {Kind::ContractTerm, 31}, 1));
        QCOMPARE(gameRecordJson(same), gameRecordJson(record));
    }

    void spacesAreThoseOfTheTable()
    {
        GameRecord record = sample();
        const QJsonObject four =
            with(record.catalogue(), u"airships.wooden-private.spaces"_s, QJsonObject{{u"4"_s, 7}});
        const auto changed = withValue(four, record.ids, {Kind::AirshipSpaces, 0}, 5, 3, ValueSource::Copy);
        QCOMPARE(at(*changed, u"airships.wooden-private.spaces"_s), json(R"({"3": 5, "4": 7})"));
        const MissingValue spaces{Kind::AirshipSpaces, 0};
        QCOMPARE(fieldsToEnter(spaces.value, 3), std::vector{Printed::AirshipSpacesFor3});
        QCOMPARE(fieldsToEnter(spaces.value, 4), std::vector{Printed::AirshipSpacesFor4});
        QVERIFY(!knownPart(four, record.ids, spaces, Printed::AirshipSpacesFor3).value);
        QVERIFY(knownPart(four, record.ids, spaces, Printed::AirshipSpacesFor4).value == PrintedValue(7));
    }

    void nothingPrinted()
    {
        const GameRecord record = sample();
        const auto written = [&record](const MissingValue &which, const PrintedValue &value,
                                       const QString &place) {
            return at(*withValue(record.catalogue(), record.ids, which, value, 3, ValueSource::Copy), place);
        };
        QCOMPARE(written({Kind::AirshipDiscount, 8}, Discount{}, u"airships.cruise.discount"_s),
                 json(R"({"amount": 0})"));
        QCOMPARE(written({Kind::TileCrestBonus, 0}, ResourceBonus{3, {}}, u"tiles[1].crestBonus"_s),
                 json(R"({"amount": 0, "choices": []})"));
        QCOMPARE(written({Kind::TileCrests, 0}, ResourceSet{}, u"tiles[1].crests"_s), json("[]"));
    }

    void piggybackIsCorrectedWhereNothingIsMissing()
    {
        const GameRecord record = sample();
        const auto corrected = [&record](const QByteArray &standing) {
            const QJsonObject catalogue = with(record.catalogue(), u"piggyback.shipyard"_s, json(standing));
            return at(*withValue(catalogue, record.ids, {Kind::Piggyback, std::uint8_t(TileKind::Shipyard)},
                                 ResourceBonus{2, {Resource::Gear}}, 3, ValueSource::Copy),
                      u"piggyback.shipyard"_s)
                .toObject();
        };
        const QJsonObject alone = corrected(R"({"amount": 1, "choices": ["gold"], "source": "inferred"})");
        QCOMPARE(alone, json(R"({"amount": 2, "choices": ["gear"], "source": "copy"})").toObject());
        const QJsonObject other = corrected(
            R"({"amount": 1, "choices": ["gold"], "developed": {"amount": 3, "choices": ["gold"]}})");
        QCOMPARE(other["amount"_L1].toInt(), 2);
        QCOMPARE(other["developed"_L1]["amount"_L1].toInt(), 3);
    }

    void piggybackFillsWhatIsMissing()
    {
        const GameRecord record = sample();
        const auto entering = [&record](const QByteArray &standing) {
            const QJsonObject catalogue = with(record.catalogue(), u"piggyback.shipyard"_s, json(standing));
            QJsonObject entry =
                at(*withValue(catalogue, record.ids, {Kind::Piggyback, std::uint8_t(TileKind::Shipyard)},
                              ResourceBonus{2, {Resource::Gear}}, 3, ValueSource::Copy),
                   u"piggyback.shipyard"_s)
                    .toObject();
            entry.remove("source"_L1);
            return entry;
        };
        QCOMPARE(entering("{}"), json(R"({"amount": 2, "choices": ["gear"]})").toObject());
        QCOMPARE(
            entering(R"({"amount": 1, "choices": ["wood"], "developed": {}})"),
            json(R"({"amount": 1, "choices": ["wood"], "developed": {"amount": 2, "choices": ["gear"]}})")
                .toObject());
        QCOMPARE(entering(R"({"developed": {"amount": 0}})"),
                 json(R"({"amount": 2, "choices": ["gear"], "developed": {"amount": 0}})").toObject());
    }

    /// Of a copy that lists no tiles yet nothing is said of them.
    void piggybackIsEnteredWithoutTiles()
    {
        const auto copy = withValue(emptyCatalogue(), {}, {Kind::Piggyback, std::uint8_t(TileKind::Forest)},
                                    ResourceBonus{1, {Resource::Wood}}, 3, ValueSource::Copy);
        QVERIFY(copy && !copy->contains("tiles"_L1));
        QVERIFY(readCatalogue(*copy).ok());
    }

    void aFormBeginsWithWhatIsKnown()
    {
        const GameRecord record = sample();
        const QJsonObject half =
            with(record.catalogue(), u"airships.cruise.discount"_s, json(R"({"amount": 2})"));
        const KnownPart discount =
            knownPart(half, record.ids, {Kind::AirshipDiscount, 8}, Printed::AirshipDiscount);
        QVERIFY(!discount.value);
        QCOMPARE(discount.amount, 2);
        const QJsonObject points =
            with(record.catalogue(), u"stageBonuses[1]"_s, json(R"({"id": "s1", "vp": 3})"));
        const MissingValue bonus{Kind::StageBonus, 0};
        QVERIFY(knownPart(points, record.ids, bonus, Printed::BonusVp).value == PrintedValue(3));
        QVERIFY(!knownPart(points, record.ids, bonus, Printed::BonusGain).value);
        QVERIFY(!knownPart({}, record.ids, bonus, Printed::BonusVp).value);
    }

    void aListThatWasNotThereNumbersNothingAnew()
    {
        // A foreign file lists no contracts: those of its setup and events keep their numbers.
        QJsonObject document = with(gameDocument(), u"setup.catalogue"_s, QJsonObject{});
        document = with(document, u"setup.city[1][2]"_s, u"architect-1"_s);
        GameRecord record = readGameRecord(document).value();
        const Ids before = record.ids;
        QVERIFY(enterValue(record, {Kind::ContractTerm, 3}, 2));
        for (const Contract contract : before.contracts.keys())
            QCOMPARE(record.ids.contracts.text(contract), before.contracts.text(contract));
        QCOMPARE(int(*record.setup.catalogue.contracts[Contract{3}].term), 2);
    }
};

QTEST_APPLESS_MAIN(TestCatalogueEdit)
#include "tst_catalogueedit.moc"
