// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/boxvalues.h"

#include "core/airshipcity/record/cataloguefields.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Field = Printed;

namespace {

/// The kind's bonus that a tile without one of its own has.
MissingValue ofKind(const QJsonObject &catalogue, const Ids &ids, const MissingValue &tile)
{
    const QString id = ids.tiles.text(static_cast<Tile>(tile.thing));
    QJsonObject listed = listedObject(catalogue, keyOf(CatalogueSection::Tiles), id);
    listed.insert(u"id"_s, id); // it may be one that the built-in values list alone
    return {Field::PiggybackBasic,
            static_cast<std::uint16_t>(indexOf(kindAt(listed).value_or(TileKind::Architect)))};
}

/// Where the value of a place stands: a tile without a piggyback bonus of its own has that of its kind.
std::optional<FieldPlace> standingPlaceOf(const QJsonObject &catalogue, const Ids &ids,
                                          const MissingValue &place)
{
    auto at = fieldPlaceOf(place, ids);
    if (place.value == Field::TilePiggybackBasic && !isWritten(catalogue, *at))
        return fieldPlaceOf(ofKind(catalogue, ids, place), ids);
    return at;
}

} // namespace

std::optional<PrintedValue> boxValue(const QJsonObject &catalogue, const Ids &ids, const MissingValue &place)
{
    const auto at = standingPlaceOf(catalogue, ids, place);
    auto value = at ? printedValue(catalogue, *at) : std::nullopt;
    // Other stages than those of a set are no value of a tile.
    return value && place.value == Field::BonusStages && faultOf(place.value, *value) ? std::nullopt : value;
}

std::optional<ValueSource> boxSource(const QJsonObject &catalogue, const Ids &ids, const MissingValue &place)
{
    const auto at = standingPlaceOf(catalogue, ids, place);
    return at ? sourceOf(catalogue, *at) : std::nullopt;
}

void enterBoxValue(QJsonObject &catalogue, const Ids &ids, const MissingValue &place,
                   const PrintedValue &value)
{
    if (const auto at = fieldPlaceOf(place, ids))
        enterField(catalogue, *at, jsonOf(place.value, value), ValueSource::Copy);
}

void clearBoxValue(QJsonObject &catalogue, const Ids &ids, const MissingValue &place)
{
    if (const auto at = fieldPlaceOf(place, ids))
        clearField(catalogue, *at);
}

} // namespace skyledger::airshipcity
