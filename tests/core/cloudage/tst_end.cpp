// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/record/scorejson.h"
#include "core/cloudage/record/scoresheet.h"
#include "core/cloudage/rules/missions.h"
#include "tests/core/cloudage/desk.h"

#include <QtTest/QtTest>

using namespace skyledger::cloudage;
using namespace skyledger::cloudage::test;
using namespace Qt::Literals::StringLiterals;

// Acceptance cases of sections 24.7 and 24.8: missions, end, solo, campaign, score sheet, unknown values, overrides.
class EndTest : public QObject
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
    void caT67();
    void caT68();
    void caT69();
    void caT185();
    void caT186();
    void caT187();
    void caT188();
    void caT189();
    void caT210();
    void caT70();
    void caT71();
    void caT72();
    void caT73();
    void caT74();
    void caT190();
    void caT191();
    void caT192();
    void caT193();
    void caT194();
    void caT195();
    void caT196();
    void caT197();
    void caT198();
    void caT199();
    void caT200();
    void caT201();
    void caT202();
    void caT203();
    void caT204();
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

/// A desk whose players have passed their last build actions.
Desk atTheEnd(const QString &values, int players = 3, const QString &setup = u"{}"_s)
{
    Desk desk(players, setup);
    desk.set(u"{\"phase\":\"final-build\"%1}"_s.arg(values.isEmpty() ? values : u',' + values));
    for (int player = 1; player <= players; ++player) {
        desk.play(u"{\"do\":\"pass\",\"player\":%1}"_s.arg(player));
        desk.play(u"{\"do\":\"pass\",\"player\":%1}"_s.arg(player));
    }
    return desk;
}

int soloStars(const QString &chapter, int vp, int notFull, const QString &rulings = u"{}"_s)
{
    // Each mission that is not full stands at its lowest; without any there is no Mission card.
    Desk desk(1, u"{\"mode\":\"campaign\",\"chapter\":\"%1\",\"rulings\":%2}"_s.arg(chapter, rulings));
    const QString missions = notFull == 0 ? u"[]"_s
        : notFull == 1                    ? uR"([["production","green"]])"_s
                                          : uR"([["blue","green"]])"_s;
    desk.set(u"{\"players.1.missions\":%1,\"players.1.level\":%2,\"players.1.vp\":%3}"_s.arg(missions)
                 .arg(notFull == 1 ? 8 : 0)
                 .arg(notFull == 1 ? vp - 7 : vp));
    return *desk.score().players[0].stars;
}

ScoreSheet sheet(const QString &text)
{
    QJsonObject document = json(text);
    document.insert(u"format"_s, u"skyledger-score"_s);
    document.insert(u"version"_s, 1);
    document.insert(u"game"_s, u"cloudage"_s);
    document.insert(u"edition"_s, u"fr"_s);
    const auto read = readScoreSheet(document);
    if (!read)
        qFatal("%s", qPrintable(skyledger::table::describe(read.error())));
    return read.value();
}

bool sheetReadable(const QString &players)
{
    QJsonObject document = json(u"{\"mode\":\"campaign\",\"chapter\":\"2\",\"players\":%1}"_s.arg(players));
    document.insert(u"format"_s, u"skyledger-score"_s);
    document.insert(u"version"_s, 1);
    document.insert(u"game"_s, u"cloudage"_s);
    document.insert(u"edition"_s, u"fr"_s);
    return readScoreSheet(document).ok();
}

} // namespace

void EndTest::caT53()
{
    QCOMPARE(missionPoints(u"production"_s, u"\"players.1.level\":7"_s), 5);
}

void EndTest::caT54()
{
    QCOMPARE(missionPoints(u"combat"_s, u"\"players.1.missionFight\":9"_s), 3);
    QCOMPARE(missionPoints(u"combat"_s, u"\"players.1.missionFight\":13"_s), 11);
}

void EndTest::caT55()
{
    QCOMPARE(
        missionPoints(u"upgrades"_s, u"\"players.1.upgrades.combat\":4,\"players.1.upgrades.movement\":1"_s),
        4);
}

void EndTest::caT56()
{
    QCOMPARE(missionPoints(u"projects"_s, u"\"players.1.projects\":[%1]"_s.arg(cards(u"p-move"_s, 11))), 5);
}

void EndTest::caT57()
{
    QCOMPARE(missionPoints(u"base-combat"_s, u"\"players.1.symbols.combat\":5"_s), 5);
}

void EndTest::caT58()
{
    QCOMPARE(missionPoints(u"movement"_s, u"\"players.1.upgrades.movement\":2"_s), 2);
}

void EndTest::caT59()
{
    const auto with = [](const QString &discard) {
        return missionPoints(u"navigation"_s, u"\"players.1.navigation.discard\":%1"_s.arg(discard));
    };
    QCOMPARE(with(u"[1]"_s), 0);
    QCOMPARE(with(u"[1,1]"_s), 4);
    QCOMPARE(with(u"[1,1,1]"_s), 9);
}

void EndTest::caT60()
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

void EndTest::caT61()
{
    Desk desk;
    desk.set(
        uR"({"players.1.missions":[["green","blue"],["third","costly"]],"players.1.covered":["green"]})"_s);
    QVERIFY(desk.refused(uR"({"do":"mission","player":1,"card":["green","cities"],"cover":"blue"})"_s,
                         "CA-MISS-03"));
}

void EndTest::caT167()
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

void EndTest::caT168()
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

void EndTest::caT169()
{
    Desk desk;
    desk.set(
        uR"({"players.1.missions":[["production","blue"],["third","costly"]],"players.1.covered":["production"],"players.1.level":8})"_s);
    QCOMPARE(desk.score().players[0].missionVp, 0);
}

void EndTest::caT170()
{
    Desk desk = atTheEnd(
        uR"("players.1.missions":[["combat","green"]],"players.1.symbols.combat":6,"players.1.energy":3,"players.1.vp":50)"_s);
    QCOMPARE(desk.phase(), u"missions"_s);
    desk.play(uR"({"do":"fight","player":1,"draw":[3,1]})"_s);
    QCOMPARE(desk.score().players[0].missionVp, 8);
    QCOMPARE(int(desk.at(1).stock[Resource::Energy]), 0);
    QCOMPARE(desk.phase(), u"over"_s);
}

void EndTest::caT171()
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

void EndTest::caT172()
{
    QCOMPARE(missionPoints(u"costly"_s, uR"("players.1.projects":["p-eight","p-nine","inventor"])"_s), 5);
}

void EndTest::caT173()
{
    QCOMPARE(missionPoints(u"cities"_s, uR"("players.1.markersLeft":5,"players.1.markers":{"whika":2})"_s),
             2);
    QCOMPARE(missionPoints(u"cities"_s,
                           uR"("players.1.markersLeft":5,"players.1.markers":{"whika":2,"promise":1})"_s),
             5);
}

void EndTest::caT205()
{
    QCOMPARE(missionPoints(u"green"_s, u"\"players.1.projects\":[%1]"_s.arg(cards(u"p-move"_s, 6))), 5);
    QCOMPARE(missionPoints(u"blue"_s, u"\"players.1.projects\":[%1]"_s.arg(cards(u"p-fight"_s, 7))), 7);
}

void EndTest::caT174()
{
    const QString values =
        u"\"players.1.projects\":[%1,%2]"_s.arg(cards(u"frank"_s, 3), cards(u"p-move"_s, 4));
    QCOMPARE(missionPoints(u"third"_s, values), 5);
    QCOMPARE(missionPoints(u"third"_s, values, uR"({"rulings":{"lastColorMission":"green"}})"_s), 7);
}

void EndTest::caT175()
{
    QCOMPARE(
        missionPoints(u"movement"_s, uR"("players.1.upgrades.movement":3,"players.1.projects":["p-move"])"_s),
        7);
}

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

void EndTest::caT67()
{
    for (const auto &[vp, won] : {std::pair(60, true), std::pair(59, false)}) {
        Desk desk(1, uR"({"mode":"scenario-1"})"_s);
        desk.set(u"{\"players.1.vp\":%1}"_s.arg(vp));
        QCOMPARE(desk.score().solo->won, std::optional(won));
    }
}

void EndTest::caT68()
{
    Desk desk(1);
    desk.set(
        uR"({"players.1.vp":103,"players.1.missions":[["production","base-combat"]],"players.1.level":6,"players.1.symbols.combat":6})"_s);
    const FinalScore score = desk.score();
    QCOMPARE(score.players[0].total, 115);
    QCOMPARE(score.solo->won, std::optional(false));
}

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

void EndTest::caT69()
{
    Desk desk = alone(5, u"\"players.1.projects\":[\"secret-tunnel\"]"_s);
    desk.play(
        uR"({"do":"solo","choose":"gather","district":1,"zone":"water","card":{"value":3,"largest":"water","second":"metal","wrench":"water","update":"energy"}})"_s);
    QCOMPARE(desk.stock(1), u"e2 w2 m2 p2 h5 L0 VP0"_s);
    QCOMPARE(desk.navigation(1), u"D[0,1,1,1,2,2,3] X[]"_s);
    QCOMPARE(int(desk.state.sleeves[District{}]), 7);
    QCOMPARE(desk.phase(), u"action"_s);
}

void EndTest::caT185()
{
    QCOMPARE(int(startState(Desk(1).record.setup).soloLeft), 8);
    QVERIFY(alone(1).legal(uR"({"do":"solo","choose":"build-2"})"_s));
    Desk scenario1(1, uR"({"mode":"scenario-1"})"_s);
    QCOMPARE(int(scenario1.state.soloLeft), 7);
    scenario1.set(uR"({"phase":"solo-board"})"_s);
    QVERIFY(scenario1.legal(uR"({"do":"solo","choose":"vp"})"_s));
    QVERIFY(scenario1.refused(uR"({"do":"solo","choose":"build-2"})"_s, "CA-SOLO-03"));
}

void EndTest::caT186()
{
    Desk desk = alone(2);
    QVERIFY(desk.refused(uR"({"do":"solo","choose":"upgrade"})"_s, "CA-SOLO-03"));
    QVERIFY(desk.legal(uR"({"do":"solo","choose":"none"})"_s));
    desk.play(uR"({"do":"solo","choose":"vp"})"_s);
    QCOMPARE(desk.vp(1), 2);
}

void EndTest::caT187()
{
    Desk desk = alone(5, u"\"players.1.projects\":[\"porthole\"]"_s);
    const QString gather =
        uR"({"do":"solo","choose":"gather","district":%1,"zone":"metal","card":{"value":3,"largest":"water","second":"metal","plants":2,"wrench":"water","update":"energy"}})"_s;
    QVERIFY(desk.refused(gather.arg(3), "CA-SOLO-03"));
    desk.play(gather.arg(1));
    QCOMPARE(desk.stock(1), u"e2 w2 m4 p2 h5 L0 VP2"_s);
    QCOMPARE(desk.navigation(1), u"D[0,1,1,1,2,2,3] X[]"_s);
}

void EndTest::caT188()
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

void EndTest::caT189()
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

void EndTest::caT210()
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

void EndTest::caT70()
{
    QCOMPARE(soloStars(u"1"_s, 85, 0), 3);
}

void EndTest::caT71()
{
    QCOMPARE(soloStars(u"3"_s, 104, 1), 3);
}

void EndTest::caT72()
{
    QCOMPARE(soloStars(u"5"_s, 112, 0), 5);
}

void EndTest::caT73()
{
    QCOMPARE(soloStars(u"2"_s, 69, 0), 0);
}

namespace {

/// A logbook of one player with so many stars in the chapters.
Logbook book(const std::vector<int> &stars, std::vector<CampaignEntry> &entries)
{
    for (std::size_t i = 0; i < stars.size(); ++i) {
        CampaignEntry entry;
        entry.campaign = u"c"_s;
        entry.chapter = static_cast<Chapter>(i);
        entry.over = true;
        entry.names = {u"Ada"_s};
        entry.score.players.resize(1);
        entry.score.players[0].stars = stars[i];
        entries.push_back(entry);
    }
    return logbook(entries);
}

} // namespace

void EndTest::caT74()
{
    std::vector<CampaignEntry> enough;
    QCOMPARE(book({4, 4, 4, 4, 4, 4, 1}, enough).success, std::optional(true));
    std::vector<CampaignEntry> fewer;
    QCOMPARE(book({4, 4, 4, 4, 4, 4, 0}, fewer).success, std::optional(false));
}

void EndTest::caT190()
{
    QCOMPARE(soloStars(u"4b"_s, 98, 2), 1);
}

void EndTest::caT191()
{
    QCOMPARE(soloStars(u"3"_s, 65, 1), -1);
    QCOMPARE(soloStars(u"3"_s, 65, 1, uR"({"starFloor":"zero"})"_s), 0);
}

void EndTest::caT192()
{
    std::vector<CampaignEntry> all;
    const Logbook whole = book({4, 5, 3, 2, 4, 4, 3}, all);
    QCOMPARE(whole.totals.front().second, 25);
    QCOMPARE(whole.max, 34);
    QCOMPARE(whole.success, std::optional(true));
    std::vector<CampaignEntry> six;
    QCOMPARE(book({4, 5, 3, 2, 4, 4}, six).success, std::optional<bool>());
}

void EndTest::caT193()
{
    for (const auto &[rulings, first] :
         {std::pair(u"{}"_s, 5), std::pair(uR"({"winnerStar":"none"})"_s, 4)}) {
        Desk desk(3, u"{\"mode\":\"campaign\",\"chapter\":\"1\",\"rulings\":%1}"_s.arg(rulings));
        desk.set(uR"({"players.1.vp":101,"players.2.vp":88,"players.3.vp":69})"_s);
        const FinalScore score = desk.score();
        QCOMPARE(*score.players[0].stars, first);
        QCOMPARE(*score.players[1].stars, 2);
        QCOMPARE(*score.players[2].stars, 0);
    }
}

void EndTest::caT194()
{
    QCOMPARE(starBand(Chapter::One, true, 92), 4);
    QCOMPARE(starBand(Chapter::One, false, 92), 3);
}

void EndTest::caT195()
{
    std::vector<CampaignEntry> entries;
    book({1, 2}, entries);
    entries[0].playedAt = u"2026-11-01T20:00:00+01:00"_s;
    CampaignEntry again = entries[0];
    again.playedAt = u"2026-11-02T20:00:00+01:00"_s;
    again.score.players[0].stars = 3;
    entries.insert(entries.begin(), again);
    const Logbook result = logbook(entries);
    QCOMPARE(result.rows.size(), std::size_t{3});
    QVERIFY(!result.rows[0].counts);
    QVERIFY(result.rows[1].counts);
    QCOMPARE(result.totals.front().second, 5);
}

void EndTest::caT196()
{
    const FinalScore result = score(sheet(
        uR"({"mode":"campaign","chapter":"2","players":[{"name":"Ada","vp":71,"missions":{"production":8,"upgrades":5},"tiles":["l1"],"upgradeVp":6,"projectVp":11},
            {"name":"Bo","vp":64,"missions":{"green":4,"costly":1},"upgradeVp":4,"projectVp":9}]})"_s));
    QCOMPARE(result.players[0].total, 102);
    QCOMPARE(*result.players[0].stars, 5);
    QCOMPARE(result.players[1].total, 81);
    QCOMPARE(*result.players[1].stars, 2);
}

void EndTest::caT197()
{
    const QString player =
        uR"({"name":"Ada","vp":1,"missions":{%1},"tiles":[%2],"upgradeVp":0,"projectVp":0})"_s;
    QVERIFY(sheetReadable(u"[%1]"_s.arg(player.arg(u"\"green\":1"_s, u"\"l1\""_s))));
    QVERIFY(!sheetReadable(u"[%1]"_s.arg(player.arg(u"\"planting\":1"_s, u"\"l1\""_s))));
    QVERIFY(!sheetReadable(u"[%1]"_s.arg(player.arg(u"\"green\":1"_s, u"\"l3\""_s))));
    const QString plain = player.arg(QString(), QString());
    QVERIFY(!sheetReadable(u"[%1,%1]"_s.arg(plain)));
}

namespace {

Desk unknownUpgrade(int metal)
{
    Desk desk;
    desk.record.setup.catalogue.upgrades[UpgradeZone::Movement][0].cost = std::nullopt;
    desk.set(u"{\"phase\":\"action\",\"players.1.metal\":%1}"_s.arg(metal));
    return desk;
}

} // namespace

void EndTest::caT198()
{
    QCOMPARE(unknownUpgrade(3).lacks(uR"({"do":"upgrade","zone":"movement"})"_s), u"pay"_s);
    const QString reported = uR"({"do":"upgrade","zone":"movement","reported":{"pay":{"metal":3}}})"_s;
    Desk desk = unknownUpgrade(3);
    desk.play(reported);
    QCOMPARE(int(desk.at(1).stock[Resource::Metal]), 0);
    QVERIFY(unknownUpgrade(2).refused(reported, "CA-ROUND-07"));
}

void EndTest::caT199()
{
    Desk desk;
    desk.set(uR"({"phase":"action"})"_s);
    QVERIFY(desk.legal(uR"({"do":"upgrade","zone":"combat","reported":{"pay":{"metal":2}}})"_s));
    QVERIFY(
        desk.refused(uR"({"do":"upgrade","zone":"combat","reported":{"pay":{"metal":1}}})"_s, "CA-ROUND-07"));
}

void EndTest::caT200()
{
    Desk desk;
    const auto card = desk.record.ids.projects.find(u"mechanic");
    desk.record.setup.catalogue.projects[*card].symbols = std::nullopt;
    desk.set(uR"({"phase":"action"})"_s);
    QCOMPARE(desk.lacks(uR"({"do":"play","card":"mechanic"})"_s), u"symbols"_s);
    desk.play(
        uR"({"do":"play","card":"mechanic","reported":{"symbols":{"movement":0,"combat":1,"planting":0}}})"_s);
    QCOMPARE(stateJson(desk.record, desk.state)["players"_L1][0]["combat"_L1].toInt(), 1);
}

void EndTest::caT201()
{
    Desk desk;
    desk.record.setup.catalogue.books = std::nullopt;
    desk.record.setup.catalogue.book[BookSide::Front] = std::nullopt;
    const QString book =
        uR"({"do":"book","player":1,"reported":{"pay":{"metal":1},"gain":{"cards":2},"vp":1}})"_s;
    QVERIFY(desk.refused(book, "CA-PROD-02"));
    desk.set(uR"({"round":2})"_s);
    QVERIFY(desk.check(book).undetermined());
    QCOMPARE(desk.missing(book), u"track.books, book.front"_s);
    desk.play(book);
    QCOMPARE(desk.stock(1), u"e2 w2 m1 p2 h7 L0 VP1"_s);
}

void EndTest::caT202()
{
    Desk desk;
    desk.set(uR"({"phase":"action"})"_s);
    desk.play(
        {uR"({"do":"take","resource":"water"})"_s, uR"({"do":"take","player":2,"resource":"water"})"_s});
    const QString pending = desk.pending();
    QVERIFY(desk.refused(uR"({"do":"take","player":2,"resource":"water"})"_s, "CA-BUILD-01"));
    desk.play(uR"({"do":"override","reason":"","event":{"do":"take","player":2,"resource":"water"}})"_s);
    QCOMPARE(int(desk.at(2).stock[Resource::Water]), 4);
    QCOMPARE(desk.pending(), pending);
}

void EndTest::caT203()
{
    Desk desk;
    desk.set(uR"({"phase":"action","sleeves":[0,8,8]})"_s);
    QVERIFY(desk.refused(
        uR"({"do":"override","reason":"","event":{"do":"gather","district":1,"zones":["energy","metal","water"],"card":{"value":1,"largest":"water","second":"metal"}}})"_s,
        "CA-SETUP-18"));
    QCOMPARE(desk.formFault(uR"({"do":"override","reason":"","event":{"do":"fly","city":"nowhere"}})"_s),
             u"event.city"_s);
}

void EndTest::caT204()
{
    const auto correct = [](const QString &set) {
        return u"{\"do\":\"correct\",\"reason\":\"\",\"set\":{%1}}"_s.arg(set);
    };
    QVERIFY(Desk().refused(correct(u"\"players.1.level\":11"_s), "CA-SETUP-18"));
    QVERIFY(Desk().legal(correct(u"\"players.1.vp\":-7"_s)));
    QVERIFY(Desk().refused(correct(u"\"players.1.plants\":41"_s), "CA-SETUP-18"));
    QVERIFY(Desk(3, uR"({"mode":"scenario-1"})"_s)
                .refused(correct(u"\"players.1.upgrades.planting\":1"_s), "CA-SETUP-18"));
    QVERIFY(Desk().refused(correct(u"\"players.1.water\":-1"_s), "CA-ROUND-07"));
    QVERIFY(Desk().refused(correct(u"\"players.1.at\":\"nowhere\""_s), "CA-SETUP-18"));
}

QTEST_GUILESS_MAIN(EndTest)
#include "tst_end.moc"
