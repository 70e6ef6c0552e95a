// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"
#include "ui/widgets/tokens.h"

namespace skyledger::ui {

/// How a player is told apart at a table.
PlayerLook lookOf(const CloudAgeTable &table, cloudage::Player player);

} // namespace skyledger::ui
