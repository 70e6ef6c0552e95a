// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/corrections/fieldsofboards.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/fields.h"
#include "ui/airshipcity/boards/pricelist.h"
#include "ui/airshipcity/boards/shownpart.h"

#include <QtCore/QString>
#include <QtWidgets/QWidget>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

QString textOf(std::string_view name)
{
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

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
    const QString name = textOf(nameOf(airship));
    QStringList fields = gridFields(name, table);
    if (isSellable(airship))
        fields << name + u"-price"_s;
    return fields;
}

/// The tile, its side, and who stands there.
QStringList cellFields(Cell cell, const AirshipCityTable &table)
{
    const QString name = textOf(nameOf(cell));
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
        fields << number + textOf(nameOf(resource));
    fields << number + u"vp"_s;
    for (const BonusEffect effect : all<BonusEffect>())
        fields << number + textOf(nameOf(effect));
    for (const Resource resource : all<Resource>())
        fields << number + u"renovation-"_s + textOf(nameOf(resource));
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
        fields << textOf(nameOf(airship)) + u"-price"_s;
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

} // namespace

QStringList fieldsOf(const QWidget &board, const AirshipCityTable &table)
{
    const std::optional<ShownPart> part = partOf(board);
    return part ? std::visit(Fields{table}, *part) : QStringList();
}

} // namespace skyledger::ui
