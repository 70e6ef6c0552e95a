// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/box/copydifference.h"

#include <algorithm>

namespace skyledger::box {

using Kind = CopyDifference::Kind;

namespace {

std::optional<CopyDifference> compared(const CopyView &mine, const CopyView &theirs,
                                       const MatchedThing &thing, const CopyField &field)
{
    CopyDifference difference{thing, field, {}, mine.section(thing.section).isList};
    if (thing.mine)
        difference.mine = mine.value(difference.placeInMine());
    if (thing.theirs)
        difference.theirs = theirs.value(difference.placeInTheirs());
    const bool isMine = !difference.mine.isUndefined();
    const bool isTheirs = !difference.theirs.isUndefined();
    if (!isMine && !isTheirs)
        return std::nullopt;
    if (isMine)
        difference.mineSource = mine.source(difference.placeInMine());
    if (isTheirs)
        difference.theirsSource = theirs.source(difference.placeInTheirs());
    if (isMine && isTheirs)
        difference.kind = difference.mine == difference.theirs ? Kind::Same : Kind::Different;
    else
        difference.kind = isMine ? Kind::OnlyMine : Kind::OnlyTheirs;
    return difference;
}

/// How much a source is worth beside another one.
int worth(std::optional<ValueSource> source)
{
    if (!source)
        return 1;
    switch (*source) {
    case ValueSource::Sample:
        return 0;
    case ValueSource::Inferred:
        return 2;
    case ValueSource::Copy:
    case ValueSource::Rulebook:
        return 3;
    }
    return 1;
}

/// The values of one thing stand together.
std::size_t endOfThing(std::span<const CopyDifference> differences, std::size_t first)
{
    std::size_t end = first + 1;
    while (end < differences.size() && differences[end].thing == differences[first].thing)
        ++end;
    return end;
}

/// Of all the values of one thing.
bool isDoubtful(std::span<const CopyDifference> values)
{
    const auto any = [values](auto which) { return std::any_of(values.begin(), values.end(), which); };
    // A name that both write tells a thing, whatever else differs.
    if (!values.front().isListed || values.front().thing.by == SameBy::Name
        || any([](const auto &each) { return each.field.tells == Tells::Name && each.kind == Kind::Same; }))
        return false;
    return any([](const auto &each) { return each.kind == Kind::Different; });
}

/// Whether nothing that I know of a thing is as good as what the other one knows.
bool givesWay(std::span<const CopyDifference> values)
{
    return std::all_of(values.begin(), values.end(), [](const CopyDifference &each) {
        if (each.kind == Kind::Different)
            return suggestedSide(each) == MergeSide::Theirs;
        return each.kind != Kind::OnlyMine || worth(each.mineSource) < worth(ValueSource::Copy);
    });
}

} // namespace

CopyDifferences copyDifferences(const CopyView &mine, const CopyView &theirs)
{
    CopyDifferences differences;
    for (const MatchedThing &thing : matchedThings(mine, theirs)) {
        for (const CopyField &field : mine.section(thing.section).fields) {
            if (auto difference = compared(mine, theirs, thing, field))
                differences.push_back(std::move(*difference));
        }
    }
    return differences;
}

ValueSource lessTrusted(ValueSource one, ValueSource other)
{
    for (const ValueSource least : {ValueSource::Sample, ValueSource::Inferred, ValueSource::Copy}) {
        if (one == least || other == least)
            return least;
    }
    return ValueSource::Rulebook;
}

bool sayTheSame(std::span<const CopyDifference> differences)
{
    return std::all_of(differences.begin(), differences.end(),
                       [](const CopyDifference &each) { return each.kind == Kind::Same; });
}

MergeSide suggestedSide(const CopyDifference &difference)
{
    const bool madeUp = difference.theirsSource == ValueSource::Sample;
    switch (difference.kind) {
    case Kind::OnlyMine:
        return MergeSide::Mine;
    case Kind::OnlyTheirs:
        return madeUp ? MergeSide::Mine : MergeSide::Theirs;
    case Kind::Same:
    case Kind::Different:
        break;
    }
    // One box's word against another's is for people to judge; against a guess it is not.
    const bool isRead = worth(difference.theirsSource) == worth(ValueSource::Copy);
    return isRead && worth(difference.mineSource) < worth(difference.theirsSource) ? MergeSide::Theirs
                                                                                   : MergeSide::Mine;
}

std::vector<bool> onDoubtfulPieces(std::span<const CopyDifference> differences)
{
    std::vector<bool> doubts(differences.size(), false);
    for (std::size_t first = 0, end = 0; first < differences.size(); first = end) {
        end = endOfThing(differences, first);
        if (isDoubtful(differences.subspan(first, end - first)))
            std::fill(doubts.begin() + static_cast<std::ptrdiff_t>(first),
                      doubts.begin() + static_cast<std::ptrdiff_t>(end), true);
    }
    return doubts;
}

std::vector<MergeSide> suggestedSides(std::span<const CopyDifference> differences)
{
    std::vector<MergeSide> sides;
    sides.reserve(differences.size());
    for (std::size_t first = 0, end = 0; first < differences.size(); first = end) {
        end = endOfThing(differences, first);
        const auto piece = differences.subspan(first, end - first);
        const bool stays = isDoubtful(piece) && !givesWay(piece);
        for (const CopyDifference &each : piece)
            sides.push_back(stays && each.kind != Kind::Same ? MergeSide::Mine : suggestedSide(each));
    }
    return sides;
}

std::vector<MergeSide> importedSides(std::span<const CopyDifference> differences)
{
    const std::vector<bool> doubts = onDoubtfulPieces(differences);
    std::vector<MergeSide> sides;
    sides.reserve(differences.size());
    for (std::size_t i = 0; i < differences.size(); ++i) {
        const bool isTaken = differences[i].kind == Kind::OnlyTheirs && !doubts[i];
        sides.push_back(isTaken ? suggestedSide(differences[i]) : MergeSide::Mine);
    }
    return sides;
}

std::vector<bool> knownWithoutACopy(std::span<const CopyDifference> differences,
                                    const CopyView &mineOverPrinted, const CopyView &theirs)
{
    const CopyDifferences all = copyDifferences(mineOverPrinted, theirs);
    std::vector<bool> known;
    known.reserve(differences.size());
    for (const CopyDifference &each : differences) {
        const bool isRead = each.theirsSource == ValueSource::Copy || !each.theirsSource;
        known.push_back(!isRead && each.kind == Kind::OnlyTheirs
                        && std::any_of(all.begin(), all.end(), [&each](const CopyDifference &other) {
                               return other.kind == Kind::Same
                                   && other.placeInTheirs() == each.placeInTheirs();
                           }));
    }
    return known;
}

} // namespace skyledger::box
