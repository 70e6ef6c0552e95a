// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/settings.h"
#include "core/whistlemountain/event.h"
#include "core/whistlemountain/record/ids.h"

/// What can be set by hand.
namespace skyledger::whistlemountain {

using SettingTable = describe::SettingTable<State, Setup, Ids>;

/// One row for each `Setting`. Scaffolds, machines, points and the turn are put by the rules, with all that follows.
const SettingTable &settings();

} // namespace skyledger::whistlemountain
