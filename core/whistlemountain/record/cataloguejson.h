// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/record/fields.h"

namespace skyledger::whistlemountain {

/// A catalogue out of its object. `needsBoard`: refused without columns, rows and the bridge's row (WM-MACH-11), as in a
/// game record; else a missing one is 0.
Catalogue readCatalogue(const JsonNode &node, bool needsBoard);

/// What the rulebook says, and the sample set; both out of the program's resources.
QJsonObject builtInCatalogue();
QJsonObject sampleCatalogue();
/// A copy completed by the built-in values that it lacks.
QJsonObject completed(const QJsonObject &copy);

} // namespace skyledger::whistlemountain
