// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/event.h"
#include "ui/play/questions.h"

#include <vector>

namespace skyledger::ui {

/// What the table reports of a play, as the guide of any game passes it on, and back.
std::vector<ToldAmount> toldOf(const airshipcity::Reported &reported);
airshipcity::Reported reportedOf(const std::vector<ToldAmount> &told);

} // namespace skyledger::ui
