// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/values/valuehints.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using Kind = airshipcity::Value;

namespace {

struct Hints {
    Q_DECLARE_TR_FUNCTIONS(ValueHints)
};

} // namespace

QString howToRead(Kind kind)
{
    switch (kind) {
    case Kind::AirshipCost:
        return Hints::tr("Printed with the airship on the Donation Board, before any discount.");
    case Kind::AirshipDiscount:
        return Hints::tr(
            "Printed with the airship on the Donation Board: what one marker takes off, and of which "
            "resource.");
    case Kind::AirshipSpaces:
        return Hints::tr(
            "Count the donation spaces of this airship that are in use with this number of players, "
            "without the majority space.");
    case Kind::UtilityCost:
        return Hints::tr("Printed on the public utility, before any discount.");
    case Kind::UtilityVp:
        return Hints::tr("The number of victory points printed on the public utility.");
    case Kind::UtilitySpaces:
        return Hints::tr(
            "Count the donation spaces of this public utility that are in use with this number of players, "
            "without the majority space.");
    case Kind::ContractTerm:
        return Hints::tr("The number on the contract that says where on the term track it begins.");
    case Kind::ContractCost:
        return Hints::tr("The resources on the contract that complete it.");
    case Kind::ContractVp:
        return Hints::tr("The victory points printed on the contract.");
    case Kind::ContractGold:
        return Hints::tr("The gold that the contract brings when it is completed.");
    case Kind::TileCrests:
        return Hints::tr("The coloured dots at the top left of the tile.");
    case Kind::TileCrestBonus:
        return Hints::tr(
            "At the top right of the tile’s developed side. Where several resources are shown, the player "
            "picks one.");
    case Kind::StageBonus:
        return Hints::tr(
            "All that the stage bonus tile shows: what everybody gets, what is picked from several "
            "resources, and victory points.");
    case Kind::RenovationCost:
        return Hints::tr("On the front of the renovation tile, on the depot.");
    case Kind::BonusEffectTarget:
        return Hints::tr("The airships shown at the bonus effect: donations to them earn it.");
    case Kind::GuildPrice:
        return Hints::tr("On the Guild Hall tile: what a crew costs, before any discount.");
    case Kind::PriceTrack:
        return Hints::tr(
            "The numbers on the price list of this level, from the top down. Leave out what is not there.");
    case Kind::Piggyback:
        return Hints::tr(
            "At the bottom right of the tile. Where several resources are shown, the player picks one.");
    }
    return {};
}

} // namespace skyledger::ui
