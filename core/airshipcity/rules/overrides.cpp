// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/contributions.h"
#include "core/airshipcity/rules/judgement.h"
#include "core/airshipcity/rules/locations.h"
#include "core/airshipcity/rules/movement.h"

namespace skyledger::airshipcity {

namespace {

/// What a table may insist on: everything that cardboard can show. Answers false for the rest (AC-SETUP-11).
struct Cardboard {
    const Setup &setup;
    const State &state;
    Player player;

    const PlayerState &depot() const { return state.players[player]; }

    bool operator()(const Move &move) const
    {
        const CrewState &token = depot().crews[move.crew];
        return token.inPlay() && pathEnd(token.at, move.path) != none<Cell>;
    }
    bool operator()(const Use &use) const
    {
        const Cell at = actingCell(state);
        if (at == none<Cell> || state.acting.player != player)
            return false;
        const TileKind kind = setup.catalogue.tiles[state.city[at]].kind;
        if (use.given != useKeys(kind))
            return false;
        switch (kind) {
        case TileKind::Guild:
            return crewCount(depot()) < countOf<Crew>;
        case TileKind::Market:
            return canTake(use);
        case TileKind::Shipyard:
            return use.then == Then::Sell
                ? isSellable(use.airship)
                : hasSpace(state.airships[use.airship], setup.catalogue.airships[use.airship].spaces);
        case TileKind::Architect:
            return hasSpace(state.utilities[use.utility], setup.catalogue.utilities[use.utility].spaces);
        case TileKind::Workshop:
            return use.develop == none<Tile> || indexOf(use.develop) < countOf<Tile>;
        default:
            return true;
        }
    }
    bool operator()(const Skip &) const { return state.acting.player == player; }
    bool operator()(const Fulfil &fulfil) const { return state.deckLeft > 0 || !isUnplaced(fulfil.contract); }
    template <class Other>
    bool operator()(const Other &) const
    {
        return true;
    }

private:
    bool isUnplaced(Contract contract) const { return unplacedContracts(setup, state).contains(contract); }
    /// The deck must hold what does not lie on the boards: once it is empty, such a contract is not in play.
    bool canTake(const Use &use) const
    {
        const bool reveals = use.reveal != none<Contract>;
        if (reveals && (use.reveal == use.take || !isUnplaced(use.reveal)))
            return false;
        return isUnplaced(use.take) + reveals <= state.deckLeft;
    }
    bool hasSpace(const Grid &grid, const DonationSpaces &spaces) const
    {
        return markersLeft(setup, state, player) > 0 && markersOn(grid) < mostMarkers(setup, spaces);
    }
};

} // namespace

Verdict check(const Setup &setup, const State &state, const Override &overridden)
{
    Verdict verdict;
    if (overridden.isVoid)
        return verdict;
    if (const Correct *correct = std::get_if<Correct>(&overridden.event))
        return check(setup, state, *correct);
    const Play &play = std::get<Played>(overridden.event).play;
    const bool possible =
        state.phase != Phase::Over && std::visit(Cardboard{setup, state, playerOf(state, play)}, play.what);
    if (!possible)
        verdict.object(Rule::Setup11);
    return verdict;
}

} // namespace skyledger::airshipcity
