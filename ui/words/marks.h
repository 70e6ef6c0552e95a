// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStringList>

namespace skyledger::words {

/// The one or two signs, as people see them, by which players are told apart: the initial; where two are alike, the second letter too, and
/// the seat, counted from 1, if that is alike too.
QStringList playerMarks(const QStringList &names);

} // namespace skyledger::words
