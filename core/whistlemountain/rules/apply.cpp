// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/answering.h"
#include "core/whistlemountain/rules/choices.h"
#include "core/whistlemountain/rules/corrections.h"
#include "core/whistlemountain/rules/trial.h"
#include "core/whistlemountain/rules/turns.h"

#include <algorithm>

namespace skyledger::whistlemountain {

namespace {

constexpr bool dropsPending(const Play &play)
{
    return std::holds_alternative<Harvest>(play.what) || std::holds_alternative<UseDock>(play.what)
        || std::holds_alternative<Work>(play.what) || std::holds_alternative<EndTurn>(play.what);
}

/// The choice that a play answers; by an override any one that it fits.
std::optional<std::size_t> entryToAnswer(const State &state, const Play &play, bool forced)
{
    if (!forced)
        return entryFor(state, play);
    for (std::size_t at = 0; at < state.pending.size(); ++at) {
        if (answers(state.pending[at], play) && state.pending[at].player == playerOf(state, play))
            return at;
    }
    return std::nullopt;
}

void perform(Boards &on, const Play &play, bool forced)
{
    State &state = on.state;
    const Player player = playerOf(state, play);
    if (dropsPending(play))
        state.pending.clear();
    if (std::holds_alternative<Skip>(play.what)) {
        if (!state.pending.empty())
            state.pending.removeAt(0);
    } else if (const auto at = entryToAnswer(state, play, forced)) {
        performAnswer(on, *at, play);
    } else {
        performTurn(on, player, play);
    }
    const bool gathers = on.setup.rulings.newResources == NewResources::Gathered;
    if (gathers)
        gatherAround(on, gridCells(on.setup));
    settle(on);
    if (gathers)
        gatherAround(on, gridCells(on.setup));
    watchEnd(on);
    state.phase = phaseOf(state);
}

void applyPlay(const Setup &setup, State &state, const Play &play, const Reported &reported, Changes *changes,
               bool forced)
{
    Boards on{setup, state, changes, reported};
    perform(on, play, forced);
}

} // namespace

Trial::Trial(const Setup &setup, const State &state, const Play &play, const Reported &reported)
{
    State copy = state;
    Changes changes;
    Boards on{setup, copy, &changes, reported};
    perform(on, play, false);
    m_hasRevealed = on.hasRevealed;
    m_drawn = on.drawnSoFar;
    const auto player = static_cast<std::uint8_t>(playerOf(state, play));
    for (const Change &change : changes) {
        if (change.player != player)
            continue;
        if (change.kind == Change::Kind::Paid)
            m_paid = sum(m_paid, only(change.resource, change.amount));
        else if (change.kind == Change::Kind::Gained)
            m_gained = sum(m_gained, only(change.resource, change.amount + change.lost));
        else if (change.kind == Change::Kind::Vp)
            m_vp = static_cast<std::int16_t>(m_vp + change.amount);
    }
}

void apply(const Setup &setup, State &state, const Play &play, const Reported &reported, Changes *changes)
{
    applyPlay(setup, state, play, reported, changes, false);
}

void apply(const Setup &setup, State &state, const Event &event, Changes *changes)
{
    struct Dispatch {
        const Setup &setup;
        State &state;
        Changes *changes;
        bool forced = false;
        void operator()(const Played &played) const
        {
            applyPlay(setup, state, played.play, played.reported, changes, forced);
        }
        void operator()(const Correct &correct) const
        {
            const Reported nothing;
            Boards on{setup, state, changes, nothing};
            applyCorrection(on, correct);
        }
        void operator()(const Override &overridden) const
        {
            if (!overridden.isVoid)
                std::visit(Dispatch{setup, state, changes, true}, overridden.event);
        }
    };
    std::visit(Dispatch{setup, state, changes}, event);
}

namespace {

/// WM-SETUP-07.
Amounts startStock(std::size_t seat)
{
    Amounts stock;
    stock[Resource::Coal] = stock[Resource::Iron] = stock[Resource::Gold] = 1;
    stock[Resource::Water] = seat % 2 == 0 ? 1 : 2;
    stock[Resource::Whistle] = seat < 2 ? 0 : 1;
    return stock;
}

/// WM-SETUP-02.
void layTrophies(const Setup &setup, State &state)
{
    int laid = 0;
    for (std::size_t floor = 0; floor < setup.board().floorCount; ++floor) {
        const Trophy kind = setup.floorTrophies[floor];
        if (kind == none<Trophy>)
            continue;
        ++state.floors[floor][kind];
        ++laid;
    }
    state.floors[0][Trophy::Rescue] =
        static_cast<std::uint8_t>(state.floors[0][Trophy::Rescue] + rescueTrophiesLaid);
    state.trophiesLeft = static_cast<std::uint8_t>(std::max(trophiesInBox - rescueTrophiesLaid - laid, 0));
}

} // namespace

State startState(const Setup &setup)
{
    State state;
    state.pieceBy.fill(none<Player>);
    for (const Player player : setup.players()) {
        PlayerState &own = state.players[player];
        own.ability = setup.abilities[player];
        own.stock = startStock(indexOf(player));
        own.scaffolds = 2;
        int waiting = 0;
        for (int i = 0; i < barracksRows; ++i) {
            const int row = setup.board().barracksRow() - 1 + i;
            if (row >= setup.board().rows)
                break;
            own.workers.barracks[static_cast<std::size_t>(row)] = 1;
            ++waiting;
        }
        own.workers.whirlpool = static_cast<std::uint8_t>(workersPerPlayer - waiting);
    }
    layTrophies(setup, state);
    state.displays = setup.displays;
    return state;
}

bool applyWaitingFlood(const Setup &setup, State &state, Changes &changes)
{
    const bool waits = std::any_of(state.pending.begin(), state.pending.end(),
                                   [](const Pending &each) { return each.choose == Choose::Flood; });
    if (waits) {
        const Reported nothing;
        flood(Boards{setup, state, &changes, nothing});
    }
    return waits;
}

} // namespace skyledger::whistlemountain
