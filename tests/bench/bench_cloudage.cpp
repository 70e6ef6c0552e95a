// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Google Benchmark keeps what is to be measured in statics.
// clazy:excludeall=non-pod-global-static

#include "core/cloudage/builtincatalogue.h"
#include "core/cloudage/newgame.h"
#include "core/cloudage/randomplay.h"
#include "core/cloudage/replay.h"
#include "core/cloudage/rules/rules.h"
#include "core/table/jsonreader.h"
#include "tests/bench/timeeach.h"

using namespace skyledger;
using namespace skyledger::cloudage;

namespace {

/// A four-player game of the sample set, before its first event.
GameRecord dealt(std::uint64_t seed)
{
    NewGameOptions options;
    for (const char *name : {"Ada", "Bo", "Cy", "Di"})
        options.names.append(QString::fromLatin1(name));
    options.catalogue = sampleCatalogue();
    options.dealsMissions = true;
    options.seed = seed;
    auto record = newGame(options);
    if (!record)
        qFatal("the sample set cannot be dealt");
    return std::move(record).value();
}

/// Positions of random four-player games, each with an event that is legal there.
struct Sample {
    Setup setup;
    std::vector<State> states;
    std::vector<Played> events;

    Sample()
    {
        const GameRecord record = dealt(1);
        setup = record.setup;
        for (std::uint64_t seed = 1; states.size() < 20000; ++seed) {
            State state = startState(setup);
            for (const Played &played : playRandomly(setup, cityCardsOf(record), seed).events) {
                states.push_back(state);
                events.push_back(played);
                apply(setup, state, played.play, played.reported);
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
        const Played &event = sample().events[at];
        const Verdict verdict = check(sample().setup, state, event.play, event.reported);
        benchmark::DoNotOptimize(verdict.allowed());
        apply(sample().setup, state, event.play, event.reported);
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

/// The full legal list and one event, position by position: how fast games could be searched.
void listAndApply(benchmark::State &bench)
{
    std::vector<Play> plays;
    State state;
    std::size_t at = 0;
    std::int64_t events = 0;
    for ([[maybe_unused]] auto round : bench) {
        state = sample().states[at];
        legalEvents(sample().setup, state, plays);
        apply(sample().setup, state, sample().events[at].play, sample().events[at].reported);
        benchmark::DoNotOptimize(state);
        at = (at + 1) % sample().states.size();
        ++events;
    }
    bench.counters["events"] = benchmark::Counter(static_cast<double>(events), benchmark::Counter::kIsRate);
}
BENCHMARK(listAndApply);

/// A whole game from the bytes of its file to its last board.
void loadAndReplay(benchmark::State &bench)
{
    GameRecord record = dealt(3);
    for (const Played &played : playRandomly(record.setup, cityCardsOf(record), 3).events)
        appendEvent(record, played);
    const QByteArray bytes = writeGameRecord(record);
    for ([[maybe_unused]] auto round : bench) {
        const auto document = table::parseObject(bytes);
        const auto again = readGameRecord(document.value());
        benchmark::DoNotOptimize(replay(again.value().setup, again.value().inForce()).states.size());
    }
    bench.counters["game"] = static_cast<double>(record.entries.size());
}
BENCHMARK(loadAndReplay)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
