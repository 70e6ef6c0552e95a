// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/newgame.h"
#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/rules/rules.h"
#include "core/airshipcity/rulings.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QUuid>
#include <QtTest/QtTest>

#include <numeric>

using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace Qt::Literals::StringLiterals;
using Kind = NewGameRefusal::Kind;

namespace {

QList<PlayerInfo> fourPlayers()
{
    return {{u"Ada"_s, PlayerColor::Orange},
            {u"Bo"_s, PlayerColor::Purple},
            {u"Cy"_s, PlayerColor::Green},
            {u"Dee"_s, PlayerColor::Red}};
}

NewGameOptions sampleOptions()
{
    NewGameOptions options;
    options.players = fourPlayers();
    options.catalogue = sampleCatalogue();
    options.playedAt = QDateTime(QDate(2026, 11, 27), QTime(20, 4), Qt::OffsetFromUTC, 3600);
    return options;
}

GameRecord make(NewGameOptions options, std::uint64_t seed = 1)
{
    options.seed = seed;
    auto record = newGame(options);
    if (!record)
        qFatal("refused: %d", int(record.error().kind));
    return std::move(record).value();
}

std::optional<Kind> refusal(const NewGameOptions &options)
{
    const auto record = newGame(options);
    return record ? std::nullopt : std::optional(record.error().kind);
}

TileCounts mix()
{
    return parseTileCounts(
               u"forest=2,mine=2,factory=2,valley=2,architect=1,guild=1,harbor=1,lighthouse=1,market=2,"
               "shipyard=1,workshop=1"_s)
        .value();
}

QJsonObject copy(const QByteArray &parts)
{
    QJsonObject object = QJsonDocument::fromJson(parts).object();
    object.insert(u"format"_s, u"skyledger-catalogue"_s);
    object.insert(u"version"_s, 1);
    object.insert(u"game"_s, u"airship-city"_s);
    object.insert(u"source"_s, u"copy"_s);
    return object;
}

QStringList cityOf(const GameRecord &record)
{
    QStringList ids;
    for (const Tile tile : all<Tile>())
        ids.append(record.ids.tiles.text(tile));
    return ids;
}

QStringList listed(const GameRecord &record, QLatin1StringView list)
{
    QStringList ids;
    const QJsonArray entries = record.catalogue()[list].toArray();
    for (const auto &entry : entries)
        ids.append(entry["id"_L1].toString());
    return ids;
}

} // namespace

class TestNewGame : public QObject
{
    Q_OBJECT

private slots:
    void writesEverything()
    {
        const GameRecord record = make(sampleOptions());
        const QJsonObject document = gameRecordJson(record);
        QCOMPARE(document["format"_L1].toString(), u"skyledger-game"_s);
        QCOMPARE(document["playedAt"_L1].toString(), u"2026-11-27T20:04:00+01:00"_s);
        QVERIFY(!QUuid(document["id"_L1].toString()).isNull());
        const QJsonObject setup = document["setup"_L1].toObject();
        QCOMPARE(setup["rulings"_L1].toObject().size(), qsizetype(rulingTable().size()));
        QCOMPARE(setup["players"_L1].toArray().size(), 4);
        QCOMPARE(setup["market"_L1].toArray().size(), 5);
        QCOMPARE(setup["stageBonuses"_L1].toObject().keys(), (QStringList{u"2"_s, u"3"_s, u"4"_s, u"5"_s}));
        QCOMPARE(setup["catalogue"_L1].toObject(), sampleCatalogue());
        QVERIFY(record.entries.empty());

        const auto again = readGameRecord(writeGameRecord(record));
        QVERIFY(again.ok());
        QCOMPARE(again.value().setup, record.setup);
        QCOMPARE(writeGameRecord(again.value()), writeGameRecord(record));
    }

    void timeAtGreenwichHasAnOffsetToo()
    {
        NewGameOptions options = sampleOptions();
        options.playedAt = QDateTime(QDate(2026, 11, 27), QTime(20, 4), Qt::UTC);
        QCOMPARE(make(options).playedAt(), u"2026-11-27T20:04:00+00:00"_s);
        options.playedAt = {};
        const auto now = QDateTime::fromString(make(options).playedAt(), Qt::ISODate);
        QVERIFY(qAbs(now.secsTo(QDateTime::currentDateTime())) < 60);
    }

    void setupWithoutRecordIsTheSame()
    {
        NewGameOptions options = sampleOptions();
        for (const bool counted : {false, true}) {
            if (counted)
                options.tiles = mix();
            const auto games = NewGames::prepare(options);
            for (std::uint64_t seed = 0; seed < 5; ++seed)
                QCOMPARE(games.value().setup(seed), games.value().record(seed).setup);
        }
    }

    void startsAsTheRulebookSays()
    {
        const GameRecord record = make(sampleOptions());
        const State state = startState(record.setup);
        QCOMPARE(int(state.market.size()), 5);
        QCOMPARE(int(state.deckLeft), 15);
        QCOMPARE(record.setup.playerCount, std::size_t{4});
    }

    void sameSeedSameGame()
    {
        const QByteArray once = writeGameRecord(make(sampleOptions(), 42));
        QCOMPARE(writeGameRecord(make(sampleOptions(), 42)), once);
        QVERIFY(writeGameRecord(make(sampleOptions(), 43)) != once);
        QVERIFY(make(sampleOptions(), 42).id() != make(sampleOptions(), 43).id());
        // The shuffle does not hang on what the standard library does.
        QCOMPARE(
            cityOf(make(sampleOptions(), 1)).join(u' '),
            u"forest-1 shipyard-1 factory-1 mine-1 shipyard-2 valley-1 factory-3 guild-1 market-1 lighthouse-1 harbor-1 mine-2 architect-1 factory-2 workshop-1 forest-2"_s);
    }

    void withoutSeedEveryGameIsAnother()
    {
        const GameRecord a = newGame(sampleOptions()).value();
        const GameRecord b = newGame(sampleOptions()).value();
        QVERIFY(a.id() != b.id());
        QVERIFY(cityOf(a) != cityOf(b));
    }

    /// Every place can get every thing, and nothing is lost or doubled.
    void shufflesWell()
    {
        const CatalogueFile sample = readCatalogue(sampleCatalogue()).value();
        QStringList tiles;
        for (const Tile tile : sample.ids.tiles.keys())
            tiles.append(sample.ids.tiles.text(tile));
        tiles.sort();
        QMap<QString, int> atA1;
        QMap<QString, int> onDisplay;
        QMap<QString, int> onStage2;
        QMap<QString, int> onStage5;
        constexpr int count = 400;
        const auto games = NewGames::prepare(sampleOptions());
        for (int seed = 0; seed < count; ++seed) {
            const GameRecord record = games.value().record(static_cast<std::uint64_t>(seed));
            QStringList city = cityOf(record);
            ++atA1[city.first()];
            city.sort();
            QCOMPARE(city, tiles);
            for (const Contract contract : record.setup.market)
                ++onDisplay[record.ids.contracts.text(contract)];
            const QJsonObject bonuses = record.document["setup"_L1]["stageBonuses"_L1].toObject();
            QSet<QString> different;
            for (const auto &bonus : bonuses)
                different.insert(bonus.toString());
            QCOMPARE(different.size(), 4);
            ++onStage2[bonuses["2"_L1].toString()];
            ++onStage5[bonuses["5"_L1].toString()];
        }
        const auto isEven = [](const QMap<QString, int> &counts, int kinds, int total) {
            return counts.size() == kinds && std::all_of(counts.begin(), counts.end(), [&](int each) {
                       return each > total / kinds / 3 && each < 2 * total / kinds;
                   });
        };
        QVERIFY(isEven(atA1, 16, count));
        QVERIFY(isEven(onDisplay, 20, 5 * count));
        QVERIFY(isEven(onStage2, 3, count));
        QVERIFY(isEven(onStage5, 4, count));
    }

    void editionGivesTheRulings()
    {
        NewGameOptions options = sampleOptions();
        options.edition = Edition::En2020;
        QCOMPARE(make(options).setup.rulings, defaultRulings(Edition::En2020));
        options.rulings = defaultRulings(Edition::En2020);
        options.rulings->negativeVp = NegativeVp::FloorZero;
        QCOMPARE(make(options).setup.rulings, *options.rulings);
    }

    void tileCountsWithoutCatalogue()
    {
        NewGameOptions options = sampleOptions();
        options.catalogue = {};
        options.tiles = mix();
        const GameRecord record = make(options);
        QStringList city = cityOf(record);
        city.sort();
        QCOMPARE(city.join(u' '),
                 u"architect-1 factory-1 factory-2 forest-1 forest-2 guild-1 harbor-1 lighthouse-1 "
                 "market-1 market-2 mine-1 mine-2 shipyard-1 valley-1 valley-2 workshop-1"_s);
        // Everything of the game is listed, its values missing where only the box prints them.
        QStringList tiles = listed(record, "tiles"_L1);
        tiles.sort();
        QCOMPARE(tiles, city);
        const QJsonArray entries = record.catalogue()["tiles"_L1].toArray();
        for (const auto &entry : entries)
            QVERIFY(entry["id"_L1].toString().startsWith(entry["kind"_L1].toString()));
        QCOMPARE(listed(record, "contracts"_L1).size(), 20);
        QCOMPARE(listed(record, "stageBonuses"_L1).size(), 7);
        QVERIFY(record.catalogue()["utilities"_L1].isArray());
        QVERIFY(!record.setup.catalogue.contracts[record.setup.market.front()].cost);
        QCOMPARE(int(startState(record.setup).deckLeft), 15);
        QCOMPARE(record.setup.catalogue.guildPrice, (Price{Resource::Gold, 10}));
    }

    void copyIsFilledUp()
    {
        QJsonObject catalogue = copy(R"({"name": "My copy", "contracts": [{"id": "c05", "term": 2}],
                                         "utilities": [{"id": "u1", "vp": 4}],
                                         "stageBonuses": [{"id": "s4", "stages": [2, 3]}]})");
        catalogue.insert(u"tiles"_s, sampleCatalogue()["tiles"_L1]);
        NewGameOptions options = sampleOptions();
        options.catalogue = catalogue;
        const GameRecord record = make(options);
        QCOMPARE(listed(record, "contracts"_L1).size(), 20);
        QCOMPARE(listed(record, "stageBonuses"_L1),
                 (QStringList{u"s4"_s, u"s1"_s, u"s2"_s, u"s3"_s, u"s5"_s, u"s6"_s, u"s7"_s}));
        QCOMPARE(listed(record, "utilities"_L1), QStringList{u"u1"_s});
        QCOMPARE(record.catalogue()["name"_L1].toString(), u"My copy"_s);
        QCOMPARE(record.catalogue()["airships"_L1]["cruise"_L1]["sources"_L1]["cost"_L1].toString(),
                 u"inferred"_s);
        QCOMPARE(record.setup.catalogue.airships[Airship::Cruise].cost->values[3], 7);
    }

    void copyWithTileCounts()
    {
        NewGameOptions options = sampleOptions();
        options.tiles = mix();
        const GameRecord record = make(options);
        const Tile forest = *record.ids.tiles.find(u"forest-1");
        QVERIFY(record.setup.catalogue.tiles[forest].crests.has_value()); // the catalogue knows it
        const Tile market = *record.ids.tiles.find(u"market-2");
        QVERIFY(!record.setup.catalogue.tiles[market].crests.has_value()); // and not this one
    }

    void refusals_data()
    {
        QTest::addColumn<NewGameOptions>("options");
        QTest::addColumn<int>("kind");
        const auto row = [](const char *name, Kind kind, auto change) {
            NewGameOptions options = sampleOptions();
            change(options);
            QTest::newRow(name) << options << int(kind);
        };
        row("2 players (AC-T-009)", Kind::PlayerCount, [](auto &o) { o.players = o.players.mid(0, 2); });
        row("5 players (AC-T-009)", Kind::PlayerCount, [](auto &o) {
            o.players.append({u"Eve"_s, PlayerColor::Red});
        });
        row("no name", Kind::Name, [](auto &o) { o.players[1].name.clear(); });
        row("long name", Kind::Name, [](auto &o) { o.players[1].name = QString(41, u'x'); });
        row("same name", Kind::SameName, [](auto &o) { o.players[3].name = u"Ada"_s; });
        row("same colour", Kind::SameColor, [](auto &o) { o.players[3].color = PlayerColor::Green; });
        row("no tiles", Kind::TileCount, [](auto &o) { o.catalogue = {}; });
        row("15 tiles", Kind::TileCount, [](auto &o) {
            o.tiles = mix();
            (*o.tiles)[TileKind::Mine] = 1;
        });
        row("two harbors", Kind::HarborCount, [](auto &o) {
            o.tiles = mix();
            (*o.tiles)[TileKind::Harbor] = 2;
            (*o.tiles)[TileKind::Mine] = 1;
        });
        row("bonuses of one set", Kind::StageBonuses, [](auto &o) {
            QJsonArray bonuses;
            for (int i = 0; i < 7; ++i)
                bonuses.append(QJsonObject{{u"id"_s, u"b%1"_s.arg(i)}, {u"stages"_s, QJsonArray{2}}});
            o.catalogue.insert(u"stageBonuses"_s, bonuses);
        });
        row("not a catalogue", Kind::Catalogue, [](auto &o) { o.catalogue.insert(u"format"_s, u"other"_s); });
    }
    void refusals()
    {
        QFETCH(NewGameOptions, options);
        QFETCH(int, kind);
        const auto refused = refusal(options);
        QVERIFY(refused.has_value());
        QCOMPARE(int(*refused), kind);
    }

    void longestNameIsCountedInCharacters()
    {
        NewGameOptions options = sampleOptions();
        options.players[0].name = QString::fromUcs4(U"\U0001F6EB").repeated(40);
        QVERIFY(!refusal(options));
        options.players[0].name.append(u'x');
        QCOMPARE(refusal(options), Kind::Name);
    }

    void tileCounts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("part");
        QTest::addColumn<int>("number");
        using Fault = NewGameRefusal::Kind;
        QTest::newRow("empty") << QString() << int(Fault::TileForm) << QString() << 0;
        QTest::newRow("no number") << u"forest"_s << int(Fault::TileForm) << u"forest"_s << 0;
        QTest::newRow("word") << u"forest=two"_s << int(Fault::TileForm) << u"forest=two"_s << 0;
        QTest::newRow("negative") << u"forest=-1"_s << int(Fault::TileForm) << u"forest=-1"_s << 0;
        QTest::newRow("huge") << u"forest=99999999999"_s << int(Fault::TileForm) << u"forest=99999999999"_s
                              << 0;
        QTest::newRow("two signs") << u"forest=1=2"_s << int(Fault::TileForm) << u"forest=1=2"_s << 0;
        QTest::newRow("kind") << u"forest=2,port=1"_s << int(Fault::UnknownKind) << u"port"_s << 0;
        QTest::newRow("twice") << u"forest=2,forest=1"_s << int(Fault::RepeatedKind) << u"forest"_s << 0;
        QTest::newRow("15") << u"forest=14,harbor=1"_s << int(Fault::TileCount) << QString() << 15;
        QTest::newRow("no harbor") << u"forest=16"_s << int(Fault::HarborCount) << QString() << 0;
        QTest::newRow("two harbors") << u"forest=14,harbor=2"_s << int(Fault::HarborCount) << QString() << 2;
    }
    void tileCounts()
    {
        QFETCH(QString, text);
        const auto counts = parseTileCounts(text);
        QVERIFY(!counts.ok());
        QTEST(int(counts.error().kind), "kind");
        QTEST(counts.error().part, "part");
        QTEST(counts.error().number, "number");
    }

    void tileCountsInAnyOrder()
    {
        const auto counts = parseTileCounts(u"harbor=1, forest=15,mine=0"_s);
        QVERIFY(counts.ok());
        QCOMPARE(int(counts.value()[TileKind::Forest]), 15);
        QCOMPARE(int(counts.value()[TileKind::Mine]), 0);
    }
};

QTEST_GUILESS_MAIN(TestNewGame)
#include "tst_newgame.moc"
