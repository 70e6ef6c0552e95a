// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/rules/boards.h"
#include "core/whistlemountain/rules/judgement.h"

/// Inside of the rules, chapters "Activating a machine" and the machines themselves.
namespace skyledger::whistlemountain {

/// What an activation asks for in resources (section 14); discarded cards are paid besides.
Cost costOfActivation(Machine machine);
/// Judges an activation by the aircraft of the Harvest, or one that `entry` grants.
void judgeActivation(const Judgement &on, const Activate &activate, const Pending *entry);
/// Pays and runs the effect. `granted`: not one of the Harvest's own (WM-ACT-04).
void performActivation(Boards &on, Player player, const Activate &activate, bool granted);

/// Whether an entry would let this machine be activated, by place alone (WM-ACT-02, WM-ACT-05).
bool isOpenTo(const State &state, const Pending &entry, Machine machine);
/// Whether a player could activate a machine in some way, its place granted.
bool canActivate(const Setup &setup, const State &state, Player player, Machine machine, bool fromStock,
                 const Amounts &stock);
/// Whether some machine could be activated by this entry with this stock.
bool canActivateAny(const Setup &setup, const State &state, const Pending &entry, const Amounts &stock);

} // namespace skyledger::whistlemountain
