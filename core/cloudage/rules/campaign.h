// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/rules/step.h"

/// Inside of the rules: what Story, Scenario and other cards do that this program does not know, as the table tells it.
namespace skyledger::cloudage {

void otherEffect(Step &step, const OtherEffect &effect);

} // namespace skyledger::cloudage
