// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/tiles.h"

#include "ui/airshipcity/words/amounts.h"
#include "ui/airshipcity/words/terms.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace airshipcity;

namespace {

struct Tiles {
    Q_DECLARE_TR_FUNCTIONS(Tiles)
};

QString gaining(Resource resource, int count)
{
    //: A gain on a tile: +3 wood
    return Tiles::tr("+%1").arg(amountOf(resource, count));
}

QString hiring(const std::optional<Price> &price)
{
    if (!price)
        return Tiles::tr("hire crew", "effect of the Guild Hall");
    //: Effect of the Guild Hall with its price: hire crew: 10 gold
    return Tiles::tr("hire crew: %1").arg(amountOf(price->resource, price->amount));
}

} // namespace

QString effect(TileKind kind, const std::optional<Price> &guildPrice)
{
    switch (kind) {
    case TileKind::Forest:
        return gaining(Resource::Wood, 3); // AC-LOC-FRST
    case TileKind::Mine:
        return gaining(Resource::Metal, 2); // AC-LOC-MINE
    case TileKind::Factory:
        return gaining(Resource::Gear, 2); // AC-LOC-FACT
    case TileKind::Valley:                 // AC-LOC-VALL
        return Tiles::tr("+1 wood +1 metal", "effect of the Valley, short");
    case TileKind::Architect:
        return Tiles::tr("build utility", "effect of the Architect's Office");
    case TileKind::Guild:
        return hiring(guildPrice);
    case TileKind::Harbor:
        return Tiles::tr("gather crews", "effect of the Harbor");
    case TileKind::Lighthouse:
        return Tiles::tr("slide 1 or 2 lines", "effect of the Lighthouse");
    case TileKind::Market:
        return Tiles::tr("take contract", "effect of the Market");
    case TileKind::Shipyard:
        return Tiles::tr("build airship", "effect of the Shipyard");
    case TileKind::Workshop:
        return Tiles::tr("renovate", "effect of the Workshop");
    }
    return {};
}

QString shortName(Airship airship)
{
    switch (airship) {
    case Airship::WoodenPrivate:
        return Tiles::tr("Wooden private", "airship, short");
    case Airship::WoodenResidential:
        return Tiles::tr("Wooden residential", "airship, short");
    case Airship::WoodenCargo:
        return Tiles::tr("Wooden cargo", "airship, short");
    case Airship::MetalPrivate:
        return Tiles::tr("Metal private", "airship, short");
    case Airship::MetalResidential:
        return Tiles::tr("Metal residential", "airship, short");
    case Airship::MetalCargo:
        return Tiles::tr("Metal cargo", "airship, short");
    case Airship::Sightseeing:
        return Tiles::tr("Sightseeing", "airship, short");
    case Airship::Passenger:
        return Tiles::tr("Passenger", "airship, short");
    case Airship::Cruise:
        return Tiles::tr("Cruise", "airship, short");
    }
    return {};
}

QString shortName(BonusEffect effect)
{
    switch (effect) {
    case BonusEffect::LongDistance:
        return Tiles::tr("Long flight", "bonus effect, short");
    case BonusEffect::Negotiator:
        return Tiles::tr("Negotiator", "bonus effect, short");
    case BonusEffect::Barter:
        return Tiles::tr("Barter", "bonus effect, short");
    }
    return {};
}

QString shortName(TileKind kind)
{
    if (kind == TileKind::Architect)
        return Tiles::tr("Architect", "tile, short");
    return name(kind);
}

} // namespace skyledger::words
