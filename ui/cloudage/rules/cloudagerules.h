// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/setup.h"
#include "ui/rulebook/rulefacts.h"
#include "ui/rulebook/rulelibrary.h"

namespace skyledger::ui {

/// The rules of CloudAge to look up, read once.
const RuleLibrary &cloudAgeRules();

/// What it says of its edition and rulings, and how an open game plays them; null if none is open.
RuleFacts cloudAgeRuleFacts(const cloudage::Setup *setup = nullptr);

} // namespace skyledger::ui
