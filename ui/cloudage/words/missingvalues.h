// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/verdict.h"
#include "ui/cloudage/words/gamewords.h"

namespace skyledger::cloudage::wording {

/// A printed value that nobody entered yet, in words: "the reward of Whika".
QString missingValue(const play::MissingValue &value, const GameWords &game);

/// What the table must tell where an effect is not known: "what was paid".
QString toReport(ReportKey key);

} // namespace skyledger::cloudage::wording
