// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/rules/step.h"

/// Inside of the rules, chapter "Production phase" (p6, p7).
namespace skyledger::cloudage {

void produce(Step &step, const Produce &produce);
void doBook(Step &step, const Book &book);

/// Whether a player can produce a level; a level above the own one cannot be.
enum class LevelStatus : std::uint8_t { Affordable, TooDear, Unknown };
LevelStatus levelStatus(const Setup &setup, const PlayerState &board, int level);

/// Whether the last production phase is only the produce step (CA-AMB-01).
bool revealsNothing(const Setup &setup, const State &state);

/// What the Book action of this round is; nothing while it is not known.
const std::optional<BookValues> &bookOf(const Setup &setup, const State &state);

} // namespace skyledger::cloudage
