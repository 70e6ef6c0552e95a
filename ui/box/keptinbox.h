// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <cstdint>

namespace skyledger::ui {

/// What became of a value in the owner's copy.
enum class KeptInBox : std::uint8_t {
    Kept,
    Nothing, ///< was typed, or the values of the game are made up
    Unfit,   ///< the copy would have a fault
    Unreadable,
    Unwritable
};

/// That a value is in the game, and why it is not in the owner's copy, which is the file of that path.
QString notKept(KeptInBox kept, const QString &path);

} // namespace skyledger::ui
