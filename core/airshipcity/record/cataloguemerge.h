// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguedifference.h"
#include "core/table/result.h"

/// One catalogue made of two.
namespace skyledger::airshipcity {

/// Why two catalogues cannot be put together: a section would list more things than the format holds.
struct MergeFault {
    CatalogueSection section{};
    int most = 0;
    friend bool operator==(const MergeFault &, const MergeFault &) = default;
};

/// My catalogue with the values that were chosen, one side per difference of `catalogueDifferences`: theirs takes the
/// place of mine, and a value that only the other side knows goes where that side is not chosen. What only other
/// programs understand is kept from both, mine first. Every value keeps its source; where the format cannot
/// tell two apart, it is that of the less trusted. Things keep my ids; one that I do not list gets a free one if its own is taken. Equal
/// catalogues change nothing. `sides` is as long as `differences`.
table::Result<QJsonObject, MergeFault> mergedCatalogue(const QJsonObject &mine, const QJsonObject &theirs,
                                                       std::span<const CatalogueDifference> differences,
                                                       std::span<const MergeSide> sides);

/// What a choice does to my catalogue.
using box::MergeCount;
MergeCount countMerge(std::span<const CatalogueDifference> differences, std::span<const MergeSide> sides);

/// As `table::rebased` of a catalogue, where a cost, gain, discount, bonus or price is one value.
QJsonObject rebasedCatalogue(const QJsonObject &base, const QJsonObject &ours, const QJsonObject &theirs);

} // namespace skyledger::airshipcity
