// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/record/cataloguenotes.h"

#include <QtCore/QJsonObject>

#include <vector>

/// What a catalogue knows, from where, what it lacks, and what in it cannot be right.
namespace skyledger::airshipcity {

/// A value that a catalogue holds.
struct KnownValue {
    MissingValue value; ///< named like a missing one
    std::optional<ValueSource> source;
    friend bool operator==(const KnownValue &, const KnownValue &) = default;
};

/// Something in a catalogue that contradicts the rulebook or itself.
struct Inconsistency {
    enum class Kind : std::uint8_t {
        TileCount,         ///< not the 16 tiles of a city
        HarborCount,       ///< not exactly one harbor
        ContractCount,     ///< not the 20 contracts of the box
        EarlyBonusCount,   ///< not 3 stage bonuses for stages 2 and 3
        LateBonusCount,    ///< not 4 stage bonuses for stages 4 and 5
        UtilityCount,      ///< fewer than the 3 utilities that can end a game
        BonusStages,       ///< a stage bonus for no stage, or for stages of both sets
        TermBeyondTrack,   ///< a contract's term is beyond the term track
        UnusedCrest,       ///< a renovation whose colour no tile shows: it could develop none
        CrestKind,         ///< a crest bonus of a kind that is not printed anywhere (AC-CREST-03)
        AirshipCost,       ///< an airship's cost has other amounts than the rulebook's
        AirshipDiscount,   ///< an airship's discount has another amount than the rulebook's
        PassengerDiscount, ///< the discount is not of the resource that the Guild Hall takes
        CostBeyondStock,   ///< nobody can ever own that much of a resource
        FewerForFour,      ///< fewer donation spaces with four players than with three
        NoSpaces,          ///< no donation space at all
        RisingPrices,      ///< a price track that rises toward the bottom
        NoTarget,          ///< nothing to donate for a bonus effect: it could not be earned
    };
    Kind kind{};
    QString where;  ///< as in `missing`: `contracts.c03.term`, or the list: `contracts`
    int needed = 0; ///< for counts and limits
    int has = 0;
    MissingValue place{}; ///< there it is looked at: its number is one of `Printed`
    /// Whether it is about a piece of the box, not about how many there are.
    bool isOfPiece() const { return where.contains(u'.') && kind != Kind::UnusedCrest; }
    friend bool operator==(const Inconsistency &, const Inconsistency &) = default;
};

} // namespace skyledger::airshipcity

namespace skyledger {
/// In the answers for programs.
template <>
inline constexpr std::array<std::string_view, 18> table::nameTable<airshipcity::Inconsistency::Kind>{
    "tile-count",    "harbor-count",     "contract-count",     "early-bonus-count", "late-bonus-count",
    "utility-count", "bonus-stages",     "term-beyond-track",  "unused-crest",      "crest-kind",
    "airship-cost",  "airship-discount", "passenger-discount", "cost-beyond-stock", "fewer-for-four",
    "no-spaces",     "rising-prices",    "no-target"};
} // namespace skyledger

namespace skyledger::airshipcity {

struct CatalogueReport {
    std::vector<KnownValue> known;
    std::vector<MissingValue> missing;
    std::vector<Inconsistency> inconsistencies;
    std::vector<CatalogueNote> notes; ///< what is worth a second look

    bool complete() const { return missing.empty() && inconsistencies.empty(); }
};

/// Looks at every value that a game can ask for. The catalogue is judged as it is, without the built-in values.
CatalogueReport checkCatalogue(const CatalogueFile &catalogue);

} // namespace skyledger::airshipcity
