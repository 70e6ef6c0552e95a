// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/questions.h"

#include <vector>

/// In which order choices are listed, and their keys.
namespace skyledger::ui {

/// Refused choices go last; the others keep their order.
void refusedLast(std::vector<PlayOption> &offers);

/// The arrows in the city go last, and everything gets its key.
std::vector<PlayOption> arranged(std::vector<PlayOption> offers);

} // namespace skyledger::ui
