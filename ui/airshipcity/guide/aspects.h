// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/rules.h"
#include "ui/airshipcity/guide/things.h"

#include <optional>
#include <vector>

/// What a play leaves to decide, one question after the other.
namespace skyledger::ui {

/// One question about a play.
enum class Aspect : std::uint8_t {
    Destination, ///< cell where a move ends
    Utility,
    Airship,
    Then,       ///< donate or sell
    Renovation, ///< resource
    Develop,    ///< tile
    Take,       ///< contract of the display
    Reveal,     ///< contract that was drawn
    Line,       ///< of the first push
    Way,        ///< direction of the first push
    SecondLine, ///< `unanswered`: no second push
    SecondWay,
    Crest, ///< resource of the crest bonus
    Contract,
    Give,
    Get,
    PiggybackTake, ///< resource; `unanswered`: declined
    Negotiator,    ///< resource of the extra unit; `unanswered`: not spent
    StageTake,
    // The rest is asked by no list.
    Crew,         ///< that moves: it is in hand before anything is asked
    LongDistance, ///< 1: that bonus effect is spent for a move
    UtilityName,  ///< that is printed on a public utility which the game has not met yet
    Digit,        ///< of the contract that was turned up, in their order
    Clicked ///< whatever was answered before was meant by a click; the kind of tile of a use, else `unanswered`
};

/// Stands for "no such thing" as an answer.
inline constexpr int unanswered = -1;
/// Answers which public utility is built: one that the game has not met yet.
inline constexpr int unmetUtility = -2;

/// The keys of a list as answers, and all of an enumeration.
template <class Keys>
std::vector<int> numbersOf(const Keys &keys)
{
    std::vector<int> numbers;
    for (const auto key : keys)
        numbers.push_back(static_cast<int>(key));
    return numbers;
}
template <class Key>
std::vector<int> every(std::size_t count = table::countOf<Key>)
{
    return numbersOf(table::firstOf<Key>(count));
}

/// An answer's question.
inline Aspect aspectOf(const GivenAnswer &answer)
{
    return answer.question.as<Aspect>();
}

/// The kind of a play as a partial play counts it.
template <class Kind>
std::size_t kindOf()
{
    return decltype(airshipcity::Play::what)(Kind{}).index();
}

/// The move of a crew, with nothing else decided yet.
PartialPlay moveOf(airshipcity::Crew crew);

/// The questions about a kind of play in the order in which people decide. The state tells on which tile a crew acts.
std::vector<Aspect> aspectsOf(const airshipcity::Play &play, const airshipcity::Setup &setup,
                              const airshipcity::State &state);

/// How a play answers a question of its kind.
int answerOf(const airshipcity::Play &play, Aspect aspect, const airshipcity::State &state);

/// A play of the same kind with another answer. A crew goes straight over everything.
airshipcity::Play withAnswer(airshipcity::Play play, const GivenAnswer &answer,
                             const airshipcity::State &state);

/// Names a tile that a renovation could develop: without one only that would be refused, not what is in the way.
void developOne(airshipcity::Play &play, const airshipcity::Setup &setup, const airshipcity::State &state);

/// All answers that the boards suggest, possible or not, where people expect to see those that are refused too; empty
/// for the other questions.
std::vector<int> conceivableAnswers(const airshipcity::Play &play, Aspect aspect,
                                    const airshipcity::Setup &setup, const airshipcity::State &state);

/// The thing on a board that an answer is about; nothing if it is about none.
std::optional<BoardThing> targetOf(const GivenAnswer &answer, const airshipcity::State &state);

/// The crews that can be activated in the turn under way; none at other moments.
airshipcity::KeySet<airshipcity::Crew> readyCrews(const airshipcity::State &state);

/// The tile where the crew of a player stands.
airshipcity::TileKind kindAt(airshipcity::Cell cell, const airshipcity::Setup &setup,
                             const airshipcity::State &state);

/// Where a move ends.
airshipcity::Cell destinationOf(const airshipcity::Move &move, airshipcity::Cell from);

/// Some path between two cells, straight over everything; it may end early where it would be too long.
airshipcity::Path anyPath(airshipcity::Cell from, airshipcity::Cell to);

/// The use of a tile with nothing decided yet.
airshipcity::Use plainUse(airshipcity::TileKind kind);

} // namespace skyledger::ui
