// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/rules.h"
#include "ui/airshipcity/guide/choice.h"

#include <optional>
#include <span>
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
    StageTake
};

/// Stands for "no such thing" as an answer.
inline constexpr int unanswered = -1;

/// An answer to a question: the number of the thing in its type.
struct Answer {
    Aspect aspect{};
    int value = unanswered;
    friend bool operator==(const Answer &, const Answer &) = default;
};

/// The questions about a kind of play in the order in which people decide. The state tells on which tile a crew acts.
std::span<const Aspect> aspectsOf(const airshipcity::Play &play, const airshipcity::Setup &setup,
                                  const airshipcity::State &state);

/// How a play answers a question of its kind.
int answerOf(const airshipcity::Play &play, Aspect aspect, const airshipcity::State &state);

/// A play of the same kind with another answer. Destinations are left alone.
airshipcity::Play withAnswer(airshipcity::Play play, const Answer &answer);

/// All answers that the boards suggest, possible or not, where people expect to see those that are refused too; empty
/// for the other questions.
std::vector<int> conceivableAnswers(const airshipcity::Play &play, Aspect aspect,
                                    const airshipcity::Setup &setup, const airshipcity::State &state);

/// The thing on a board that an answer is about.
Target targetOf(const Answer &answer, const airshipcity::State &state);

/// The tile where the crew of a player stands.
airshipcity::TileKind kindAt(airshipcity::Cell cell, const airshipcity::Setup &setup,
                             const airshipcity::State &state);

/// Where a move ends.
airshipcity::Cell destinationOf(const airshipcity::Move &move, airshipcity::Cell from);

/// The use of a tile with nothing decided yet.
airshipcity::Use plainUse(airshipcity::TileKind kind);

} // namespace skyledger::ui
