// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/rules/scoring.h"
#include "tests/core/airshipcity/randomgames.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>
#include <numeric>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

/// What holds whatever happens. A sequence is a list of numbers, one a step, so that RapidCheck can shorten it. The seed
/// is fixed, but for SKYLEDGER_NIGHTLY=1 and RC_PARAMS (see RapidCheck).
class TestProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void anySequenceKeepsTheTablePossible();
    void playByTheRulesKeepsCrewsApart();
    void vpAreTheSumOfTheirChanges();
    void keptStatesEqualAReplay();
    void checkNeverChangesTheState();
    void aRefusedCorrectionChangesNothing();
    void aSlideAndItsOppositeCancel();
    void seatOrderNeverChangesAnAward();
    void everyVerdictIsConsistent();
};

namespace {

using Script = std::vector<unsigned>;

/// The event of one step: mostly one that the rules list, else a correction, any play at all, or an override of it.
Event eventOf(unsigned number, const Setup &setup, const State &state)
{
    Random random(number);
    std::vector<Play> plays;
    switch (below(random, 6)) {
    case 0:
        return randomCorrection(random, setup, state);
    case 1: {
        const Play play = randomPlay(random, setup);
        return Played{play, oneIn(random, 2) ? randomReport(random, setup, state, play) : Reported{}};
    }
    case 2: {
        const Play play = randomPlay(random, setup);
        Reported reported;
        if (oneIn(random, 3))
            reported = paid(amounts(9, 9, 9, 9), gained(amounts(3, 30, 0, 1), scored(-3, withTerm(2))));
        if (oneIn(random, 9))
            return Override{Played{play, reported}, false, true};
        return Override{Played{play, reported}, oneIn(random, 2), false};
    }
    case 3:
        undeterminedEvents(setup, state, plays);
        break;
    default:
        legalEvents(setup, state, plays);
    }
    if (plays.empty())
        return endTurn();
    const Play play = plays[static_cast<std::size_t>(below(random, static_cast<int>(plays.size())))];
    return Played{play, randomReport(random, setup, state, play)};
}

/// Runs a script, and calls `see(before, event, after, changes)` for each event that was let through.
template <class See>
void run(const Setup &setup, const Script &script, See see)
{
    State state = startState(setup);
    for (const unsigned number : script) {
        const Event event = eventOf(number, setup, state);
        if (!check(setup, state, event).playable())
            continue;
        const State before = state;
        Changes changes;
        apply(setup, state, event, &changes);
        see(before, event, state, changes);
    }
}

Setup anySetup()
{
    Random random(*rc::gen::arbitrary<unsigned>());
    return randomSetup(random, *rc::gen::element(0, 8, 2));
}

Script anyScript()
{
    return *rc::gen::resize(300, rc::gen::container<Script>(rc::gen::arbitrary<unsigned>()));
}

} // namespace

void TestProperties::initTestCase()
{
    if (!qEnvironmentVariableIsSet("RC_PARAMS"))
        qputenv("RC_PARAMS", qEnvironmentVariableIsSet("SKYLEDGER_NIGHTLY") ? "max_success=2000" : "seed=1");
}

void TestProperties::anySequenceKeepsTheTablePossible() // AC-COMP-08, AC-COMP-15, AC-RES-03
{
    QVERIFY(rc::check("16 tiles, 20 markers each, stocks within capacities, contracts in one place", [] {
        const Setup setup = anySetup();
        run(setup, anyScript(), [&](const State &, const Event &event, const State &after, const Changes &) {
            const std::string broken = brokenInvariant(setup, after);
            if (!broken.empty())
                RC_FAIL(broken + " by " + describe(event));
        });
    }));
}

void TestProperties::playByTheRulesKeepsCrewsApart() // AC-MOVE-13
{
    QVERIFY(rc::check("own crews share only the Harbor, VP keep their floor", [] {
        const Setup setup = anySetup();
        State state = startState(setup);
        for (const unsigned number : anyScript()) {
            Random random(number);
            std::vector<Play> plays;
            oneIn(random, 4) ? undeterminedEvents(setup, state, plays) : legalEvents(setup, state, plays);
            if (plays.empty())
                continue;
            const Play &play = plays[static_cast<std::size_t>(below(random, static_cast<int>(plays.size())))];
            apply(setup, state, play, randomReport(random, setup, state, play));
            const std::string broken = brokenInvariant(setup, state, true);
            if (!broken.empty())
                RC_FAIL(broken + " by " + describe(play));
        }
    }));
}

void TestProperties::vpAreTheSumOfTheirChanges() // AC-SCORE-01
{
    QVERIFY(rc::check("VP equal the sum of contributions", [] {
        const Setup setup = anySetup();
        Per<Player, int> sums;
        run(setup, anyScript(),
            [&](const State &, const Event &event, const State &after, const Changes &changes) {
                for (const Change &change : changes) {
                    if (change.kind == Change::Kind::Vp)
                        sums[change.player] += change.amount;
                }
                for (const Player player : setup.players()) {
                    if (sums[player] != after.players[player].vp)
                        RC_FAIL("VP without a change by " + describe(event));
                }
            });
    }));
}

void TestProperties::keptStatesEqualAReplay()
{
    QVERIFY(rc::check("every state equals a replay from the start, and the ledger adds up", [] {
        const Setup setup = anySetup();
        std::vector<Event> events;
        std::vector<State> kept{startState(setup)};
        run(setup, anyScript(), [&](const State &, const Event &event, const State &after, const Changes &) {
            events.push_back(event);
            kept.push_back(after);
        });
        const Replay replayed = skyledger::play::replayItems<AirshipCity, Event>(setup, events);
        RC_ASSERT(!replayed.stoppedBy);
        RC_ASSERT(replayed.states == kept);
        for (const Player player : setup.players()) {
            int total = 0;
            for (const LedgerLine &line : replayed.ledger)
                total += line.player == player ? line.vp : 0;
            RC_ASSERT(total == int(replayed.end().players[player].vp));
        }
    }));
}

void TestProperties::checkNeverChangesTheState()
{
    QVERIFY(rc::check("check, quote and the lists leave the state alone, and answer the same again", [] {
        const Setup setup = anySetup();
        run(setup, anyScript(), [&](const State &before, const Event &event, const State &, const Changes &) {
            const State copy = before;
            const Verdict verdict = check(setup, before, event);
            std::vector<Play> plays;
            legalEvents(setup, before, plays);
            undeterminedEvents(setup, before, plays);
            RC_ASSERT(copy == before);
            RC_ASSERT(check(setup, before, event) == verdict);
        });
    }));
}

void TestProperties::aRefusedCorrectionChangesNothing()
{
    QVERIFY(rc::check("corrections are all or nothing", [] {
        const Setup setup = anySetup();
        run(setup, anyScript(), [&](const State &, const Event &, const State &after, const Changes &) {
            Random random(after.round * 100U + after.deckLeft);
            Correct correct = randomCorrection(random, setup, after);
            correct.set.emplace_back(set::Stock{p1, gold, 21}); // never possible
            const State copy = after;
            RC_ASSERT(check(setup, after, correct).refused());
            RC_ASSERT(copy == after);
        });
    }));
}

void TestProperties::aSlideAndItsOppositeCancel() // AC-SLIDE-02
{
    QVERIFY(rc::check("a slide and its opposite give back the city", [] {
        const Setup setup = anySetup();
        run(setup, anyScript(), [&](const State &, const Event &, const State &after, const Changes &) {
            for (int place = 0; place < 8; ++place) {
                const auto line = static_cast<Line>(place);
                const Direction there = isRow(line) ? Direction::East : Direction::South;
                const Direction back = isRow(line) ? Direction::West : Direction::North;
                State slid = after;
                apply(setup, slid, Play{Slide{{line, there}}, nobody});
                RC_ASSERT(!(slid.city == after.city));
                apply(setup, slid, Play{Slide{{line, back}}, nobody});
                slid.players[after.current].stock = after.players[after.current].stock;
                RC_ASSERT(slid == after);
            }
        });
    }));
}

void TestProperties::seatOrderNeverChangesAnAward() // AC-AWD-01 to AC-AWD-07
{
    QVERIFY(rc::check("awards, totals and ranks follow their player to any seat", [] {
        const auto players = *rc::gen::element(3, 4);
        Rulings rulings;
        rulings.awardEligibility = *rc::gen::element(AwardEligibility::Counted, AwardEligibility::TookPart);
        std::vector<FinalCount> counts(static_cast<std::size_t>(players));
        std::vector<LedgerLine> ledger;
        for (FinalCount &count : counts) {
            for (const Award award : all<Award>()) {
                count.counts[award] = *rc::gen::inRange(0, 4);
                count.tookPart[award] = *rc::gen::arbitrary<bool>();
            }
            count.trackVp = *rc::gen::inRange(0, 4);
            count.stock = amounts(*rc::gen::inRange(0, 3), 0, 0, *rc::gen::inRange(0, 3));
        }
        std::vector<std::size_t> seats(counts.size());
        std::iota(seats.begin(), seats.end(), 0U);
        const auto scoreAll = [&] {
            std::vector<FinalCount> seated;
            ledger.clear();
            for (std::size_t i = 0; i < seats.size(); ++i) {
                seated.push_back(counts[seats[i]]);
                ledger.push_back({static_cast<Player>(i), VpSource::Track, 0xFF,
                                  static_cast<std::int16_t>(counts[seats[i]].trackVp), Rule::Score01, 0});
            }
            const FinalScore scored = score(rulings, seated, ledger);
            std::vector<PlayerScore> byPerson(seats.size());
            for (std::size_t i = 0; i < seats.size(); ++i)
                byPerson[seats[i]] = scored.players[i];
            return byPerson;
        };
        const std::vector<PlayerScore> first = scoreAll();
        while (std::next_permutation(seats.begin(), seats.end())) {
            const std::vector<PlayerScore> other = scoreAll();
            for (std::size_t i = 0; i < counts.size(); ++i) {
                RC_ASSERT(other[i].awards == first[i].awards);
                RC_ASSERT(other[i].places == first[i].places);
                RC_ASSERT(other[i].total == first[i].total);
                RC_ASSERT(other[i].rank == first[i].rank);
            }
        }
    }));
}

void TestProperties::everyVerdictIsConsistent()
{
    QVERIFY(rc::check("needs and lacks go with undetermined verdicts, objections have few facts", [] {
        const Setup setup = anySetup();
        State state = startState(setup);
        for (const unsigned number : anyScript()) {
            const Event event = eventOf(number, setup, state);
            const Verdict verdict = check(setup, state, event);
            RC_ASSERT((verdict.lacks - verdict.needs).empty());
            RC_ASSERT(!verdict.allowed() || (verdict.needs.empty() && verdict.missing.empty()));
            RC_ASSERT(!verdict.objections.full() && !verdict.missing.full());
            if (verdict.playable())
                apply(setup, state, event);
        }
    }));
}

QTEST_APPLESS_MAIN(TestProperties)
#include "tst_properties.moc"
