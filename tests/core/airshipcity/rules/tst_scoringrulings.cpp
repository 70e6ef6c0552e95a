// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/scoring.h"
#include "core/airshipcity/rulings.h"
#include "tests/core/airshipcity/fixture.h"

#include <QTest>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// Section 21: the table of rulings, and the readings that change victory points and winners. Slots are named
/// `<key>_<reading>`.
class TestScoringRulings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyReadingIsSetAndRead();
    void defaultsOfTheEditions();
    void unfinishedContracts_lose();
    void unfinishedContracts_ignore();
    void negativeVp_allowed();
    void negativeVp_floor_zero();
    void failedContracts_once();
    void failedContracts_every_upkeep();
    void awardEligibility_counted();
    void awardEligibility_took_part();
    void finalTieBreak_shared();
    void finalTieBreak_gold();
    void finalTieBreak_gear();
    void finalTieBreak_markers();
};

void TestScoringRulings::everyReadingIsSetAndRead()
{
    for (const RulingInfo &ruling : rulingTable()) {
        QCOMPARE(rulingTable().find(ruling.key), &ruling);
        for (std::size_t reading = 0; reading < ruling.readings.size(); ++reading) {
            Rulings rulings;
            ruling.set(rulings, reading);
            QCOMPARE(ruling.get(rulings), reading);
            // Nothing else changed.
            ruling.set(rulings, ruling.get(Rulings{}));
            QVERIFY(rulings == Rulings{});
        }
    }
    QCOMPARE(rulingTable().find("noSuchRuling"), nullptr);
}

void TestScoringRulings::defaultsOfTheEditions() // AC-DIFF-01, AC-DIFF-02
{
    for (const Edition edition : {Edition::Fr2021, Edition::En2020}) {
        for (const RulingInfo &ruling : rulingTable()) {
            const bool differs = ruling.key == "unfinishedContracts" || ruling.key == "piggybackScope";
            const std::size_t expected = differs && edition == Edition::En2020 ? 1 : 0;
            QCOMPARE(ruling.get(defaultRulings(edition)), expected);
        }
    }
}

/// What P1 has in the end without awards, with 30 VP and an unfinished contract of 3 VP.
static int totalWithUnfinished(UnfinishedContracts reading)
{
    Game game(withRuling<&Rulings::unfinishedContracts>(reading));
    game.setup.catalogue.contracts[contract(6)].vp = 3;
    game.hold(p1, contract(6), 2);
    const std::vector<LedgerLine> ledger{{p1, VpSource::Airship, 0, 30, Rule::Don02, 1}};
    game.vp(p1, 30);
    return score(game.setup, game.state, ledger).players[0].total;
}

void TestScoringRulings::unfinishedContracts_lose() // AC-AMB-02
{
    QCOMPARE(totalWithUnfinished(UnfinishedContracts::Lose), 27);
}

void TestScoringRulings::unfinishedContracts_ignore()
{
    QCOMPARE(totalWithUnfinished(UnfinishedContracts::Ignore), 30);
}

/// VP of P1 after an upkeep in which a contract of 3 VP fails.
static int vpAfterFailure(NegativeVp reading, int before)
{
    Game game(withRuling<&Rulings::negativeVp>(reading));
    game.setup.catalogue.contracts[contract(6)].vp = 3;
    game.hold(p1, contract(6), 1).vp(p1, before).turn(4, p1);
    return game.endsRound() ? game.vpOf(p1) : 99;
}

void TestScoringRulings::negativeVp_allowed() // AC-AMB-10
{
    QCOMPARE(vpAfterFailure(NegativeVp::Allowed, 1), -2);
    QCOMPARE(vpAfterFailure(NegativeVp::Allowed, 5), 2);
}

void TestScoringRulings::negativeVp_floor_zero()
{
    QCOMPARE(vpAfterFailure(NegativeVp::FloorZero, 1), 0);
    QCOMPARE(vpAfterFailure(NegativeVp::FloorZero, 5), 2);
    // Also after the French subtraction, before the awards.
    Game game(withRuling<&Rulings::negativeVp>(NegativeVp::FloorZero));
    game.hold(p1, contractS, 2).grid(Airship::Cruise, {1}, p1);
    QCOMPARE(score(game.setup, game.state, {}).players[0].total, 6);
}

/// VP of P1 after a second upkeep, with a contract of 1 VP failed in the first and one of 2 VP failing now.
static int vpAfterTwoUpkeeps(FailedContracts reading)
{
    Game game(withRuling<&Rulings::failedContracts>(reading));
    game.setup.catalogue.contracts[contract(6)].vp = 2;
    game.hold(p1, contractS, 1).hold(p1, contract(6), 2).turn(4, p1);
    if (!game.endsRound() || game.vpOf(p1) != -1)
        return 99;
    game.turn(8, p1);
    return game.endsRound() ? game.vpOf(p1) : 99;
}

void TestScoringRulings::failedContracts_once() // AC-AMB-11
{
    QCOMPARE(vpAfterTwoUpkeeps(FailedContracts::Once), -1 - 2);
}

void TestScoringRulings::failedContracts_every_upkeep()
{
    QCOMPARE(vpAfterTwoUpkeeps(FailedContracts::EveryUpkeep), -1 - 1 - 2);
    // The end subtracts only contracts still on the term track.
    Game game(withRuling<&Rulings::failedContracts>(FailedContracts::EveryUpkeep));
    game.state.players[p1].failed.append(contract(6));
    game.hold(p1, contractS, 1);
    QCOMPARE(score(game.setup, game.state, {}).players[0].unfinished, -1);
}

/// Shipbuilding awards of three players with 5, 0 and 0 majorities, all of whom donated ships.
static std::vector<int> shipbuilding(AwardEligibility reading)
{
    Rulings rulings;
    rulings.awardEligibility = reading;
    std::vector<FinalCount> counts(3);
    counts[0].counts[Award::Shipbuilding] = 5;
    for (FinalCount &count : counts)
        count.tookPart[Award::Shipbuilding] = true;
    std::vector<int> awards;
    for (const PlayerScore &player : score(rulings, counts, {}).players)
        awards.push_back(player.awards[Award::Shipbuilding]);
    return awards;
}

void TestScoringRulings::awardEligibility_counted() // AC-AMB-19
{
    QCOMPARE(shipbuilding(AwardEligibility::Counted), (std::vector{6, 0, 0}));
}

void TestScoringRulings::awardEligibility_took_part()
{
    QCOMPARE(shipbuilding(AwardEligibility::TookPart), (std::vector{6, 1, 1}));
}

/// Who wins of three players with equal VP and equal stocks of 9, split as 5 gold, 5 gear and other; markers 3, 3, 7.
static FinalScore tied(FinalTieBreak reading, std::optional<int> lastMarkers = 7)
{
    Rulings rulings;
    rulings.finalTieBreak = reading;
    std::vector<FinalCount> counts(3);
    counts[0].stock = amounts(2, 2, 5, 0);
    counts[1].stock = amounts(2, 2, 0, 5);
    counts[2].stock = amounts(4, 5, 0, 0);
    counts[0].markers = counts[1].markers = 3;
    counts[2].markers = lastMarkers;
    return score(rulings, counts, {});
}

static std::vector<int> ranks(const FinalScore &score)
{
    std::vector<int> ranks;
    for (const PlayerScore &player : score.players)
        ranks.push_back(player.rank);
    return ranks;
}

void TestScoringRulings::finalTieBreak_shared() // AC-AMB-20, AC-SCORE-06
{
    const FinalScore score = tied(FinalTieBreak::Shared);
    QCOMPARE(ranks(score), (std::vector{1, 1, 1}));
    QCOMPARE(score.decidedBy, DecidedBy::Shared);
}

void TestScoringRulings::finalTieBreak_gold()
{
    const FinalScore score = tied(FinalTieBreak::Gold);
    QCOMPARE(ranks(score), (std::vector{1, 2, 2}));
    QCOMPARE(score.decidedBy, DecidedBy::Final);
}

void TestScoringRulings::finalTieBreak_gear()
{
    QCOMPARE(ranks(tied(FinalTieBreak::Gear)), (std::vector{2, 1, 2}));
}

void TestScoringRulings::finalTieBreak_markers()
{
    QCOMPARE(ranks(tied(FinalTieBreak::Markers)), (std::vector{2, 2, 1}));
    // Unknown markers (a score sheet) leave the tie shared, and it says so.
    const FinalScore unknown = tied(FinalTieBreak::Markers, {});
    QCOMPARE(ranks(unknown), (std::vector{1, 1, 1}));
    QVERIFY(unknown.lacksMarkers);
    QCOMPARE(unknown.decidedBy, DecidedBy::Shared);
}

QTEST_APPLESS_MAIN(TestScoringRulings)
#include "tst_scoringrulings.moc"
