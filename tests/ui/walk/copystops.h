// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/ui/walk/walker.h"

namespace skyledger::ui::walk {

/// "Your copy": nothing entered, begun, the sample set, each at all of its pages; and what is done with the copies of
/// others.
std::vector<Stop> copyStops();

} // namespace skyledger::ui::walk
