// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/fixture.h"

#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

using Missing = Value;

/// `formats.md`, "Values that are not known": undetermined verdicts, and what the table must report. Upkeep and
/// piggyback stand in tst_undeterminedsteps.
class TestUndetermined : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneCertainObjectionIsEnough();
    void unknownCostOfAnAirship();
    void unknownSpacesNeedNoReport();
    void unknownUtility();
    void unknownContract();
    void unknownTerm();
    void unknownGuildPrice();
    void unknownRenovationCost();
    void unknownDots();
    void unknownDotsAndNoTileNamed();
    void unknownPriceTrack();
    void unknownCrest();
    void unknownCrestThatCannotMatter_data();
    void unknownCrestThatCannotMatter();
    void crestChoiceRefusedByAKnownBonus();
    void unknownDiscount();
    void unknownDiscountThatCannotMatter();
    void unknownDiscountCannotHelpTwoResources();
    void unknownTargetOfABonusEffect();
    void unknownTargetInfersNothing();
    void noneIsNotMissing();
    void reportedPaymentBeyondTheStock();
    void needlessReportIsRefusedUnlessEqual();
    void reportedGainIsTheWholeOfIt();
    void reportedVpBeforeTheFloor();
    void emptyReportsCountAsGiven();
    void lackingReportStopsTheReplay();
};

static Setup without(void (*remove)(Catalogue &), Setup setup = layoutA())
{
    remove(setup.catalogue);
    return setup;
}

void TestUndetermined::oneCertainObjectionIsEnough()
{
    Game game(without([](Catalogue &catalogue) {
        catalogue.airships[Airship::WoodenResidential].cost = {};
        catalogue.airships[Airship::WoodenPrivate].spaces = {};
    }));
    game.acting(shipyard);
    REFUSED_FIRST(game, build(Airship::WoodenResidential, Then::Sell), Rule::Pre01);
    REFUSED_FIRST(game, build(Airship::WoodenPrivate, Then::Donate), Rule::Res04); // 4 wood cost, 2 in stock
    REFUSED_FIRST(game, move(2, "N"), Rule::Move01);
}

void TestUndetermined::unknownCostOfAnAirship()
{
    Game game(without([](Catalogue &catalogue) { catalogue.airships[Airship::MetalPrivate].cost = {}; }));
    game.acting(shipyard).stock(p1, amounts(2, 5, 2, 3));
    const Played deed = build(Airship::MetalPrivate, Then::Donate);
    LACKS(game, deed, {{Missing::AirshipCost, 3}}, {ReportKey::Pay});
    PLAY_REPORTED(game, reporting(deed, paid(amounts(0, 3, 0, 2))));
    QCOMPARE(game.stockOf(p1), amounts(2, 2, 2, 1));
    QCOMPARE(game.vpOf(p1), 1);
}

void TestUndetermined::unknownSpacesNeedNoReport() // AC-COMP-20
{
    Game game(without(
        [](Catalogue &catalogue) { catalogue.airships[Airship::WoodenPrivate].spaces.forFour = {}; }));
    game.acting(shipyard).stock(p1, amounts(4, 0, 0, 2));
    LACKS(game, build(Airship::WoodenPrivate, Then::Donate), {{Missing::AirshipSpaces, 0}});
    ALLOWED(game, build(Airship::WoodenPrivate, Then::Sell)); // a sale asks for no space
    PLAY_REPORTED(game, build(Airship::WoodenPrivate, Then::Donate));
    QCOMPARE(game.vpOf(p1), 1);

    Setup forbidden = withRuling<&Rulings::fullGridSale>(Permission::Forbidden, game.setup);
    Game other(forbidden);
    other.acting(shipyard).stock(p1, amounts(4, 0, 0, 2));
    LACKS(other, build(Airship::WoodenPrivate, Then::Sell), {{Missing::AirshipSpaces, 0}});
}

void TestUndetermined::unknownUtility()
{
    Game game(without([](Catalogue &catalogue) { catalogue.utilities[u2] = {}; }));
    game.acting(architect);
    LACKS(game, buildUtility(u2),
          {{Missing::UtilityCost, 1}, {Missing::UtilityVp, 1}, {Missing::UtilitySpaces, 1}},
          {ReportKey::Pay, ReportKey::Vp});
    PLAY_REPORTED(game, reporting(buildUtility(u2), paid(amounts(1, 1, 1, 0), scored(5))));
    QCOMPARE(game.stockOf(p1), amounts(1, 1, 1, 3));
    QCOMPARE(game.vpOf(p1), 5);
    QCOMPARE(game.state.utilities[u2].majority, p1);
}

void TestUndetermined::unknownContract()
{
    Game game(without([](Catalogue &catalogue) { catalogue.contracts[contract(6)] = {}; }));
    game.hold(p1, contract(6), 1);
    LACKS(game, fulfil(contract(6)),
          {{Missing::ContractCost, 5}, {Missing::ContractVp, 5}, {Missing::ContractGold, 5}},
          {ReportKey::Pay, ReportKey::Gain, ReportKey::Vp});
    PLAY_REPORTED(
        game,
        reporting(fulfil(contract(6)), paid(amounts(1, 2, 0, 0), gained(amounts(0, 0, 3, 0), scored(2)))));
    QCOMPARE(game.stockOf(p1), amounts(1, 0, 5, 3));
    QCOMPARE(game.vpOf(p1), 2);
    REFUSED_FIRST(game, fulfil(contract(7)), Rule::Con03);
}

void TestUndetermined::unknownTerm()
{
    Game game(without([](Catalogue &catalogue) { catalogue.contracts[contract(3)].term = {}; }));
    game.acting(market1);
    LACKS(game, takeContract(contract(3), contract(6)), {{Missing::ContractTerm, 2}}, {ReportKey::Term});
    PLAY_REPORTED(game, reporting(takeContract(contract(3), contract(6)), withTerm(3)));
    QCOMPARE(int(game.state.termLeft[contract(3)]), 3);
}

void TestUndetermined::unknownGuildPrice()
{
    Game game(without([](Catalogue &catalogue) { catalogue.guildPrice = {}; }));
    game.acting(guild);
    LACKS(game, use(), {{Missing::GuildPrice, 0}}, {ReportKey::Pay});
    PLAY_REPORTED(game, reporting(use(), paid(amounts(0, 0, 2, 2))));
    QCOMPARE(game.stockOf(p1), amounts(2, 2, 0, 1));
    // Four crews are in play: certain, whatever the price.
    Game full(game.setup);
    full.acting(guild).crew(p1, 3, mine1).crew(p1, 4, mine2);
    REFUSED_FIRST(full, use(), Rule::LocGuild03);
}

void TestUndetermined::unknownRenovationCost()
{
    Game game(without([](Catalogue &catalogue) { catalogue.renovationCosts[wood] = {}; }));
    game.acting(workshop);
    LACKS(game, renovate(wood, forest1), {{Missing::RenovationCost, 0}}, {ReportKey::Pay});
    REFUSED_FIRST(game, renovate(wood, mine1), Rule::LocWork02);
    PLAY_REPORTED(game, reporting(renovate(wood, forest1), paid(amounts(0, 1, 0, 1))));
    QCOMPARE(game.vpOf(p1), 3);
}

void TestUndetermined::unknownDots()
{
    Game game(without([](Catalogue &catalogue) { catalogue.tiles[mine1].crests = {}; }));
    game.acting(workshop).stock(p1, amounts(9, 9, 9, 9));
    LACKS(game, renovate(wood, mine1), {{Missing::TileCrests, 5}});
    ALLOWED(game, renovate(wood, forest1));
    PLAY_REPORTED(game, renovate(wood, mine1));
    QVERIFY(game.state.developed.contains(mine1));
}

void TestUndetermined::unknownDotsAndNoTileNamed() // AC-AMB-15
{
    Game game(without([](Catalogue &catalogue) {
        for (const Tile tile : {factory1, factory2, harbor, guild, lighthouse})
            catalogue.tiles[tile].crests = ResourceSet{};
        catalogue.tiles[valley1].crests = catalogue.tiles[valley2].crests = std::nullopt;
    }));
    game.acting(workshop).stock(p1, amounts(9, 9, 9, 9));
    LACKS(game, renovate(gear), {{Missing::TileCrests, 3}, {Missing::TileCrests, 13}});
    REFUSED_FIRST(game, renovate(wood), Rule::LocWork02); // a basic tile with a wood dot is known
    // A developed tile's dots do not matter.
    game.develop(valley1);
    LACKS(game, renovate(gear), {{Missing::TileCrests, 13}});
    game.setup.rulings.workshopWithoutTile = Permission::Forbidden;
    REFUSED_FIRST(game, renovate(gear), Rule::LocWork02);
}

void TestUndetermined::unknownPriceTrack()
{
    Game game(without([](Catalogue &catalogue) { catalogue.priceTracks[Level{0}] = {}; }));
    game.acting(shipyard).stock(p1, amounts(4, 0, 0, 2));
    const Played sale = build(Airship::WoodenPrivate, Then::Sell);
    LACKS(game, sale, {{Missing::PriceTrack, 0}}, {ReportKey::Gain});
    ALLOWED(game, build(Airship::WoodenPrivate, Then::Donate));
    PLAY_REPORTED(game, reporting(sale, gained(amounts(0, 0, 3, 0))));
    QCOMPARE(game.stockOf(p1), amounts(0, 0, 3, 0));
    QCOMPARE(int(game.state.priceSpaces[Airship::WoodenPrivate]), 2);
}

void TestUndetermined::unknownCrest()
{
    Game game(without([](Catalogue &catalogue) {
        catalogue.tiles[forest1].crestBonus = {};
        catalogue.tiles[forest2].crests = {};
    }));
    game.develop(forest1).develop(forest2).unlock(p1, {wood}).acting(forest1);
    LACKS(game, use(), {{Missing::TileCrestBonus, 0}}, {ReportKey::Gain});
    PLAY_REPORTED(game, reporting(use(), gained(amounts(4, 0, 0, 0)))); // the known 3 wood included
    QCOMPARE(int(game.stockOf(p1)[wood]), 6);
    game.acting(forest2, 2);
    LACKS(game, use(), {{Missing::TileCrests, 12}}, {ReportKey::Gain});
}

void TestUndetermined::unknownCrestThatCannotMatter_data()
{
    QTest::addColumn<bool>("developed");
    QTest::addColumn<ResourceSet>("unlocked");
    QTest::addColumn<bool>("dotsKnown");
    QTest::newRow("basic side") << false << ResourceSet{wood} << false;
    QTest::newRow("no renovation unlocked") << true << ResourceSet{} << false;
    QTest::newRow("no dot matches") << true << ResourceSet{gold} << true;
}

void TestUndetermined::unknownCrestThatCannotMatter()
{
    QFETCH(bool, developed);
    QFETCH(ResourceSet, unlocked);
    QFETCH(bool, dotsKnown);
    Game game(layoutA());
    game.setup.catalogue.tiles[forest1].crestBonus = {};
    if (!dotsKnown)
        game.setup.catalogue.tiles[forest1].crests = {};
    if (developed)
        game.develop(forest1);
    game.unlock(p1, unlocked).acting(forest1);
    ALLOWED(game, use());

    // A bonus of 0, or one of resources that are locked, settles it too, dots or no dots.
    Game other(layoutA());
    other.setup.catalogue.tiles[forest1].crests = {};
    other.develop(forest1).unlock(p1, {gold}).acting(forest1);
    ALLOWED(other, use());
    other.setup.catalogue.tiles[forest1].crestBonus = ResourceBonus{0, {}};
    ALLOWED(other.unlock(p1, {wood}), use());
}

void TestUndetermined::crestChoiceRefusedByAKnownBonus() // AC-CREST-04
{
    // The dots are not known, the bonus is: a choice that it does not offer, or offers alone, is certainly wrong.
    Game game(without([](Catalogue &catalogue) {
        catalogue.tiles[forest1].crests = {};
        catalogue.tiles[mine1].crests = {};
        catalogue.tiles[mine1].crestBonus = ResourceBonus{1, {wood, metal}};
    }));
    game.develop(forest1).develop(mine1).unlock(p1, {wood, metal}).acting(forest1);
    REFUSED_FIRST(game, use(gold), Rule::Crest04);
    REFUSED_FIRST(game, use(wood), Rule::Crest04);
    game.acting(mine1);
    REFUSED_FIRST(game, use(gold), Rule::Crest04);
    LACKS(game, use(), {{Missing::TileCrests, 5}}, {ReportKey::Gain});
    // The bonus is not known, but one unlocked resource never leaves a choice.
    game.setup.catalogue.tiles[mine1].crestBonus = {};
    REFUSED_FIRST(game.unlock(p1, {metal}), use(metal), Rule::Crest04);
}

void TestUndetermined::unknownDiscount()
{
    Game game(without([](Catalogue &catalogue) { catalogue.airships[Airship::Cruise].discount = {}; }));
    game.acting(architect).stock(p1, amounts(5, 0, 3, 0)).grid(Airship::Cruise, {1, 1});
    LACKS(game, buildUtility(u1), {{Missing::AirshipDiscount, 8}}, {ReportKey::Pay});
    // Without the discount it could not be paid; with it, it may.
    game.stock(p1, amounts(5, 0, 1, 0));
    PLAY_REPORTED(game, reporting(buildUtility(u1), paid(amounts(5, 0, 1, 0))));
    QCOMPARE(game.stockOf(p1), Amounts{});
}

void TestUndetermined::unknownDiscountThatCannotMatter() // AC-DISC-01
{
    Game game(without([](Catalogue &catalogue) { catalogue.airships[Airship::Cruise].discount = {}; }));
    game.acting(architect).stock(p1, amounts(5, 0, 3, 0)).grid(Airship::Cruise, {0, 2}, p2);
    ALLOWED(game, buildUtility(u1)); // no own marker there
    // Nothing is left to pay.
    game.grid(Airship::Cruise, {2}, p1);
    game.setup.catalogue.utilities[u1].cost = Amounts{};
    ALLOWED(game, buildUtility(u1));
    game.setup.catalogue.utilities[u1].cost = amounts(3, 0, 0, 0);
    game.grid(Airship::WoodenCargo, {1}, p1); // 2 x 2 wood
    ALLOWED(game, buildUtility(u1));
    // Another action's airship.
    game.acting(shipyard).stock(p1, amounts(4, 0, 0, 2));
    ALLOWED(game, build(Airship::WoodenPrivate, Then::Sell));
}

void TestUndetermined::unknownDiscountCannotHelpTwoResources() // AC-RES-04
{
    Game game(without([](Catalogue &catalogue) { catalogue.airships[Airship::Cruise].discount = {}; }));
    game.acting(architect).stock(p1, amounts(4, 9, 2, 9)).grid(Airship::Cruise, {1, 1});
    REFUSED_FIRST(game, buildUtility(u1), Rule::Res04); // 5 wood and 3 gold, both short
}

void TestUndetermined::unknownTargetOfABonusEffect() // AC-BE-02
{
    Game game(without([](Catalogue &catalogue) { catalogue.bonusEffectTargets = {}; }));
    QCOMPARE(game.depot(p1).bonusEffects[BonusEffect::Barter], EffectStatus::Unknown);
    LACKS(game, barter(wood, gold), {{Missing::BonusEffectTarget, 2}});
    LACKS(game, fly(1, "EE"), {{Missing::BonusEffectTarget, 0}});
    ALLOWED(game, move(1, "E"));
    PLAY_REPORTED(game, barter(wood, gold));
    QCOMPARE(game.stockOf(p1), amounts(1, 2, 3, 3));
    QCOMPARE(game.depot(p1).bonusEffects[BonusEffect::Barter], EffectStatus::Used);
    REFUSED_FIRST(game, barter(wood, gold), Rule::Be03);
    game.turn(4, p1);
    END_ROUND(game);
    QCOMPARE(game.depot(p1).bonusEffects[BonusEffect::Barter], EffectStatus::Ready);
    QCOMPARE(game.depot(p1).bonusEffects[BonusEffect::LongDistance], EffectStatus::Unknown);
    ALLOWED(game, barter(wood, gold));
    // What is certain is still refused.
    REFUSED_FIRST(game.stock(p2, {}).turn(5, p2), barter(wood, gold), Rule::Res04);
}

void TestUndetermined::unknownTargetInfersNothing()
{
    Game game(without([](Catalogue &catalogue) { catalogue.bonusEffectTargets = {}; }));
    game.acting(shipyard).stock(p1, amounts(4, 0, 0, 2)).grid(Airship::WoodenPrivate, {4}, p1);
    PLAY(game, build(Airship::WoodenPrivate, Then::Donate));
    for (const BonusEffect effect : all<BonusEffect>())
        QCOMPARE(game.depot(p1).bonusEffects[effect], EffectStatus::Unknown);
}

void TestUndetermined::noneIsNotMissing()
{
    Game game(without([](Catalogue &catalogue) {
        catalogue.contracts[contractS] = {std::uint8_t{1}, Amounts{}, std::uint8_t{0}, std::uint8_t{0}};
        catalogue.utilities[u1] = {Amounts{}, std::uint8_t{0}, {std::uint8_t{1}, std::uint8_t{1}}};
        catalogue.guildPrice = Price{gold, 0};
        catalogue.bonusEffectTargets[BonusEffect::Barter] = AirshipSet{};
    }));
    game.hold(p1, contractS, 1).stock(p1, {});
    PLAY(game, fulfil(contractS));
    PLAY(game.acting(architect), buildUtility(u1));
    PLAY(game.acting(guild), use());
    QCOMPARE(game.vpOf(p1), 0);
    QCOMPARE(game.depot(p1).bonusEffects[BonusEffect::Barter], EffectStatus::Locked);
}

void TestUndetermined::reportedPaymentBeyondTheStock() // AC-RES-04
{
    Game game(without([](Catalogue &catalogue) { catalogue.guildPrice = {}; }));
    game.acting(guild).stock(p1, amounts(2, 2, 2, 3));
    REFUSED_FIRST(game, reporting(use(), paid(amounts(0, 0, 3, 0))), Rule::Res04);
    QVERIFY(game.verdict(reporting(use(), paid(amounts(0, 0, 2, 0)))).playable());
    QVERIFY(game.verdict(reporting(use(), paid(amounts(2, 2, 2, 3)))).playable()); // nothing else is judged
}

void TestUndetermined::needlessReportIsRefusedUnlessEqual() // AC-RES-04
{
    Game game;
    game.acting(mine1).stock(p1, amounts(2, 9, 2, 3));
    REFUSED_FIRST(game, reporting(use(), gained(amounts(0, 1, 0, 0))), Rule::Res04);
    REFUSED_FIRST(game, reporting(use(), paid(amounts(0, 1, 0, 0))), Rule::Res04);
    REFUSED_FIRST(game, reporting(use(), scored(1)), Rule::Res04);
    REFUSED_FIRST(game, reporting(use(), withTerm(1)), Rule::Res04);
    REFUSED_FIRST(game, reporting(use(), forPlayer(p2, {}, 1)), Rule::Res04);
    const Reported equal = paid({}, gained(amounts(0, 2, 0, 0), scored(0))); // before the cut
    ALLOWED(game, reporting(use(), equal));
    ALLOWED(game, reporting(use(), forPlayer(p2, Amounts{}, 0, equal)));
    PLAY(game, reporting(use(), equal));
    QCOMPARE(int(game.stockOf(p1)[metal]), 10);

    // One key is needed, another is not.
    game.setup.catalogue.utilities[u1].vp = {};
    game.acting(architect).stock(p1, amounts(5, 0, 3, 0));
    REFUSED_FIRST(game, reporting(buildUtility(u1), paid(amounts(4, 0, 3, 0), scored(4))), Rule::Res04);
    PLAY_REPORTED(game, reporting(buildUtility(u1), paid(amounts(5, 0, 3, 0), scored(4))));
}

void TestUndetermined::reportedGainIsTheWholeOfIt() // AC-RES-03
{
    Game game(without([](Catalogue &catalogue) { catalogue.tiles[forest1].crestBonus = {}; }));
    game.develop(forest1).unlock(p1, {metal, wood}).acting(forest1).stock(p1, amounts(18, 0, 0, 0));
    PLAY_REPORTED(game, reporting(use(), gained(amounts(3, 1, 0, 0))));
    QCOMPARE(game.stockOf(p1), amounts(20, 1, 0, 0)); // cut at the capacity
}

void TestUndetermined::reportedVpBeforeTheFloor() // AC-AMB-10
{
    Game game(without([](Catalogue &catalogue) { catalogue.utilities[u1].vp = {}; },
                      withRuling<&Rulings::negativeVp>(NegativeVp::FloorZero)));
    game.acting(architect).stock(p1, amounts(5, 0, 3, 0)).vp(p1, 1);
    PLAY_REPORTED(game, reporting(buildUtility(u1), scored(-3)));
    QCOMPARE(game.vpOf(p1), 0);
}

void TestUndetermined::emptyReportsCountAsGiven()
{
    Game game(without([](Catalogue &catalogue) { catalogue.contracts[contractS] = {}; }));
    game.hold(p1, contractS, 1);
    PLAY_REPORTED(game, reporting(fulfil(contractS), paid({}, gained({}, scored(0)))));
    QCOMPARE(game.stockOf(p1), amounts(2, 2, 2, 3));
}

void TestUndetermined::lackingReportStopsTheReplay()
{
    Game game(without([](Catalogue &catalogue) { catalogue.contracts[contractS] = {}; }));
    game.hold(p1, contractS, 1);
    const Verdict verdict = game.verdict(reporting(fulfil(contractS), gained({})));
    QVERIFY(verdict.undetermined());
    QVERIFY(!verdict.playable());
    QCOMPARE(verdict.needs, (skyledger::play::CodeSet{ReportKey::Pay, ReportKey::Gain, ReportKey::Vp}));
    QCOMPARE(verdict.lacks, (skyledger::play::CodeSet{ReportKey::Pay, ReportKey::Vp}));
}

QTEST_APPLESS_MAIN(TestUndetermined)
#include "tst_undetermined.moc"
