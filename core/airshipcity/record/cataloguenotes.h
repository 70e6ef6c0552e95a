// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguejson.h"

#include <vector>

/// What in a catalogue can be right, but is worth a second look at the cardboard.
namespace skyledger::airshipcity {

/// One such thing. It contradicts nothing, so that a catalogue with notes can be complete.
struct CatalogueNote {
    enum class Kind : std::uint8_t {
        TwinContracts,     ///< the same is printed on another contract too: entered twice?
        TwinUtilities,     ///< another public utility bears the same name
        CostsNothing,      ///< a cost of nothing
        BringsNothing,     ///< a contract without VP and gold, or a public utility without VP
        GeneratorCount,    ///< not the 8 tiles of which people report that they give resources
        KindAbsent,        ///< no tile of a kind; `where` is the kind
        UnusualTerm,       ///< a term above 4, and the catalogue does not tell how long the term track is
        NameMissing,       ///< a public utility without a name in one of the languages
        MadeUpBesidesRead, ///< made up values stand beside values that were read off a copy
    };
    Kind kind{};
    QString where; ///< `contracts.c03`, `tiles`
    QString other; ///< the id of the other thing, or the language; empty where there is none
    int value = 0; ///< a count or term
    std::optional<MissingValue> place{}; ///< where it is looked at: its number is one of `Printed`
    friend bool operator==(const CatalogueNote &, const CatalogueNote &) = default;
};

/// The words for kinds of notes in the answers for programs.
} // namespace skyledger::airshipcity

namespace skyledger {
template <>
inline constexpr std::array<std::string_view, 9> table::nameTable<airshipcity::CatalogueNote::Kind>{
    "twin-contracts", "twin-utilities", "costs-nothing", "brings-nothing",      "generator-count",
    "kind-absent",    "unusual-term",   "name-missing",  "made-up-besides-read"};
} // namespace skyledger

namespace skyledger::airshipcity {

/// Notes in the order of the format.
std::vector<CatalogueNote> catalogueNotes(const CatalogueFile &catalogue);

} // namespace skyledger::airshipcity
