// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/cloudage/desk.h"

#include <QtTest/QtTest>

using namespace skyledger::cloudage;
using namespace skyledger::cloudage::test;
using namespace Qt::Literals::StringLiterals;

// Acceptance cases of section 24.6: Plant and Campaign tiles.
class PlantTest : public QObject
{
    Q_OBJECT

private slots:
    void caT47();
    void caT48();
    void caT49();
    void caT51();
    void caT152();
    void caT153();
    void caT154();
    void caT155();
    void caT156();
    void caT157();
    void caT62();
    void caT63();
    void caT64();
    void caT159();
    void caT160();
    void caT161();
    void caT162();
    void caT164();
    void caT165();
};

namespace {

Desk acting(const QString &more = {}, int players = 3)
{
    Desk desk(players);
    desk.set(u"{\"phase\":\"action\"%1}"_s.arg(more.isEmpty() ? more : u',' + more));
    return desk;
}

QString plant(const QString &tiles, const QString &more = {})
{
    return u"{\"do\":\"plant\",\"tiles\":%1%2}"_s.arg(tiles, more);
}

Desk fighting(const QString &city, const QString &more)
{
    Desk desk;
    desk.set(
        uR"({"phase":"movement","players.1.navigation.discard":[3],"players.1.navigation.deck":[0,1,1,1,2,2]})"_s);
    desk.play(u"{\"do\":\"fly\",\"city\":\"%1\",\"points\":4}"_s.arg(city));
    desk.set(more);
    return desk;
}

} // namespace

void PlantTest::caT47()
{
    QVERIFY(
        acting(u"\"players.1.plants\":5"_s).refused(plant(uR"(["green","green","green"])"_s), "CA-PLANT-01"));
}

void PlantTest::caT48()
{
    QVERIFY(acting(u"\"players.1.plants\":1"_s).refused(plant(uR"(["plants","green"])"_s), "CA-PLANT-01"));
}

void PlantTest::caT49()
{
    Desk desk = acting();
    desk.play(plant(uR"(["green"])"_s, u",\"toBag\":1"_s));
    QCOMPARE(desk.vp(1), 2);
    QCOMPARE(int(desk.state.planted), 0);
}

void PlantTest::caT51()
{
    Desk desk = acting();
    desk.play(plant(uR"(["green"])"_s, u",\"found\":[\"f1\"]"_s));
    QCOMPARE(desk.stock(1), u"e2 w2 m5 p1 h5 L0 VP2"_s);
    QCOMPARE(stateJson(desk.record, desk.state)["gone"_L1].toArray(), QJsonArray({u"f1"_s}));
    QVERIFY(desk.refused(uR"({"do":"plant","player":1,"tiles":["green"],"found":["f1"],"marker":"l5"})"_s,
                         "CA-PLANT-06"));
}

void PlantTest::caT152()
{
    Desk desk = acting(u"\"players.1.upgrades.planting\":1,\"players.1.plants\":4"_s);
    desk.play(plant(uR"(["green","green","energy"])"_s, u",\"found\":[\"f1\"]"_s));
    QCOMPARE(desk.stock(1), u"e6 w2 m5 p1 h5 L0 VP4"_s);
    QCOMPARE(int(desk.state.planted), 2);
}

void PlantTest::caT153()
{
    const QString base =
        u"\"players.1.projects\":[\"biology-manual\"],\"players.1.plants\":4,\"players.1.upgrades.planting\":1"_s;
    Desk one = acting(base);
    one.play(plant(uR"(["green"])"_s));
    QCOMPARE(one.stock(1), u"e2 w2 m2 p3 h5 L0 VP2"_s);
    Desk two = acting(base);
    two.play(plant(uR"(["green","green"])"_s));
    QCOMPARE(two.stock(1), u"e2 w5 m2 p2 h5 L0 VP4"_s);
    Desk more = acting(base);
    QVERIFY(more.refused(plant(uR"(["green","green","green"])"_s), "CA-PC-08"));
    more.play(plant(uR"(["green","green","green"])"_s, u",\"manual\":\"vp\""_s));
    QCOMPARE(more.stock(1), u"e2 w2 m2 p1 h5 L0 VP9"_s);
}

void PlantTest::caT154()
{
    Desk desk = acting(u"\"players.1.metal\":1"_s);
    desk.play({plant(uR"(["build"])"_s), uR"({"do":"upgrade","player":1,"zone":"planting"})"_s});
    QCOMPARE(int(desk.at(1).stock[Resource::Metal]), 0);
    QCOMPARE(stateJson(desk.record, desk.state)["players"_L1][0]["capacity"_L1].toInt(), 3);
    QVERIFY(desk.refused(uR"({"do":"plant","player":1,"tiles":["green"]})"_s, "CA-ACT-01"));
}

void PlantTest::caT155()
{
    Desk desk = acting();
    QVERIFY(desk.refused(plant(uR"(["green","green"])"_s, u",\"toBag\":3"_s), "CA-PLANT-07"));
    desk.play(plant(uR"(["green","green"])"_s, u",\"toBag\":1"_s));
    QCOMPARE(desk.vp(1), 4);
    QCOMPARE(int(desk.state.planted), 1);
}

void PlantTest::caT156()
{
    Desk desk = acting();
    desk.play(plant(uR"(["plants"])"_s));
    QCOMPARE(int(desk.at(1).stock[Resource::Plants]), 3);
    Desk both = acting();
    both.play(plant(uR"(["cards","water"])"_s));
    QCOMPARE(both.stock(1), u"e2 w6 m2 p0 h9 L0 VP0"_s);
}

void PlantTest::caT157()
{
    Desk desk = acting();
    desk.play(plant(uR"(["green"])"_s));
    QCOMPARE(desk.pending(), u"P2 build, P3 build"_s);
}

void PlantTest::caT62()
{
    Desk desk =
        acting(u"\"tiles\":[\"l1\"],\"players.1.markersLeft\":6,\"players.1.markers\":{\"whika\":2}"_s);
    QCOMPARE(desk.score().players[0].tileVp, 3);
}

void PlantTest::caT63()
{
    Desk desk;
    desk.set(
        uR"({"phase":"movement","tiles":["l7"],"players.1.navigation.discard":[3],"players.1.navigation.deck":[0,1,1,1,2,2]})"_s);
    QVERIFY(desk.refused(uR"({"do":"fly","city":"whika","points":2,"toll":"water"})"_s, "CA-TILE-07"));
    QVERIFY(desk.legal(uR"({"do":"fly","city":"whika","points":2,"toll":"vp"})"_s));
}

void PlantTest::caT64()
{
    Desk desk = acting(u"\"tiles\":[\"l14\"],\"players.1.upgrades.combat\":4"_s);
    desk.play(uR"({"do":"fight","draw":[],"tile":"l14"})"_s);
    QCOMPARE(desk.pending(), QString());
    QCOMPARE(static_cast<int>(desk.state.current), 1);
    QVERIFY(acting().refused(uR"({"do":"fight","draw":[],"tile":"l14"})"_s, "CA-TILE-14"));
}

void PlantTest::caT159()
{
    Desk desk =
        acting(u"\"tiles\":[\"l5\"],\"players.2.markersLeft\":7,\"players.2.markers\":{\"whitehaven\":1}"_s);
    const QString event = uR"({"do":"plant","player":2,"tiles":["green"],"marker":"l5"})"_s;
    desk.play(event);
    QCOMPARE(desk.vp(2), 2);
    QCOMPARE(desk.markers(2, u"whitehaven"_s), 0);
    QCOMPARE(int(desk.at(2).markersLeft), 7);
    QCOMPARE(desk.phase(), u"action"_s);
    desk.set(uR"({"phase":"movement","players.2.markers":{"whitehaven":1}})"_s);
    QVERIFY(desk.refused(event, "CA-TILE-05"));
}

void PlantTest::caT160()
{
    const QString base = u"\"players.1.upgrades.combat\":4,\"players.1.symbols.combat\":2"_s;
    Desk tile = fighting(u"devils-fork"_s, u"{\"tiles\":[\"l3\"],%1}"_s.arg(base));
    tile.play(uR"({"do":"fight","draw":[]})"_s);
    QCOMPARE(tile.vp(1), 0);
    Desk plain = fighting(u"devils-fork"_s, u"{%1}"_s.arg(base));
    plain.play(uR"({"do":"fight","draw":[]})"_s);
    QCOMPARE(plain.vp(1), 4);
}

void PlantTest::caT161()
{
    Desk desk = fighting(u"promise"_s,
                         uR"({"tiles":["l4"],"players.1.upgrades.combat":4,"players.1.symbols.combat":2})"_s);
    desk.play(uR"({"do":"fight","draw":[]})"_s);
    QCOMPARE(desk.stock(1), u"e2 w2 m4 p2 h5 L0 VP0"_s);
    QCOMPARE(desk.pending(), u"P1 wrench"_s);
    QCOMPARE(stateJson(desk.record, desk.state)["during"_L1].toString(), u"fight"_s);
    desk.play(uR"({"do":"take","player":1,"resource":"energy"})"_s);
    QCOMPARE(desk.phase(), u"movement"_s);
}

void PlantTest::caT162()
{
    Desk desk = acting(u"\"tiles\":[\"l14\"],\"players.1.upgrades.combat\":3,\"players.1.plants\":3"_s);
    desk.play(uR"({"do":"fight","draw":[2],"tile":"l14"})"_s);
    QCOMPARE(desk.pending(), u"P1 plant, P2 build, P3 build"_s);
    desk.play(uR"({"do":"plant","player":1,"tiles":["green","green"],"extra":"energy","found":["f4"]})"_s);
    QCOMPARE(desk.stock(1), u"e5 w4 m2 p0 h5 L0 VP6"_s);
    QCOMPARE(int(desk.state.planted), 3);
}

void PlantTest::caT164()
{
    Desk desk = acting(
        u"\"tiles\":[\"l7\",\"l9\",\"l15\"],\"players.1.upgrades.combat\":4,\"players.1.symbols.combat\":1"_s);
    QVERIFY(desk.refused(uR"({"do":"fight","draw":[],"tile":"l15","remove":"l7"})"_s, "CA-TILE-15"));
    desk.play(uR"({"do":"fight","draw":[],"tile":"l15","remove":"l9"})"_s);
    QCOMPARE(int(desk.at(1).stock[Resource::Water]), 5);
    QVERIFY(!desk.state.tiles.contains(CampaignTile::L9));
    QCOMPARE(desk.pending(), u"P1 plant, P1 build, P1 build, P2 build, P3 build"_s);
}

void PlantTest::caT165()
{
    for (const auto &[markers, vp] : {std::pair(1, 0), std::pair(2, 3)}) {
        Desk desk(3, uR"({"tiles":["l1"]})"_s);
        desk.set(u"{\"phase\":\"final-build\",\"players.1.missions\":[[\"combat\",\"green\"]],\"players.1."
                 u"markersLeft\":0,"
                 "\"players.1.markers\":{\"whika\":%1}}"_s.arg(markers));
        for (int player = 1; player <= 3; ++player) {
            desk.play(u"{\"do\":\"pass\",\"player\":%1}"_s.arg(player));
            desk.play(u"{\"do\":\"pass\",\"player\":%1}"_s.arg(player));
        }
        QCOMPARE(desk.pending(), u"P1 fight"_s);
        desk.play(uR"({"do":"fight","player":1,"draw":[],"boost":["l1"]})"_s);
        QCOMPARE(desk.score().players[0].tileVp, vp);
        QCOMPARE(int(*desk.at(1).missionFight), 2);
    }
}

QTEST_GUILESS_MAIN(PlantTest)
#include "tst_plant.moc"
