// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/numbers/boardnumbers.h"

#include <memory>

namespace skyledger::ui {

class WhistleMountainTable;

/// What the page of numbers shows of a game of Whistle Mountain. The table must stay.
std::unique_ptr<BoardNumbers> whistleMountainNumbers(WhistleMountainTable &table);

} // namespace skyledger::ui
