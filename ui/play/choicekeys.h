// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStringList>

namespace skyledger::ui {

/// A letter that chooses something by its name: the first of the name, without accents, that is not taken yet, else the
/// first such of the alphabet; null if all are.
QChar freeLetter(const QString &name, const QString &taken);
/// The letter of one of several names, whichever of them can be chosen: they come first to last, each with the first letter
/// that is free; a digit that begins a name is its own.
QChar letterAmong(const QStringList &names, qsizetype at, QString taken);

} // namespace skyledger::ui
