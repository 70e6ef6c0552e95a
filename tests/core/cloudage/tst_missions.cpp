// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/missions.h"
#include "tests/core/cloudage/desk.h"

#include <QtTest/QtTest>

using namespace skyledger::cloudage;
using namespace skyledger::cloudage::test;
using namespace Qt::Literals::StringLiterals;

// Acceptance cases of section 24.7: missions and the fight for one.
class MissionsTest : public QObject
{
    Q_OBJECT

private slots:
    void caT53();
    void caT54();
    void caT55();
    void caT56();
    void caT57();
    void caT58();
    void caT59();
    void caT60();
    void caT61();
    void caT167();
    void caT168();
    void caT169();
    void caT170();
    void caT171();
    void caT172();
    void caT173();
    void caT205();
    void caT174();
    void caT175();
};

namespace {

/// VP of the visible mission of a card for a player with these values.
int missionPoints(const QString &mission, const QString &values, const QString &setup = u"{}"_s)
{
    Desk desk(3, setup);
    const QString partner = mission == u"navigation"_s ? u"production"_s : u"navigation"_s;
    desk.set(u"{\"players.1.missions\":[[\"%1\",\"%2\"]]%3}"_s.arg(
        mission, partner, values.isEmpty() ? values : u',' + values));
    return desk.score().players[0].missions[0].vp;
}

QString cards(const QString &card, int count)
{
    QStringList list;
    for (int i = 0; i < count; ++i)
        list << u"\"%1\""_s.arg(card);
    return list.join(u',');
}

} // namespace

void MissionsTest::caT53()
{
    QCOMPARE(missionPoints(u"production"_s, u"\"players.1.level\":7"_s), 5);
}

void MissionsTest::caT54()
{
    QCOMPARE(missionPoints(u"combat"_s, u"\"players.1.missionFight\":9"_s), 3);
    QCOMPARE(missionPoints(u"combat"_s, u"\"players.1.missionFight\":13"_s), 11);
}

void MissionsTest::caT55()
{
    QCOMPARE(
        missionPoints(u"upgrades"_s, u"\"players.1.upgrades.combat\":4,\"players.1.upgrades.movement\":1"_s),
        4);
}

void MissionsTest::caT56()
{
    QCOMPARE(missionPoints(u"projects"_s, u"\"players.1.projects\":[%1]"_s.arg(cards(u"p-move"_s, 11))), 5);
}

void MissionsTest::caT57()
{
    QCOMPARE(missionPoints(u"base-combat"_s, u"\"players.1.symbols.combat\":5"_s), 5);
}

void MissionsTest::caT58()
{
    QCOMPARE(missionPoints(u"movement"_s, u"\"players.1.upgrades.movement\":2"_s), 2);
}

void MissionsTest::caT59()
{
    const auto with = [](const QString &discard) {
        return missionPoints(u"navigation"_s, u"\"players.1.navigation.discard\":%1"_s.arg(discard));
    };
    QCOMPARE(with(u"[1]"_s), 0);
    QCOMPARE(with(u"[1,1]"_s), 4);
    QCOMPARE(with(u"[1,1,1]"_s), 9);
}

void MissionsTest::caT60()
{
    Desk desk;
    desk.set(
        uR"({"players.1.missions":[["production","base-combat"],["movement","upgrades"]],"players.1.covered":["movement"],
        "players.1.level":4,"players.1.upgrades.combat":3,"players.1.upgrades.movement":2})"_s);
    const PlayerScore score = desk.score().players[0];
    QCOMPARE(score.missionVp, 2 + 2 + 4);
    QVERIFY(score.missions[2].covered);
    QCOMPARE(score.missions[2].vp, 0);
}

void MissionsTest::caT61()
{
    Desk desk;
    desk.set(
        uR"({"players.1.missions":[["green","blue"],["third","costly"]],"players.1.covered":["green"]})"_s);
    QVERIFY(desk.refused(uR"({"do":"mission","player":1,"card":["green","cities"],"cover":"blue"})"_s,
                         "CA-MISS-03"));
}

void MissionsTest::caT167()
{
    Desk desk;
    desk.set(uR"({"players.1.missions":[["green","blue"]]})"_s);
    QVERIFY(desk.refused(uR"({"do":"mission","player":1,"card":["third","costly"],"cover":"cities"})"_s,
                         "CA-MISS-02"));
    QVERIFY(desk.refused(uR"({"do":"mission","player":1,"card":["third","costly"]})"_s, "CA-MISS-02"));
    desk.play(uR"({"do":"mission","player":1,"card":["third","costly"],"cover":"blue"})"_s);
    int visible = 0;
    for (const auto &mission : heldMissions(desk.at(1)))
        visible += !mission.covered;
    QCOMPARE(visible, 3);
    QVERIFY(desk.refused(uR"({"do":"mission","player":2,"card":["third","costly"],"cover":"third"})"_s,
                         "CA-MISS-02"));
}

void MissionsTest::caT168()
{
    Desk desk;
    desk.set(
        uR"({"players.1.missions":[["green","blue"],["third","costly"]],"players.1.covered":["green"]})"_s);
    QVERIFY(desk.refused(uR"({"do":"mission","player":1,"card":["cities","combat"],"cover":"green"})"_s,
                         "CA-MISS-02"));
    desk.play(uR"({"do":"mission","player":1,"card":["cities","combat"],"cover":"combat"})"_s);
    QCOMPARE(desk.at(1).covered.size(), std::size_t{2});
    QVERIFY(desk.at(1).covered.contains(Mission::Green));
}

void MissionsTest::caT169()
{
    Desk desk;
    desk.set(
        uR"({"players.1.missions":[["production","blue"],["third","costly"]],"players.1.covered":["production"],"players.1.level":8})"_s);
    QCOMPARE(desk.score().players[0].missionVp, 0);
}

void MissionsTest::caT170()
{
    Desk desk = atTheEnd(
        uR"("players.1.missions":[["combat","green"]],"players.1.symbols.combat":6,"players.1.energy":3,"players.1.vp":50)"_s);
    QCOMPARE(desk.phase(), u"missions"_s);
    desk.play(uR"({"do":"fight","player":1,"draw":[3,1]})"_s);
    QCOMPARE(desk.score().players[0].missionVp, 8);
    QCOMPARE(int(desk.at(1).stock[Resource::Energy]), 0);
    QCOMPARE(desk.phase(), u"over"_s);
}

void MissionsTest::caT171()
{
    const QString values =
        uR"("players.1.missions":[["combat","green"]],"players.1.symbols.combat":6,"players.1.energy":1,"players.1.vp":50)"_s;
    const QString fight = uR"({"do":"fight","player":1,"draw":[3,1],"vpCards":1})"_s;
    Desk desk = atTheEnd(values);
    desk.play(fight);
    QCOMPARE(desk.score().players[0].total, 50 + 8 - 3);
    Desk stopped = atTheEnd(values);
    stopped.play(uR"({"do":"fight","player":1,"draw":[3]})"_s);
    QCOMPARE(stopped.score().players[0].total, 50 + 3);
    QVERIFY(
        atTheEnd(values, 3, uR"({"rulings":{"missionFightVp":"forbidden"}})"_s).refused(fight, "CA-MISS-13"));
}

void MissionsTest::caT172()
{
    QCOMPARE(missionPoints(u"costly"_s, uR"("players.1.projects":["p-eight","p-nine","inventor"])"_s), 5);
}

void MissionsTest::caT173()
{
    QCOMPARE(missionPoints(u"cities"_s, uR"("players.1.markersLeft":5,"players.1.markers":{"whika":2})"_s),
             2);
    QCOMPARE(missionPoints(u"cities"_s,
                           uR"("players.1.markersLeft":5,"players.1.markers":{"whika":2,"promise":1})"_s),
             5);
}

void MissionsTest::caT205()
{
    QCOMPARE(missionPoints(u"green"_s, u"\"players.1.projects\":[%1]"_s.arg(cards(u"p-move"_s, 6))), 5);
    QCOMPARE(missionPoints(u"blue"_s, u"\"players.1.projects\":[%1]"_s.arg(cards(u"p-fight"_s, 7))), 7);
}

void MissionsTest::caT174()
{
    const QString values =
        u"\"players.1.projects\":[%1,%2]"_s.arg(cards(u"frank"_s, 3), cards(u"p-move"_s, 4));
    QCOMPARE(missionPoints(u"third"_s, values), 5);
    QCOMPARE(missionPoints(u"third"_s, values, uR"({"rulings":{"lastColorMission":"green"}})"_s), 7);
}

void MissionsTest::caT175()
{
    QCOMPARE(
        missionPoints(u"movement"_s, uR"("players.1.upgrades.movement":3,"players.1.projects":["p-move"])"_s),
        7);
}

QTEST_GUILESS_MAIN(MissionsTest)
#include "tst_missions.moc"
