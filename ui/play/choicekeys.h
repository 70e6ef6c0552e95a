// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace skyledger::ui {

/// A letter that chooses something by its name: the first of the name, without accents, that is not taken yet, else the
/// first such of the alphabet; null if all are.
QChar freeLetter(const QString &name, const QString &taken);

} // namespace skyledger::ui
