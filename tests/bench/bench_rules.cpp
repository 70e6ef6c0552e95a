// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Google Benchmark keeps what is to be measured in statics.
// clazy:excludeall=non-pod-global-static

#include "core/airshipcity/game/randomplay.h"
#include "core/airshipcity/rules/rules.h"
#include "tests/bench/timeeach.h"
#include "tests/core/airshipcity/fixture.h"

#include <random>

using namespace skyledger::airshipcity;

namespace {

/// Positions of random four-player games, each with a play that is legal there.
struct Sample {
    Setup setup = fixture::layoutA(4);
    std::vector<State> states;
    std::vector<Play> plays;

    Sample()
    {
        for (std::uint64_t seed = 1; states.size() < 20000; ++seed) {
            State state = startState(setup);
            RandomPlayer player(seed);
            while (const Play *play = player.choose(setup, state)) {
                states.push_back(state);
                plays.push_back(*play);
                apply(setup, state, *play);
            }
        }
    }
};

const Sample &sample()
{
    static const Sample positions;
    return positions;
}

void checkAndApply(benchmark::State &bench)
{
    State state;
    skyledger::bench::timeEach(bench, sample().states.size(), [&](std::size_t at) {
        state = sample().states[at];
        const Verdict verdict = check(sample().setup, state, sample().plays[at]);
        benchmark::DoNotOptimize(verdict.allowed());
        apply(sample().setup, state, sample().plays[at]);
        benchmark::DoNotOptimize(state);
    });
}
BENCHMARK(checkAndApply)->UseManualTime();

void legalList(benchmark::State &bench)
{
    std::vector<Play> plays;
    skyledger::bench::timeEach(bench, sample().states.size(), [&](std::size_t at) {
        legalEvents(sample().setup, sample().states[at], plays);
        benchmark::DoNotOptimize(plays.data());
    });
}
BENCHMARK(legalList)->UseManualTime();

/// Whole games in which each event is drawn evenly from the full legal list.
void randomGames(benchmark::State &bench)
{
    const Setup setup = fixture::layoutA(4);
    std::vector<Play> plays;
    std::mt19937_64 random(1);
    std::int64_t events = 0;
    for ([[maybe_unused]] auto round : bench) {
        State state = startState(setup);
        while (state.phase != Phase::Over) {
            legalEvents(setup, state, plays);
            apply(setup, state, plays[random() % plays.size()]);
            ++events;
        }
    }
    bench.counters["events"] = benchmark::Counter(static_cast<double>(events), benchmark::Counter::kIsRate);
}
BENCHMARK(randomGames);

} // namespace

BENCHMARK_MAIN();
