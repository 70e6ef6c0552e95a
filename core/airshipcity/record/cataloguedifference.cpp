// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguedifference.h"

#include "core/airshipcity/record/fields.h"

#include <QtCore/QJsonArray>

#include <algorithm>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Kind = CatalogueDifference::Kind;

namespace {

std::optional<CatalogueDifference> compared(const QJsonObject &mine, const QJsonObject &theirs,
                                            const MatchedThing &thing, Printed field)
{
    CatalogueDifference difference{thing, field, {}, {}, {}, {}, {}};
    if (thing.mine)
        difference.mine = printedValue(mine, difference.placeInMine());
    if (thing.theirs)
        difference.theirs = printedValue(theirs, difference.placeInTheirs());
    if (!difference.mine && !difference.theirs)
        return std::nullopt;
    if (difference.mine)
        difference.mineSource = sourceOf(mine, difference.placeInMine());
    if (difference.theirs)
        difference.theirsSource = sourceOf(theirs, difference.placeInTheirs());
    if (!difference.theirs)
        difference.kind = Kind::OnlyMine;
    else if (!difference.mine)
        difference.kind = Kind::OnlyTheirs;
    else
        difference.kind = difference.mine == difference.theirs ? Kind::Same : Kind::Different;
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
std::size_t endOfThing(std::span<const CatalogueDifference> differences, std::size_t first)
{
    std::size_t end = first + 1;
    while (end < differences.size() && differences[end].thing == differences[first].thing)
        ++end;
    return end;
}

bool isName(Printed field)
{
    return field == Printed::UtilityNameEn || field == Printed::UtilityNameFr;
}

/// Of all the values of one thing.
bool isDoubtful(std::span<const CatalogueDifference> values)
{
    const MatchedThing &thing = values.front().thing;
    const auto any = [values](auto which) { return std::any_of(values.begin(), values.end(), which); };
    // A name that both write tells a utility, whatever else differs.
    if (!isList(thing.section) || thing.by == SameBy::Name
        || any([](const auto &each) { return isName(each.field) && each.kind == Kind::Same; }))
        return false;
    return any([](const auto &each) { return each.kind == Kind::Different; });
}

/// Whether nothing that I know of a thing is as good as what the other one knows.
bool givesWay(std::span<const CatalogueDifference> values)
{
    return std::all_of(values.begin(), values.end(), [](const CatalogueDifference &each) {
        if (each.kind == Kind::Different)
            return suggestedSide(each) == MergeSide::Theirs;
        return each.kind != Kind::OnlyMine || worth(each.mineSource) < worth(ValueSource::Copy);
    });
}

void writeSide(QJsonObject &entry, const QString &key, const QString &sourceKey, const QJsonObject &catalogue,
               const FieldPlace &place, std::optional<ValueSource> source)
{
    // The kind of a tile may be told by its id alone.
    const QJsonValue value = place.field == Printed::KindOfTile
        ? word(std::get<TileKind>(*printedValue(catalogue, place)))
        : writtenAt(objectOf(catalogue, place), place.field);
    entry.insert(key, value);
    if (source)
        entry.insert(sourceKey, word(*source));
}

} // namespace

std::vector<CatalogueDifference> catalogueDifferences(const QJsonObject &mine, const QJsonObject &theirs)
{
    std::vector<CatalogueDifference> differences;
    for (const MatchedThing &thing : matchedThings(mine, theirs)) {
        for (const Printed field : fieldsOf(thing.section)) {
            if (auto difference = compared(mine, theirs, thing, field))
                differences.push_back(std::move(*difference));
        }
    }
    return differences;
}

bool sayTheSame(std::span<const CatalogueDifference> differences)
{
    return std::all_of(differences.begin(), differences.end(),
                       [](const CatalogueDifference &each) { return each.kind == Kind::Same; });
}

MergeSide suggestedSide(const CatalogueDifference &difference)
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

std::vector<bool> onDoubtfulPieces(std::span<const CatalogueDifference> differences)
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

std::vector<MergeSide> suggestedSides(std::span<const CatalogueDifference> differences)
{
    std::vector<MergeSide> sides;
    sides.reserve(differences.size());
    for (std::size_t first = 0, end = 0; first < differences.size(); first = end) {
        end = endOfThing(differences, first);
        const auto piece = differences.subspan(first, end - first);
        const bool stays = isDoubtful(piece) && !givesWay(piece);
        for (const CatalogueDifference &each : piece)
            sides.push_back(stays && each.kind != Kind::Same ? MergeSide::Mine : suggestedSide(each));
    }
    return sides;
}

std::vector<MergeSide> importedSides(std::span<const CatalogueDifference> differences)
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

QString placeName(const FieldPlace &place)
{
    QString name = keyOf(place.section);
    if (!place.entry.isEmpty())
        name += u'.' + place.entry;
    switch (place.field) {
    case Printed::GuildPrice:
    case Printed::TermSpaces:
    case Printed::Piggyback:
    case Printed::EffectTarget:
        return name; // the only value there
    case Printed::BonusChoice:
        return name + u".choices"_s;
    default:
        return name + u'.' + pathOf(place.field);
    }
}

QJsonObject catalogueDifferencesJson(std::span<const CatalogueDifference> differences,
                                     const QJsonObject &mine, const QJsonObject &theirs)
{
    int same = 0;
    QJsonArray onlyMine;
    QJsonArray onlyTheirs;
    QJsonArray different;
    for (const CatalogueDifference &each : differences) {
        QJsonObject entry;
        entry.insert(u"where"_s, placeName(each.mine ? each.placeInMine() : each.placeInTheirs()));
        if (each.mine)
            writeSide(entry, u"a"_s, u"sourceA"_s, mine, each.placeInMine(), each.mineSource);
        if (each.theirs)
            writeSide(entry, u"b"_s, u"sourceB"_s, theirs, each.placeInTheirs(), each.theirsSource);
        if (each.thing.mine && each.thing.theirs && each.thing.mine != each.thing.theirs)
            entry.insert(u"otherId"_s, *each.thing.theirs);
        switch (each.kind) {
        case Kind::Same:
            ++same;
            break;
        case Kind::OnlyMine:
            onlyMine.append(entry);
            break;
        case Kind::OnlyTheirs:
            onlyTheirs.append(entry);
            break;
        case Kind::Different:
            different.append(entry);
            break;
        }
    }
    return {{u"same"_s, same}, {u"onlyA"_s, onlyMine}, {u"onlyB"_s, onlyTheirs}, {u"different"_s, different}};
}

} // namespace skyledger::airshipcity
