// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/record/scoresheet.h"
#include "ui/score/told/scoretold.h"

namespace skyledger::ui {

/// Tells of the end of a game of Whistle Mountain, or how it would end now, in the language that is spoken now.
ScoreTold tellScore(const whistlemountain::Session &session);
/// The same of a score sheet.
ScoreTold tellScore(const whistlemountain::ScoreSheet &sheet);

} // namespace skyledger::ui
