// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/combat.h"

#include "core/cloudage/rules/navigation.h"

#include <algorithm>

namespace skyledger::cloudage {

namespace {

constexpr TwoPrizes sequence{Effect::CombatSequence, 5, 8, 2};

/// What a marker adds to a fight (CA-TILE-01, CA-TILE-02).
constexpr int boostOf(CampaignTile tile)
{
    return tile == CampaignTile::L1 ? 2 : 1;
}

/// Energy and VP for the cards (CA-FIGHT-05).
void payCards(Step &step, const Draws &draws, const FightTerms &terms)
{
    const int cards = static_cast<int>(draws.cards.size());
    const int vpCards = draws.vpCards;
    if (vpCards > std::max(0, cards - 1))
        step.object(Rule::Fight05,
                    {fact(FactKey::Has, vpCards), fact(FactKey::Needed, std::max(0, cards - 1))});
    if (vpCards > 0 && terms.noVp)
        step.object(*terms.noVp);
    const int energy = drawEnergy(cards, std::min(vpCards, std::max(0, cards - 1)));
    step.charge(Resource::Energy, energy, Rule::Fight05);
    step.addVp(step.player, -vpPerCard * vpCards, {VpSource::Draw, 0xFF, Rule::Fight05});
}

/// A card too many where drawing on is not allowed once the value suffices (CA-AMB-12). Markers may have been spent
/// after the cards, so only what was certain before the last card counts.
void judgeDrawingOn(Step &step, const Draws &draws, const FightTerms &terms)
{
    if (step.setup.rulings.drawAfterWin == DrawAfterWin::Allowed || !terms.needed || draws.cards.empty())
        return;
    int enough = *terms.needed;
    if (terms.hasSequence)
        enough = std::max(enough, sequence.second);
    int before = baseCombat(step.board());
    for (std::size_t i = 0; i + 1 < draws.cards.size(); ++i)
        before += draws.cards[i];
    if (before >= enough)
        step.object(Rule::Fight05, {fact(FactKey::Value, before), fact(FactKey::Needed, enough)});
}

int boost(Step &step, const Draws &draws, bool keepsMarkers)
{
    int value = 0;
    Per<CampaignTile, int> used;
    for (const CampaignTile tile : draws.boost) {
        value += boostOf(tile);
        if (!keepsMarkers) {
            spendMarker(step, tile);
            continue;
        }
        const City city = markerCity(step.setup, tile);
        const bool there = city != none<City> && step.board().markersAt(city) > used[tile];
        if (!there || !step.state.tiles.contains(tile))
            step.forbid(Rule::Tile00, {fact(FactKey::Tile, tile)});
        ++used[tile];
    }
    return value;
}

} // namespace

int combatWith(const PlayerState &board, const Draws &draws)
{
    int value = baseCombat(board);
    for (const std::uint8_t card : draws.cards)
        value += card;
    for (const CampaignTile tile : draws.boost)
        value += boostOf(tile);
    return value;
}

bool sequenceAsks(const Setup &setup, const PlayerState &board, int value)
{
    return sequence.asks(setup, board, value);
}

int fightValue(Step &step, const Draws &draws, const FightTerms &terms)
{
    payCards(step, draws, terms);
    judgeDrawingOn(step, draws, terms);
    drawCards(step, {draws.cards.begin(), draws.cards.end()}, Rule::Nav04);
    int value = baseCombat(step.board());
    for (const std::uint8_t card : draws.cards) {
        value += card;
        discardCard(step, card);
    }
    return value + boost(step, draws, terms.keepsMarkers);
}

void spendMarker(Step &step, CampaignTile tile)
{
    const City city = markerCity(step.setup, tile);
    auto &piles = step.board().markers;
    std::size_t at = 0;
    while (at < piles.size() && piles[at].city != city)
        ++at;
    if (city == none<City> || at == piles.size() || !step.state.tiles.contains(tile)) {
        step.forbid(tile == CampaignTile::L5 ? Rule::Tile05 : Rule::Tile00, {fact(FactKey::Tile, tile)});
        return;
    }
    if (--piles[at].count == 0)
        piles.removeAt(at);
    step.note(Change::Kind::MarkerSpent, city);
}

bool fightIsDue(const Setup &setup, const State &state)
{
    const PlayerState &board = state.players[state.current];
    return board.at != none<City> && board.markersAt(board.at) == 1
        && !militiaAt(setup, state, board.at).printsNone;
}

void fightMilitia(Step &step, const Fight &fight)
{
    const City city = step.board().at;
    if (fight.tile != none<CampaignTile>)
        step.object(fight.tile == CampaignTile::L14 ? Rule::Tile14 : Rule::Tile15);
    if (fight.remove != none<CampaignTile>)
        step.object(Rule::Tile15, {fact(FactKey::Tile, fight.remove)});
    if (city == none<City>) {
        step.forbid(Rule::Fight02);
        return;
    }
    const MilitiaValues &militia = militiaAt(step.setup, step.state, city);
    const bool byTile = &militia != &step.setup.catalogue.cities[city].militia;
    const std::size_t thing = byTile
        ? indexOf(city == step.setup.catalogue.promise ? CampaignTile::L4 : CampaignTile::L3)
        : indexOf(city);
    FightTerms terms;
    terms.hasSequence = copiesOf(step.setup, step.board(), Effect::CombatSequence) > 0;
    if (militia.combat)
        terms.needed = *militia.combat;
    const int value = fightValue(step, fight.draws, terms);
    step.givePrizes(sequence, value, fight.sequence); // whoever wins

    bool won = false;
    if (militia.combat) {
        won = value >= *militia.combat;
        step.known.won = won;
        if (step.insisted())
            won = step.reported.won.value_or(won);
    } else {
        step.need(ReportKey::Won, byTile ? Value::TileCombat : Value::CityCombat, thing);
        won = step.reported.won.value_or(false);
    }
    step.note(Change::Kind::Fought, won ? 1 : 0, value);
    if (!won) {
        if (fight.pick != 0 && (militia.combat || step.reported.won))
            step.object(Rule::Fight03, {fact(FactKey::Value, value)});
        return;
    }
    const PlainReward reward = step.printedReward(militia.reward, fight.pick, Rule::Fight03,
                                                  byTile ? Value::TileReward : Value::CityReward, thing);
    step.reward(step.player, reward, origin(VpSource::City, city, Rule::Fight03));
}

namespace {

void winL14(Step &step)
{
    step.ask({.player = step.player,
              .choose = Choose::Plant,
              .limit = static_cast<std::uint8_t>(plantingCapacity(step.setup, step.board())),
              .extra = true});
    step.askOthersToBuild();
}

void winL15(Step &step, CampaignTile remove)
{
    if (remove != none<CampaignTile>) {
        step.state.tiles.remove(remove);
        step.note(Change::Kind::TileRemoved, remove);
    }
    step.gain(step.player, Resource::Water, 3);
    step.ask({.player = step.player, .choose = Choose::Plant, .limit = 1});
    step.ask({.player = step.player, .choose = Choose::Build});
    step.ask({.player = step.player, .choose = Choose::Build});
    step.askOthersToBuild();
}

} // namespace

void fightTile(Step &step, const Fight &fight)
{
    const Rule rule = fight.tile == CampaignTile::L14 ? Rule::Tile14 : Rule::Tile15;
    if (!step.state.tiles.contains(fight.tile))
        step.forbid(rule, {fact(FactKey::Tile, fight.tile)});
    if (fight.pick != 0)
        step.object(Rule::Fight03);
    if (fight.sequence)
        step.object(Rule::Pc20);
    FightTerms terms;
    terms.needed = tileCombat;
    const int value = fightValue(step, fight.draws, terms);
    const bool won = value >= tileCombat;
    step.known.won = won;
    step.note(Change::Kind::Fought, won ? 1 : 0, value);
    CampaignTile remove = fight.remove;
    if (remove != none<CampaignTile>
        && (!won || fight.tile != CampaignTile::L15 || !isWeaponSystem(remove)
            || !step.state.tiles.contains(remove))) {
        step.object(Rule::Tile15, {fact(FactKey::Tile, remove)});
        remove = none<CampaignTile>;
    }
    if (won && fight.tile == CampaignTile::L14)
        winL14(step);
    else if (won)
        winL15(step, remove);
}

void fightAtEnd(Step &step, const Fight &fight, Phase phase)
{
    if (fight.tile != none<CampaignTile>)
        step.object(fight.tile == CampaignTile::L14 ? Rule::Tile14 : Rule::Tile15);
    if (fight.remove != none<CampaignTile>)
        step.object(Rule::Tile15, {fact(FactKey::Tile, fight.remove)});
    if (fight.pick != 0)
        step.object(Rule::Fight03);
    if (fight.sequence)
        step.object(Rule::Pc20);
    FightTerms terms;
    const bool isLast = phase == Phase::TieBreak;
    if (isLast)
        terms.noVp = Rule::End06;
    else if (step.setup.rulings.missionFightVp == MissionFightVp::Forbidden)
        terms.noVp = Rule::Miss13;
    terms.keepsMarkers = isLast;
    const auto value = static_cast<std::int16_t>(fightValue(step, fight.draws, terms));
    step.note(Change::Kind::Fought, 2, value);
    (isLast ? step.board().lastFight : step.board().missionFight) = value;
}

} // namespace skyledger::cloudage
