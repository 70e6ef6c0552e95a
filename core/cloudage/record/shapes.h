// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/jsonwriter.h"

/// The order of keys in every document of CloudAge, as the format's page has it.
namespace skyledger::cloudage::shapes {

extern const table::JsonShape event; ///< also of a list of events
extern const table::JsonShape setup;
extern const table::JsonShape scoreSheet;

// What the command line prints.
extern const table::JsonShape state;
extern const table::JsonShape score;
extern const table::JsonShape undeterminedMoves;
extern const table::JsonShape campaign;
extern const table::JsonShape simulated;

} // namespace skyledger::cloudage::shapes
