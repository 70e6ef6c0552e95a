// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/scoring.h"

#include <QtCore/QStringList>

/// The scoring in words.
namespace skyledger::whistlemountain::wording {

/// Who won, and by what (WM-TIE-01).
QString decisionText(const FinalScore &score, const QStringList &names);
/// Where VP come from, with the thing: "machine: Forge".
QString sourceOf(const ScoreLine &line);

} // namespace skyledger::whistlemountain::wording
