// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/game.h"
#include "core/airshipcity/rules/scoring.h"
#include "tests/core/airshipcity/fixture.h"

#include <QTest>

#include <numeric>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// Chapter "Scoring" (p12).
class TestScoring : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void AC_T_146_unfinishedContracts();
    void AC_T_166_resourcesBreakATie();
    void AC_T_168_aWholeScoring();
    void AC_T_169_leftoversGiveNothing();
    void AC_SCORE_01_everySourceInTheLedger();
    void AC_SCORE_02_eachUnfinishedContractInTheLedger();
    void AC_SCORE_03_awardsFromTheBoards();
    void AC_SCORE_04_mostVpWins();
    void AC_SCORE_05_allFourResourcesCount();
    void AC_SCORE_06_sharedWin();
    void AC_AWD_tookPart();
    void AC_CON_08_completedContractsFeedTheTradeAward();
    void AC_AMB_25_plainIntegers();
    void theFloorIsALineOfTheLedger();
    void anUnfinishedGameIsNotFinal();
    void anUnknownUnfinishedContractCountsZero();
    void ranksSkipAfterATie();
};

static std::vector<int> totals(const FinalScore &score)
{
    std::vector<int> result;
    for (const PlayerScore &player : score.players)
        result.push_back(player.total);
    return result;
}

static std::vector<int> ranks(const FinalScore &score)
{
    std::vector<int> result;
    for (const PlayerScore &player : score.players)
        result.push_back(player.rank);
    return result;
}

/// One line a player for the VP of the game.
static std::vector<LedgerLine> track(const std::vector<FinalCount> &counts)
{
    std::vector<LedgerLine> ledger;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        ledger.push_back({static_cast<Player>(i), VpSource::Track, 0xFF,
                          static_cast<std::int16_t>(counts[i].trackVp), Rule::Score01, 0});
    }
    return ledger;
}

static FinalScore scored(const std::vector<FinalCount> &counts, const Rulings &rulings = {})
{
    return score(rulings, counts, track(counts));
}

static std::vector<FinalCount> withVp(std::initializer_list<int> vp)
{
    std::vector<FinalCount> counts;
    for (const int each : vp) {
        counts.emplace_back();
        counts.back().trackVp = each;
    }
    return counts;
}

/// Scores a game whose players have the VP that the state shows.
static FinalScore scored(const Game &game)
{
    std::vector<LedgerLine> ledger;
    for (const Player player : game.setup.players())
        ledger.push_back(
            {player, VpSource::Airship, 0, static_cast<std::int16_t>(game.vpOf(player)), Rule::Don02, 1});
    return score(game.setup, game.state, ledger);
}

void TestScoring::AC_T_146_unfinishedContracts() // AC-SCORE-02, AC-DIFF-01, AC-CON-07
{
    for (const Edition edition : {Edition::En2020, Edition::Fr2021}) {
        Game game(layoutA(4, edition));
        game.setup.catalogue.contracts[contract(6)].vp = 3;
        game.vp(p1, 30).hold(p1, contract(6), 1);
        const FinalScore score = scored(game);
        QCOMPARE(score.players[0].total, edition == Edition::En2020 ? 30 : 27);
        QCOMPARE(score.players[0].unfinished, edition == Edition::En2020 ? 0 : -3);
        QCOMPARE(score.players[0].trackVp, 30);
    }
}

void TestScoring::AC_T_166_resourcesBreakATie() // AC-SCORE-05
{
    std::vector<FinalCount> counts = withVp({35, 35, 12});
    counts[0].stock = amounts(7, 0, 0, 0);
    counts[1].stock = amounts(2, 3, 0, 4);
    counts[2].stock = amounts(20, 20, 20, 20);
    const FinalScore score = scored(counts);
    QCOMPARE(ranks(score), (std::vector{2, 1, 3}));
    QCOMPARE(score.decidedBy, DecidedBy::Resources);
    QVERIFY(!score.players[0].wins && score.players[1].wins);
    QCOMPARE(score.players[1].resources, 9);
}

void TestScoring::AC_T_168_aWholeScoring() // AC-AWD-05, AC-AWD-07, AC-SCORE-03
{
    std::vector<FinalCount> counts = withVp({30, 28, 28});
    const int majorities[] = {2, 3, 3}, utilities[] = {0, 1, 0}, contracts[] = {3, 3, 2};
    for (std::size_t i = 0; i < 3; ++i)
        counts[i].counts = {{majorities[i], utilities[i], contracts[i]}};
    const FinalScore score = scored(counts);
    std::vector<std::array<int, 3>> awards;
    for (const PlayerScore &player : score.players)
        awards.push_back(player.awards.values);
    QCOMPARE(awards, (std::vector<std::array<int, 3>>{{0, 0, 1}, {4, 4, 1}, {4, 0, 0}}));
    QCOMPARE(totals(score), (std::vector{31, 37, 32}));
    QCOMPARE(score.decidedBy, DecidedBy::Vp);
}

void TestScoring::AC_T_169_leftoversGiveNothing() // AC-SCORE-08
{
    std::vector<FinalCount> counts = withVp({5, 3, 1});
    counts[2].stock = amounts(20, 0, 0, 0);
    QCOMPARE(totals(scored(counts)), (std::vector{5, 3, 1}));
}

void TestScoring::AC_SCORE_01_everySourceInTheLedger()
{
    Setup setup = layoutA(3);
    setup.catalogue.stageBonuses[StageBonusTile{0}] = {amounts(0, 0, 0, 0), 0, {}, 2};
    Game game(setup);
    std::vector<LedgerLine> ledger;
    std::size_t number = 0;
    const auto play = [&](const Event &event) {
        const bool played = game.plays(event);
        AirshipCity::addToLedger(ledger, game.changes, ++number);
        return played;
    };
    game.stock(p1, amounts(10, 10, 10, 10)).hold(p1, contractS, 1).hold(p2, contract(6), 1);
    game.setup.catalogue.contracts[contract(6)].vp = 2;
    QVERIFY2(play(fulfil(contractS)), game.why());
    game.acting(shipyard);
    QVERIFY2(play(build(Airship::WoodenPrivate, Then::Donate)), game.why());
    game.acting(architect).stock(p1, amounts(9, 9, 9, 9));
    QVERIFY2(play(buildUtility(u1)), game.why());
    game.acting(workshop);
    QVERIFY2(play(renovate(wood, forest1)), game.why());
    QVERIFY2(play(correct({set::Vp{p3, -4}})), game.why());
    game.turn(4, p3).allSpent();
    QVERIFY2(play(endTurn()), game.why());

    const FinalScore score = skyledger::airshipcity::score(game.setup, game.state, ledger);
    const auto sources = [&](std::size_t player) {
        std::vector<std::pair<VpSource, int>> result;
        for (const LedgerLine &line : score.players[player].ledger)
            result.emplace_back(line.source, line.vp);
        return result;
    };
    QCOMPARE(sources(0),
             (std::vector<std::pair<VpSource, int>>{{VpSource::Contract, 1},
                                                    {VpSource::Airship, 1},
                                                    {VpSource::Utility, 4},
                                                    {VpSource::Workshop, 3},
                                                    {VpSource::StageBonus, 2},
                                                    {VpSource::Award, 6},
                                                    {VpSource::Award, 4},
                                                    {VpSource::Award, 2}}));
    QCOMPARE(sources(1),
             (std::vector<std::pair<VpSource, int>>{{VpSource::StageBonus, 2}, {VpSource::Failed, -2}}));
    QCOMPARE(sources(2),
             (std::vector<std::pair<VpSource, int>>{{VpSource::Correction, -4}, {VpSource::StageBonus, 2}}));
    QCOMPARE(totals(score), (std::vector{23, 0, -2}));
    QCOMPARE(score.players[0].ledger[1].rule, Rule::Don02);
    QCOMPARE(score.players[0].ledger[1].event, 2U);
}

void TestScoring::AC_SCORE_02_eachUnfinishedContractInTheLedger()
{
    Game game;
    game.setup.catalogue.contracts[contract(6)].vp = 3;
    game.setup.catalogue.contracts[contract(7)].vp = 0;
    game.vp(p2, 10).hold(p2, contractS, 1).hold(p2, contract(6), 4).hold(p2, contract(7), 2);
    const PlayerScore player = scored(game).players[1];
    QCOMPARE(player.unfinished, -4);
    QCOMPARE(player.total, 6);
    std::vector<int> lines;
    for (const LedgerLine &line : player.ledger) {
        if (line.source == VpSource::Unfinished)
            lines.push_back(line.vp);
    }
    QCOMPARE(lines, (std::vector{-1, -3}));
}

void TestScoring::AC_SCORE_03_awardsFromTheBoards() // AC-AWD-01 to AC-AWD-03, AC-AMB-35
{
    Game game;
    game.grid(Airship::WoodenPrivate, {3, 1}, p1)
        .grid(Airship::MetalPrivate, {0, 1}, p2)
        .grid(Airship::Cruise, {0, 1}, p2);
    game.grid(u1, {0, 0, 1}, p3).grid(u2, {1, 1, 1});
    const FinalScore score = scored(game);
    QCOMPARE(score.players[0].awards.values,
             (std::array{3, 0, 0})); // majority spaces count, not donated airships
    QCOMPARE(score.players[1].awards.values, (std::array{6, 0, 0}));
    QCOMPARE(score.players[2].awards.values, (std::array{0, 4, 0}));
    QCOMPARE(score.players[3].awards.values, (std::array{0, 0, 0}));
}

void TestScoring::AC_SCORE_04_mostVpWins()
{
    const FinalScore score = scored(withVp({12, 40, 39, 3}));
    QCOMPARE(ranks(score), (std::vector{3, 1, 2, 4}));
    QCOMPARE(score.decidedBy, DecidedBy::Vp);
    QVERIFY(score.players[1].wins);
}

void TestScoring::AC_SCORE_05_allFourResourcesCount()
{
    for (const Resource resource : all<Resource>()) {
        std::vector<FinalCount> counts = withVp({9, 9, 9});
        counts[1].stock[resource] = 1;
        QCOMPARE(ranks(scored(counts)), (std::vector{2, 1, 2}));
    }
}

void TestScoring::AC_SCORE_06_sharedWin() // AC-AMB-20
{
    std::vector<FinalCount> counts = withVp({9, 2, 9});
    counts[0].stock = amounts(3, 0, 0, 0);
    counts[2].stock = amounts(0, 0, 3, 0);
    const FinalScore score = scored(counts);
    QCOMPARE(ranks(score), (std::vector{1, 3, 1}));
    QCOMPARE(score.decidedBy, DecidedBy::Shared);
    QVERIFY(score.players[0].wins && !score.players[1].wins && score.players[2].wins);
}

void TestScoring::
    AC_AWD_tookPart() // AC-AMB-19; formats.md: a grid marker; a contract held, completed or failed
{
    Game game(withRuling<&Rulings::awardEligibility>(AwardEligibility::TookPart));
    game.grid(Airship::WoodenPrivate, {2, 1}, p1); // P1 leads, P2 took part
    game.grid(u1, {1, 0, 0}, p1).grid(u2, {0, 0, 1}, nobody);
    game.hold(p2, contract(6), 2);
    game.state.players[p3].failed.append(contract(7));
    game.state.players[p1].completed.append(contract(8));
    game.state.deckLeft -= 2;
    const FinalScore score = scored(game);
    QCOMPARE(score.players[0].awards.values, (std::array{6, 4, 2}));
    QCOMPARE(score.players[1].awards.values, (std::array{3, 0, 0})); // trade: second shared with P3, 1 // 2
    QCOMPARE(score.players[2].awards.values, (std::array{0, 2, 0}));
    QCOMPARE(score.players[1].places.values, (std::array{2, 0, 2}));
    QCOMPARE(score.players[2].places.values, (std::array{0, 2, 2}));
    QCOMPARE(score.players[3].places.values, (std::array{0, 0, 0}));
}

void TestScoring::AC_CON_08_completedContractsFeedTheTradeAward()
{
    Game game(layoutA(3));
    for (const int number : {6, 7, 8})
        game.state.players[p2].completed.append(contract(number));
    game.state.players[p3].completed.append(contract(9));
    game.state.players[p1].failed.append(contract(10));
    const FinalScore score = scored(game);
    QCOMPARE(score.players[0].awards[Award::Trade], 0);
    QCOMPARE(score.players[1].awards[Award::Trade], 2);
    QCOMPARE(score.players[2].awards[Award::Trade], 1);
}

void TestScoring::AC_AMB_25_plainIntegers() // AC-SCORE-07: position and laps are derived where they are drawn
{
    QCOMPARE(totals(scored(withVp({-3, 59, 141}))), (std::vector{-3, 59, 141}));
}

void TestScoring::theFloorIsALineOfTheLedger() // AC-AMB-10
{
    Game game(withRuling<&Rulings::negativeVp>(NegativeVp::FloorZero));
    game.setup.catalogue.contracts[contract(6)].vp = 3;
    game.vp(p1, 1).hold(p1, contract(6), 1).grid(Airship::Cruise, {1}, p1);
    const PlayerScore player = scored(game).players[0];
    QCOMPARE(player.total, 6); // 1 - 3, floored at 0, and then the award
    int sum = 0, floor = 0;
    for (const LedgerLine &line : player.ledger) {
        sum += line.vp;
        floor += line.source == VpSource::Floor ? line.vp : 0;
    }
    QCOMPARE(sum, player.total);
    QCOMPARE(floor, 2);
}

void TestScoring::anUnfinishedGameIsNotFinal()
{
    Game game;
    QVERIFY(!scored(game).isFinal);
    game.turn(20, p1);
    END_ROUND(game);
    QVERIFY(scored(game).isFinal);
}

void TestScoring::anUnknownUnfinishedContractCountsZero()
{
    for (const Edition edition : {Edition::Fr2021, Edition::En2020}) {
        Game game(layoutA(4, edition));
        game.setup.catalogue.contracts[contract(6)].vp = {};
        game.turn(20, p1).vp(p1, 4).hold(p1, contract(6), 3);
        END_ROUND(game);
        const FinalScore score = scored(game);
        const bool matters = edition == Edition::Fr2021;
        QCOMPARE(score.players[0].total, 4);
        QCOMPARE(score.isFinal, !matters);
        QCOMPARE(score.missing.size(), matters ? 1U : 0U);
        if (matters)
            QCOMPARE(score.missing[0], (MissingValue{Value::ContractVp, 5}));
    }
}

void TestScoring::ranksSkipAfterATie()
{
    QCOMPARE(ranks(scored(withVp({9, 9, 4}))), (std::vector{1, 1, 3}));
    QCOMPARE(ranks(scored(withVp({9, 4, 4, 1}))), (std::vector{1, 2, 2, 4}));
}

QTEST_APPLESS_MAIN(TestScoring)
#include "tst_scoring.moc"
