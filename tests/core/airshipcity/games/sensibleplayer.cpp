// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/games/sensibleplayer.h"

#include "tests/core/airshipcity/games/position.h"

#include <algorithm>

namespace skyledger::airshipcity::test {

namespace {

constexpr double slideCost = 0.35; ///< a slide must be worth the trouble, not only the gear

Player mover(const State &state)
{
    return state.pending.players.empty() ? state.current : state.pending.players.front();
}

} // namespace

double Table::bestUse(const Setup &setup, const State &state, Player player)
{
    std::vector<Play> plays;
    legalEvents(setup, state, plays);
    double best = -1e9;
    for (const Play &play : plays) {
        // Nobody thinks through all pairs of slides before walking to the Lighthouse.
        const auto *use = std::get_if<Use>(&play.what);
        if (use ? use->slides.size() < 2 : std::holds_alternative<Skip>(play.what))
            best = std::max(best, valueOf(setup, state, play, player, 0));
    }
    return best;
}

double Table::bestActivation(const Setup &setup, const State &state, Player player)
{
    std::vector<Play> plays;
    legalEvents(setup, state, plays);
    double best = -1e9;
    for (const Play &play : plays) {
        if (std::holds_alternative<Move>(play.what))
            best = std::max(best, valueOf(setup, state, play, player, 0));
    }
    return best > -1e8 ? best : worth(setup, state, player, m_tempers[indexOf(player)]);
}

double Table::valueOf(const Setup &setup, const State &state, const Play &play, Player player,
                      int slidesAhead)
{
    State after = state;
    apply(setup, after, play);
    const Temper &temper = m_tempers[indexOf(player)];
    if (std::holds_alternative<Move>(play.what))
        return bestUse(setup, after, player);
    if (std::holds_alternative<Slide>(play.what) && slidesAhead > 0)
        return bestActivation(setup, after, player) - slideCost;
    if (std::holds_alternative<Barter>(play.what))
        return worth(setup, after, player, temper) - 0.2;
    return worth(setup, after, player, temper);
}

Play Table::choose(const Setup &setup, const State &state)
{
    std::vector<Play> plays;
    legalEvents(setup, state, plays);
    const Player player = mover(state);
    const Temper &temper = m_tempers[indexOf(player)];
    const double now = worth(setup, state, player, temper);
    const bool crewLeft = std::any_of(
        plays.begin(), plays.end(), [](const Play &play) { return std::holds_alternative<Move>(play.what); });
    const Play *best = nullptr;
    double most = -1e9;
    for (const Play &play : plays) {
        double value = 0;
        // Whatever goes on beside an activation is measured against doing nothing, before any crew is moved.
        if (std::holds_alternative<Fulfil>(play.what) || std::holds_alternative<Barter>(play.what)) {
            const double gained = valueOf(setup, state, play, player, 0) - now;
            if (gained <= 0)
                continue;
            value = 1e6 + gained;
        } else if (std::holds_alternative<Slide>(play.what)) {
            if (state.phase != Phase::Turn || !crewLeft)
                continue;
            value = valueOf(setup, state, play, player, 1);
        } else {
            value = valueOf(setup, state, play, player, 0);
        }
        value += 0.0001 * m_random.below(400);
        if (value > most) {
            most = value;
            best = &play;
        }
    }
    return *best;
}

} // namespace skyledger::airshipcity::test
