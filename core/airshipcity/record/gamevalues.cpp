// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamevalues.h"

#include "core/airshipcity/record/cardboard.h"
#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/printedvalue.h"

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
