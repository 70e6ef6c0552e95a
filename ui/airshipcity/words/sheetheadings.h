// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/sheetdraft.h"

#include <QtCore/QString>

#include <optional>

namespace skyledger::words {

/// The number that a heading of a row or column names, in any language that is spoken here, however it is spelt.
std::optional<airshipcity::SheetNumber> numberOfHeading(const QString &heading);

/// A number as spreadsheets write it: with spaces between digits, a sign, zeros after the decimal mark.
std::optional<int> numberInCell(const QString &cell);

} // namespace skyledger::words
