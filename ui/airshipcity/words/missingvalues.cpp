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

/// Of one that nobody has copied yet there is nothing by which it could be called.
QString ofContract(Value kind, Contract contract, const GameWords &game)
{
    const bool copied = isCopied(game, contract);
    const QString which = copied ? game.contract(contract) : QString();
    switch (kind) {
    case Value::ContractTerm:
        return copied ? Missing::tr("the term of a contract (%1)").arg(which)
                      : Missing::tr("the term of the contract");
    case Value::ContractCost:
        return copied ? Missing::tr("the cost of a contract (%1)").arg(which)
                      : Missing::tr("the cost of the contract");
    case Value::ContractVp:
        return copied ? Missing::tr("the VP of a contract (%1)").arg(which)
                      : Missing::tr("the VP of the contract");
    default:
        return copied ? Missing::tr("the gold of a contract (%1)").arg(which)
                      : Missing::tr("the gold of the contract");
    }
}

} // namespace

QString missingValue(const MissingValue &value, const GameWords &game)
{
    using Kind = Value;
    const auto airship = static_cast<Airship>(value.thing);
    const auto utility = static_cast<Utility>(value.thing);
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
    case Kind::ContractCost:
    case Kind::ContractVp:
    case Kind::ContractGold:
        return ofContract(value.value.as<Value>(), static_cast<Contract>(value.thing), game);
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

QString missingInShort(const MissingValue &value)
{
    using Kind = Value;
    switch (value.value.as<Value>()) {
    case Kind::AirshipDiscount:
        return Missing::tr("discount", "missing value");
    case Kind::AirshipSpaces:
    case Kind::UtilitySpaces:
        return Missing::tr("donation spaces", "missing value");
    case Kind::UtilityVp:
    case Kind::ContractVp:
        return name(Term::VictoryPoints);
    case Kind::ContractTerm:
        return Missing::tr("term", "missing value");
    case Kind::ContractGold:
        return name(Resource::Gold);
    case Kind::TileCrests:
        return Missing::tr("dots of the tile", "missing value");
    case Kind::TileCrestBonus:
        return Missing::tr("crest bonus", "missing value");
    case Kind::StageBonus:
        return Missing::tr("stage bonus", "missing value");
    case Kind::BonusEffectTarget:
        return Missing::tr("donations that earn a bonus effect", "missing value");
    case Kind::GuildPrice:
    case Kind::PriceTrack:
        return Missing::tr("price", "missing value");
    case Kind::Piggyback:
        return name(Term::PiggybackBonus);
    default:
        return Missing::tr("cost", "missing value");
    }
}

bool isCopied(const GameWords &game, Contract contract)
{
    if (indexOf(contract) >= countOf<Contract>)
        return false;
    const ContractValues &values = game.setup().catalogue.contracts[contract];
    return values.cost || values.vp || values.gold;
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
