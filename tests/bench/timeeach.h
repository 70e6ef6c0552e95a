// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <vector>

/// What the benchmarks of several games share.
namespace skyledger::bench {

/// Times every call of `work` by itself, with numbers that run through `count`: the mean of a loop hides the slow ones.
/// Tells the median and the 99th percentile.
template <class Work>
void timeEach(benchmark::State &bench, std::size_t count, Work work)
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
        at = (at + 1) % count;
    }
    std::sort(nanoseconds.begin(), nanoseconds.end());
    bench.counters["median_ns"] = nanoseconds[nanoseconds.size() / 2];
    bench.counters["p99_ns"] = nanoseconds[nanoseconds.size() * 99 / 100];
    bench.counters["longest_ns"] = nanoseconds.back();
}

} // namespace skyledger::bench
