// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/changes.h"
#include "core/airshipcity/event.h"
#include "core/airshipcity/setup.h"
#include "core/airshipcity/verdict.h"
#include "ui/airshipcity/guide/aspects.h"

#include <QtCore/QStringList>

/// Which rule explains what. Rules go by name; the look-up has an entry for each.
namespace skyledger::ui {

class AirshipCityTable;

/// The id of a rule, "AC-MOVE-03".
QString idOf(airshipcity::Rule rule);
QStringList idsOf(std::initializer_list<airshipcity::Rule> rules);

airshipcity::Rule ruleOf(airshipcity::TileKind kind);
airshipcity::Rule ruleOf(airshipcity::Airship airship);
airshipcity::Rule ruleOf(airshipcity::BonusEffect effect);
/// What is printed on the box and nobody has told the program yet.
airshipcity::Rule ruleOf(const airshipcity::MissingValue &value);
/// A line of what to do with the pieces.
airshipcity::Rule ruleOf(const airshipcity::Change &change);

/// What a player does, in the state before it.
airshipcity::Rule ruleOf(const airshipcity::Play &play, const airshipcity::Setup &setup,
                         const airshipcity::State &state);
/// An answer, and the question that leads to it.
airshipcity::Rule ruleOf(const GivenAnswer &answer, const airshipcity::Play &play,
                         const airshipcity::Setup &setup, const airshipcity::State &state);
airshipcity::Rule ruleOfQuestion(Aspect aspect, const airshipcity::Play &play);
/// What there is to do before anything is chosen.
airshipcity::Rule ruleOfMoment(const airshipcity::Setup &setup, const airshipcity::State &state,
                               bool crewInHand);

/// A thing on a board: what it is, then why it cannot be chosen now.
QStringList rulesOf(const AirshipCityTable &table, const Target &target);

} // namespace skyledger::ui
