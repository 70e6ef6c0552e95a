// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cardboard.h"

#include "core/airshipcity/record/printed.h"

#include <algorithm>
#include <initializer_list>

namespace skyledger::airshipcity {

using Kind = Value;

namespace {

std::vector<MissingValue> together(std::initializer_list<Kind> kinds, std::uint16_t thing)
{
    std::vector<MissingValue> values;
    values.reserve(kinds.size() + 1);
    for (const Kind kind : kinds)
        values.push_back({kind, thing});
    return values;
}

std::vector<MissingValue> onTile(std::uint16_t tile, const Setup &setup)
{
    std::vector<MissingValue> values = together({Kind::TileCrests, Kind::TileCrestBonus}, tile);
    const TileKind kind = setup.catalogue.tiles[static_cast<Tile>(tile)].kind;
    if (canPiggyback(kind))
        values.push_back({Kind::Piggyback, static_cast<std::uint16_t>(kind)});
    return values;
}

} // namespace

std::vector<MissingValue> printedWith(const MissingValue &which, const Setup &setup)
{
    switch (which.value.as<Value>()) {
    case Kind::AirshipCost:
    case Kind::AirshipDiscount:
    case Kind::AirshipSpaces:
        return together({Kind::AirshipCost, Kind::AirshipDiscount, Kind::AirshipSpaces}, which.thing);
    case Kind::UtilityCost:
    case Kind::UtilityVp:
    case Kind::UtilitySpaces:
        return together({Kind::UtilityVp, Kind::UtilityCost, Kind::UtilitySpaces}, which.thing);
    case Kind::ContractTerm:
    case Kind::ContractCost:
    case Kind::ContractVp:
    case Kind::ContractGold:
        return together({Kind::ContractTerm, Kind::ContractCost, Kind::ContractVp, Kind::ContractGold},
                        which.thing);
    case Kind::TileCrests:
    case Kind::TileCrestBonus:
        return onTile(which.thing, setup);
    default:
        return {which};
    }
}

std::vector<std::vector<MissingValue>> piecesWith(const std::vector<MissingValue> &values, const Setup &setup)
{
    std::vector<std::vector<MissingValue>> pieces;
    for (const MissingValue &value : values) {
        const bool isThere =
            std::any_of(pieces.begin(), pieces.end(), [&value](const std::vector<MissingValue> &piece) {
                return std::find(piece.begin(), piece.end(), value) != piece.end();
            });
        if (!isThere)
            pieces.push_back(printedWith(value, setup));
    }
    return pieces;
}

} // namespace skyledger::airshipcity
