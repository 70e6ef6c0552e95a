// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/fixture.h"

#include <QTest>

#include <utility>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// `formats.md`, "Corrections": an impossible state is refused whole, with AC-SETUP-11.
class TestImpossibleCorrections : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void impossible_data();
    void impossible();
    void allOrNothing();
    void capacityFollowsTheRenovations();
    void stockThatNoLongerFits();
    void markersInAllPlaces();
    void majorityNeedsAMarker();
    void lockedWithTheTargetMet();
    void unknownIsForUnknownTargets();
    void grownGridOfAnUnknownAirship();
    void impossibleAfterTheEndToo();
};

Q_DECLARE_METATYPE(Correct)

namespace {

ContractList contracts(std::initializer_list<int> numbers)
{
    ContractList list;
    for (const int number : numbers)
        list.append(contract(number));
    return list;
}

set::Crews crewsOf(Player player, std::size_t count)
{
    set::Crews value{player, {}};
    for (std::size_t i = 0; i < count; ++i)
        value.crews.append({Cell{0}, true});
    return value;
}

set::AirshipGrid grid(Airship airship, int first, int second = 0, int third = 0, int fourth = 0)
{
    return {airship, {amounts(first, second, third, fourth).values}};
}

set::Held held(Player player, Contract contract, std::uint8_t term)
{
    set::Held value{player, {}};
    value.contracts.append({contract, term});
    return value;
}

} // namespace

void TestImpossibleCorrections::impossible_data()
{
    QTest::addColumn<Correct>("correction");
    const auto row = [](const char *name, std::vector<Assignment> set) {
        QTest::newRow(name) << correct(std::move(set));
    };
    row("a stock beyond the capacity", {set::Stock{p1, wood, 11}});
    row("a grid beyond its spaces", {grid(Airship::WoodenCargo, 2, 2, 1)});
    row("a utility beyond its spaces", {set::UtilityGrid{u4, {amounts(2, 1, 1, 0).values}}});
    row("one crew", {crewsOf(p1, 1)});
    row("no crew", {crewsOf(p1, 0)});
    row("a crew not in play moves", {set::CrewAt{p1, Crew{2}, Cell{0}}});
    row("a crew not in play becomes ready", {set::CrewReady{p1, Crew{3}, true}});
    row("a contract on display and in hand", {held(p1, contract(1), 1)});
    row("a contract completed and failed",
        {set::Completed{p1, contracts({9})}, set::Failed{p1, contracts({9})}});
    row("a contract of two players",
        {set::Completed{p1, contracts({9})}, set::Completed{p2, contracts({9})}});
    row("a contract twice on display", {set::Market{contracts({9, 9})}});
    row("a contract twice in one hand", {set::Failed{p1, contracts({9, 9})}});
    row("a deck of more contracts than there are", {set::DeckLeft{16}});
    row("a tile in two places", {set::CityTile{Cell{0}, market1}, set::CityTile{Cell{1}, market1}});
    row("a tile that is not in the city", {set::CityTile{Cell{0}, Tile{16}}});
    row("a price space above the track", {set::PriceSpace{Airship::WoodenPrivate, 0}});
    row("a price space below the track", {set::PriceSpace{Airship::WoodenPrivate, 5}});
    row("a price space of a line without a track", {set::PriceSpace{Airship::Cruise, 1}});
}

void TestImpossibleCorrections::impossible()
{
    QFETCH(Correct, correction);
    Game game;
    const State before = game.state;
    REFUSED_FIRST(game, correction, Rule::Setup11);
    QVERIFY(game.state == before);
}

void TestImpossibleCorrections::allOrNothing()
{
    Game game;
    REFUSED(game, correct({set::Vp{p1, 3}, set::Stock{p1, gold, 5}, set::Stock{p2, wood, 11}}),
            Rule::Setup11);
    QCOMPARE(game.vpOf(p1), 0);
    QCOMPARE(game.stockOf(p1), amounts(2, 2, 2, 3));
}

void TestImpossibleCorrections::capacityFollowsTheRenovations() // AC-RES-02
{
    Game game; // set together, whatever their order
    PLAY(game, correct({set::Stock{p1, wood, 20}, set::Renovations{p1, {wood}}}));
    REFUSED(game, correct({set::Stock{p1, wood, 21}}), Rule::Setup11);
}

void TestImpossibleCorrections::stockThatNoLongerFits()
{
    Game game;
    game.unlock(p1, {wood}).stock(p1, amounts(15, 0, 0, 0));
    REFUSED(game, correct({set::Renovations{p1, {}}}), Rule::Setup11);
    PLAY(game, correct({set::Renovations{p1, {}}, set::Stock{p1, wood, 10}}));
}

void TestImpossibleCorrections::markersInAllPlaces() // AC-COMP-08
{
    Game game;
    game.grid(Airship::WoodenPrivate, {6}, p1)
        .grid(Airship::MetalPrivate, {6}, p1)
        .grid(Airship::Cruise, {1});
    QCOMPARE(markersLeft(game.setup, game.state, p1), 5);
    REFUSED(game, correct({grid(Airship::Sightseeing, 6)}), Rule::Setup11);
    PLAY(game, correct({grid(Airship::Sightseeing, 5), set::AirshipMajority{Airship::Sightseeing, nobody}}));
    QCOMPARE(markersLeft(game.setup, game.state, p1), 0);
}

void TestImpossibleCorrections::majorityNeedsAMarker()
{
    Game game;
    game.grid(Airship::WoodenPrivate, {6}).grid(Airship::MetalPrivate, {6}).grid(Airship::Sightseeing, {6});
    game.grid(Airship::Cruise, {2});
    QCOMPARE(markersLeft(game.setup, game.state, p1), 0);
    REFUSED(game, correct({set::AirshipMajority{Airship::WoodenPrivate, p1}}), Rule::Setup11);
    // One that follows from the grid is not marked without a marker (AC-AMB-23).
    PLAY(game, correct({grid(Airship::WoodenPrivate, 6)}));
    QCOMPARE(game.state.airships[Airship::WoodenPrivate].majority, nobody);
}

void TestImpossibleCorrections::lockedWithTheTargetMet() // AC-BE-02
{
    Game game;
    game.grid(Airship::MetalPrivate, {3}, p1).effect(p1, BonusEffect::Barter, EffectStatus::Ready);
    const Assignment locked = set::Effect{p1, BonusEffect::Barter, EffectStatus::Locked};
    REFUSED(game, correct({locked}), Rule::Setup11);
    PLAY(game, correct({locked, grid(Airship::MetalPrivate, 2)}));
    REFUSED(game, correct({locked, grid(Airship::MetalPrivate, 3)}), Rule::Setup11);
    QCOMPARE(game.depot(p1).bonusEffects[BonusEffect::Barter], EffectStatus::Locked);
}

void TestImpossibleCorrections::unknownIsForUnknownTargets()
{
    Game game;
    REFUSED(game, correct({set::Effect{p1, BonusEffect::Barter, EffectStatus::Unknown}}), Rule::Setup11);
    game.setup.catalogue.bonusEffectTargets[BonusEffect::Barter] = {};
    PLAY(game, correct({set::Effect{p1, BonusEffect::Barter, EffectStatus::Ready}}));
    PLAY(game, correct({set::Effect{p1, BonusEffect::Barter, EffectStatus::Unknown}}));
    PLAY(game, correct({grid(Airship::MetalPrivate, 5)})); // nothing is inferred
    QCOMPARE(game.depot(p1).bonusEffects[BonusEffect::Barter], EffectStatus::Unknown);
}

void TestImpossibleCorrections::grownGridOfAnUnknownAirship()
{
    Game game;
    game.setup.catalogue.airships[Airship::WoodenCargo].spaces = {};
    PLAY(game, correct({grid(Airship::WoodenCargo, 7, 7, 3, 3)}));
    REFUSED(game, correct({grid(Airship::WoodenCargo, 7, 7, 4, 3)}), Rule::Setup11); // no grid has 21 spaces
    // Nor does a donation make one: 20 are there.
    game.acting(shipyard).unlock(p1, ResourceSet::full()).stock(p1, amounts(20, 20, 20, 20));
    game.grid(Airship::WoodenResidential, {2}, p1);
    REFUSED_FIRST(game, build(Airship::WoodenCargo, Then::Donate), Rule::Don04);
}

void TestImpossibleCorrections::impossibleAfterTheEndToo()
{
    Game game;
    game.state.phase = Phase::Over;
    REFUSED_FIRST(game, correct({set::Stock{p1, gold, 11}}), Rule::Setup11);
    PLAY(game, correct({set::Stock{p1, gold, 10}}));
}

QTEST_APPLESS_MAIN(TestImpossibleCorrections)
#include "tst_impossiblecorrections.moc"
