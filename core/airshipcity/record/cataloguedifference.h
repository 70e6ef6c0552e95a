// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguematch.h"
#include "core/box/merge.h"

/// Two catalogues side by side, value by value.
namespace skyledger::airshipcity {

using box::MergeSide;

/// One value that at least one of two catalogues knows.
struct CatalogueDifference {
    enum class Kind : std::uint8_t { OnlyMine, OnlyTheirs, Same, Different };
    MatchedThing thing;
    Printed field{};
    Kind kind{};
    std::optional<PrintedValue> mine;
    std::optional<PrintedValue> theirs;
    std::optional<ValueSource> mineSource;
    std::optional<ValueSource> theirsSource;

    /// Where it stands in either; only if that one lists the thing.
    FieldPlace placeInMine() const { return {thing.section, thing.mine.value_or(QString()), field}; }
    FieldPlace placeInTheirs() const { return {thing.section, thing.theirs.value_or(QString()), field}; }
    friend bool operator==(const CatalogueDifference &, const CatalogueDifference &) = default;
};

/// Every value that at least one of the catalogues knows, in the order of the format. Both documents must be readable;
/// an empty one knows nothing. A value that is incomplete in both, in the same way, is left out.
std::vector<CatalogueDifference> catalogueDifferences(const QJsonObject &mine, const QJsonObject &theirs);

/// Whether nothing that is printed differs: each value is known to both, and the same. Sources may differ.
bool sayTheSame(std::span<const CatalogueDifference> differences);

/// What is best taken if nobody chooses: what only one knows; where both differ mine, unless theirs was read off
/// cardboard or a rulebook and mine was not. Made up values are never taken where mine are not made up.
MergeSide suggestedSide(const CatalogueDifference &difference);

/// For each value, whether its piece may be a different one in the two catalogues: a tile, contract, stage bonus, or a
/// utility without a common name, of which the catalogues know different things. Equal ids prove nothing.
std::vector<bool> onDoubtfulPieces(std::span<const CatalogueDifference> differences);

/// `suggestedSide` of each value, but no piece is mixed from two: a doubtful piece stays mine, unless all that I know
/// about it is worth less than what somebody read off theirs.
std::vector<MergeSide> suggestedSides(std::span<const CatalogueDifference> differences);
/// What an import takes: what I do not know, not made up, and not on a doubtful piece.
std::vector<MergeSide> importedSides(std::span<const CatalogueDifference> differences);

/// For programs: `{"same": 12, "onlyA": [...], "onlyB": [...], "different": [...]}`; entries are `{"where", "a", "b",
/// "sourceA", "sourceB", "otherId"}` with values as they are written in the files.
QJsonObject catalogueDifferencesJson(std::span<const CatalogueDifference> differences,
                                     const QJsonObject &mine, const QJsonObject &theirs);

/// What files and messages call a value: `contracts.c03.term`, `utilities.u1.name.en`.
QString placeName(const FieldPlace &place);

} // namespace skyledger::airshipcity
