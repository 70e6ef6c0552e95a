// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/missingvalues.h"

#include "ui/airshipcity/words/terms.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace airshipcity;

namespace {

struct Missing {
    Q_DECLARE_TR_FUNCTIONS(MissingValues)
};

} // namespace

QString missingValue(const MissingValue &value, const GameWords &game)
{
    using Kind = Value;
    const auto airship = static_cast<Airship>(value.thing);
    const auto utility = static_cast<Utility>(value.thing);
    const auto contract = static_cast<Contract>(value.thing);
    const auto tile = static_cast<Tile>(value.thing);
    switch (value.value.as<Value>()) {
    case Kind::AirshipCost:
        return Missing::tr("the cost of %1", "%1 is an airship with its article").arg(theAirship(airship));
    case Kind::AirshipDiscount:
        return Missing::tr("the discount of %1", "%1 is an airship with its article")
            .arg(theAirship(airship));
    case Kind::AirshipSpaces:
        return Missing::tr("the number of donation spaces of %1", "%1 is an airship with its article")
            .arg(theAirship(airship));
    case Kind::UtilityCost:
        return Missing::tr("the cost of a public utility (%1)").arg(game.utility(utility));
    case Kind::UtilityVp:
        return Missing::tr("the VP of a public utility (%1)").arg(game.utility(utility));
    case Kind::UtilitySpaces:
        return Missing::tr("the number of donation spaces of a public utility (%1)")
            .arg(game.utility(utility));
    case Kind::ContractTerm:
        return Missing::tr("the term of a contract (%1)").arg(game.contract(contract));
    case Kind::ContractCost:
        return Missing::tr("the cost of a contract (%1)").arg(game.contract(contract));
    case Kind::ContractVp:
        return Missing::tr("the VP of a contract (%1)").arg(game.contract(contract));
    case Kind::ContractGold:
        return Missing::tr("the gold of a contract (%1)").arg(game.contract(contract));
    case Kind::TileCrests:
        return Missing::tr("the dots of a tile (%1)").arg(game.tile(tile));
    case Kind::TileCrestBonus:
        return Missing::tr("the crest bonus of a tile (%1)").arg(game.tile(tile));
    case Kind::StageBonus:
        return Missing::tr("what a stage bonus brings (no. %1 of the catalogue)").arg(value.thing + 1);
    case Kind::RenovationCost:
        return Missing::tr("the cost of a renovation (%1)").arg(name(static_cast<Resource>(value.thing)));
    case Kind::BonusEffectTarget:
        return Missing::tr("which donations earn a bonus effect (%1)")
            .arg(name(static_cast<BonusEffect>(value.thing)));
    case Kind::GuildPrice:
        return Missing::tr("the price at the Guild Hall");
    case Kind::PriceTrack:
        return Missing::tr("the price list of level %1").arg(value.thing + 1);
    case Kind::Piggyback:
        return Missing::tr("the Piggybacking Bonus of a kind of tile (%1)")
            .arg(name(static_cast<TileKind>(value.thing)));
    }
    return {};
}

QString toReport(ReportKey key)
{
    switch (key) {
    case ReportKey::Pay:
        return Missing::tr("what was paid");
    case ReportKey::Gain:
        return Missing::tr("what was gained");
    case ReportKey::Vp:
        return Missing::tr("the VP scored");
    case ReportKey::Term:
        return Missing::tr("the term of the contract");
    case ReportKey::Players:
        return Missing::tr("what the upkeep brought to each player");
    }
    return {};
}

} // namespace skyledger::words
