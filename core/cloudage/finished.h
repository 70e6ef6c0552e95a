// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/gamerecord.h"
#include "core/table/finishedgame.h"

namespace skyledger::cloudage {

/// A record as plain values, for the shelf and for other programs; nothing if it holds an event in force that cannot be
/// replayed. A game that is not over comes too, as not final.
std::optional<table::FinishedGame> finishedGame(const GameRecord &record);

} // namespace skyledger::cloudage
