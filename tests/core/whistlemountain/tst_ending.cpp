// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/record/scoresheet.h"
#include "core/whistlemountain/scoring.h"
#include "tests/core/whistlemountain/cases.h"

using namespace skyledger;
using namespace skyledger::whistlemountain;
using namespace skyledger::whistlemountain::test;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A score sheet of two players; the second one has nothing unless told otherwise.
FinalScore scoreOfSheet(const QJsonObject &first, const QJsonObject &second = {},
                        const QJsonObject &rulings = {})
{
    QJsonArray players;
    for (const QJsonObject &given : {first, second}) {
        QJsonObject player{{"name"_L1, players.isEmpty() ? "Ada"_L1 : "Bo"_L1},
                           {"vp"_L1, 0},
                           {"machines"_L1, 0},
                           {"trophies"_L1, 0},
                           {"scaffolds"_L1, 0},
                           {"cards"_L1, 0},
                           {"resources"_L1, 0},
                           {"whirlpool"_L1, 0}};
        for (auto it = given.begin(); it != given.end(); ++it)
            player.insert(it.key(), it.value());
        if (!player.contains("tower"_L1) && !player.contains("towerVp"_L1))
            player.insert("tower"_L1, QJsonArray());
        if (!player.contains("upgrades"_L1) && !player.contains("upgradeVp"_L1))
            player.insert("upgrades"_L1, QJsonArray());
        players.append(player);
    }
    const QJsonObject sheet{{"format"_L1, "skyledger-score"_L1},
                            {"version"_L1, 1},
                            {"game"_L1, gameId},
                            {"edition"_L1, "fr-2022"_L1},
                            {"rulings"_L1, rulings},
                            {"floors"_L1, QJsonArray{1, 2, 2, 3, 3, 4, 5, 6, 7, 8}},
                            {"players"_L1, players}};
    const auto read = readScoreSheet(sheet);
    if (!read)
        qFatal("%s", qPrintable(table::describe(read.error())));
    return scoreOf(read.value());
}

} // namespace

/// The acceptance cases of section 25.8 and those of 25.1 about the end and the score.
class EndingCases : public QObject
{
    Q_OBJECT

private slots:
    void t52_lastBarracksWorker();
    void t53_total();
    void t54_lifeboat();
    void t55_reserve();
    void t56_threeResources();
    void t57_tieByTower();
    void t58_tieByItems();
    void t61_pawnbrokerAfterTheEnd();
    void t165_floodTakesTheLast();
    void t166_noSecondTrigger();
    void t167_tieSameFloor();
    void t168_sharedTie();
    void t169_reserveOfThree();
    void t170_lifeboatInWhirlpool();
    void t171_stock();
    void t172_allTogether();
    void t173_refugeWorkers();
    void t174_negative();
    void t175_floorMissing();
};

void EndingCases::t52_lastBarracksWorker()
{
    Table t = Table::layoutK(1, {}, 4);
    t.set("{'players.1.workers': {'whirlpool': 9}, 'players.3.workers': {'whirlpool': 9}, "
          "'players.4.workers': {'whirlpool': 9}, 'players.2.workers': {'barracks': [7], 'whirlpool': 8}, "
          "'players.2.gold': 1, 'current': 2}");
    t.play("{'do':'work'}");
    t.play("{'do':'move','from':'barracks.7','to':'C4'}");
    TEXT(t, "ending", "[3,4,1]");
    for (const int next : {3, 4, 1}) {
        t.play("{'do':'endTurn'}");
        NUMBER(t, "current", next);
        t.play("{'do':'work'}");
    }
    TEXT(t, "ending", "[]");
    t.play("{'do':'endTurn'}");
    TEXT(t, "phase", "over");
    NUMBER(t, "current", 1);
}

void EndingCases::t53_total()
{
    const FinalScore score = scoreOfSheet({{"vp"_L1, 40},
                                           {"towerVp"_L1, 11},
                                           {"upgradeVp"_L1, 6},
                                           {"machines"_L1, 1},
                                           {"trophies"_L1, 2},
                                           {"scaffolds"_L1, 3},
                                           {"cards"_L1, 5},
                                           {"resources"_L1, 9},
                                           {"whirlpool"_L1, 1}});
    QCOMPARE(score.players[0].total, 60);
}

void EndingCases::t54_lifeboat()
{
    const FinalScore score = scoreOfSheet({{"vp"_L1, 40},
                                           {"towerVp"_L1, 11},
                                           {"upgradeVp"_L1, 11},
                                           {"lifeboat"_L1, true},
                                           {"machines"_L1, 1},
                                           {"trophies"_L1, 2},
                                           {"scaffolds"_L1, 3},
                                           {"cards"_L1, 5},
                                           {"resources"_L1, 9},
                                           {"whirlpool"_L1, 1}});
    QCOMPARE(score.players[0].total, 70);
}

void EndingCases::t55_reserve()
{
    const QJsonObject player{
        {"upgrades"_L1, QJsonArray{"reserve"_L1, "black-lung"_L1, "iron-lung"_L1, "wet-lung"_L1}}};
    constexpr int others = 3 * 2;
    QCOMPARE(scoreOfSheet(player).players[0].upgrades, others + 10);
    QCOMPARE(scoreOfSheet(player, {}, {{"reserveUpgrade"_L1, "effect-only"_L1}}).players[0].upgrades,
             others + 8);
}

void EndingCases::t56_threeResources()
{
    QCOMPARE(scoreOfSheet({{"resources"_L1, 3}}).players[0].total, 0);
}

void EndingCases::t57_tieByTower()
{
    const FinalScore score = scoreOfSheet({{"vp"_L1, 66}, {"tower"_L1, QJsonArray{6}}},
                                          {{"vp"_L1, 67}, {"tower"_L1, QJsonArray{5}}});
    QCOMPARE(score.players[0].total, 70);
    QCOMPARE(score.players[1].total, 70);
    QCOMPARE(score.players[0].rank, 1);
    QCOMPARE(score.players[1].rank, 2);
    QCOMPARE(score.decidedBy, DecidedBy::Tower);
}

void EndingCases::t58_tieByItems()
{
    const FinalScore score = scoreOfSheet({{"vp"_L1, 63},
                                           {"tower"_L1, QJsonArray{6}},
                                           {"machines"_L1, 2},
                                           {"cards"_L1, 2},
                                           {"resources"_L1, 3}},
                                          {{"vp"_L1, 62},
                                           {"tower"_L1, QJsonArray{6}},
                                           {"machines"_L1, 4},
                                           {"cards"_L1, 1},
                                           {"resources"_L1, 3},
                                           {"scaffolds"_L1, 1}});
    QCOMPARE(score.players[0].total, score.players[1].total);
    QCOMPARE(score.players[0].items, 7);
    QCOMPARE(score.players[1].items, 9);
    QCOMPARE(score.players[1].rank, 1);
    QCOMPARE(score.decidedBy, DecidedBy::Items);
}

void EndingCases::t61_pawnbrokerAfterTheEnd()
{
    Table t = Table::layoutK();
    t.set("{'players.1.upgrades': ['pawnbroker'], 'players.1.coal': 2, 'ending': []}");
    t.play("{'do':'work'}");
    LEGAL(t, "{'do':'use','upgrade':'pawnbroker','pay':{'coal':2}}");
    t.play("{'do':'endTurn'}");
    ILLEGAL(t, "{'do':'use','upgrade':'pawnbroker','pay':{'coal':2}}", "WM-END-03");
}

void EndingCases::t165_floodTakesTheLast()
{
    Table t = Table::layoutK(6, {}, 3);
    t.set("{'players.3.machines': ['double-gold'], 'pieces.10': {'C8': 'coal', 'D8': 'gold'}, 'current': 3}");
    t.play("{'do':'work'}");
    t.play("{'do':'build','machine':'double-gold','area':'C8:D8'}");
    TEXT(t, "ending", "[1,2]");
    t.play("{'do':'endTurn'}");
    for (const int next : {1, 2}) {
        NUMBER(t, "current", next);
        t.play("{'do':'work'}");
        t.play("{'do':'endTurn'}");
    }
    TEXT(t, "phase", "over");
}

void EndingCases::t166_noSecondTrigger()
{
    Table t = Table::layoutK(6, {}, 3);
    t.set("{'players.3.machines': ['double-gold'], 'players.1.machines': ['double-iron'], "
          "'pieces.10': {'C8': 'coal', 'D8': 'gold', 'C9': null, 'D9': null}, 'current': 3}");
    t.play("{'do':'work'}");
    t.play("{'do':'build','machine':'double-gold','area':'C8:D8'}");
    t.play("{'do':'endTurn'}");
    t.play("{'do':'work'}");
    t.play("{'do':'build','machine':'double-iron','area':'C9:D9'}");
    TEXT(t, "ending", "[2]");
    t.play("{'do':'endTurn'}");
    t.play("{'do':'work'}");
    t.play("{'do':'endTurn'}");
    TEXT(t, "phase", "over");
}

void EndingCases::t167_tieSameFloor()
{
    const FinalScore score =
        scoreOfSheet({{"vp"_L1, 77},
                      {"tower"_L1, QJsonArray{7, 7}},
                      {"cards"_L1, 1},
                      {"machines"_L1, 0},
                      {"trophies"_L1, 1},
                      {"resources"_L1, 4}},
                     {{"vp"_L1, 82}, {"tower"_L1, QJsonArray{7}}, {"trophies"_L1, 1}, {"resources"_L1, 4}});
    QCOMPARE(score.players[0].total, 89);
    QCOMPARE(score.players[1].total, 89);
    QCOMPARE(score.players[0].items, 6);
    QCOMPARE(score.players[1].items, 5);
    QCOMPARE(score.players[0].rank, 1);
    QCOMPARE(score.players[1].rank, 2);
    QCOMPARE(score.decidedBy, DecidedBy::Items);
}

void EndingCases::t168_sharedTie()
{
    const FinalScore score =
        scoreOfSheet({{"vp"_L1, 89}, {"resources"_L1, 4}}, {{"vp"_L1, 89}, {"resources"_L1, 4}});
    QCOMPARE(score.players[0].rank, 1);
    QCOMPARE(score.players[1].rank, 1);
    QCOMPARE(score.decidedBy, DecidedBy::Shared);
}

void EndingCases::t169_reserveOfThree()
{
    const QJsonObject player{
        {"upgrades"_L1, QJsonArray{"reserve"_L1, "antiquarian"_L1, "pawnbroker"_L1, "archivist"_L1}}};
    QCOMPARE(scoreOfSheet(player).players[0].upgrades, 27);
    QCOMPARE(scoreOfSheet(player, {}, {{"reserveUpgrade"_L1, "effect-only"_L1}}).players[0].upgrades, 25);
}

void EndingCases::t170_lifeboatInWhirlpool()
{
    const FinalScore score = scoreOfSheet({{"upgrades"_L1, QJsonArray{"lifeboat"_L1}}, {"whirlpool"_L1, 4}});
    QCOMPARE(score.players[0].whirlpool, 0);
    QCOMPARE(score.players[0].total, 5);
}

void EndingCases::t171_stock()
{
    const FinalScore score = scoreOfSheet({{"machines"_L1, 2},
                                           {"trophies"_L1, 3},
                                           {"scaffolds"_L1, 3},
                                           {"cards"_L1, 4},
                                           {"resources"_L1, 4 + 3 + 0 + 1 + 3}});
    QCOMPARE(score.players[0].total, 10);
}

void EndingCases::t172_allTogether()
{
    const FinalScore score =
        scoreOfSheet({{"vp"_L1, 112},
                      {"tower"_L1, QJsonArray{10, 9, 7}},
                      {"upgrades"_L1, QJsonArray{"pawnbroker"_L1, "archivist"_L1, "wet-lung"_L1}},
                      {"machines"_L1, 2},
                      {"trophies"_L1, 3},
                      {"scaffolds"_L1, 3},
                      {"cards"_L1, 4},
                      {"resources"_L1, 11},
                      {"whirlpool"_L1, 2}});
    QCOMPARE(score.players[0].total, 147);
    QCOMPARE(score.players[0].highestFloor, std::optional(10));
    int sum = 0;
    for (const ScoreLine &line : score.players[0].ledger)
        sum += line.vp;
    QCOMPARE(sum, 147);
}

void EndingCases::t173_refugeWorkers()
{
    Table t = Table::layoutK();
    t.set("{'machines.refuge': {'area': 'C4:E5', 'by': 1}, 'players.1.workers': {'barracks': [2,3,4,5], "
          "'whirlpool': 0, 'grid': ['F5'], 'refuge': 3, 'trap': 0, 'tower': [1]}}");
    const FinalScore score = scoreState(t.setup(), t.state(), {{}, {}});
    QCOMPARE(score.players[0].total, 1);
}

void EndingCases::t174_negative()
{
    QCOMPARE(scoreOfSheet({{"vp"_L1, 4}, {"whirlpool"_L1, 3}}).players[0].total, -11);
}

void EndingCases::t175_floorMissing()
{
    Table t = Table::layoutK();
    t.set("{'players.1.workers': {'barracks': [2,3,4,5,6,7], 'whirlpool': 2, 'tower': [4]}}");
    t.setup().catalogue.board.floorVp[3].reset();
    const FinalScore score = scoreState(t.setup(), t.state(), {{}, {}});
    QCOMPARE(score.players[0].tower, 0);
    const QJsonObject json = scoreJson(score, {u"P1"_s, u"P2"_s}, true);
    QCOMPARE(json["final"_L1].toBool(), false);
    QCOMPARE(json["missing"_L1].toArray(), QJsonArray{"board.floors.4"_L1});
}

QTEST_GUILESS_MAIN(EndingCases)
#include "tst_ending.moc"
