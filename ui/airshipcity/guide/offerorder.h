// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/questions.h"

#include <vector>

/// In which order choices are listed, and their keys.
namespace skyledger::ui {

/// Whether one choice is listed before another: refused ones come last, and behind them the arrows in the city, which are
/// not listed. Those that are alike in this keep their order.
bool comesBefore(const PlayOption &a, const PlayOption &b);

/// The choices in that order, each with its key.
std::vector<PlayOption> arranged(std::vector<PlayOption> offers);

} // namespace skyledger::ui
