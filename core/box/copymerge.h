// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/box/copydifference.h"
#include "core/table/result.h"

namespace skyledger::box {

/// Why two copies cannot be put together.
struct MergeFault {
    Code section;                            ///< would list more things than the format holds
    int most = 0;                            ///< how many that is
    std::optional<table::ReadError> other{}; ///< or the values do not fit together
};

/// Makes `mine` the copy with the values that were chosen, one side per difference of `copyDifferences`: theirs takes the
/// place of mine, and a value that only the other side knows goes where that side is not chosen. What only other programs
/// understand is kept from both, mine first, where the copy takes it from others. Every value keeps its source; where the
/// format cannot tell two apart, it is that of the less trusted. Things keep my ids; one that I do not list gets a free one
/// if its own is taken. Equal copies change nothing. `sides` is as long as `differences`, and the result that of `mine`.
table::Result<QJsonObject, MergeFault> mergedCopy(CopyEdit &mine, const CopyView &theirs,
                                                  std::span<const CopyDifference> differences,
                                                  std::span<const MergeSide> sides);

/// What a choice does to my copy.
MergeCount countMerge(std::span<const CopyDifference> differences, std::span<const MergeSide> sides);

} // namespace skyledger::box
