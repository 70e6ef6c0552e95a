// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/score/sheet/sheetgame.h"

namespace skyledger::ui {

/// The score sheet of CloudAge: the marker, missions as letters with what is reached, tiles, grey VP.
const SheetGame &cloudAgeSheet();

} // namespace skyledger::ui
