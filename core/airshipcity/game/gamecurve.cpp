// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/gamecurve.h"

#include <algorithm>

namespace skyledger::airshipcity {

namespace {

CurvePoint pointOf(const Setup &setup, const State &state, std::size_t event)
{
    CurvePoint point{.event = event, .round = state.round, .vp = {}, .leaders = {}};
    std::int16_t most = state.players[Player{}].vp;
    for (const Player player : setup.players()) {
        point.vp[player] = state.players[player].vp;
        most = std::max(most, point.vp[player]);
    }
    for (const Player player : setup.players()) {
        if (point.vp[player] == most)
            point.leaders.insert(player);
    }
    return point;
}

/// The last moment of each round. A correction may set the round back: what was counted past it is then not over yet.
std::vector<CurvePoint> roundsOf(const std::vector<CurvePoint> &events)
{
    std::vector<CurvePoint> rounds{events.front()};
    for (std::size_t i = 0; i < events.size(); ++i) {
        const CurvePoint &point = events[i];
        const bool goesOn = i + 1 < events.size() && events[i + 1].round == point.round;
        if (goesOn)
            continue;
        while (rounds.size() > 1 && rounds.back().round >= point.round)
            rounds.pop_back();
        rounds.push_back(point);
    }
    return rounds;
}

std::vector<LeadChange> leadChangesOf(const std::vector<CurvePoint> &events)
{
    std::vector<LeadChange> changes;
    Player ledAlone = none<Player>;
    for (std::size_t i = 1; i < events.size(); ++i) {
        const CurvePoint &point = events[i];
        const PlayerSet before = events[i - 1].leaders;
        if (point.leaders == before)
            continue;
        const Player alone = point.leaders.size() == 1 ? point.leaders.first() : none<Player>;
        const bool overtaken = alone != none<Player> && ledAlone != none<Player> && alone != ledAlone;
        changes.push_back({point.event, point.round, before, point.leaders, overtaken});
        if (alone != none<Player>)
            ledAlone = alone;
    }
    return changes;
}

} // namespace

PointsBySource pointsBySource(const PlayerScore &player)
{
    PointsBySource points;
    for (const LedgerLine &line : player.ledger)
        points[line.source] += line.vp;
    return points;
}

GameCurve gameCurve(const Setup &setup, std::span<const State> states, const FinalScore &score)
{
    GameCurve curve;
    curve.playerCount = setup.playerCount;
    curve.events.reserve(states.size());
    for (std::size_t i = 0; i < states.size(); ++i)
        curve.events.push_back(pointOf(setup, states[i], i));
    curve.rounds = roundsOf(curve.events);
    curve.leadChanges = leadChangesOf(curve.events);
    for (const Player player : setup.players()) {
        curve.sources[player] = pointsBySource(score.players[indexOf(player)]);
        curve.totals[player] = score.players[indexOf(player)].total;
    }
    return curve;
}

} // namespace skyledger::airshipcity
