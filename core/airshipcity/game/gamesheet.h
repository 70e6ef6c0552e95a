// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/record/scoresheet.h"
#include "core/airshipcity/rules/scoring.h"
#include "core/airshipcity/state.h"

#include <QtCore/QJsonObject>

namespace skyledger::airshipcity {

/// What awards and tie-breaks compare, as a player's column of a sheet has it.
FinalCount finalCount(const SheetPlayer &player);
/// The other way: the column of somebody without a name.
SheetPlayer sheetPlayer(const FinalCount &count);

/// A score sheet of what lies on the boards of a tracked game, to be compared with the table. It keeps the game's id, and
/// its end as the date, so that both are one play. What is not known is left out.
QJsonObject sheetOfGame(const GameRecord &record, const State &end);

} // namespace skyledger::airshipcity
