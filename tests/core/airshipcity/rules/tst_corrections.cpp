// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/fixture.h"

#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// `formats.md`, "Corrections": values set by hand. What is impossible stands in tst_impossiblecorrections.
class TestCorrections : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stockAndVp();
    void crewList();
    void crewListWithoutTheActingCrew();
    void crewListWithTheActingCrew();
    void singleCrew();
    void heldContracts();
    void completedAndFailed();
    void deckFollowsTheContracts();
    void deckAsNamed();
    void renovationsAndEffects();
    void majorityFollowsTheGrid();
    void majorityFollowsWithThePresentHolder();
    void majorityAsNamed();
    void utilities();
    void pricesAndMarket();
    void tilesSwap();
    void displacedTilesFillTheFreedCells();
    void tilesTakeCrewsAndSides();
    void sidesAfterTiles();
    void crewsAfterTiles();
    void roundRunsNoUpkeep();
    void currentPlayerStartsAnew();
    void readyIsAppliedLast();
    void phaseAndPendingStay();
    void newlyMetTargetsAreEarned();
    void whatIsEarnedStays();
    void allowedInEveryPhaseAndAfterTheEnd();
    void vpNeverFollow();
    void changesTellTheLedger();
};

static Crew crewAt(int number)
{
    return static_cast<Crew>(number - 1);
}

static FixedList<CrewPlacement, 4> crews(std::initializer_list<CrewPlacement> placements)
{
    FixedList<CrewPlacement, 4> list;
    for (const CrewPlacement &each : placements)
        list.append(each);
    return list;
}

static ContractList contracts(std::initializer_list<int> numbers)
{
    ContractList list;
    for (const int number : numbers)
        list.append(contract(number));
    return list;
}

static FixedList<HeldContract, 32> held(std::initializer_list<HeldContract> contracts)
{
    FixedList<HeldContract, 32> list;
    for (const HeldContract &each : contracts)
        list.append(each);
    return list;
}

static Per<Player, std::uint8_t> markers(int first, int second, int third, int fourth)
{
    const Amounts counts = amounts(first, second, third, fourth);
    return {counts.values};
}

void TestCorrections::stockAndVp()
{
    Game game;
    PLAY(game, correct({set::Stock{p2, gold, 4}, set::Stock{p1, gear, 0}, set::Vp{p3, -5}}));
    QCOMPARE(game.stockOf(p2), amounts(2, 2, 4, 4));
    QCOMPARE(game.stockOf(p1), amounts(2, 2, 2, 0));
    QCOMPARE(game.vpOf(p3), -5);
}

void TestCorrections::crewList()
{
    Game game;
    PLAY(game,
         correct(
             {set::Crews{p2, crews({{cellAt(0, 0), false}, {cellAt(3, 3), true}, {cellAt(2, 2), false}})}}));
    QCOMPARE(game.tileOf(p2, 1), forest1);
    QCOMPARE(game.tileOf(p2, 2), market2);
    QCOMPARE(game.tileOf(p2, 3), lighthouse);
    QVERIFY(!game.depot(p2).crews[crewAt(1)].ready && game.depot(p2).crews[crewAt(2)].ready);
    QVERIFY(!game.depot(p2).crews[crewAt(4)].inPlay());
    PLAY(game, correct({set::Crews{p2, crews({{cellAt(0, 0), true}, {cellAt(3, 3), true}})}}));
    QVERIFY(!game.depot(p2).crews[crewAt(3)].inPlay());
}

void TestCorrections::crewListWithoutTheActingCrew()
{
    Game game;
    game.acting(valley1, 3).crew(p2, 1, valley1);
    Game asked = game;
    const Event list = correct({set::Crews{p1, crews({{cellAt(0, 0), true}, {cellAt(3, 3), true}})}});
    PLAY(game, list);
    QCOMPARE(game.state.phase, Phase::Turn);
    QCOMPARE(game.state.acting, Acting{});
    PLAY(asked, use());
    PLAY(asked, list);
    QCOMPARE(asked.state.phase, Phase::Turn);
    QVERIFY(asked.state.pending.players.empty());
}

void TestCorrections::crewListWithTheActingCrew()
{
    Game game;
    game.acting(valley1, 2);
    PLAY(game, correct({set::Crews{p1, crews({{cellAt(0, 0), true}, {cellAt(1, 1), false}})}}));
    QCOMPARE(game.state.phase, Phase::AtTile);
    PLAY(game, use()); // it now stands on a Mine
    QCOMPARE(game.stockOf(p1), amounts(2, 4, 2, 3));
}

void TestCorrections::singleCrew()
{
    Game game;
    PLAY(game, correct({set::CrewAt{p2, crewAt(1), cellAt(2, 0)}, set::CrewReady{p2, crewAt(2), false}}));
    QCOMPARE(game.tileOf(p2, 1), shipyard);
    QVERIFY(game.depot(p2).crews[crewAt(1)].ready);
    QCOMPARE(game.tileOf(p2, 2), harbor);
    QVERIFY(!game.depot(p2).crews[crewAt(2)].ready);
}

void TestCorrections::heldContracts()
{
    Game game;
    game.hold(p1, contract(6), 4);
    PLAY(game, correct({set::Held{p1, held({{contract(8), 2}, {contract(6), 1}})}}));
    QCOMPARE(game.depot(p1).held.size(), 2U);
    QCOMPARE(game.depot(p1).held[0], contract(8));
    QCOMPARE(int(game.state.termLeft[contract(8)]), 2);
    QCOMPARE(int(game.state.termLeft[contract(6)]), 1);
    PLAY(game, correct({set::Held{p1, held({{contract(8), 2}})}}));
    QCOMPARE(int(game.state.termLeft[contract(6)]), 0);
    QVERIFY(unplacedContracts(game.setup, game.state).contains(contract(6)));
}

void TestCorrections::completedAndFailed()
{
    Game game;
    game.hold(p1, contract(6), 4);
    PLAY(game,
         correct(
             {set::Held{p1, {}}, set::Completed{p1, contracts({6, 9})}, set::Failed{p2, contracts({12})}}));
    QCOMPARE(game.depot(p1).completed, contracts({6, 9}));
    QCOMPARE(game.depot(p2).failed, contracts({12}));
    QVERIFY(game.depot(p1).held.empty());
    QCOMPARE(int(game.state.termLeft[contract(6)]), 0);
    QCOMPARE(game.vpOf(p1), 0); // VP never follow
}

void TestCorrections::deckFollowsTheContracts() // deckLeft: the contracts placed nowhere
{
    Game game;
    PLAY(game, correct({set::Market{contracts({1, 2, 3})}}));
    QCOMPARE(int(game.state.deckLeft), 17);
    PLAY(game, correct({set::Completed{p1, contracts({4, 5})}}));
    QCOMPARE(int(game.state.deckLeft), 15);
    PLAY(game, correct({set::Failed{p2, contracts({20})}, set::Held{p3, held({{contract(19), 1}})}}));
    QCOMPARE(int(game.state.deckLeft), 13);
    PLAY(game, correct({set::Stock{p1, gold, 1}}));
    QCOMPARE(int(game.state.deckLeft), 13);
}

void TestCorrections::deckAsNamed()
{
    Game game;
    PLAY(game, correct({set::Market{contracts({1, 2, 3})}, set::DeckLeft{4}}));
    QCOMPARE(int(game.state.deckLeft), 4);
    PLAY(game, correct({set::DeckLeft{0}}));
    QCOMPARE(int(game.state.deckLeft), 0);
}

void TestCorrections::renovationsAndEffects()
{
    Game game;
    PLAY(game,
         correct({set::Renovations{p1, {wood, gear}},
                  set::Effect{p1, BonusEffect::Barter, EffectStatus::Ready},
                  set::Effect{p2, BonusEffect::Negotiator, EffectStatus::Used}, set::Stock{p1, wood, 20}}));
    QCOMPARE(game.depot(p1).renovations, (ResourceSet{wood, gear}));
    QCOMPARE(game.depot(p1).bonusEffects[BonusEffect::Barter], EffectStatus::Ready);
    QCOMPARE(game.depot(p2).bonusEffects[BonusEffect::Negotiator], EffectStatus::Used);
    QCOMPARE(int(game.stockOf(p1)[wood]), 20);
    PLAY(game, correct({set::Effect{p1, BonusEffect::Barter, EffectStatus::Locked}}));
}

static Player majority(const Game &game, Airship airship)
{
    return game.state.airships[airship].majority;
}

void TestCorrections::majorityFollowsTheGrid() // AC-MAJ-01
{
    Game game;
    PLAY(game, correct({set::AirshipGrid{Airship::MetalPrivate, markers(0, 2, 1, 0)}}));
    QCOMPARE(majority(game, Airship::MetalPrivate), p2);
    PLAY(game, correct({set::AirshipGrid{Airship::MetalPrivate, markers(0, 2, 2, 0)}}));
    QCOMPARE(majority(game, Airship::MetalPrivate), nobody);
    QCOMPARE(game.vpOf(p2), 0);
}

void TestCorrections::majorityFollowsWithThePresentHolder() // AC-AMB-04
{
    Game game(withRuling<&Rulings::majorityComparison>(MajorityComparison::GridAndMajority));
    game.grid(Airship::MetalPrivate, {1}, p1);
    PLAY(game, correct({set::AirshipGrid{Airship::MetalPrivate, markers(2, 2, 0, 0)}}));
    QCOMPARE(majority(game, Airship::MetalPrivate), p1);
    PLAY(game, correct({set::AirshipGrid{Airship::MetalPrivate, markers(2, 3, 0, 0)}}));
    QCOMPARE(majority(game, Airship::MetalPrivate), nobody);
}

void TestCorrections::majorityAsNamed()
{
    Game game;
    PLAY(game,
         correct({set::AirshipGrid{Airship::MetalPrivate, markers(2, 1, 0, 0)},
                  set::AirshipMajority{Airship::MetalPrivate, nobody}}));
    QCOMPARE(majority(game, Airship::MetalPrivate), nobody);
    PLAY(game, correct({set::AirshipMajority{Airship::MetalPrivate, p1}}));
    QCOMPARE(majority(game, Airship::MetalPrivate), p1);
    QCOMPARE(int(game.state.airships[Airship::MetalPrivate].markers[p1]), 2);
}

void TestCorrections::utilities()
{
    Game game;
    PLAY(game, correct({set::UtilityGrid{u1, markers(0, 0, 3, 1)}, set::UtilityMajority{u2, nobody}}));
    QCOMPARE(game.state.utilities[u1].majority, p3);
    PLAY(game, correct({set::UtilityGrid{u2, markers(1, 0, 0, 0)}, set::UtilityMajority{u2, nobody}}));
    QCOMPARE(game.state.utilities[u2].majority, nobody);
}

void TestCorrections::pricesAndMarket()
{
    Game game;
    PLAY(game, correct({set::PriceSpace{Airship::WoodenPrivate, 4}, set::Market{contracts({9, 8})}}));
    QCOMPARE(int(game.state.priceSpaces[Airship::WoodenPrivate]), 4);
    QCOMPARE(game.state.market, contracts({9, 8}));
}

void TestCorrections::tilesSwap()
{
    Game game;
    PLAY(game, correct({set::CityTile{cellAt(0, 0), architect}}));
    QCOMPARE(game.state.city[cellAt(0, 0)], architect);
    QCOMPARE(game.state.city[cellAt(1, 0)], forest1);
    PLAY(game, correct({set::CityTile{cellAt(0, 0), shipyard}, set::CityTile{cellAt(2, 0), architect}}));
    QCOMPARE(game.state.city[cellAt(0, 0)], shipyard);
    QCOMPARE(game.state.city[cellAt(2, 0)], architect);
    QCOMPARE(game.state.city[cellAt(1, 0)], forest1);
}

void TestCorrections::displacedTilesFillTheFreedCells() // both in reading order
{
    Game game;
    PLAY(game, correct({set::CityTile{cellAt(1, 0), valley2}, set::CityTile{cellAt(0, 0), market2}}));
    QCOMPARE(game.state.city[cellAt(0, 0)], market2);
    QCOMPARE(game.state.city[cellAt(1, 0)], valley2);
    QCOMPARE(game.state.city[cellAt(1, 3)], forest1);
    QCOMPARE(game.state.city[cellAt(3, 3)], architect);
}

void TestCorrections::tilesTakeCrewsAndSides()
{
    Game game;
    game.develop(valley2).crew(p1, 1, valley2).crew(p2, 1, forest1);
    PLAY(game, correct({set::CityTile{cellAt(0, 0), valley2}}));
    QCOMPARE(game.tileOf(p1, 1), valley2);
    QCOMPARE(game.tileOf(p2, 1), forest1); // the displaced one took its crew along too
    QCOMPARE(game.state.players[p2].crews[crewAt(1)].at, cellAt(1, 3));
    QCOMPARE(game.state.developed, KeySet<Tile>{valley2});
}

void TestCorrections::sidesAfterTiles()
{
    Game game;
    PLAY(game, correct({set::Developed{cellAt(0, 0), true}, set::CityTile{cellAt(0, 0), valley2}}));
    QCOMPARE(game.state.developed, KeySet<Tile>{valley2});
    PLAY(game, correct({set::Developed{cellAt(0, 0), false}}));
    QVERIFY(game.state.developed.empty());
}

void TestCorrections::crewsAfterTiles()
{
    Game game;
    game.crew(p1, 1, forest1);
    PLAY(game, correct({set::CrewAt{p1, crewAt(1), cellAt(0, 0)}, set::CityTile{cellAt(0, 0), valley2}}));
    QCOMPARE(game.tileOf(p1, 1), valley2);
    // The tile of a crew list does not matter, only the cell.
    PLAY(game,
         correct({set::Crews{p2, crews({{cellAt(3, 3), true}, {cellAt(0, 1), true}})},
                  set::CityTile{cellAt(3, 3), harbor}}));
    QCOMPARE(game.tileOf(p2, 1), harbor);
    QCOMPARE(game.tileOf(p2, 2), market2);
}

void TestCorrections::roundRunsNoUpkeep()
{
    Game game;
    game.hold(p1, contractS, 1).allSpent().turn(4, p2);
    PLAY(game, correct({set::Round{5}}));
    QCOMPARE(int(game.state.round), 5);
    QCOMPARE(game.state.current, p2);
    QVERIFY(game.depot(p1).held.contains(contractS));
    QCOMPARE(game.stockOf(p1), amounts(2, 2, 2, 3));
    // Only the current player's crews become ready.
    QVERIFY(game.depot(p2).crews[crewAt(1)].ready && game.depot(p2).crews[crewAt(2)].ready);
    QVERIFY(!game.depot(p1).crews[crewAt(1)].ready);
    QVERIFY(!game.depot(p2).crews[crewAt(3)].ready);
}

void TestCorrections::currentPlayerStartsAnew()
{
    Game game;
    game.acting(valley1).crew(p2, 1, valley1);
    PLAY(game, use());
    QCOMPARE(game.state.phase, Phase::Piggyback);
    game.allSpent();
    PLAY(game, correct({set::Current{p3}}));
    QCOMPARE(game.state.phase, Phase::Turn);
    QCOMPARE(game.state.current, p3);
    QVERIFY(game.state.pending.players.empty());
    QCOMPARE(game.state.acting, Acting{});
    QVERIFY(game.depot(p3).crews[crewAt(1)].ready);
    QVERIFY(!game.depot(p1).crews[crewAt(2)].ready);
    PLAY(game, move(1, "N"));
}

void TestCorrections::readyIsAppliedLast()
{
    Game game;
    PLAY(game, correct({set::CrewReady{p2, crewAt(1), false}, set::Current{p2}}));
    QVERIFY(!game.depot(p2).crews[crewAt(1)].ready);
    QVERIFY(game.depot(p2).crews[crewAt(2)].ready);
    PLAY(game,
         correct({set::Crews{p2, crews({{cellAt(0, 0), true}, {cellAt(3, 3), false}})}, set::Round{3}}));
    QVERIFY(game.depot(p2).crews[crewAt(1)].ready);
    QVERIFY(!game.depot(p2).crews[crewAt(2)].ready);
}

void TestCorrections::phaseAndPendingStay()
{
    Game game;
    game.acting(valley1).crew(p2, 1, valley1).crew(p3, 1, valley1);
    PLAY(game, use());
    const State before = game.state;
    PLAY(game, correct({set::CrewAt{p2, crewAt(1), cellAt(0, 0)}, set::Stock{p1, wood, 0}, set::Vp{p2, 9}}));
    QCOMPARE(game.state.phase, Phase::Piggyback);
    QCOMPARE(game.state.pending, before.pending);
    QCOMPARE(game.state.acting, before.acting);
}

void TestCorrections::newlyMetTargetsAreEarned() // AC-BE-01
{
    Game game;
    PLAY(game, correct({set::AirshipGrid{Airship::Sightseeing, markers(3, 2, 0, 0)}}));
    QCOMPARE(game.depot(p1).bonusEffects[BonusEffect::LongDistance], EffectStatus::Ready);
    QCOMPARE(game.depot(p2).bonusEffects[BonusEffect::LongDistance], EffectStatus::Locked);
    PLAY(game,
         correct({set::AirshipGrid{Airship::Passenger, markers(0, 1, 0, 0)},
                  set::Effect{p2, BonusEffect::LongDistance, EffectStatus::Used}}));
    QCOMPARE(game.depot(p2).bonusEffects[BonusEffect::LongDistance], EffectStatus::Used);
}

void TestCorrections::whatIsEarnedStays() // AC-BE-07
{
    Game game;
    game.grid(Airship::Sightseeing, {3}, p1).effect(p1, BonusEffect::LongDistance, EffectStatus::Used);
    PLAY(game, correct({set::AirshipGrid{Airship::Sightseeing, markers(1, 0, 0, 0)}}));
    QCOMPARE(game.depot(p1).bonusEffects[BonusEffect::LongDistance], EffectStatus::Used);
}

void TestCorrections::allowedInEveryPhaseAndAfterTheEnd()
{
    Game game;
    for (const Phase phase : {Phase::Turn, Phase::AtTile, Phase::Over}) {
        if (phase == Phase::AtTile)
            game.acting(mine1);
        game.state.phase = phase;
        PLAY(game, correct({set::Stock{p4, metal, 7}}));
        QCOMPARE(game.state.phase, phase);
    }
    PLAY(game, correct({set::Round{20}})); // the game goes on
    QCOMPARE(game.state.phase, Phase::Turn);
}

void TestCorrections::vpNeverFollow()
{
    Game game;
    PLAY(game,
         correct({set::Completed{p1, contracts({6})}, set::AirshipGrid{Airship::Cruise, markers(2, 0, 0, 0)},
                  set::UtilityGrid{u1, markers(1, 0, 0, 0)}, set::Renovations{p1, {gold}}}));
    QCOMPARE(game.vpOf(p1), 0);
}

void TestCorrections::changesTellTheLedger() // AC-SCORE-01
{
    Game game;
    game.vp(p2, 4);
    PLAY(game, correct({set::Vp{p2, 10}, set::Vp{p1, 0}}));
    int total = 0;
    for (const Change &change : game.changes) {
        if (change.kind == Change::Kind::Vp) {
            QCOMPARE(change.player, p2);
            QCOMPARE(change.source, VpSource::Correction);
            total += change.amount;
        }
    }
    QCOMPARE(total, 6);
}

QTEST_APPLESS_MAIN(TestCorrections)
#include "tst_corrections.moc"
