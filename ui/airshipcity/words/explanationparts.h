// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/words/explanation.h"
#include "ui/airshipcity/words/gamewords.h"
#include "ui/words/ordertold.h"

/// What the parts of an explanation share.
namespace skyledger::words {

/// The words of a scored game, which must stay.
GameWords wordsOf(const airshipcity::ScoredGame &game);

/// A sentence and the rules behind it.
ExplanationLine sentence(const QString &text, const std::vector<airshipcity::Rule> &rules = {});
/// Rules with their pages.
std::vector<RuleMention> mentioned(const std::vector<airshipcity::Rule> &rules);

/// "Ada 4, Bo 3, Cy 1": players and a number of each, the highest first.
QString listedNumbers(std::vector<std::pair<airshipcity::Player, int>> numbers, const GameWords &game);

/// "Ada, Bo and Cy"
QString namesOf(const std::vector<airshipcity::Player> &players, const GameWords &game);

/// Where the player of a seat stands in the score.
const airshipcity::PlayerScore &scoreOf(const airshipcity::ScoredGame &game, airshipcity::Player player);

/// Where everybody stands, by seat.
std::vector<Standing> standings(const airshipcity::FinalScore &score, const GameWords &game);

} // namespace skyledger::words
