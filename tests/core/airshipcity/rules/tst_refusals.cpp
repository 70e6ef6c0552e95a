// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/names.h"
#include "tests/core/airshipcity/fixture.h"

#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// The table of rule ids of refusals in `formats.md`, row by row: each names the first reason.
class TestRefusals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void table_data();
    void table();
    void allReasonsAreGiven();
    void factsAreNeededAndHas();
    void neverChangesTheState();
};

namespace {

struct Case {
    Game game;
    Event event;
    Rule rule;
};

/// Every named position is set up from the start of a 4-player game.
class Cases
{
public:
    void add(const char *name, Game game, Event event, Rule rule)
    {
        QTest::newRow(name) << static_cast<int>(cases().size());
        cases().push_back({std::move(game), std::move(event), rule});
    }
    static const Case &at(int index) { return cases()[static_cast<std::size_t>(index)]; }

private:
    static std::vector<Case> &cases()
    {
        static std::vector<Case> kept;
        return kept;
    }
};

Game at(Tile tile)
{
    Game game;
    game.acting(tile).stock(p1, amounts(9, 9, 9, 9));
    return game;
}

Game between()
{
    Game game;
    game.crew(p1, 1, shipyard).crew(p1, 2, architect).stock(p1, amounts(9, 9, 9, 9));
    return game;
}

/// P2 and P3 are asked, in this order.
Game asked()
{
    Game game = at(valley1);
    game.crew(p2, 1, valley1).crew(p3, 1, valley1);
    if (!game.plays(use()))
        qFatal("%s", game.why());
    return game;
}

/// Everybody is asked for the stage bonus.
Game upkeep()
{
    Game game;
    game.turn(8, p4).allSpent().hold(p1, contractS, 1);
    if (!game.plays(endTurn()))
        qFatal("%s", game.why());
    return game;
}

Game over()
{
    Game game;
    game.state.phase = Phase::Over;
    return game;
}

Game noMidActivation()
{
    Game game = at(mine1);
    game.setup.rulings.midActivation = Permission::Forbidden;
    return game;
}

Game without(Game game, KeySet<BonusEffect> effects, EffectStatus status)
{
    for (const BonusEffect effect : all<BonusEffect>()) {
        if (effects.contains(effect))
            game.effect(p1, effect, status).effect(p2, effect, status);
    }
    return game;
}

Game full(Game game)
{
    game.grid(Airship::WoodenPrivate, {0, 3, 3}).grid(u1, {0, 2, 2});
    return game;
}

void addMovement(Cases &cases)
{
    cases.add("a second move", at(mine1), move(2, "N"), Rule::Move01);
    cases.add("an endTurn at a tile", at(mine1), endTurn(), Rule::Move01);
    cases.add("use without acting crew", Game(), use(), Rule::Move01);
    cases.add("skip without acting crew", Game(), skip(), Rule::Move01);
    cases.add("midActivation forbidden: slide", noMidActivation(), slide("1", 'E'), Rule::Move01);
    cases.add("midActivation forbidden: fulfil", noMidActivation().hold(p1, contractS, 1), fulfil(contractS),
              Rule::Move01);
    cases.add("off the grid", between(), move(1, "N"), Rule::Move04);
    cases.add("two steps without relay", between(), move(1, "SW"), Rule::Move02);
    cases.add("stops on an own crew", between(), move(1, "W"), Rule::Move05);
    cases.add("a tile entered twice", between().crew(p1, 3, mine1), move(1, "WSNS"), Rule::Move07);
    cases.add("the effect of another tile", at(mine1), buildUtility(u1), Rule::Move08);
    cases.add("a key lacking", at(market1), use(), Rule::Move08);
    cases.add("the crew is spent", between().crew(p1, 1, shipyard, false), move(1, "S"), Rule::Move10);
    cases.add("a crew not in play", between(), move(3, "S"), Rule::Setup11);
    cases.add("not your turn", between(), by(p3, slide("1", 'E')), Rule::Turn02);
    cases.add("a ready crew left at endTurn", between(), endTurn(), Rule::Turn06);
    cases.add("after the end", over(), endTurn(), Rule::End01);
    cases.add("an impossible correction", Game(), correct({set::DeckLeft{20}}), Rule::Setup11);
    cases.add("an impossible override", Game(), overridden(skip()), Rule::Setup11);
}

void addAnswers(Cases &cases)
{
    cases.add("an answer pending: move", asked(), move(2, "N"), Rule::Pig02);
    cases.add("an answer pending: endTurn", asked(), endTurn(), Rule::Pig02);
    cases.add("an answer pending: use", asked(), use(), Rule::Pig02);
    cases.add("an answer out of order", asked(), answer(p3, wood), Rule::Pig02);
    cases.add("an answer of somebody absent", asked(), answer(p4, wood), Rule::Pig02);
    cases.add("an answer to nothing", Game(), answer(p2, wood), Rule::Pig02);
    cases.add("take not offered", asked(), answer(p2, gold), Rule::Pig05);
    cases.add("a stage bonus pending: move", upkeep(), move(1, "N"), Rule::Upk01);
    cases.add("a stage bonus pending: slide", upkeep(), slide("1", 'E'), Rule::Upk01);
    cases.add("a stage bonus pending: endTurn", upkeep(), endTurn(), Rule::Upk01);
    cases.add("a stage bonus pending: fulfil", upkeep(), fulfil(contractS), Rule::Upk05);
    cases.add("a stage bonus pending: piggyback", upkeep(), answer(p2, wood), Rule::Upk01);
    cases.add("a stage bonus out of order", upkeep(), stageBonus(p2, wood), Rule::Upk01);
    cases.add("take not offered at a stage bonus", upkeep(), stageBonus(p1, gear), Rule::Upk01);
    cases.add("a stage bonus while an answer is pending", asked(), stageBonus(p2, wood), Rule::Pig02);
    cases.add("a wrong negotiator", without(asked(), {BonusEffect::Negotiator}, EffectStatus::Ready),
              answer(p2, wood, metal), Rule::Be05);
    cases.add("a negotiator not earned", asked(), answer(p2, wood, wood), Rule::Be01);
    cases.add("a negotiator already used", without(asked(), {BonusEffect::Negotiator}, EffectStatus::Used),
              answer(p2, wood, wood), Rule::Be03);
}

void addEffects(Cases &cases)
{
    const Game crested = at(lighthouse).develop(lighthouse).unlock(p1, {wood, gold});
    cases.add("crest lacking", crested, slideFree({push("1", 'E')}), Rule::Crest04);
    cases.add("crest wrong", crested, slideFree({push("1", 'E')}, metal), Rule::Crest04);
    cases.add("crest needless", at(mine1), use(metal), Rule::Crest04);
    cases.add("cannot pay", at(guild), use(), Rule::Res04);
    cases.add("needless reported", at(mine1), reporting(use(), scored(1)), Rule::Res04);
    cases.add("barter not earned", between(), barter(wood, gold), Rule::Be01);
    cases.add("barter already used", without(between(), {BonusEffect::Barter}, EffectStatus::Used),
              barter(wood, gold), Rule::Be03);
    const Game flying = without(between(), {BonusEffect::LongDistance}, EffectStatus::Ready);
    cases.add("flight not earned", between(), fly(1, "SS"), Rule::Be01);
    cases.add("flight already used", without(between(), {BonusEffect::LongDistance}, EffectStatus::Used),
              fly(1, "SS"), Rule::Be03);
    cases.add("more than one tile passed", flying, fly(1, "SSS"), Rule::Be04);
    cases.add("fewer than one tile passed", flying, fly(1, "S"), Rule::Be04);
    cases.add("take not on display", at(market1), takeContract(contract(9), contract(10)), Rule::LocMark01);
    cases.add("reveal impossible", at(market1), takeContract(contractS, contract(2)), Rule::LocMark01);
    Game noDeck = at(market1);
    noDeck.state.deckLeft = 0;
    cases.add("reveal from an empty deck", noDeck, takeContract(contractS, contract(6)), Rule::LocMark02);
    cases.add("develop a tile without the dot", at(workshop), renovate(wood, mine1), Rule::LocWork02);
    cases.add("develop nothing although a tile is there", at(workshop), renovate(wood), Rule::LocWork02);
    cases.add("no slides", at(lighthouse), slideFree({}), Rule::LocLight01);
    cases.add("more than two slides", at(lighthouse),
              slideFree({push("1", 'E'), push("1", 'E'), push("1", 'E')}), Rule::LocLight01);
    cases.add("full grid", full(at(shipyard)), build(Airship::WoodenPrivate, Then::Donate), Rule::Don04);
    cases.add("full grid of a utility", full(at(architect)), buildUtility(u1), Rule::Don04);
    Game sale = full(at(shipyard));
    sale.setup.rulings.fullGridSale = Permission::Forbidden;
    cases.add("full grid, to sell, under the ruling", sale, build(Airship::WoodenPrivate, Then::Sell),
              Rule::Don04);
    Game noMarker = at(shipyard);
    noMarker.grid(Airship::MetalPrivate, {6})
        .grid(Airship::Sightseeing, {6})
        .grid(Airship::Cruise, {4})
        .grid(u1, {4});
    cases.add("no marker left", noMarker, build(Airship::WoodenPrivate, Then::Donate), Rule::Don04);
    cases.add("sightseeing line sold", at(shipyard), build(Airship::Sightseeing, Then::Sell), Rule::Sell05);
}

} // namespace

void TestRefusals::table_data()
{
    QTest::addColumn<int>("row");
    Cases cases;
    addMovement(cases);
    addAnswers(cases);
    addEffects(cases);
}

void TestRefusals::table()
{
    QFETCH(int, row);
    Game game = Cases::at(row).game;
    REFUSED_FIRST(game, Cases::at(row).event, Cases::at(row).rule);
}

void TestRefusals::allReasonsAreGiven()
{
    Game game = at(shipyard);
    game.stock(p1, amounts(0, 0, 0, 0)).grid(Airship::WoodenResidential, {0, 5});
    const Verdict verdict = game.verdict(build(Airship::WoodenResidential, Then::Donate));
    KeySet<Resource> shortOf;
    std::vector<Rule> rules;
    for (const Objection &objection : verdict.objections) {
        rules.push_back(objection.rule.as<Rule>());
        if (objection.rule == Rule::Res04)
            shortOf.insert(static_cast<Resource>(objection.facts[0].value));
    }
    QCOMPARE(rules, (std::vector{Rule::Pre01, Rule::Don04, Rule::Res04, Rule::Res04}));
    QCOMPARE(shortOf, (KeySet<Resource>{wood, gear}));
    // A flight off the grid with an effect that was never earned.
    Game flight;
    QVERIFY2(flight.refuses(fly(1, "WW"), Rule::Move04), flight.why());
    QVERIFY2(flight.refuses(fly(1, "WW"), Rule::Be01), flight.why());
}

void TestRefusals::factsAreNeededAndHas()
{
    Game game = at(shipyard);
    const Verdict verdict = game.verdict(build(Airship::MetalResidential, Then::Sell));
    QCOMPARE(verdict.objections.size(), 1U);
    QCOMPARE(verdict.objections[0].rule, Rule::Pre01);
    FixedList<Fact, 4> expected;
    expected.append(fact(FactKey::Airship, Airship::MetalPrivate));
    expected.append(fact(FactKey::Needed, 2));
    expected.append(fact(FactKey::Has, 0));
    QCOMPARE(verdict.objections[0].facts, expected);
}

void TestRefusals::neverChangesTheState()
{
    Game game = asked();
    const State before = game.state;
    REFUSED(game, answer(p3, gold));
    REFUSED(game, correct({set::Stock{p1, wood, 20}}));
    REFUSED(game, overridden(by(p2, use())));
    QVERIFY(game.state == before);
}

QTEST_APPLESS_MAIN(TestRefusals)
#include "tst_refusals.moc"
