// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/rulebook/rulebook.h"
#include "core/rulebook/search.h"

namespace skyledger::commandline {

/// Rules that a search found, for people: the best in full, the others by their titles.
QString rulesText(const rulebook::Rulebook &rulebook, const rulebook::Found &found);

} // namespace skyledger::commandline
