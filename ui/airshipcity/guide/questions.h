// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/aspects.h"
#include "ui/airshipcity/words/gamewords.h"

#include <QtCore/QString>

/// What the guide says: questions and the names of answers.
namespace skyledger::ui {

/// Names what it is asked about one game at one moment.
struct Speaker {
    const words::GameWords &game;
    const airshipcity::State &state;

    /// What is asked of the player: "Which airship is built?".
    QString question(Aspect aspect, const airshipcity::Play &play) const;
    /// The answer as a label: "Wooden Private Ship", "No second push".
    QString answer(const GivenAnswer &answer) const;
    /// The same as short as a card needs it; empty where that is the answer itself.
    QString onCard(const GivenAnswer &answer) const;
    /// A crew as a choice: "Crew 1 on Mine-1 (C2)".
    QString crew(airshipcity::Player player, airshipcity::Crew crew) const;
    /// What there is to do in this phase, before anything is chosen.
    QString opening(const std::optional<airshipcity::Crew> &crewInHand) const;
    /// "2 gears short ... (AC-RES-04, page 8)"
    QString refusal(const airshipcity::Verdict &verdict, const airshipcity::Event &event) const;
    /// What an undetermined play lacks: "still to be copied: cost, VP".
    QString lacking(const airshipcity::Verdict &verdict) const;
    /// How a move gets there, if not by a single step: "via Harbor", "via Mine, a long-distance flight".
    QString route(const airshipcity::Move &move) const;
    /// A contract by what is printed on it; one that nobody has copied yet by its place on the display.
    QString contract(airshipcity::Contract contract) const;
};

} // namespace skyledger::ui
