// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/names.h"

/// Inside of the event codec: the keys that events have, and which events may have them.
namespace skyledger::airshipcity {

enum class EventKey : std::uint8_t {
    Do,
    Player,
    At,
    Reported,
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
    Get,
    Set,
    Reason,
    Event,
    Was,
    Void
};

/// What an event does; the values of `do`.
enum class Deed : std::uint8_t {
    Move,
    Use,
    Skip,
    Piggyback,
    Slide,
    Fulfil,
    Barter,
    EndTurn,
    StageBonus,
    Correct,
    Override
};

} // namespace skyledger::airshipcity

namespace skyledger {
template <>
inline constexpr std::size_t table::countOf<airshipcity::EventKey> = 27;
template <>
inline constexpr std::size_t table::countOf<airshipcity::Deed> = 11;
} // namespace skyledger

namespace skyledger::airshipcity {

} // namespace skyledger::airshipcity

namespace skyledger {
template <>
inline constexpr std::array<std::string_view, table::countOf<airshipcity::EventKey>>
    table::nameTable<airshipcity::EventKey>{
        "do",      "player", "at",         "reported", "crew",    "path",     "longDistance",
        "utility", "slides", "take",       "reveal",   "airship", "then",     "renovation",
        "develop", "crest",  "negotiator", "line",     "toward",  "contract", "give",
        "get",     "set",    "reason",     "event",    "was",     "void"};
} // namespace skyledger

namespace skyledger::airshipcity {

} // namespace skyledger::airshipcity

namespace skyledger {
template <>
inline constexpr std::array<std::string_view, table::countOf<airshipcity::Deed>>
    table::nameTable<airshipcity::Deed>{"move",   "use",     "skip",       "piggyback", "slide",   "fulfil",
                                        "barter", "endTurn", "stageBonus", "correct",   "override"};
} // namespace skyledger

namespace skyledger::airshipcity {

/// The keys that an event may have; what else this format knows is misplaced there.
constexpr KeySet<EventKey> keysOf(Deed deed)
{
    using enum EventKey;
    const KeySet<EventKey> always{Do, Player, At};
    const KeySet<EventKey> play = always | KeySet<EventKey>{Reported};
    switch (deed) {
    case Deed::Move:
        return play | KeySet<EventKey>{Crew, Path, LongDistance};
    case Deed::Use: // which of them the tile wants is for the rules to say (AC-MOVE-08)
        return play
            | KeySet<EventKey>{Utility, Slides, Take, Reveal, Airship, Then, Renovation, Develop, Crest};
    case Deed::Skip:
    case Deed::EndTurn:
        return play;
    case Deed::Piggyback:
        return play | KeySet<EventKey>{Take, Negotiator};
    case Deed::Slide:
        return play | KeySet<EventKey>{Line, Toward};
    case Deed::Fulfil:
        return play | KeySet<EventKey>{Contract};
    case Deed::Barter:
        return play | KeySet<EventKey>{Give, Get};
    case Deed::StageBonus:
        return play | KeySet<EventKey>{Take};
    case Deed::Correct:
        return always | KeySet<EventKey>{Set, Reason};
    case Deed::Override:
        return always | KeySet<EventKey>{Event, Reason, Was, Void};
    }
    return {};
}

} // namespace skyledger::airshipcity
