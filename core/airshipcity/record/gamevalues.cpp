// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamevalues.h"

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/printedvalue.h"

#include <algorithm>

namespace skyledger::airshipcity {

using Kind = Value;
using Section = CatalogueSection;

namespace {

/// Of a kind of tile: what the first one prints, if nothing is missing on any.
std::optional<PrintedValue> piggybackOf(const Catalogue &values, TileKind kind)
{
    std::optional<PrintedValue> first;
    for (const TileValues &tile : values.tiles) {
        if (tile.kind != kind)
            continue;
        if (!tile.piggyback.basic || !tile.piggyback.developed)
            return std::nullopt;
        if (!first)
            first = *tile.piggyback.basic;
    }
    return first;
}

/// The sections board by board.
constexpr Section ofBoards[] = {Section::Airships,    Section::Utilities,    Section::Contracts,
                                Section::Tiles,       Section::Piggyback,    Section::StageBonuses,
                                Section::Renovations, Section::BonusEffects, Section::GuildPrice,
                                Section::PriceTracks};

} // namespace

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

std::vector<GameValue> gameValues(const GameRecord &record)
{
    const QJsonObject catalogue = record.catalogue();
    std::vector<GameValue> values;
    for (const Section section : ofBoards) {
        for (std::size_t thing = 0; thing < thingsOf(section, record.ids); ++thing) {
            if (section == Section::Piggyback && !canPiggyback(static_cast<TileKind>(thing)))
                continue;
            for (const MissingValue &which : printedOn(section, thing)) {
                const auto known = knownValue(record.setup, which);
                values.push_back(
                    {which, known, known ? sourceOf(catalogue, record.ids, which) : std::nullopt});
            }
        }
    }
    return values;
}

std::optional<PrintedValue> knownValue(const Setup &setup, const MissingValue &which)
{
    return knownValue(setup.catalogue, which, setup.playerCount);
}

std::optional<PrintedValue> knownValue(const Catalogue &values, const MissingValue &which,
                                       std::size_t playerCount)
{
    switch (which.value.as<Value>()) {
    case Kind::StageBonus:
        return values.stageBonuses[static_cast<StageBonusTile>(which.thing)];
    case Kind::PriceTrack:
        return values.priceTracks[static_cast<Level>(which.thing)];
    case Kind::Piggyback:
        return piggybackOf(values, static_cast<TileKind>(which.thing));
    default:
        return codeOf(fieldsToEnter(which.value, playerCount).front()).get(values, which.thing);
    }
}

} // namespace skyledger::airshipcity
