// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/builtincatalogue.h"

#include "core/cloudage/names.h"
#include "core/table/jsonreader.h"
#include "core/table/valuesource.h"

#include <QtCore/QJsonArray>

#include <algorithm>

namespace skyledger::cloudage {

using namespace Qt::Literals::StringLiterals;
using table::toText;
using table::word;

namespace {

constexpr QLatin1StringView rulebook("rulebook");
constexpr QLatin1StringView inferred("inferred");

QJsonObject nameJson(QStringView en, QStringView fr)
{
    return {{u"en"_s, en.toString()}, {u"fr"_s, fr.toString()}};
}

QJsonObject productionJson(int energy, int water, int vp, QLatin1StringView source)
{
    return {{u"energy"_s, energy}, {u"water"_s, water}, {u"vp"_s, vp}, {u"source"_s, source}};
}

/// A city of which the rulebook gives the name and perhaps the number of hexes (CA-MOVE-09, CA-TILE-03, CA-TILE-04).
struct PrintedCity {
    std::string_view id;
    const char16_t *name;
    int hexes; ///< 0: not legible
};
constexpr PrintedCity printedCities[] = {{"borderville", u"Borderville", 3},
                                         {"beggars-end", u"Beggar's End", 0},
                                         {"whika", u"Whika", 0},
                                         {"devils-fork", u"Devil's Fork", 3},
                                         {"promise", u"Promise", 2},
                                         {"whitehaven", u"Whitehaven", 0},
                                         {"nefaria", u"Nefaria", 0},
                                         {"taintbo", u"Taintbo", 0}};

QJsonArray citiesJson()
{
    QJsonArray cities;
    for (const PrintedCity &printed : printedCities) {
        QJsonObject city{{u"id"_s, toText(printed.id)}, {u"name"_s, nameJson(printed.name, printed.name)}};
        if (printed.hexes > 0) {
            city.insert(u"hexes"_s, printed.hexes);
            city.insert(u"sources"_s, QJsonObject{{u"hexes"_s, rulebook}});
        }
        cities.append(city);
    }
    return cities;
}

/// English names are ours, French ones are printed (CA-PC-01 to 20).
struct PrintedCard {
    const char16_t *en;
    const char16_t *fr;
};
constexpr PrintedCard printedCards[] = {{u"Production upgrade", u"Amélioration de la production"},
                                        {u"Propeller plans", u"Plans d'un propulseur"},
                                        {u"Mechanic", u"Mécanicien"},
                                        {u"Combat badge", u"Insigne de combat"},
                                        {u"Porthole", u"Hublot"},
                                        {u"Pilot course", u"Cours de pilotage"},
                                        {u"Sam", u"Sam"},
                                        {u"Biology manual", u"Manuel de biologie"},
                                        {u"Grappling hook", u"Grappin"},
                                        {u"Accumulator", u"Accumulateur"},
                                        {u"EMP plans", u"Plans d'un EMP"},
                                        {u"Solar panel", u"Panneau solaire"},
                                        {u"Pilot badge", u"Insigne de pilote"},
                                        {u"Plant market", u"Marché des plantes"},
                                        {u"José", u"José"},
                                        {u"Secret tunnel", u"Tunnel secret"},
                                        {u"Frank", u"Frank"},
                                        {u"Inventor", u"Inventeur"},
                                        {u"Parrot", u"Perroquet"},
                                        {u"Combat sequence", u"Séquence de combat"}};
static_assert(std::size(printedCards) == countOf<Effect>);

QJsonArray projectsJson()
{
    // CA-CARD-02 shows this card whole but for its colour.
    QJsonArray projects{
        QJsonObject{{u"id"_s, u"wreck"_s},
                    {u"name"_s, nameJson(u"Wreck", u"Épave")},
                    {u"cost"_s, QJsonObject{{u"water"_s, 3}, {u"cards"_s, 1}}},
                    {u"reward"_s, QJsonObject{{u"gain"_s, QJsonObject{{u"metal"_s, 2}}}, {u"level"_s, 1}}},
                    {u"symbols"_s, QJsonObject()},
                    {u"vp"_s, 1},
                    {u"source"_s, rulebook}}};
    for (const Effect effect : all<Effect>()) {
        const PrintedCard &printed = printedCards[indexOf(effect)];
        QJsonObject sources{{u"effect"_s, rulebook}, {u"symbols"_s, inferred}};
        QJsonObject card{{u"id"_s, word(effect)},
                         {u"name"_s, nameJson(printed.en, printed.fr)},
                         {u"effect"_s, word(effect)},
                         {u"symbols"_s, QJsonObject()}};
        if (effect == Effect::ProductionUpgrade) { // the effect is the whole step
            card.insert(u"reward"_s, QJsonObject());
            sources.insert(u"reward"_s, inferred);
        }
        card.insert(u"sources"_s, sources);
        projects.append(card);
    }
    return projects;
}

QJsonObject upgradesJson()
{
    const QJsonObject nothing;
    const QJsonObject symbol{{u"symbols"_s, 1}, {u"source"_s, inferred}};
    const QJsonObject cannon{
        {u"cost"_s, QJsonObject{{u"metal"_s, 2}}}, {u"vp"_s, 1}, {u"source"_s, rulebook}};
    return {{u"movement"_s, QJsonArray{nothing, nothing, nothing}},
            {u"combat"_s, QJsonArray{cannon, nothing, nothing, nothing}},
            {u"planting"_s, QJsonArray{symbol, symbol, symbol}}};
}

} // namespace

QJsonObject builtInCatalogue()
{
    const QJsonObject l4{{u"reward"_s,
                          QJsonObject{{u"gain"_s, QJsonObject{{u"metal"_s, 2}}},
                                      {u"then"_s, QJsonArray{word(FollowUp::Wrench)}}}},
                         {u"sources"_s, QJsonObject{{u"reward"_s, rulebook}}}};
    return {{u"format"_s, u"skyledger-catalogue"_s},
            {u"version"_s, 1},
            {u"game"_s, u"cloudage"_s},
            {u"name"_s, u"Built in"_s},
            {u"production"_s,
             QJsonObject{{u"0"_s, productionJson(1, 2, 0, rulebook)},
                         {u"1"_s, productionJson(1, 3, 0, inferred)},
                         {u"2"_s, productionJson(2, 3, 1, rulebook)}}},
            {u"milestones"_s,
             QJsonObject{
                 {u"2"_s, QJsonObject{{u"gain"_s, QJsonObject{{u"cards"_s, 2}}}, {u"source"_s, rulebook}}}}},
            {u"upgrades"_s, upgradesJson()},
            {u"cities"_s, citiesJson()},
            {u"finds"_s,
             QJsonArray{QJsonObject{{u"id"_s, u"l6"_s},
                                    {u"gain"_s, QJsonObject{{u"metal"_s, 2}}},
                                    {u"vp"_s, 0},
                                    {u"source"_s, rulebook}}}},
            {u"tiles"_s, QJsonObject{{u"l4"_s, l4}}},
            {u"projects"_s, projectsJson()}};
}

QJsonObject sampleCatalogue()
{
    const auto bytes = table::readBytes(u":/catalogues/cloudage-sample.skycatalogue.json"_s);
    if (!bytes)
        return {};
    auto document = table::parseObject(bytes.value());
    return document ? std::move(document).value() : QJsonObject();
}

std::vector<MissionCard> sampleMissionCards()
{
    std::vector<MissionCard> cards;
    for (const Mission mission : all<Mission>())
        cards.push_back({mission, static_cast<Mission>((indexOf(mission) + 1) % countOf<Mission>)});
    return cards;
}

std::vector<PlantKind> samplePlantTiles()
{
    // A withered tile is named by the reward taken; of those with a choice this is the first one.
    std::vector<PlantKind> tiles;
    for (int i = 0; i < plantTiles; ++i) {
        constexpr std::array kinds{PlantKind::Green, PlantKind::Energy, PlantKind::Green, PlantKind::Cards,
                                   PlantKind::Build};
        tiles.push_back(kinds[static_cast<std::size_t>(i) % kinds.size()]);
    }
    return tiles;
}

namespace {

/// Entries of a list of things that the copy does not list.
QJsonArray withMissingEntries(QJsonArray copy, const QJsonArray &more)
{
    for (const auto &entry : more) {
        const bool listed = std::any_of(copy.begin(), copy.end(), [&](const auto &each) {
            return each.toObject().value("id"_L1) == entry.toObject().value("id"_L1);
        });
        if (!listed)
            copy.append(entry);
    }
    return copy;
}

} // namespace

bool holdsSampleValues(const QJsonObject &catalogue)
{
    return table::namesSource(catalogue, "sample"_L1);
}

QJsonObject layeredOverBuiltIn(const QJsonObject &copy)
{
    const QJsonObject builtIn = builtInCatalogue();
    QJsonObject result = copy;
    for (auto it = builtIn.begin(); it != builtIn.end(); ++it) {
        const QJsonValue own = copy.value(it.key());
        if (own.isUndefined()) {
            result.insert(it.key(), it.value());
        } else if (own.isArray()) {
            result.insert(it.key(), withMissingEntries(own.toArray(), it.value().toArray()));
        } else if (own.isObject()) {
            QJsonObject merged = it.value().toObject();
            const QJsonObject entries = own.toObject();
            for (auto entry = entries.begin(); entry != entries.end(); ++entry)
                merged.insert(entry.key(), entry.value());
            result.insert(it.key(), merged);
        }
    }
    return result;
}

} // namespace skyledger::cloudage
