// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cardboard.h"

#include <algorithm>

namespace skyledger::airshipcity {

std::vector<MissingValue> printedOn(CatalogueSection section, std::size_t thing)
{
    std::vector<MissingValue> values;
    for (const Value kind : askedOf(section))
        values.push_back({kind, static_cast<std::uint16_t>(thing)});
    return values;
}

std::vector<MissingValue> printedWith(const MissingValue &which, const Setup &setup)
{
    const CatalogueSection section = sectionOf(which.value.as<Value>());
    std::vector<MissingValue> values = printedOn(section, which.thing);
    // A public utility shows its points above its cost.
    std::stable_partition(values.begin(), values.end(),
                          [](const MissingValue &value) { return value.value == Value::UtilityVp; });
    if (section == CatalogueSection::Tiles) {
        const TileKind kind = setup.catalogue.tiles[static_cast<Tile>(which.thing)].kind;
        if (canPiggyback(kind))
            values.push_back({Value::Piggyback, static_cast<std::uint16_t>(kind)});
    }
    return values;
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
