// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QChar>

/// Keys that are chosen by where they lie on the keyboard, not by their letters: which letters these are is assumed from
/// the system's language first, and learnt from the keys that are pressed.
namespace skyledger::ui {

/// A key with a letter: the row from the top and the column from the left, both from 0.
struct KeyPlace {
    int row = 0;    ///< up to 2
    int column = 0; ///< up to 9
};

/// What a key types, as a capital letter or as the sign that it has; null if that cannot be told.
QChar letterAt(const KeyPlace &place);
/// Learns what a key types; true if `letterAt` answers otherwise since.
bool learnLetter(const KeyPlace &place, QChar letter);
/// Assumes the keyboard of the system's language again.
void forgetLetters();

} // namespace skyledger::ui
