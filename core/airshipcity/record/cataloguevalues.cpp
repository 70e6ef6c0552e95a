// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/record/fields.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

std::optional<std::uint8_t> readOptional(const JsonNode &node, int least, int most)
{
    return node.isPresent() ? std::optional(static_cast<std::uint8_t>(node.number(least, most)))
                            : std::nullopt;
}

std::optional<std::uint8_t> readOptionalAmount(const JsonNode &node)
{
    return readOptional(node, 0, maxAmount);
}

std::optional<Amounts> readOptionalAmounts(const JsonNode &node)
{
    return node.isPresent() ? std::optional(readAmounts(node)) : std::nullopt;
}

template <class Key>
std::optional<KeySet<Key>> readOptionalWords(const JsonNode &node)
{
    return node.isPresent() ? std::optional(readWords<Key>(node)) : std::nullopt;
}

/// So much of one resource. Of the amount 0 it does not matter which.
template <class Priced>
std::optional<Priced> readOptionalPrice(const JsonNode &node)
{
    if (!node.isPresent())
        return std::nullopt;
    node.object();
    const auto amount = readOptionalAmount(node.at("amount"_L1));
    const JsonNode resource = node.at("resource"_L1);
    const auto kind = resource.isPresent() ? std::optional(readWord<Resource>(resource)) : std::nullopt;
    if (!amount || (*amount > 0 && !kind))
        return std::nullopt;
    return Priced{kind.value_or(Resource{}), *amount};
}

/// An amount and its choices. With nothing to choose from there is nothing printed, and the other way round.
ResourceBonus bonusOf(std::uint8_t amount, ResourceSet choices)
{
    return amount == 0 || choices.empty() ? ResourceBonus{} : ResourceBonus{amount, choices};
}

std::optional<ResourceBonus> readOptionalBonus(const JsonNode &node)
{
    if (!node.isPresent())
        return std::nullopt;
    node.object();
    const auto amount = readOptionalAmount(node.at("amount"_L1));
    const auto choices = readOptionalWords<Resource>(node.at("choices"_L1));
    if (!amount || (*amount > 0 && !choices))
        return std::nullopt;
    return bonusOf(*amount, choices.value_or(ResourceSet{}));
}

/// Both sides of a tile: the developed one is named only where it differs.
PiggybackValues readPiggybackValues(const JsonNode &node)
{
    PiggybackValues values;
    values.basic = readOptionalBonus(node);
    const JsonNode developed = node.at("developed"_L1);
    values.developed = developed.isPresent() ? readOptionalBonus(developed) : values.basic;
    return values;
}

DonationSpaces readSpaces(const JsonNode &node)
{
    if (!node.isPresent())
        return {};
    node.object();
    return {readOptional(node.at("3"_L1), 0, maxGridSpaces), readOptional(node.at("4"_L1), 0, maxGridSpaces)};
}

std::optional<TrackValues> readTrack(const JsonNode &node)
{
    if (!node.isPresent())
        return std::nullopt;
    TrackValues track;
    const QJsonArray values = node.list(1, maxTrackSpaces);
    for (qsizetype i = 0; i < values.size(); ++i)
        track.append(static_cast<std::uint8_t>(node.entry(i, values[i]).number(0, maxAmount)));
    return track;
}

AirshipValues readAirship(const JsonNode &node)
{
    AirshipValues values;
    node.object();
    values.cost = readOptionalAmounts(node.at("cost"_L1));
    values.discount = readOptionalPrice<Discount>(node.at("discount"_L1));
    values.spaces = readSpaces(node.at("spaces"_L1));
    return values;
}

UtilityValues readUtility(const JsonNode &node)
{
    UtilityValues values;
    values.cost = readOptionalAmounts(node.at("cost"_L1));
    values.vp = readOptionalAmount(node.at("vp"_L1));
    values.spaces = readSpaces(node.at("spaces"_L1));
    const JsonNode name = node.at("name"_L1);
    if (name.isPresent()) {
        name.object();
        for (const auto language : {"en"_L1, "fr"_L1}) {
            const JsonNode text = name.at(language);
            if (text.isPresent())
                text.text(1, maxNameLength);
        }
    }
    return values;
}

ContractValues readContract(const JsonNode &node)
{
    ContractValues values;
    values.term = readOptional(node.at("term"_L1), 1, maxTerm);
    values.cost = readOptionalAmounts(node.at("cost"_L1));
    values.vp = readOptionalAmount(node.at("vp"_L1));
    values.gold = readOptionalAmount(node.at("gold"_L1));
    return values;
}

/// Known only as a whole.
std::optional<StageBonus> readStageBonus(const JsonNode &node)
{
    const auto gain = readOptionalAmounts(node.at("gain"_L1));
    const auto amount = readOptionalAmount(node.at("amount"_L1));
    const auto choices = readOptionalWords<Resource>(node.at("choices"_L1));
    const JsonNode vp = node.at("vp"_L1);
    const int points = vp.isPresent() ? vp.number(-maxAmount, maxAmount) : 0;
    if (!gain || !amount || !choices || !vp.isPresent())
        return std::nullopt;
    const ResourceBonus choice = bonusOf(*amount, *choices);
    return StageBonus{*gain, choice.amount, choice.choices, static_cast<std::int16_t>(points)};
}

void readTile(const JsonNode &node, Tile tile, Catalogue &values)
{
    TileValues read;
    const JsonNode kind = node.at("kind"_L1);
    if (kind.isPresent())
        read.kind = readWord<TileKind>(kind);
    else if (const auto told = kindFromId(node.at("id"_L1).value().toString().toStdString()))
        read.kind = *told;
    else
        kind.refuse(expect::tileKind);
    read.crests = readOptionalWords<Resource>(node.at("crests"_L1));
    read.crestBonus = readOptionalBonus(node.at("crestBonus"_L1));
    const JsonNode own = node.at("piggyback"_L1);
    if (own.isPresent()) {
        own.object();
        read.piggyback = readPiggybackValues(own);
    }
    // A tile that is not in the city has no number among the values; its form is looked at all the same.
    if (indexOf(tile) >= countOf<Tile>)
        return;
    if (!own.isPresent())
        read.piggyback = values.tiles[tile].piggyback;
    values.tiles[tile] = read;
}

/// Visits the entries of a list of objects whose ids are known.
template <class Key, class Visit>
void forListed(const JsonNode &catalogue, QLatin1StringView key, const Ids &ids, Visit visit)
{
    const JsonNode node = catalogue.at(key);
    if (!node.isPresent())
        return;
    const QJsonArray list = node.list();
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        if (const auto thing = ids.of<Key>().find(entry.value()["id"_L1].toString()))
            visit(entry, *thing);
    }
}

/// Visits the values of an object whose keys are a vocabulary. `source` and `sources` may stand beside them.
template <class Key, class Visit>
void forWords(const JsonNode &catalogue, QLatin1StringView key, Visit visit)
{
    const JsonNode node = catalogue.at(key);
    if (!node.isPresent())
        return;
    const QJsonObject object = node.object();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it.key() == "source"_L1 || it.key() == "sources"_L1)
            continue;
        if (const auto named = readKey<Key>(node, it.key(), it.value())) {
            const JsonNode value = node.at(it.key(), it.value());
            value.object();
            visit(value, *named);
        }
    }
}

/// Tiles in the city that the catalogue does not list: their ids tell the kind, their kinds the piggyback bonus.
void readTiles(const JsonNode &catalogue, const Ids &ids, Catalogue &values)
{
    Per<TileKind, PiggybackValues> ofKinds;
    forWords<TileKind>(catalogue, "piggyback"_L1, [&](const JsonNode &node, TileKind kind) {
        ofKinds[kind] = readPiggybackValues(node);
    });
    Per<Tile, bool> hasOwn{};
    forListed<Tile>(catalogue, "tiles"_L1, ids, [&](const JsonNode &node, Tile tile) {
        readTile(node, tile, values);
        if (indexOf(tile) < countOf<Tile>)
            hasOwn[tile] = node.at("piggyback"_L1).isPresent();
    });
    for (const Tile tile : all<Tile>()) {
        // A tile whose kind nobody knows is refused later, with its place.
        TileValues &tileValues = values.tiles[tile];
        if (!hasOwn[tile] && tileValues.kind != none<TileKind>)
            tileValues.piggyback = ofKinds[tileValues.kind];
    }
}

} // namespace

void readCatalogueValues(const JsonNode &catalogue, const Ids &ids, Catalogue &values)
{
    forWords<Airship>(catalogue, "airships"_L1, [&](const JsonNode &node, Airship airship) {
        values.airships[airship] = readAirship(node);
    });
    values.guildPrice = readOptionalPrice<Price>(catalogue.at("guildPrice"_L1));
    const JsonNode tracks = catalogue.at("priceTracks"_L1);
    if (tracks.isPresent()) {
        tracks.object();
        for (const Level level : all<Level>())
            values.priceTracks[level] =
                readTrack(tracks.at(toText(nameOf(level)), tracks.value()[toText(nameOf(level))]));
    }
    readTiles(catalogue, ids, values);
    forListed<Utility>(catalogue, "utilities"_L1, ids, [&](const JsonNode &node, Utility utility) {
        values.utilities[utility] = readUtility(node);
    });
    forListed<Contract>(catalogue, "contracts"_L1, ids, [&](const JsonNode &node, Contract contract) {
        values.contracts[contract] = readContract(node);
    });
    forListed<StageBonusTile>(
        catalogue, "stageBonuses"_L1, ids,
        [&](const JsonNode &node, StageBonusTile tile) { values.stageBonuses[tile] = readStageBonus(node); });
    forWords<Resource>(catalogue, "renovations"_L1, [&](const JsonNode &node, Resource resource) {
        values.renovationCosts[resource] = readOptionalAmounts(node.at("cost"_L1));
    });
    forWords<BonusEffect>(catalogue, "bonusEffects"_L1, [&](const JsonNode &node, BonusEffect effect) {
        values.bonusEffectTargets[effect] = readOptionalWords<Airship>(node.at("airships"_L1));
    });
    readOptional(catalogue.at("termSpaces"_L1), 1, maxTerm);
}

Per<StageBonusTile, std::optional<StageSet>> readBonusStages(const JsonNode &catalogue, const Ids &ids)
{
    Per<StageBonusTile, std::optional<StageSet>> stages;
    forListed<StageBonusTile>(
        catalogue, "stageBonuses"_L1, ids, [&](const JsonNode &node, StageBonusTile tile) {
            const JsonNode field = node.at("stages"_L1);
            if (!field.isPresent())
                return;
            StageSet set;
            const QJsonArray list = field.list();
            for (qsizetype i = 0; i < list.size(); ++i)
                set.insert(static_cast<Stage>(
                    field.entry(i, list[i]).number(2, static_cast<int>(countOf<Stage>)) - 1));
            stages[tile] = set;
        });
    return stages;
}

} // namespace skyledger::airshipcity
