// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/setup.h"
#include "core/airshipcity/state.h"
#include "core/score/curve.h"

#include <span>

namespace skyledger::airshipcity {

/// How the VP of a game went: its states after 0, 1, 2 ... events.
score::Curve gameCurve(const Setup &setup, std::span<const State> states);

} // namespace skyledger::airshipcity
