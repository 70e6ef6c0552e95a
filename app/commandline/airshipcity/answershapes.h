// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/jsonwriter.h"

/// The keys of what the command line prints of Airship City, in their order.
namespace skyledger::airshipcity::shapes {

extern const table::JsonShape state;
extern const table::JsonShape score;
extern const table::JsonShape undeterminedMoves;

} // namespace skyledger::airshipcity::shapes
