// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/cloudage/desk.h"

#include <QtTest/QtTest>

using namespace skyledger::cloudage;
using namespace skyledger::cloudage::test;
using namespace Qt::Literals::StringLiterals;

// Acceptance cases of section 24.8: the Solo board and the solo victory.
class SoloTest : public QObject
{
    Q_OBJECT

private slots:
    void caT67();
    void caT68();
    void caT69();
    void caT185();
    void caT186();
    void caT187();
    void caT188();
    void caT189();
    void caT210();
};

namespace {

/// A solo desk before the action of a space of the Solo board.
Desk alone(int space, const QString &more = {}, const QString &setup = u"{}"_s)
{
    Desk desk(1, setup);
    desk.set(u"{\"phase\":\"solo-board\",\"soloLeft\":%1%2}"_s.arg(9 - space).arg(
        more.isEmpty() ? more : u',' + more));
    return desk;
}

} // namespace

void SoloTest::caT67()
{
    for (const auto &[vp, won] : {std::pair(60, true), std::pair(59, false)}) {
        Desk desk(1, uR"({"mode":"scenario-1"})"_s);
        desk.set(u"{\"players.1.vp\":%1}"_s.arg(vp));
        QCOMPARE(desk.score().solo->won, std::optional(won));
    }
}

void SoloTest::caT68()
{
    Desk desk(1);
    desk.set(
        uR"({"players.1.vp":103,"players.1.missions":[["production","base-combat"]],"players.1.level":6,"players.1.symbols.combat":6})"_s);
    const FinalScore score = desk.score();
    QCOMPARE(score.players[0].total, 115);
    QCOMPARE(score.solo->won, std::optional(false));
}

void SoloTest::caT69()
{
    Desk desk = alone(5, u"\"players.1.projects\":[\"secret-tunnel\"]"_s);
    desk.play(
        uR"({"do":"solo","choose":"gather","district":1,"zone":"water","card":{"value":3,"largest":"water","second":"metal","wrench":"water","update":"energy"}})"_s);
    QCOMPARE(desk.stock(1), u"e2 w2 m2 p2 h5 L0 VP0"_s);
    QCOMPARE(desk.navigation(1), u"D[0,1,1,1,2,2,3] X[]"_s);
    QCOMPARE(int(desk.state.sleeves[District{}]), 7);
    QCOMPARE(desk.phase(), u"action"_s);
}

void SoloTest::caT185()
{
    QCOMPARE(int(startState(Desk(1).record.setup).soloLeft), 8);
    QVERIFY(alone(1).legal(uR"({"do":"solo","choose":"build-2"})"_s));
    Desk scenario1(1, uR"({"mode":"scenario-1"})"_s);
    QCOMPARE(int(scenario1.state.soloLeft), 7);
    scenario1.set(uR"({"phase":"solo-board"})"_s);
    QVERIFY(scenario1.legal(uR"({"do":"solo","choose":"vp"})"_s));
    QVERIFY(scenario1.refused(uR"({"do":"solo","choose":"build-2"})"_s, "CA-SOLO-03"));
}

void SoloTest::caT186()
{
    Desk desk = alone(2);
    QVERIFY(desk.refused(uR"({"do":"solo","choose":"upgrade"})"_s, "CA-SOLO-03"));
    QVERIFY(desk.legal(uR"({"do":"solo","choose":"none"})"_s));
    desk.play(uR"({"do":"solo","choose":"vp"})"_s);
    QCOMPARE(desk.vp(1), 2);
}

void SoloTest::caT187()
{
    Desk desk = alone(5, u"\"players.1.projects\":[\"porthole\"]"_s);
    const QString gather =
        uR"({"do":"solo","choose":"gather","district":%1,"zone":"metal","card":{"value":3,"largest":"water","second":"metal","plants":2,"wrench":"water","update":"energy"}})"_s;
    QVERIFY(desk.refused(gather.arg(3), "CA-SOLO-03"));
    desk.play(gather.arg(1));
    QCOMPARE(desk.stock(1), u"e2 w2 m4 p2 h5 L0 VP2"_s);
    QCOMPARE(desk.navigation(1), u"D[0,1,1,1,2,2,3] X[]"_s);
}

void SoloTest::caT188()
{
    Desk desk = alone(3);
    desk.play(
        {uR"({"do":"solo","choose":"build-1"})"_s, uR"({"do":"take","player":1,"resource":"water"})"_s});
    QCOMPARE(desk.phase(), u"action"_s);
    QCOMPARE(int(desk.at(1).stock[Resource::Water]), 3);
    desk.play(uR"({"do":"take","resource":"metal"})"_s);
    QCOMPARE(desk.pending(), u"P1 build"_s);
    desk.play(uR"({"do":"take","player":1,"resource":"metal"})"_s);
    QCOMPARE(desk.phase(), u"production"_s);
    QCOMPARE(int(desk.state.round), 2);
}

void SoloTest::caT189()
{
    for (const auto &[vp, won] : {std::pair(110, true), std::pair(109, false)}) {
        Desk desk(1, uR"({"mode":"scenario-3"})"_s);
        desk.set(u"{\"players.1.vp\":%1,\"players.1.missions\":[[\"production\",\"green\"],[\"base-combat\","
                 u"\"navigation\"]],"
                 "\"players.1.covered\":[\"green\"],\"players.1.level\":8,\"players.1.symbols.combat\":6,"
                 "\"players.1.navigation.discard\":[1,1,1]}"_s.arg(vp - 23));
        QCOMPARE(desk.score().players[0].total, vp);
        QCOMPARE(desk.score().solo->won, std::optional(won));
    }
}

void SoloTest::caT210()
{
    const auto readable = [](const QString &covered) {
        QJsonObject document = gameRecordJson(Desk(1).record);
        QJsonObject setup = document["setup"_L1].toObject();
        setup["players"_L1] = QJsonArray{json(
            uR"({"name":"Ada","color":"pink","missions":[["production","green"],["base-combat","navigation"]]%1})"_s
                .arg(covered))};
        document["setup"_L1] = setup;
        return readGameRecord(document).ok();
    };
    QVERIFY(!readable({}));
    QVERIFY(readable(uR"(,"covered":["green"])"_s));
}

QTEST_GUILESS_MAIN(SoloTest)
#include "tst_solo.moc"
