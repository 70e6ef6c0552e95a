// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/event.h"
#include "core/cloudage/record/ids.h"
#include "core/cloudage/state.h"

/// What can be set by hand.
namespace skyledger::cloudage {

using SettingTable = describe::SettingTable<State, Setup, Ids>;

/// One row for each `Setting`. Words and ids that nobody knows are read as they may be told, and impossible.
const SettingTable &settings();

/// Every value of the boards that a table can compare with its cardboard: all that can be set but the course of the
/// game.
std::vector<Assignment> boardValues(const Setup &setup, const State &state, const Ids &ids);

} // namespace skyledger::cloudage
