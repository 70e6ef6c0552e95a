// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/tablebox.h"

namespace skyledger::ui::test {

/// The box of the toy: its rulebook prints what the basket "willow" costs, and names the basket "reed". Anybody's box may
/// hold more baskets.
TableBox toyBox();

/// What the file of somebody's copy of it says.
QJsonObject keptToy();

} // namespace skyledger::ui::test
