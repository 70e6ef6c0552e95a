// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/verdict.h"

#include <QtCore/QStringList>

namespace skyledger::whistlemountain::wording {

/// Why something is refused: the rule and its facts in words, without full stop. `players` are the names in turn order,
/// as shown.
QString reason(const play::Objection &objection, const QStringList &players);

/// A value that nobody entered yet, in words.
QString missingText(const play::MissingValue &missing);

} // namespace skyledger::whistlemountain::wording
