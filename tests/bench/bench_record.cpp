// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/session.h"
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
        const Replay replayed = replay(record.value().setup, record.value().events);
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

} // namespace

BENCHMARK_MAIN();
