// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/code.h"
#include "core/table/fixedlist.h"

#include <cstdint>
#include <initializer_list>

namespace skyledger::play {

using table::FixedList;

/// One fact behind an objection: an amount, or a thing as the number of its type. The key says what it is about.
struct Fact {
    Code key;
    std::int16_t value = 0;
    friend constexpr bool operator==(const Fact &, const Fact &) = default;
};

template <class Value>
constexpr Fact fact(Code key, Value value)
{
    return {key, static_cast<std::int16_t>(value)};
}

/// Why something is refused: a rule and its facts. Words are made of it elsewhere.
struct Objection {
    Code rule;
    FixedList<Fact, 4> facts;
    friend constexpr bool operator==(const Objection &, const Objection &) = default;
};

/// A printed value that a verdict would need and nobody entered yet: which value, of which thing (0 where there is only
/// one).
struct MissingValue {
    Code value;
    std::uint16_t thing = 0;
    friend constexpr bool operator==(const MissingValue &, const MissingValue &) = default;
};

/// The answer to "may I do that?", in any game. Objections and missing values past the capacity of the lists are left
/// out: one of each is enough for the answer.
struct Verdict {
    enum class Status : std::uint8_t { Allowed, Refused, Undetermined };

    FixedList<Objection, 12> objections; ///< all reasons, the most specific first; none: not refused
    FixedList<MissingValue, 48> missing; ///< values without which legality or effect cannot be told
    CodeSet needs;                       ///< what must be reported since the effect is not known
    CodeSet lacks;                       ///< what of that the event does not report

    constexpr Status status() const
    {
        if (!objections.empty())
            return Status::Refused;
        return missing.empty() ? Status::Allowed : Status::Undetermined;
    }
    constexpr bool allowed() const { return status() == Status::Allowed; }
    constexpr bool refused() const { return status() == Status::Refused; }
    constexpr bool undetermined() const { return status() == Status::Undetermined; }
    /// Whether the event can be replayed: allowed, or undetermined with all needed amounts reported.
    constexpr bool playable() const { return !refused() && lacks.empty(); }

    constexpr void object(Code rule, std::initializer_list<Fact> facts = {})
    {
        Objection objection{rule, {}};
        for (const Fact &each : facts)
            objection.facts.append(each);
        objections.append(objection);
    }
    constexpr void lack(Code value, std::size_t thing = 0)
    {
        const MissingValue address{value, static_cast<std::uint16_t>(thing)};
        if (!missing.contains(address))
            missing.append(address);
    }
    friend constexpr bool operator==(const Verdict &, const Verdict &) = default;
};

} // namespace skyledger::play
