// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Google Benchmark keeps what is to be measured in statics.
// clazy:excludeall=non-pod-global-static

#include "core/airshipcity/randomplay.h"
#include "core/airshipcity/rules/rules.h"
#include "tests/core/airshipcity/fixture.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
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

/// Times every call by itself: the mean of a loop hides the slow ones.
template <class Work>
void timeEach(benchmark::State &bench, Work work)
{
    using Clock = std::chrono::steady_clock;
    std::vector<double> nanoseconds;
    std::size_t at = 0;
    for ([[maybe_unused]] auto round : bench) {
        const auto start = Clock::now();
        work(at);
        const std::chrono::duration<double, std::nano> taken = Clock::now() - start;
        bench.SetIterationTime(taken.count() * 1e-9);
        nanoseconds.push_back(taken.count());
        at = (at + 1) % sample().states.size();
    }
    std::sort(nanoseconds.begin(), nanoseconds.end());
    bench.counters["median_ns"] = nanoseconds[nanoseconds.size() / 2];
    bench.counters["p99_ns"] = nanoseconds[nanoseconds.size() * 99 / 100];
}

void checkAndApply(benchmark::State &bench)
{
    State state;
    timeEach(bench, [&](std::size_t at) {
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
    timeEach(bench, [&](std::size_t at) {
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
