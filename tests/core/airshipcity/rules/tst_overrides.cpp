// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/fixture.h"

#include <QTest>

#include <limits>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// `formats.md`, "Overrides": moves that the rules forbid and the table wants.
class TestOverrides : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLegalEventIsAccepted();
    void aCostTakesWhatIsThere();
    void aGainStopsAtTheCapacity();
    void aContractIsTakenFromWhereverItLies();
    void aContractIsCompletedFromWhereverItLies();
    void aContractFromTheDeck();
    void anUnlockedRenovationStaysAndScores();
    void reportedWins();
    void thePointsOfAFileThatInsistsDoNotTurnRound();
    void missingCountsAsNothing();
    void missingStageBonusCountsAsNothing();
    void anybodyMayMove();
    void theRulesListWhatTheOtherCanDo_data();
    void theRulesListWhatTheOtherCanDo();
    void moveDropsWhatThePhaseWaitsFor();
    void endTurnDropsWhatThePhaseWaitsFor();
    void slideFulfilBarterLeaveThePhase();
    void answersRemoveThePendingOne();
    void anAnswerThatNobodyWaitsFor();
    void stageBonusRemovesThePendingOne();
    void useBelongsToTheOwnerOfTheActingCrew();
    void lighthouseSlidesThreeTimes();
    void theNegotiatorsExtraUnit();
    void anEffectNeverEarnedStaysLocked();
    void cardboardCannotShow_data();
    void cardboardCannotShow();
    void notAfterTheEnd();
    void aVoidEventChangesNothing();
    void aWrappedCorrection();
};

void TestOverrides::aLegalEventIsAccepted()
{
    Game game, plain;
    PLAY(game, overridden(move(1, "N")));
    PLAY(plain, move(1, "N"));
    QVERIFY(game.state == plain.state);
}

void TestOverrides::aCostTakesWhatIsThere()
{
    Game game;
    game.acting(guild).stock(p1, amounts(1, 1, 4, 1));
    PLAY(game, overridden(use()));
    QCOMPARE(game.stockOf(p1), amounts(1, 1, 0, 1));
    QCOMPARE(game.tileOf(p1, 3), harbor);
    // No prerequisite, no money: the donation stands all the same.
    game.acting(shipyard).stock(p1, amounts(9, 0, 0, 1));
    PLAY(game, overridden(build(Airship::WoodenResidential, Then::Donate)));
    QCOMPARE(game.stockOf(p1), amounts(1, 0, 0, 0));
    QCOMPARE(game.vpOf(p1), 2);
    QCOMPARE(game.state.airships[Airship::WoodenResidential].majority, p1);
    PLAY(game, overridden(slide("1", 'E'))); // without a gear
    QCOMPARE(game.state.city[cellAt(0, 0)], valley1);
}

void TestOverrides::aGainStopsAtTheCapacity()
{
    Game game;
    game.stock(p1, amounts(10, 10, 0, 10)).turn(1, p2);
    PLAY(game, overridden(by(p1, barter(gold, wood))));
    QCOMPARE(game.stockOf(p1), amounts(10, 10, 0, 10));
}

void TestOverrides::aContractIsTakenFromWhereverItLies() // AC-CON-05
{
    Game game;
    game.hold(p2, contract(6), 1).acting(market1);
    game.state.players[p3].failed.append(contract(7));
    --game.state.deckLeft;
    game.setup.catalogue.contracts[contract(6)].term = game.setup.catalogue.contracts[contract(7)].term = 3;
    PLAY(game, overridden(takeContract(contract(6), contract(10))));
    QVERIFY(game.depot(p2).held.empty());
    QVERIFY(game.depot(p1).held.contains(contract(6)));
    QCOMPARE(int(game.state.termLeft[contract(6)]), 3);
    game.acting(market1);
    PLAY(game, overridden(takeContract(contract(7))));
    QVERIFY(game.depot(p3).failed.empty());
    QCOMPARE(game.depot(p1).held.size(), 2U);
    // From the display without a refill: the list closes up.
    game.acting(market1);
    PLAY(game, overridden(takeContract(contract(2))));
    QVERIFY(!game.state.market.contains(contract(2)));
}

void TestOverrides::aContractIsCompletedFromWhereverItLies()
{
    Game game;
    game.hold(p2, contract(6), 2).stock(p1, amounts(9, 9, 9, 9));
    PLAY(game, overridden(fulfil(contract(6))));
    QVERIFY(game.depot(p2).held.empty());
    QVERIFY(game.depot(p1).completed.contains(contract(6)));
    QCOMPARE(int(game.state.termLeft[contract(6)]), 0);
    PLAY(game, overridden(fulfil(contractS))); // from the display
    QCOMPARE(game.state.market.size(), 4U);
    QCOMPARE(int(game.state.deckLeft), 14);
    PLAY(game, overridden(by(p2, fulfil(contractS)))); // completed by another
    QVERIFY(!game.depot(p1).completed.contains(contractS));
    QVERIFY(game.depot(p2).completed.contains(contractS));
}

void TestOverrides::aContractFromTheDeck()
{
    Game game;
    game.acting(market1).stock(p1, amounts(9, 9, 9, 9));
    PLAY(game, overridden(takeContract(contract(15), contract(16))));
    QVERIFY(game.depot(p1).held.contains(contract(15)));
    QVERIFY(game.state.market.contains(contract(16)));
    QCOMPARE(int(game.state.deckLeft), 13);
    PLAY(game, overridden(fulfil(contract(17))));
    QCOMPARE(int(game.state.deckLeft), 12);
    // Once the deck is empty, what lies nowhere is not in play.
    PLAY(game, correct({set::DeckLeft{0}}));
    REFUSED_FIRST(game, overridden(fulfil(contract(18))), Rule::Setup11);
    game.acting(market1);
    REFUSED_FIRST(game, overridden(takeContract(contract(18))), Rule::Setup11);
    REFUSED_FIRST(game, overridden(takeContract(contract(2), contract(18))), Rule::Setup11);
    ALLOWED(game, overridden(takeContract(contract(2))));
    // The last one cannot be taken and revealed both.
    PLAY(game, correct({set::DeckLeft{1}}));
    REFUSED_FIRST(game, overridden(takeContract(contract(18), contract(19))), Rule::Setup11);
    ALLOWED(game, overridden(takeContract(contract(18))));
    ALLOWED(game, overridden(takeContract(contract(2), contract(18))));
}

void TestOverrides::anUnlockedRenovationStaysAndScores()
{
    Game game;
    game.acting(workshop).unlock(p1, {wood}).develop(forest1).stock(p1, amounts(0, 2, 0, 1));
    PLAY(game, overridden(renovate(wood, forest1)));
    QCOMPARE(game.depot(p1).renovations, ResourceSet{wood});
    QCOMPARE(game.state.developed, KeySet<Tile>{forest1});
    QCOMPARE(game.vpOf(p1), 3);
    QCOMPARE(game.stockOf(p1), Amounts{});
    game.acting(workshop); // a tile whose dot does not match
    PLAY(game, overridden(renovate(metal, factory1)));
    QVERIFY(game.state.developed.contains(factory1));
}

void TestOverrides::reportedWins()
{
    Game game;
    game.acting(shipyard).stock(p1, amounts(9, 9, 9, 9));
    PLAY(game,
         overridden(
             reporting(build(Airship::WoodenPrivate, Then::Donate), paid(amounts(1, 0, 0, 0), scored(7)))));
    QCOMPARE(game.stockOf(p1), amounts(8, 9, 9, 9));
    QCOMPARE(game.vpOf(p1), 7);
    game.acting(forest1);
    PLAY(game, overridden(reporting(use(), gained(amounts(0, 1, 0, 0)))));
    QCOMPARE(game.stockOf(p1), amounts(8, 10, 9, 9));
    game.acting(market1);
    PLAY(game, overridden(reporting(takeContract(contractS, contract(6)), withTerm(4))));
    QCOMPARE(int(game.state.termLeft[contractS]), 4);
    // More than the stock holds: what is there.
    game.acting(guild).stock(p1, amounts(0, 0, 1, 0));
    PLAY(game, overridden(reporting(use(), paid(amounts(5, 0, 5, 0)))));
    QCOMPARE(game.stockOf(p1), Amounts{});
    // What an upkeep brings.
    game.turn(4, p4).allSpent();
    PLAY(game, overridden(reporting(endTurn(), forPlayer(p2, amounts(5, 0, 0, 0), 3))));
    QCOMPARE(game.stockOf(p2), amounts(7, 2, 2, 4));
    QCOMPARE(game.vpOf(p2), 3);
    QCOMPARE(game.stockOf(p3), amounts(3, 3, 2, 5));
}

void TestOverrides::thePointsOfAFileThatInsistsDoNotTurnRound()
{
    Game game;
    for (int time = 0; time < 40; ++time) {
        const int before = game.vpOf(p2);
        game.turn(4, p4).allSpent();
        PLAY(game, overridden(reporting(endTurn(), forPlayer(p2, amounts(0, 0, 0, 0), 999))));
        QVERIFY(game.vpOf(p2) >= before);
    }
    QCOMPARE(game.vpOf(p2), int(std::numeric_limits<std::int16_t>::max()));
}

void TestOverrides::missingCountsAsNothing()
{
    Game game;
    game.setup.catalogue = bareCatalogue();
    game.acting(shipyard).stock(p1, amounts(1, 1, 1, 1));
    PLAY(game, overridden(build(Airship::WoodenPrivate, Then::Sell)));
    QCOMPARE(game.stockOf(p1), amounts(1, 1, 1, 1));
    QCOMPARE(int(game.state.priceSpaces[Airship::WoodenPrivate]), 2);
    game.acting(architect);
    PLAY(game, overridden(buildUtility(u1)));
    QCOMPARE(game.vpOf(p1), 0);
    QCOMPARE(int(game.state.utilities[u1].markers[p1]), 1);
}

void TestOverrides::missingStageBonusCountsAsNothing()
{
    Game game;
    game.setup.catalogue.stageBonuses[StageBonusTile{0}] = {};
    game.turn(4, p4).allSpent();
    PLAY(game, overridden(endTurn()));
    QCOMPARE(int(game.state.round), 5);
    QCOMPARE(game.state.phase, Phase::Turn);
    QCOMPARE(game.stockOf(p1), amounts(2, 2, 2, 3));
}

void TestOverrides::anybodyMayMove()
{
    Game game;
    PLAY(game, overridden(by(p3, move(1, "NEES")))); // no relay, no flight, not the turn
    QCOMPARE(game.tileOf(p3, 1), market1);
    QVERIFY(!game.depot(p3).crews[Crew{0}].ready);
    QCOMPARE(game.state.phase, Phase::AtTile);
    QCOMPARE(game.state.acting, (Acting{p3, Crew{0}}));
    QCOMPARE(game.state.current, p1);
    // The owner of that crew uses the tile or leaves it; the current player cannot, and waits.
    REFUSED_FIRST(game, skip(), Rule::Move01);
    REFUSED_FIRST(game, takeContract(contractS, contract(6)), Rule::Move01);
    REFUSED_FIRST(game, endTurn(), Rule::Move01);
    REFUSED_FIRST(game, by(p2, skip()), Rule::Turn02);
    ALLOWED(game, by(p3, skip()));
    PLAY(game, by(p3, takeContract(contractS, contract(6))));
    QVERIFY(game.depot(p3).held.contains(contractS));
    QCOMPARE(game.state.phase, Phase::Turn);
    PLAY(game, move(1, "N"));
}

void TestOverrides::theRulesListWhatTheOtherCanDo_data()
{
    QTest::addColumn<int>("tile");
    for (const Tile tile : all<Tile>())
        QTest::addRow("tile %zu", indexOf(tile)) << static_cast<int>(indexOf(tile));
}

void TestOverrides::theRulesListWhatTheOtherCanDo()
{
    QFETCH(int, tile);
    Game game;
    for (const Player player :
         {p1, p3}) // of whose stock and renovations the tile is used, tells only the count
        game.stock(player, player == p3 ? amounts(20, 10, 10, 10) : amounts(0, 0, 0, 1));
    game.acting(static_cast<Tile>(tile), 1, p3);
    std::vector<Play> plays;
    legalEvents(game.setup, game.state, plays);
    int skips = 0;
    int uses = 0;
    for (const Play &play : plays) {
        QVERIFY(check(game.setup, game.state, play).allowed());
        skips += std::holds_alternative<Skip>(play.what) ? 1 : 0;
        uses += std::holds_alternative<Use>(play.what) ? 1 : 0;
        const bool atTheTile =
            std::holds_alternative<Skip>(play.what) || std::holds_alternative<Use>(play.what);
        QCOMPARE(play.player, atTheTile ? p3 : none<Player>);
    }
    QCOMPARE(skips, 1);
    QVERIFY(uses > 0);
}

void TestOverrides::moveDropsWhatThePhaseWaitsFor()
{
    Game game;
    game.acting(valley1).crew(p2, 1, valley1);
    PLAY(game, use());
    PLAY(game, overridden(move(2, "N")));
    QCOMPARE(game.state.phase, Phase::AtTile);
    QVERIFY(game.state.pending.players.empty());
    QCOMPARE(game.stockOf(p2), amounts(2, 2, 2, 4));
    // A spent crew that has acted moves again, before its tile is used.
    PLAY(game, overridden(move(2, "E")));
    QCOMPARE(game.tileOf(p1, 2), architect);
    QCOMPARE(game.state.acting, (Acting{p1, Crew{1}}));
}

void TestOverrides::endTurnDropsWhatThePhaseWaitsFor()
{
    Game game;
    game.acting(valley1).crew(p2, 1, valley1);
    PLAY(game, overridden(endTurn()));
    QCOMPARE(game.state.current, p2);
    QCOMPARE(game.state.phase, Phase::Turn);
    QCOMPARE(game.state.acting, Acting{});
    game.turn(8, p4);
    PLAY(game, overridden(endTurn()));
    QCOMPARE(game.state.phase, Phase::StageBonus);
    PLAY(game, overridden(by(p3, endTurn())));
    QCOMPARE(game.state.phase, Phase::Turn);
    QVERIFY(game.state.pending.players.empty());
    QCOMPARE(game.state.current, p2);
}

void TestOverrides::slideFulfilBarterLeaveThePhase()
{
    Game game;
    game.acting(valley1)
        .crew(p2, 1, valley1)
        .hold(p1, contractS, 1)
        .effect(p1, BonusEffect::Barter, EffectStatus::Used);
    PLAY(game, use());
    const State before = game.state;
    for (const Played &event : {slide("1", 'E'), fulfil(contractS), barter(metal, wood)}) {
        PLAY(game, overridden(event));
        QCOMPARE(game.state.phase, Phase::Piggyback);
        QCOMPARE(game.state.pending, before.pending);
        QCOMPARE(game.state.acting, before.acting);
    }
    QVERIFY(game.depot(p1).completed.contains(contractS));
}

void TestOverrides::answersRemoveThePendingOne() // AC-PIG-02
{
    Game game;
    game.acting(valley1).crew(p2, 1, valley1).crew(p3, 1, valley1);
    PLAY(game, use());
    PLAY(game, overridden(answer(p3, wood))); // out of order
    QCOMPARE(game.state.phase, Phase::Piggyback);
    QCOMPARE(game.state.pending.players.size(), 1U);
    QCOMPARE(int(game.stockOf(p3)[wood]), 3);
    PLAY(game, overridden(answer(p4, metal))); // nobody waits for P4
    QCOMPARE(game.state.pending.players.size(), 1U);
    QCOMPARE(int(game.stockOf(p4)[metal]), 3);
    PLAY(game, overridden(answer(p2, gold))); // not printed
    QCOMPARE(int(game.stockOf(p2)[gold]), 3);
    QCOMPARE(game.state.phase, Phase::Turn);
}

void TestOverrides::anAnswerThatNobodyWaitsFor()
{
    Game game;
    game.acting(valley1); // the Valley prints 1
    PLAY(game, overridden(answer(p4, metal)));
    QCOMPARE(int(game.stockOf(p4)[metal]), 3);
    QCOMPARE(game.state.phase, Phase::AtTile);
    PLAY(game, skip());
    PLAY(game, overridden(reporting(answer(p4, metal), gained(amounts(0, 2, 0, 0)))));
    QCOMPARE(int(game.stockOf(p4)[metal]), 5);
    QCOMPARE(game.state.phase, Phase::Turn);
}

void TestOverrides::stageBonusRemovesThePendingOne() // AC-UPK-01
{
    Game game; // stage 3: 2 wood or 2 metal
    game.turn(8, p4).allSpent().hold(p1, contractS, 1);
    PLAY(game, endTurn());
    PLAY(game, overridden(stageBonus(p3, wood)));
    QCOMPARE(game.state.pending.players.size(), 3U);
    QCOMPARE(int(game.stockOf(p3)[wood]), 4);
    PLAY(game, overridden(stageBonus(p3, gold))); // again, and not printed
    QCOMPARE(game.state.pending.players.size(), 3U);
    QCOMPARE(int(game.stockOf(p3)[gold]), 4);
    for (const Player player : {p1, p2, p4})
        PLAY(game, stageBonus(player, metal));
    QCOMPARE(game.state.phase, Phase::Turn);
    QCOMPARE(game.vpOf(p1), -1); // the upkeep was closed
    // The last pending answer closes it, given by override too.
    Game other;
    other.turn(8, p4).allSpent().hold(p1, contractS, 1);
    PLAY(other, endTurn());
    for (const Player player : {p4, p3, p2, p1})
        PLAY(other, overridden(stageBonus(player, wood)));
    QCOMPARE(other.state.phase, Phase::Turn);
    QCOMPARE(other.vpOf(p1), -1);
}

void TestOverrides::useBelongsToTheOwnerOfTheActingCrew()
{
    Game game;
    REFUSED_FIRST(game, overridden(use()), Rule::Setup11); // nobody acts
    REFUSED_FIRST(game, overridden(skip()), Rule::Setup11);
    game.acting(forest1);
    REFUSED_FIRST(game, overridden(by(p2, use())), Rule::Setup11);
    REFUSED_FIRST(game, overridden(by(p2, skip())), Rule::Setup11);
    PLAY(game, overridden(use()));
    QCOMPARE(int(game.stockOf(p1)[wood]), 5);
}

void TestOverrides::lighthouseSlidesThreeTimes() // AC-LOC-LIGHT-01
{
    Game game;
    game.acting(lighthouse);
    PLAY(game, overridden(slideFree({push("1", 'E'), push("1", 'E'), push("1", 'E')})));
    QCOMPARE(game.state.city[cellAt(3, 0)], forest1);
    game.acting(lighthouse);
    PLAY(game, overridden(slideFree({}))); // counts as performed
}

void TestOverrides::theNegotiatorsExtraUnit() // AC-BE-05
{
    Game game;
    game.acting(valley1).crew(p2, 1, valley1).effect(p2, BonusEffect::Negotiator, EffectStatus::Used);
    PLAY(game, use());
    PLAY(game, overridden(answer(p2, wood, gold)));
    QCOMPARE(game.stockOf(p2), amounts(3, 2, 3, 4));
    QCOMPARE(game.depot(p2).bonusEffects[BonusEffect::Negotiator], EffectStatus::Used);
}

void TestOverrides::anEffectNeverEarnedStaysLocked() // AC-BE-01
{
    Game game;
    PLAY(game, overridden(barter(wood, gold)));
    QCOMPARE(game.stockOf(p1), amounts(1, 2, 3, 3));
    QCOMPARE(game.depot(p1).bonusEffects[BonusEffect::Barter], EffectStatus::Locked);
    PLAY(game, overridden(fly(1, "NE")));
    QCOMPARE(game.tileOf(p1, 1), architect);
    QCOMPARE(game.depot(p1).bonusEffects[BonusEffect::LongDistance], EffectStatus::Locked);
}

Q_DECLARE_METATYPE(Tile)
Q_DECLARE_METATYPE(Played)

void TestOverrides::cardboardCannotShow_data()
{
    QTest::addColumn<Tile>("standsOn");
    QTest::addColumn<Played>("event");
    QTest::newRow("a step off the grid") << none<Tile> << move(1, "W");
    QTest::newRow("a later step off the grid") << none<Tile> << move(1, "NNE");
    QTest::newRow("a crew not in play") << none<Tile> << move(3, "N");
    QTest::newRow("a fifth crew") << guild << use();
    QTest::newRow("a sale without a price track") << shipyard << build(Airship::Passenger, Then::Sell);
    QTest::newRow("no space for a donation") << shipyard << build(Airship::WoodenPrivate, Then::Donate);
    QTest::newRow("no space on a utility") << architect << buildUtility(u2);
    QTest::newRow("no marker left for an airship") << shipyard << build(Airship::MetalPrivate, Then::Donate);
    QTest::newRow("no marker left for a utility") << architect << buildUtility(u1);
    QTest::newRow("a use of another kind of tile") << forest1 << buildUtility(u1);
    QTest::newRow("a use without its keys") << shipyard << use();
    QTest::newRow("a use without an acting crew") << none<Tile> << use();
    QTest::newRow("a skip without an acting crew") << none<Tile> << skip();
    QTest::newRow("a tile not in play") << workshop << renovate(wood, Tile{16});
    QTest::newRow("a revealed contract that lies elsewhere")
        << market1 << takeContract(contractS, contract(2));
    QTest::newRow("the contract taken, revealed") << market1 << takeContract(contract(9), contract(9));
}

void TestOverrides::cardboardCannotShow()
{
    QFETCH(Tile, standsOn);
    QFETCH(Played, event);
    Game game;
    if (standsOn == guild)
        game.crew(p1, 3, mine1).crew(p1, 4, mine2);
    game.grid(Airship::WoodenPrivate, {6}, p1).grid(u2, {3}, p1);
    game.grid(Airship::Sightseeing, {6}).grid(Airship::Cruise, {3});
    QCOMPARE(markersLeft(game.setup, game.state, p1), 0);
    if (standsOn != none<Tile>)
        game.acting(standsOn);
    REFUSED_FIRST(game, overridden(event), Rule::Setup11);
}

void TestOverrides::notAfterTheEnd()
{
    Game game;
    game.state.phase = Phase::Over;
    for (const Played &event : {move(1, "N"), skip(), slide("1", 'E'), fulfil(contractS), barter(wood, gold),
                                endTurn(), answer(p2, wood), stageBonus(p1, wood), use()})
        REFUSED_FIRST(game, overridden(event), Rule::Setup11);
}

void TestOverrides::aVoidEventChangesNothing()
{
    Game game;
    game.acting(valley1);
    const State before = game.state;
    PLAY(game, Override{move(3, "WWW"), false, true});
    PLAY(game, Override{correct({set::Stock{p1, wood, 99}}), false, true});
    QVERIFY(game.state == before);
    QVERIFY(game.changes.empty());
    game.state.phase = Phase::Over;
    ALLOWED(game, Override{endTurn(), false, true});
    // One that was legal once runs its effects.
    Game other;
    other.stock(p1, {});
    PLAY(other, Override{slide("1", 'E'), true, false});
    QCOMPARE(other.state.city[cellAt(0, 0)], valley1);
}

void TestOverrides::aWrappedCorrection()
{
    Game game;
    PLAY(game, overridden(correct({set::Stock{p1, wood, 5}})));
    QCOMPARE(int(game.stockOf(p1)[wood]), 5);
    REFUSED_FIRST(game, overridden(correct({set::Stock{p1, wood, 11}})), Rule::Setup11);
}

QTEST_APPLESS_MAIN(TestOverrides)
#include "tst_overrides.moc"
