// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/terms.h"

#include "core/airshipcity/names.h"
#include "ui/airshipcity/words/amounts.h"
#include "ui/words/named.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Terms {
    Q_DECLARE_TR_FUNCTIONS(Terms)
};
struct Tiles {
    Q_DECLARE_TR_FUNCTIONS(Tiles)
};

/// Under which id the glossary has a word of a closed vocabulary: the same as in files.
template <class Key>
QLatin1StringView idOf(Key key)
{
    const std::string_view id = nameOf(key);
    return QLatin1StringView(id.data(), static_cast<qsizetype>(id.size()));
}

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

const rulebook::Glossary &glossary()
{
    static const rulebook::Glossary glossary = embeddedGlossary("airship-city"_L1);
    return glossary;
}

QString label(QLatin1StringView term, Language language)
{
    return formOf(glossary(), term, &rulebook::Term::label, language);
}

QString headingOf(QLatin1StringView term, Language language)
{
    return formOf(glossary(), term, &rulebook::Term::heading, language);
}

QString inText(QLatin1StringView term, Language language)
{
    return formOf(glossary(), term, &rulebook::Term::inText, language);
}

template <class Key>
QString name(Key key)
{
    return label(idOf(key));
}
template QString name(Resource);
template QString name(Airship);
template QString name(TileKind);
template QString name(BonusEffect);
template QString name(Award);
template QString name(PlayerColor);
template QString name(Edition);

QString heading(Resource resource)
{
    return headingOf(idOf(resource));
}

QString theAirship(Airship airship)
{
    return inText(idOf(airship));
}

QString asPlace(TileKind kind)
{
    return inText(idOf(kind));
}

QString name(Line line)
{
    if (isRow(line))
        return Terms::tr("row %1", "row of the city, 1 to 4").arg(idOf(line));
    return Terms::tr("column %1", "column of the city, A to D").arg(idOf(line));
}

QString toward(Direction direction)
{
    static constexpr WordsOf<Direction> directions{{
        QT_TRANSLATE_NOOP3("Terms", "north", "adverb: moves north"),
        QT_TRANSLATE_NOOP3("Terms", "east", "adverb"),
        QT_TRANSLATE_NOOP3("Terms", "south", "adverb"),
        QT_TRANSLATE_NOOP3("Terms", "west", "adverb"),
    }};
    return wordOf("Terms", directions, direction);
}

QString name(EffectStatus status)
{
    static constexpr std::array<Named, nameTable<EffectStatus>.size()> statuses{{
        QT_TRANSLATE_NOOP3("Terms", "not earned", "state of a bonus effect tile"),
        QT_TRANSLATE_NOOP3("Terms", "ready", "state of a bonus effect tile"),
        QT_TRANSLATE_NOOP3("Terms", "used", "state of a bonus effect tile"),
        QT_TRANSLATE_NOOP3("Terms", "not known", "state of a bonus effect tile"),
    }};
    return wordOf("Terms", statuses, status);
}

QString name(Term term)
{
    /// In the order of the enumeration.
    static constexpr struct {
        QLatin1StringView id;
        QString (*form)(QLatin1StringView, Language);
    } terms[] = {
        {"city"_L1, label},
        {"depot"_L1, headingOf},
        {"donation-board"_L1, label},
        {"economy-board"_L1, label},
        {"utility"_L1, headingOf},
        {"market-display"_L1, label},
        {"term-track"_L1, label},
        {"stage-bonus"_L1, headingOf},
        {"price-list"_L1, label},
        {"completed-contracts"_L1, label},
        {"failed-contracts"_L1, label},
        {"donation-marker"_L1, headingOf},
        {"majority"_L1, label},
        {"victory-points"_L1, label},
        {"crew"_L1, headingOf},
        {"contract"_L1, headingOf},
        {"renovation"_L1, headingOf},
        {"round"_L1, headingOf},
        {"piggyback-bonus"_L1, label},
        {"awards"_L1, label},
    };
    static_assert(std::size(terms) == static_cast<std::size_t>(Term::ContributionAwards) + 1);
    const auto &[id, form] = terms[static_cast<std::size_t>(term)];
    return form(id, spokenLanguage());
}

QString name(Cell cell)
{
    return idOf(cell);
}

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
