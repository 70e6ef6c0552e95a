// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/verdict.h"
#include "ui/cloudage/words/gamewords.h"

namespace skyledger::cloudage::wording {

/// Why something is refused, with what the objection knows: "Metal: 3 needed, 2 there". Neither a capital in front nor a
/// full stop.
QString reason(const play::Objection &objection, const GameWords &game);

/// "CA-MOVE-03, page 8"
QString ruleWithPage(Rule rule);

/// A printed value that nobody entered yet, in words: "the reward of Whika".
QString missingValue(const play::MissingValue &value, const GameWords &game);

/// What the table must tell where an effect is not known: "what was paid".
QString toReport(ReportKey key);

} // namespace skyledger::cloudage::wording
