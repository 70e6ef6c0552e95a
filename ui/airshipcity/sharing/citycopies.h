// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/sharing/copycomparison.h"

namespace skyledger::ui {

/// Copies of the box of Airship City, as they go from hand to hand.
SharedCopies airshipCityCopies();

} // namespace skyledger::ui
