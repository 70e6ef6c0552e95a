// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/corrections/valuesofboards.h"

#include "core/airshipcity/record/cardboard.h"
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

Values ofTile(Cell cell, const AirshipCityTable &table)
{
    const Tile tile = table.state().city[cell];
    Values values = printedOn(CatalogueSection::Tiles, indexOf(tile));
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
            values.push_back({Kind::StageBonus, static_cast<std::uint16_t>(indexOf(tile))});
    }
    return values;
}

/// What is printed on all things of a section.
Values ofAll(CatalogueSection section, const Ids &ids)
{
    Values values;
    for (std::size_t thing = 0; thing < thingsOf(section, ids); ++thing) {
        const Values ofThing = printedOn(section, thing);
        values.insert(values.end(), ofThing.begin(), ofThing.end());
    }
    return values;
}

Values ofDepots(const Ids &ids)
{
    Values values = ofAll(CatalogueSection::Renovations, ids);
    const Values ofEffects = ofAll(CatalogueSection::BonusEffects, ids);
    values.insert(values.end(), ofEffects.begin(), ofEffects.end());
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
        return printedOn(CatalogueSection::Contracts, indexOf(contract));
    }
    Values operator()(Airship airship) const
    {
        return printedOn(CatalogueSection::Airships, indexOf(airship));
    }
    Values operator()(Utility utility) const
    {
        if (indexOf(utility) >= table.setup().catalogue.utilityCount)
            return {};
        return printedOn(CatalogueSection::Utilities, indexOf(utility));
    }
    Values operator()(Player player) const
    {
        return indexOf(player) < table.setup().playerCount ? ofDepots(ids()) : Values();
    }
    Values operator()(Crew) const { return {}; }
    Values operator()(SinglePart part) const
    {
        if (part == SinglePart::StageTrack)
            return ofStages(table);
        return part == SinglePart::PriceList ? ofAll(CatalogueSection::PriceTracks, ids()) : Values();
    }

private:
    const Ids &ids() const { return table.session().record().ids; }
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
