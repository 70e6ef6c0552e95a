// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/corrections/behindboards.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/gamevalues.h"
#include "ui/airshipcity/boards/pricelist.h"
#include "ui/airshipcity/boards/shownpart.h"

#include <QtCore/QString>
#include <QtWidgets/QWidget>

#include <algorithm>
#include <initializer_list>
#include <vector>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

QString numberOf(Player player)
{
    return QString::number(indexOf(player) + 1);
}

QStringList crewFields(Player player, Crew crew)
{
    const QString name = u"%1-crew-%2"_s.arg(numberOf(player)).arg(indexOf(crew) + 1);
    return {name + u"-at"_s, name + u"-ready"_s};
}

QStringList gridFields(const QString &name, const AirshipCityTable &table)
{
    QStringList fields;
    for (const Player player : table.players())
        fields << name + u'-' + numberOf(player);
    return fields << name + u"-majority"_s;
}

QStringList airshipFields(Airship airship, const AirshipCityTable &table)
{
    const QString name = word(airship);
    QStringList fields = gridFields(name, table);
    if (isSellable(airship))
        fields << name + u"-price"_s;
    return fields;
}

/// The tile, its side, and who stands there.
QStringList cellFields(Cell cell, const AirshipCityTable &table)
{
    const QString name = word(cell);
    QStringList fields{name + u"-tile"_s, name + u"-developed"_s};
    for (const Player player : table.players()) {
        for (const Crew crew : all<Crew>()) {
            if (table.state().players[player].crews[crew].at == cell)
                fields += crewFields(player, crew);
        }
    }
    return fields;
}

QStringList depotFields(Player player)
{
    const QString number = numberOf(player) + u'-';
    QStringList fields;
    for (const Resource resource : all<Resource>())
        fields << number + word(resource);
    fields << number + u"vp"_s;
    for (const BonusEffect effect : all<BonusEffect>())
        fields << number + word(effect);
    for (const Resource resource : all<Resource>())
        fields << number + u"renovation-"_s + word(resource);
    return fields;
}

QStringList contractFields(Contract contract, const AirshipCityTable &table)
{
    if (contract == none<Contract>)
        return {};
    const QString id = table.session().record().ids.contracts.text(contract);
    return {id + u"-place"_s, id + u"-term"_s};
}

QStringList priceFields()
{
    QStringList fields;
    for (const Airship airship : pricesAsPrinted)
        fields << word(airship) + u"-price"_s;
    return fields;
}

QStringList roundFields(const AirshipCityTable &table)
{
    QStringList fields{u"round"_s, u"current"_s};
    for (const Player player : table.players())
        fields << numberOf(player) + u"-vp"_s;
    return fields;
}

/// The fields of each part.
struct Fields {
    const AirshipCityTable &table;

    QStringList operator()(Cell cell) const { return cellFields(cell, table); }
    QStringList operator()(Contract contract) const { return contractFields(contract, table); }
    QStringList operator()(Airship airship) const { return airshipFields(airship, table); }
    QStringList operator()(Utility utility) const
    {
        if (indexOf(utility) >= table.setup().catalogue.utilityCount)
            return {};
        return gridFields(table.session().record().ids.utilities.text(utility), table);
    }
    QStringList operator()(Player player) const
    {
        return indexOf(player) < table.setup().playerCount ? depotFields(player) : QStringList();
    }
    QStringList operator()(Crew crew) const
    {
        const Player current = table.state().current;
        return current == none<Player> ? QStringList() : crewFields(current, crew);
    }
    QStringList operator()(SinglePart part) const
    {
        switch (part) {
        case SinglePart::PriceList:
            return priceFields();
        case SinglePart::RoundTrack:
            return roundFields(table);
        case SinglePart::DonationDeck:
            return {u"deck"_s};
        case SinglePart::StageTrack:
            break;
        }
        return {};
    }
};

using Values = std::vector<MissingValue>;

Values ofTile(Cell cell, const AirshipCityTable &table)
{
    const Tile tile = table.state().city[cell];
    Values values = printedOn(CatalogueSection::Tiles, indexOf(tile));
    if (kindAt(cell, table.setup(), table.state()) == TileKind::Guild)
        values.insert(values.begin(), {Value::GuildPrice, 0});
    return values;
}

/// Those that are still to come, in their order.
Values ofStages(const AirshipCityTable &table)
{
    Values values;
    for (const Stage stage : all<Stage>()) {
        const StageBonusTile tile = table.setup().stageBonuses[stage];
        if (stage > stageOf(table.state().round) && indexOf(tile) < countOf<StageBonusTile>)
            values.push_back({Value::StageBonus, static_cast<std::uint16_t>(indexOf(tile))});
    }
    return values;
}

/// What is printed on all things of some sections.
Values ofAll(std::initializer_list<CatalogueSection> sections, const Ids &ids)
{
    Values values;
    for (const CatalogueSection section : sections) {
        for (std::size_t thing = 0; thing < thingsOf(section, ids); ++thing) {
            const Values ofThing = printedOn(section, thing);
            values.insert(values.end(), ofThing.begin(), ofThing.end());
        }
    }
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
        if (indexOf(player) >= table.setup().playerCount)
            return {};
        return ofAll({CatalogueSection::Renovations, CatalogueSection::BonusEffects}, ids());
    }
    Values operator()(Crew) const { return {}; }
    Values operator()(SinglePart part) const
    {
        if (part == SinglePart::StageTrack)
            return ofStages(table);
        return part == SinglePart::PriceList ? ofAll({CatalogueSection::PriceTracks}, ids()) : Values();
    }

private:
    const Ids &ids() const { return table.session().record().ids; }
};

} // namespace

QStringList fieldsOf(const QWidget &board, const AirshipCityTable &table)
{
    const std::optional<ShownPart> part = partOf(board);
    return part ? std::visit(Fields{table}, *part) : QStringList();
}

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
