// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/setup.h"
#include "ui/rulebook/rulefacts.h"
#include "ui/rulebook/rulelibrary.h"

namespace skyledger::ui {

/// The rulebook of Whistle Mountain, read when it is first asked for, then kept.
const RuleLibrary &whistleMountainRules();
/// Its edition and rulings; with the setup of an open game, how it plays them. The setup must outlive what is returned.
RuleFacts whistleMountainRuleFacts(const whistlemountain::Setup *setup = nullptr);
/// What an edition is called, in the language that is spoken now.
QString whistleMountainEdition(const QString &edition);

} // namespace skyledger::ui
