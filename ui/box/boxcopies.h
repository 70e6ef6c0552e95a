// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/sharing/copycomparison.h"
#include "ui/box/tablebox.h"

namespace skyledger::ui {

/// The copies of a box that go from hand to hand, by the table of its game.
SharedCopies copiesOf(const TableBox &box);

} // namespace skyledger::ui
