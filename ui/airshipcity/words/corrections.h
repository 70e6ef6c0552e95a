// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"
#include "ui/airshipcity/words/gamewords.h"

#include <QtCore/QString>

#include <span>

namespace skyledger::words {

/// A value that a correction sets: "Ada, gold: 4".
QString correctedValue(const airshipcity::Assignment &assignment, const GameWords &game);

/// All values of a correction in one line.
QString listedCorrections(const airshipcity::Correct &correct, const GameWords &game);

/// "2 corrections and 1 override in this game", of its first events; empty if there are none. A game that the table
/// corrected or played against the rules says so wherever its score is read.
QString interventions(std::span<const airshipcity::Entry> entries);

} // namespace skyledger::words
