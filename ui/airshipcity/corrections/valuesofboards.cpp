// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/corrections/valuesofboards.h"

#include "core/airshipcity/record/gamevalues.h"
#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/guide/airshipcitytable.h"

#include <QtWidgets/QWidget>

#include <algorithm>
#include <vector>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

using Kind = Value;
using Values = std::vector<MissingValue>;

template <class Key>
MissingValue valueOf(Kind kind, Key key)
{
    return {kind, static_cast<std::uint8_t>(indexOf(key))};
}

template <class Key>
Values valuesOf(std::initializer_list<Kind> kinds, Key key)
{
    Values values;
    values.reserve(kinds.size());
    for (const Kind kind : kinds)
        values.push_back(valueOf(kind, key));
    return values;
}

Values ofTile(Cell cell, const AirshipCityTable &table)
{
    const Tile tile = table.state().city[cell];
    Values values = valuesOf({Kind::TileCrests, Kind::TileCrestBonus}, tile);
    if (kindAt(cell, table.setup(), table.state()) == TileKind::Guild)
        values.insert(values.begin(), {Kind::GuildPrice, 0});
    return values;
}

/// Those that are still to come, in their order.
Values ofStages(const AirshipCityTable &table)
{
    Values values;
    for (const Stage stage : all<Stage>()) {
        const StageBonusTile tile = table.setup().stageBonuses[stage];
        if (stage > stageOf(table.state().round) && indexOf(tile) < countOf<StageBonusTile>)
            values.push_back(valueOf(Kind::StageBonus, tile));
    }
    return values;
}

Values ofDepots()
{
    Values values;
    values.reserve(countOf<Resource> + countOf<BonusEffect>);
    for (const Resource resource : all<Resource>())
        values.push_back(valueOf(Kind::RenovationCost, resource));
    for (const BonusEffect effect : all<BonusEffect>())
        values.push_back(valueOf(Kind::BonusEffectTarget, effect));
    return values;
}

Values ofPrices()
{
    Values values;
    values.reserve(countOf<Level>);
    for (const Level level : all<Level>())
        values.push_back(valueOf(Kind::PriceTrack, level));
    return values;
}

/// What is printed on each part.
struct Printed {
    const AirshipCityTable &table;

    Values operator()(Cell cell) const { return ofTile(cell, table); }
    Values operator()(Contract contract) const
    {
        if (contract == none<Contract>)
            return {};
        return valuesOf({Kind::ContractTerm, Kind::ContractCost, Kind::ContractVp, Kind::ContractGold},
                        contract);
    }
    Values operator()(Airship airship) const
    {
        return valuesOf({Kind::AirshipCost, Kind::AirshipDiscount, Kind::AirshipSpaces}, airship);
    }
    Values operator()(Utility utility) const
    {
        if (indexOf(utility) >= table.setup().catalogue.utilityCount)
            return {};
        return valuesOf({Kind::UtilityCost, Kind::UtilityVp, Kind::UtilitySpaces}, utility);
    }
    Values operator()(Player player) const
    {
        return indexOf(player) < table.setup().playerCount ? ofDepots() : Values();
    }
    Values operator()(Crew) const { return {}; }
    Values operator()(SinglePart part) const
    {
        if (part == SinglePart::StageTrack)
            return ofStages(table);
        return part == SinglePart::PriceList ? ofPrices() : Values();
    }
};

} // namespace

std::optional<MissingValue> printedBehind(const QWidget *widget, const AirshipCityTable &table)
{
    for (; widget != nullptr && !widget->isWindow(); widget = widget->parentWidget()) {
        const std::optional<ShownPart> part = partOf(*widget);
        const Values values = part ? std::visit(Printed{table}, *part) : Values();
        if (values.empty())
            continue;
        const auto missing = std::find_if(values.begin(), values.end(), [&table](const MissingValue &value) {
            return !knownValue(table.setup(), value);
        });
        return missing == values.end() ? values.front() : *missing;
    }
    return std::nullopt;
}

} // namespace skyledger::ui
