// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/record/fields.h"

namespace skyledger::whistlemountain {

/// A catalogue out of its object. `needsBoard`: refused without columns, rows and the bridge's row (WM-MACH-11), as in a
/// game record; else a missing one is 0.
Catalogue readCatalogue(const JsonNode &node, bool needsBoard);

/// One value of a catalogue for `catalogue check`: its name, whether it is known and where it comes from.
struct ValueRow {
    QString name; ///< `machines.forge.build`
    bool known = false;
    bool needed = false; ///< a game cannot be set up without it
    QString source;      ///< `rulebook`, `inferred`, `copy`, `sample`; empty: not told
};
std::vector<ValueRow> valueRows(const QJsonObject &document);

/// Sources named anywhere in a catalogue are the sample set's.
bool holdsSampleValues(const QJsonObject &catalogue);

/// What the rulebook says, and the sample set; both out of the program's resources.
QJsonObject builtInCatalogue();
QJsonObject sampleCatalogue();
/// A copy completed by the built-in values that it lacks.
QJsonObject completed(const QJsonObject &copy);

} // namespace skyledger::whistlemountain
