// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What clicks on the boards mean.

#include "ui/airshipcity/guide/offers.h"

namespace skyledger::ui {

using namespace airshipcity;

namespace {

/// The use of a tile of a kind for a thing.
PartialPlay useOf(TileKind kind, const GivenAnswer &answer)
{
    return {kindOf<Use>(), {answer, {Aspect::Clicked, static_cast<int>(kind)}}};
}

/// Where a crew goes is not told by the cell where it stands.
PartialPlay clickedMove(Crew crew, const std::optional<Cell> &to, const State &state)
{
    PartialPlay move = moveOf(crew);
    if (to && *to != state.players[state.current].crews[crew].at)
        move.answers.push_back({Aspect::Destination, static_cast<int>(*to)});
    move.answers.push_back({Aspect::Clicked, unanswered});
    return move;
}

/// Whether the rules allow it or not.
std::optional<PartialPlay> clickedPlay(const BoardThing &thing, const std::optional<Crew> &crewInHand,
                                       const State &state)
{
    if (const auto cell = thingAs<Cell>(thing))
        return crewInHand ? std::optional(clickedMove(*crewInHand, cell, state)) : std::nullopt;
    if (const auto crew = thingAs<Crew>(thing))
        return clickedMove(*crew, std::nullopt, state);
    if (const auto push = thingAs<LinePush>(thing))
        return PartialPlay{kindOf<Slide>(),
                           {{Aspect::Line, static_cast<int>(push->line)},
                            {Aspect::Way, static_cast<int>(push->toward)},
                            {Aspect::Clicked, unanswered}}};
    if (const auto contract = thingAs<Contract>(thing)) {
        const int number = thing.number;
        if (state.market.contains(*contract))
            return useOf(TileKind::Market, {Aspect::Take, number});
        return PartialPlay{kindOf<Fulfil>(), {{Aspect::Contract, number}, {Aspect::Clicked, unanswered}}};
    }
    if (thingAs<Airship>(thing))
        return useOf(TileKind::Shipyard, {Aspect::Airship, thing.number});
    if (thingAs<Utility>(thing))
        return useOf(TileKind::Architect, {Aspect::Utility, thing.number});
    return std::nullopt;
}

} // namespace

std::optional<PlayOption> Offers::refusedAbout(const BoardThing &thing) const
{
    const std::optional<PartialPlay> clicked = clickedPlay(thing, m_crewInHand, m_state);
    if (!clicked)
        return std::nullopt;
    PlayOption option{.name = {}, .leadsTo = *clicked};
    refuse(option, playOf(*clicked, false));
    return option;
}

} // namespace skyledger::ui
