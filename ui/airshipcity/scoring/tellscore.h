// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/scoredgame.h"
#include "ui/score/told/scoretold.h"

#include <optional>

namespace skyledger::ui {

/// Tells of a scored game of Airship City, in the language that is spoken now; with a curve if it was tracked.
ScoreTold tellScore(const airshipcity::ScoredGame &game, const std::optional<score::Curve> &curve = {});

} // namespace skyledger::ui
