// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

/// Numbers as people read them.
namespace skyledger::words {

/// "3 VP"
QString points(int vp);
/// A number that may be negative: "3", "−2".
QString plainNumber(int number);
/// With its sign: "+3", "−2", "0". The minus is as wide as the plus.
QString signedNumber(int number);

} // namespace skyledger::words
