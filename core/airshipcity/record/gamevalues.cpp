// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/gamevalues.h"

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/printedvalue.h"

namespace skyledger::airshipcity {

using Kind = Value;

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

class Collection
{
public:
    explicit Collection(const GameRecord &record) : m_record(record), m_catalogue(record.catalogue()) {}

    std::vector<GameValue> run()
    {
        const Setup &setup = m_record.setup;
        addEach<Airship>({Kind::AirshipCost, Kind::AirshipDiscount, Kind::AirshipSpaces}, all<Airship>());
        addEach<Utility>({Kind::UtilityCost, Kind::UtilityVp, Kind::UtilitySpaces}, setup.utilities());
        addEach<Contract>({Kind::ContractTerm, Kind::ContractCost, Kind::ContractVp, Kind::ContractGold},
                          setup.contracts());
        addEach<Tile>({Kind::TileCrests, Kind::TileCrestBonus}, all<Tile>());
        for (const TileKind kind : all<TileKind>()) {
            if (canPiggyback(kind))
                add(Kind::Piggyback, indexOf(kind));
        }
        addEach<StageBonusTile>({Kind::StageBonus}, m_record.ids.stageBonuses.keys());
        addEach<Resource>({Kind::RenovationCost}, all<Resource>());
        addEach<BonusEffect>({Kind::BonusEffectTarget}, all<BonusEffect>());
        add(Kind::GuildPrice, 0);
        addEach<Level>({Kind::PriceTrack}, all<Level>());
        return std::move(m_values);
    }

private:
    template <class Key>
    void addEach(std::initializer_list<Kind> kinds, const table::Keys<Key> &keys)
    {
        for (const Key key : keys) {
            for (const Kind kind : kinds)
                add(kind, indexOf(key));
        }
    }
    void add(Kind kind, std::size_t index)
    {
        GameValue value{{kind, static_cast<std::uint8_t>(index)}, {}, {}};
        value.value = knownValue(m_record.setup, value.which);
        if (value.value)
            value.source = sourceOf(m_catalogue, m_record.ids, value.which);
        m_values.push_back(value);
    }

    const GameRecord &m_record;
    const QJsonObject m_catalogue;
    std::vector<GameValue> m_values;
};

} // namespace

std::vector<GameValue> gameValues(const GameRecord &record)
{
    return Collection(record).run();
}

std::optional<PrintedValue> knownValue(const Setup &setup, const MissingValue &which)
{
    const Catalogue &values = setup.catalogue;
    switch (which.value.as<Value>()) {
    case Kind::StageBonus:
        return values.stageBonuses[static_cast<StageBonusTile>(which.thing)];
    case Kind::PriceTrack:
        return values.priceTracks[static_cast<Level>(which.thing)];
    case Kind::Piggyback:
        return piggybackOf(values, static_cast<TileKind>(which.thing));
    default:
        return codeOf(fieldsToEnter(which.value, setup.playerCount).front()).get(values, which.thing);
    }
}

} // namespace skyledger::airshipcity
