// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/insistence.h"
#include "ui/airshipcity/guide/offers.h"
#include "ui/airshipcity/guide/turnguide.h"

#include <utility>
#include <variant>

namespace skyledger::ui {

/// What the record keeper has chosen since the last event, and what can be chosen next.
class TurnGuide::Steps
{
public:
    /// What was answered, one per choice; the last one is where we are.
    using Path = std::vector<PlaySoFar>;

    /// Nothing is chosen but perhaps a crew.
    struct Opening {
    };
    struct Asking {
        Path path;
    };
    /// The printed name of a public utility is asked for; the path leads back to what was asked before.
    struct Naming {
        Path path;
    };
    /// The play at the end of the path lacks values.
    struct Lacking {
        Path path;
        Asked asked;
    };
    /// What is recorded against the rules; ready as soon as nothing is open about it.
    struct Insisting {
        Insistence insistence;
        airshipcity::Play refused; ///< at first, which says what is against it
        std::optional<Insisted> ready = {};
    };
    /// A play that was refused, and what of it was chosen.
    struct Refused {
        airshipcity::Play play;
        std::vector<Answer> given;
    };

    std::variant<Opening, Asking, Naming, Lacking, Insisting> state;
    std::optional<airshipcity::Crew> crew;
    bool crewCameByItself = false;
    airshipcity::Player holder =
        airshipcity::none<airshipcity::Player>; ///< whose crew was taken in hand last
    std::optional<Refused> refused;             ///< last, since the state is what it is
    std::function<QString()> told;              ///< the note that is shown, in the language that is spoken
    QString typed;                              ///< digits of the contract that was turned up
    bool stopped = false;                       ///< the player stopped on the tile to decide about it
    Automation automation;
    bool boxIsMadeUp = false; ///< then it has no more public utilities than it lists

    QString question;
    airshipcity::Rule rule{};     ///< of the question
    std::optional<Aspect> aspect; ///< that is asked about; nothing for a question that is none
    std::vector<Choice> choices;
    std::vector<PlayOption> options; ///< the same for the turn panel
    std::vector<Offer> offers;       ///< the same with what they do, then those of the boards alone

    void forget()
    {
        state = Opening();
        crew.reset();
        crewCameByItself = false;
        refused.reset();
        typed.clear();
    }
    /// What was chosen step by step.
    Path path() const
    {
        if (const auto *asking = std::get_if<Asking>(&state))
            return asking->path;
        if (const auto *naming = std::get_if<Naming>(&state))
            return naming->path;
        if (const auto *lacking = std::get_if<Lacking>(&state))
            return lacking->path;
        return {};
    }
    /// Asks what is open at the end of a path.
    void ask(Path path)
    {
        typed.clear();
        if (path.empty())
            state = Opening();
        else
            state = Asking{std::move(path)};
    }
    const Lacking *lacking() const { return std::get_if<Lacking>(&state); }
    Insisting *insisting() { return std::get_if<Insisting>(&state); }
};

} // namespace skyledger::ui
