// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/event.h"
#include "core/airshipcity/ids.h"
#include "core/airshipcity/setup.h"
#include "core/airshipcity/state.h"

/// What a table can set by hand.
namespace skyledger::airshipcity {

using SettingTable = describe::SettingTable<State, Setup, Ids>;

/// One row for each `Setting`. An amount that no board can show is no fault of form: it is read as one that stays
/// impossible, so that the rules refuse it (AC-SETUP-11).
const SettingTable &settings();

} // namespace skyledger::airshipcity
