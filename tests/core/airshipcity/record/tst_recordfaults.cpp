// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamerecord.h"
#include "tests/core/airshipcity/record/documents.h"

#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace skyledger::table;
using namespace Qt::Literals::StringLiterals;

namespace {

/// One fault: what stands where, and what is said about it. `remove` takes the value away.
void row(const char *name, const QString &place, const QByteArray &value, const QString &expected,
         const QString &blamed = {})
{
    QTest::newRow(name) << place << value << (blamed.isNull() ? place : blamed) << expected;
}

constexpr const char *removed = "remove";
constexpr QLatin1StringView aNumber("a whole number from ");

} // namespace

/// Faults of form in a game record: every one that the format's page lists, with its place and what was expected.
class TestRecordFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSampleIsFine();
    void ofTheDocument_data();
    void ofTheDocument() { check(); }
    void ofTheSetup_data();
    void ofTheSetup() { check(); }
    void ofIds_data();
    void ofIds() { check(); }
    void ofEvents_data();
    void ofEvents() { check(); }
    void ofMisplacedKeys_data();
    void ofMisplacedKeys() { check(); }
    void ofCorrections_data();
    void ofCorrections() { check(); }
    void ofOverrides_data();
    void ofOverrides() { check(); }
    void everyWrongTypeIsRefused();

private:
    static void check();
};

void TestRecordFaults::check()
{
    QFETCH(QString, place);
    QFETCH(QByteArray, value);
    QFETCH(QString, blamed);
    QFETCH(QString, expected);
    const QJsonValue changed = value == removed ? QJsonValue(QJsonValue::Undefined) : json(value);
    const auto read = readGameRecord(with(gameDocument(), place, changed));
    QVERIFY2(!read.ok(), "was accepted");
    QCOMPARE(read.error().place, blamed);
    const QString text = describe(read.error());
    QVERIFY2(text.contains(u": expected "_s + expected) || text.startsWith(u"expected "_s + expected),
             qPrintable(text));
}

static void columns()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("blamed");
    QTest::addColumn<QString>("expected");
}

void TestRecordFaults::theSampleIsFine()
{
    const auto read = readGameRecord(gameDocument());
    QVERIFY2(read.ok(), qPrintable(read.ok() ? QString() : describe(read.error())));
}

void TestRecordFaults::ofTheDocument_data()
{
    columns();
    row("wrong format", u"format"_s, R"("skyledger-score")", u"the value skyledger-game"_s);
    row("no format", u"format"_s, removed, u"the value skyledger-game"_s);
    row("wrong game", u"game"_s, R"("cloudage")", u"the value airship-city"_s);
    row("no game", u"game"_s, removed, u"the value airship-city"_s);
    row("newer version", u"version"_s, "2", u"version 1 (the file was written by a newer program)"_s);
    row("much newer version", u"version"_s, "1e9", u"version 1 ("_s);
    row("no version", u"version"_s, removed, u"the value 1"_s);
    row("version of another type", u"version"_s, R"("1")", u"the value 1"_s);
    row("version 0", u"version"_s, "0", u"the value 1"_s);
    row("id of another type", u"id"_s, "7", u"a text"_s);
    row("playedAt of another type", u"playedAt"_s, "20261127", u"a text"_s);
    row("playedAt is no date", u"playedAt"_s, R"("yesterday")", u"a date, or a date and time"_s);
    row("playedAt of no month", u"playedAt"_s, R"("2026-13-27")", u"a date, or a date and time"_s);
    row("no setup", u"setup"_s, removed, u"an object"_s);
    row("setup of another type", u"setup"_s, "[]", u"an object"_s);
    row("no events", u"events"_s, removed, u"a list"_s);
    row("events of another type", u"events"_s, "{}", u"a list"_s);
    row("cursor beyond the events", u"cursor"_s, "16", aNumber + u"0 to 15"_s);
    row("negative cursor", u"cursor"_s, "-1", aNumber + u"0 to 15"_s);
    row("half a cursor", u"cursor"_s, "1.5", aNumber + u"0 to 15"_s);
    row("cursor of another type", u"cursor"_s, "null", aNumber + u"0 to 15"_s);
    row("lines of another type", u"lines"_s, "{}", u"a list"_s);
    row("a line of another type", u"lines[1]"_s, "[]", u"an object"_s);
    row("a line without its place", u"lines[1].after"_s, removed, aNumber + u"0 to"_s);
    row("a line of events that are none", u"lines[1].events"_s, "7", u"a list"_s);
    row("an event in a line", u"lines[1].events[1].do"_s, R"("dance")", u"one of move, use, skip"_s);
    row("past the cursor", u"events[15].utility"_s, R"("u9")", u"an id that the catalogue lists"_s);
}

void TestRecordFaults::ofTheSetup_data()
{
    columns();
    const QString colors = u"one of orange, purple, red, green"_s;
    row("no edition", u"setup.edition"_s, removed, u"one of fr-2021, en-2020"_s);
    row("unknown edition", u"setup.edition"_s, R"("de-2022")", u"one of fr-2021, en-2020"_s);
    row("unknown ruling", u"setup.rulings.midnight"_s, R"("allowed")", u"a known ruling"_s);
    row("unknown reading", u"setup.rulings.relayRevisit"_s, R"("yes")", u"one of allowed, forbidden"_s);
    row("reading of another ruling", u"setup.rulings.basicPiggyback"_s, R"("allowed")", u"one of yes, no"_s);
    row("reading of another type", u"setup.rulings.basicPiggyback"_s, "true", u"one of yes, no"_s);
    row("two players", u"setup.players"_s,
        R"([{"name": "A", "color": "red"}, {"name": "B", "color": "green"}])", u"a list of 3 to 4 entries"_s);
    row("five players", u"setup.players"_s, "[{}, {}, {}, {}, {}]", u"a list of 3 to 4 entries"_s);
    row("no players", u"setup.players"_s, removed, u"a list of 3 to 4 entries"_s);
    row("two of one name", u"setup.players[3].name"_s, R"("Ada")", u"a name that no other player has"_s);
    row("two of one colour", u"setup.players[2].color"_s, R"("orange")",
        u"a colour that no other player has"_s);
    row("unknown colour", u"setup.players[2].color"_s, R"("blue")", colors);
    row("no colour", u"setup.players[2].color"_s, removed, colors);
    row("no name", u"setup.players[1].name"_s, removed, u"a text of 1 to 40 characters"_s);
    row("empty name", u"setup.players[1].name"_s, R"("")", u"a text of 1 to 40 characters"_s);
    row("long name", u"setup.players[1].name"_s, '"' + QByteArray(41, 'a') + '"',
        u"a text of 1 to 40 characters"_s);
    row("three rows", u"setup.city[4]"_s, removed, u"a list of 4 entries"_s, u"setup.city"_s);
    row("a row of three", u"setup.city[2]"_s, R"(["harbor-1", "mine-1", "market-1"])",
        u"a list of 4 entries"_s);
    row("a tile twice", u"setup.city[4][4]"_s, R"("forest-1")", u"an id that stands here only once"_s);
    row("two harbors", u"setup.city[4][4]"_s, R"("harbor-2")", u"exactly one harbor"_s, u"setup.city"_s);
    row("no harbor", u"setup.city[2][1]"_s, R"("forest-3")", u"exactly one harbor"_s, u"setup.city"_s);
    row("a tile of no kind", u"setup.city[3][3]"_s, R"("castle-1")",
        u"an id that begins with a kind of tile"_s);
    row("a tile without hyphen", u"setup.city[3][3]"_s, R"("lighthouse")",
        u"an id that begins with a kind of tile"_s);
    row("a tile of another type", u"setup.city[1][2]"_s, "3", u"an id of 1 to 24"_s);
    row("six contracts on display", u"setup.market[6]"_s, R"("c06")", u"a list of 0 to 5 entries"_s,
        u"setup.market"_s);
    row("a contract twice on display", u"setup.market[5]"_s, R"("c01")",
        u"an id that stands here only once"_s);
    row("no market", u"setup.market"_s, removed, u"a list of 0 to 5 entries"_s);
    row("no bonus of a stage", u"setup.stageBonuses.4"_s, removed, u"an id of 1 to 24"_s);
    row("a bonus of the wrong set", u"setup.stageBonuses.5"_s, R"("s1")",
        u"an id that stands here only once"_s);
    row("a bonus of the other set", u"setup.stageBonuses.2"_s, R"("s4")",
        u"a stage bonus that can lie on stage 2"_s);
    row("a bonus of no stage", u"setup.stageBonuses.6"_s, R"("s7")", u"one of 2, 3, 4, 5"_s);
    row("a bonus of the first stage", u"setup.stageBonuses.1"_s, R"("s7")", u"one of 2, 3, 4, 5"_s);
    row("a bonus on two stages", u"setup.stageBonuses.3"_s, R"("s1")", u"an id that stands here only once"_s);
    row("no catalogue", u"setup.catalogue"_s, removed, u"an object"_s);
    row("newer catalogue", u"setup.catalogue.version"_s, "2", u"version 1 ("_s);
    row("another kind of file inside", u"setup.catalogue.format"_s, R"("skyledger-game")",
        u"the value skyledger-catalogue"_s);
}

void TestRecordFaults::ofIds_data()
{
    columns();
    const QString id = u"an id of 1 to 24 characters out of a-z, 0-9 and -"_s;
    const QString listed = u"an id that the catalogue lists"_s;
    row("empty id", u"setup.market[1]"_s, R"("")", id);
    row("capital letters", u"setup.market[1]"_s, R"("C01")", id);
    row("spaces", u"setup.market[1]"_s, R"("c 1")", id);
    row("25 characters", u"setup.market[1]"_s, '"' + QByteArray(25, 'a') + '"', id);
    row("not ASCII", u"setup.market[1]"_s, R"("é")", id);
    row("an unknown contract to take", u"events[2].take"_s, R"("c13")", listed);
    row("an unknown contract revealed", u"events[2].reveal"_s, R"("c13")", listed);
    row("an unknown contract to fulfil", u"events[6].contract"_s, R"("c13")", listed);
    row("an unknown utility", u"events[15].utility"_s, R"("u3")", listed);
    row("an unknown tile", u"events[14].develop"_s, R"("forest-3")", listed);
    row("the same contract twice in the catalogue", u"setup.catalogue.contracts[2].id"_s, R"("c01")",
        u"an id that stands here only once"_s);
    row("the same tile twice", u"setup.catalogue.tiles[3].id"_s, R"("forest-1")",
        u"an id that stands here only once"_s);
    row("the same utility twice", u"setup.catalogue.utilities[2].id"_s, R"("u1")",
        u"an id that stands here only once"_s);
    row("the same bonus twice", u"setup.catalogue.stageBonuses[4].id"_s, R"("s1")",
        u"an id that stands here only once"_s);
    row("no id", u"setup.catalogue.utilities[2].id"_s, removed, id);
}

void TestRecordFaults::ofEvents_data()
{
    columns();
    const QString directions = u"one of N, E, S, W"_s;
    const QString resources = u"one of wood, metal, gold, gear"_s;
    row("not an object", u"events[3]"_s, "7", u"an object"_s);
    row("no do", u"events[3].do"_s, removed,
        u"one of move, use, skip, piggyback, slide, fulfil, barter, endTurn, "
        "stageBonus, correct, override"_s);
    row("unknown do", u"events[3].do"_s, R"("pass")", u"one of move, use"_s);
    row("do of another type", u"events[3].do"_s, "1", u"one of move, use"_s);
    row("at of another type", u"events[1].at"_s, "0", u"a text"_s);
    row("player 0", u"events[4].player"_s, "0", aNumber + u"1 to 3"_s);
    row("player above the seats", u"events[4].player"_s, "4", aNumber + u"1 to 3"_s);
    row("player above the seats, where it may be left out", u"events[3].player"_s, "4",
        aNumber + u"1 to 3"_s);
    row("player of another type", u"events[3].player"_s, R"("2")", aNumber + u"1 to 3"_s);
    row("no player in a piggyback", u"events[4].player"_s, removed, aNumber + u"1 to 3"_s);
    row("no player in a stage bonus", u"events[9].player"_s, removed, aNumber + u"1 to 3"_s);
    row("no crew", u"events[1].crew"_s, removed, aNumber + u"1 to 4"_s);
    row("crew 0", u"events[1].crew"_s, "0", aNumber + u"1 to 4"_s);
    row("crew 5", u"events[1].crew"_s, "5", aNumber + u"1 to 4"_s);
    row("no path", u"events[1].path"_s, removed, u"a list of 1 to 5 entries"_s);
    row("empty path", u"events[1].path"_s, "[]", u"a list of 1 to 5 entries"_s);
    row("a path of six steps", u"events[1].path"_s, R"(["E", "E", "E", "S", "S", "S"])",
        u"a list of 1 to 5 entries"_s);
    row("a path that is a word", u"events[1].path"_s, R"("E")", u"a list of 1 to 5 entries"_s);
    row("a diagonal step", u"events[1].path[2]"_s, R"("SE")", directions);
    row("a step of another type", u"events[1].path[1]"_s, "1", directions);
    row("longDistance of another type", u"events[1].longDistance"_s, "1", u"true or false"_s);
    row("no take in a piggyback", u"events[4].take"_s, removed, resources);
    row("take of a piggyback unknown", u"events[4].take"_s, R"("stone")", resources);
    row("negotiator unknown", u"events[4].negotiator"_s, "null", resources);
    row("no line", u"events[5].line"_s, removed, u"one of 1, 2, 3, 4, A, B, C, D"_s);
    row("line as a number", u"events[5].line"_s, "2", u"one of 1, 2, 3, 4, A, B, C, D"_s);
    row("line E", u"events[5].line"_s, R"("E")", u"one of 1, 2, 3, 4, A, B, C, D"_s);
    row("no direction", u"events[5].toward"_s, removed, directions);
    row("a row toward N", u"events[5].toward"_s, R"("N")", u"one of E, W"_s);
    row("a column toward E", u"events[12].slides[1].toward"_s, R"("E")", u"one of N, S"_s);
    row("slides of another type", u"events[12].slides"_s, R"({"line": "B"})", u"a list"_s);
    row("a slide of another type", u"events[12].slides[2]"_s, R"("B")", u"an object"_s);
    row("no contract", u"events[6].contract"_s, removed, u"an id of 1 to 24"_s);
    row("barter without give", u"events[7].give"_s, removed, resources);
    row("barter without get", u"events[7].get"_s, removed, resources);
    row("take of a stage bonus null", u"events[9].take"_s, "null", resources);
    row("no take in a stage bonus", u"events[9].take"_s, removed, resources);
    row("unknown airship", u"events[13].airship"_s, R"("zeppelin")",
        u"one of wooden-private, wooden-residential"_s);
    row("unknown then", u"events[13].then"_s, R"("keep")", u"one of donate, sell"_s);
    row("unknown renovation", u"events[14].renovation"_s, R"("stone")", resources);
    row("unknown crest", u"events[12].crest"_s, "null", resources);
    row("take of a market null", u"events[2].take"_s, "null", u"an id of 1 to 24"_s);
    row("utility null", u"events[15].utility"_s, "null", u"an id of 1 to 24"_s);
    row("reported of another type", u"events[6].reported"_s, "3", u"an object"_s);
    row("pay of another type", u"events[6].reported.pay"_s, "3", u"an object"_s);
    row("pay an unknown resource", u"events[6].reported.pay.stone"_s, "3", resources);
    row("pay a negative amount", u"events[6].reported.pay.wood"_s, "-1", aNumber + u"0 to 99"_s);
    row("pay a hundred", u"events[6].reported.pay.wood"_s, "100", aNumber + u"0 to 99"_s);
    row("pay half", u"events[6].reported.pay.wood"_s, "0.5", aNumber + u"0 to 99"_s);
    row("vp of another type", u"events[6].reported.vp"_s, "{}", aNumber + u"-999 to 999"_s);
    row("term 0", u"events[2].reported.term"_s, "0", aNumber + u"1 to 9"_s);
    row("term 10", u"events[2].reported.term"_s, "10", aNumber + u"1 to 9"_s);
    row("report for player 4", u"events[8].reported.players.4"_s, "{}", aNumber + u"1 to 3"_s);
    row("report for a name", u"events[8].reported.players.Ada"_s, "{}", u"one of 1, 2, 3, 4"_s);
    row("report of another type", u"events[8].reported.players.2"_s, "2", u"an object"_s);
}

void TestRecordFaults::ofMisplacedKeys_data()
{
    columns();
    const QString misplaced = u"no such key in an event of this kind"_s;
    row("path in a skip", u"events[3].path"_s, R"(["E"])", misplaced);
    row("take in a move", u"events[1].take"_s, R"("wood")", misplaced);
    row("contract in a use", u"events[2].contract"_s, R"("c03")", misplaced);
    row("crew in a use", u"events[2].crew"_s, "1", misplaced);
    row("crest in a move", u"events[1].crest"_s, R"("wood")", misplaced);
    row("longDistance in an endTurn", u"events[8].longDistance"_s, "false", misplaced);
    row("reason in a slide", u"events[5].reason"_s, R"("")", misplaced);
    row("reported in a correction", u"events[10].reported"_s, "{}", misplaced);
    row("reported outside of the overridden event", u"events[11].reported"_s, "{}", misplaced);
    row("line in a fulfil", u"events[6].line"_s, R"("1")", misplaced);
    row("reveal in a barter", u"events[7].reveal"_s, "null", misplaced);
    row("negotiator in a stage bonus", u"events[9].negotiator"_s, R"("wood")", misplaced);
    row("was in a plain event", u"events[3].was"_s, R"("legal")", misplaced);
    row("void in a plain event", u"events[3].void"_s, "true", misplaced);
    row("set in an endTurn", u"events[8].set"_s, "{}", misplaced);
    row("was inside of an override", u"events[11].event.was"_s, R"("legal")", misplaced);
}

void TestRecordFaults::ofCorrections_data()
{
    columns();
    const auto set = [](const char *name, const QString &path, const QByteArray &value,
                        const QString &expected, const QString &deeper = {}) {
        row(name, u"events[10].set.'%1'"_s.arg(path), value, expected, u"events[10].set."_s + path + deeper);
    };
    const QString path = u"a path that a correction can set"_s;
    row("no reason", u"events[10].reason"_s, removed, u"a text"_s);
    row("reason of another type", u"events[10].reason"_s, "1", u"a text"_s);
    row("no set", u"events[10].set"_s, removed, u"an object"_s);
    row("set of another type", u"events[10].set"_s, "[]", u"an object"_s);
    for (const char *unknown : {"stage",
                                "phase",
                                "players",
                                "players.1",
                                "players.1.name",
                                "players.4.vp",
                                "players.0.vp",
                                "players.1.wood.x",
                                "players.1.crew.5.at",
                                "players.1.crew.1",
                                "players.1.crew.1.tile",
                                "players.1.bonusEffects",
                                "players.1.bonusEffects.flight",
                                "players.1.markersLeft",
                                "airships.zeppelin.grid",
                                "airships.cruise",
                                "airships.cruise.grid.1",
                                "prices.cruise.space",
                                "prices.wooden-private.pays",
                                "city.E1.tile",
                                "city.A1",
                                "city.A1.kind",
                                "market.1",
                                ".",
                                "round.x"})
        set(unknown, QString::fromLatin1(unknown), "1", path);
    set("half a stock", u"players.1.wood"_s, "1.5", u"a whole number"_s);
    set("stock of another type", u"players.1.wood"_s, R"("4")", u"a whole number"_s);
    set("vp of another type", u"players.1.vp"_s, "null", aNumber + u"-999 to 999"_s);
    set("crew of another type", u"players.1.crew"_s, "2", u"a list"_s);
    set("crew without cell", u"players.1.crew"_s, R"([{"ready": true}])", u"one of A1, B1"_s, u"[1].at"_s);
    set("crew without side", u"players.1.crew"_s, R"([{"at": "A1"}])", u"true or false"_s, u"[1].ready"_s);
    set("crew on no cell", u"players.1.crew.1.at"_s, R"("E5")", u"one of A1, B1"_s);
    set("crew out of play", u"players.1.crew.1.at"_s, "null", u"one of A1, B1"_s);
    set("ready of another type", u"players.1.crew.1.ready"_s, "1", u"true or false"_s);
    set("contract without term", u"players.1.contracts"_s, R"([{"id": "c01"}])", aNumber + u"1 to 9"_s,
        u"[1].termLeft"_s);
    set("an unknown contract held", u"players.1.contracts"_s, R"([{"id": "c99", "termLeft": 1}])",
        u"an id that the catalogue lists"_s, u"[1].id"_s);
    set("an unknown contract completed", u"players.1.completed"_s, R"(["c01", "c99"])",
        u"an id that the catalogue lists"_s, u"[2]"_s);
    set("a contract of another type failed", u"players.1.failed"_s, "[1]", u"an id of 1 to 24"_s, u"[1]"_s);
    set("an unknown renovation", u"players.1.renovations"_s, R"(["stone"])",
        u"one of wood, metal, gold, gear"_s, u"[1]"_s);
    set("an unknown status", u"players.1.bonusEffects.barter"_s, R"("spent")",
        u"one of locked, ready, used, unknown"_s);
    set("a grid of two", u"airships.cruise.grid"_s, "[1, 0]", u"a list of 3 entries"_s);
    set("a grid of four", u"utilities.u1.grid"_s, "[1, 0, 0, 0]", u"a list of 3 entries"_s);
    set("a majority of player 4", u"airships.cruise.majority"_s, "4", aNumber + u"1 to 3"_s);
    set("an unknown utility", u"utilities.u9.grid"_s, "[0, 0, 0]", u"an id that the catalogue lists"_s);
    set("an impossible utility", u"utilities.U 9.majority"_s, "null", u"an id of 1 to 24"_s);
    set("an unknown tile", u"city.A1.tile"_s, R"("forest-9")", u"an id that the catalogue lists"_s);
    set("developed of another type", u"city.A1.developed"_s, R"("yes")", u"true or false"_s);
    set("round 0", u"round"_s, "0", aNumber + u"1 to 20"_s);
    set("round 21", u"round"_s, "21", aNumber + u"1 to 20"_s);
    set("current player 4", u"current"_s, "4", aNumber + u"1 to 3"_s);
    set("current nobody", u"current"_s, "null", aNumber + u"1 to 3"_s);
}

void TestRecordFaults::ofOverrides_data()
{
    columns();
    row("no event", u"events[11].event"_s, removed, u"an object"_s);
    row("event of another type", u"events[11].event"_s, "[]", u"an object"_s);
    row("unknown do inside", u"events[11].event.do"_s, R"("fly")", u"one of move, use"_s);
    row("no do inside", u"events[11].event.do"_s, removed, u"one of move, use"_s);
    row("an override inside", u"events[11].event"_s,
        R"({"do": "override", "event": {"do": "skip"}, "reason": "again"})",
        u"an event that is not itself an override"_s, u"events[11].event.do"_s);
    row("a fault of form inside", u"events[11].event.line"_s, "2", u"one of 1, 2, 3, 4, A, B, C, D"_s);
    row("no reason", u"events[11].reason"_s, removed, u"a text"_s);
    row("was something else", u"events[11].was"_s, R"("illegal")", u"one of legal"_s);
    row("void of another type", u"events[11].void"_s, "1", u"true or false"_s);
    row("correction without reason inside", u"events[11].event"_s, R"({"do": "correct", "set": {}})",
        u"a text"_s, u"events[11].event.reason"_s);
    const QByteArray slide = R"({"line": "1", "toward": "E"})";
    row("more slides than an event keeps", u"events[11].event"_s,
        R"({"do": "use", "slides": [)" + QByteArray(slide + ", ").repeated(8) + slide + "]}",
        u"a list of 0 to 8 entries"_s, u"events[11].event.slides"_s);
}

/// Every value of the sample, replaced by values of each type: accepted or refused, never a crash; and if refused,
/// then by a place that begins with the changed one or is a neighbour that no longer fits.
void TestRecordFaults::everyWrongTypeIsRefused()
{
    const QJsonObject document = gameDocument();
    const QJsonValue values[] = {QJsonValue::Null,         true,         -1, 1.5, 1e300, u"☃"_s, QJsonArray{},
                                 QJsonArray{QJsonArray{}}, QJsonObject{}};
    QStringList places;
    const std::function<void(const QString &, const QJsonValue &)> collect = [&](const QString &place,
                                                                                 const QJsonValue &value) {
        if (!place.isEmpty())
            places << place;
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            collect(place.isEmpty() ? it.key() : u"%1.'%2'"_s.arg(place, it.key()), it.value());
        const QJsonArray array = value.toArray();
        for (qsizetype i = 0; i < array.size(); ++i)
            collect(u"%1[%2]"_s.arg(place).arg(i + 1), array[i]);
    };
    collect({}, document);
    QVERIFY(places.size() > 200);
    int refused = 0;
    for (const QString &place : std::as_const(places)) {
        for (const QJsonValue &value : values) {
            const auto read = readGameRecord(with(document, place, value));
            if (read.ok())
                QCOMPARE(readGameRecord(writeGameRecord(read.value())).ok(), true);
            else
                ++refused;
        }
        const auto read = readGameRecord(without(document, place));
        if (read.ok())
            QCOMPARE(readGameRecord(writeGameRecord(read.value())).ok(), true);
    }
    QVERIFY(refused > 1500);
}

QTEST_APPLESS_MAIN(TestRecordFaults)
#include "tst_recordfaults.moc"
