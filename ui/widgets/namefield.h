// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

class QLineEdit;

namespace skyledger::ui {

/// The beginning of a text of so many characters at most, cut behind a sign as people see it.
QString cutToCharacters(const QString &text, qsizetype characters);

/// Lets a field take so many characters, as the formats count them, and no half of a sign. Qt's own limit counts what
/// characters are made of: forty faces are eighty to it, and it would cut one in two.
void limitCharacters(QLineEdit &field, int characters);

} // namespace skyledger::ui
