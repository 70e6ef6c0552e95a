// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/names.h"
#include "tests/core/airshipcity/fixture.h"

#include <QTest>

#include <set>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// Chapters "Components" and "Setup": what lies on the table before the first event.
class TestSetup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void AC_T_001_fourPlayersStartWithResources();
    void AC_T_002_threePlayersStartWithResources();
    void AC_T_004_priceMarkersOfThreePlayers();
    void AC_SETUP_02_priceMarkersOfFourPlayers();
    void AC_SETUP_02_aTrackOfOneSpaceIsWhereEverybodyStarts();
    void AC_SETUP_02_aMissingTrackHasFourSpaces();
    void AC_T_005_crewsAfterSetup();
    void AC_T_006_contractsAfterSetup();
    void AC_T_008_capacityAfterSetup();
    void AC_T_012_firstPlayerNeverChanges();
    void AC_SETUP_01_sixteenBasicTiles();
    void AC_SETUP_03_aStageBonusForStagesTwoToFive();
    void AC_SETUP_04_markersOnTheRoundTrack();
    void AC_SETUP_07_everyPlayerHasTheWholeMaterial();
    void AC_SETUP_10_renovationsAreLocked();
    void AC_SETUP_11_noBonusEffectIsActive();
    void AC_SETUP_11_anUnknownTargetShowsAnUnknownEffect();
    void AC_SETUP_12_playerCountChangesOnlyPricesSpacesAndSeats();
    void AC_COMP_19_ninePricedAirships();
    void AC_COMP_20_spacesFollowThePlayerCount();
    void AC_COMP_21_twentyRoundsOfFiveStages();
};

void TestSetup::AC_T_001_fourPlayersStartWithResources() // AC-SETUP-09
{
    const Game game(layoutA(4));
    QCOMPARE(game.stockOf(p1), amounts(2, 2, 2, 3));
    QCOMPARE(game.stockOf(p2), amounts(2, 2, 2, 4));
    QCOMPARE(game.stockOf(p3), amounts(2, 2, 2, 5));
    QCOMPARE(game.stockOf(p4), amounts(2, 2, 2, 5));
}

void TestSetup::AC_T_002_threePlayersStartWithResources()
{
    const Game game(layoutA(3));
    QCOMPARE(game.stockOf(p1), amounts(2, 2, 2, 3));
    QCOMPARE(game.stockOf(p2), amounts(2, 2, 2, 4));
    QCOMPARE(game.stockOf(p3), amounts(2, 2, 2, 5));
    QCOMPARE(game.depot(p4), PlayerState{});
}

/// What a first sale of each priced airship would bring.
static std::vector<int> firstPrices(const Setup &setup)
{
    std::vector<int> prices;
    for (const Airship airship : {Airship::WoodenPrivate, Airship::MetalPrivate, Airship::WoodenResidential,
                                  Airship::MetalResidential, Airship::WoodenCargo, Airship::MetalCargo}) {
        Game game(setup);
        game.stock(p1, amounts(20, 20, 20, 20)).unlock(p1, ResourceSet::full()).acting(shipyard);
        if (const auto lower = lowerTier(airship))
            game.grid(*lower, {2}, p1);
        prices.push_back(quote(game.setup, game.state, build(airship, Then::Sell).play).gain[gold]);
    }
    return prices;
}

void TestSetup::AC_T_004_priceMarkersOfThreePlayers() // AC-AMB-01
{
    Setup setup = layoutA(3);
    QCOMPARE(Game(setup).state.priceSpaces.values, (std::array<std::uint8_t, 9>{2, 2, 2, 2, 2, 2, 0, 0, 0}));
    QCOMPARE(firstPrices(setup), (std::vector{3, 3, 6, 6, 9, 9}));

    for (std::uint8_t level = 0; level < 3; ++level) {
        TrackValues track;
        for (int value = 3; value > 0; --value)
            track.append(static_cast<std::uint8_t>(value + 3 * level));
        setup.catalogue.priceTracks[Level{level}] = track;
    }
    QCOMPARE(Game(setup).state.priceSpaces.values, (std::array<std::uint8_t, 9>{2, 2, 2, 2, 2, 2, 0, 0, 0}));
    QCOMPARE(firstPrices(setup), (std::vector{2, 2, 5, 5, 8, 8}));
}

void TestSetup::AC_SETUP_02_priceMarkersOfFourPlayers() // AC-COMP-02
{
    const Setup setup = layoutA(4);
    QCOMPARE(Game(setup).state.priceSpaces.values, (std::array<std::uint8_t, 9>{1, 1, 1, 1, 1, 1, 0, 0, 0}));
    QCOMPARE(firstPrices(setup), (std::vector{3, 3, 6, 6, 9, 9}));
}

void TestSetup::AC_SETUP_02_aTrackOfOneSpaceIsWhereEverybodyStarts()
{
    Setup setup = layoutA(3);
    TrackValues track;
    track.append(5);
    setup.catalogue.priceTracks[Level{1}] = track;
    QCOMPARE(Game(setup).state.priceSpaces[Airship::MetalResidential], 1);
}

void TestSetup::AC_SETUP_02_aMissingTrackHasFourSpaces()
{
    Setup setup = layoutA(3);
    setup.catalogue.priceTracks = {};
    Game game(setup);
    QCOMPARE(game.state.priceSpaces[Airship::WoodenCargo], 2);
    PLAY(game, correct({set::PriceSpace{Airship::WoodenCargo, 4}}));
    REFUSED(game, correct({set::PriceSpace{Airship::WoodenCargo, 5}}), Rule::Setup11);
}

void TestSetup::AC_T_005_crewsAfterSetup() // AC-SETUP-08, AC-COMP-06
{
    const Game game;
    for (const Player player : game.setup.players()) {
        const auto &crews = game.depot(player).crews;
        for (const Crew crew : {Crew{0}, Crew{1}}) {
            QCOMPARE(game.state.city[crews[crew].at], harbor);
            QVERIFY(crews[crew].ready);
        }
        for (const Crew crew : {Crew{2}, Crew{3}})
            QVERIFY(!crews[crew].inPlay() && !crews[crew].ready);
    }
}

void TestSetup::AC_T_006_contractsAfterSetup() // AC-SETUP-05, AC-COMP-10
{
    const Game game;
    QCOMPARE(game.state.market.size(), 5U);
    QCOMPARE(int(game.state.deckLeft), 15);
    QCOMPARE(unplacedContracts(game.setup, game.state).size(), 15);
    for (const Player player : game.setup.players())
        QVERIFY(game.depot(player).held.empty());
}

void TestSetup::AC_T_008_capacityAfterSetup() // AC-RES-02
{
    const Game game;
    for (const Player player : game.setup.players()) {
        for (const Resource resource : all<Resource>())
            QCOMPARE(game.depot(player).capacity(resource), 10);
    }
}

void TestSetup::AC_T_012_firstPlayerNeverChanges() // AC-SETUP-06, AC-TURN-02, AC-COMP-01
{
    Game game;
    QCOMPARE(game.state.current, p1);
    END_ROUND(game);
    QCOMPARE(int(game.state.round), 2);
    QCOMPARE(game.state.current, p1);
    REFUSED_FIRST(game, by(p2, move(1, "N")), Rule::Turn02);
}

void TestSetup::AC_SETUP_01_sixteenBasicTiles() // AC-COMP-15
{
    const Game game;
    const std::set<Tile> tiles(game.state.city.begin(), game.state.city.end());
    QCOMPARE(tiles.size(), 16U);
    QVERIFY(game.state.developed.empty());
}

void TestSetup::AC_SETUP_03_aStageBonusForStagesTwoToFive() // AC-COMP-09
{
    // The first upkeep brings the tile on stage 2, the second the one on stage 3, and so on.
    Setup setup = layoutA();
    for (std::uint8_t stage = 1; stage < 5; ++stage) {
        setup.stageBonuses[Stage{stage}] = StageBonusTile{stage};
        setup.catalogue.stageBonuses[StageBonusTile{stage}] = {amounts(0, 0, 0, stage), 0, {}, 0};
    }
    Game game(setup);
    for (int stage = 2; stage <= 5; ++stage) {
        game.turn((stage - 1) * 4, p1).stock(p1, {});
        END_ROUND(game);
        QCOMPARE(int(game.stockOf(p1)[gear]), stage - 1);
    }
}

void TestSetup::AC_SETUP_04_markersOnTheRoundTrack() // AC-COMP-03, AC-COMP-04
{
    const Game game;
    QCOMPARE(int(game.state.round), 1);
    for (const Player player : game.setup.players())
        QCOMPARE(game.vpOf(player), 0);
}

void TestSetup::AC_SETUP_07_everyPlayerHasTheWholeMaterial()
{
    // AC-COMP-07 resource markers, AC-COMP-08 donation markers, AC-COMP-11 bonus effects, AC-COMP-12 renovations,
    // AC-COMP-13 depots, AC-COMP-18 whose areas for contracts are empty.
    const Game game;
    for (const Player player : game.setup.players()) {
        QCOMPARE(markersLeft(game.setup, game.state, player), 20);
        QCOMPARE(game.stockOf(player).values.size(), 4U);
        QCOMPARE(game.depot(player).bonusEffects.values.size(), 3U);
        QCOMPARE((ResourceSet::full() - game.depot(player).renovations).size(), 4);
        QVERIFY(game.depot(player).held.empty());
        QVERIFY(game.depot(player).completed.empty());
        QVERIFY(game.depot(player).failed.empty());
    }
}

void TestSetup::AC_SETUP_10_renovationsAreLocked() // AC-RES-02
{
    Game game;
    QVERIFY(game.depot(p1).renovations.empty());
    PLAY(game, correct({set::Stock{p1, wood, 10}}));
    REFUSED(game, correct({set::Stock{p1, wood, 11}}), Rule::Setup11);
}

void TestSetup::AC_SETUP_11_noBonusEffectIsActive()
{
    Game game;
    for (const BonusEffect effect : all<BonusEffect>())
        QCOMPARE(game.depot(p2).bonusEffects[effect], EffectStatus::Locked);
    REFUSED(game, barter(wood, gold), Rule::Be01);
}

void TestSetup::AC_SETUP_11_anUnknownTargetShowsAnUnknownEffect()
{
    Setup setup = layoutA();
    setup.catalogue.bonusEffectTargets[BonusEffect::Negotiator] = {};
    const Game game(setup);
    QCOMPARE(game.depot(p1).bonusEffects[BonusEffect::Negotiator], EffectStatus::Unknown);
    QCOMPARE(game.depot(p1).bonusEffects[BonusEffect::Barter], EffectStatus::Locked);
}

void TestSetup::AC_SETUP_12_playerCountChangesOnlyPricesSpacesAndSeats()
{
    State three = startState(layoutA(3));
    State four = startState(layoutA(4));
    QVERIFY(three != four);
    four.priceSpaces = three.priceSpaces;
    four.players[p4] = {};
    QVERIFY(three == four);
}

void TestSetup::
    AC_COMP_19_ninePricedAirships() // AC-COMP-16, AC-AIR-01 to AC-AIR-09: VP and prerequisites by level
{
    const std::vector<std::pair<Airship, int>> table{
        {Airship::WoodenPrivate, 1},     {Airship::MetalPrivate, 1},     {Airship::Sightseeing, 1},
        {Airship::WoodenResidential, 2}, {Airship::MetalResidential, 2}, {Airship::Passenger, 2},
        {Airship::WoodenCargo, 3},       {Airship::MetalCargo, 3},       {Airship::Cruise, 3},
    };
    for (const auto &[airship, vp] : table)
        QCOMPARE(vpOf(airship), vp);
    // No marker lies on any grid or majority space.
    const Game game;
    for (const Grid &grid : game.state.airships)
        QCOMPARE(grid, Grid{});
    for (const Grid &grid : game.state.utilities)
        QCOMPARE(grid, Grid{});
}

void TestSetup::AC_COMP_20_spacesFollowThePlayerCount()
{
    for (const std::size_t players : {std::size_t{3}, std::size_t{4}}) {
        Game game(layoutA(players)); // level 3: 3 spaces with three players, 4 with four
        game.grid(Airship::WoodenResidential, {2}, p1).stock(p1, amounts(20, 20, 20, 20));
        game.unlock(p1, ResourceSet::full()).acting(shipyard).grid(Airship::WoodenCargo, {0, 1, 2}, p3);
        const bool full = players == 3;
        QCOMPARE(game.refuses(build(Airship::WoodenCargo, Then::Donate), Rule::Don04), full);
        QCOMPARE(game.allows(build(Airship::WoodenCargo, Then::Donate)), !full);
    }
}

void TestSetup::AC_COMP_21_twentyRoundsOfFiveStages() // AC-COMP-14, AC-TURN-01
{
    QCOMPARE(lastRound, 20);
    for (int round = 1; round <= 20; ++round)
        QCOMPARE(int(stageOf(round)) + 1, (round + 3) / 4);
}

QTEST_APPLESS_MAIN(TestSetup)
#include "tst_setup.moc"
