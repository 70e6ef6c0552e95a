// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/rules.h"
#include "core/table/random.h"

#include <vector>

/// A player of the kind one meets at a table: gathers for a purpose, builds what pays, takes a contract too many. Only
/// the example and golden games are made with it.
namespace skyledger::airshipcity::test {

/// What a player cares for, 1 being usual.
struct Temper {
    double airships = 1;
    double selling = 1;
    double utilities = 1;
    double contracts = 1;
    double crew = 1;
    double renovations = 1;
};

/// The players of one table with their tempers, who think about one move at a time.
class Table
{
public:
    Table(std::vector<Temper> tempers, std::uint64_t seed) : m_tempers(std::move(tempers)), m_random(seed) {}

    /// The move that whoever has to move likes best. There must be one.
    Play choose(const Setup &setup, const State &state);

private:
    double valueOf(const Setup &setup, const State &state, const Play &play, Player player, int slidesAhead);
    double bestActivation(const Setup &setup, const State &state, Player player);
    double bestUse(const Setup &setup, const State &state, Player player);

    std::vector<Temper> m_tempers;
    table::Random m_random;
};

} // namespace skyledger::airshipcity::test
