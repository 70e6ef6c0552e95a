// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/setup.h"

namespace skyledger::whistlemountain {

/// What the words in the files of one game depend on. The ids of tiles are closed vocabularies: none of them is the
/// file's own.
struct Ids {
    std::size_t seats = 2; ///< the number of players
    bool beginner = false; ///< the advanced elements are out (WM-COMP-09)
    Board board;           ///< cells off its grid are refused
    friend bool operator==(const Ids &, const Ids &) = default;
};

inline Ids idsOf(const Setup &setup)
{
    return {setup.playerCount, setup.beginner, setup.board()};
}

} // namespace skyledger::whistlemountain
