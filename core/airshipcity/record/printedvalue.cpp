// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/printedvalue.h"

#include "core/airshipcity/record/cataloguelayout.h"
#include "core/airshipcity/vocabulary.h"

#include <QtCore/QJsonObject>

#include <algorithm>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using play::Code;

namespace {

/// What is entered at once under a number of `Value` that is no row by itself.
Printed enteredAs(Code value)
{
    return fieldsToEnter(value, 3).front();
}

const ValueCode &enteredBy(Code value)
{
    return codeOf(fieldLayout(enteredAs(value)).form);
}

/// The fault of a value that does not fit: by the limits of its form, which no other form may share.
static_assert(maxAmount != maxTerm && maxAmount != maxGridSpaces && maxAmount != maxNameLength);
static_assert(maxTrackSpaces != maxTerm && maxTrackSpaces != maxGridSpaces
              && maxTrackSpaces != maxNameLength);
ValueFault misfit(Printed field, const PrintedValue &entered)
{
    const auto *track = std::get_if<TrackValues>(&entered);
    if (track && track->empty())
        return ValueFault::TrackSpaces;
    switch (printedTable().row(fieldLayout(field).form).form->most) {
    case maxTerm:
        return ValueFault::Term;
    case maxGridSpaces:
        return ValueFault::Spaces;
    case maxNameLength:
        return ValueFault::Name;
    default:
        return ValueFault::Amount;
    }
}

/// A stage bonus tile is for stages 2 and 3, or 4 and 5.
bool areOfOneTile(const PrintedValue &entered)
{
    const auto *stages = std::get_if<StageSet>(&entered);
    return stages != nullptr && (*stages == earlyStages || *stages == lateStages);
}

/// The parts of a stage bonus, each by its row.
std::array<std::pair<Printed, PrintedValue>, 3> partsOf(const StageBonus &bonus)
{
    return {{{Printed::BonusGain, bonus.gain},
             {Printed::BonusChoice, ResourceBonus{bonus.amount, bonus.choices}},
             {Printed::BonusVp, int{bonus.vp}}}};
}

} // namespace

std::optional<PrintedValue> valueIn(Code field, const QJsonValue &written)
{
    if (written.isUndefined())
        return std::nullopt;
    auto value = codeOf(fieldLayout(field).form).read(written);
    const auto *sides = value ? std::get_if<PiggybackValues>(&*value) : nullptr;
    return sides && (!sides->basic || !sides->developed) ? std::nullopt : value;
}

std::vector<Printed> fieldsToEnter(Code value, std::size_t playerCount)
{
    if (value == Value::StageBonus)
        return {Printed::BonusGain, Printed::BonusChoice, Printed::BonusVp};
    if (value == Value::AirshipSpaces)
        return {playerCount == 3 ? Printed::AirshipSpacesFor3 : Printed::AirshipSpacesFor4};
    if (value == Value::UtilitySpaces)
        return {playerCount == 3 ? Printed::UtilitySpacesFor3 : Printed::UtilitySpacesFor4};
    return {value == Value::Piggyback ? Printed::PiggybackBasic : value.as<Printed>()};
}

PrintedValue partOf(const PrintedValue &entered, Printed field)
{
    const auto *bonus = std::get_if<StageBonus>(&entered);
    if (bonus == nullptr)
        return entered;
    const auto parts = partsOf(*bonus);
    return std::find_if(parts.begin(), parts.end(), [field](const auto &part) { return part.first == field; })
        ->second;
}

std::optional<PrintedValue> wholeOf(std::span<const std::optional<PrintedValue>> parts)
{
    if (std::find(parts.begin(), parts.end(), std::nullopt) != parts.end())
        return std::nullopt;
    if (parts.size() == 1)
        return parts.front();
    const auto &choice = std::get<ResourceBonus>(*parts[1]);
    return StageBonus{std::get<Amounts>(*parts[0]), choice.amount, choice.choices,
                      static_cast<std::int16_t>(std::get<int>(*parts[2]))};
}

QJsonValue jsonOf(Code value, const PrintedValue &entered)
{
    const auto *bonus = std::get_if<StageBonus>(&entered);
    if (bonus == nullptr)
        return enteredBy(value).write(entered);
    const auto parts = partsOf(*bonus);
    QJsonObject object = codeOf(Printed::BonusChoice).write(parts[1].second).toObject();
    object.insert(u"gain"_s, codeOf(Printed::BonusGain).write(parts[0].second));
    object.insert(u"vp"_s, codeOf(Printed::BonusVp).write(parts[2].second));
    return object;
}

PrintedValue blankValue(Code value)
{
    return value == Value::StageBonus ? PrintedValue(StageBonus{}) : enteredBy(value).blank();
}

std::optional<ValueFault> faultOf(Code value, const PrintedValue &entered)
{
    const auto *bonus = std::get_if<StageBonus>(&entered);
    if ((bonus != nullptr) != (value == Value::StageBonus))
        return ValueFault::Shape;
    if (bonus != nullptr) {
        const auto parts = partsOf(*bonus);
        const bool fits = std::all_of(parts.begin(), parts.end(),
                                      [](const auto &part) { return !faultOf(part.first, part.second); });
        return fits ? std::nullopt : std::optional(ValueFault::Amount);
    }
    const Printed field = enteredAs(value);
    const ValueCode &code = enteredBy(value);
    const bool hasShape = entered.index() == code.blank().index();
    if (field == Printed::BonusStages && !areOfOneTile(entered))
        return ValueFault::Shape;
    if (hasShape && code.fits(entered))
        return std::nullopt;
    const ValueFault fault = misfit(field, entered);
    return hasShape || fault == ValueFault::Name ? fault : ValueFault::Shape;
}

} // namespace skyledger::airshipcity
