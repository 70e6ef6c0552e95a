// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/locations.h"

#include "core/airshipcity/rules/contracts.h"
#include "core/airshipcity/rules/contributions.h"

namespace skyledger::airshipcity {

namespace {

constexpr std::size_t maxLighthouseSlides = 2; // AC-LOC-LIGHT-01

/// What a generator gives (AC-LOC-FACT, -MINE, -FRST, -VALL); nothing of the other tiles.
constexpr auto generatorGains = [] {
    Per<TileKind, Amounts> gains;
    gains[TileKind::Forest] = only(Resource::Wood, 3);
    gains[TileKind::Mine] = only(Resource::Metal, 2);
    gains[TileKind::Factory] = only(Resource::Gear, 2);
    gains[TileKind::Valley] = sum(only(Resource::Wood, 1), only(Resource::Metal, 1));
    return gains;
}();

void judgeGuild(const Judgement &on)
{
    if (crewCount(on.depot()) == countOf<Crew>)
        on.verdict.object(Rule::LocGuild03, {fact(FactKey::Has, countOf<Crew>)});
    const auto &price = on.setup.catalogue.guildPrice;
    const auto cost = price ? std::optional(only(price->resource, price->amount)) : std::nullopt;
    judgeCost(on, cost, {Value::GuildPrice, 0}, TileKind::Guild);
}

void judgeLighthouse(const Judgement &on, const Use &use)
{
    if (use.slides.empty() || use.slides.size() > maxLighthouseSlides) {
        on.verdict.object(
            Rule::LocLight01,
            {fact(FactKey::Needed, maxLighthouseSlides), fact(FactKey::Has, use.slides.size())});
    }
}

void judgeAction(const Judgement &on, TileKind kind, const Use &use)
{
    if (isGenerator(kind))
        on.quote.gain = generatorGains[kind];
    switch (kind) {
    case TileKind::Guild:
        return judgeGuild(on);
    case TileKind::Lighthouse:
        return judgeLighthouse(on, use);
    case TileKind::Market:
        return judgeMarket(on, use);
    case TileKind::Shipyard:
        return judgeShipyard(on, use);
    case TileKind::Architect:
        return judgeArchitect(on, use.utility);
    case TileKind::Workshop:
        return judgeWorkshop(on, use);
    default:
        break;
    }
}

/// The crest bonus looks at the end of the activation, and so at what a Workshop has just changed; under the other
/// reading at its start (AC-CREST-05, AC-AMB-14).
void judgeActionCrest(const Judgement &on, Tile tile, TileKind kind, const Use &use)
{
    bool developed = on.state.developed.contains(tile);
    ResourceSet unlocked = on.depot().renovations;
    if (kind == TileKind::Workshop && on.setup.rulings.crestTiming == CrestTiming::End) {
        developed = developed || use.develop == tile;
        unlocked.insert(use.renovation);
    }
    judgeCrest(on, tile, developed, unlocked, use.crest);
}

} // namespace

Cell actingCell(const State &state)
{
    if (state.acting.player == none<Player>)
        return none<Cell>;
    return state.players[state.acting.player].crews[state.acting.crew].at;
}

KeySet<UseKey> useKeys(TileKind kind)
{
    switch (kind) {
    case TileKind::Architect:
        return {UseKey::Utility};
    case TileKind::Lighthouse:
        return {UseKey::Slides};
    case TileKind::Market:
        return {UseKey::Take, UseKey::Reveal};
    case TileKind::Shipyard:
        return {UseKey::Airship, UseKey::Then};
    case TileKind::Workshop:
        return {UseKey::Renovation, UseKey::Develop};
    default:
        return {};
    }
}

void judgeUse(const Judgement &on, const Use &use)
{
    const Cell at = actingCell(on.state);
    if (at == none<Cell> || on.state.acting.player != on.player)
        return; // the moment is wrong, which is objected to elsewhere
    const Tile tile = on.state.city[at];
    const TileKind kind = on.setup.catalogue.tiles[tile].kind;
    if (use.given != useKeys(kind)) {
        on.verdict.object(Rule::Move08, {fact(FactKey::Tile, tile), fact(FactKey::Kind, kind)});
        return;
    }
    judgeAction(on, kind, use);
    judgeActionCrest(on, tile, kind, use);
}

namespace {

void hireCrew(const Boards &on, Player player)
{
    PlayerState &depot = on.state.players[player];
    const auto hired = static_cast<Crew>(crewCount(depot));
    depot.crews[hired] = {harborCell(on.setup, on.state), false};
    on.note({.kind = Change::Kind::CrewHired,
             .player = player,
             .crew = hired,
             .to = static_cast<std::uint8_t>(depot.crews[hired].at)});
}

void gatherCrews(const Boards &on, Player player)
{
    const Cell harbor = harborCell(on.setup, on.state);
    for (const Crew crew : all<Crew>()) {
        if (on.state.players[player].crews[crew].inPlay())
            placeCrew(on, player, crew, harbor);
    }
}

} // namespace

void performAction(const Boards &on, Player player, const Use &use, const Quote &price)
{
    const TileKind kind = on.setup.catalogue.tiles[on.state.city[actingCell(on.state)]].kind;
    switch (kind) {
    case TileKind::Harbor:
        gatherCrews(on, player);
        break;
    case TileKind::Guild:
        pay(on, player, price.pay);
        hireCrew(on, player);
        break;
    case TileKind::Lighthouse:
        for (const LinePush &push : use.slides)
            pushLine(on, push);
        break;
    case TileKind::Market:
        takeContract(on, player, use, price.term);
        break;
    case TileKind::Shipyard:
        buildAirship(on, player, use, price);
        break;
    case TileKind::Architect:
        pay(on, player, price.pay);
        placeUtilityMarker(on, player, use.utility, price.vp);
        break;
    case TileKind::Workshop:
        renovate(on, player, use, price);
        break;
    default:
        break;
    }
    gain(on, player, price.gain);
}

} // namespace skyledger::airshipcity
