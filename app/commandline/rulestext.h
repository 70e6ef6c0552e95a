// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/rulebook/library.h"

#include <QtCore/QString>

namespace skyledger::commandline {

/// Rules that a search found, for people: the best in full, the others by their titles. Where there is more than one
/// game, each rule says of which it is.
QString rulesText(const rulebook::Library &library, const std::vector<rulebook::Library::Hit> &found);

} // namespace skyledger::commandline
