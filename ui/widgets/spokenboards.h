// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace skyledger::ui {

/// Has everything that draws itself and has a name stop a screen reader: what bears other things is a group, the rest is a
/// text. Qt takes such widgets for fillers, over which readers pass, so that depots, prices, rounds and VP were never heard.
/// Once for the program.
void installSpokenBoards();

} // namespace skyledger::ui
