// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/corrections/behindboards.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/gamevalues.h"
#include "ui/airshipcity/boards/boards.h"
#include "ui/airshipcity/boards/shownpart.h"

#include <QtCore/QString>
#include <QtWidgets/QWidget>

#include <algorithm>
#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

using Values = std::vector<MissingValue>;

/// What is behind a part: the fields that it shows, and what is printed on it.
struct Behind {
    QStringList fields;
    Values printed = {};
};

/// Of each part.
struct Parts {
    const AirshipCityTable &table;

    /// The tile, its side, and who stands there.
    Behind operator()(Cell cell) const
    {
        Behind tile{named(word(cell), {"tile", "developed"})};
        for (const Player player : table.players()) {
            for (const Crew crew : all<Crew>()) {
                if (table.state().players[player].crews[crew].at == cell)
                    tile.fields += fieldsOf(player, crew);
            }
        }
        tile.printed = printedOn(CatalogueSection::Tiles, indexOf(table.state().city[cell]));
        if (kindAt(cell, table.setup(), table.state()) == TileKind::Guild)
            tile.printed.insert(tile.printed.begin(), {Value::GuildPrice, 0});
        return tile;
    }
    Behind operator()(Contract contract) const
    {
        if (contract == none<Contract>)
            return {};
        return {named(ids().contracts.text(contract), {"place", "term"}),
                printedOn(CatalogueSection::Contracts, indexOf(contract))};
    }
    Behind operator()(Airship airship) const
    {
        const QString name = word(airship);
        Behind shown{gridOf(name), printedOn(CatalogueSection::Airships, indexOf(airship))};
        if (isSellable(airship))
            shown.fields += named(name, {"price"});
        return shown;
    }
    Behind operator()(Utility utility) const
    {
        if (indexOf(utility) >= table.setup().catalogue.utilityCount)
            return {};
        return {gridOf(ids().utilities.text(utility)),
                printedOn(CatalogueSection::Utilities, indexOf(utility))};
    }
    Behind operator()(Player player) const
    {
        if (indexOf(player) >= table.setup().playerCount)
            return {};
        const QString number = numberOf(player);
        return {named(number, table::nameTable<Resource>) + named(number, {"vp"})
                    + named(number, table::nameTable<BonusEffect>)
                    + named(number + u"-renovation"_s, table::nameTable<Resource>),
                ofAll({CatalogueSection::Renovations, CatalogueSection::BonusEffects})};
    }
    Behind operator()(Crew crew) const
    {
        const Player current = table.state().current;
        return current == none<Player> ? Behind() : Behind{fieldsOf(current, crew)};
    }
    Behind operator()(SinglePart part) const
    {
        switch (part) {
        case SinglePart::PriceList: {
            QStringList prices;
            for (const Airship airship : pricesAsPrinted)
                prices += named(word(airship), {"price"});
            return {prices, ofAll({CatalogueSection::PriceTracks})};
        }
        case SinglePart::RoundTrack: {
            QStringList fields{u"round"_s, u"current"_s};
            for (const Player player : table.players())
                fields += named(numberOf(player), {"vp"});
            return {fields};
        }
        case SinglePart::DonationDeck:
            return {{u"deck"_s}};
        case SinglePart::StageTrack:
            return {{}, stagesToCome()};
        }
        return {};
    }

private:
    const Ids &ids() const { return table.session().record().ids; }
    static QString numberOf(Player player) { return QString::number(indexOf(player) + 1); }
    /// `1-wood`, `1-metal`.
    static QStringList named(const QString &thing, std::span<const std::string_view> numbers)
    {
        QStringList fields;
        for (const std::string_view number : numbers)
            fields << thing + u'-' + table::toText(number);
        return fields;
    }
    static QStringList named(const QString &thing, std::initializer_list<std::string_view> numbers)
    {
        return named(thing, std::span(numbers.begin(), numbers.size()));
    }
    static QStringList fieldsOf(Player player, Crew crew)
    {
        return named(u"%1-crew-%2"_s.arg(numberOf(player)).arg(indexOf(crew) + 1), {"at", "ready"});
    }
    QStringList gridOf(const QString &name) const
    {
        QStringList fields;
        for (const Player player : table.players())
            fields << name + u'-' + numberOf(player);
        return fields + named(name, {"majority"});
    }
    Values stagesToCome() const
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
    Values ofAll(std::initializer_list<CatalogueSection> sections) const
    {
        Values values;
        for (const CatalogueSection section : sections) {
            for (std::size_t thing = 0; thing < thingsOf(section, ids()); ++thing) {
                const Values ofThing = printedOn(section, thing);
                values.insert(values.end(), ofThing.begin(), ofThing.end());
            }
        }
        return values;
    }
};

/// Nothing for what shows no part.
Behind behind(const QWidget &widget, const AirshipCityTable &table)
{
    const std::optional<ShownPart> part = partOf(widget);
    return part ? std::visit(Parts{table}, *part) : Behind();
}

} // namespace

QStringList fieldsOf(const QWidget &board, const AirshipCityTable &table)
{
    return behind(board, table).fields;
}

std::optional<MissingValue> printedBehind(const QWidget *widget, const AirshipCityTable &table)
{
    for (; widget != nullptr && !widget->isWindow(); widget = widget->parentWidget()) {
        const Values values = behind(*widget, table).printed;
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
