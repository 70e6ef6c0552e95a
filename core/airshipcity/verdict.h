// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/ruleids.h"
#include "core/airshipcity/vocabulary.h"

namespace skyledger::airshipcity {

/// What a number in an objection is about: an amount, or a thing as the number of its type.
enum class FactKey : std::uint8_t {
    Needed,
    Has,
    Lost,
    Level,
    Round,
    Phase,
    Resource,
    Airship,
    Utility,
    Contract,
    Tile,
    Cell,
    Player,
    Crew,
    BonusEffect,
    Kind,
    StageBonus
};

/// One fact behind an objection: a number, or an id as a number of its type.
struct Fact {
    FactKey key{};
    std::int16_t value = 0;
    friend constexpr bool operator==(const Fact &, const Fact &) = default;
};

template <class Value>
constexpr Fact fact(FactKey key, Value value)
{
    return {key, static_cast<std::int16_t>(value)};
}

/// Why something is refused: a rule and its facts. Words are made of it elsewhere.
struct Objection {
    Rule rule{};
    FixedList<Fact, 4> facts;
    friend constexpr bool operator==(const Objection &, const Objection &) = default;
};

/// A catalogue value that a verdict would need.
struct MissingValue {
    enum class Kind : std::uint8_t {
        AirshipCost,
        AirshipDiscount,
        AirshipSpaces,
        UtilityCost,
        UtilityVp,
        UtilitySpaces,
        ContractTerm,
        ContractCost,
        ContractVp,
        ContractGold,
        TileCrests,
        TileCrestBonus,
        StageBonus,
        RenovationCost,
        BonusEffectTarget,
        GuildPrice,
        PriceTrack, ///< index: level
        Piggyback   ///< index: tile kind
    };
    Kind kind{};
    std::uint8_t index = 0;
    friend constexpr bool operator==(const MissingValue &, const MissingValue &) = default;
};

/// Amounts that a record must report where an effect is not known.
enum class ReportKey : std::uint8_t { Pay, Gain, Vp, Term, Players };

} // namespace skyledger::airshipcity

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<airshipcity::ReportKey> = 5;
} // namespace skyledger

namespace skyledger::airshipcity {

/// The answer to "may I do that?".
struct Verdict {
    enum class Status : std::uint8_t { Allowed, Refused, Undetermined };

    FixedList<Objection, 12> objections; ///< all reasons, the most specific first; none: not refused
    FixedList<MissingValue, 48> missing; ///< values without which legality or effect cannot be told
    KeySet<ReportKey> needs;             ///< what must be reported since the effect is not known
    KeySet<ReportKey> lacks;             ///< what of that the event does not report

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

    constexpr void object(Rule rule, std::initializer_list<Fact> facts = {})
    {
        Objection objection{rule, {}};
        for (const Fact &each : facts)
            objection.facts.append(each);
        objections.append(objection);
    }
    constexpr void lack(MissingValue::Kind kind, std::size_t index = 0)
    {
        const MissingValue value{kind, static_cast<std::uint8_t>(index)};
        if (!missing.contains(value))
            missing.append(value);
    }
    friend constexpr bool operator==(const Verdict &, const Verdict &) = default;
};

} // namespace skyledger::airshipcity
