// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/terms.h"

#include "core/airshipcity/names.h"
#include "ui/words/named.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <iterator>
#include <utility>

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
struct Amount {
    Q_DECLARE_TR_FUNCTIONS(Amounts)
};
using Form = rulebook::Text rulebook::Term::*;

/// Under which id the glossary has a word of a closed vocabulary: the same as in files.
template <class Key>
QLatin1StringView idOf(Key key)
{
    const std::string_view id = nameOf(key);
    return QLatin1StringView(id.data(), static_cast<qsizetype>(id.size()));
}

/// In the language that is spoken.
QString said(QLatin1StringView term, Form form)
{
    return formOf(glossary(), term, form, spokenLanguage());
}

QString gaining(Resource resource, int count)
{
    //: A gain on a tile: +3 wood
    return Tiles::tr("+%1").arg(amountOf(resource, count));
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

template <class Key>
requires isWordOfGlossary<Key> QString name(Key key)
{
    return said(idOf(key), &rulebook::Term::label);
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
    return said(idOf(resource), &rulebook::Term::heading);
}

QString theAirship(Airship airship)
{
    return said(idOf(airship), &rulebook::Term::inText);
}

QString asPlace(TileKind kind)
{
    return said(idOf(kind), &rulebook::Term::inText);
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
    static constexpr WordsOf<EffectStatus, nameTable<EffectStatus>.size()> statuses{{
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
    using T = rulebook::Term;
    static constexpr std::pair<QLatin1StringView, Form> terms[] = {
        {"city"_L1, &T::label},
        {"depot"_L1, &T::heading},
        {"donation-board"_L1, &T::label},
        {"economy-board"_L1, &T::label},
        {"utility"_L1, &T::heading},
        {"market-display"_L1, &T::label},
        {"term-track"_L1, &T::label},
        {"stage-bonus"_L1, &T::heading},
        {"price-list"_L1, &T::label},
        {"completed-contracts"_L1, &T::label},
        {"failed-contracts"_L1, &T::label},
        {"donation-marker"_L1, &T::heading},
        {"majority"_L1, &T::label},
        {"victory-points"_L1, &T::label},
        {"crew"_L1, &T::heading},
        {"contract"_L1, &T::heading},
        {"renovation"_L1, &T::heading},
        {"round"_L1, &T::heading},
        {"piggyback-bonus"_L1, &T::label},
        {"awards"_L1, &T::label},
    };
    static_assert(std::size(terms) == static_cast<std::size_t>(Term::ContributionAwards) + 1);
    const auto &[id, form] = terms[static_cast<std::size_t>(term)];
    return said(id, form);
}

QString name(Cell cell)
{
    return idOf(cell);
}

QString amountOf(Resource resource, int count)
{
    static constexpr const char *amounts[] = {
        QT_TRANSLATE_N_NOOP("Amounts", "%n wood"),
        QT_TRANSLATE_N_NOOP("Amounts", "%n metal"),
        QT_TRANSLATE_N_NOOP("Amounts", "%n gold"),
        QT_TRANSLATE_N_NOOP("Amounts", "%n gear(s)"),
    };
    static_assert(std::size(amounts) == countOf<Resource>);
    if (resource == none<Resource>)
        return {};
    return QCoreApplication::translate("Amounts", amounts[indexOf(resource)], nullptr, count);
}

QString amountsOf(const Amounts &amounts)
{
    QStringList items;
    for (const Resource resource : all<Resource>()) {
        if (amounts[resource] > 0)
            items << amountOf(resource, amounts[resource]);
    }
    return items.isEmpty() ? Amount::tr("nothing", "no resources at all") : listed(items);
}

QString bonusOf(const ResourceBonus &bonus)
{
    if (bonus.amount == 0 || bonus.choices.empty())
        return Amount::tr("nothing", "no resources at all");
    if (bonus.choices == ResourceSet::full())
        return Amount::tr("%n of any one resource", "amount of a resource that the player chooses",
                          bonus.amount);
    QStringList items;
    for (const Resource resource : bonus.choices)
        items << amountOf(resource, bonus.amount);
    return listedWithOr(items);
}

QString resourcesOf(ResourceSet resources)
{
    QStringList items;
    for (const Resource resource : resources)
        items << name(resource);
    return listedWithOr(items);
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
        if (!guildPrice)
            return Tiles::tr("hire crew", "effect of the Guild Hall");
        //: Effect of the Guild Hall with its price: hire crew: 10 gold
        return Tiles::tr("hire crew: %1").arg(amountOf(guildPrice->resource, guildPrice->amount));
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
