// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/score/seatfaults.h"

#include "core/table/personname.h"

#include <algorithm>

namespace skyledger::score {

namespace {

using Kind = SeatFault::Kind;

/// A pair of surrogates is one character.
int lengthOf(const QString &text)
{
    return static_cast<int>(
        std::count_if(text.cbegin(), text.cend(), [](QChar c) { return !c.isLowSurrogate(); }));
}

/// Reports what several have although only one may have it, such as a colour: one fault names them all.
template <class Same>
void judgeTwins(std::span<const SheetSeat> seats, Kind kind, Same same, std::vector<SeatFault> &faults)
{
    std::vector<bool> named(seats.size());
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (named[i])
            continue;
        SeatFault fault{kind, {i}, 0, 0};
        for (std::size_t j = i + 1; j < seats.size(); ++j) {
            if (!same(seats[i], seats[j]))
                continue;
            fault.seats.push_back(j);
            named[j] = true;
        }
        if (fault.seats.size() > 1)
            faults.push_back(std::move(fault));
    }
}

} // namespace

std::vector<SeatFault> seatFaults(std::span<const SheetSeat> seats)
{
    std::vector<SeatFault> faults;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (const int length = lengthOf(seats[i].name); length > longestName)
            faults.push_back({Kind::NameTooLong, {i}, length, longestName});
    }
    judgeTwins(
        seats, Kind::NameTwice,
        [](const SheetSeat &a, const SheetSeat &b) { return table::isSameName(a.name, b.name); }, faults);
    judgeTwins(
        seats, Kind::ColorTwice,
        [](const SheetSeat &a, const SheetSeat &b) { return a.color && a.color == b.color; }, faults);
    judgeTwins(
        seats, Kind::SeveralFirst, [](const SheetSeat &a, const SheetSeat &b) { return a.first && b.first; },
        faults);
    return faults;
}

} // namespace skyledger::score
