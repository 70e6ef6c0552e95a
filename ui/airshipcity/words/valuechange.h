// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/valuechange.h"
#include "core/airshipcity/record/proposals.h"
#include "ui/airshipcity/words/gamewords.h"

#include <QtCore/QStringList>

/// What follows from values of the cardboard that are other than they were taken for.
namespace skyledger::words {

/// What a change of a value does to the game, a sentence each.
QStringList consequences(const airshipcity::ValueChange &change, const GameWords &game);

/// What is said about a missing value by what the table reported, in a sentence.
QString proposal(const airshipcity::Proposal &proposal, const GameWords &game);

/// "event 12", "events 12, 40 and 41"; of many the first.
QString eventNumbers(const std::vector<std::size_t> &events);

} // namespace skyledger::words
