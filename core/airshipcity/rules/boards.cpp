// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/boards.h"

#include <algorithm>
#include <limits>

namespace skyledger::airshipcity {

void pay(const Boards &on, Player player, const Amounts &amounts)
{
    Amounts &stock = on.state.players[player].stock;
    for (const Resource resource : all<Resource>()) {
        const std::uint8_t paid = std::min(amounts[resource], stock[resource]);
        if (paid == 0)
            continue;
        stock[resource] = static_cast<std::uint8_t>(stock[resource] - paid);
        on.note({.kind = Change::Kind::Paid, .player = player, .resource = resource, .amount = paid});
    }
}

void gain(const Boards &on, Player player, const Amounts &amounts)
{
    PlayerState &depot = on.state.players[player];
    for (const Resource resource : all<Resource>()) {
        if (amounts[resource] == 0)
            continue;
        const int room = depot.capacity(resource) - depot.stock[resource];
        const int arrived = std::min<int>(amounts[resource], room);
        depot.stock[resource] = static_cast<std::uint8_t>(depot.stock[resource] + arrived);
        on.note({.kind = Change::Kind::Gained,
                 .player = player,
                 .resource = resource,
                 .amount = static_cast<std::int16_t>(arrived),
                 .lost = static_cast<std::int16_t>(amounts[resource] - arrived),
                 .rule = Rule::Res03});
    }
}

void scoreVp(const Boards &on, Player player, int amount, VpSource source, std::size_t detail, Rule rule)
{
    if (amount == 0)
        return;
    PlayerState &depot = on.state.players[player];
    const int before = depot.vp;
    using Track = std::numeric_limits<std::int16_t>;
    // No table scores that much, but a file may insist on it again and again.
    depot.vp = static_cast<std::int16_t>(std::clamp<int>(before + amount, Track::min(), Track::max()));
    on.note({.kind = Change::Kind::Vp,
             .player = player,
             .detail = static_cast<std::uint8_t>(detail),
             .amount = static_cast<std::int16_t>(depot.vp - before),
             .source = source,
             .rule = rule});
    if (depot.vp < 0 && on.setup.rulings.negativeVp == NegativeVp::FloorZero) {
        on.note({.kind = Change::Kind::Vp,
                 .player = player,
                 .amount = static_cast<std::int16_t>(-depot.vp),
                 .source = VpSource::Floor,
                 .rule = Rule::Amb10});
        depot.vp = 0;
    }
}

void placeCrew(const Boards &on, Player player, Crew crew, Cell at)
{
    CrewState &token = on.state.players[player].crews[crew];
    if (token.at == at)
        return;
    on.note({.kind = Change::Kind::CrewMoved,
             .player = player,
             .crew = crew,
             .from = static_cast<std::uint8_t>(token.at),
             .to = static_cast<std::uint8_t>(at)});
    token.at = at;
}

void turnDown(const Boards &on, Player player, BonusEffect effect)
{
    EffectStatus &status = on.state.players[player].bonusEffects[effect];
    if (status == EffectStatus::Locked)
        return;
    status = EffectStatus::Used;
    on.note(
        {.kind = Change::Kind::EffectUsed, .player = player, .detail = static_cast<std::uint8_t>(effect)});
}

namespace {
Cell cellOnLine(Line line, int place)
{
    return isRow(line) ? cellAt(place, static_cast<int>(line))
                       : cellAt(static_cast<int>(line) - gridSize, place);
}
} // namespace

void pushLine(const Boards &on, LinePush push)
{
    State &state = on.state;
    const bool forward = push.toward == Direction::East || push.toward == Direction::South;
    Per<Cell, Cell> target;
    for (const Cell cell : all<Cell>())
        target[cell] = cell;
    const Per<Cell, Tile> before = state.city;
    for (int place = 0; place < gridSize; ++place) {
        const Cell from = cellOnLine(push.line, place);
        const Cell to = cellOnLine(push.line, (place + (forward ? 1 : gridSize - 1)) % gridSize);
        state.city[to] = before[from];
        target[from] = to;
    }
    for (const Player player : on.setup.players()) {
        for (CrewState &token : state.players[player].crews) {
            if (token.inPlay())
                token.at = target[token.at];
        }
    }
    on.note({.kind = Change::Kind::LinePushed,
             .from = static_cast<std::uint8_t>(push.line),
             .to = static_cast<std::uint8_t>(push.toward)});
}

std::size_t liftContract(State &state, Contract contract)
{
    for (PlayerState &depot : state.players) {
        for (ContractList *list : {&depot.held, &depot.completed, &depot.failed}) {
            const std::size_t at = list->find(contract);
            if (at < list->size())
                list->removeAt(at);
        }
    }
    state.termLeft[contract] = 0;
    const std::size_t shown = state.market.find(contract);
    if (shown == state.market.size())
        return ContractList::capacity();
    state.market.removeAt(shown);
    return shown;
}

Cell cellOf(const State &state, Tile tile)
{
    const auto at = std::find(state.city.begin(), state.city.end(), tile);
    return at == state.city.end() ? none<Cell> : static_cast<Cell>(at - state.city.begin());
}

Cell harborCell(const Setup &setup, const State &state)
{
    for (const Cell cell : all<Cell>()) {
        if (setup.catalogue.tiles[state.city[cell]].kind == TileKind::Harbor)
            return cell;
    }
    return Cell{};
}

std::size_t crewCount(const PlayerState &depot)
{
    return static_cast<std::size_t>(std::count_if(depot.crews.begin(), depot.crews.end(),
                                                  [](const CrewState &token) { return token.inPlay(); }));
}

KeySet<Cell> crewCells(const PlayerState &depot, Crew except)
{
    KeySet<Cell> cells;
    for (const Crew crew : all<Crew>()) {
        if (crew != except && depot.crews[crew].inPlay())
            cells.insert(depot.crews[crew].at);
    }
    return cells;
}

} // namespace skyledger::airshipcity
