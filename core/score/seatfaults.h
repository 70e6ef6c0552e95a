// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Who sits on a score sheet that somebody fills in, and what cannot be about them.
namespace skyledger::score {

/// Characters of a name, as people count them.
inline constexpr int longestName = 40;

struct SheetSeat {
    QString name;
    std::optional<int> color;
    bool first = false;
};

struct SeatFault {
    enum class Kind : std::uint8_t {
        NameTooLong, ///< value, limit
        NameTwice,
        ColorTwice,
        SeveralFirst
    };
    Kind kind{};
    std::vector<std::size_t> seats; ///< whose entries: of twins all whom it concerns
    int value = 0;
    int limit = 0;
    friend bool operator==(const SeatFault &, const SeatFault &) = default;
};

/// All that cannot be: first names, then colours, then who began.
std::vector<SeatFault> seatFaults(std::span<const SheetSeat> seats);

} // namespace skyledger::score
