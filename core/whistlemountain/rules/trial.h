// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/rules/rules.h"

/// Inside of the rules: a play made on a copy of the table, to see what it brings.
namespace skyledger::whistlemountain {

class Trial
{
public:
    Trial(const Setup &setup, const State &state, const Play &play, const Reported &reported);

    /// All that the player of the event pays, gains before the supply cuts it, and scores.
    const Amounts &paid() const { return m_paid; }
    const Amounts &gained() const { return m_gained; }
    std::int16_t vp() const { return m_vp; }
    bool hasRevealed() const { return m_hasRevealed; }
    /// How many random trophies were drawn.
    std::size_t drawn() const { return m_drawn; }

private:
    Amounts m_paid;
    Amounts m_gained;
    std::int16_t m_vp = 0;
    bool m_hasRevealed = false;
    std::size_t m_drawn = 0;
};

} // namespace skyledger::whistlemountain
