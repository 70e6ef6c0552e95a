// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/tiles.h"

#include "ui/airshipcity/words/amounts.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/words/named.h"

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

/// Of the tiles whose effect has no amount.
constexpr WordsOf<TileKind> effects{{
    QT_TRANSLATE_NOOP3("Tiles", "build utility", "effect of the Architect's Office"),
    {},                                                                             // Forest
    {},                                                                             // Mine
    {},                                                                             // Factory
    QT_TRANSLATE_NOOP3("Tiles", "+1 wood +1 metal", "effect of the Valley, short"), // AC-LOC-VALL
    {},                                                                             // Guild Hall
    QT_TRANSLATE_NOOP3("Tiles", "gather crews", "effect of the Harbor"),
    QT_TRANSLATE_NOOP3("Tiles", "slide 1 or 2 lines", "effect of the Lighthouse"),
    QT_TRANSLATE_NOOP3("Tiles", "take contract", "effect of the Market"),
    QT_TRANSLATE_NOOP3("Tiles", "build airship", "effect of the Shipyard"),
    QT_TRANSLATE_NOOP3("Tiles", "renovate", "effect of the Workshop"),
}};

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
    case TileKind::Guild:
        return hiring(guildPrice);
    default:
        return wordOf("Tiles", effects, kind);
    }
}

QString shortName(Airship airship)
{
    static constexpr WordsOf<Airship> airships{{
        QT_TRANSLATE_NOOP3("Tiles", "Wooden private", "airship, short"),
        QT_TRANSLATE_NOOP3("Tiles", "Wooden residential", "airship, short"),
        QT_TRANSLATE_NOOP3("Tiles", "Wooden cargo", "airship, short"),
        QT_TRANSLATE_NOOP3("Tiles", "Metal private", "airship, short"),
        QT_TRANSLATE_NOOP3("Tiles", "Metal residential", "airship, short"),
        QT_TRANSLATE_NOOP3("Tiles", "Metal cargo", "airship, short"),
        QT_TRANSLATE_NOOP3("Tiles", "Sightseeing", "airship, short"),
        QT_TRANSLATE_NOOP3("Tiles", "Passenger", "airship, short"),
        QT_TRANSLATE_NOOP3("Tiles", "Cruise", "airship, short"),
    }};
    return wordOf("Tiles", airships, airship);
}

QString shortName(BonusEffect effect)
{
    static constexpr WordsOf<BonusEffect> bonusEffects{{
        QT_TRANSLATE_NOOP3("Tiles", "Long flight", "bonus effect, short"),
        QT_TRANSLATE_NOOP3("Tiles", "Negotiator", "bonus effect, short"),
        QT_TRANSLATE_NOOP3("Tiles", "Barter", "bonus effect, short"),
    }};
    return wordOf("Tiles", bonusEffects, effect);
}

QString shortName(TileKind kind)
{
    if (kind == TileKind::Architect)
        return Tiles::tr("Architect", "tile, short");
    return name(kind);
}

} // namespace skyledger::words
