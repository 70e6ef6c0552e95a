// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/setup.h"
#include "ui/rulebook/rulefacts.h"
#include "ui/rulebook/rulelibrary.h"

/// The rulebook of Airship City, and what the game says about it.
namespace skyledger::ui {

/// Read when it is first asked for, then kept.
const RuleLibrary &airshipCityRules();

/// Editions and rulings of the game; with the setup of an open game, how it plays them. The setup must outlive what is
/// returned.
RuleFacts airshipCityRuleFacts(const airshipcity::Setup *setup = nullptr);

} // namespace skyledger::ui
