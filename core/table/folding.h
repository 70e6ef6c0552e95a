// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace skyledger::table {

/// The text as searches compare it: without accents, capitals and doubled spaces, ligatures taken apart, any kind of
/// hyphen and apostrophe as the plain one. `Élise  Œuvre` is `elise oeuvre`.
QString folded(const QString &text);

} // namespace skyledger::table
