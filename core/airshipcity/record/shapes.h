// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/jsonwriter.h"

/// The order of keys in every document of Airship City, as the format's page has it.
namespace skyledger::airshipcity::shapes {

extern const table::JsonShape gameRecord;
extern const table::JsonShape scoreSheet;

} // namespace skyledger::airshipcity::shapes
