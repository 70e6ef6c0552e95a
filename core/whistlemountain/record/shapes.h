// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/jsonwriter.h"

/// The order of keys in every document of Whistle Mountain, as the formats page has it.
namespace skyledger::whistlemountain::shapes {

extern const table::JsonShape cells; ///< an object with a cell of the grid for each key
extern const table::JsonShape event; ///< also of a list of events
extern const table::JsonShape setup;
extern const table::JsonShape scoreSheet;

} // namespace skyledger::whistlemountain::shapes
