// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/boxvalues.h"

#include "core/airshipcity/record/cataloguefields.h"
#include "core/airshipcity/record/writtenvalues.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Field = Printed;
using Kind = Value;

namespace {

constexpr int earlyStages = 2; // and 3
constexpr int lateStages = 4;  // and 5

/// The stages of a stage bonus tile whose number stands for them.
StageSet stagesFrom(int number)
{
    return {static_cast<Stage>(number - 1), static_cast<Stage>(number)};
}

bool isName(Field field)
{
    return field == Field::UtilityNameEn || field == Field::UtilityNameFr;
}

/// The kind whose shape a field's values have.
Kind shapeOf(Field field)
{
    switch (field) {
    case Field::BonusGain:
        return Kind::RenovationCost;
    case Field::BonusChoice:
        return Kind::TileCrestBonus;
    case Field::BonusVp:
    case Field::TermSpaces:
        return Kind::ContractTerm;
    default:
        return askedAt(field).value_or(Kind::ContractTerm);
    }
}

/// A value of the document in the shape that a person sees.
struct Shown {
    template <class Value>
    std::optional<BoxValue> operator()(const Value &value) const
    {
        return value;
    }
    std::optional<BoxValue> operator()(StageSet stages) const
    {
        for (const int number : {earlyStages, lateStages}) {
            if (stages == stagesFrom(number))
                return number;
        }
        return std::nullopt;
    }
    // No place of the box is one of these.
    std::optional<BoxValue> operator()(TileKind) const { return std::nullopt; }
    std::optional<BoxValue> operator()(const BothSides &) const { return std::nullopt; }
};

/// A value as the catalogue writes it.
struct AsJson {
    Field field{};

    QJsonValue operator()(const QString &name) const { return name; }
    QJsonValue operator()(int number) const
    {
        return field == Field::BonusStages ? QJsonArray{number, number + 1} : QJsonValue(number);
    }
    template <class Value>
    QJsonValue operator()(const Value &value) const
    {
        return jsonOf(value);
    }
};

/// The kind's bonus that a tile without one of its own has.
BoxPlace ofKind(const QJsonObject &catalogue, const Ids &ids, const BoxPlace &tile)
{
    const QString id = ids.tiles.text(static_cast<Tile>(tile.index));
    QJsonObject listed = listedObject(catalogue, keyOf(CatalogueSection::Tiles), id);
    listed.insert(u"id"_s, id); // it may be one that the built-in values list alone
    return {Field::PiggybackBasic,
            static_cast<std::uint8_t>(indexOf(kindAt(listed).value_or(TileKind::Architect)))};
}

/// Where the value of a place stands: a tile without a piggyback bonus of its own has that of its kind.
std::optional<FieldPlace> standingPlaceOf(const QJsonObject &catalogue, const Ids &ids, const BoxPlace &place)
{
    auto at = fieldPlaceOf(place, ids);
    if (place.field == Field::TilePiggybackBasic && !isWritten(catalogue, *at))
        return fieldPlaceOf(ofKind(catalogue, ids, place), ids);
    return at;
}

} // namespace

std::optional<BoxValue> boxValue(const QJsonObject &catalogue, const Ids &ids, const BoxPlace &place)
{
    const auto at = standingPlaceOf(catalogue, ids, place);
    const auto value = at ? printedValue(catalogue, *at) : std::nullopt;
    return value ? std::visit(Shown{}, *value) : std::nullopt;
}

std::optional<ValueSource> boxSource(const QJsonObject &catalogue, const Ids &ids, const BoxPlace &place)
{
    const auto at = standingPlaceOf(catalogue, ids, place);
    return at ? sourceOf(catalogue, *at) : std::nullopt;
}

std::optional<ValueFault> faultOf(Field field, const BoxValue &value)
{
    if (isName(field)) {
        const auto *name = std::get_if<QString>(&value);
        const qsizetype length = name ? name->toUcs4().size() : 0;
        return length >= 1 && length <= maxNameLength ? std::nullopt : std::optional(ValueFault::Name);
    }
    if (field == Field::BonusStages) {
        const int *stage = std::get_if<int>(&value);
        const bool fits = stage && (*stage == earlyStages || *stage == lateStages);
        return fits ? std::nullopt : std::optional(ValueFault::Shape);
    }
    if (field == Field::BonusVp) {
        const int *vp = std::get_if<int>(&value);
        const bool fits = vp && *vp >= -maxAmount && *vp <= maxAmount;
        return fits ? std::nullopt : std::optional(ValueFault::Amount);
    }
    if (const auto *price = std::get_if<Price>(&value)) {
        if (field == Field::AirshipDiscount)
            return faultOf(Kind::AirshipDiscount, Discount{price->resource, price->amount});
    }
    return std::visit(
        [field](const auto &each) -> std::optional<ValueFault> {
            if constexpr (std::is_same_v<std::decay_t<decltype(each)>, QString>)
                return ValueFault::Shape;
            else
                return faultOf(shapeOf(field), CatalogueValue(each));
        },
        value);
}

void enterBoxValue(QJsonObject &catalogue, const Ids &ids, const BoxPlace &place, const BoxValue &value)
{
    if (const auto at = fieldPlaceOf(place, ids))
        enterField(catalogue, *at, std::visit(AsJson{place.field}, value), ValueSource::Copy);
}

void clearBoxValue(QJsonObject &catalogue, const Ids &ids, const BoxPlace &place)
{
    if (const auto at = fieldPlaceOf(place, ids))
        clearField(catalogue, *at);
}

} // namespace skyledger::airshipcity
