// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/builtincatalogue.h"

#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/record/citycopy.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/printedvalue.h"
#include "core/play/header.h"

#include <algorithm>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A row of the printed table of airships (p10-11), with what the source texts leave of its icons.
struct PrintedAirship {
    Airship airship;
    Amounts cost;
    ValueSource costSource;
    std::optional<Discount> discount; ///< nothing: its resource is not legible, and no analogy is certain
    ValueSource discountSource;
};

constexpr Amounts amounts(int wood, int metal, int gold, int gear)
{
    return {{static_cast<std::uint8_t>(wood), static_cast<std::uint8_t>(metal),
             static_cast<std::uint8_t>(gold), static_cast<std::uint8_t>(gear)}};
}

constexpr ValueSource rulebook = ValueSource::Rulebook;
constexpr ValueSource inferred = ValueSource::Inferred;

constexpr std::array<PrintedAirship, countOf<Airship>> printedAirships{{
    {Airship::WoodenPrivate, amounts(4, 0, 0, 2), rulebook, Discount{Resource::Wood, 1}, rulebook},
    {Airship::WoodenResidential, amounts(8, 0, 0, 4), rulebook, Discount{Resource::Wood, 1}, rulebook},
    {Airship::WoodenCargo, amounts(14, 0, 0, 7), rulebook, Discount{Resource::Wood, 2}, rulebook},
    {Airship::MetalPrivate, amounts(0, 3, 0, 2), inferred, Discount{Resource::Metal, 1}, inferred},
    {Airship::MetalResidential, amounts(0, 6, 0, 4), inferred, Discount{Resource::Metal, 1}, inferred},
    {Airship::MetalCargo, amounts(0, 11, 0, 7), inferred, Discount{Resource::Metal, 2}, inferred},
    {Airship::Sightseeing, amounts(2, 2, 0, 2), inferred, {}, {}},
    {Airship::Passenger, amounts(4, 4, 0, 4), inferred, Discount{Resource::Gold, 1}, inferred},
    {Airship::Cruise, amounts(7, 7, 0, 7), inferred, {}, {}},
}};

QJsonObject airshipsJson()
{
    QJsonObject airships;
    for (const PrintedAirship &printed : printedAirships) {
        QJsonObject sources{{u"cost"_s, word(printed.costSource)}};
        QJsonObject airship{{u"cost"_s, amountsJson(printed.cost)}};
        if (printed.discount) {
            airship.insert(u"discount"_s,
                           QJsonObject{{u"resource"_s, word(printed.discount->resource)},
                                       {u"amount"_s, printed.discount->amount}});
            sources.insert(u"discount"_s, word(printed.discountSource));
        }
        airship.insert(u"sources"_s, sources);
        airships.insert(word(printed.airship), airship);
    }
    return airships;
}

/// AC-SELL-04, AC-AMB-01: both scans print four spaces a track.
QJsonObject priceTracksJson()
{
    return {{u"1"_s, QJsonArray{3, 3, 2, 1}},
            {u"2"_s, QJsonArray{6, 6, 5, 4}},
            {u"3"_s, QJsonArray{9, 9, 8, 7}},
            {u"source"_s, word(rulebook)}};
}

/// AC-PIG-05 gives the valley's; the other generators follow it, and the French book ties the bonus to the four.
QJsonObject piggybackJson()
{
    const auto choicesOf = [](TileKind kind) -> ResourceSet {
        switch (kind) {
        case TileKind::Forest:
            return {Resource::Wood};
        case TileKind::Mine:
            return {Resource::Metal};
        case TileKind::Factory:
            return {Resource::Gear};
        case TileKind::Valley:
            return {Resource::Wood, Resource::Metal};
        default:
            return {};
        }
    };
    QJsonObject piggyback;
    for (const TileKind kind : all<TileKind>()) {
        piggyback.insert(word(kind),
                         QJsonObject{{u"amount"_s, isGenerator(kind) ? 1 : 0},
                                     {u"choices"_s, words(choicesOf(kind))},
                                     {u"source"_s, word(kind == TileKind::Valley ? rulebook : inferred)}});
    }
    return piggyback;
}

/// Adds an entry under an id that is free.
void add(QJsonArray &list, CatalogueSection section, QJsonObject entry = {})
{
    entry.insert(u"id"_s, freeId(section, list));
    list.append(entry);
}

/// AC-COMP-10: 20 contracts.
QJsonArray filledContracts(QJsonArray list)
{
    while (list.size() < deckSize)
        add(list, CatalogueSection::Contracts);
    return list;
}

constexpr int earlyBonuses = 3; // AC-COMP-09: for stages 2 and 3
constexpr int lateBonuses = 4;  // for stages 4 and 5

/// Entries that do not say their stages can be of either set, and fill the early one first.
QJsonArray filledStageBonuses(QJsonArray list)
{
    int early = 0;
    int late = 0;
    int either = 0;
    for (const auto &entry : std::as_const(list)) {
        const QJsonArray stages = entry["stages"_L1].toArray();
        const bool isEarly = stages.contains(2) || stages.contains(3);
        (stages.isEmpty() ? either : isEarly ? early : late) += 1;
    }
    const int toEarly = std::clamp(earlyBonuses - early, 0, either);
    early += toEarly;
    late += either - toEarly;
    for (; early < earlyBonuses; ++early)
        add(list, CatalogueSection::StageBonuses, {{u"stages"_s, QJsonArray{2, 3}}});
    for (; late < lateBonuses; ++late)
        add(list, CatalogueSection::StageBonuses, {{u"stages"_s, QJsonArray{4, 5}}});
    return list;
}

} // namespace

QJsonObject builtInCatalogue()
{
    return {{u"format"_s, u"skyledger-catalogue"_s},
            {u"version"_s, play::formatVersion},
            {u"game"_s, u"airship-city"_s},
            {u"name"_s, u"Built-in values"_s},
            {u"sources"_s, QJsonObject{{u"termSpaces"_s, word(inferred)}}},
            {u"airships"_s, airshipsJson()},
            {u"guildPrice"_s,
             QJsonObject{{u"resource"_s, word(Resource::Gold)},
                         {u"amount"_s, 10},
                         {u"source"_s, word(inferred)}}}, // AC-AMB-21
            {u"priceTracks"_s, priceTracksJson()},
            {u"piggyback"_s, piggybackJson()},
            {u"contracts"_s, filledContracts({})},
            {u"termSpaces"_s, 4},
            {u"stageBonuses"_s, filledStageBonuses({})}};
}

namespace {

void addSource(QJsonObject &object, const QString &field, const QJsonValue &source)
{
    QJsonObject sources = object["sources"_L1].toObject();
    sources.insert(field, source);
    object.insert(u"sources"_s, sources);
}

QJsonObject filledAirship(QJsonObject own, const QJsonObject &builtIn)
{
    const QJsonObject sources = builtIn["sources"_L1].toObject();
    for (auto it = sources.begin(); it != sources.end(); ++it) {
        const bool known = it.key() == "discount"_L1
            ? valueIn(Printed::AirshipDiscount, own[it.key()]).has_value()
            : own.contains(it.key());
        if (known)
            continue;
        own.insert(it.key(), builtIn[it.key()]);
        addSource(own, it.key(), it.value());
    }
    return own;
}

QJsonObject filledPriceTracks(QJsonObject own, const QJsonObject &builtIn)
{
    for (const Level level : all<Level>()) {
        const QString key = word(level);
        if (own.contains(key))
            continue;
        own.insert(key, builtIn[key]);
        addSource(own, key, builtIn["source"_L1]);
    }
    return own;
}

/// A developed side that differs is kept; only the rest is filled in.
QJsonObject filledPiggyback(QJsonObject own, const QJsonObject &builtIn)
{
    if (valueIn(Printed::PiggybackBasic, own))
        return own;
    for (const auto key : {"amount"_L1, "choices"_L1, "source"_L1})
        own.insert(key, builtIn[key]);
    return own;
}

template <class Key, class Fill>
QJsonObject filledMap(QJsonObject own, const QJsonObject &builtIn, Fill fill)
{
    for (const Key key : all<Key>()) {
        const QString name = word(key);
        if (builtIn.contains(name))
            own.insert(name, fill(own[name].toObject(), builtIn[name].toObject()));
    }
    return own;
}

} // namespace

QJsonObject layeredOverBuiltIn(const QJsonObject &copy)
{
    const QJsonObject builtIn = builtInCatalogue();
    const auto part = [](const QJsonObject &catalogue, QLatin1StringView key) {
        return catalogue[key].toObject();
    };
    QJsonObject result = copy;
    for (const auto key : {"format"_L1, "version"_L1, "game"_L1, "name"_L1}) {
        if (!copy.contains(key))
            result.insert(key, builtIn[key]);
    }
    result.insert(u"airships"_s,
                  filledMap<Airship>(part(copy, "airships"_L1), part(builtIn, "airships"_L1), filledAirship));
    if (!valueIn(Printed::GuildPrice, copy["guildPrice"_L1]))
        result.insert(u"guildPrice"_s, builtIn["guildPrice"_L1]);
    if (copy.contains("priceTracks"_L1)) {
        result.insert(u"priceTracks"_s,
                      filledPriceTracks(part(copy, "priceTracks"_L1), part(builtIn, "priceTracks"_L1)));
    } else {
        result.insert(u"priceTracks"_s, builtIn["priceTracks"_L1]);
    }
    result.insert(
        u"piggyback"_s,
        filledMap<TileKind>(part(copy, "piggyback"_L1), part(builtIn, "piggyback"_L1), filledPiggyback));
    if (!copy.contains("termSpaces"_L1)) {
        result.insert(u"termSpaces"_s, builtIn["termSpaces"_L1]);
        addSource(result, u"termSpaces"_s, builtIn["sources"_L1]["termSpaces"_L1]);
    }
    result.insert(u"contracts"_s, filledContracts(copy["contracts"_L1].toArray()));
    result.insert(u"stageBonuses"_s, filledStageBonuses(copy["stageBonuses"_L1].toArray()));
    return result;
}

} // namespace skyledger::airshipcity
