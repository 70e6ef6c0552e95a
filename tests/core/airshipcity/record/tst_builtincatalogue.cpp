// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/cataloguecheck.h"
#include "core/airshipcity/record/cataloguevalue.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtTest/QtTest>

using namespace skyledger::airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

QJsonObject json(const QByteArray &text)
{
    return QJsonDocument::fromJson(text).object();
}

/// A copy of which only these parts are said.
QJsonObject copyWith(const QByteArray &parts)
{
    QJsonObject copy = json(R"({"format": "skyledger-catalogue", "version": 1, "game": "airship-city",
                                "name": "My copy", "source": "copy"})");
    const QJsonObject more = json(parts);
    for (auto it = more.begin(); it != more.end(); ++it)
        copy.insert(it.key(), it.value());
    return copy;
}

CatalogueFile read(const QJsonObject &document)
{
    auto file = readCatalogue(document);
    if (!file)
        qFatal("%s", qPrintable(describe(file.error())));
    return std::move(file).value();
}

/// What a catalogue knows, as `name: source`.
QMap<QString, QString> sources(const QJsonObject &document)
{
    const CatalogueFile file = read(document);
    QMap<QString, QString> result;
    for (const KnownValue &each : checkCatalogue(file).known) {
        const std::string_view name = each.source ? nameOf(*each.source) : std::string_view("untold");
        result.insert(missingName(each.value, file.ids),
                      QString::fromLatin1(name.data(), qsizetype(name.size())));
    }
    return result;
}

QStringList idsOf(const QJsonObject &catalogue, QLatin1StringView list)
{
    QStringList ids;
    const QJsonArray entries = catalogue[list].toArray();
    for (const auto &entry : entries)
        ids.append(entry["id"_L1].toString());
    return ids;
}

Amounts amounts(int wood, int metal, int gold, int gear)
{
    return {{std::uint8_t(wood), std::uint8_t(metal), std::uint8_t(gold), std::uint8_t(gear)}};
}

} // namespace

/// The values of section 22 of the rules specification, and an owner's copy on top of them.
class TestBuiltInCatalogue : public QObject
{
    Q_OBJECT

private slots:
    void knowsTheAirships()
    {
        const Catalogue values = read(builtInCatalogue()).values;
        const Amounts costs[] = {amounts(4, 0, 0, 2), amounts(8, 0, 0, 4), amounts(14, 0, 0, 7),
                                 amounts(0, 3, 0, 2), amounts(0, 6, 0, 4), amounts(0, 11, 0, 7),
                                 amounts(2, 2, 0, 2), amounts(4, 4, 0, 4), amounts(7, 7, 0, 7)};
        const std::optional<Discount> discounts[] = {Discount{Resource::Wood, 1},
                                                     Discount{Resource::Wood, 1},
                                                     Discount{Resource::Wood, 2},
                                                     Discount{Resource::Metal, 1},
                                                     Discount{Resource::Metal, 1},
                                                     Discount{Resource::Metal, 2},
                                                     std::nullopt,
                                                     Discount{Resource::Gold, 1},
                                                     std::nullopt};
        for (const Airship airship : all<Airship>()) {
            QCOMPARE(values.airships[airship].cost, costs[indexOf(airship)]);
            QCOMPARE(values.airships[airship].discount, discounts[indexOf(airship)]);
            QVERIFY(!values.airships[airship].spaces.forThree && !values.airships[airship].spaces.forFour);
        }
    }

    void knowsPrices()
    {
        const Catalogue values = read(builtInCatalogue()).values;
        QCOMPARE(values.guildPrice, (Price{Resource::Gold, 10}));
        const int tracks[3][4] = {{3, 3, 2, 1}, {6, 6, 5, 4}, {9, 9, 8, 7}};
        for (const Level level : all<Level>()) {
            QCOMPARE(values.priceTracks[level]->size(), std::size_t{4});
            for (std::size_t i = 0; i < 4; ++i)
                QCOMPARE(int((*values.priceTracks[level])[i]), tracks[indexOf(level)][i]);
        }
    }

    void knowsPiggybackOfAllKinds()
    {
        const QJsonObject piggyback = builtInCatalogue()["piggyback"_L1].toObject();
        QCOMPARE(piggyback.size(), qsizetype(countOf<TileKind>));
        const QJsonObject valley = piggyback["valley"_L1].toObject();
        QCOMPARE(valley["amount"_L1].toInt(), 1);
        QCOMPARE(valley["choices"_L1].toArray(), (QJsonArray{u"wood"_s, u"metal"_s}));
        for (const auto kind : {"architect"_L1, "guild"_L1, "harbor"_L1, "lighthouse"_L1, "market"_L1,
                                "shipyard"_L1, "workshop"_L1}) {
            QCOMPARE(piggyback[kind]["amount"_L1].toInt(-1), 0);
        }
    }

    void tellsSources()
    {
        const QMap<QString, QString> known = sources(builtInCatalogue());
        for (const auto &name : {u"airships.wooden-private.cost"_s, u"airships.wooden-cargo.discount"_s,
                                 u"priceTracks.1"_s, u"priceTracks.3"_s, u"piggyback.valley"_s}) {
            QCOMPARE(known[name], u"rulebook"_s);
        }
        for (const auto &name : {u"airships.metal-private.cost"_s, u"airships.metal-residential.discount"_s,
                                 u"airships.cruise.cost"_s, u"airships.passenger.discount"_s, u"guildPrice"_s,
                                 u"piggyback.forest"_s, u"piggyback.shipyard"_s}) {
            QCOMPARE(known[name], u"inferred"_s);
        }
        const QStringList all = known.values();
        QVERIFY(!all.contains(u"untold"_s) && !all.contains(u"sample"_s) && !all.contains(u"copy"_s));
    }

    void lacksWhatOnlyTheBoxPrints()
    {
        const CatalogueFile file = read(builtInCatalogue());
        QStringList missing;
        for (const MissingValue &value : checkCatalogue(file).missing)
            missing.append(missingName(value, file.ids));
        for (const auto &name : {u"airships.sightseeing.discount"_s, u"airships.cruise.discount"_s,
                                 u"airships.wooden-private.spaces"_s, u"contracts.c01.cost"_s,
                                 u"contracts.c20.term"_s, u"stageBonuses.s1"_s, u"stageBonuses.s7"_s,
                                 u"renovations.gold.cost"_s, u"bonusEffects.barter"_s}) {
            QVERIFY2(missing.contains(name), qPrintable(name));
        }
        // 2 discounts, 9 grids, 4 values of 20 contracts, 7 stage bonuses, 4 renovations, 3 bonus effects.
        QCOMPARE(missing.size(), qsizetype(2 + 9 + 80 + 7 + 4 + 3));
        QVERIFY(!builtInCatalogue().contains("tiles"_L1) && !builtInCatalogue().contains("utilities"_L1));
    }

    void listsContractsAndStageBonuses()
    {
        const CatalogueFile file = read(builtInCatalogue());
        QCOMPARE(file.ids.contracts.size(), std::size_t{20});
        QCOMPARE(idsOf(file.document, "stageBonuses"_L1),
                 (QStringList{u"s1"_s, u"s2"_s, u"s3"_s, u"s4"_s, u"s5"_s, u"s6"_s, u"s7"_s}));
        const StageSet early{Stage{1}, Stage{2}};
        const StageSet late{Stage{3}, Stage{4}};
        for (const StageBonusTile tile : file.ids.stageBonuses.keys())
            QCOMPARE(file.stages[tile], indexOf(tile) < 3 ? early : late);
    }

    void isWrittenAndReadAlike()
    {
        const QByteArray bytes = writeCatalogue(builtInCatalogue());
        const auto again = readCatalogue(bytes);
        QVERIFY(again.ok());
        QCOMPARE(writeCatalogue(again.value().document), bytes);
    }

    // A copy over the built-in values.

    void copyWithoutValuesIsTheBuiltIn()
    {
        QJsonObject layered = layeredOverBuiltIn(copyWith("{}"));
        QCOMPARE(layered["name"_L1].toString(), u"My copy"_s);
        QCOMPARE(layered["source"_L1].toString(), u"copy"_s);
        layered.remove("source"_L1);
        layered.insert(u"name"_s, u"Built-in values"_s);
        QCOMPARE(layered, builtInCatalogue());
        QCOMPARE(layeredOverBuiltIn(builtInCatalogue()), builtInCatalogue());
    }

    void valueOfTheCopyWinsWithItsSource()
    {
        const QJsonObject layered = layeredOverBuiltIn(copyWith(R"({
            "airships": {"metal-private": {"cost": {"metal": 3, "gold": 2}},
                         "cruise": {"discount": {"resource": "wood", "amount": 2}, "spaces": {"3": 3, "4": 4},
                                    "sources": {"spaces": "inferred"}}},
            "guildPrice": {"resource": "gear", "amount": 10}})"));
        const Catalogue values = read(layered).values;
        QCOMPARE(values.airships[Airship::MetalPrivate].cost, amounts(0, 3, 2, 0));
        QCOMPARE(values.airships[Airship::MetalPrivate].discount, (Discount{Resource::Metal, 1}));
        QCOMPARE(values.airships[Airship::Cruise].cost, amounts(7, 7, 0, 7));
        QCOMPARE(values.guildPrice, (Price{Resource::Gear, 10}));
        const QMap<QString, QString> known = sources(layered);
        QCOMPARE(known[u"airships.metal-private.cost"_s], u"copy"_s);
        QCOMPARE(known[u"airships.metal-private.discount"_s], u"inferred"_s);
        QCOMPARE(known[u"airships.cruise.discount"_s], u"copy"_s);
        QCOMPARE(known[u"airships.cruise.spaces"_s], u"inferred"_s);
        QCOMPARE(known[u"airships.cruise.cost"_s], u"inferred"_s);
        QCOMPARE(known[u"airships.wooden-private.cost"_s], u"rulebook"_s);
        QCOMPARE(known[u"guildPrice"_s], u"copy"_s);
        QCOMPARE(known[u"piggyback.valley"_s], u"rulebook"_s);
    }

    void halfAValueIsNone()
    {
        const QJsonObject layered = layeredOverBuiltIn(copyWith(R"({
            "airships": {"passenger": {"discount": {"amount": 1}}, "cruise": {"discount": {"amount": 2}}},
            "guildPrice": {"amount": 12},
            "piggyback": {"mine": {"developed": {"amount": 2, "choices": ["metal"]}}}})"));
        const CatalogueFile file = read(layered);
        QCOMPARE(file.values.airships[Airship::Passenger].discount, (Discount{Resource::Gold, 1}));
        QVERIFY(!file.values.airships[Airship::Cruise].discount);
        QCOMPARE(file.values.guildPrice, (Price{Resource::Gold, 10}));
        QCOMPARE(sources(layered).value(u"guildPrice"_s), u"inferred"_s);
        QCOMPARE(layered["piggyback"_L1]["mine"_L1]["amount"_L1].toInt(), 1);
        QCOMPARE(layered["piggyback"_L1]["mine"_L1]["developed"_L1]["amount"_L1].toInt(), 2);
    }

    void singlePriceTrackOfTheCopy()
    {
        const QJsonObject layered = layeredOverBuiltIn(copyWith(R"({"priceTracks": {"1": [3, 2, 1]}})"));
        const Catalogue values = read(layered).values;
        QCOMPARE(values.priceTracks[Level{0}]->size(), std::size_t{3});
        QCOMPARE(values.priceTracks[Level{1}]->size(), std::size_t{4});
        const QMap<QString, QString> known = sources(layered);
        QCOMPARE(known[u"priceTracks.1"_s], u"copy"_s);
        QCOMPARE(known[u"priceTracks.2"_s], u"rulebook"_s);
    }

    void contractsAreFilledUpUnderFreeIds()
    {
        const QJsonObject layered = layeredOverBuiltIn(copyWith(R"({"contracts": [
            {"id": "c02", "term": 1, "cost": {"wood": 2}, "vp": 1, "gold": 1}, {"id": "harvest", "term": 4}]})"));
        const QStringList ids = idsOf(layered, "contracts"_L1);
        QCOMPARE(ids.size(), 20);
        QCOMPARE(ids.mid(0, 4), (QStringList{u"c02"_s, u"harvest"_s, u"c01"_s, u"c03"_s}));
        QCOMPARE(ids.last(), u"c19"_s);
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), 20);
        QCOMPARE(sources(layered).value(u"contracts.c02.vp"_s), u"copy"_s);
    }

    void stageBonusesAreFilledUpBySet_data()
    {
        QTest::addColumn<QByteArray>("listed");
        QTest::addColumn<QStringList>("early");
        QTest::addColumn<QStringList>("late");
        QTest::newRow("none") << QByteArray("[]") << QStringList{u"s1"_s, u"s2"_s, u"s3"_s}
                              << QStringList{u"s4"_s, u"s5"_s, u"s6"_s, u"s7"_s};
        QTest::newRow("one of each") << QByteArray(
            R"([{"id": "s5", "stages": [2, 3]}, {"id": "x", "stages": [4]}])")
                                     << QStringList{u"s5"_s, u"s1"_s, u"s2"_s}
                                     << QStringList{u"x"_s, u"s3"_s, u"s4"_s, u"s6"_s};
        QTest::newRow("untold") << QByteArray(
            R"([{"id": "a"}, {"id": "b"}, {"id": "c"}, {"id": "d"}, {"id": "e"}, {"id": "f"}, {"id": "g"}])")
                                << QStringList{} << QStringList{};
    }
    void stageBonusesAreFilledUpBySet()
    {
        QFETCH(QByteArray, listed);
        QFETCH(QStringList, early);
        QFETCH(QStringList, late);
        const QJsonObject layered = layeredOverBuiltIn(copyWith("{\"stageBonuses\": " + listed + "}"));
        QStringList foundEarly;
        QStringList foundLate;
        const QJsonArray entries = layered["stageBonuses"_L1].toArray();
        QCOMPARE(entries.size(), 7);
        for (const auto &entry : entries) {
            const QJsonArray stages = entry["stages"_L1].toArray();
            if (stages.contains(2))
                foundEarly.append(entry["id"_L1].toString());
            if (stages.contains(4))
                foundLate.append(entry["id"_L1].toString());
        }
        QCOMPARE(foundEarly, early);
        QCOMPARE(foundLate, late);
    }

    void whatIsNotUnderstoodIsKept()
    {
        const QJsonObject layered = layeredOverBuiltIn(copyWith(R"({"x-note": "mine",
            "airships": {"cruise": {"x-art": 3}}, "tiles": [{"id": "forest-1", "x": 1}]})"));
        QCOMPARE(layered["x-note"_L1].toString(), u"mine"_s);
        QCOMPARE(layered["airships"_L1]["cruise"_L1]["x-art"_L1].toInt(), 3);
        QCOMPARE(layered["tiles"_L1][0]["x"_L1].toInt(), 1);
    }
};

QTEST_GUILESS_MAIN(TestBuiltInCatalogue)
#include "tst_builtincatalogue.moc"
