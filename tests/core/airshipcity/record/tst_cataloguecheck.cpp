// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/airshipcity/reportjson.h"
#include "core/airshipcity/record/boxplace.h"
#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/cataloguecheck.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtTest/QtTest>

#include <utility>

using namespace skyledger::airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// The object with a value set at a path such as `airships.cruise.cost` or `contracts.2.term`; `undefined` takes it
/// away.
QJsonValue withValue(const QJsonValue &whole, const QStringList &path, const QJsonValue &value)
{
    if (path.isEmpty())
        return value;
    if (whole.isArray()) {
        QJsonArray list = whole.toArray();
        const int at = path.first().toInt();
        if (value.isUndefined() && path.size() == 1)
            list.removeAt(at);
        else
            list[at] = withValue(list.at(at), path.mid(1), value);
        return list;
    }
    QJsonObject object = whole.toObject();
    object.insert(path.first(), withValue(object[path.first()], path.mid(1), value));
    return object;
}

QJsonObject sampleWith(const QString &path, const QJsonValue &value)
{
    return withValue(sampleCatalogue(), path.split(u'.'), value).toObject();
}

CatalogueReport reportOn(const QJsonObject &document)
{
    const auto file = readCatalogue(document);
    if (!file)
        qFatal("%s", qPrintable(describe(file.error())));
    return checkCatalogue(file.value());
}

QJsonObject jsonReportOn(const QJsonObject &document)
{
    const auto file = readCatalogue(document);
    return catalogueReportJson(checkCatalogue(file.value()), file.value().ids);
}

QJsonValue json(const QByteArray &text)
{
    return QJsonDocument::fromJson("[" + text + "]").array().at(0);
}

} // namespace

Q_DECLARE_METATYPE(Inconsistency)

class TestCatalogueCheck : public QObject
{
    Q_OBJECT

private slots:
    void sampleIsComplete()
    {
        const CatalogueReport report = reportOn(sampleCatalogue());
        QVERIFY(report.missing.empty());
        QCOMPARE(report.inconsistencies.size(), std::size_t{0});
        QVERIFY(report.complete());
    }

    void sampleGivesNoCauseForASecondLook() { QVERIFY(reportOn(sampleCatalogue()).notes.empty()); }

    void worthASecondLook_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("note");
        const auto row = [](const char *name, const QString &path, const char *value, const char *note) {
            QTest::newRow(name) << path << QByteArray(value) << QByteArray(note);
        };
        row("free contract", u"contracts.2.cost"_s, "{}",
            R"({"note": "costs-nothing", "where": "contracts.c03"})");
        row("free utility", u"utilities.0.cost"_s, "{}",
            R"({"note": "costs-nothing", "where": "utilities.u1"})");
        row("free renovation", u"renovations.gear.cost"_s, "{}",
            R"({"note": "costs-nothing", "where": "renovations.gear"})");
        row("utility without VP", u"utilities.0.vp"_s, "0",
            R"({"note": "brings-nothing", "where": "utilities.u1"})");
        row("no French name", u"utilities.0.name.fr"_s, "\"\"",
            R"({"note": "name-missing", "where": "utilities.u1", "other": "fr"})");
        row("another kind of tile", u"tiles.0.kind"_s, "\"forest\"",
            R"({"note": "generator-count", "where": "tiles", "value": 9})");
        row("read besides made up", u"contracts.0.source"_s, "\"copy\"",
            R"({"note": "made-up-besides-read", "where": "source"})");
    }
    void worthASecondLook()
    {
        QFETCH(QString, path);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, note);
        // An empty text is no value: then the whole is taken away.
        const QJsonValue wanted = value == "\"\"" ? QJsonValue(QJsonValue::Undefined) : json(value);
        const QJsonObject document = sampleWith(path, wanted);
        const QJsonArray notes = jsonReportOn(document)["notes"_L1].toArray();
        QVERIFY2(notes.contains(json(note)), QJsonDocument(notes).toJson().constData());
        QVERIFY(reportOn(document).missing.empty()); // a note is nothing that is missing
    }

    void enteredTwice()
    {
        QJsonObject document = sampleCatalogue();
        QJsonArray contracts = document["contracts"_L1].toArray();
        QJsonObject twin = contracts.at(0).toObject();
        twin.insert(u"id"_s, contracts.at(5)["id"_L1]);
        contracts.replace(5, twin);
        document.insert(u"contracts"_s, contracts);
        QJsonArray utilities = document["utilities"_L1].toArray();
        QJsonObject other = utilities.at(2).toObject();
        other.insert(u"name"_s, utilities.at(1)["name"_L1]);
        utilities.replace(2, other);
        document.insert(u"utilities"_s, utilities);
        const std::vector<CatalogueNote> notes = reportOn(document).notes;
        using Note = CatalogueNote::Kind;
        const auto has = [&notes](const CatalogueNote &note) {
            return std::find(notes.begin(), notes.end(), note) != notes.end();
        };
        QVERIFY(
            has({Note::TwinContracts, u"contracts.c01"_s, u"c06"_s, 0, MissingValue{Printed::ContractTerm}}));
        QVERIFY(has(
            {Note::TwinUtilities, u"utilities.u2"_s, u"u3"_s, 0, MissingValue{Printed::UtilityNameEn, 1}}));
    }

    void builtInIsNot()
    {
        const CatalogueReport report = reportOn(builtInCatalogue());
        QVERIFY(!report.complete());
        QVERIFY(!report.missing.empty());
        // No tile and no utility is listed.
        QCOMPARE(report.inconsistencies.size(), std::size_t{2});
        QCOMPARE(report.inconsistencies[0],
                 (Inconsistency{Inconsistency::Kind::TileCount, u"tiles"_s, 16, 0, {Printed::Tiles}}));
        QCOMPARE(
            report.inconsistencies[1],
            (Inconsistency{Inconsistency::Kind::UtilityCount, u"utilities"_s, 3, 0, {Printed::Utilities}}));
    }

    void missing_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("name");
        const auto row = [](const char *path, const char *name) {
            QTest::newRow(name) << QString::fromLatin1(path) << QString::fromLatin1(name);
        };
        row("airships.cruise.discount", "airships.cruise.discount");
        row("airships.cruise.discount.resource", "airships.cruise.discount");
        row("airships.cruise.spaces.4", "airships.cruise.spaces");
        row("airships.metal-cargo", "airships.metal-cargo.cost");
        row("guildPrice", "guildPrice");
        row("priceTracks.2", "priceTracks.2");
        row("piggyback.mine", "piggyback.mine");
        row("piggyback.shipyard", "piggyback.shipyard");
        row("tiles.1.crests", "tiles.forest-1.crests");
        row("tiles.1.crestBonus", "tiles.forest-1.crestBonus");
        row("utilities.0.cost", "utilities.u1.cost");
        row("utilities.0.vp", "utilities.u1.vp");
        row("contracts.2.term", "contracts.c03.term");
        row("contracts.2.gold", "contracts.c03.gold");
        row("stageBonuses.6.vp", "stageBonuses.s7");
        row("renovations.gold", "renovations.gold.cost");
        row("bonusEffects.barter", "bonusEffects.barter");
    }
    void missing()
    {
        QFETCH(QString, path);
        QFETCH(QString, name);
        const QJsonObject catalogue = sampleWith(path, QJsonValue::Undefined);
        QVERIFY(!reportOn(catalogue).complete());
        const QJsonArray names = jsonReportOn(catalogue)["missing"_L1].toArray();
        QVERIFY2(names.contains(name), qPrintable(name));
    }

    /// What no game can ask for is not missed.
    void piggybackOfOtherKindsDoesNotMatter()
    {
        QVERIFY(reportOn(sampleWith(u"piggyback.market"_s, QJsonValue::Undefined)).complete());
    }

    void inconsistent_data()
    {
        using Kind = Inconsistency::Kind;
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<Inconsistency>("expected");
        const auto row = [](const char *name, const char *path, const char *value, Kind kind,
                            const char *where, int needed = 0, int has = 0) {
            QTest::newRow(name) << QString::fromLatin1(path) << QByteArray(value)
                                << Inconsistency{kind, QString::fromLatin1(where), needed, has};
        };
        row("15 tiles", "tiles.1", "", Kind::TileCount, "tiles", 16, 15);
        row("two harbors", "tiles.1.kind", R"("harbor")", Kind::HarborCount, "tiles", 1, 2);
        row("19 contracts", "contracts.19", "", Kind::ContractCount, "contracts", 20, 19);
        row("2 early stage bonuses", "stageBonuses.0", "", Kind::EarlyBonusCount, "stageBonuses", 3, 2);
        row("3 late stage bonuses", "stageBonuses.6", "", Kind::LateBonusCount, "stageBonuses", 4, 3);
        row("both sets", "stageBonuses.6.stages", "[3, 4]", Kind::BonusStages, "stageBonuses.s7");
        row("no stage", "stageBonuses.6.stages", "[]", Kind::BonusStages, "stageBonuses.s7");
        row("two utilities", "utilities", R"([{"id": "u1"}, {"id": "u2"}])", Kind::UtilityCount, "utilities",
            3, 2);
        row("term 5", "contracts.2.term", "5", Kind::TermBeyondTrack, "contracts.c03.term", 4, 5);
        row("three gold crest", "tiles.0.crestBonus", R"({"amount": 3, "choices": ["gold"]})",
            Kind::CrestKind, "tiles.architect-1.crestBonus");
        row("two wood crest", "tiles.0.crestBonus", R"({"amount": 2, "choices": ["wood"]})", Kind::CrestKind,
            "tiles.architect-1.crestBonus");
        row("airship cost", "airships.cruise.cost", R"({"wood": 7, "metal": 7, "gold": 6})",
            Kind::AirshipCost, "airships.cruise.cost");
        row("airship discount", "airships.cruise.discount.amount", "1", Kind::AirshipDiscount,
            "airships.cruise.discount", 2, 1);
        row("passenger discount", "airships.passenger.discount.resource", R"("wood")",
            Kind::PassengerDiscount, "airships.passenger.discount");
        row("too dear", "utilities.0.cost", R"({"wood": 21})", Kind::CostBeyondStock, "utilities.u1.cost", 20,
            21);
        row("fewer for four", "utilities.0.spaces", R"({"3": 4, "4": 3})", Kind::FewerForFour,
            "utilities.u1.spaces", 4, 3);
        row("no spaces", "airships.sightseeing.spaces", R"({"3": 0, "4": 4})", Kind::NoSpaces,
            "airships.sightseeing.spaces");
        row("rising prices", "priceTracks.1", "[3, 2, 3]", Kind::RisingPrices, "priceTracks.1");
        row("no target", "bonusEffects.barter.airships", "[]", Kind::NoTarget, "bonusEffects.barter");
    }
    void inconsistent()
    {
        QFETCH(QString, path);
        QFETCH(QByteArray, value);
        QFETCH(Inconsistency, expected);
        const QJsonValue changed = value.isEmpty() ? QJsonValue(QJsonValue::Undefined) : json(value);
        const QJsonObject document = sampleWith(path, changed);
        const CatalogueReport report = reportOn(document);
        QVERIFY(!report.complete());
        const auto &all = report.inconsistencies;
        const auto found = std::find_if(all.begin(), all.end(), [&expected](const Inconsistency &each) {
            expected.place = each.place;
            return each == expected;
        });
        QVERIFY(found != all.end());
        using Kind = Inconsistency::Kind;
        const std::pair<Kind, MissingValue> pinned[] = {{Kind::TileCount, {Printed::Tiles}},
                                                        {Kind::HarborCount, {Printed::Tiles}},
                                                        {Kind::UtilityCount, {Printed::Utilities}},
                                                        {Kind::ContractCount, {Printed::ContractTerm}},
                                                        {Kind::EarlyBonusCount, {Printed::BonusStages}},
                                                        {Kind::LateBonusCount, {Printed::BonusStages}},
                                                        {Kind::BonusStages, {Printed::BonusGain, 6}}};
        for (const auto &[kind, place] : pinned)
            QVERIFY(found->kind != kind || found->place == place);
        // It is looked at where it says.
        if (isCount(found->place)) {
            QCOMPARE(QString(sectionLayout(sectionOf(found->place.value)).key), found->where);
        } else {
            const QString name = placeName(placeOf(found->place, readCatalogue(document).value().ids));
            QVERIFY2(name == found->where || name.startsWith(found->where + u'.'), qPrintable(name));
        }
    }

    void crestColourOnNoTile()
    {
        QJsonObject catalogue = sampleCatalogue();
        QJsonArray tiles = catalogue["tiles"_L1].toArray();
        for (auto &&tile : tiles) {
            QJsonObject object = tile.toObject();
            object.insert(u"crests"_s, QJsonArray{u"wood"_s, u"metal"_s, u"gear"_s});
            tile = object;
        }
        catalogue.insert(u"tiles"_s, tiles);
        const CatalogueReport report = reportOn(catalogue);
        QCOMPARE(report.inconsistencies.size(), std::size_t{1});
        QCOMPARE(report.inconsistencies[0],
                 (Inconsistency{Inconsistency::Kind::UnusedCrest,
                                u"renovations.gold"_s,
                                0,
                                0,
                                {Printed::RenovationCost, 2}}));
    }

    void reportForPrograms()
    {
        const QJsonObject report = jsonReportOn(sampleWith(u"contracts.2.term"_s, 5));
        QVERIFY(report["known"_L1]["rulebook"_L1].toArray().contains(u"priceTracks.1"_s));
        QVERIFY(report["known"_L1]["inferred"_L1].toArray().contains(u"guildPrice"_s));
        QVERIFY(report["known"_L1]["sample"_L1].toArray().contains(u"utilities.u1.vp"_s));
        QVERIFY(report["known"_L1]["copy"_L1].toArray().isEmpty());
        QVERIFY(report["known"_L1]["unknown"_L1].toArray().isEmpty());
        QVERIFY(report["missing"_L1].toArray().isEmpty());
        QCOMPARE(report["inconsistent"_L1].toArray(),
                 (QJsonArray{QJsonObject{{u"problem"_s, u"term-beyond-track"_s},
                                         {u"where"_s, u"contracts.c03.term"_s},
                                         {u"needed"_s, 4},
                                         {u"has"_s, 5}}}));
    }
};

QTEST_GUILESS_MAIN(TestCatalogueCheck)
#include "tst_cataloguecheck.moc"
