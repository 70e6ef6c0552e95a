// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/box/copymatch.h"
#include "core/box/merge.h"

#include <span>

/// Two copies side by side, value by value.
namespace skyledger::box {

/// One value that at least one of two copies knows.
struct CopyDifference {
    enum class Kind : std::uint8_t { OnlyMine, OnlyTheirs, Same, Different };
    MatchedThing thing;
    CopyField field;
    Kind kind{};
    bool isListed = false; ///< its thing is one of a list
    QJsonValue mine{QJsonValue::Undefined};
    QJsonValue theirs{QJsonValue::Undefined};
    std::optional<ValueSource> mineSource{};
    std::optional<ValueSource> theirsSource{};

    /// Where it stands in either; only if that one lists the thing.
    CopyPlace placeInMine() const { return {thing.section, thing.mine.value_or(QString()), field.code}; }
    CopyPlace placeInTheirs() const { return {thing.section, thing.theirs.value_or(QString()), field.code}; }
};
using CopyDifferences = std::vector<CopyDifference>;

/// Every value that at least one of the copies knows, in the order of the format. A value that is incomplete in both is
/// left out.
CopyDifferences copyDifferences(const CopyView &mine, const CopyView &theirs);

/// Made up is trusted least, then what is only inferred.
ValueSource lessTrusted(ValueSource one, ValueSource other);

/// Whether nothing that is printed differs: each value is known to both, and the same. Sources may differ.
bool sayTheSame(std::span<const CopyDifference> differences);

/// What is best taken if nobody chooses: what only one knows; where both differ mine, unless theirs was read off
/// cardboard or a rulebook and mine was not. Made up values are never taken where mine are not made up.
MergeSide suggestedSide(const CopyDifference &difference);

/// For each value, whether its piece may be a different one in the two copies: a thing of a list without a common name,
/// of which the copies know different things. Equal ids prove nothing.
std::vector<bool> onDoubtfulPieces(std::span<const CopyDifference> differences);

/// `suggestedSide` of each value, but no piece is mixed from two: a doubtful piece stays mine, unless all that I know
/// about it is worth less than what somebody read off theirs.
std::vector<MergeSide> suggestedSides(std::span<const CopyDifference> differences);
/// What an import takes: what I do not know, not made up, and not on a doubtful piece.
std::vector<MergeSide> importedSides(std::span<const CopyDifference> differences);

/// For each value, whether theirs only repeats what follows from the rulebook, over which mine is laid. Everybody knows
/// that without a copy, so it is no news.
std::vector<bool> knownWithoutACopy(std::span<const CopyDifference> differences,
                                    const CopyView &mineOverPrinted, const CopyView &theirs);

} // namespace skyledger::box
