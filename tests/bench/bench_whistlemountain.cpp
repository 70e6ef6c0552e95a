// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Google Benchmark keeps what is to be measured in statics.
// clazy:excludeall=non-pod-global-static

#include "core/table/jsonreader.h"
#include "core/whistlemountain/newgame.h"
#include "core/whistlemountain/randomplay.h"
#include "core/whistlemountain/replay.h"
#include "tests/bench/timeeach.h"

using namespace skyledger;
using namespace skyledger::whistlemountain;

namespace {

/// A four-player game of the sample set, before its first event.
GameRecord dealt(std::uint64_t seed)
{
    table::Random random(seed);
    NewGame game;
    for (const char *name : {"Ada", "Bo", "Cy", "Di"})
        game.names.append(QString::fromLatin1(name));
    game.catalogue = sampleCatalogue();
    auto record = dealGame(game, random);
    if (!record)
        qFatal("the sample set cannot be dealt");
    return std::move(record).value();
}

/// Positions of random four-player games, each with a play that is legal there.
struct Sample {
    Setup setup = dealt(1).setup;
    std::vector<State> states;
    std::vector<Play> plays;

    Sample()
    {
        for (std::uint64_t seed = 1; states.size() < 10000; ++seed) {
            State state = startState(setup);
            RandomPlayer player(seed);
            while (state.turn <= mostTurns) {
                const Play *play = player.choose(setup, state);
                if (!play)
                    break;
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
    bench::timeEach(bench, sample().states.size(), [&](std::size_t at) {
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
    bench::timeEach(bench, sample().states.size(), [&](std::size_t at) {
        legalEvents(sample().setup, sample().states[at], plays);
        benchmark::DoNotOptimize(plays.data());
    });
}
BENCHMARK(legalList)->UseManualTime();

/// Whole games with the full list before every event.
void randomGames(benchmark::State &bench)
{
    const Setup setup = dealt(1).setup;
    std::int64_t events = 0;
    std::uint64_t seed = 0;
    for ([[maybe_unused]] auto round : bench)
        events += static_cast<std::int64_t>(playRandomly(setup, ++seed).plays.size());
    bench.counters["events"] = benchmark::Counter(static_cast<double>(events), benchmark::Counter::kIsRate);
}
BENCHMARK(randomGames);

/// A whole game from the bytes of its file to its last board.
void loadAndReplay(benchmark::State &bench)
{
    GameRecord record = dealt(3);
    for (const Play &play : playRandomly(record.setup, 3).plays)
        appendPlay(record, play);
    const QByteArray bytes = writeGameRecord(record);
    for ([[maybe_unused]] auto round : bench) {
        const auto document = table::parseObject(bytes);
        const auto again = readGameRecord(document.value());
        benchmark::DoNotOptimize(replay(again.value(), again.value().cursor).played);
    }
    bench.counters["game"] = static_cast<double>(record.entries.size());
}
BENCHMARK(loadAndReplay)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
