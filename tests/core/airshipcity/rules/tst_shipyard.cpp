// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/fixture.h"

#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// Shipyard and Architect's Office (p9-11): prerequisites, discounts, donations and sales. Majorities stand in
/// tst_majorities.
class TestShipyard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void AC_T_088_firstDonation();
    void AC_T_089_secondDonationIsCheaper();
    void AC_T_090_ownDiscountStartsAfterwards();
    void AC_T_092_oneMarkerIsNotEnough();
    void AC_T_093_gridAndMajorityMakeTwo();
    void AC_T_097_prerequisiteOfASale();
    void AC_T_098_firstSale();
    void AC_T_100_salesOfThreePlayers();
    void AC_T_101_saleBeyondTheCapacity();
    void AC_T_102_sightseeingCannotBeSold();
    void AC_T_104_aSaleBringsNothingElse();
    void AC_T_105_oneMarkerPerAirship();
    void AC_T_106_fullGrid();
    void AC_T_108_discountBeyondTheCost();
    void AC_T_109_costBeyondTheCapacity();
    void AC_T_110_discountBringsItIntoReach();
    void AC_T_113_buildAUtility();
    void AC_T_114_utilitiesCannotBeSold();
    void AC_AIR_everyAirship_data();
    void AC_AIR_everyAirship();
    void AC_PRE_02_sameFamilyOneLevelLower();
    void AC_PRE_04_losingAMajorityLosesALevel();
    void AC_AMB_32_ownMarkersOnly();
    void AC_DISC_02_discountsOfOneActionAddUp();
    void AC_DISC_04_discountOfASale();
    void AC_DON_03_discountFromNowOn();
    void AC_DON_04_noMarkerLeft();
    void AC_DON_06_pointsBeforeTheMajority();
    void AC_SELL_02_onTheBottomSpaceItStays();
    void AC_AMB_34_refusedWhenNeitherIsPossible();
    void AC_LOC_ARCH_01_discountsOfLevelThree();
    void AC_LOC_ARCH_01_needsAFreeSpace();
};

void TestShipyard::AC_T_088_firstDonation() // AC-LOC-SHIP-01, AC-DON-01, AC-DON-02, AC-MAJ-01
{
    Game game;
    game.acting(shipyard).stock(p1, amounts(4, 0, 0, 2));
    PLAY(game, build(Airship::WoodenPrivate, Then::Donate));
    QCOMPARE(game.stockOf(p1), Amounts{});
    QCOMPARE(game.vpOf(p1), 1);
    const Grid &grid = game.state.airships[Airship::WoodenPrivate];
    QCOMPARE(int(grid.markers[p1]), 1);
    QCOMPARE(grid.majority, p1);
    QCOMPARE(contributions(grid, p1), 2);
    QCOMPARE(markersLeft(game.setup, game.state, p1), 18);
}

/// P1 alone on WP1 with a marker and the majority, as after the first donation.
static Game afterFirstDonation(const Amounts &stock)
{
    Game game;
    game.acting(shipyard).stock(p1, stock).grid(Airship::WoodenPrivate, {1}, p1);
    return game;
}

void TestShipyard::AC_T_089_secondDonationIsCheaper() // AC-DISC-01, AC-DISC-03
{
    Game game = afterFirstDonation(amounts(2, 0, 0, 2));
    PLAY(game, build(Airship::WoodenPrivate, Then::Donate));
    QCOMPARE(game.stockOf(p1), Amounts{});
    QCOMPARE(contributions(game.state.airships[Airship::WoodenPrivate], p1), 3);
}

void TestShipyard::AC_T_090_ownDiscountStartsAfterwards() // AC-DISC-03
{
    Game game;
    game.acting(shipyard).stock(p1, amounts(3, 0, 0, 2));
    REFUSED_FIRST(game, build(Airship::WoodenPrivate, Then::Donate), Rule::Res04);
}

void TestShipyard::AC_T_092_oneMarkerIsNotEnough() // AC-PRE-01, AC-PRE-04
{
    Game game;
    game.acting(shipyard).stock(p1, amounts(8, 0, 0, 4)).grid(Airship::WoodenPrivate, {1, 1});
    REFUSED_FIRST(game, build(Airship::WoodenResidential, Then::Donate), Rule::Pre01);
}

void TestShipyard::AC_T_093_gridAndMajorityMakeTwo() // AC-PRE-03, AC-DISC-04
{
    Game game = afterFirstDonation(amounts(6, 0, 0, 4));
    PLAY(game, build(Airship::WoodenResidential, Then::Donate));
    QCOMPARE(game.stockOf(p1), Amounts{});
    QCOMPARE(game.vpOf(p1), 2);
}

void TestShipyard::AC_T_097_prerequisiteOfASale() // AC-PRE-01
{
    Game game;
    game.acting(shipyard).stock(p1, amounts(10, 10, 10, 10));
    REFUSED_FIRST(game, build(Airship::WoodenResidential, Then::Sell), Rule::Pre01);
}

void TestShipyard::AC_T_098_firstSale() // AC-SELL-01, AC-SELL-02
{
    Game game;
    game.acting(shipyard).stock(p1, amounts(4, 0, 0, 2));
    PLAY(game, build(Airship::WoodenPrivate, Then::Sell));
    QCOMPARE(game.stockOf(p1), amounts(0, 0, 3, 0));
    QCOMPARE(int(game.state.priceSpaces[Airship::WoodenPrivate]), 2);
}

/// Gold of four sales of WR2, one after the other, in a game of three.
static std::vector<int> fourSales(const Setup &setup)
{
    std::vector<int> proceeds;
    Game game(setup);
    for (int sale = 0; sale < 4; ++sale) {
        game.acting(shipyard).stock(p1, amounts(8, 0, 0, 4)).grid(Airship::WoodenPrivate, {2, 2});
        if (!game.plays(build(Airship::WoodenResidential, Then::Sell)))
            return {};
        proceeds.push_back(game.stockOf(p1)[gold]);
    }
    return proceeds;
}

void TestShipyard::AC_T_100_salesOfThreePlayers() // AC-SETUP-02, AC-AMB-01, AC-SELL-04
{
    Setup setup = layoutA(3);
    QCOMPARE(fourSales(setup), (std::vector{6, 5, 4, 4}));
    TrackValues track;
    for (const int value : {6, 5, 4})
        track.append(static_cast<std::uint8_t>(value));
    setup.catalogue.priceTracks[Level{1}] = track;
    QCOMPARE(fourSales(setup), (std::vector{5, 4, 4, 4}));
}

void TestShipyard::AC_T_101_saleBeyondTheCapacity() // AC-SELL-01, AC-RES-03
{
    Game game;
    game.acting(shipyard).unlock(p1, {wood}).stock(p1, amounts(14, 0, 5, 7));
    game.grid(Airship::WoodenResidential, {2}, p1);
    PLAY(game, build(Airship::WoodenCargo, Then::Sell));
    QCOMPARE(game.stockOf(p1), amounts(0, 0, 10, 0));
    int lost = 0;
    for (const Change &change : game.changes)
        lost += change.lost;
    QCOMPARE(lost, 4);
}

void TestShipyard::AC_T_102_sightseeingCannotBeSold() // AC-SELL-05
{
    for (const Airship airship : {Airship::Sightseeing, Airship::Passenger, Airship::Cruise}) {
        Game game;
        game.acting(shipyard).stock(p1, amounts(10, 10, 10, 10));
        game.grid(Airship::Sightseeing, {2}, p1).grid(Airship::Passenger, {2}, p1);
        REFUSED_FIRST(game, build(airship, Then::Sell), Rule::Sell05);
        ALLOWED(game, build(airship, Then::Donate));
    }
}

void TestShipyard::AC_T_104_aSaleBringsNothingElse() // AC-SELL-03
{
    Game game;
    game.acting(shipyard).stock(p1, amounts(4, 0, 0, 2)).grid(Airship::WoodenPrivate, {0, 1}, p2);
    const State before = game.state;
    PLAY(game, build(Airship::WoodenPrivate, Then::Sell));
    QCOMPARE(game.vpOf(p1), 0);
    QCOMPARE(game.state.airships, before.airships);
    QCOMPARE(markersLeft(game.setup, game.state, p1), 20);
}

void TestShipyard::AC_T_105_oneMarkerPerAirship() // AC-COMP-02
{
    Game game;
    game.acting(shipyard).stock(p1, amounts(4, 3, 0, 4));
    PLAY(game, build(Airship::WoodenPrivate, Then::Sell));
    QCOMPARE(int(game.state.priceSpaces[Airship::MetalPrivate]), 1);
    PLAY(game.acting(shipyard), build(Airship::MetalPrivate, Then::Sell));
    QCOMPARE(game.stockOf(p1)[gold], 6);
}

void TestShipyard::AC_T_106_fullGrid() // AC-DON-04, AC-AMB-16
{
    Game game;
    game.acting(shipyard).stock(p1, amounts(4, 0, 0, 2)).grid(Airship::WoodenPrivate, {0, 3, 2, 1}, p2);
    REFUSED_FIRST(game, build(Airship::WoodenPrivate, Then::Donate), Rule::Don04);
    ALLOWED(game, build(Airship::WoodenPrivate, Then::Sell));
    // Of the sightseeing line neither option is left.
    game.stock(p1, amounts(9, 9, 9, 9)).grid(Airship::Sightseeing, {0, 3, 2, 1}, p2);
    REFUSED_FIRST(game, build(Airship::Sightseeing, Then::Donate), Rule::Don04);
    REFUSED_FIRST(game, build(Airship::Sightseeing, Then::Sell), Rule::Sell05);
}

void TestShipyard::AC_T_108_discountBeyondTheCost() // AC-DISC-05, AC-AMB-12
{
    Game game;
    game.acting(shipyard).stock(p1, amounts(0, 0, 0, 2)).grid(Airship::WoodenPrivate, {4}, p1);
    PLAY(game, build(Airship::WoodenPrivate, Then::Donate));
    QCOMPARE(game.stockOf(p1), Amounts{});
    // The excess does not move to another resource: wood discounts leave metal and gear alone.
    game.acting(shipyard).stock(p1, amounts(9, 3, 0, 1));
    REFUSED_FIRST(game, build(Airship::MetalPrivate, Then::Sell), Rule::Res04);
}

void TestShipyard::AC_T_109_costBeyondTheCapacity() // AC-RES-02, AC-DISC-01
{
    Game game;
    game.acting(shipyard).stock(p1, amounts(10, 0, 0, 10));
    game.grid(Airship::WoodenPrivate, {1, 1}).grid(Airship::WoodenResidential, {2, 2});
    REFUSED_FIRST(game, build(Airship::WoodenCargo, Then::Donate), Rule::Res04);
    QCOMPARE(quote(game.setup, game.state, build(Airship::WoodenCargo, Then::Donate).play).pay,
             amounts(13, 0, 0, 7));
}

void TestShipyard::AC_T_110_discountBringsItIntoReach() // AC-DISC-01, AC-PRE-01
{
    Game game;
    game.acting(shipyard).stock(p1, amounts(10, 0, 0, 7));
    game.grid(Airship::WoodenPrivate, {3}, p1).grid(Airship::WoodenResidential, {1}, p1);
    PLAY(game, build(Airship::WoodenCargo, Then::Donate));
    QCOMPARE(game.stockOf(p1), Amounts{});
    QCOMPARE(game.vpOf(p1), 3);
}

void TestShipyard::AC_T_113_buildAUtility() // AC-LOC-ARCH-01, AC-MAJ-06
{
    Game game;
    game.acting(architect).stock(p1, amounts(5, 0, 4, 0));
    PLAY(game, buildUtility(u1));
    QCOMPARE(game.stockOf(p1), amounts(0, 0, 1, 0));
    QCOMPARE(game.vpOf(p1), 4);
    QCOMPARE(int(game.state.utilities[u1].markers[p1]), 1);
    QCOMPARE(game.state.utilities[u1].majority, p1);
    QCOMPARE(markersLeft(game.setup, game.state, p1), 18);
}

void TestShipyard::AC_T_114_utilitiesCannotBeSold() // AC-LOC-ARCH-01
{
    Game game;
    game.acting(architect).stock(p1, amounts(9, 9, 9, 9));
    Played sale = buildUtility(u1);
    std::get<Use>(sale.play.what).given.insert(UseKey::Then);
    std::get<Use>(sale.play.what).then = Then::Sell;
    REFUSED_FIRST(game, sale, Rule::Move08);
    REFUSED_FIRST(game, build(Airship::WoodenPrivate, Then::Sell), Rule::Move08);
}

void TestShipyard::AC_AIR_everyAirship_data()
{
    QTest::addColumn<int>("airship");
    QTest::addColumn<Amounts>("cost");
    QTest::addColumn<int>("vp");
    QTest::addColumn<int>("prerequisite");
    const auto row = [](const char *name, Airship airship, const Amounts &cost, int vp, int prerequisite) {
        QTest::newRow(name) << int(airship) << cost << vp << prerequisite;
    };
    row("AC-AIR-01", Airship::WoodenPrivate, amounts(4, 0, 0, 2), 1, -1);
    row("AC-AIR-02", Airship::WoodenResidential, amounts(8, 0, 0, 4), 2, int(Airship::WoodenPrivate));
    row("AC-AIR-03", Airship::WoodenCargo, amounts(14, 0, 0, 7), 3, int(Airship::WoodenResidential));
    row("AC-AIR-04", Airship::MetalPrivate, amounts(0, 3, 0, 2), 1, -1);
    row("AC-AIR-05", Airship::MetalResidential, amounts(0, 6, 0, 4), 2, int(Airship::MetalPrivate));
    row("AC-AIR-06", Airship::MetalCargo, amounts(0, 11, 0, 7), 3, int(Airship::MetalResidential));
    row("AC-AIR-07", Airship::Sightseeing, amounts(2, 2, 0, 2), 1, -1);
    row("AC-AIR-08", Airship::Passenger, amounts(4, 4, 0, 4), 2, int(Airship::Sightseeing));
    row("AC-AIR-09", Airship::Cruise, amounts(7, 7, 0, 7), 3, int(Airship::Passenger));
}

void TestShipyard::AC_AIR_everyAirship() // AC-AMB-03
{
    QFETCH(int, airship);
    QFETCH(Amounts, cost);
    QFETCH(int, vp);
    QFETCH(int, prerequisite);
    const auto kind = static_cast<Airship>(airship);
    Game game;
    for (AirshipValues &values : game.setup.catalogue.airships)
        values.discount->amount = 0;
    game.unlock(p1, {wood, metal}).stock(p1, cost).acting(shipyard);
    if (prerequisite >= 0) {
        game.grid(static_cast<Airship>(prerequisite), {1, 1});
        REFUSED_FIRST(game, build(kind, Then::Donate), Rule::Pre01);
        game.grid(static_cast<Airship>(prerequisite), {2, 2});
    }
    PLAY(game, build(kind, Then::Donate));
    QCOMPARE(game.stockOf(p1), Amounts{});
    QCOMPARE(game.vpOf(p1), vp);
}

void TestShipyard::AC_PRE_02_sameFamilyOneLevelLower()
{
    Game game;
    game.acting(shipyard).stock(p1, amounts(20, 20, 20, 20)).unlock(p1, ResourceSet::full());
    game.grid(Airship::WoodenPrivate, {2}, p1);
    ALLOWED(game, build(Airship::WoodenResidential, Then::Donate));
    for (const Airship other : {Airship::MetalResidential, Airship::Passenger, Airship::WoodenCargo})
        REFUSED_FIRST(game, build(other, Then::Donate), Rule::Pre01);
}

void TestShipyard::AC_PRE_04_losingAMajorityLosesALevel()
{
    Game game = afterFirstDonation(amounts(8, 0, 0, 4));
    ALLOWED(game, build(Airship::WoodenResidential, Then::Sell));
    game.turn(1, p2).acting(shipyard).stock(p2, amounts(4, 0, 0, 2));
    PLAY(game, build(Airship::WoodenPrivate, Then::Donate));
    game.turn(1, p1).acting(shipyard);
    REFUSED_FIRST(game, build(Airship::WoodenResidential, Then::Sell), Rule::Pre01);
}

void TestShipyard::AC_AMB_32_ownMarkersOnly()
{
    Game game;
    game.acting(shipyard).stock(p1, amounts(8, 0, 0, 4)).grid(Airship::WoodenPrivate, {1, 3}, p2);
    REFUSED_FIRST(game, build(Airship::WoodenResidential, Then::Donate), Rule::Pre01);
}

void TestShipyard::AC_DISC_02_discountsOfOneActionAddUp()
{
    Game game;
    game.setup.catalogue.airships[Airship::WoodenPrivate].discount = Discount{gear, 1};
    game.setup.catalogue.airships[Airship::MetalPrivate].discount = Discount{gear, 2};
    game.grid(Airship::WoodenPrivate, {1, 1})
        .grid(Airship::MetalPrivate, {1, 1})
        .grid(Airship::Sightseeing, {2, 2});
    game.acting(shipyard);
    QCOMPARE(quote(game.setup, game.state, build(Airship::Passenger, Then::Donate).play).pay,
             amounts(4, 4, 0, 1));
    // Others' markers and other actions' airships lower nothing.
    game.grid(Airship::WoodenPrivate, {0, 2}, p2).grid(Airship::MetalPrivate, {0, 2}, p2);
    game.grid(Airship::Cruise, {2}, p1).grid(Airship::MetalResidential, {2}, p1);
    QCOMPARE(quote(game.setup, game.state, build(Airship::Passenger, Then::Donate).play).pay,
             amounts(4, 4, 0, 4));
}

void TestShipyard::AC_DISC_04_discountOfASale()
{
    Game game = afterFirstDonation(amounts(2, 0, 0, 2));
    PLAY(game, build(Airship::WoodenPrivate, Then::Sell));
    QCOMPARE(game.stockOf(p1), amounts(0, 0, 3, 0));
}

void TestShipyard::AC_DON_03_discountFromNowOn() // AC-LOC-WORK-01
{
    Game game;
    game.grid(Airship::MetalPrivate, {2}, p1).stock(p1, amounts(0, 9, 0, 9)).acting(shipyard);
    const Amounts before = quote(game.setup, game.state, renovate(wood, forest1).play).pay;
    PLAY(game, build(Airship::MetalResidential, Then::Donate));
    game.acting(workshop);
    QCOMPARE(before, Amounts{}); // no Workshop, no price
    QCOMPARE(quote(game.setup, game.state, renovate(wood, forest1).play).pay, amounts(0, 0, 0, 1));
}

void TestShipyard::AC_DON_04_noMarkerLeft() // AC-AMB-23, AC-COMP-08
{
    Game game;
    for (const Airship airship : {Airship::Sightseeing, Airship::Passenger, Airship::Cruise})
        game.grid(airship, {4, 4});
    game.grid(Airship::MetalCargo, {4}, nobody).grid(Airship::MetalResidential, {3}, p1);
    QCOMPARE(markersLeft(game.setup, game.state, p1), 0);
    game.acting(shipyard).stock(p1, amounts(4, 0, 0, 2));
    REFUSED_FIRST(game, build(Airship::WoodenPrivate, Then::Donate), Rule::Don04);
    ALLOWED(game, build(Airship::WoodenPrivate, Then::Sell));
    game.acting(architect).stock(p1, amounts(9, 9, 9, 9));
    REFUSED_FIRST(game, buildUtility(u1), Rule::Don04);
}

void TestShipyard::AC_DON_06_pointsBeforeTheMajority()
{
    Game game;
    game.acting(shipyard).stock(p1, amounts(4, 0, 0, 2));
    PLAY(game, build(Airship::WoodenPrivate, Then::Donate));
    std::vector<Change::Kind> order;
    for (const Change &change : game.changes) {
        if (change.kind != Change::Kind::Paid)
            order.push_back(change.kind);
    }
    QCOMPARE(order,
             (std::vector{Change::Kind::AirshipMarker, Change::Kind::Vp, Change::Kind::MajorityTaken}));
}

void TestShipyard::AC_SELL_02_onTheBottomSpaceItStays()
{
    Game game;
    game.state.priceSpaces[Airship::WoodenPrivate] = 4;
    for (int sale = 1; sale <= 2; ++sale) {
        game.acting(shipyard).stock(p1, amounts(4, 0, 0, 2));
        PLAY(game, build(Airship::WoodenPrivate, Then::Sell));
        QCOMPARE(int(game.stockOf(p1)[gold]), 1);
        QCOMPARE(int(game.state.priceSpaces[Airship::WoodenPrivate]), 4);
    }
}

void TestShipyard::AC_AMB_34_refusedWhenNeitherIsPossible()
{
    Game game(withRuling<&Rulings::fullGridSale>(Permission::Forbidden));
    game.acting(shipyard).stock(p1, amounts(9, 9, 9, 9)).grid(Airship::WoodenPrivate, {0, 3, 2, 1}, p2);
    REFUSED_FIRST(game, build(Airship::WoodenPrivate, Then::Donate), Rule::Don04);
    REFUSED_FIRST(game, build(Airship::WoodenPrivate, Then::Sell), Rule::Don04);
}

void TestShipyard::AC_LOC_ARCH_01_discountsOfLevelThree()
{
    Game game;
    game.grid(Airship::WoodenCargo, {1}, p1).grid(Airship::Cruise, {1, 1}).acting(architect);
    // 5 wood and 3 gold, less 2 x 2 wood and 1 x 2 gold.
    QCOMPARE(quote(game.setup, game.state, buildUtility(u1).play).pay, amounts(1, 0, 1, 0));
}

void TestShipyard::AC_LOC_ARCH_01_needsAFreeSpace() // AC-DON-04
{
    Game game;
    game.acting(architect).stock(p1, amounts(9, 9, 9, 9)).grid(u2, {0, 1, 1, 1});
    REFUSED_FIRST(game, buildUtility(u2), Rule::Don04);
    game.grid(u2, {0, 1, 1, 0});
    ALLOWED(game, buildUtility(u2));
}

QTEST_APPLESS_MAIN(TestShipyard)
#include "tst_shipyard.moc"
