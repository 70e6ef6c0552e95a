// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/fixture.h"

#include <array>

namespace skyledger::airshipcity::fixture {

namespace {

constexpr std::array layoutAKinds{
    TileKind::Forest,   TileKind::Architect, TileKind::Shipyard,   TileKind::Valley, //
    TileKind::Harbor,   TileKind::Mine,      TileKind::Market,     TileKind::Guild,  //
    TileKind::Workshop, TileKind::Factory,   TileKind::Lighthouse, TileKind::Mine,   //
    TileKind::Forest,   TileKind::Valley,    TileKind::Factory,    TileKind::Market,
};

constexpr std::uint8_t small(int value)
{
    return static_cast<std::uint8_t>(value);
}

/// Costs are those of the rules (section 22); spaces and some discounts are made up.
void addAirships(Catalogue &catalogue)
{
    const auto add = [&](Airship airship, const Amounts &cost, Discount discount, int forThree, int forFour) {
        catalogue.airships[airship] = {cost, discount, {small(forThree), small(forFour)}};
    };
    add(Airship::WoodenPrivate, amounts(4, 0, 0, 2), {wood, 1}, 5, 6);
    add(Airship::WoodenResidential, amounts(8, 0, 0, 4), {wood, 1}, 4, 5);
    add(Airship::WoodenCargo, amounts(14, 0, 0, 7), {wood, 2}, 3, 4);
    add(Airship::MetalPrivate, amounts(0, 3, 0, 2), {metal, 1}, 5, 6);
    add(Airship::MetalResidential, amounts(0, 6, 0, 4), {metal, 1}, 4, 5);
    add(Airship::MetalCargo, amounts(0, 11, 0, 7), {metal, 2}, 3, 4);
    add(Airship::Sightseeing, amounts(2, 2, 0, 2), {metal, 1}, 5, 6);
    add(Airship::Passenger, amounts(4, 4, 0, 4), {gold, 1}, 4, 5);
    add(Airship::Cruise, amounts(7, 7, 0, 7), {gold, 2}, 3, 4);
}

void addUtilities(Catalogue &catalogue)
{
    catalogue.utilities[u1] = {amounts(5, 0, 3, 0), small(4), {small(3), small(4)}};
    catalogue.utilities[u2] = {amounts(0, 4, 4, 0), small(5), {small(2), small(3)}};
    catalogue.utilities[u3] = {amounts(3, 3, 0, 3), small(6), {small(1), small(2)}};
    catalogue.utilities[u4] = {amounts(0, 0, 6, 0), small(3), {small(3), small(3)}};
}

void addContracts(Catalogue &catalogue)
{
    catalogue.contracts[contractS] = {small(1), amounts(2, 1, 0, 1), small(1), small(1)};
    for (int i = 1; i < deckSize; ++i) {
        const Amounts cost = amounts(i * 2 % 4, i % 3, i / 4 % 2, 1 + i % 2);
        catalogue.contracts[static_cast<Contract>(i)] = {small(1 + i % 4), cost, small(1 + i % 3),
                                                         small(i % 3)};
    }
}

void addTiles(Catalogue &catalogue)
{
    const auto add = [&](Tile tile, ResourceSet crests, int amount, ResourceSet choices) {
        catalogue.tiles[tile].crests = crests;
        catalogue.tiles[tile].crestBonus = {small(amount), choices};
    };
    for (const Tile tile : {forest1, forest2, workshop})
        add(tile, {wood}, 1, {wood});
    for (const Tile tile : {mine1, mine2})
        add(tile, {metal}, 1, {metal});
    for (const Tile tile : {factory1, factory2, harbor})
        add(tile, {gear}, 1, {gear});
    for (const Tile tile : {valley1, valley2, shipyard})
        add(tile, {wood, metal}, 1, {wood, metal});
    for (const Tile tile : {market1, market2})
        add(tile, {gold}, 2, {gold});
    add(architect, {gold}, 1, {gold});
    add(guild, {gold, gear}, 1, ResourceSet::full());
    add(lighthouse, ResourceSet::full(), 1, ResourceSet::full());

    const auto printed = [](TileKind kind) -> ResourceBonus {
        switch (kind) {
        case TileKind::Forest:
            return {1, {wood}};
        case TileKind::Mine:
            return {1, {metal}};
        case TileKind::Factory:
            return {1, {gear}};
        case TileKind::Valley:
            return {1, {wood, metal}};
        default:
            return {};
        }
    };
    for (TileValues &tile : catalogue.tiles)
        tile.piggyback = {printed(tile.kind), printed(tile.kind)};
}

} // namespace

Catalogue bareCatalogue()
{
    Catalogue catalogue;
    for (const Tile tile : all<Tile>())
        catalogue.tiles[tile].kind = layoutAKinds[indexOf(tile)];
    catalogue.utilityCount = 4;
    catalogue.contractCount = deckSize;
    return catalogue;
}

Catalogue completeCatalogue()
{
    Catalogue catalogue = bareCatalogue();
    addAirships(catalogue);
    addUtilities(catalogue);
    addContracts(catalogue);
    addTiles(catalogue);
    catalogue.stageBonuses[StageBonusTile{0}] = {amounts(1, 1, 0, 0), 0, {}, 0};
    catalogue.stageBonuses[StageBonusTile{1}] = {amounts(0, 0, 0, 0), 2, {wood, metal}, 0};
    catalogue.stageBonuses[StageBonusTile{2}] = {amounts(0, 0, 1, 0), 1, {gear}, 0};
    catalogue.stageBonuses[StageBonusTile{3}] = {amounts(0, 0, 2, 0), 0, {}, 1};
    catalogue.stageBonuses[StageBonusTile{4}] = {amounts(0, 0, 0, 1), 1, ResourceSet::full(), 0};
    catalogue.stageBonuses[StageBonusTile{5}] = {amounts(3, 0, 0, 0), 0, {}, 0};
    catalogue.stageBonuses[StageBonusTile{6}] = {amounts(0, 0, 0, 0), 3, {gold, gear}, 2};
    catalogue.renovationCosts[wood] = amounts(0, 2, 0, 1);
    catalogue.renovationCosts[metal] = amounts(2, 0, 0, 1);
    catalogue.renovationCosts[gold] = amounts(1, 1, 0, 1);
    catalogue.renovationCosts[gear] = amounts(0, 0, 3, 0);
    catalogue.bonusEffectTargets[BonusEffect::LongDistance] = {Airship::Sightseeing, Airship::Passenger,
                                                               Airship::Cruise};
    catalogue.bonusEffectTargets[BonusEffect::Negotiator] = {
        Airship::WoodenPrivate, Airship::WoodenResidential, Airship::WoodenCargo};
    catalogue.bonusEffectTargets[BonusEffect::Barter] = {Airship::MetalPrivate, Airship::MetalResidential,
                                                         Airship::MetalCargo};
    // Tracks and the price of the Guild Hall as the rules specification has them.
    const auto track = [](std::initializer_list<int> values) {
        TrackValues result;
        for (const int value : values)
            result.append(small(value));
        return result;
    };
    catalogue.priceTracks[Level{0}] = track({3, 3, 2, 1});
    catalogue.priceTracks[Level{1}] = track({6, 6, 5, 4});
    catalogue.priceTracks[Level{2}] = track({9, 9, 8, 7});
    catalogue.guildPrice = Price{gold, 10};
    return catalogue;
}

Setup layoutA(std::size_t playerCount, Edition edition)
{
    Setup setup;
    setup.playerCount = playerCount;
    setup.edition = edition;
    setup.rulings = defaultRulings(edition);
    setup.catalogue = completeCatalogue();
    for (int i = 0; i < displaySize; ++i)
        setup.market.append(static_cast<Contract>(i));
    setup.stageBonuses.values = {none<StageBonusTile>, StageBonusTile{0}, StageBonusTile{1},
                                 StageBonusTile{3}, StageBonusTile{4}};
    return setup;
}

} // namespace skyledger::airshipcity::fixture
