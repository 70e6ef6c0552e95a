// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <random>
#include <utility>

namespace skyledger::table {

/// Chance that is the same on every machine for a seed. The generator is the standard's; what turns its bits into
/// numbers and shuffles is our own, since the standard leaves its distributions and `std::shuffle` to each library.
class Random
{
public:
    explicit Random(std::uint64_t seed) : m_generator(seed) {}

    /// 64 random bits.
    std::uint64_t bits() { return m_generator(); }

    /// A number from 0 up to but without `count`, each as likely as the others. `count` must not be 0.
    std::uint32_t below(std::uint32_t count)
    {
        // Lemire's multiplication; the few values that would favour some numbers are thrown away.
        std::uint64_t product = (bits() >> 32) * count;
        if (static_cast<std::uint32_t>(product) < count) {
            const std::uint32_t unfair = (0U - count) % count;
            while (static_cast<std::uint32_t>(product) < unfair)
                product = (bits() >> 32) * count;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// Puts a list into a random order.
    template <class List>
    void shuffle(List &list)
    {
        for (auto left = static_cast<std::uint32_t>(list.size()); left > 1; --left)
            std::swap(list[left - 1], list[below(left)]);
    }

private:
    std::mt19937_64 m_generator;
};

} // namespace skyledger::table
