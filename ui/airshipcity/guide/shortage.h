// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/rules.h"

#include <vector>

namespace skyledger::ui {

/// How many resources a refused play is short of; very many where something else is in its way.
int shortageOf(const airshipcity::Verdict &verdict);

/// Of several plays that are refused the one that is short of the least, of equal ones the first. Not for none.
airshipcity::Play nearestToPossible(const std::vector<airshipcity::Play> &plays,
                                    const airshipcity::Setup &setup, const airshipcity::State &state);

} // namespace skyledger::ui
