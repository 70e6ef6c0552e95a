// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/sheetdraft.h"
#include "core/airshipcity/record/fields.h"
#include "core/table/personname.h"

#include <algorithm>

/// What is wrong with a score sheet that somebody fills in: all of it, each at its place.
namespace skyledger::airshipcity {

namespace {

using Kind = SheetFault::Kind;

/// Characters as people count them: a pair of surrogates is one.
int lengthOf(const QString &text)
{
    return static_cast<int>(
        std::count_if(text.cbegin(), text.cend(), [](QChar c) { return !c.isLowSurrogate(); }));
}

SheetFault faultIn(Kind kind, SheetField field, Player player, int value = 0, int limit = 0)
{
    SheetFault fault;
    fault.kind = kind;
    fault.field = field;
    fault.players.append(player);
    fault.value = value;
    fault.limit = limit;
    return fault;
}

void judgeNames(const SheetDraft &draft, std::vector<SheetFault> &faults)
{
    for (qsizetype i = 0; i < draft.players.size(); ++i) {
        const QString &name = draft.players[i].name;
        const int length = lengthOf(name);
        if (table::isBlank(name))
            faults.push_back(faultIn(Kind::NameMissing, SheetField::Name, static_cast<Player>(i)));
        else if (length > maxNameLength)
            faults.push_back(
                faultIn(Kind::NameTooLong, SheetField::Name, static_cast<Player>(i), length, maxNameLength));
    }
}

/// Reports what several players have although only one may have it, such as a colour: one fault names them all.
template <class Same>
void judgeTwins(const SheetDraft &draft, Kind kind, SheetField field, Same same,
                std::vector<SheetFault> &faults)
{
    const auto count = draft.players.size();
    KeySet<Player> named;
    for (qsizetype i = 0; i < count; ++i) {
        const auto player = static_cast<Player>(i);
        if (named.contains(player))
            continue;
        SheetFault fault = faultIn(kind, field, player);
        for (qsizetype j = i + 1; j < count; ++j) {
            if (!same(draft.players[i], draft.players[j]))
                continue;
            fault.players.append(static_cast<Player>(j));
            named.insert(static_cast<Player>(j));
        }
        if (fault.players.size() > 1)
            faults.push_back(fault);
    }
}

void judgeNumber(const SheetDraft &draft, SheetNumber number, std::vector<SheetFault> &faults)
{
    const SheetLimits limits = limitsOf(number);
    SheetFault sum;
    sum.kind = Kind::TooManyInAll;
    sum.field = SheetField::Number;
    sum.number = number;
    qint64 total = 0;
    for (qsizetype i = 0; i < draft.players.size(); ++i) {
        const auto player = static_cast<Player>(i);
        const int value = draft.players[i].numbers[number].value_or(0);
        SheetFault fault = faultIn(Kind::TooLow, SheetField::Number, player, value, limits.least);
        fault.number = number;
        if (value > limits.most) {
            fault.kind = Kind::TooHigh;
            fault.limit = limits.most;
        }
        if (value < limits.least || value > limits.most)
            faults.push_back(fault);
        if (value > 0) {
            total += value;
            sum.players.append(player);
        }
    }
    // If one player alone has too many, the fault above says so already.
    if (limits.mostInAll && total > *limits.mostInAll && sum.players.size() > 1) {
        sum.value = static_cast<int>(std::min<qint64>(total, std::numeric_limits<int>::max()));
        sum.limit = *limits.mostInAll;
        faults.push_back(sum);
    }
}

} // namespace

std::vector<SheetFault> faultsOf(const SheetDraft &draft)
{
    std::vector<SheetFault> faults;
    judgeNames(draft, faults);
    judgeTwins(
        draft, Kind::NameTwice, SheetField::Name,
        [](const DraftPlayer &a, const DraftPlayer &b) { return table::isSameName(a.name, b.name); }, faults);
    judgeTwins(
        draft, Kind::ColorTwice, SheetField::Color,
        [](const DraftPlayer &a, const DraftPlayer &b) { return a.color && a.color == b.color; }, faults);
    judgeTwins(
        draft, Kind::SeveralFirst, SheetField::First,
        [](const DraftPlayer &a, const DraftPlayer &b) { return a.first && b.first; }, faults);
    for (const SheetNumber number : all<SheetNumber>())
        judgeNumber(draft, number, faults);
    return faults;
}

} // namespace skyledger::airshipcity
