// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/score/sheet/sheetgame.h"

namespace skyledger::ui {

/// The score sheet of Whistle Mountain: nine fields for each player. Tower and upgrades also take their sum.
const SheetGame &whistleMountainSheet();

} // namespace skyledger::ui
