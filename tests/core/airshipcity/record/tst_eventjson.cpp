// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamerecord.h"
#include "tests/core/airshipcity/record/documents.h"
#include "tests/core/airshipcity/record/eventdocuments.h"
#include "tests/core/airshipcity/setvalues.h"

#include <QJsonArray>
#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace skyledger::table;
using namespace Qt::Literals::StringLiterals;
using skyledger::play::givesReason;
using skyledger::play::noteOf;
using skyledger::play::restoredJson;
using skyledger::play::revivedJson;
using skyledger::play::rewrittenJson;
using skyledger::play::Seat;
using skyledger::play::withPlayer;

namespace {

Ids sampleIds()
{
    return readGameRecord(gameDocument()).value().ids;
}

Event readFine(const QJsonValue &json)
{
    Ids ids = sampleIds();
    JsonFaults faults;
    const JsonNode node(faults, json);
    Event event = readEvent(node, ids);
    if (faults.any())
        qFatal("%s", qPrintable(describe(faults.first())));
    return event;
}

Played readPlay(const QByteArray &text)
{
    return std::get<Played>(readFine(json(text)));
}

template <class What>
What readWhat(const QByteArray &text)
{
    return std::get<What>(readPlay(text).play.what);
}

} // namespace

/// Events between the record and the rules: each kind, each key, there and back.
class TestEventJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsPlays();
    void readsUses();
    void readsReports();
    void readsOverrides();
    void comesBackAsItWas_data();
    void comesBackAsItWas();
    void whatCountsAsLeftOutIsNotWritten();
    void impossibleAmountsStayImpossible();
    void rewritesAnEventAsAnOverride();
    void takesARewritingBack();
    void namesThePlayer();
    void knowsWhatCanBeWritten();
    void writesNotes();
};

void TestEventJson::readsPlays()
{
    const auto move = readWhat<Move>(R"({"do": "move", "crew": 2, "path": ["N", "W"]})");
    QCOMPARE(move.crew, Crew{1});
    QCOMPARE(move.path.size(), 2U);
    QCOMPARE(move.path[1], Direction::West);
    QVERIFY(!move.longDistance);
    QVERIFY(readWhat<Move>(R"({"do": "move", "crew": 1, "path": ["N"], "longDistance": true})").longDistance);

    const auto slide = readWhat<Slide>(R"({"do": "slide", "line": "C", "toward": "S"})");
    QCOMPARE(slide.push, (LinePush{columnLine(2), Direction::South}));
    const auto row = readWhat<Slide>(R"({"do": "slide", "line": "4", "toward": "W"})");
    QCOMPARE(row.push, (LinePush{rowLine(3), Direction::West}));

    const auto declined = readPlay(R"({"do": "piggyback", "player": 3, "take": null})");
    QCOMPARE(declined.play.player, Player{2});
    QVERIFY(!std::get<Piggyback>(declined.play.what).take);
    const auto taken =
        readWhat<Piggyback>(R"({"do": "piggyback", "player": 3, "take": "metal", "negotiator": "wood"})");
    QCOMPARE(taken.take, Resource::Metal);
    QCOMPARE(taken.negotiator, Resource::Wood);

    const auto barter = readWhat<Barter>(R"({"do": "barter", "give": "gold", "get": "gold"})");
    QCOMPARE(barter.give, barter.get); // the rules object to that, not the form
    QCOMPARE(readPlay(R"({"do": "endTurn"})").play.player, none<Player>);
    QCOMPARE(readPlay(R"({"do": "endTurn", "player": 1})").play.player, Player{0});
    QCOMPARE(readWhat<TakeStageBonus>(R"({"do": "stageBonus", "player": 1, "take": "gear"})").take,
             Resource::Gear);
    QVERIFY(std::holds_alternative<Skip>(readPlay(R"({"do": "skip", "mood": "bad"})").play.what));
}

void TestEventJson::readsUses()
{
    QCOMPARE(readWhat<Use>(R"({"do": "use"})"), Use{});

    const auto market = readWhat<Use>(R"({"do": "use", "take": "c03", "reveal": null})");
    QCOMPARE(market.given, (KeySet<UseKey>{UseKey::Take, UseKey::Reveal}));
    QCOMPARE(market.take, Contract{2});
    QCOMPARE(market.reveal, none<Contract>);

    const auto workshop =
        readWhat<Use>(R"({"do": "use", "renovation": "gold", "develop": null, "crest": "wood"})");
    QCOMPARE(workshop.given, (KeySet<UseKey>{UseKey::Renovation, UseKey::Develop}));
    QCOMPARE(workshop.develop, none<Tile>);
    QCOMPARE(workshop.crest, Resource::Wood);
    QCOMPARE(readWhat<Use>(R"({"do": "use", "develop": "forest-2"})").develop, Tile{12});

    // A key too few or too many is for the rules to judge.
    const auto muddle = readWhat<Use>(R"({"do": "use", "utility": "u2", "then": "sell", "slides": []})");
    QCOMPARE(muddle.given, (KeySet<UseKey>{UseKey::Utility, UseKey::Then, UseKey::Slides}));
    QCOMPARE(muddle.utility, Utility{1});
    QCOMPARE(muddle.then, Then::Sell);

    const auto lighthouse = readWhat<Use>(R"({"do": "use", "slides": [{"line": "1", "toward": "E"},
        {"line": "A", "toward": "N"}, {"line": "2", "toward": "W"}]})");
    QCOMPARE(lighthouse.slides.size(), 3U);
    QCOMPARE(lighthouse.slides[2], (LinePush{rowLine(1), Direction::West}));
}

void TestEventJson::readsReports()
{
    const Reported reported = readPlay(R"({"do": "fulfil", "contract": "c03", "reported":
        {"pay": {"wood": 3, "gear": 0}, "gain": {}, "vp": -2, "term": 9, "comment": 1}})")
                                  .reported;
    QCOMPARE(*reported.pay, (Amounts{{3, 0, 0, 0}}));
    QCOMPARE(*reported.gain, Amounts{});
    QCOMPARE(int(*reported.vp), -2);
    QCOMPARE(int(*reported.term), 9);
    QVERIFY(!reported.players[Player{0}]);

    const Reported upkeep = readPlay(R"({"do": "endTurn", "reported": {"players":
        {"2": {"gain": {"gold": 99}, "vp": 0}, "3": {}}}})")
                                .reported;
    QVERIFY(!upkeep.pay && !upkeep.gain && !upkeep.vp && !upkeep.term && !upkeep.players[Player{0}]);
    QCOMPARE(int((*upkeep.players[Player{1}]->gain)[Resource::Gold]), 99);
    QCOMPARE(int(*upkeep.players[Player{1}]->vp), 0);
    QVERIFY(upkeep.players[Player{2}] && !upkeep.players[Player{2}]->gain && !upkeep.players[Player{2}]->vp);
}

void TestEventJson::readsOverrides()
{
    const auto plain = std::get<Override>(readFine(json(
        R"({"do": "override", "event": {"do": "endTurn", "player": 2, "reported": {"vp": 1}}, "reason": ""})")));
    QVERIFY(!plain.wasLegal && !plain.isVoid);
    QCOMPARE(std::get<Played>(plain.event).play.player, Player{1});
    QCOMPARE(int(*std::get<Played>(plain.event).reported.vp), 1);

    const auto outside = std::get<Override>(
        readFine(json(R"({"do": "override", "player": 3, "event": {"do": "endTurn"}, "was": "legal"})")));
    QCOMPARE(std::get<Played>(outside.event).play.player, Player{2});
    QVERIFY(outside.wasLegal && !outside.isVoid);

    const auto correction = std::get<Override>(readFine(json(
        R"({"do": "override", "event": {"do": "correct", "set": {"round": 3}, "reason": "x"}, "void": true, "was": "legal"})")));
    QVERIFY(correction.wasLegal && correction.isVoid);
    QCOMPARE(std::get<Correct>(correction.event).set.size(), 1U);
}

void TestEventJson::comesBackAsItWas_data()
{
    QTest::addColumn<QByteArray>("text");
    const char *texts[] = {
        R"({"do": "move", "crew": 1, "path": ["E"]})",
        R"({"do": "move", "crew": 4, "path": ["N", "E", "S", "W", "N"], "longDistance": true, "player": 3})",
        R"({"do": "use"})",
        R"({"do": "use", "crest": "gear"})",
        R"({"do": "use", "utility": "u1", "reported": {"pay": {"wood": 3}, "vp": 4}})",
        R"({"do": "use", "slides": []})",
        R"({"do": "use", "slides": [{"line": "B", "toward": "N"}, {"line": "2", "toward": "W"}]})",
        R"({"do": "use", "take": "c03", "reveal": "c12", "reported": {"term": 3}})",
        R"({"do": "use", "take": "c03", "reveal": null})",
        R"({"do": "use", "airship": "metal-private", "then": "sell"})",
        R"({"do": "use", "renovation": "gear", "develop": "the-old-one"})",
        R"({"do": "use", "renovation": "gear", "develop": null})",
        R"({"do": "use", "take": "c01", "airship": "cruise", "develop": null})",
        R"({"do": "skip"})",
        R"({"do": "piggyback", "player": 2, "take": null})",
        R"({"do": "piggyback", "player": 2, "take": "wood", "negotiator": "metal", "reported": {"gain": {}}})",
        R"({"do": "slide", "line": "A", "toward": "S"})",
        R"({"do": "fulfil", "contract": "c06"})",
        R"({"do": "barter", "give": "gold", "get": "gear"})",
        R"({"do": "endTurn"})",
        R"({"do": "endTurn", "reported": {"vp": -1, "players": {"1": {}, "3": {"gain": {"gold": 2}, "vp": -3}}}})",
        R"({"do": "stageBonus", "player": 3, "take": "metal"})",
        R"({"do": "override", "event": {"do": "use", "take": "c02", "reveal": null, "player": 2}, "reason": "so"})",
        R"({"do": "override", "event": {"do": "skip"}, "was": "legal"})",
        R"({"do": "override", "event": {"do": "skip"}, "was": "legal", "void": true, "reason": "moved"})",
        R"({"do": "correct", "set": {}, "reason": "r"})",
    };
    const char *paths[] = {
        R"("players.1.wood": 4)",
        R"("players.2.metal": 0)",
        R"("players.3.gold": 20)",
        R"("players.1.gear": 7)",
        R"("players.1.vp": -12)",
        R"("players.1.crew": [{"at": "A1", "ready": true}, {"at": "D4", "ready": false}])",
        R"("players.2.crew.1.at": "C1")",
        R"("players.2.crew.4.ready": false)",
        R"("players.1.contracts": [{"id": "c03", "termLeft": 2}, {"id": "c01", "termLeft": 9}])",
        R"("players.1.completed": ["c02", "c01"])",
        R"("players.3.failed": [])",
        R"("players.1.renovations": ["wood", "gear"])",
        R"("players.1.bonusEffects.barter": "ready")",
        R"("players.1.bonusEffects.long-distance": "unknown")",
        R"("airships.wooden-private.grid": [1, 0, 2])",
        R"("airships.cruise.majority": 3)",
        R"("airships.cruise.majority": null)",
        R"("utilities.u1.grid": [0, 0, 1])",
        R"("utilities.u2.majority": 1)",
        R"("prices.metal-cargo.space": 2)",
        R"("city.C1.tile": "forest-2")",
        R"("city.D4.developed": true)",
        R"("market": ["c05", "c01"])",
        R"("deckLeft": 3)",
        R"("round": 20)",
        R"("current": 3)"};
    for (const char *text : texts)
        QTest::newRow(text) << QByteArray(text);
    QByteArray all;
    for (const char *path : paths) {
        QTest::newRow(path) << R"({"do": "correct", "set": {)" + QByteArray(path)
                + R"(}, "reason": "miscounted"})";
        all += (all.isEmpty() ? "" : ", ") + QByteArray(path);
    }
    QTest::newRow("all paths together")
        << R"({"do": "correct", "set": {)" + all + R"(}, "reason": "joined late"})";
}

void TestEventJson::comesBackAsItWas()
{
    QFETCH(QByteArray, text);
    const QJsonObject object = json(text).toObject();
    QCOMPARE(eventJson(readFine(object), sampleIds(), noteOf(object)), object);
}

void TestEventJson::whatCountsAsLeftOutIsNotWritten()
{
    const Event event = readFine(json(R"({"do": "move", "crew": 1, "path": ["E"], "longDistance": false})"));
    QCOMPARE(eventJson(event, sampleIds()), json(R"({"do": "move", "crew": 1, "path": ["E"]})").toObject());
    QCOMPARE(playJson(std::get<Played>(event).play, sampleIds()), eventJson(event, sampleIds()));
    QVERIFY(
        !std::get<Override>(
             readFine(json(R"({"do": "override", "event": {"do": "skip"}, "void": false, "reason": "r"})")))
             .isVoid);
}

void TestEventJson::impossibleAmountsStayImpossible()
{
    const auto read = [](const QByteArray &set) {
        return std::get<Correct>(readFine(json(R"({"do": "correct", "reason": "", "set": {)" + set + "}}")))
            .set.front();
    };
    const auto number = [&](const QByteArray &set) { return read(set).value.number(); };
    for (const char *amount : {"-1", "255", "256", "100000", "-1e9"}) {
        const QByteArray value(amount);
        QCOMPARE(number(R"("players.1.wood": )" + value), 255);
        const Assignment grid = read(R"("airships.cruise.grid": [0, )" + value + ", 0]");
        QCOMPARE(int(grid.as<Markers>()[Player{1}]), 255);
        QCOMPARE(number(R"("prices.wooden-cargo.space": )" + value), 255);
        QCOMPARE(number(R"("deckLeft": )" + value), 255);
    }
    QCOMPARE(number(R"("prices.wooden-cargo.space": 0)"), 0);
    const auto crewCount = [&](const QByteArray &crews) {
        return read(R"("players.1.crew": [)" + crews + "]").as<CrewList>().size();
    };
    const QByteArray crew = R"({"at": "A1", "ready": true})";
    QCOMPARE(crewCount(crew), 1U);
    QCOMPARE(crewCount(crew + ',' + crew + ',' + crew + ',' + crew + ',' + crew), 0U);
}

void TestEventJson::rewritesAnEventAsAnOverride()
{
    const QJsonObject event =
        json(R"({"do": "skip", "x-mood": "bad", "at": "2026-11-27T21:14:07+01:00"})").toObject();
    const QJsonObject legal = rewrittenJson(event, Rewrite::WasLegal);
    QCOMPARE(legal,
             json(R"({"do": "override", "event": {"do": "skip", "x-mood": "bad"}, "was": "legal",
        "at": "2026-11-27T21:14:07+01:00"})")
                 .toObject());
    const QJsonObject impossible = rewrittenJson(legal, Rewrite::Void);
    QCOMPARE(impossible["void"_L1], QJsonValue(true));
    QCOMPARE(impossible["was"_L1], QJsonValue(u"legal"_s));
    QVERIFY(std::get<Override>(readFine(impossible)).isVoid);
    const QJsonObject wrapped =
        rewrittenJson(json(R"({"do": "correct", "set": {}, "reason": "r"})").toObject(), Rewrite::Void);
    QVERIFY(std::holds_alternative<Correct>(std::get<Override>(readFine(wrapped)).event));
}

void TestEventJson::takesARewritingBack()
{
    for (const auto *text :
         {R"({"do": "skip", "x-mood": "bad", "at": "2026-11-27T21:14:07+01:00"})",
          R"({"do": "correct", "player": 2, "set": {"round": 3}, "reason": "r", "at": "then"})",
          R"({"do": "piggyback", "player": 2, "take": null})"}) {
        const QJsonObject event = json(text).toObject();
        for (const Rewrite how : {Rewrite::WasLegal, Rewrite::Void})
            QCOMPARE(restoredJson(rewrittenJson(event, how)), event);
        const QJsonObject both = rewrittenJson(rewrittenJson(event, Rewrite::WasLegal), Rewrite::Void);
        QCOMPARE(restoredJson(both), event);
        QCOMPARE(revivedJson(both, true), rewrittenJson(event, Rewrite::WasLegal));
        QVERIFY(!givesReason(both));
    }
    const QJsonObject own = json(R"({"do": "override", "event": {"do": "skip"}, "reason": ""})").toObject();
    QVERIFY(givesReason(own));
    QCOMPARE(revivedJson(rewrittenJson(own, Rewrite::Void), false), own);
}

void TestEventJson::namesThePlayer()
{
    QCOMPARE(withPlayer(json(R"({"do": "skip"})").toObject(), Seat{1}),
             json(R"({"do": "skip", "player": 2})").toObject());
    QCOMPARE(
        withPlayer(json(R"({"do": "override", "event": {"do": "skip"}, "void": true})").toObject(), Seat{0}),
        json(R"({"do": "override", "event": {"do": "skip", "player": 1}, "void": true})").toObject());
}

void TestEventJson::knowsWhatCanBeWritten()
{
    Ids ids;
    ids.seats = 3;
    QVERIFY(AirshipCity::fitsFormat(Correct{{set::Vp{Player{0}, 999}}}, ids));
    QVERIFY(!AirshipCity::fitsFormat(Correct{{set::Vp{Player{0}, 1000}}}, ids));
    QVERIFY(!AirshipCity::fitsFormat(Correct{{set::Vp{Player{3}, 1}}}, ids)); // nobody sits there
    QVERIFY(!AirshipCity::fitsFormat(Correct{{set::PriceSpace{Airship::Cruise, 0}}}, ids));
    QVERIFY(AirshipCity::fitsFormat(Played{{Skip{}}, {}}, ids));
    QVERIFY(!AirshipCity::fitsFormat(Played{{Move{}}, {}}, ids));              // a path of no step
    QVERIFY(!AirshipCity::fitsFormat(Played{{Fulfil{Contract{3}}}, {}}, ids)); // a contract without an id
}

void TestEventJson::writesNotes()
{
    const Correct correct{{set::Round{3}}};
    const EventNote note{u"2026-11-27T21:14:07+01:00"_s, u"joined late"_s};
    const QJsonObject object = eventJson(correct, sampleIds(), note);
    QCOMPARE(object,
             json(R"({"do": "correct", "set": {"round": 3}, "reason": "joined late",
        "at": "2026-11-27T21:14:07+01:00"})")
                 .toObject());
    QCOMPARE(noteOf(object), note);
}

QTEST_APPLESS_MAIN(TestEventJson)
#include "tst_eventjson.moc"
