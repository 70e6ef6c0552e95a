// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/citycopy.h"

/// `box::copyDifferences` and `box::mergedCopy` of two documents.
namespace skyledger::airshipcity::fixture {

using box::MergeCount;
using box::MergeFault;
using box::MergeSide;
using box::SameBy;

inline box::CopyDifferences catalogueDifferences(const QJsonObject &mine, const QJsonObject &theirs)
{
    return copyDifferences(CityCopy(mine), CityCopy(theirs));
}

inline table::Result<QJsonObject, MergeFault>
mergedCatalogue(const QJsonObject &mine, const QJsonObject &theirs,
                std::span<const CatalogueDifference> differences, std::span<const MergeSide> sides)
{
    CityCopy result(mine);
    return mergedCopy(result, CityCopy(theirs), differences, sides);
}

} // namespace skyledger::airshipcity::fixture
