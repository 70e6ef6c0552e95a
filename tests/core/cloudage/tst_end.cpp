// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/cloudage/desk.h"

#include <QtTest/QtTest>

using namespace skyledger::cloudage;
using namespace skyledger::cloudage::test;
using namespace Qt::Literals::StringLiterals;

// Acceptance cases of section 24.7: the closing phases, ties and the order of the grey VP.
class EndTest : public QObject
{
    Q_OBJECT

private slots:
    void caT176();
    void caT177();
    void caT178();
    void caT179();
    void caT78();
    void caT79();
    void caT65();
    void caT66();
    void caT180();
    void caT181();
    void caT183();
    void caT184();
};

void EndTest::caT176()
{
    Desk desk;
    desk.set(
        uR"({"phase":"final-production","players.1.level":2,"players.1.water":0,"players.1.metal":1})"_s);
    desk.play(uR"({"do":"produce","player":1,"level":2,"reveal":[1,2],"take":"energy"})"_s);
    QCOMPARE(desk.stock(1), u"e1 w3 m1 p2 h5 L2 VP1"_s);
    desk.play({uR"({"do":"produce","player":2,"level":null,"reveal":[0,1]})"_s,
               uR"({"do":"produce","player":3,"level":null,"reveal":[0,1]})"_s});
    QCOMPARE(desk.phase(), u"final-build"_s);
    desk.play({uR"({"do":"take","player":1,"resource":"metal"})"_s,
               uR"({"do":"upgrade","player":1,"zone":"combat"})"_s});
    QCOMPARE(int(desk.at(1).stock[Resource::Metal]), 0);
    QCOMPARE(desk.score().players[0].upgradeVp, 1);
}

void EndTest::caT177()
{
    Desk desk(3, uR"({"rulings":{"finalProduction":"produce-only"}})"_s);
    desk.set(uR"({"phase":"final-production"})"_s);
    QVERIFY(desk.refused(uR"({"do":"produce","player":1,"level":0,"reveal":[0,1]})"_s, "CA-END-02"));
    QVERIFY(desk.legal(uR"({"do":"produce","player":1,"level":0})"_s));
}

void EndTest::caT178()
{
    Desk desk;
    desk.set(uR"({"phase":"final-production"})"_s);
    QVERIFY(desk.refused(uR"({"do":"book","player":1,"pick":1})"_s, "CA-END-02"));
}

void EndTest::caT179()
{
    Desk desk(3, uR"({"tiles":["l1"]})"_s);
    desk.set(
        uR"({"players.1.vp":61,"players.1.level":8,"players.1.upgrades.movement":2,"players.1.upgrades.combat":3,
        "players.1.missions":[["production","upgrades"]],"players.1.markersLeft":7,"players.1.markers":{"whika":1},
        "players.1.projects":["wreck","p-eight","p-nine"]})"_s);
    const PlayerScore score = desk.score().players[0];
    QCOMPARE(score.total, 61 + 7 + 4 + 3 + (2 + 3) + (1 + 3 + 4));
    QStringList sources;
    for (const LedgerLine &line : score.ledger)
        sources << skyledger::table::word(line.source);
    QCOMPARE(sources,
             QStringList({u"correction"_s, u"mission"_s, u"mission"_s, u"tile"_s, u"upgrade"_s, u"upgrade"_s,
                          u"project-end"_s, u"project-end"_s, u"project-end"_s}));
}

void EndTest::caT78()
{
    Desk desk;
    desk.set(uR"({"players.1.water":12})"_s);
    QCOMPARE(desk.score().players[0].total, 0);
}

void EndTest::caT79()
{
    Desk desk(3, uR"({"tiles":["l1","l2","l5"]})"_s);
    desk.set(
        uR"({"players.1.level":8,"players.1.upgrades.movement":2,"players.1.missions":[["production","upgrades"]],
        "players.1.markersLeft":5,"players.1.markers":{"whika":1,"devils-fork":1,"whitehaven":1},"players.1.projects":["wreck"]})"_s);
    const PlayerScore score = desk.score().players[0];
    std::vector<VpSource> sources;
    for (const LedgerLine &line : score.ledger)
        sources.push_back(line.source);
    QVERIFY(std::is_sorted(sources.begin(), sources.end()));
    QCOMPARE(score.tileVp, 6);
}

void EndTest::caT65()
{
    Desk desk = atTheEnd(
        uR"("players.1.vp":88,"players.2.vp":88,"players.1.symbols.combat":5,"players.2.symbols.combat":5)"_s);
    QCOMPARE(desk.phase(), u"tie-break"_s);
    QVERIFY(desk.refused(uR"({"do":"fight","player":1,"draw":[1,1],"vpCards":1})"_s, "CA-END-06"));
    QVERIFY(desk.refused(uR"({"do":"pass","player":1})"_s, "CA-END-06"));
    desk.play({uR"({"do":"fight","player":2,"draw":[1]})"_s, uR"({"do":"fight","player":1,"draw":[2]})"_s});
    QCOMPARE(desk.phase(), u"over"_s);
    const FinalScore score = desk.score();
    QVERIFY(score.players[0].wins && !score.players[1].wins);
    QCOMPARE(score.decidedBy, DecidedBy::Combat);
    QCOMPARE(score.players[1].rank, 2);
}

void EndTest::caT66()
{
    Desk desk = atTheEnd(
        uR"("players.1.vp":88,"players.2.vp":88,"players.1.symbols.combat":5,"players.2.symbols.combat":5)"_s);
    desk.play({uR"({"do":"fight","player":2,"draw":[2]})"_s, uR"({"do":"fight","player":1,"draw":[2]})"_s});
    const FinalScore score = desk.score();
    QVERIFY(score.players[0].wins && score.players[1].wins);
    QCOMPARE(score.decidedBy, DecidedBy::Shared);
}

void EndTest::caT180()
{
    Desk desk = atTheEnd(
        uR"("players.1.vp":80,"players.2.vp":80,"players.3.vp":80,"players.1.symbols.combat":6,"players.2.symbols.combat":6,"players.3.symbols.combat":5)"_s);
    for (int player = 1; player <= 3; ++player)
        desk.play(u"{\"do\":\"fight\",\"player\":%1,\"draw\":[]}"_s.arg(player));
    const FinalScore score = desk.score();
    QCOMPARE(score.players[0].rank, 1);
    QCOMPARE(score.players[1].rank, 1);
    QCOMPARE(score.players[2].rank, 3);
    QCOMPARE(score.decidedBy, DecidedBy::Shared);
}

void EndTest::caT181()
{
    const Desk desk = atTheEnd(uR"("players.1.vp":90,"players.2.vp":75,"players.3.vp":75)"_s);
    QCOMPARE(desk.phase(), u"over"_s);
    const FinalScore score = desk.score();
    QCOMPARE(score.players[1].rank, 2);
    QCOMPARE(score.players[2].rank, 2);
    QCOMPARE(score.decidedBy, DecidedBy::Vp);
}

void EndTest::caT183()
{
    Desk desk = atTheEnd(
        uR"("players.1.vp":67,"players.2.vp":70,"players.1.markersLeft":0,"players.1.markers":{"whika":1},"players.1.symbols.combat":3)"_s,
        3, uR"({"tiles":["l1"]})"_s);
    QCOMPARE(desk.phase(), u"tie-break"_s);
    desk.play({uR"({"do":"fight","player":1,"draw":[],"boost":["l1"]})"_s,
               uR"({"do":"fight","player":2,"draw":[]})"_s});
    const FinalScore score = desk.score();
    QCOMPARE(score.players[0].total, 70);
    QCOMPARE(*score.players[0].lastFight, 5);
    QVERIFY(score.players[0].wins);
}

void EndTest::caT184()
{
    Desk desk;
    desk.set(
        uR"({"players.1.vp":-2,"players.1.missions":[["production","base-combat"]],"players.1.level":8,"players.1.symbols.combat":3,"players.1.upgrades.movement":2})"_s);
    QCOMPARE(desk.score().players[0].total, -2 + 7 + 2 + 2);
    desk.set(uR"({"players.1.symbols.combat":4,"players.1.upgrades.movement":0})"_s);
    desk.set(uR"({"players.1.level":6,"players.1.projects":["wreck"],"players.1.symbols.combat":4})"_s);
    QCOMPARE(desk.score().players[0].total, 9); // 11 grey VP: 5 + 5 + 1
}

QTEST_GUILESS_MAIN(EndTest)
#include "tst_end.moc"
