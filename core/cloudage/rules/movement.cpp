// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/movement.h"

#include <algorithm>

namespace skyledger::cloudage {

namespace {

constexpr int panelEnergy = 2; ///< CA-MOVE-02
constexpr int tollPrice = 3;   ///< CA-TILE-07
constexpr TwoPrizes accumulator{Effect::Accumulator, 5, 7, 2};

} // namespace

int pointsSpent(const Setup &setup, const PlayerState &board, const Fly &fly)
{
    if (fly.points)
        return *fly.points;
    const bool stays = board.at == fly.city
        || (board.at == none<City> && setup.catalogue.start && *setup.catalogue.start == fly.city);
    return stays ? 0 : 1;
}

int pointsFor(const Setup &setup, const PlayerState &board, const Fly &fly)
{
    const int without = movementPoints(board);
    return without + (fly.panel || pointsSpent(setup, board, fly) > without ? 1 : 0);
}

bool accumulatorAsks(const Setup &setup, const PlayerState &board, const Fly &fly)
{
    return accumulator.asks(setup, board, pointsFor(setup, board, fly));
}

std::optional<bool> cityFull(const Setup &setup, const State &state, Player player, City city)
{
    int others = 0;
    for (const Player other : setup.players())
        others += other != player && state.players[other].at == city;
    if (others == 0 || state.players[player].at == city)
        return false;
    const auto hexes = setup.catalogue.cities[city].hexes;
    if (!hexes)
        return std::nullopt;
    return others >= *hexes;
}

namespace {

/// Where a flight without a point spent may end (CA-MOVE-03, CA-MOVE-05).
void judgeStaying(Step &step, const Fly &fly)
{
    const City at = step.board().at;
    if (at == fly.city)
        return;
    if (at != none<City>) {
        step.object(Rule::Move03, {fact(FactKey::City, fly.city)});
        return;
    }
    const auto &start = step.setup.catalogue.start;
    if (!start)
        step.lack(Value::Start);
    else if (*start != fly.city)
        step.object(Rule::Move05, {fact(FactKey::City, fly.city)});
}

void judgeDestination(Step &step, const Fly &fly)
{
    const std::optional<bool> full = cityFull(step.setup, step.state, step.player, fly.city);
    if (!full)
        step.lack(Value::CityHexes, indexOf(fly.city));
    else if (*full)
        step.object(Rule::Move06, {fact(FactKey::City, fly.city)});
}

/// The solar panel: its point, or 2 Energy. Answers the movement points that the airship has.
int usePanel(Step &step, const Fly &fly, int spent)
{
    const int without = movementPoints(step.board());
    const bool shown = spent > without;
    if (spent > without + 1)
        step.object(Rule::Move01, {fact(FactKey::Needed, spent), fact(FactKey::Has, without + 1)});
    else if (shown && fly.panel)
        step.object(Rule::Move02);
    if (shown || fly.panel)
        return without + 1;
    step.gain(step.player, Resource::Energy, panelEnergy);
    return without;
}

void takeFinds(Step &step, bool moved)
{
    if (!moved && !step.reported.found.empty())
        step.object(Rule::Move07);
    KeySet<Find> taken;
    int metal = 0;
    for (const Found &each : step.reported.found) {
        const bool listed = each.find != none<Find>;
        if (listed) {
            if (taken.contains(each.find))
                step.object(Rule::Move07, {fact(FactKey::Find, each.find)});
            if (step.state.gone.contains(each.find))
                step.object(Rule::Plant06, {fact(FactKey::Find, each.find)});
            if (each.find == step.setup.catalogue.tileFind && !step.state.tiles.contains(CampaignTile::L6))
                step.object(Rule::Tile06);
            taken.insert(each.find);
        }
        const PlainReward reward = listed ? step.setup.catalogue.finds[each.find].reward() : each.reward;
        metal += reward.gain[Resource::Metal];
        step.reward(step.player, reward, origin(VpSource::Find, each.find, Rule::Move07));
    }
    if (metal > 0) // once a turn, however many finds (CA-AMB-30)
        step.gain(step.player, Resource::Metal, copiesOf(step.setup, step.board(), Effect::GrapplingHook));
}

void payToll(Step &step, const std::optional<WaterOrVp> &toll, bool moved)
{
    if (!toll)
        return;
    if (!moved || !step.state.tiles.contains(CampaignTile::L7))
        step.object(Rule::Tile07);
    if (toll == WaterOrVp::Water) {
        step.charge(Resource::Water, tollPrice, Rule::Tile07);
        return;
    }
    const bool mayFallBelow = step.setup.rulings.negativeVp == NegativeVp::Everywhere;
    if (!mayFallBelow && step.board().vp < tollPrice)
        step.object(Rule::Tile07, {fact(FactKey::Needed, tollPrice), fact(FactKey::Has, step.board().vp)});
    step.addVp(step.player, -tollPrice, origin(VpSource::Toll, CampaignTile::L7, Rule::Tile07));
}

/// The leftmost marker goes to the city, and what it uncovers is gained (CA-FIGHT-01).
void placeMarker(Step &step, City city, int pick)
{
    PlayerState &board = step.board();
    auto &piles = board.markers;
    std::size_t at = 0;
    while (at < piles.size() && piles[at].city != city)
        ++at;
    if (board.markersLeft == 0 || (at == piles.size() && piles.full())) {
        step.forbid(Rule::Fight01);
        return;
    }
    const auto space = static_cast<Space>(std::max(1, leftmostSpace(board.markersLeft)) - 1);
    --board.markersLeft;
    if (at == piles.size())
        piles.append({city, 0});
    ++piles[at].count;
    step.note(Change::Kind::MarkerPlaced, city);
    const PlainReward reward = step.printedReward(step.setup.catalogue.trackRewards[space], pick,
                                                  Rule::Fight01, Value::TrackReward, indexOf(space));
    step.reward(step.player, reward, origin(VpSource::TrackReward, space, Rule::Fight01));
}

} // namespace

void fly(Step &step, const Fly &fly)
{
    const int spent = pointsSpent(step.setup, step.board(), fly);
    const bool moved = fly.points ? *fly.points > 0 : true;
    if (fly.points && *fly.points == 0)
        judgeStaying(step, fly);
    judgeDestination(step, fly);
    const int points = usePanel(step, fly, spent);
    step.board().at = fly.city;
    step.note(Change::Kind::Flew, fly.city);
    step.givePrizes(accumulator, points, fly.accumulator);
    takeFinds(step, moved);
    payToll(step, fly.toll, moved);
    placeMarker(step, fly.city, fly.pick);
}

} // namespace skyledger::cloudage
