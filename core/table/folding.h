// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QLatin1StringView>
#include <QtCore/QString>

namespace skyledger::table {

/// What a small letter is spelt with that Unicode does not take apart: `oe` for œ; empty for every other one.
QLatin1StringView speltOut(QChar letter);

/// The text as searches compare it: without accents, capitals and doubled spaces, ligatures taken apart, any kind of
/// hyphen and apostrophe as the plain one. `Élise  Œuvre` is `elise oeuvre`.
QString folded(const QString &text);

} // namespace skyledger::table
