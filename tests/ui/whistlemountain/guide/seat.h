// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/random.h"
#include "ui/whistlemountain/guide/whistlemountaintable.h"

#include <optional>
#include <utility>

namespace skyledger::ui::test {

/// A new game of the sample set for the people who sit down.
whistlemountain::GameRecord dealtGame(const QStringList &names, std::uint64_t seed);

/// A new game with a box of which only the three measures of the board are known.
whistlemountain::GameRecord emptyBox(const QStringList &names, std::uint64_t seed);
/// The answers that lead to a play: of a scaffold whose tile is not listed what each cell shows.
PartialPlay pathAtTable(const whistlemountain::Session &session, const whistlemountain::Play &play);

/// Somebody who leads a game through its guide and counts what was chosen.
class WhistleMountainSeat
{
public:
    explicit WhistleMountainSeat(WhistleMountainTable &table) : m_table(table) {}

    /// Leads to a play that is allowed, answer by answer. False where the guide offers no way to it.
    bool lead(const whistlemountain::Play &play);
    /// Takes any of what is offered; false if nothing is.
    bool chooseAny(table::Random &random);
    /// The same where values are not known: what lacks them is chosen too, and any amounts are told that can be.
    bool chooseAnyThatLacks(table::Random &random);
    /// How often something was chosen since the last time this was asked; the cells of a scaffold are one drag.
    int presses() { return std::exchange(m_presses, 0); }

private:
    bool chooseAny(table::Random &random, bool undetermined);
    void choose(std::size_t option);
    std::optional<std::size_t> optionToward(const PartialPlay &path, bool otherwise) const;

    WhistleMountainTable &m_table;
    int m_presses = 0;
    bool m_drags = false; ///< the last choice was a cell of a scaffold
};

} // namespace skyledger::ui::test
