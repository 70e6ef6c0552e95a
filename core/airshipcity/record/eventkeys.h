// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/names.h"
#include "core/airshipcity/record/game.h"

/// Inside of the event codec: what the plays of this game are called and which keys they have.
namespace skyledger::airshipcity {

/// The keys of plays, as `AirshipCity::playKeys` names them.
enum class EventKey : std::uint8_t {
    Crew,
    Path,
    LongDistance,
    Utility,
    Slides,
    Take,
    Reveal,
    Airship,
    Then,
    Renovation,
    Develop,
    Crest,
    Negotiator,
    Line,
    Toward,
    Contract,
    Give,
    Get
};

/// The plays, as `AirshipCity::deeds` names them.
enum class Deed : std::uint8_t { Move, Use, Skip, Piggyback, Slide, Fulfil, Barter, EndTurn, StageBonus };

/// The keys that a play may have; what else this format knows is misplaced there.
constexpr play::CodeSet keysOf(Deed deed)
{
    using enum EventKey;
    switch (deed) {
    case Deed::Move:
        return {Crew, Path, LongDistance};
    case Deed::Use: // which of them the tile wants is for the rules to say (AC-MOVE-08)
        return {Utility, Slides, Take, Reveal, Airship, Then, Renovation, Develop, Crest};
    case Deed::Skip:
    case Deed::EndTurn:
        return {};
    case Deed::Piggyback:
        return {Take, Negotiator};
    case Deed::Slide:
        return {Line, Toward};
    case Deed::Fulfil:
        return {Contract};
    case Deed::Barter:
        return {Give, Get};
    case Deed::StageBonus:
        return {Take};
    }
    return {};
}

} // namespace skyledger::airshipcity
