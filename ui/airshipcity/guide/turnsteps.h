// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/insistence.h"
#include "ui/airshipcity/guide/offers.h"
#include "ui/airshipcity/guide/turnguide.h"

namespace skyledger::ui {

/// What the record keeper has chosen since the last event, and what can be chosen next.
class TurnGuide::Steps
{
public:
    std::optional<airshipcity::Crew> crew;
    bool crewCameByItself = false;
    std::vector<Branch> branches; ///< one per choice; the last one is where we are
    std::optional<Asked> asked;
    bool asksUtilityName = false;
    std::optional<airshipcity::Play> refused; ///< last
    std::vector<Answer> refusedAnswers;
    std::unique_ptr<Insistence> insistence;
    std::optional<Insisted> insisted;
    std::function<QString()> told; ///< the note that is shown, in the language that is spoken
    bool stopped = false;          ///< the player stopped on the tile to decide about it
    Automation automation;
    bool boxIsMadeUp = false; ///< then it has no more public utilities than it lists

    QString question;
    airshipcity::Rule rule{}; ///< of the question
    std::vector<Choice> choices;
    std::vector<PlayOption> options; ///< the same for the turn panel
    std::vector<Offer> offers;       ///< the same with what they do, then those of the boards alone

    void forget()
    {
        crew.reset();
        crewCameByItself = false;
        branches.clear();
        asked.reset();
        asksUtilityName = false;
        forgetRefusal();
    }
    void forgetRefusal()
    {
        refused.reset();
        refusedAnswers.clear();
        insistence.reset();
        insisted.reset();
    }
};

} // namespace skyledger::ui
