// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/recordedit.h"
#include "tests/core/airshipcity/record/documents.h"
#include "tests/core/airshipcity/record/eventdocuments.h"
#include "tests/core/airshipcity/setvalues.h"

#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace Qt::Literals::StringLiterals;

namespace {

GameRecord sample()
{
    return readGameRecord(gameDocument()).value();
}

NewGame newGame()
{
    NewGame game;
    game.id = u"1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed"_s;
    game.playedAt = u"2026-11-27T20:04:00+01:00"_s;
    game.edition = Edition::En2020;
    game.rulings = defaultRulings(Edition::En2020);
    game.rulings.negativeVp = NegativeVp::FloorZero;
    game.players = {
        {u"Ada"_s, PlayerColor::Orange}, {u"Bo"_s, PlayerColor::Green}, {u"Zoé"_s, PlayerColor::Red}};
    game.city = {u"forest-1"_s,   u"architect-1"_s, u"shipyard-1"_s,   u"valley-1"_s,
                 u"harbor-1"_s,   u"mine-1"_s,      u"market-1"_s,     u"guild-1"_s,
                 u"workshop-1"_s, u"factory-1"_s,   u"lighthouse-1"_s, u"mine-2"_s,
                 u"forest-2"_s,   u"valley-2"_s,    u"factory-2"_s,    u"market-2"_s};
    game.market = {u"c01"_s, u"c07"_s, u"x1"_s, u"c03"_s, u"c20"_s};
    game.stageBonuses = {u"s1"_s, u"s2"_s, u"s4"_s, u"s5"_s};
    game.catalogue = json(R"({"format": "skyledger-catalogue", "version": 1, "game": "airship-city",
        "contracts": [{"id": "c01", "term": 2}]})")
                         .toObject();
    return game;
}

/// Written and read again, the record is the same to the rules.
bool survivesItsFile(const GameRecord &record)
{
    const QByteArray bytes = writeGameRecord(record);
    const auto read = readGameRecord(bytes);
    return read.ok() && writeGameRecord(read.value()) == bytes && read.value().setup == record.setup
        && read.value().ids == record.ids && read.value().cursor == record.cursor;
}

} // namespace

/// What is done to a record in the course of a game.
class TestRecordEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void beginsAGame();
    void listsEverythingOfTheGame();
    void aNewGameIsCheckedLikeAFile();
    void appendsEvents();
    void leavesALine();
    void keepsAChangedLine();
    void rewritesEvents();
    void meetsUtilities();
    void everyEditSurvivesTheFile();
};

void TestRecordEdit::beginsAGame()
{
    const auto made = newGameRecord(newGame());
    QVERIFY2(made.ok(), qPrintable(made.ok() ? QString() : describe(made.error())));
    const GameRecord &record = made.value();
    QCOMPARE(record.players, newGame().players);
    QCOMPARE(record.setup.rulings, newGame().rulings);
    QCOMPARE(record.setup.edition, Edition::En2020);
    QVERIFY(record.entries.empty() && record.lines.isEmpty());
    QCOMPARE(record.cursor, 0U);
    QVERIFY(survivesItsFile(record));
    QVERIFY(writeGameRecord(record).endsWith("\"events\": [],\n  \"lines\": []\n}\n"));
}

void TestRecordEdit::listsEverythingOfTheGame()
{
    const GameRecord record = newGameRecord(newGame()).value();
    QCOMPARE(record.ids.contracts.size(), 20U); // filled up under free ids
    QCOMPARE(int(record.setup.contractsInGame), 20);
    for (const auto &id : {u"c01"_s, u"c02"_s, u"c19"_s, u"c20"_s, u"x1"_s})
        QVERIFY(record.ids.contracts.find(id).has_value() == (id != u"c19"_s));
    const QJsonObject catalogue = record.catalogue();
    QCOMPARE(catalogue["tiles"_L1].toArray().size(), 16);
    QCOMPARE(at(catalogue, u"tiles[5]"_s), json(R"({"id": "harbor-1", "kind": "harbor"})"));
    QCOMPARE(catalogue["stageBonuses"_L1].toArray().size(), 4);
    QVERIFY(record.ids.utilities.listed && record.ids.utilities.size() == 0);
    QCOMPARE(at(catalogue, u"contracts[1]"_s), json(R"({"id": "c01", "term": 2})"));
    QCOMPARE(completed(record).document, record.document); // nothing more to add
}

void TestRecordEdit::aNewGameIsCheckedLikeAFile()
{
    NewGame game = newGame();
    game.city[3] = u"harbor-2"_s;
    QCOMPARE(newGameRecord(game).error().place, u"setup.city"_s);
    game = newGame();
    game.city.removeLast();
    QVERIFY(!newGameRecord(game).ok());
    game = newGame();
    game.players.removeLast();
    QCOMPARE(newGameRecord(game).error().place, u"setup.players"_s);
}

void TestRecordEdit::appendsEvents()
{
    GameRecord record = newGameRecord(newGame()).value();
    appendEvent(record, Played{{EndTurn{}, none<Player>}, {}}, {u"2026-11-27T21:14:07+01:00"_s, {}});
    appendEvent(record, Correct{{set::Round{3}}}, {{}, u"joined late"_s});
    QCOMPARE(record.cursor, 2U);
    QCOMPARE(record.note(0).at, u"2026-11-27T21:14:07+01:00"_s);
    QCOMPARE(record.note(1).reason, u"joined late"_s);
    QVERIFY(survivesItsFile(record));
}

void TestRecordEdit::leavesALine()
{
    GameRecord record = sample();
    const QJsonObject left = record.entries[12].document;
    leaveLine(record, u"2026-11-27T22:00:00+01:00"_s);
    QCOMPARE(record.entries.size(), 12U);
    QCOMPARE(record.lines.size(), 2);
    QCOMPARE(record.lines[0], gameDocument()["lines"_L1].toArray()[0]); // those of before stay as they are
    const QJsonObject line = record.lines[1].toObject();
    QCOMPARE(line["after"_L1].toInt(), 12);
    QCOMPARE(line["at"_L1].toString(), u"2026-11-27T22:00:00+01:00"_s);
    QCOMPARE(line["events"_L1].toArray().size(), 3);
    QCOMPARE(line["events"_L1][0].toObject(), left);
    leaveLine(record, {});
    QCOMPARE(record.lines.size(), 2); // nothing was left this time
    QVERIFY(survivesItsFile(record));
}

void TestRecordEdit::keepsAChangedLine()
{
    GameRecord record = sample();
    keepLine(record, 4, {});
    QCOMPARE(record.entries.size(), 15U);
    QCOMPARE(record.lines[1]["events"_L1].toArray().size(), 11);
    QVERIFY(record.lines[1]["at"_L1].isUndefined());
    keepLine(record, 15, {});
    QCOMPARE(record.lines.size(), 2);
}

void TestRecordEdit::rewritesEvents()
{
    GameRecord record = sample();
    for (std::size_t i = 0; i < record.entries.size(); ++i)
        rewrite(record.entries[i], i % 2 ? Rewrite::Void : Rewrite::WasLegal);
    for (std::size_t i = 0; i < record.entries.size(); ++i) {
        const auto &overridden = std::get<Override>(record.entries[i].event);
        QCOMPARE(overridden.isVoid, i % 2 == 1);
        QCOMPARE(overridden.wasLegal, i % 2 == 0);
        QCOMPARE(eventJson(record.entries[i].event, record.ids, record.note(i))["do"_L1].toString(),
                 u"override"_s);
    }
    QVERIFY(std::holds_alternative<Correct>(std::get<Override>(record.entries[9].event).event));
    QVERIFY(survivesItsFile(record));
}

void TestRecordEdit::meetsUtilities()
{
    GameRecord record = newGameRecord(newGame()).value();
    const auto school = addUtility(record, u"school"_s);
    QVERIFY(school.has_value());
    const auto bath = addUtility(record, u"bath"_s, json(R"({"vp": 3, "name": {"en": "Bath"}})").toObject());
    QCOMPARE(indexOf(*bath), 1U);
    QCOMPARE(int(*record.setup.catalogue.utilities[*bath].vp), 3);
    QCOMPARE(int(record.setup.catalogue.utilityCount), 2);
    QVERIFY(!addUtility(record, u"bath"_s));
    QVERIFY(!addUtility(record, u"Bath"_s));
    QVERIFY(!addUtility(record, u"pool"_s, json(R"({"vp": -3})").toObject()));
    for (int i = 3; i <= 12; ++i)
        QVERIFY(addUtility(record, u"u%1"_s.arg(i)));
    QVERIFY(!addUtility(record, u"u13"_s));
    QVERIFY(survivesItsFile(record));
}

void TestRecordEdit::everyEditSurvivesTheFile()
{
    // A foreign file that lists nothing keeps its meaning when it is filled up.
    QJsonObject document = with(gameDocument(), u"setup.catalogue"_s, QJsonObject{});
    document = with(document, u"setup.city[1][2]"_s, u"architect-1"_s);
    const GameRecord foreign = readGameRecord(document).value();
    QVERIFY(survivesItsFile(foreign));
    const GameRecord filled = completed(foreign);
    QVERIFY(survivesItsFile(filled));
    QCOMPARE(filled.setup.contractsInGame, foreign.setup.contractsInGame);
    QCOMPARE(filled.setup.market, foreign.setup.market);
    QCOMPARE(filled.setup.catalogue.tiles, foreign.setup.catalogue.tiles);
    QCOMPARE(filled.documents(), foreign.documents());
    QVERIFY(filled.ids.contracts.listed && filled.ids.utilities.listed && filled.ids.tiles.listed);
}

QTEST_APPLESS_MAIN(TestRecordEdit)
#include "tst_recordedit.moc"
