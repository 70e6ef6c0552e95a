// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/rules/step.h"

/// Inside of the rules, chapter "Action phase: Plant" (p12), and every other planting.
namespace skyledger::cloudage {

/// How many tiles a planting may be, and what comes with it.
struct PlantTerms {
    int limit = 0;
    bool extra = false;  ///< the planting of L14
    bool active = false; ///< by the active player: the Biology manual counts (CA-AMB-21)
};

void plant(Step &step, const Plant &plant, const PlantTerms &terms);
/// Whether a planting of the active player asks for the prize of the Biology manual in Water or VP (CA-PC-08).
bool manualAsks(const Setup &setup, const PlayerState &board, const Plant &plant, bool active);

} // namespace skyledger::cloudage
