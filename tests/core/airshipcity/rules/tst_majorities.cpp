// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/fixture.h"

#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// Majorities on the Donation Board (p9).
class TestMajorities : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void AC_T_094_overtaking();
    void AC_T_096_aTieRemovesTheMarker();
    void AC_MAJ_01_onlyTheGridIsCompared();
    void AC_MAJ_02_aTieBelowTheLeadDoesNotMatter();
    void AC_MAJ_03_aLeadPassesThroughATie();
    void AC_MAJ_04_theMarkerGoesBackToTheSupply();
    void AC_MAJ_05_countsForDiscountsAndPrerequisites();
    void AC_MAJ_06_utilities();
    void AC_DON_05_gridMarkersStay();
    void AC_AMB_23_anUnmarkedLeadIsMarkedLater();
};

/// The player builds a wooden private ship there and donates it.
static bool donates(Game &game, Player player)
{
    game.turn(1, player).acting(shipyard).stock(player, amounts(4, 0, 0, 2));
    return game.plays(build(Airship::WoodenPrivate, Then::Donate));
}

static const Grid &woodenPrivate(const Game &game)
{
    return game.state.airships[Airship::WoodenPrivate];
}

void TestMajorities::AC_T_094_overtaking() // AC-MAJ-01, AC-DISC-01
{
    Game game;
    game.grid(Airship::WoodenPrivate, {1, 1});
    QVERIFY2(donates(game, p2), game.why());
    QCOMPARE(int(woodenPrivate(game).markers[p1]), 1);
    QCOMPARE(int(woodenPrivate(game).markers[p2]), 2);
    QCOMPARE(woodenPrivate(game).majority, p2);
    QCOMPARE(contributions(woodenPrivate(game), p2), 3);
    game.acting(shipyard);
    QCOMPARE(quote(game.setup, game.state, build(Airship::WoodenPrivate, Then::Sell).play).pay,
             amounts(1, 0, 0, 2));
}

void TestMajorities::AC_T_096_aTieRemovesTheMarker() // AC-AMB-04, AC-AMB-05
{
    Game game;
    game.grid(Airship::WoodenPrivate, {1}, p1);
    QVERIFY2(donates(game, p2), game.why());
    QCOMPARE(woodenPrivate(game).majority, nobody);

    Game other(withRuling<&Rulings::majorityComparison>(MajorityComparison::GridAndMajority));
    other.grid(Airship::WoodenPrivate, {1}, p1);
    QVERIFY2(donates(other, p2), other.why());
    QCOMPARE(woodenPrivate(other).majority, p1);
}

void TestMajorities::AC_MAJ_01_onlyTheGridIsCompared()
{
    Game game;
    game.grid(Airship::WoodenPrivate, {2, 1}, p1);
    QVERIFY2(donates(game, p2), game.why()); // 2 and the majority marker against 2
    QCOMPARE(woodenPrivate(game).majority, nobody);
}

void TestMajorities::AC_MAJ_02_aTieBelowTheLeadDoesNotMatter() // AC-AMB-05
{
    Game game;
    game.grid(Airship::WoodenPrivate, {2, 1}, p1);
    QVERIFY2(donates(game, p3), game.why()); // 2, 1, 1
    QCOMPARE(woodenPrivate(game).majority, p1);
}

void TestMajorities::AC_MAJ_03_aLeadPassesThroughATie()
{
    Game game;
    game.grid(Airship::WoodenPrivate, {1}, p1);
    QVERIFY2(donates(game, p2), game.why());
    QCOMPARE(woodenPrivate(game).majority, nobody);
    QVERIFY2(donates(game, p2), game.why());
    QCOMPARE(woodenPrivate(game).majority, p2);
    QVERIFY2(donates(game, p1), game.why());
    QCOMPARE(woodenPrivate(game).majority, nobody);
    QVERIFY2(donates(game, p3), game.why()); // 2, 2, 1: still nobody
    QCOMPARE(woodenPrivate(game).majority, nobody);
}

void TestMajorities::AC_MAJ_04_theMarkerGoesBackToTheSupply()
{
    Game game;
    QVERIFY2(donates(game, p1), game.why());
    QCOMPARE(markersLeft(game.setup, game.state, p1), 18);
    QCOMPARE(game.vpOf(p1), 1); // its placing gives no VP
    QVERIFY2(donates(game, p2), game.why());
    QCOMPARE(markersLeft(game.setup, game.state, p1), 19);
    QCOMPARE(game.vpOf(p1), 1);
}

void TestMajorities::AC_MAJ_05_countsForDiscountsAndPrerequisites()
{
    Game game;
    game.grid(Airship::WoodenPrivate, {1}, p1).acting(shipyard);
    QCOMPARE(quote(game.setup, game.state, build(Airship::WoodenResidential, Then::Donate).play).pay,
             amounts(6, 0, 0, 4));
    QVERIFY(!game.refuses(build(Airship::WoodenResidential, Then::Donate), Rule::Pre01));
    // Not for bonus effects: 2 grid markers and the majority are no 3.
    game.grid(Airship::WoodenPrivate, {1}, p1);
    QVERIFY2(donates(game, p1), game.why());
    QCOMPARE(game.depot(p1).bonusEffects[BonusEffect::Negotiator], EffectStatus::Locked);
}

void TestMajorities::AC_MAJ_06_utilities()
{
    Game game;
    const auto builds = [&](Player player) {
        game.turn(1, player).acting(architect).stock(player, amounts(5, 0, 3, 0));
        return game.plays(buildUtility(u1));
    };
    QVERIFY2(builds(p3), game.why());
    QCOMPARE(game.state.utilities[u1].majority, p3);
    QVERIFY2(builds(p1), game.why());
    QCOMPARE(game.state.utilities[u1].majority, nobody);
    QVERIFY2(builds(p1), game.why());
    QCOMPARE(game.state.utilities[u1].majority, p1);
    // Utilities have no discount: the price stayed 5 wood and 3 gold, and 4 VP came each time.
    QCOMPARE(game.stockOf(p1), Amounts{});
    QCOMPARE(game.vpOf(p1), 8);
}

void TestMajorities::AC_DON_05_gridMarkersStay() // AC-BE-07
{
    Game game;
    game.grid(Airship::WoodenPrivate, {2}, p1);
    QVERIFY2(donates(game, p1), game.why());
    QCOMPARE(game.depot(p1).bonusEffects[BonusEffect::Negotiator], EffectStatus::Ready);
    for (int i = 0; i < 3; ++i)
        QVERIFY2(donates(game, p2), game.why());
    QCOMPARE(int(woodenPrivate(game).markers[p1]), 3);
    QCOMPARE(woodenPrivate(game).majority, nobody);
    QCOMPARE(game.depot(p1).bonusEffects[BonusEffect::Negotiator], EffectStatus::Ready);
}

void TestMajorities::AC_AMB_23_anUnmarkedLeadIsMarkedLater()
{
    Game game;
    for (const Airship airship : {Airship::Sightseeing, Airship::Passenger, Airship::Cruise})
        game.grid(airship, {4, 4});
    game.grid(Airship::MetalCargo, {4}, nobody).grid(Airship::MetalResidential, {2}, p1);
    QCOMPARE(markersLeft(game.setup, game.state, p1), 1);
    QVERIFY2(donates(game, p1), game.why());
    QCOMPARE(markersLeft(game.setup, game.state, p1), 0);
    QCOMPARE(woodenPrivate(game).majority, nobody); // the last marker went into the grid
    // The majority on MR2 is lost, a marker comes back; the lead on WP1 is marked at the next placing there.
    game.grid(Airship::WoodenPrivate, {2});
    game.grid(Airship::MetalResidential, {1, 1});
    QCOMPARE(markersLeft(game.setup, game.state, p1), 1);
    QVERIFY2(donates(game, p2), game.why());
    QCOMPARE(woodenPrivate(game).majority, p1);
}

QTEST_APPLESS_MAIN(TestMajorities)
#include "tst_majorities.moc"
