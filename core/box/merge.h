// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>

/// One copy of a box made of two.
namespace skyledger::box {

/// One of two copies that are compared: the one that is kept, and the other one.
enum class MergeSide : std::uint8_t { Mine, Theirs };

/// What is done to mine where sides are chosen value by value.
struct MergeCount {
    int added = 0; ///< values that I did not know
    int replaced = 0;
    int dropped = 0;
    int confirmed = 0; ///< the same value, with another source
    int madeUp = 0;    ///< of the added and replaced ones those that are made up
    bool changesAnything() const { return added + replaced + dropped + confirmed > 0; }
    friend bool operator==(const MergeCount &, const MergeCount &) = default;
};

} // namespace skyledger::box
