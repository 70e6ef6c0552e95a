// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/newgame.h"
#include "core/airshipcity/rulings.h"

#include <QtCore/QString>

/// What people read before they begin: why there is no new game, and how unclear rules are read.
namespace skyledger::words {

/// Why there is no new game, as one line without full stop.
QString refusal(const airshipcity::NewGameRefusal &refusal);

/// What a ruling is about, as a label: "Unfinished contracts at the end".
QString rulingTitle(const airshipcity::RulingInfo &ruling);

/// A reading of it, as one clause: "their VP are lost". Readings count from 0.
QString reading(const airshipcity::RulingInfo &ruling, std::size_t reading);

} // namespace skyledger::words
