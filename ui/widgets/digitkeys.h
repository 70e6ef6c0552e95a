// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <optional>
#include <utility>

class QKeyEvent;

namespace skyledger::ui {

/// The digit that a key types: also of the row of keys of French and Belgian keyboards, which needs Shift for digits
/// otherwise. `minusMayBeSix`: whether the minus sign, which shares its key with the 6 there, may be one; what is known
/// of the keyboard then tells. Nothing for other keys, and while Ctrl, Alt or Meta is held.
std::optional<int> typedDigit(const QKeyEvent &event, bool minusMayBeSix = true);

/// Where a key with a letter lies, whatever it types: the row from the top and the column from the left, both from 0.
/// Nothing for other keys, and where the system does not tell.
std::optional<std::pair<int, int>> placeOf(const QKeyEvent &event);

/// What a key types, where letters stand for choices: its text, but for a letter of another script the Latin one that a
/// keyboard for English has in its place. So every layout reaches all choices.
QString typedText(const QKeyEvent &event);

} // namespace skyledger::ui
