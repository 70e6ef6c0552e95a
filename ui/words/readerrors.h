// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/readerror.h"

#include <QtCore/QString>

namespace skyledger::words {

/// Why a file cannot be read, in one line: file, place, what was expected.
QString readError(const table::ReadError &error);

/// What was expected, without file and place: "a whole number from 0 to 20".
QString expectation(const table::Expectation &expected);

} // namespace skyledger::words
