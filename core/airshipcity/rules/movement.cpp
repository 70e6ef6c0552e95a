// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/movement.h"

#include "core/airshipcity/rules/bonuseffects.h"

namespace skyledger::airshipcity {

namespace {

/// Follows a path step by step and notes what the rules have to say about it.
class Walk
{
public:
    Walk(const Setup &setup, Cell start, KeySet<Cell> ownCrews)
        : m_start(start), m_ownCrews(ownCrews), m_revisit(setup.rulings.relayRevisit == Permission::Allowed)
    {
    }

    /// Whether the tile may be entered: none twice, the starting one only under the ruling (AC-MOVE-07, AC-AMB-08).
    bool mayEnter(Cell cell) const { return !m_entered.contains(cell) && (m_revisit || cell != m_start); }
    bool holdsOwnCrew(Cell cell) const { return m_ownCrews.contains(cell); }
    void enter(Cell cell) { m_entered.insert(cell); }
    void leave(Cell cell) { m_entered.remove(cell); }

private:
    Cell m_start;
    KeySet<Cell> m_ownCrews;
    KeySet<Cell> m_entered;
    bool m_revisit;
};

/// Enumerates the walks of one crew by trying every next step.
struct WalkLister {
    Walk walk;
    Crew crew;
    bool plain;
    bool longDistance;
    std::vector<Play> &plays;
    Path path{};

    void extend(Cell from, bool passedFreeTile)
    {
        for (const Direction toward : all<Direction>()) {
            const Cell to = neighbour(from, toward);
            if (to == none<Cell> || !walk.mayEnter(to))
                continue;
            path.append(toward);
            const bool own = walk.holdsOwnCrew(to);
            if (!own && (passedFreeTile ? longDistance : plain))
                plays.push_back({Move{crew, path, passedFreeTile}});
            const bool goesOn = own || (longDistance && !passedFreeTile);
            if (goesOn && !path.full()) {
                walk.enter(to);
                extend(to, passedFreeTile || !own);
                walk.leave(to);
            }
            path.removeAt(path.size() - 1);
        }
    }
};

/// Objects to steps of a path; answers how many tiles without an own crew it passes, nothing if it leaves the grid.
std::optional<int> judgeSteps(const Judgement &on, const Move &move)
{
    const Cell start = on.depot().crews[move.crew].at;
    Walk walk(on.setup, start, crewCells(on.depot(), move.crew));
    Cell cell = start;
    int freeTilesPassed = 0;
    for (std::size_t step = 0; step < move.path.size(); ++step) {
        const Cell next = neighbour(cell, move.path[step]);
        if (next == none<Cell>) {
            on.verdict.object(Rule::Move04, {fact(FactKey::Cell, cell)});
            return std::nullopt;
        }
        if (!walk.mayEnter(next))
            on.verdict.object(Rule::Move07, {fact(FactKey::Cell, next)});
        walk.enter(next);
        const bool last = step + 1 == move.path.size();
        if (last && walk.holdsOwnCrew(next))
            on.verdict.object(Rule::Move05, {fact(FactKey::Cell, next)});
        else if (!last && !walk.holdsOwnCrew(next))
            ++freeTilesPassed;
        cell = next;
    }
    return freeTilesPassed;
}

} // namespace

void judgeMove(const Judgement &on, const Move &move)
{
    const CrewState &token = on.depot().crews[move.crew];
    if (!token.inPlay()) {
        on.verdict.object(Rule::Setup11, {fact(FactKey::Crew, move.crew)});
        return;
    }
    if (!token.ready)
        on.verdict.object(Rule::Move10, {fact(FactKey::Crew, move.crew)});

    const std::optional<int> freeTilesPassed = judgeSteps(on, move);
    if (move.longDistance) {
        judgeEffectUse(on, BonusEffect::LongDistance);
        if (freeTilesPassed && *freeTilesPassed != 1)
            on.verdict.object(Rule::Be04, {fact(FactKey::Needed, 1), fact(FactKey::Has, *freeTilesPassed)});
    } else if (freeTilesPassed && *freeTilesPassed > 0) {
        on.verdict.object(Rule::Move02, {fact(FactKey::Has, *freeTilesPassed)});
    }
}

Cell pathEnd(Cell from, const Path &path)
{
    for (const Direction toward : path) {
        if (from == none<Cell>)
            break;
        from = neighbour(from, toward);
    }
    return from;
}

void moveCrew(const Boards &on, Player player, const Move &move)
{
    CrewState &token = on.state.players[player].crews[move.crew];
    placeCrew(on, player, move.crew, pathEnd(token.at, move.path));
    token.ready = false;
    on.note({.kind = Change::Kind::CrewSpent, .player = player, .crew = move.crew});
    if (move.longDistance)
        turnDown(on, player, BonusEffect::LongDistance);
}

void listMoves(const Setup &setup, const State &state, Player player, bool plain, bool longDistance,
               std::vector<Play> &plays)
{
    const PlayerState &depot = state.players[player];
    for (const Crew crew : all<Crew>()) {
        const CrewState &token = depot.crews[crew];
        if (!token.inPlay() || !token.ready)
            continue;
        WalkLister lister{Walk(setup, token.at, crewCells(depot, crew)), crew, plain, longDistance, plays};
        lister.extend(token.at, false);
    }
}

void judgeSlide(const Judgement &on)
{
    on.quote.pay = only(Resource::Gear, 1);
    judgePayment(on, on.quote.pay);
}

const std::array<LinePush, 16> &allPushes()
{
    static constexpr std::array<LinePush, 16> pushes = [] {
        std::array<LinePush, 16> result{};
        std::size_t at = 0;
        for (int line = 0; line < gridSize; ++line) {
            result[at++] = {rowLine(line), Direction::East};
            result[at++] = {rowLine(line), Direction::West};
            result[at++] = {columnLine(line), Direction::North};
            result[at++] = {columnLine(line), Direction::South};
        }
        return result;
    }();
    return pushes;
}

} // namespace skyledger::airshipcity
