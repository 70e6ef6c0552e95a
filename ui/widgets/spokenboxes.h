// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace skyledger::ui {

/// Has boxes to choose from tell screen readers what they are for before what is chosen. On Linux Qt tells only the
/// latter, so that "4" was heard where the players are counted. Once for the program.
void installSpokenBoxes();

} // namespace skyledger::ui
