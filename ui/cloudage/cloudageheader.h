// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"
#include "ui/play/turn/gameheader.h"

namespace skyledger::ui {

/// What stands above the boards: who is asked, the three phases of the round, who is still to answer.
TurnTold turnTold(const CloudAgeTable &table);

} // namespace skyledger::ui
