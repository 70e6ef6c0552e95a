// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/cloudage/desk.h"

#include <QtTest/QtTest>

using namespace skyledger::cloudage;
using namespace skyledger::cloudage::test;
using namespace Qt::Literals::StringLiterals;

// Acceptance cases of sections 24.2 and 24.3: movement, marker and combat.
class MovementTest : public QObject
{
    Q_OBJECT

private slots:
    void caT19();
    void caT20();
    void caT21();
    void caT23();
    void caT24();
    void caT25();
    void caT26();
    void caT27();
    void caT28();
    void caT107();
    void caT108();
    void caT109();
    void caT110();
    void caT112();
    void caT113();
    void caT114();
    void caT116();
    void caT207();
    void caT29();
    void caT30();
    void caT31();
    void caT32();
    void caT33();
    void caT34();
    void caT35();
    void caT117();
    void caT118();
    void caT119();
    void caT121();
    void caT122();
    void caT123();
    void caT124();
    void caT125();
    void caT126();
    void caT128();
    void caT129();
    void caT130();
};

namespace {

/// A desk in the movement phase with so high a card on player 1's discard, and more.
Desk flying(int top, const QString &more = {}, const QString &setup = u"{}"_s)
{
    Desk desk(3, setup);
    desk.set(u"{\"phase\":\"movement\",\"players.1.navigation.deck\":[0,1,1,1,2,2],"
             "\"players.1.navigation.discard\":[%1]%2}"_s.arg(top)
                 .arg(more));
    return desk;
}

/// The same, landed in a city for the first time, where a fight is due.
Desk fighting(const QString &city, const QString &more = {}, const QString &setup = u"{}"_s)
{
    Desk desk = flying(3, {}, setup);
    desk.play(u"{\"do\":\"fly\",\"city\":\"%1\",\"points\":4}"_s.arg(city));
    if (!more.isEmpty())
        desk.set(more);
    return desk;
}

QString fly(const QString &rest)
{
    return u"{\"do\":\"fly\",%1}"_s.arg(rest);
}

QString fight(const QString &rest)
{
    return u"{\"do\":\"fight\",%1}"_s.arg(rest);
}

} // namespace

void MovementTest::caT19()
{
    Desk desk = flying(3, u",\"players.1.upgrades.movement\":2"_s);
    QVERIFY(desk.refused(fly(u"\"city\":\"whika\",\"points\":7"_s), "CA-MOVE-01"));
    desk.play(fly(u"\"city\":\"whika\",\"points\":6"_s));
    QCOMPARE(int(desk.at(1).stock[Resource::Energy]), 2);
}

void MovementTest::caT20()
{
    Desk desk = flying(3, u",\"players.1.upgrades.movement\":2"_s);
    desk.play(fly(u"\"city\":\"whika\",\"points\":5"_s));
    QCOMPARE(int(desk.at(1).stock[Resource::Energy]), 4);
}

void MovementTest::caT21()
{
    QVERIFY(flying(3).refused(fly(u"\"city\":\"whika\",\"points\":5"_s), "CA-MOVE-01"));
}

void MovementTest::caT23()
{
    QCOMPARE(flying(3).formFault(fly(u"\"points\":1"_s)), u"city"_s);
}

void MovementTest::caT24()
{
    Desk desk = flying(3, u",\"players.2.at\":\"promise\""_s);
    QVERIFY(desk.legal(fly(u"\"city\":\"whika\",\"points\":3"_s)));
}

void MovementTest::caT25()
{
    Desk desk = flying(3, u",\"players.2.at\":\"whitehaven\""_s);
    QVERIFY(desk.refused(fly(u"\"city\":\"whitehaven\",\"points\":3"_s), "CA-MOVE-06"));
}

void MovementTest::caT26()
{
    QVERIFY(
        flying(3).refused(fly(u"\"city\":\"whika\",\"points\":3,\"found\":[\"f1\",\"f1\"]"_s), "CA-MOVE-07"));
}

void MovementTest::caT27()
{
    Desk desk = flying(3);
    desk.play(fly(u"\"city\":\"whika\",\"points\":2,\"found\":[\"f1\"]"_s));
    QCOMPARE(int(desk.at(1).stock[Resource::Metal]), 5);
}

void MovementTest::caT28()
{
    Desk desk = flying(3, u",\"players.1.at\":\"whika\""_s);
    QVERIFY(desk.refused(fly(u"\"city\":\"whika\",\"points\":0,\"found\":[\"f1\"]"_s), "CA-MOVE-07"));
}

void MovementTest::caT107()
{
    const QString more = u",\"players.1.upgrades.movement\":1"_s;
    Desk three = flying(2, more);
    three.play(fly(u"\"city\":\"whika\",\"points\":3"_s));
    QCOMPARE(int(three.at(1).stock[Resource::Energy]), 4);
    Desk four = flying(2, more);
    four.play(fly(u"\"city\":\"whika\",\"points\":4"_s));
    QCOMPARE(int(four.at(1).stock[Resource::Energy]), 2);
    QVERIFY(flying(2, more).refused(fly(u"\"city\":\"whika\",\"points\":5"_s), "CA-MOVE-01"));
}

void MovementTest::caT108()
{
    const QString more = u",\"players.1.upgrades.movement\":1,\"players.1.projects\":[\"accumulator\"]"_s;
    Desk declared = flying(3, more);
    declared.play(fly(u"\"city\":\"whika\",\"points\":2,\"panel\":\"move\""_s));
    QCOMPARE(declared.stock(1), u"e2 w4 m2 p2 h5 L0 VP0"_s);
    Desk without = flying(3, more);
    without.play(fly(u"\"city\":\"whika\",\"points\":2"_s));
    QCOMPARE(without.stock(1), u"e4 w2 m2 p2 h5 L0 VP0"_s);
    QVERIFY(
        flying(3, more).refused(fly(u"\"city\":\"whika\",\"points\":5,\"panel\":\"move\""_s), "CA-MOVE-02"));
}

void MovementTest::caT109()
{
    const QString more =
        u",\"players.1.upgrades.movement\":2,\"players.1.projects\":[\"accumulator\",\"p-move\"]"_s;
    const auto after = [&](const QString &choice, const QString &setup) {
        Desk desk = flying(3, more, setup);
        desk.play(fly(u"\"city\":\"whika\",\"points\":7,\"accumulator\":\"%1\""_s.arg(choice)));
        return desk.stock(1);
    };
    const QString higher = uR"({"rulings":{"twoStepCards":"higher"}})"_s;
    QCOMPARE(after(u"vp"_s, u"{}"_s), u"e2 w4 m2 p2 h5 L0 VP2"_s);
    QCOMPARE(after(u"water"_s, u"{}"_s), u"e2 w6 m2 p2 h5 L0 VP0"_s);
    QCOMPARE(after(u"vp"_s, higher), u"e2 w2 m2 p2 h5 L0 VP2"_s);
    QCOMPARE(after(u"water"_s, higher), u"e2 w4 m2 p2 h5 L0 VP0"_s);
    QVERIFY(flying(3, more).refused(fly(u"\"city\":\"whika\",\"points\":7"_s), "CA-PC-10"));
}

void MovementTest::caT110()
{
    const QString more = u",\"players.1.projects\":[\"grappling-hook\"]"_s;
    Desk desk = flying(3, more);
    desk.play(fly(u"\"city\":\"whika\",\"points\":3,\"found\":[\"f1\",{\"gain\":{\"metal\":1}}]"_s));
    QCOMPARE(int(desk.at(1).stock[Resource::Metal]), 7);
    Desk water = flying(3, more);
    water.play(fly(u"\"city\":\"whika\",\"points\":4,\"found\":[\"f4\"]"_s));
    QCOMPARE(water.stock(1), u"e2 w4 m2 p2 h5 L0 VP0"_s);
}

void MovementTest::caT112()
{
    const QString more = u",\"tiles\":[\"l7\"],\"players.1.vp\":1"_s;
    Desk desk = flying(3, more);
    QVERIFY(desk.refused(fly(u"\"city\":\"whika\",\"points\":4,\"toll\":\"water\""_s), "CA-TILE-07"));
    desk.play(fly(u"\"city\":\"whika\",\"points\":4,\"toll\":\"vp\""_s));
    QCOMPARE(desk.vp(1), -2);
    const Desk strict = flying(3, more, uR"({"rulings":{"negativeVp":"fights-only"}})"_s);
    QVERIFY(strict.refused(fly(u"\"city\":\"whika\",\"points\":4,\"toll\":\"vp\""_s), "CA-TILE-07"));
    QVERIFY(flying(3).refused(fly(u"\"city\":\"whika\",\"points\":4,\"toll\":\"vp\""_s), "CA-TILE-07"));
}

void MovementTest::caT113()
{
    QVERIFY(flying(3, u",\"players.2.at\":\"promise\""_s).legal(fly(u"\"city\":\"promise\",\"points\":1"_s)));
    QVERIFY(flying(3, u",\"players.2.at\":\"promise\",\"players.3.at\":\"promise\""_s)
                .refused(fly(u"\"city\":\"promise\",\"points\":1"_s), "CA-MOVE-06"));
}

void MovementTest::caT114()
{
    QVERIFY(flying(3).refused(fly(u"\"city\":\"whika\",\"points\":1,\"found\":[\"l6\"]"_s), "CA-TILE-06"));
    Desk desk = flying(3, u",\"tiles\":[\"l6\"]"_s);
    desk.play(fly(u"\"city\":\"whika\",\"points\":1,\"found\":[\"l6\"]"_s));
    QCOMPARE(int(desk.at(1).stock[Resource::Metal]), 4);
}

void MovementTest::caT116()
{
    Desk desk = flying(
        3, u",\"players.1.at\":\"whika\",\"players.1.markersLeft\":7,\"players.1.markers\":{\"whika\":1}"_s);
    QVERIFY(desk.refused(fly(u"\"city\":\"promise\",\"points\":0,\"pick\":1"_s), "CA-MOVE-03"));
    desk.play(fly(u"\"city\":\"whika\",\"points\":0,\"pick\":1"_s));
    QCOMPARE(desk.markers(1, u"whika"_s), 2);
    QCOMPARE(desk.phase(), u"movement"_s);
    QCOMPARE(static_cast<int>(desk.state.current), 1);
}

void MovementTest::caT207()
{
    const QString stay = fly(u"\"city\":\"borderville\",\"points\":0"_s);
    QVERIFY(flying(3).refused(stay, "CA-MOVE-05"));
    Desk known = flying(3);
    known.record.setup.catalogue.start = known.record.ids.cities.find(u"borderville");
    QVERIFY(known.legal(stay));
    Desk unknown = flying(3);
    unknown.record.setup.catalogue.start = std::nullopt;
    QCOMPARE(unknown.missing(stay), u"start"_s);
    QVERIFY(unknown.lacks(stay).isEmpty());
}

void MovementTest::caT29()
{
    Desk desk = fighting(u"whika"_s, uR"({"players.1.upgrades.combat":2,"players.1.symbols.combat":1})"_s);
    desk.play(fight(u"\"draw\":[2]"_s));
    QCOMPARE(desk.stock(1), u"e1 w4 m2 p2 h5 L0 VP3"_s);
}

void MovementTest::caT30()
{
    Desk desk = fighting(u"nefaria"_s, uR"({"players.1.energy":5})"_s);
    desk.play(fight(u"\"draw\":[0,1,1],\"vpCards\":1"_s));
    QCOMPARE(desk.stock(1), u"e2 w2 m2 p2 h5 L0 VP-3"_s);
}

void MovementTest::caT31()
{
    QVERIFY(fighting(u"whika"_s).refused(fight(u"\"draw\":[2],\"vpCards\":1"_s), "CA-FIGHT-05"));
}

void MovementTest::caT32()
{
    Desk desk = fighting(u"nefaria"_s, uR"({"players.1.vp":1})"_s);
    desk.play(fight(u"\"draw\":[1,1],\"vpCards\":1"_s));
    QCOMPARE(desk.vp(1), -2);
}

void MovementTest::caT33()
{
    Desk desk = flying(3, u",\"players.1.markersLeft\":7,\"players.1.markers\":{\"whika\":1}"_s);
    desk.play(fly(u"\"city\":\"whika\",\"points\":2,\"pick\":2"_s));
    QCOMPARE(desk.markers(1, u"whika"_s), 2);
    QCOMPARE(desk.phase(), u"movement"_s);
    QCOMPARE(static_cast<int>(desk.state.current), 1);
    QVERIFY(desk.refused(fight(u"\"draw\":[]"_s), "CA-FIGHT-02"));
}

void MovementTest::caT34()
{
    Desk desk = flying(3);
    desk.play(fly(u"\"city\":\"borderville\",\"points\":2"_s));
    QCOMPARE(int(desk.at(1).markersLeft), 7);
    desk.set(uR"({"phase":"movement","current":1})"_s);
    QVERIFY(desk.refused(fly(u"\"city\":\"borderville\",\"points\":2"_s), "CA-FIGHT-01"));
    desk.play(fly(u"\"city\":\"borderville\",\"points\":2,\"pick\":2"_s));
    QCOMPARE(int(desk.at(1).markersLeft), 6);
}

void MovementTest::caT35()
{
    Desk desk(3);
    desk.set(uR"({"round":8,"players.1.markersLeft":1,"players.2.markersLeft":1,"players.3.markersLeft":1,
        "players.1.markers":{"borderville":7},"players.2.markers":{"borderville":7},"players.3.markers":{"borderville":7}})"_s);
    desk.set(uR"({"phase":"movement"})"_s);
    for (int i = 0; i < 3; ++i)
        desk.play(fly(u"\"city\":\"borderville\",\"points\":1"_s));
    QCOMPARE(desk.phase(), u"action"_s);
    for (int i = 0; i < 3; ++i) {
        const int player = static_cast<int>(desk.state.current) + 1;
        desk.play(uR"({"do":"pass"})"_s);
        for (int other = 1; other <= 3; ++other)
            desk.play(u"{\"do\":\"pass\",\"player\":%1}"_s.arg(other));
        QVERIFY(static_cast<int>(desk.state.current) + 1 != player || i == 2);
    }
    QCOMPARE(desk.phase(), u"final-production"_s);
    QCOMPARE(int(desk.state.round), 8);
}

void MovementTest::caT117()
{
    Desk desk = fighting(u"nefaria"_s, uR"({"players.1.energy":5})"_s);
    desk.play(fight(u"\"draw\":[0,1,1,1],\"vpCards\":1"_s));
    QCOMPARE(desk.stock(1), u"e0 w2 m2 p2 h5 L0 VP-3"_s);
}

void MovementTest::caT118()
{
    const auto desk = [] { return fighting(u"nefaria"_s, uR"({"players.1.energy":3})"_s); };
    QVERIFY(desk().refused(fight(u"\"draw\":[0,1,1],\"vpCards\":0"_s), "CA-FIGHT-05"));
    QVERIFY(desk().refused(fight(u"\"draw\":[0,1,1],\"vpCards\":3"_s), "CA-FIGHT-05"));
    Desk one = desk();
    one.play(fight(u"\"draw\":[0,1,1],\"vpCards\":1"_s));
    QCOMPARE(one.stock(1), u"e0 w2 m2 p2 h5 L0 VP-3"_s);
    Desk two = desk();
    two.play(fight(u"\"draw\":[0,1,1],\"vpCards\":2"_s));
    QCOMPARE(two.stock(1), u"e2 w2 m2 p2 h5 L0 VP-6"_s);
}

void MovementTest::caT119()
{
    const Desk desk = fighting(u"whika"_s, uR"({"players.1.energy":0})"_s);
    QVERIFY(desk.refused(fight(u"\"draw\":[2]"_s), "CA-FIGHT-05"));
    QVERIFY(desk.legal(fight(u"\"draw\":[]"_s)));
}

void MovementTest::caT121()
{
    Desk desk = fighting(
        u"nefaria"_s,
        uR"({"players.1.energy":3,"players.1.navigation.deck":[1],"players.1.navigation.discard":[0,2,3]})"_s);
    desk.play(fight(u"\"draw\":[1,3]"_s));
    QCOMPARE(int(desk.at(1).stock[Resource::Energy]), 0);
    QCOMPARE(desk.navigation(1), u"D[0,2] X[1,3]"_s);
}

void MovementTest::caT122()
{
    Desk desk = fighting(u"whika"_s);
    desk.play(uR"({"do":"pass"})"_s);
    QCOMPARE(desk.stock(1), u"e2 w2 m2 p2 h5 L0 VP0"_s);
    desk.set(uR"({"phase":"movement","current":1})"_s);
    desk.play(fly(u"\"city\":\"whika\",\"points\":0,\"pick\":1"_s));
    QCOMPARE(desk.phase(), u"movement"_s);
}

void MovementTest::caT123()
{
    Desk desk = fighting(
        u"whitehaven"_s,
        uR"({"tiles":["l1"],"players.1.markersLeft":5,"players.1.markers":{"whika":2,"whitehaven":1},"players.1.upgrades.combat":3})"_s);
    desk.play(fight(u"\"draw\":[],\"boost\":[\"l1\",\"l1\"]"_s));
    QCOMPARE(desk.vp(1), 5);
    QCOMPARE(desk.markers(1, u"whika"_s), 0);
    desk.set(uR"({"phase":"movement","current":1})"_s);
    desk.play(fly(u"\"city\":\"whika\",\"points\":1"_s));
    QCOMPARE(desk.phase(), u"fight"_s);
}

void MovementTest::caT124()
{
    const QString base = uR"({"tiles":["l2"],"players.1.upgrades.combat":3})"_s;
    QVERIFY(fighting(u"promise"_s, base).refused(fight(u"\"draw\":[],\"boost\":[\"l2\"]"_s), "CA-TILE-00"));
    Desk desk = fighting(u"promise"_s, base);
    desk.set(uR"({"players.1.markersLeft":6,"players.1.markers":{"promise":1,"devils-fork":1}})"_s);
    desk.play(fight(u"\"draw\":[],\"boost\":[\"l2\"]"_s));
    QCOMPARE(desk.vp(1), 2);
    QCOMPARE(desk.markers(1, u"devils-fork"_s), 0);
    QCOMPARE(int(desk.at(1).markersLeft), 6);
}

void MovementTest::caT125()
{
    const QString base = uR"({"players.1.upgrades.combat":4})"_s;
    Desk desk = fighting(u"promise"_s, base);
    desk.play(fight(u"\"draw\":[1]"_s));
    QCOMPARE(int(desk.at(1).stock[Resource::Energy]), 1);
    const Desk strict =
        fighting(u"promise"_s, base, uR"({"rulings":{"drawAfterWin":"combat-sequence-only"}})"_s);
    QVERIFY(strict.refused(fight(u"\"draw\":[1]"_s), "CA-FIGHT-05"));
}

void MovementTest::caT126()
{
    Desk desk = fighting(
        u"promise"_s,
        uR"({"players.1.upgrades.combat":4,"players.1.projects":["combat-sequence"],"players.1.energy":5,"players.1.navigation.deck":[0,1,1,1,2,2,3],"players.1.navigation.discard":[]})"_s,
        uR"({"rulings":{"drawAfterWin":"combat-sequence-only"}})"_s);
    QVERIFY(desk.legal(fight(u"\"draw\":[1,3],\"sequence\":\"water\""_s)));
    QVERIFY(desk.refused(fight(u"\"draw\":[1,3,1],\"sequence\":\"water\""_s), "CA-FIGHT-05"));
}

void MovementTest::caT128()
{
    const QString base =
        uR"({"players.1.projects":["combat-sequence"],"players.1.symbols.combat":5,"players.1.navigation.deck":[3],"players.1.navigation.discard":[]})"_s;
    Desk desk = fighting(u"nefaria"_s, base);
    QVERIFY(desk.refused(fight(u"\"draw\":[3],\"sequence\":\"vp\""_s), "CA-FIGHT-03"));
    desk.play(fight(u"\"draw\":[3],\"sequence\":\"vp\",\"pick\":2"_s));
    QCOMPARE(desk.stock(1), u"e1 w4 m6 p2 h5 L0 VP2"_s);
    Desk higher = fighting(u"nefaria"_s, base, uR"({"rulings":{"twoStepCards":"higher"}})"_s);
    higher.play(fight(u"\"draw\":[3],\"sequence\":\"vp\",\"pick\":2"_s));
    QCOMPARE(higher.stock(1), u"e1 w2 m6 p2 h5 L0 VP2"_s);
}

void MovementTest::caT129()
{
    Desk desk = fighting(u"whika"_s);
    const auto whika = desk.record.ids.cities.find(u"whika");
    desk.record.setup.catalogue.cities[*whika].militia = {};
    QCOMPARE(desk.lacks(fight(u"\"draw\":[]"_s)), u"won"_s);
    QCOMPARE(desk.missing(fight(u"\"draw\":[]"_s)), u"cities.whika.combat"_s);
    QVERIFY(desk.check(fight(u"\"draw\":[],\"reported\":{\"won\":false}"_s)).playable());
    QCOMPARE(desk.lacks(fight(u"\"draw\":[],\"reported\":{\"won\":true}"_s)), u"gain, vp"_s);
}

void MovementTest::caT130()
{
    Desk desk = flying(3);
    desk.play(fly(u"\"city\":\"borderville\",\"points\":2"_s));
    QCOMPARE(desk.markers(1, u"borderville"_s), 1);
    QCOMPARE(desk.phase(), u"movement"_s);
    QCOMPARE(static_cast<int>(desk.state.current), 1);
}

QTEST_GUILESS_MAIN(MovementTest)
#include "tst_movement.moc"
