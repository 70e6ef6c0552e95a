// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/fixture.h"

#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// Section 21: every reading of every unclear rule that changes what happens in a turn. Slots are named
/// `<key>_<reading>`; those of upkeep and scoring stand in tst_scoringrulings, and tst_rulecoverage misses none.
class TestRulings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void piggybackScope_generators();
    void piggybackScope_any_gain();
    void majorityComparison_grid();
    void majorityComparison_grid_and_majority();
    void basicPiggyback_yes();
    void basicPiggyback_no();
    void relayRevisit_allowed();
    void relayRevisit_forbidden();
    void midActivation_allowed();
    void midActivation_forbidden();
    void bonusEffectCount_summed();
    void bonusEffectCount_single_airship();
    void crestTiming_end();
    void crestTiming_start();
    void workshopWithoutTile_allowed();
    void workshopWithoutTile_forbidden();
    void fullGridSale_allowed();
    void fullGridSale_forbidden();
    void negotiatorExtra_same();
    void negotiatorExtra_any_printed();
    void crestMatch_dot_and_resource();
    void crestMatch_any_dot();
};

/// The phase after P1 sold a ship on a Shipyard that prints a piggyback bonus and where P2 stands.
static Phase phaseAfterSale(PiggybackScope reading)
{
    Setup setup = withRuling<&Rulings::piggybackScope>(reading);
    setup.catalogue.tiles[shipyard].piggyback.basic = ResourceBonus{1, {gold}};
    Game game(setup);
    game.acting(shipyard).crew(p2, 1, shipyard).stock(p1, amounts(4, 0, 0, 2));
    return game.plays(build(Airship::WoodenPrivate, Then::Sell)) ? game.state.phase : Phase::Over;
}

void TestRulings::piggybackScope_generators() // AC-AMB-06
{
    QCOMPARE(phaseAfterSale(PiggybackScope::Generators), Phase::Turn);
}

void TestRulings::piggybackScope_any_gain()
{
    QCOMPARE(phaseAfterSale(PiggybackScope::AnyGain), Phase::Piggyback);
    // Gains of resources only: neither a donation nor a contract taken, whatever the tiles print; nor a crest bonus.
    const std::vector<std::pair<Tile, Played>> deeds{
        {shipyard, build(Airship::WoodenPrivate, Then::Donate)},
        {market1, takeContract(contractS, contract(6))},
        {lighthouse, slideFree({push("1", 'E')}, gold)},
        {harbor, use()},
    };
    for (const auto &[tile, deed] : deeds) {
        Setup setup = withRuling<&Rulings::piggybackScope>(PiggybackScope::AnyGain);
        setup.catalogue.tiles[tile].piggyback = {ResourceBonus{1, {gold}}, ResourceBonus{1, {gold}}};
        Game game(setup);
        game.acting(tile)
            .crew(p2, 1, tile)
            .stock(p1, amounts(4, 0, 0, 2))
            .develop(tile)
            .unlock(p1, {gold, gear});
        PLAY(game, deed);
        QCOMPARE(game.state.phase, Phase::Turn);
    }
}

/// The majority holder after P2 donated beside P1, who holds the majority with so many markers.
static Player holderAfterDonation(MajorityComparison reading, int p1Markers, int p2Markers)
{
    Game game(withRuling<&Rulings::majorityComparison>(reading));
    game.grid(Airship::WoodenPrivate, {p1Markers, p2Markers}, p1);
    game.turn(1, p2).acting(shipyard).stock(p2, amounts(4, 0, 0, 2));
    return game.plays(build(Airship::WoodenPrivate, Then::Donate))
        ? game.state.airships[Airship::WoodenPrivate].majority
        : p4;
}

void TestRulings::majorityComparison_grid() // AC-AMB-04
{
    QCOMPARE(holderAfterDonation(MajorityComparison::Grid, 2, 1), nobody);
    QCOMPARE(holderAfterDonation(MajorityComparison::Grid, 3, 1), p1);
}

void TestRulings::majorityComparison_grid_and_majority()
{
    QCOMPARE(holderAfterDonation(MajorityComparison::GridAndMajority, 2, 1), p1);     // 2 and 1 against 2
    QCOMPARE(holderAfterDonation(MajorityComparison::GridAndMajority, 1, 1), nobody); // 1 and 1 against 2
    // Compared once per placing: the space stays empty until the next one there.
    Game game(withRuling<&Rulings::majorityComparison>(MajorityComparison::GridAndMajority));
    game.grid(Airship::WoodenPrivate, {1, 2}).turn(1, p3).acting(shipyard).stock(p3, amounts(4, 0, 0, 2));
    PLAY(game, build(Airship::WoodenPrivate, Then::Donate));
    QCOMPARE(game.state.airships[Airship::WoodenPrivate].majority, p2);
}

/// The phase after P1 used a Valley of that side where P2 stands.
static Phase phaseAfterValley(Permission reading, bool developed)
{
    Game game(withRuling<&Rulings::basicPiggyback>(reading));
    game.acting(valley1).crew(p2, 1, valley1);
    if (developed)
        game.develop(valley1);
    return game.plays(use()) ? game.state.phase : Phase::Over;
}

void TestRulings::basicPiggyback_yes() // AC-AMB-07
{
    QCOMPARE(phaseAfterValley(Permission::Allowed, false), Phase::Piggyback);
    QCOMPARE(phaseAfterValley(Permission::Allowed, true), Phase::Piggyback);
}

void TestRulings::basicPiggyback_no()
{
    QCOMPARE(phaseAfterValley(Permission::Forbidden, false), Phase::Turn);
    QCOMPARE(phaseAfterValley(Permission::Forbidden, true), Phase::Piggyback);
}

void TestRulings::relayRevisit_allowed() // AC-AMB-08
{
    Game game(withRuling<&Rulings::relayRevisit>(Permission::Allowed));
    game.crew(p1, 1, shipyard).crew(p1, 2, architect);
    ALLOWED(game, move(1, "WE"));
}

void TestRulings::relayRevisit_forbidden()
{
    Game game(withRuling<&Rulings::relayRevisit>(Permission::Forbidden));
    game.crew(p1, 1, shipyard).crew(p1, 2, architect);
    REFUSED_FIRST(game, move(1, "WE"), Rule::Move07);
    ALLOWED(game, move(1, "WS"));
}

/// P1 stands at a tile, with a contract, a gear and Barter at hand.
static Game midActivationGame(Permission reading)
{
    Game game(withRuling<&Rulings::midActivation>(reading));
    game.hold(p1, contractS, 1).effect(p1, BonusEffect::Barter, EffectStatus::Ready).acting(mine1);
    return game;
}

void TestRulings::midActivation_allowed() // AC-AMB-09
{
    Game game = midActivationGame(Permission::Allowed);
    ALLOWED(game, slide("1", 'E'));
    ALLOWED(game, fulfil(contractS));
    ALLOWED(game, barter(wood, gold));
    PLAY(game, slide("2", 'E'));
    PLAY(game, use()); // the crew acts where its tile went
    QCOMPARE(int(game.stockOf(p1)[metal]), 4);
}

void TestRulings::midActivation_forbidden()
{
    Game game = midActivationGame(Permission::Forbidden);
    REFUSED_FIRST(game, slide("1", 'E'), Rule::Move01);
    REFUSED_FIRST(game, fulfil(contractS), Rule::Move01);
    REFUSED_FIRST(game, barter(wood, gold), Rule::Move01);
    PLAY(game, skip());
    ALLOWED(game, slide("1", 'E'));
    ALLOWED(game, fulfil(contractS));
    ALLOWED(game, barter(wood, gold));
}

/// The Negotiator's status after a donation of WP1, with so many markers on WP1 and WR2 before.
static EffectStatus effectAfterDonation(BonusEffectCount reading, int onFirst, int onSecond)
{
    Game game(withRuling<&Rulings::bonusEffectCount>(reading));
    game.acting(shipyard).stock(p1, amounts(4, 0, 0, 2));
    game.grid(Airship::WoodenPrivate, {onFirst, 3}, p2).grid(Airship::WoodenResidential, {onSecond, 1});
    return game.plays(build(Airship::WoodenPrivate, Then::Donate))
        ? game.depot(p1).bonusEffects[BonusEffect::Negotiator]
        : EffectStatus::Unknown;
}

void TestRulings::bonusEffectCount_summed() // AC-AMB-13
{
    QCOMPARE(effectAfterDonation(BonusEffectCount::Summed, 1, 1), EffectStatus::Ready);
    QCOMPARE(effectAfterDonation(BonusEffectCount::Summed, 1, 0), EffectStatus::Locked);
}

void TestRulings::bonusEffectCount_single_airship()
{
    QCOMPARE(effectAfterDonation(BonusEffectCount::SingleAirship, 1, 1), EffectStatus::Locked);
    QCOMPARE(effectAfterDonation(BonusEffectCount::SingleAirship, 1, 2), EffectStatus::Locked);
    QCOMPARE(effectAfterDonation(BonusEffectCount::SingleAirship, 2, 0), EffectStatus::Ready);
}

/// Wood gained from the crest of the Workshop tile: it unlocks wood there, or develops that very tile.
static int crestWood(CrestTiming reading, bool workshopDeveloped, ResourceSet unlocked, Played deed)
{
    Game game(withRuling<&Rulings::crestTiming>(reading));
    game.acting(workshop).stock(p1, amounts(5, 5, 5, 5)).unlock(p1, unlocked);
    if (workshopDeveloped)
        game.develop(workshop);
    const Amounts cost = quote(game.setup, game.state, deed.play).pay;
    return game.plays(deed) ? game.stockOf(p1)[wood] - 5 + cost[wood] : 99;
}

void TestRulings::crestTiming_end() // AC-AMB-14, AC-CREST-05
{
    QCOMPARE(crestWood(CrestTiming::End, true, {}, renovate(wood, forest1)), 1);
    QCOMPARE(crestWood(CrestTiming::End, false, {}, renovate(wood, workshop)), 1);
    QCOMPARE(crestWood(CrestTiming::End, true, {wood}, renovate(metal, mine1)), 1);
    QCOMPARE(crestWood(CrestTiming::End, false, {}, renovate(wood, forest1)), 0);
}

void TestRulings::crestTiming_start()
{
    QCOMPARE(crestWood(CrestTiming::Start, true, {}, renovate(wood, forest1)), 0);
    QCOMPARE(crestWood(CrestTiming::Start, false, {}, renovate(wood, workshop)), 0);
    QCOMPARE(crestWood(CrestTiming::Start, true, {wood}, renovate(metal, mine1)), 1);
}

/// P1 on the Workshop, every tile with a gear dot developed.
static Game withoutGearTile(Permission reading)
{
    Game game(withRuling<&Rulings::workshopWithoutTile>(reading));
    for (const Tile tile : {factory1, factory2, harbor, guild, lighthouse})
        game.develop(tile);
    game.acting(workshop).stock(p1, amounts(9, 9, 9, 9));
    return game;
}

void TestRulings::workshopWithoutTile_allowed() // AC-AMB-15
{
    Game game = withoutGearTile(Permission::Allowed);
    PLAY(game, renovate(gear));
    QCOMPARE(game.vpOf(p1), 3);
    QCOMPARE(game.depot(p1).renovations, ResourceSet{gear});
}

void TestRulings::workshopWithoutTile_forbidden()
{
    Game game = withoutGearTile(Permission::Forbidden);
    REFUSED_FIRST(game, renovate(gear), Rule::LocWork02);
    ALLOWED(game, renovate(wood, forest1));
}

/// P1 on the Shipyard, the grid of WP1 full.
static Game fullGridGame(Permission reading)
{
    Game game(withRuling<&Rulings::fullGridSale>(reading));
    game.grid(Airship::WoodenPrivate, {0, 3, 3}).acting(shipyard).stock(p1, amounts(4, 3, 0, 2));
    return game;
}

void TestRulings::fullGridSale_allowed() // AC-AMB-16
{
    Game game = fullGridGame(Permission::Allowed);
    ALLOWED(game, build(Airship::WoodenPrivate, Then::Sell));
    REFUSED_FIRST(game, build(Airship::WoodenPrivate, Then::Donate), Rule::Don04);
}

void TestRulings::fullGridSale_forbidden()
{
    Game game = fullGridGame(Permission::Forbidden);
    REFUSED_FIRST(game, build(Airship::WoodenPrivate, Then::Sell), Rule::Don04);
    ALLOWED(game, build(Airship::MetalPrivate, Then::Sell));
}

/// P2 may answer on Valley-1, its Negotiator ready.
static Game negotiatorGame(NegotiatorExtra reading)
{
    Game game(withRuling<&Rulings::negotiatorExtra>(reading));
    game.acting(valley1).crew(p2, 1, valley1).effect(p2, BonusEffect::Negotiator, EffectStatus::Ready);
    if (!game.plays(use()))
        qFatal("%s", game.why());
    return game;
}

void TestRulings::negotiatorExtra_same() // AC-AMB-18, AC-DIFF-18
{
    Game game = negotiatorGame(NegotiatorExtra::Same);
    REFUSED_FIRST(game, answer(p2, wood, metal), Rule::Be05);
    PLAY(game, answer(p2, wood, wood));
    QCOMPARE(game.stockOf(p2), amounts(4, 2, 2, 4));
}

void TestRulings::negotiatorExtra_any_printed()
{
    Game game = negotiatorGame(NegotiatorExtra::AnyPrinted);
    REFUSED_FIRST(game, answer(p2, wood, gold), Rule::Be05);
    ALLOWED(game, answer(p2, wood, wood));
    PLAY(game, answer(p2, wood, metal));
    QCOMPARE(game.stockOf(p2), amounts(3, 3, 2, 4));
}

/// P1 on the developed Forest-1: dots wood and gear, crest 1 wood or 1 gold; wood locked, gear unlocked.
static Game crestGame(CrestMatch reading, ResourceSet unlocked)
{
    Setup setup = withRuling<&Rulings::crestMatch>(reading);
    setup.catalogue.tiles[forest1].crests = ResourceSet{wood, gear};
    setup.catalogue.tiles[forest1].crestBonus = ResourceBonus{1, {wood, gold}};
    Game game(setup);
    game.acting(forest1).develop(forest1).unlock(p1, unlocked).stock(p1, {});
    return game;
}

void TestRulings::crestMatch_dot_and_resource() // AC-AMB-36
{
    // The dot matches gear, but neither wood nor gold is unlocked.
    Game game = crestGame(CrestMatch::DotAndResource, {gear});
    REFUSED_FIRST(game, use(wood), Rule::Crest04);
    PLAY(game, use());
    QCOMPARE(game.stockOf(p1), amounts(3, 0, 0, 0));
    // Gold is unlocked, and a dot matches through gear.
    Game both = crestGame(CrestMatch::DotAndResource, {gear, gold});
    PLAY(both, use());
    QCOMPARE(both.stockOf(p1), amounts(3, 0, 1, 0));
    // Gold alone matches no dot.
    Game other = crestGame(CrestMatch::DotAndResource, {gold});
    PLAY(other, use());
    QCOMPARE(other.stockOf(p1), amounts(3, 0, 0, 0));
}

void TestRulings::crestMatch_any_dot()
{
    Game game = crestGame(CrestMatch::AnyDot, {gear});
    REFUSED_FIRST(game, use(), Rule::Crest04);
    PLAY(game, use(gold));
    QCOMPARE(game.stockOf(p1), amounts(3, 0, 1, 0));
    Game other = crestGame(CrestMatch::AnyDot, {gold}); // still no dot matches
    PLAY(other, use());
    QCOMPARE(other.stockOf(p1), amounts(3, 0, 0, 0));
}

QTEST_APPLESS_MAIN(TestRulings)
#include "tst_rulings.moc"
