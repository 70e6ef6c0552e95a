// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/corrections/fieldsofboards.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/fields.h"
#include "ui/airshipcity/boards/contractcard.h"
#include "ui/airshipcity/boards/tilebutton.h"
#include "ui/airshipcity/corrections/boardnames.h"

#include <QtCore/QString>
#include <QtWidgets/QWidget>

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

QStringList gridFields(const QString &name, const GameTable &table)
{
    QStringList fields;
    for (const Player player : table.players())
        fields << name + u'-' + numberOf(player);
    return fields << name + u"-majority"_s;
}

QStringList airshipFields(Airship airship, const GameTable &table)
{
    const QString name = textOf(nameOf(airship));
    QStringList fields = gridFields(name, table);
    if (isSellable(airship))
        fields << name + u"-price"_s;
    return fields;
}

/// The tile, its side, and who stands there.
QStringList cellFields(Cell cell, const GameTable &table)
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

QStringList contractFields(Contract contract, const GameTable &table)
{
    if (contract == none<Contract>)
        return {};
    const QString id = table.session().record().ids.contracts.text(contract);
    return {id + u"-place"_s, id + u"-term"_s};
}

QStringList priceFields()
{
    QStringList fields;
    for (const Airship airship : all<Airship>()) {
        if (isSellable(airship))
            fields << textOf(nameOf(airship)) + u"-price"_s;
    }
    return fields;
}

QStringList roundFields(const GameTable &table)
{
    QStringList fields{u"round"_s, u"current"_s};
    for (const Player player : table.players())
        fields << numberOf(player) + u"-vp"_s;
    return fields;
}

} // namespace

QStringList fieldsOf(const QWidget &board, const GameTable &table)
{
    if (const auto *tile = qobject_cast<const TileButton *>(&board))
        return cellFields(tile->cell(), table);
    if (const auto *card = qobject_cast<const ContractCard *>(&board))
        return contractFields(card->contract(), table);
    if (const auto airship = airshipOf(board))
        return airshipFields(*airship, table);
    const QString name = board.objectName();
    const int utility = numberBehind(name, "utility-"_L1);
    if (utility > 0 && utility <= static_cast<int>(table.setup().catalogue.utilityCount))
        return gridFields(table.session().record().ids.utilities.text(static_cast<Utility>(utility - 1)),
                          table);
    const int depot = numberBehind(name, "depot-"_L1);
    if (depot > 0 && depot <= static_cast<int>(table.setup().playerCount))
        return depotFields(static_cast<Player>(depot - 1));
    if (name == "price-list"_L1)
        return priceFields();
    if (name == "round-track"_L1)
        return roundFields(table);
    if (name == "donation-board"_L1)
        return {u"deck"_s};
    const int crew = numberBehind(name, "crew-"_L1);
    const Player current = table.state().current;
    if (crew > 0 && crew <= static_cast<int>(countOf<Crew>) && current != none<Player>)
        return crewFields(current, static_cast<Crew>(crew - 1));
    return {};
}

} // namespace skyledger::ui
