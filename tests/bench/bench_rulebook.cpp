// clazy:excludeall=non-pod-global-static
// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/rulebook/reader.h"
#include "core/rulebook/search.h"
#include "core/table/jsonreader.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>

using namespace skyledger::rulebook;

namespace {

Rulebook airshipCity()
{
    auto read = readRulebook(QStringLiteral(":/rulebook/airship-city"));
    if (!read)
        qFatal("%s", qUtf8Printable(skyledger::table::describe(read.error())));
    return std::move(read).value();
}

/// The search in every game that has rules.
std::vector<Search> allSearches()
{
    std::vector<Search> searches;
    const QDir games(QStringLiteral(":/rulebook"));
    const QStringList folders = games.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    searches.reserve(static_cast<std::size_t>(folders.size()));
    for (const QString &game : folders)
        searches.emplace_back(readRulebook(games.filePath(game)).value());
    return searches;
}

/// What people type, letter by letter, word by word, and with mistakes.
QStringList queryLog()
{
    QFile file(QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/core/rulebook/querylog.txt"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the query log cannot be read");
    QStringList queries = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    queries.removeIf([](const QString &line) { return line.startsWith(QLatin1Char('#')); });
    return queries;
}

/// What the program does before it shows its first official word.
void readWords(benchmark::State &bench)
{
    for ([[maybe_unused]] auto round : bench) {
        const auto bytes =
            skyledger::table::readBytes(QStringLiteral(":/rulebook/airship-city/glossary.json"));
        const QStringList languages{QStringLiteral("en"), QStringLiteral("fr")};
        benchmark::DoNotOptimize(readGlossary(bytes.value(), languages));
    }
}
BENCHMARK(readWords)->Unit(benchmark::kMillisecond);

void readFolder(benchmark::State &bench)
{
    for ([[maybe_unused]] auto round : bench)
        benchmark::DoNotOptimize(airshipCity());
}
BENCHMARK(readFolder)->Unit(benchmark::kMillisecond);

void buildIndex(benchmark::State &bench)
{
    const Rulebook rulebook = airshipCity();
    for ([[maybe_unused]] auto round : bench)
        benchmark::DoNotOptimize(Search(rulebook));
}
BENCHMARK(buildIndex)->Unit(benchmark::kMillisecond);

void buildIndexFromFolder(benchmark::State &bench)
{
    for ([[maybe_unused]] auto round : bench)
        benchmark::DoNotOptimize(Search(airshipCity()));
}
BENCHMARK(buildIndexFromFolder)->Unit(benchmark::kMillisecond);

/// The time of one search in all games together, over the whole log; half of the searches take at most p50, all but one in a hundred p99.
void searchLog(benchmark::State &bench)
{
    using Clock = std::chrono::steady_clock;
    const std::vector<Search> searches = allSearches();
    const QStringList queries = queryLog();
    std::vector<double> microseconds;
    for ([[maybe_unused]] auto round : bench) {
        for (const QString &query : queries) {
            const auto begin = Clock::now();
            for (const Search &search : searches)
                benchmark::DoNotOptimize(search.find(query));
            microseconds.push_back(std::chrono::duration<double, std::micro>(Clock::now() - begin).count());
        }
    }
    std::sort(microseconds.begin(), microseconds.end());
    const auto percentile = [&](std::size_t percent) {
        return microseconds.at((microseconds.size() - 1) * percent / 100);
    };
    bench.counters["games"] = static_cast<double>(searches.size());
    bench.counters["queries"] = static_cast<double>(queries.size());
    bench.counters["p50_us"] = percentile(50);
    bench.counters["p99_us"] = percentile(99);
    bench.counters["max_us"] = microseconds.back();
}
BENCHMARK(searchLog)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
