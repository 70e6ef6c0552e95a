// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/aspects.h"

#include <vector>

namespace skyledger::ui {

/// The answers that cardboard can show to a question about a move that the rules forbid and the table wants. Empty: it is
/// left as it is.
std::vector<int> insistentAnswers(const airshipcity::Play &play, Aspect aspect,
                                  const airshipcity::Setup &setup, const airshipcity::State &state);

} // namespace skyledger::ui
