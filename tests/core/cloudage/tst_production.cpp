// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/cloudage/desk.h"

#include <QtTest/QtTest>

using namespace skyledger::cloudage;
using namespace skyledger::cloudage::test;
using namespace Qt::Literals::StringLiterals;

// Acceptance cases of section 24.1: setup, rounds, production.
class ProductionTest : public QObject
{
    Q_OBJECT

private slots:
    void caT01();
    void caT02();
    void caT03();
    void caT04_data();
    void caT04();
    void caT05();
    void caT06();
    void caT07();
    void caT08();
    void caT09();
    void caT10();
    void caT11();
    void caT12();
    void caT13();
    void caT14();
    void caT15();
    void caT16();
    void caT17();
    void caT18();
    void caT80();
    void caT81();
    void caT82();
    void caT83();
    void caT84();
    void caT85();
    void caT86();
    void caT88();
    void caT89();
    void caT91();
    void caT92();
    void caT93();
    void caT95();
    void caT96();
    void caT97();
    void caT98();
    void caT100();
    void caT101();
};

namespace {

QString produce(int player, const QString &level, const QString &rest)
{
    return u"{\"do\":\"produce\",\"player\":%1,\"level\":%2,%3}"_s.arg(player).arg(level, rest);
}

/// A desk in round 3, whose book is active, with nobody's marker placed since.
Desk inRound(int round, int players = 3)
{
    Desk desk(players);
    QString set = u"{\"round\":%1"_s.arg(round);
    for (int player = 1; player <= players; ++player)
        set += u",\"players.%1.markersLeft\":%2"_s.arg(player).arg(desk.record.setup.rounds() - round + 1);
    desk.set(set + u'}');
    return desk;
}

} // namespace

void ProductionTest::caT01()
{
    const Desk desk;
    for (int player = 1; player <= 3; ++player) {
        QCOMPARE(desk.stock(player), u"e2 w2 m2 p2 h5 L0 VP0"_s);
        QCOMPARE(desk.navigation(player), u"D[0,1,1,1,2,2,3] X[]"_s);
        QCOMPARE(int(desk.at(player).markersLeft), 8);
    }
    const QJsonObject state = stateJson(desk.record, desk.state);
    QCOMPARE(state["sleeves"_L1].toArray(), QJsonArray({8, 8, 8}));
    QCOMPARE(state["bag"_L1].toInt(), 34);
}

namespace {
bool readable(int players, const QString &boards)
{
    Desk desk(players);
    QJsonObject document = gameRecordJson(desk.record);
    QJsonObject setup = document["setup"_L1].toObject();
    setup["boards"_L1] = QJsonArray{boards, u"2A"_s, u"3A"_s, u"4B"_s};
    document["setup"_L1] = setup;
    return readGameRecord(document).ok();
}
} // namespace

void ProductionTest::caT02()
{
    const Desk desk(4);
    QCOMPARE(int(desk.at(1).markersLeft), 7);
    QVERIFY(!readable(4, u"1A"_s));
    QVERIFY(readable(4, u"1B"_s));
    QVERIFY(readable(3, u"1A"_s));
    QVERIFY(!readable(3, u"1B"_s));
}

void ProductionTest::caT03()
{
    QVERIFY(Desk().refused(produce(1, u"0"_s, u"\"reveal\":[3,3],\"take\":\"energy\""_s), "CA-NAV-01"));
}

void ProductionTest::caT04_data()
{
    QTest::addColumn<QString>("setup");
    QTest::newRow("scenario 1") << u"{\"mode\":\"scenario-1\"}"_s;
    QTest::newRow("scenario 2") << u"{\"mode\":\"scenario-2\"}"_s;
    QTest::newRow("scenario 3") << u"{\"mode\":\"scenario-3\"}"_s;
    QTest::newRow("campaign") << u"{\"mode\":\"campaign\",\"chapter\":\"4a\"}"_s;
}

void ProductionTest::caT04()
{
    QFETCH(QString, setup);
    for (int players = 1; players <= 4; ++players) {
        const Desk desk(players, setup);
        for (int player = 1; player <= players; ++player)
            QCOMPARE(int(desk.at(player).stock[Resource::Cards]), 5);
    }
}

void ProductionTest::caT05()
{
    QVERIFY(Desk().refused(uR"({"do":"correct","reason":"","set":{"sleeves":[9,8,8]}})"_s, "CA-SETUP-18"));
}

void ProductionTest::caT06()
{
    Desk desk;
    desk.set(uR"({"players.1.level":2,"players.1.water":0})"_s);
    desk.play(produce(1, u"2"_s, u"\"reveal\":[0,1]"_s));
    QCOMPARE(desk.stock(1), u"e0 w3 m2 p2 h5 L2 VP1"_s);
}

void ProductionTest::caT07()
{
    Desk desk;
    desk.set(uR"({"players.1.level":2,"players.1.water":0})"_s);
    desk.play(produce(1, u"1"_s, u"\"reveal\":[0,1]"_s));
    QCOMPARE(desk.stock(1), u"e1 w3 m2 p2 h5 L2 VP0"_s);
}

void ProductionTest::caT08()
{
    Desk desk;
    desk.set(uR"({"players.1.level":2,"players.1.energy":1,"players.1.water":0})"_s);
    desk.play(produce(1, u"0"_s, u"\"reveal\":[0,1]"_s));
    QCOMPARE(desk.stock(1), u"e0 w2 m2 p2 h5 L2 VP0"_s);
}

void ProductionTest::caT09()
{
    QVERIFY(Desk().refused(produce(1, u"1"_s, u"\"reveal\":[0,1]"_s), "CA-PROD-04"));
}

void ProductionTest::caT10()
{
    Desk desk;
    desk.set(uR"({"players.1.energy":0})"_s);
    QVERIFY(desk.refused(produce(1, u"0"_s, u"\"reveal\":[0,1]"_s), "CA-PROD-05"));
    QVERIFY(desk.legal(produce(1, u"null"_s, u"\"reveal\":[0,1]"_s)));
}

void ProductionTest::caT11()
{
    Desk desk;
    desk.play(produce(1, u"0"_s, u"\"reveal\":[0,1]"_s));
    QVERIFY(desk.refused(produce(1, u"0"_s, u"\"reveal\":[1,1],\"take\":\"energy\""_s), "CA-PROD-04"));
}

void ProductionTest::caT12()
{
    Desk desk;
    desk.set(uR"({"players.1.level":1})"_s);
    desk.play(uR"({"do":"effect","player":1,"source":"other","level":1})"_s);
    QCOMPARE(desk.stock(1), u"e2 w2 m2 p2 h7 L2 VP0"_s);
}

void ProductionTest::caT13()
{
    Desk desk;
    desk.set(uR"({"phase":"action","players.1.level":10})"_s);
    desk.play(uR"({"do":"play","card":"production-upgrade"})"_s);
    QCOMPARE(desk.stock(1), u"e2 w0 m2 p2 h4 L10 VP2"_s);
}

void ProductionTest::caT14()
{
    Desk desk;
    desk.play(produce(1, u"null"_s, u"\"reveal\":[2,3],\"take\":\"energy\""_s));
    QCOMPARE(desk.stock(1), u"e4 w2 m2 p2 h5 L0 VP0"_s);
    QCOMPARE(desk.navigation(1), u"D[0,1,1,1,2] X[2,3]"_s);
    QCOMPARE(stateJson(desk.record, desk.state)["players"_L1][0]["points"_L1].toInt(), 3);
}

void ProductionTest::caT15()
{
    QCOMPARE(Desk().formFault(produce(1, u"null"_s, u"\"reveal\":[2,3],\"take\":[\"energy\",\"cards\"]"_s)),
             u"take"_s);
}

void ProductionTest::caT16()
{
    Desk desk;
    QVERIFY(desk.refused(produce(1, u"null"_s, u"\"reveal\":[0,3],\"take\":\"energy\""_s), "CA-NAV-03"));
    desk.play(produce(1, u"null"_s, u"\"reveal\":[0,3]"_s));
    QCOMPARE(desk.stock(1), u"e2 w2 m2 p2 h5 L0 VP0"_s);
    QCOMPARE(desk.navigation(1), u"D[1,1,1,2,2] X[0,3]"_s);
}

void ProductionTest::caT17()
{
    Desk desk;
    QVERIFY(desk.refused(produce(1, u"null"_s, u"\"reveal\":[1,1]"_s), "CA-NAV-01"));
    QVERIFY(desk.legal(produce(1, u"null"_s, u"\"reveal\":[1,1],\"take\":\"energy\""_s)));
    desk.play(produce(1, u"null"_s, u"\"reveal\":[1,1],\"take\":\"cards\""_s));
    QCOMPARE(desk.stock(1), u"e2 w2 m2 p2 h6 L0 VP0"_s);
}

void ProductionTest::caT18()
{
    Desk desk;
    desk.set(uR"({"players.1.navigation.deck":[2],"players.1.navigation.discard":[0,1,1,1,2,3]})"_s);
    desk.play(produce(1, u"null"_s, u"\"reveal\":[2,3],\"take\":\"energy\""_s));
    QCOMPARE(desk.navigation(1), u"D[0,1,1,1,2] X[2,3]"_s);
}

void ProductionTest::caT80()
{
    QVERIFY(inRound(4).refused(uR"({"do":"book","player":1,"pick":1})"_s, "CA-PROD-02"));
}

void ProductionTest::caT81()
{
    constexpr std::array scenario1{7, 7, 7, 6};
    constexpr std::array others{8, 8, 8, 7};
    for (std::size_t i = 0; i < 4; ++i) {
        QCOMPARE(roundsOf(Mode::Scenario1, i + 1), scenario1[i]);
        for (const Mode mode : {Mode::Scenario2, Mode::Scenario3, Mode::Campaign})
            QCOMPARE(roundsOf(mode, i + 1), others[i]);
    }
}

void ProductionTest::caT82()
{
    Desk desk(2, uR"({"mode":"scenario-1"})"_s);
    QCOMPARE(desk.stock(1), u"e2 w2 m2 p0 h5 L0 VP0"_s);
    QCOMPARE(stateJson(desk.record, desk.state)["bag"_L1].toInt(), 0);
    desk.set(uR"({"phase":"movement"})"_s);
    desk.play(uR"({"do":"fly","city":"borderville","points":1,"pick":1})"_s); // space 2 is uncovered
    QCOMPARE(int(desk.at(1).stock[Resource::Metal]), 3);
    desk.set(uR"({"phase":"action"})"_s);
    QVERIFY(desk.refused(uR"({"do":"plant","tiles":["green"]})"_s, "CA-SETUP-17"));
    QVERIFY(desk.refused(uR"({"do":"upgrade","zone":"planting"})"_s, "CA-BOARD-01"));
}

void ProductionTest::caT83()
{
    Desk desk(4);
    desk.set(uR"({"phase":"movement"})"_s);
    QVERIFY(desk.refused(uR"({"do":"fly","city":"whika","points":1})"_s, "CA-FIGHT-01"));
    QVERIFY(desk.refused(uR"({"do":"fly","city":"whika","points":1,"pick":3})"_s, "CA-FIGHT-01"));
    desk.play(uR"({"do":"fly","city":"whika","points":1,"pick":1})"_s);
    QCOMPARE(int(desk.at(1).stock[Resource::Metal]), 3);
}

void ProductionTest::caT84()
{
    Desk desk;
    for (int round = 1; round <= 8; ++round) {
        desk.set(u"{\"round\":%1}"_s.arg(round));
        QCOMPARE(static_cast<int>(desk.state.first), (round - 1) % 3);
    }
}

void ProductionTest::caT85()
{
    QVERIFY(Desk().legal(produce(3, u"0"_s, u"\"reveal\":[0,1]"_s)));
}

void ProductionTest::caT86()
{
    Desk desk;
    desk.set(uR"({"round":2})"_s);
    QVERIFY(desk.refused(uR"({"do":"fly","player":2,"city":"whika","points":1})"_s, "CA-ROUND-01"));
    desk.set(uR"({"phase":"movement"})"_s);
    QVERIFY(desk.refused(uR"({"do":"fly","player":3,"city":"whika","points":1})"_s, "CA-ROUND-06"));
}

void ProductionTest::caT88()
{
    for (const auto &[level, expected] :
         {std::pair(u"4"_s, u"e0 w4 m2 p2 h5 L4 VP2"_s), std::pair(u"3"_s, u"e0 w4 m2 p2 h5 L4 VP1"_s)}) {
        Desk desk;
        desk.set(uR"({"players.1.level":4,"players.1.water":0})"_s);
        desk.play(produce(1, level, u"\"reveal\":[0,1]"_s));
        QCOMPARE(desk.stock(1), expected);
    }
}

void ProductionTest::caT89()
{
    Desk desk;
    desk.set(uR"({"players.1.level":6})"_s);
    QVERIFY(desk.refused(produce(1, u"6"_s, u"\"reveal\":[0,1]"_s), "CA-PROD-05"));
    QVERIFY(desk.legal(produce(1, u"4"_s, u"\"reveal\":[0,1]"_s)));
}

void ProductionTest::caT91()
{
    Desk desk;
    desk.set(
        uR"({"phase":"action","players.1.level":1,"players.1.water":5,"players.1.metal":0,"players.1.hand":4})"_s);
    desk.play(uR"({"do":"play","card":"wreck"})"_s);
    QCOMPARE(desk.stock(1), u"e2 w2 m2 p2 h4 L2 VP0"_s);
    QCOMPARE(desk.score().players[0].projectVp, 1);
}

void ProductionTest::caT92()
{
    Desk desk;
    desk.set(uR"({"phase":"action","players.1.level":3})"_s);
    desk.play(uR"({"do":"play","card":"production-upgrade"})"_s);
    QCOMPARE(desk.stock(1), u"e2 w0 m3 p2 h4 L4 VP0"_s);

    Desk unknown;
    unknown.record.setup.catalogue.milestones[3] = std::nullopt;
    unknown.set(uR"({"phase":"action","players.1.level":3})"_s);
    QCOMPARE(unknown.lacks(uR"({"do":"play","card":"production-upgrade"})"_s), u"milestone"_s);
    QCOMPARE(unknown.missing(uR"({"do":"play","card":"production-upgrade"})"_s), u"milestones.4"_s);
    unknown.play(
        uR"({"do":"play","card":"production-upgrade","reported":{"milestone":{"gain":{"water":2},"vp":1}}})"_s);
    QCOMPARE(unknown.stock(1), u"e2 w2 m2 p2 h4 L4 VP1"_s);
}

void ProductionTest::caT93()
{
    Desk desk;
    desk.set(uR"({"players.1.level":9})"_s);
    desk.play(uR"({"do":"effect","player":1,"source":"story","number":17,"level":2})"_s);
    QCOMPARE(desk.stock(1), u"e2 w2 m2 p2 h5 L10 VP2"_s);
}

void ProductionTest::caT95()
{
    const auto rounds = [](int players, const QString &setup) {
        QList<int> active;
        const int last = Desk(players, setup).record.setup.rounds();
        for (int round = 1; round <= last; ++round) {
            Desk desk(players, setup);
            QString set = u"{\"round\":%1"_s.arg(round);
            for (int player = 1; player <= players; ++player)
                set += u",\"players.%1.markersLeft\":%2"_s.arg(player).arg(last - round + 1);
            desk.set(set + u'}');
            if (stateJson(desk.record, desk.state)["bookActive"_L1].toBool())
                active << round;
        }
        return active;
    };
    QCOMPARE(rounds(3, u"{}"_s), QList<int>({3, 6}));
    QCOMPARE(rounds(4, u"{}"_s), QList<int>({2, 5}));
    QCOMPARE(rounds(4, uR"({"mode":"scenario-1"})"_s), QList<int>({4}));
}

void ProductionTest::caT96()
{
    Desk desk = inRound(3);
    desk.set(uR"({"players.1.metal":3})"_s);
    desk.play(uR"({"do":"book","player":1,"pick":1})"_s);
    QCOMPARE(desk.stock(1), u"e2 w2 m1 p2 h7 L0 VP2"_s);
    desk.set(uR"({"players.1.metal":3})"_s);
    QVERIFY(desk.refused(uR"({"do":"book","player":1,"pick":1})"_s, "CA-PROD-02"));
}

void ProductionTest::caT97()
{
    Desk desk = inRound(3);
    desk.set(uR"({"players.1.metal":1})"_s);
    QVERIFY(desk.refused(uR"({"do":"book","player":1,"pick":1})"_s, "CA-ROUND-07"));
    desk.set(uR"({"players.1.metal":2})"_s);
    desk.play(produce(1, u"null"_s, u"\"reveal\":[0,1]"_s));
    QVERIFY(desk.refused(uR"({"do":"book","player":1,"pick":1})"_s, "CA-ROUND-01"));
}

void ProductionTest::caT98()
{
    Desk desk = inRound(6);
    desk.set(
        uR"({"bookSide":"back","players.1.upgrades.combat":1,"players.1.energy":3,"players.1.projects":["combat-sequence"]})"_s);
    desk.play(uR"({"do":"book","player":1,"draw":[3,1],"pick":2})"_s);
    QCOMPARE(desk.stock(1), u"e0 w5 m2 p2 h5 L0 VP4"_s);
}

void ProductionTest::caT100()
{
    Desk desk;
    desk.set(uR"({"players.1.navigation.deck":[],"players.1.navigation.discard":[0,1,1,1,2,2,3]})"_s);
    QVERIFY(desk.refused(produce(1, u"null"_s, u"\"reveal\":[3,3],\"take\":\"cards\""_s), "CA-NAV-04"));
    desk.play(produce(1, u"null"_s, u"\"reveal\":[1,3],\"take\":\"cards\""_s));
    QCOMPARE(desk.navigation(1), u"D[0,1,1,2,2] X[1,3]"_s);
    QCOMPARE(int(desk.at(1).stock[Resource::Cards]), 6);
}

void ProductionTest::caT101()
{
    Desk desk;
    desk.set(uR"({"players.1.navigation.top":[4],"players.1.navigation.deck":[0,1,1]})"_s);
    QVERIFY(desk.refused(produce(1, u"null"_s, u"\"reveal\":[1,4],\"take\":\"energy\""_s), "CA-PC-19"));
    desk.play(produce(1, u"null"_s, u"\"reveal\":[4,1],\"take\":\"energy\""_s));
    QCOMPARE(desk.navigation(1), u"D[0,1] X[1,4]"_s);
    QCOMPARE(int(desk.at(1).stock[Resource::Energy]), 3);
}

QTEST_GUILESS_MAIN(ProductionTest)
#include "tst_production.moc"
