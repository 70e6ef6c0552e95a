// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/rules/boards.h"
#include "core/whistlemountain/rules/judgement.h"

/// Inside of the rules: answers to what is pending, each handed to its chapter.
namespace skyledger::whistlemountain {

/// Judges a play as the answer to this entry.
void judgeAnswer(const Judgement &on, const Pending &entry, const Play &play);
/// Takes the entry off the list and runs the answer. What it opens is in `on.opened`.
void performAnswer(Boards &on, std::size_t at, const Play &play);

} // namespace skyledger::whistlemountain
