// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/gamerecord.h"
#include "tests/core/airshipcity/record/documents.h"

#include <QJsonArray>
#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace Qt::Literals::StringLiterals;

/// Single values of a catalogue: their names, and how they are entered when the table has found them out.
class TestCatalogueValue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isNamedAsInFiles_data();
    void isNamedAsInFiles();
    void isEntered_data();
    void isEntered();
    void keepsWhatStandsBeside();
};

static void kinds()
{
    using Kind = Value;
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](Kind kind, int index, const char *name, const QByteArray &value) {
        QTest::newRow(name) << int(kind) << index << QString::fromLatin1(name) << value;
    };
    row(Kind::AirshipCost, 8, "airships.cruise.cost", R"({"wood": 7})");
    row(Kind::AirshipDiscount, 7, "airships.passenger.discount", R"({"resource": "gold", "amount": 1})");
    row(Kind::AirshipSpaces, 0, "airships.wooden-private.spaces", R"({"3": 3, "4": 4})");
    row(Kind::UtilityCost, 0, "utilities.u1.cost", R"({"wood": 5})");
    row(Kind::UtilityVp, 1, "utilities.u2.vp", "4");
    row(Kind::UtilitySpaces, 1, "utilities.u2.spaces", R"({"3": 2, "4": 3})");
    row(Kind::ContractTerm, 2, "contracts.c03.term", "2");
    row(Kind::ContractCost, 2, "contracts.c03.cost", R"({"gold": 1})");
    row(Kind::ContractVp, 2, "contracts.c03.vp", "0");
    row(Kind::ContractGold, 6, "contracts.c12.gold", "3");
    row(Kind::TileCrests, 12, "tiles.forest-2.crests", R"(["wood"])");
    row(Kind::TileCrestBonus, 0, "tiles.forest-1.crestBonus", R"({"amount": 0})");
    row(Kind::StageBonus, 3, "stageBonuses.s6", R"({"gain": {}, "amount": 0, "choices": [], "vp": 1})");
    row(Kind::RenovationCost, 0, "renovations.wood.cost", R"({"gear": 3})");
    row(Kind::BonusEffectTarget, 1, "bonusEffects.negotiator", R"(["wooden-private"])");
    row(Kind::GuildPrice, 0, "guildPrice", R"({"resource": "gear", "amount": 9})");
    row(Kind::PriceTrack, 0, "priceTracks.1", "[3, 2, 1]");
    row(Kind::Piggyback, 9, "piggyback.shipyard", R"({"amount": 1, "choices": ["gold"]})");
}

void TestCatalogueValue::isNamedAsInFiles_data()
{
    kinds();
}

void TestCatalogueValue::isNamedAsInFiles()
{
    QFETCH(int, kind);
    QFETCH(int, index);
    QFETCH(QString, name);
    const GameRecord record = readGameRecord(gameDocument()).value();
    QCOMPARE(missingName({Value(kind), std::uint8_t(index)}, record.ids), name);
}

void TestCatalogueValue::isEntered_data()
{
    kinds();
}

void TestCatalogueValue::isEntered()
{
    QFETCH(int, kind);
    QFETCH(int, index);
    QFETCH(QByteArray, value);
    const GameRecord record = readGameRecord(gameDocument()).value();
    const MissingValue which{Value(kind), std::uint8_t(index)};
    QJsonObject catalogue = record.catalogue();

    enterValue(catalogue, record.ids, which, QJsonValue::Undefined, ValueSource::Copy);
    const auto without = readGameRecord(with(gameDocument(), u"setup.catalogue"_s, catalogue));
    QVERIFY(without.ok());
    enterValue(catalogue, record.ids, which, json(value), ValueSource::Inferred);
    const auto entered = readGameRecord(with(gameDocument(), u"setup.catalogue"_s, catalogue));
    QVERIFY2(entered.ok(), qPrintable(entered.ok() ? QString() : describe(entered.error())));
    QVERIFY(entered.value().setup.catalogue != without.value().setup.catalogue);
    QCOMPARE(entered.value().ids, record.ids);
    QCOMPARE(sourceOf(catalogue, record.ids, which), ValueSource::Inferred);
}

void TestCatalogueValue::keepsWhatStandsBeside()
{
    const GameRecord record = readGameRecord(gameDocument()).value();
    QJsonObject catalogue = with(record.catalogue(), u"utilities[1].x-mark"_s, 1);
    enterValue(catalogue, record.ids, {Value::UtilityVp, 0}, 9, ValueSource::Copy);
    QCOMPARE(
        at(catalogue, u"utilities[1]"_s),
        json(R"({"id": "u1", "name": {"en": "School", "fr": "École"}, "cost": {"wood": 5, "gold": 3}, "vp": 9,
                "spaces": {"3": 3, "4": 4}, "sources": {"vp": "copy"}, "x-mark": 1})"));
    enterValue(catalogue, record.ids, {Value::StageBonus, 0}, json(R"({"vp": 3})"), ValueSource::Copy);
    QCOMPARE(at(catalogue, u"stageBonuses[1]"_s),
             json(R"({"id": "s1", "stages": [2, 3], "vp": 3, "source": "copy"})"));
}

QTEST_APPLESS_MAIN(TestCatalogueValue)
#include "tst_cataloguevalue.moc"
