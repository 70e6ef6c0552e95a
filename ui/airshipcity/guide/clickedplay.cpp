// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/clickedplay.h"

#include "ui/airshipcity/guide/insistence.h"

namespace skyledger::ui {

using namespace airshipcity;

std::optional<Play> clickedPlay(const Target &target, const std::optional<Crew> &crewInHand,
                                const State &state, const Offers &offers)
{
    Play play;
    if (const Cell *cell = std::get_if<Cell>(&target)) {
        if (!crewInHand)
            return std::nullopt;
        play.what = Move{*crewInHand, anyPath(state.players[state.current].crews[*crewInHand].at, *cell)};
    } else if (const Crew *crew = std::get_if<Crew>(&target)) {
        play.what = Move{*crew, {}};
    } else if (const LinePush *push = std::get_if<LinePush>(&target)) {
        play.what = Slide{*push};
    } else if (const Contract *contract = std::get_if<Contract>(&target)) {
        const bool displayed = state.market.contains(*contract);
        play =
            offers.representative(displayed ? PlaySoFar{kindOf<Use>(), {}} : PlaySoFar{kindOf<Fulfil>(), {}});
        if (displayed && std::holds_alternative<Use>(play.what)) {
            Use use = plainUse(TileKind::Market);
            use.take = *contract;
            play.what = use;
        } else {
            play.what = Fulfil{*contract};
        }
    } else if (const Airship *airship = std::get_if<Airship>(&target)) {
        Use use = plainUse(TileKind::Shipyard);
        use.airship = *airship;
        play.what = use;
    } else if (const Utility *utility = std::get_if<Utility>(&target)) {
        Use use = plainUse(TileKind::Architect);
        use.utility = *utility;
        play.what = use;
    } else {
        return std::nullopt;
    }
    return play;
}

} // namespace skyledger::ui
