// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/event.h"
#include "core/airshipcity/verdict.h"
#include "ui/airshipcity/words/gamewords.h"

#include <QtCore/QString>

namespace skyledger::words {

/// Why something is refused, as one clause without capital and full stop, so that it can follow a colon: "2 gears
/// short: 3 needed, you have 1". "You" is the player of the event. The event, if at hand, tells apart what one rule and
/// its facts leave open.
QString reason(const airshipcity::Objection &objection, const GameWords &game,
               const airshipcity::Event *event = nullptr);

/// The rule behind it: "AC-PRE-01, page 10".
QString ruleWithPage(airshipcity::Rule rule);

} // namespace skyledger::words
