// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/corrections/valuesofboards.h"

#include "core/airshipcity/record/gamevalues.h"
#include "ui/airshipcity/boards/contractcard.h"
#include "ui/airshipcity/boards/tilebutton.h"
#include "ui/airshipcity/corrections/boardnames.h"

#include <QtWidgets/QWidget>

#include <algorithm>
#include <vector>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

using Kind = MissingValue::Kind;
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

Values ofTile(Cell cell, const GameTable &table)
{
    const Tile tile = table.state().city[cell];
    Values values = valuesOf({Kind::TileCrests, Kind::TileCrestBonus}, tile);
    if (kindAt(cell, table.setup(), table.state()) == TileKind::Guild)
        values.insert(values.begin(), {Kind::GuildPrice, 0});
    return values;
}

/// Those that are still to come, in their order.
Values ofStages(const GameTable &table)
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

Values printedOn(const QWidget &board, const GameTable &table)
{
    if (const auto *tile = qobject_cast<const TileButton *>(&board))
        return ofTile(tile->cell(), table);
    if (const auto *card = qobject_cast<const ContractCard *>(&board)) {
        if (card->contract() == none<Contract>)
            return {};
        return valuesOf({Kind::ContractTerm, Kind::ContractCost, Kind::ContractVp, Kind::ContractGold},
                        card->contract());
    }
    if (const auto airship = airshipOf(board))
        return valuesOf({Kind::AirshipCost, Kind::AirshipDiscount, Kind::AirshipSpaces}, *airship);
    const QString name = board.objectName();
    const int utility = numberBehind(name, "utility-"_L1);
    if (utility > 0 && utility <= static_cast<int>(table.setup().catalogue.utilityCount))
        return valuesOf({Kind::UtilityCost, Kind::UtilityVp, Kind::UtilitySpaces},
                        static_cast<Utility>(utility - 1));
    const int depot = numberBehind(name, "depot-"_L1);
    if (depot > 0 && depot <= static_cast<int>(table.setup().playerCount))
        return ofDepots();
    if (name == "stage-track"_L1)
        return ofStages(table);
    return name == "price-list"_L1 ? ofPrices() : Values();
}

} // namespace

std::optional<MissingValue> printedBehind(const QWidget *widget, const GameTable &table)
{
    for (; widget != nullptr && !widget->isWindow(); widget = widget->parentWidget()) {
        const Values values = printedOn(*widget, table);
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
