// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Google Benchmark keeps what is to be measured in statics.
// clazy:excludeall=non-pod-global-static

#include "core/airshipcity/game/session.h"
#include "tests/core/airshipcity/samplegame.h"

#include <benchmark/benchmark.h>

using namespace skyledger::airshipcity;

namespace {

/// A finished game of about 800 events, as bytes of its file.
const QByteArray &finishedGame()
{
    static const QByteArray bytes = writeGameRecord(fixture::finishedSampleGame(800));
    return bytes;
}

void loadAndReplay(benchmark::State &bench)
{
    const QByteArray &bytes = finishedGame();
    std::size_t events = 0;
    for ([[maybe_unused]] auto round : bench) {
        const auto record = readGameRecord(bytes);
        const Replay replayed = replay(record.value().setup, record.value().entries);
        benchmark::DoNotOptimize(replayed.states.data());
        events = replayed.states.size() - 1;
    }
    bench.counters["events"] = static_cast<double>(events);
    bench.counters["bytes"] = static_cast<double>(bytes.size());
}
BENCHMARK(loadAndReplay)->Unit(benchmark::kMillisecond);

void writeRecord(benchmark::State &bench)
{
    const auto record = readGameRecord(finishedGame());
    for ([[maybe_unused]] auto round : bench)
        benchmark::DoNotOptimize(writeGameRecord(record.value()));
}
BENCHMARK(writeRecord)->Unit(benchmark::kMillisecond);

void undoAndRedo(benchmark::State &bench)
{
    Session session(readGameRecord(finishedGame()).value());
    for ([[maybe_unused]] auto round : bench) {
        session.undo();
        session.redo();
    }
}
BENCHMARK(undoAndRedo);

void jumpAnywhere(benchmark::State &bench)
{
    Session session(readGameRecord(finishedGame()).value());
    qsizetype to = 0;
    for ([[maybe_unused]] auto round : bench) {
        to = (to + 337) % (session.eventCount() + 1);
        session.jump(to);
        benchmark::DoNotOptimize(session.legalPlays().data());
    }
}
BENCHMARK(jumpAnywhere);

/// A correction near the start, which many of the events that follow cannot bear.
void changeThePast(benchmark::State &bench)
{
    const GameRecord record = readGameRecord(finishedGame()).value();
    const Correct correction{
        {set::Stock{Player{}, Resource::Gear, 0}, set::Stock{Player{}, Resource::Wood, 0}}};
    std::size_t flagged = 0;
    for ([[maybe_unused]] auto round : bench) {
        bench.PauseTiming();
        Session session(record);
        bench.ResumeTiming();
        flagged = session.insertEvent(20, correction, QStringLiteral("miscounted")).flagged.size();
    }
    bench.counters["flagged"] = static_cast<double>(flagged);
}
BENCHMARK(changeThePast)->Unit(benchmark::kMillisecond);

void takeUpALine(benchmark::State &bench)
{
    Session session(readGameRecord(finishedGame()).value());
    session.removeEvents(20);
    const GameRecord record = session.record();
    for ([[maybe_unused]] auto round : bench) {
        bench.PauseTiming();
        Session again(record);
        bench.ResumeTiming();
        again.takeUp(1);
    }
}
BENCHMARK(takeUpALine)->Unit(benchmark::kMillisecond);

/// The clock that is shown: once an event.
void timeTheTurns(benchmark::State &bench)
{
    const Session session(readGameRecord(finishedGame()).value());
    for ([[maybe_unused]] auto round : bench)
        benchmark::DoNotOptimize(session.turnTimes());
}
BENCHMARK(timeTheTurns)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
