// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/rules/step.h"

/// Inside of the rules, chapter "Solo" (p14).
namespace skyledger::cloudage {

/// The action of the space whose marker moves down.
void soloStep(Step &step, const SoloStep &solo);

/// Whether a kind of space offers a choice; gathering in the district named (`none`: in any).
bool offers(SoloAction space, SoloChoice choice, District district);
/// The space of the leftmost marker on the upper row.
Space soloSpace(const State &state);

} // namespace skyledger::cloudage
