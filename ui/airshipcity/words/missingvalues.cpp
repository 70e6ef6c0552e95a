// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/missingvalues.h"

#include "core/airshipcity/record/cataloguelayout.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/valuewords.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace airshipcity;

namespace {

struct Missing {
    Q_DECLARE_TR_FUNCTIONS(MissingValues)
};

/// What a value is printed on; empty where there is only one.
QString thingWith(const MissingValue &value, const GameWords &game)
{
    switch (sectionOf(value.value.as<Value>())) {
    case CatalogueSection::Airships:
        return theAirship(static_cast<Airship>(value.thing));
    case CatalogueSection::Utilities:
        return game.utility(static_cast<Utility>(value.thing));
    case CatalogueSection::Contracts:
        return game.contract(static_cast<Contract>(value.thing));
    case CatalogueSection::Tiles:
        return game.tile(static_cast<Tile>(value.thing));
    case CatalogueSection::Renovations:
        return name(static_cast<Resource>(value.thing));
    case CatalogueSection::BonusEffects:
        return name(static_cast<BonusEffect>(value.thing));
    case CatalogueSection::Piggyback:
        return name(static_cast<TileKind>(value.thing));
    case CatalogueSection::StageBonuses:
    case CatalogueSection::PriceTracks:
        return QString::number(value.thing + 1);
    case CatalogueSection::GuildPrice:
    case CatalogueSection::TermTrack:
        break;
    }
    return {};
}

} // namespace

QString missingValue(const MissingValue &value, const GameWords &game)
{
    const auto kind = value.value.as<Value>();
    if (sectionOf(kind) == CatalogueSection::Contracts && !isCopied(game, static_cast<Contract>(value.thing)))
        return valueUnnamed(kind);
    const QString named = valueNamed(kind);
    return named.contains(QLatin1StringView("%1")) ? named.arg(thingWith(value, game)) : named;
}

QString missingInShort(const MissingValue &value)
{
    return valueInShort(value.value.as<Value>());
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
