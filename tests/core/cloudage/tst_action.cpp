// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/cloudage/desk.h"

#include <QtTest/QtTest>

using namespace skyledger::cloudage;
using namespace skyledger::cloudage::test;
using namespace Qt::Literals::StringLiterals;

// Acceptance cases of sections 24.4 and 24.5: Gather and Build.
class ActionTest : public QObject
{
    Q_OBJECT

private slots:
    void caT36();
    void caT37();
    void caT38();
    void caT39();
    void caT40();
    void caT131();
    void caT132();
    void caT133();
    void caT134();
    void caT135();
    void caT136();
    void caT137();
    void caT138();
    void caT139();
    void caT208();
    void caT209();
    void caT206();
    void caT41();
    void caT42();
    void caT43();
    void caT44();
    void caT45();
    void caT46();
    void caT75();
    void caT76();
    void caT77();
    void caT140();
    void caT141();
    void caT143();
    void caT144();
    void caT145();
    void caT146();
    void caT147();
    void caT148();
    void caT149();
    void caT150();
};

namespace {

Desk acting(const QString &more = {}, int players = 3, const QString &setup = u"{}"_s)
{
    Desk desk(players, setup);
    desk.set(u"{\"phase\":\"action\"%1}"_s.arg(more.isEmpty() ? more : u',' + more));
    return desk;
}

QString gather(const QString &zones, const QString &card, int district = 2, const QString &more = {})
{
    return u"{\"do\":\"gather\",\"district\":%1,\"zones\":%2,\"card\":%3%4}"_s.arg(district).arg(zones, card,
                                                                                                 more);
}

const QString plainCard =
    uR"({"value":3,"largest":"water","second":"metal","update":"cards","wrench":"energy"})"_s;
const QString three = uR"(["metal","water","cards"])"_s;

QString playCard(const QString &card, const QString &more = {})
{
    return u"{\"do\":\"play\",\"card\":\"%1\"%2}"_s.arg(card, more);
}

const QString combatUpgrade = uR"({"do":"upgrade","zone":"combat"})"_s;

} // namespace

void ActionTest::caT36()
{
    Desk desk = acting();
    desk.play(gather(three, plainCard));
    QCOMPARE(stateJson(desk.record, desk.state)["sleeves"_L1].toArray(), QJsonArray({8, 7, 8}));
}

void ActionTest::caT37()
{
    QVERIFY(acting().refused(gather(uR"(["metal","metal","cards"])"_s, plainCard), "CA-GATH-02"));
}

void ActionTest::caT38()
{
    Desk desk = acting({}, 2);
    desk.play(gather(uR"(["metal","water"])"_s, plainCard));
    QCOMPARE(desk.stock(1), u"e2 w2 m4 p2 h5 L0 VP0"_s);
    QCOMPARE(desk.navigation(1), u"D[0,1,1,1,2,2,3] X[3]"_s);
    QCOMPARE(desk.stock(2), u"e2 w5 m2 p2 h5 L0 VP0"_s);
}

void ActionTest::caT39()
{
    QVERIFY(acting(u"\"sleeves\":[8,0,8]"_s).refused(gather(three, plainCard), "CA-GATH-03"));
}

void ActionTest::caT40()
{
    Desk desk = acting();
    desk.play(gather(
        three,
        uR"({"value":1,"largest":"water","second":"metal","plants":2,"update":"cards","wrench":"energy"})"_s));
    QCOMPARE(int(desk.at(1).stock[Resource::Plants]), 4);
    QCOMPARE(int(desk.at(2).stock[Resource::Plants]), 2);
    QCOMPARE(int(desk.at(3).stock[Resource::Plants]), 2);
}

void ActionTest::caT131()
{
    Desk desk =
        acting(u"\"players.2.navigation.discard\":[1],\"players.2.navigation.deck\":[0,1,1,2,2,3]"_s, 4);
    desk.play(gather(
        uR"(["energy","metal","water","cards"])"_s,
        uR"({"value":2,"largest":"cards","second":"energy","plants":1,"update":"metal","wrench":"water"})"_s));
    QCOMPARE(desk.stock(1), u"e4 w2 m2 p3 h5 L0 VP0"_s);
    QCOMPARE(desk.navigation(1), u"D[0,1,1,1,2,2,3] X[2]"_s);
    QCOMPARE(desk.stock(2), u"e2 w2 m3 p2 h5 L0 VP0"_s);
    QCOMPARE(desk.stock(3), u"e2 w3 m2 p2 h5 L0 VP0"_s);
    QCOMPARE(desk.stock(4), u"e2 w2 m2 p2 h8 L0 VP0"_s);
    QCOMPARE(desk.pending(), u"P2 update, P3 wrench"_s);
}

void ActionTest::caT132()
{
    Desk desk = acting(u"\"sleeves\":[1,8,8]"_s);
    const QString noBonus = uR"({"value":3,"largest":"water","second":"metal","update":"energy"})"_s;
    desk.play(gather(three, noBonus, 1));
    QCOMPARE(static_cast<int>(desk.state.current), 1);
    QVERIFY(desk.refused(gather(three, noBonus, 1), "CA-GATH-03"));
}

void ActionTest::caT133()
{
    Desk desk = acting(u"\"planted\":32"_s);
    desk.play(
        gather(three, uR"({"value":1,"largest":"water","second":"metal","plants":3,"update":"energy"})"_s));
    QCOMPARE(int(desk.at(1).stock[Resource::Plants]), 4);
    QVERIFY(desk.warned());
}

void ActionTest::caT134()
{
    Desk desk = acting({}, 3, uR"({"mode":"scenario-1"})"_s);
    desk.play(
        gather(three, uR"({"value":1,"largest":"energy","second":"cards","plants":2,"update":"energy"})"_s));
    QCOMPARE(desk.stock(1), u"e2 w4 m3 p0 h5 L0 VP0"_s);
}

void ActionTest::caT135()
{
    Desk desk = acting();
    desk.play(gather(
        three, uR"({"value":4,"largest":"water","second":"metal","update":"metal","wrench":"energy"})"_s));
    QVERIFY(desk.refused(uR"({"do":"update","player":1,"remove":5})"_s, "CA-GATH-06"));
    desk.play(uR"({"do":"update","player":1,"remove":4})"_s);
    QCOMPARE(desk.navigation(1), u"D[0,1,1,1,2,2,3] X[]"_s);
}

void ActionTest::caT136()
{
    const auto desk = [](const QString &more) {
        Desk result = acting(more);
        result.play(
            gather(uR"(["cards","water","energy"])"_s,
                   uR"({"value":4,"largest":"water","second":"metal","update":"metal","wrench":"cards"})"_s));
        result.set(uR"({"players.1.metal":1})"_s);
        return result;
    };
    Desk take = desk({});
    take.play(uR"({"do":"take","player":1,"resource":"cards"})"_s);
    QCOMPARE(int(take.at(1).stock[Resource::Cards]), 7);
    const QString upgrade = uR"({"do":"upgrade","player":1,"zone":"combat"})"_s;
    QVERIFY(desk({}).refused(upgrade, "CA-UPG-01"));
    Desk sam = desk(u"\"players.1.projects\":[\"sam\"]"_s);
    sam.play(upgrade);
    QCOMPARE(int(sam.at(1).stock[Resource::Metal]), 0);
    QVERIFY(desk({}).refused(uR"({"do":"play","player":1,"card":"p-move"})"_s, "CA-GATH-06"));
}

void ActionTest::caT137()
{
    Desk desk = acting(u"\"players.2.projects\":[\"porthole\",\"pilot-course\",\"jose\"],"
                       "\"players.2.navigation.discard\":[1],\"players.2.navigation.deck\":[0,1,1,2,2,3]"_s);
    desk.play(
        gather(uR"(["cards","metal","energy"])"_s,
               uR"({"value":1,"largest":"water","second":"metal","update":"metal","wrench":"water"})"_s));
    QCOMPARE(desk.vp(2), 4);
    QCOMPARE(desk.pending(), u"P2 update, P2 plant"_s);
    desk.play(uR"({"do":"update","player":2,"remove":1})"_s);
    desk.play(uR"({"do":"plant","player":2,"tiles":["green","green"]})"_s);
    QCOMPARE(desk.vp(2), 8);
}

void ActionTest::caT138()
{
    Desk desk = acting(u"\"players.1.projects\":[\"parrot\"],\"players.1.navigation.discard\":[1,2],"
                       "\"players.1.navigation.deck\":[0,1,1,2,3]"_s);
    const QString card =
        uR"({"value":3,"largest":"water","second":"metal","update":"metal","wrench":"energy"})"_s;
    QVERIFY(acting().refused(gather(three, card, 2, u",\"onTop\":true"_s), "CA-PC-19"));
    desk.play(gather(three, card, 2, u",\"onTop\":true"_s));
    QVERIFY(desk.refused(uR"({"do":"update","player":1,"remove":3})"_s, "CA-GATH-06"));
    desk.play(uR"({"do":"update","player":1,"remove":1})"_s);
    QCOMPARE(desk.navigation(1), u"T[3] D[0,1,1,2,3] X[2]"_s);
}

void ActionTest::caT139()
{
    for (const QString &answer :
         {uR"({"do":"take","player":1,"resource":"water"})"_s, uR"({"do":"pass","player":1})"_s}) {
        Desk desk = acting(u"\"players.1.projects\":[\"secret-tunnel\"]"_s);
        desk.play(gather(
            three,
            uR"({"value":3,"largest":"water","second":"metal","update":"energy","wrench":"metal"})"_s));
        desk.play(answer);
        QCOMPARE(desk.vp(1), 2);
    }
}

void ActionTest::caT208()
{
    Desk desk = acting();
    desk.play(gather(
        three, uR"({"value":3,"largest":"water","second":"metal","update":"water","wrench":"energy"})"_s));
    QCOMPARE(desk.pending(), QString());
}

void ActionTest::caT209()
{
    Desk desk = acting(u"\"players.1.projects\":[\"jose\",\"biology-manual\"],\"players.1.plants\":1"_s);
    desk.play(
        gather(three, uR"({"value":3,"largest":"water","second":"metal","plants":1,"update":"energy"})"_s));
    desk.play(uR"({"do":"plant","player":1,"tiles":["green","green"]})"_s);
    QCOMPARE(desk.stock(1), u"e2 w5 m4 p0 h5 L0 VP4"_s);
}

void ActionTest::caT206()
{
    Desk desk = acting();
    desk.play(gather(
        three, uR"({"value":3,"largest":"water","second":"metal","update":"metal","wrench":"energy"})"_s));
    QCOMPARE(desk.pending(), u"P1 update"_s);
    QVERIFY(desk.refused(uR"({"do":"plant","player":1,"tiles":["green"]})"_s, "CA-ACT-01"));
    QVERIFY(desk.refused(
        u"{\"do\":\"gather\",\"player\":2,\"district\":1,\"zones\":%1,\"card\":%2}"_s.arg(three, plainCard),
        "CA-ROUND-06"));
}

void ActionTest::caT41()
{
    Desk desk = acting(u"\"players.1.water\":9"_s);
    desk.play({combatUpgrade, uR"({"do":"play","player":1,"card":"p-move"})"_s});
    QCOMPARE(desk.pending(), u"P2 build, P3 build"_s);
}

void ActionTest::caT42()
{
    Desk desk = acting();
    desk.play({combatUpgrade, uR"({"do":"take","player":2,"resource":"water"})"_s});
    QVERIFY(desk.refused(uR"({"do":"take","player":2,"resource":"water"})"_s, "CA-BUILD-01"));
}

void ActionTest::caT43()
{
    Desk desk = acting(u"\"players.1.water\":4"_s);
    desk.play({playCard(u"p-move"_s), uR"({"do":"take","player":1,"resource":"metal"})"_s});
    QCOMPARE(desk.stock(1), u"e2 w0 m3 p2 h4 L0 VP0"_s);
}

void ActionTest::caT44()
{
    Desk desk = acting(u"\"players.1.metal\":5"_s);
    desk.play(combatUpgrade);
    QCOMPARE(int(desk.at(1).stock[Resource::Metal]), 3);
    desk.play(uR"({"do":"upgrade","player":1,"zone":"combat"})"_s);
    QCOMPARE(int(desk.at(1).stock[Resource::Metal]), 0);
    QCOMPARE(int(desk.at(1).upgrades[UpgradeZone::Combat]), 2);
}

void ActionTest::caT45()
{
    Desk desk = acting(u"\"players.1.metal\":4,\"players.1.upgrades.movement\":2"_s);
    desk.play(uR"({"do":"upgrade","zone":"movement"})"_s);
    QCOMPARE(desk.stock(1), u"e2 w7 m0 p2 h5 L0 VP0"_s);
}

void ActionTest::caT46()
{
    QCOMPARE(acting(u"\"players.1.upgrades.movement\":2"_s).score().players[0].upgradeVp, 2);
}

void ActionTest::caT75()
{
    Desk desk = acting(u"\"players.1.projects\":[\"mechanic\"],\"players.1.metal\":0"_s);
    desk.play({playCard(u"mechanic"_s), uR"({"do":"upgrade","player":1,"zone":"combat"})"_s});
    QCOMPARE(int(desk.at(1).upgrades[UpgradeZone::Combat]), 1);
}

void ActionTest::caT76()
{
    Desk desk = acting(u"\"players.1.metal\":0"_s);
    desk.play({playCard(u"emp-plans"_s), uR"({"do":"upgrade","player":1,"zone":"combat"})"_s});
    QCOMPARE(int(desk.at(1).stock[Resource::Metal]), 0);
    Desk wrong = acting();
    wrong.play(playCard(u"emp-plans"_s));
    wrong.set(uR"({"players.1.water":2})"_s);
    // The zone that the plans do not name is the second build action's.
    wrong.play(uR"({"do":"take","player":1,"resource":"water"})"_s);
    QVERIFY(wrong.refused(uR"({"do":"upgrade","player":1,"zone":"movement"})"_s, "CA-PC-11"));
    QVERIFY(wrong.refused(uR"({"do":"take","player":1,"resource":"water"})"_s, "CA-BUILD-03"));
}

void ActionTest::caT77()
{
    const Desk desk = acting();
    QVERIFY(desk.refused(playCard(u"plant-market"_s, u",\"sell\":true"_s), "CA-PC-14"));
    QVERIFY(desk.legal(playCard(u"plant-market"_s)));
}

void ActionTest::caT140()
{
    Desk desk = acting(u"\"players.1.metal\":4,\"players.1.hand\":1"_s);
    const QString again = uR"({"do":"upgrade","player":1,"zone":"combat"})"_s;
    desk.play({playCard(u"mechanic"_s), again});
    QCOMPARE(int(desk.at(1).stock[Resource::Metal]), 3);
    desk.play(again);
    QCOMPARE(desk.stock(1), u"e2 w0 m0 p2 h0 L0 VP0"_s);
    QCOMPARE(int(desk.at(1).upgrades[UpgradeZone::Combat]), 2);
}

void ActionTest::caT141()
{
    Desk desk =
        acting(u"\"players.1.projects\":[\"sam\"],\"players.1.upgrades.combat\":2,\"players.1.metal\":0"_s);
    desk.play({playCard(u"emp-plans"_s), uR"({"do":"upgrade","player":1,"zone":"combat"})"_s});
    QCOMPARE(int(desk.at(1).upgrades[UpgradeZone::Combat]), 3);
}

void ActionTest::caT143()
{
    for (const auto &[card, water, hand] :
         {std::tuple(u"mechanic"_s, 0, 1), std::tuple(u"solar-panel"_s, 1, 1), std::tuple(u"p-fight"_s, 3, 1),
          std::tuple(u"wreck"_s, 2, 2)}) {
        Desk desk = acting(u"\"players.1.projects\":[\"frank\",\"inventor\"],\"players.1.water\":5"_s);
        desk.play(playCard(card));
        QCOMPARE(5 - desk.at(1).stock[Resource::Water], water);
        QCOMPARE(5 - desk.at(1).stock[Resource::Cards], hand);
    }
}

void ActionTest::caT144()
{
    QVERIFY(
        acting(u"\"players.1.water\":9,\"players.1.hand\":2"_s).refused(playCard(u"p-nine"_s), "CA-CARD-04"));
}

void ActionTest::caT145()
{
    Desk desk = acting(
        u"\"players.1.projects\":[\"solar-panel\",\"solar-panel\"],\"players.1.water\":3,\"players.1.energy\":0"_s);
    desk.play(playCard(u"solar-panel"_s));
    QCOMPARE(desk.stock(1), u"e6 w0 m2 p2 h4 L0 VP0"_s);
}

void ActionTest::caT146()
{
    Desk combat = acting(
        u"\"players.1.upgrades.combat\":2,\"players.1.projects\":[\"p-fight\"],\"players.1.water\":4"_s);
    combat.play(playCard(u"combat-badge"_s));
    QCOMPARE(combat.vp(1), 3);
    Desk pilot = acting(
        u"\"players.1.upgrades.movement\":1,\"players.1.projects\":[\"p-move\"],\"players.1.water\":4"_s);
    pilot.play(playCard(u"pilot-badge"_s));
    QCOMPARE(pilot.vp(1), 4);
}

void ActionTest::caT147()
{
    Desk desk = acting(u"\"players.1.plants\":4,\"players.1.hand\":2"_s);
    desk.play(playCard(u"plant-market"_s, u",\"sell\":true"_s));
    QCOMPARE(desk.stock(1), u"e2 w0 m2 p1 h0 L0 VP7"_s);
}

void ActionTest::caT148()
{
    Desk desk = acting(u"\"players.1.upgrades.combat\":3,\"players.1.metal\":9"_s);
    desk.play(combatUpgrade);
    QCOMPARE(int(desk.at(1).stock[Resource::Water]), 7);
    QVERIFY(desk.refused(uR"({"do":"upgrade","player":1,"zone":"combat"})"_s, "CA-BOARD-02"));
}

void ActionTest::caT149()
{
    Desk desk = acting();
    desk.play({combatUpgrade, uR"({"do":"take","player":3,"resource":"water"})"_s});
    QCOMPARE(desk.pending(), u"P1 build, P2 build"_s);
}

void ActionTest::caT150()
{
    Desk desk = acting();
    desk.play({uR"({"do":"pass"})"_s, uR"({"do":"take","player":1,"resource":"water"})"_s});
    QCOMPARE(desk.stock(1), u"e2 w3 m2 p2 h5 L0 VP0"_s);
    QCOMPARE(desk.pending(), u"P2 build, P3 build"_s);
}

QTEST_GUILESS_MAIN(ActionTest)
#include "tst_action.moc"
