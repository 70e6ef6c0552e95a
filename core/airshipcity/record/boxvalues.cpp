// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/boxvalues.h"

#include "core/airshipcity/record/fields.h"

#include <algorithm>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Field = BoxField;
using Kind = MissingValue::Kind;

namespace {

constexpr int earlyStages = 2; // and 3
constexpr int lateStages = 4;  // and 5

bool isName(Field field)
{
    return field == Field::UtilityNameEn || field == Field::UtilityNameFr;
}

bool isBonus(Field field)
{
    switch (field) {
    case Field::TileCrestBonus:
    case Field::TilePiggyback:
    case Field::BonusChoice:
    case Field::Piggyback:
    case Field::PiggybackDeveloped:
        return true;
    default:
        return false;
    }
}

/// Whether an amount with what it is of says all.
bool saysAll(const QJsonValue &value, QLatin1StringView of)
{
    const QJsonValue amount = value["amount"_L1];
    return amount.isDouble() && (amount.toInt() == 0 || !value[of].isUndefined());
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
        return kindOf(field).value_or(Kind::ContractTerm);
    }
}

BoxPlace ofKind(const QJsonObject &catalogue, const Ids &ids, const BoxPlace &tile)
{
    const QString id = ids.tiles.text(static_cast<Tile>(tile.index));
    const QJsonValue told = listedObject(catalogue, "tiles"_L1, id)["kind"_L1];
    const auto kind =
        told.isString() ? fromName<TileKind>(told.toString().toStdString()) : kindFromId(id.toStdString());
    return {Field::Piggyback, static_cast<std::uint8_t>(indexOf(kind.value_or(TileKind::Architect)))};
}

QJsonValue standingAt(const QJsonObject &catalogue, const BoxSpot &spot)
{
    QJsonValue value =
        spot.place.section.isEmpty() ? QJsonValue(catalogue) : QJsonValue(entryAt(catalogue, spot.place));
    if (!spot.place.field.isEmpty())
        value = value[spot.place.field];
    return spot.part.isEmpty() ? value : value[spot.part];
}

std::optional<BoxValue> stagesAt(const QJsonValue &stages)
{
    if (stages == QJsonArray{2, 3})
        return earlyStages;
    if (stages == QJsonArray{4, 5})
        return lateStages;
    return std::nullopt;
}

/// The document's value in the shape that a person sees.
struct Shown {
    std::optional<BoxValue> operator()(const Discount &discount) const
    {
        return Price{discount.resource, discount.amount};
    }
    std::optional<BoxValue> operator()(const StageBonus &) const { return std::nullopt; }
    template <class Value>
    std::optional<BoxValue> operator()(const Value &value) const
    {
        return value;
    }
};

std::optional<BoxValue> bonusAt(const QJsonValue &value)
{
    if (!saysAll(value, "choices"_L1))
        return std::nullopt;
    const ResourceBonus bonus = std::get<ResourceBonus>(valueOf(Kind::TileCrestBonus, value));
    return bonus.amount == 0 || bonus.choices.empty() ? ResourceBonus{} : bonus;
}

/// Whether another part of the same value is known from elsewhere than a copy.
bool hasOtherParts(const QJsonObject &catalogue, const BoxSpot &spot)
{
    const QJsonObject entry = entryAt(catalogue, spot.place);
    const QStringList parts = entry[spot.place.field].toObject().keys();
    return std::any_of(parts.begin(), parts.end(), [&](const QString &part) {
        const QJsonValue told = entry["sources"_L1][spot.place.field + u'.' + part];
        const bool isCopy = told.isString() ? told.toString() == word(ValueSource::Copy)
                                            : sourceAt(catalogue, spot.place) == ValueSource::Copy;
        return part != spot.part && !isCopy;
    });
}

void setSource(QJsonObject &entry, const QString &field, const QJsonValue &source)
{
    QJsonObject sources = entry.value("sources"_L1).toObject();
    if (source.isUndefined())
        sources.remove(field);
    else
        sources.insert(field, source);
    if (sources.isEmpty())
        entry.remove("sources"_L1);
    else
        entry.insert(u"sources"_s, sources);
}

/// A part of a value, and its source where that differs from the other part's.
void enterPart(QJsonObject &catalogue, const BoxSpot &spot, const QJsonValue &value)
{
    const bool otherSource = hasOtherParts(catalogue, spot);
    QJsonObject entry = entryAt(catalogue, spot.place);
    if (spot.place.inList)
        entry.insert(u"id"_s, spot.place.entry);
    QJsonObject whole = entry.value(spot.place.field).toObject();
    whole.insert(spot.part, value);
    entry.insert(spot.place.field, whole);
    const QString ofPart = spot.place.field + u'.' + spot.part;
    if (otherSource) {
        setSource(entry, ofPart, word(ValueSource::Copy));
    } else {
        for (auto it = whole.constBegin(); it != whole.constEnd(); ++it)
            setSource(entry, spot.place.field + u'.' + it.key(), QJsonValue::Undefined);
        setSource(entry, spot.place.field, word(ValueSource::Copy));
    }
    putEntry(catalogue, spot.place, entry);
}

void clearPart(QJsonObject &catalogue, const BoxSpot &spot)
{
    QJsonObject entry = entryAt(catalogue, spot.place);
    QJsonObject whole = entry.value(spot.place.field).toObject();
    whole.remove(spot.part);
    setSource(entry, spot.place.field + u'.' + spot.part, QJsonValue::Undefined);
    if (whole.isEmpty()) {
        entry.remove(spot.place.field);
        setSource(entry, spot.place.field, QJsonValue::Undefined);
    } else {
        entry.insert(spot.place.field, whole);
    }
    putEntry(catalogue, spot.place, entry);
}

/// The parts of a stage bonus have one source as soon as all that is known of it was read off the copy: readers ask for
/// that of the whole.
void enterBonusPart(QJsonObject &catalogue, const BoxSpot &spot, const QJsonObject &values)
{
    QJsonObject entry = entryAt(catalogue, spot.place);
    entry.insert(u"id"_s, spot.place.entry);
    for (auto it = values.begin(); it != values.end(); ++it)
        entry.insert(it.key(), it.value());
    setSource(entry, spot.place.field, word(ValueSource::Copy));
    putEntry(catalogue, spot.place, entry);
    constexpr std::array parts{"gain"_L1, "amount"_L1, "vp"_L1};
    const bool allCopied = std::all_of(parts.begin(), parts.end(), [&](QLatin1StringView part) {
        const ValuePlace at{spot.place.section, spot.place.entry, part, true};
        return entry.value(part).isUndefined() || sourceAt(catalogue, at) == ValueSource::Copy;
    });
    if (!allCopied)
        return;
    for (const auto part : parts)
        setSource(entry, part, QJsonValue::Undefined);
    entry.insert(u"source"_s, word(ValueSource::Copy));
    putEntry(catalogue, spot.place, entry);
}

/// A side of a kind's piggyback bonus. The developed side is named only where it differs.
void enterPiggyback(QJsonObject &catalogue, const BoxSpot &spot, bool developed, QJsonObject bonus)
{
    QJsonObject entry = entryAt(catalogue, spot.place);
    if (developed) {
        bonus.insert(u"source"_s, word(ValueSource::Copy));
        entry.insert(u"developed"_s, bonus);
    } else {
        entry.insert(u"amount"_s, bonus.value("amount"_L1));
        entry.insert(u"choices"_s, bonus.value("choices"_L1));
        entry.insert(u"source"_s, word(ValueSource::Copy));
    }
    putEntry(catalogue, spot.place, entry);
}

/// An object of a section of which nothing is left.
void dropEmptyEntry(QJsonObject &catalogue, const ValuePlace &place)
{
    if (place.inList || place.section.isEmpty())
        return;
    QJsonObject section = catalogue.value(place.section).toObject();
    if (!place.entry.isEmpty() && section.value(place.entry).toObject().isEmpty())
        section.remove(place.entry);
    if (section.isEmpty())
        catalogue.remove(place.section);
    else
        catalogue.insert(place.section, section);
}

QJsonValue written(Field field, const BoxValue &value)
{
    if (const auto *name = std::get_if<QString>(&value))
        return *name;
    if (field == Field::BonusStages)
        return std::get<int>(value) == earlyStages ? QJsonArray{2, 3} : QJsonArray{4, 5};
    return std::visit(
        [](const auto &each) -> QJsonValue {
            if constexpr (std::is_same_v<std::decay_t<decltype(each)>, QString>)
                return each;
            else
                return jsonOf(each);
        },
        value);
}

void enterTermSpaces(QJsonObject &catalogue, const QJsonValue &value, const QJsonValue &source)
{
    if (value.isUndefined())
        catalogue.remove("termSpaces"_L1);
    else
        catalogue.insert(u"termSpaces"_s, value);
    setSource(catalogue, u"termSpaces"_s, source);
}

void clearKeys(QJsonObject &catalogue, const ValuePlace &place, std::initializer_list<QLatin1StringView> keys)
{
    QJsonObject entry = entryAt(catalogue, place);
    for (const auto key : keys) {
        entry.remove(key);
        setSource(entry, key, QJsonValue::Undefined);
    }
    putEntry(catalogue, place, entry);
}

} // namespace

std::optional<BoxValue> boxValue(const QJsonObject &catalogue, const Ids &ids, const BoxPlace &place)
{
    const Field field = place.field;
    if (field == Field::Tiles || field == Field::Utilities)
        return std::nullopt;
    const BoxSpot spot = spotOf(place, ids);
    if (field == Field::BonusChoice)
        return bonusAt(entryAt(catalogue, spot.place));
    const QJsonValue standing = standingAt(catalogue, spot);
    if (field == Field::BonusStages)
        return stagesAt(standing);
    if (isBonus(field)) {
        if (field == Field::TilePiggyback && standing.isUndefined())
            return boxValue(catalogue, ids, ofKind(catalogue, ids, place));
        if (field == Field::PiggybackDeveloped && standing.isUndefined())
            return boxValue(catalogue, ids, {Field::Piggyback, place.index});
        return bonusAt(standing);
    }
    if (standing.isUndefined())
        return std::nullopt;
    if (isName(field))
        return standing.toString();
    const bool isPriced = field == Field::AirshipDiscount || field == Field::GuildPrice;
    if (isPriced && !saysAll(standing, "resource"_L1))
        return std::nullopt;
    return std::visit(Shown{}, valueOf(shapeOf(field), standing));
}

std::optional<ValueSource> boxSource(const QJsonObject &catalogue, const Ids &ids, const BoxPlace &place)
{
    const BoxSpot spot = spotOf(place, ids);
    if (place.field == Field::TermSpaces) {
        const QJsonValue own = catalogue["sources"_L1]["termSpaces"_L1];
        const QJsonValue told = own.isString() ? own : catalogue["source"_L1];
        return fromName<ValueSource>(told.toString().toStdString());
    }
    if (place.field == Field::TilePiggyback && standingAt(catalogue, spot).isUndefined())
        return boxSource(catalogue, ids, ofKind(catalogue, ids, place));
    if (!spot.part.isEmpty()) {
        const QString ofPart = spot.place.field + u'.' + spot.part;
        const QJsonValue told = entryAt(catalogue, spot.place)["sources"_L1][ofPart];
        if (told.isString())
            return fromName<ValueSource>(told.toString().toStdString());
    }
    return sourceAt(catalogue, spot.place);
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
    const BoxSpot spot = spotOf(place, ids);
    const QJsonValue json = written(place.field, value);
    switch (place.field) {
    case Field::Tiles:
    case Field::Utilities:
        return;
    case Field::TermSpaces:
        enterTermSpaces(catalogue, json, word(ValueSource::Copy));
        return;
    case Field::BonusGain:
    case Field::BonusVp:
        enterBonusPart(catalogue, spot, {{spot.place.field, json}});
        return;
    case Field::BonusChoice:
        enterBonusPart(catalogue, spot, json.toObject());
        return;
    case Field::Piggyback:
    case Field::PiggybackDeveloped:
        enterPiggyback(catalogue, spot, place.field == Field::PiggybackDeveloped, json.toObject());
        return;
    default:
        break;
    }
    if (!spot.part.isEmpty())
        enterPart(catalogue, spot, json);
    else
        enterAt(catalogue, spot.place, json, ValueSource::Copy);
}

void clearBoxValue(QJsonObject &catalogue, const Ids &ids, const BoxPlace &place)
{
    const BoxSpot spot = spotOf(place, ids);
    switch (place.field) {
    case Field::Tiles:
    case Field::Utilities:
        return;
    case Field::TermSpaces:
        enterTermSpaces(catalogue, QJsonValue::Undefined, QJsonValue::Undefined);
        return;
    case Field::BonusChoice:
        clearKeys(catalogue, spot.place, {"amount"_L1, "choices"_L1});
        return;
    case Field::Piggyback:
        clearKeys(catalogue, spot.place, {"amount"_L1, "choices"_L1, "source"_L1});
        break;
    default:
        if (!spot.part.isEmpty())
            clearPart(catalogue, spot);
        else if (spot.place.field.isEmpty())
            clearKeys(catalogue, spot.place, {"resource"_L1, "amount"_L1, "source"_L1});
        else
            clearKeys(catalogue, spot.place, {spot.place.field});
    }
    dropEmptyEntry(catalogue, spot.place);
}

} // namespace skyledger::airshipcity
