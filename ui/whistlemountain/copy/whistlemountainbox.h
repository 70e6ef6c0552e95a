// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/tablebox.h"

namespace skyledger::ui {

/// What is in the box of Whistle Mountain, for its owner's copy.
TableBox whistleMountainBox();

} // namespace skyledger::ui
