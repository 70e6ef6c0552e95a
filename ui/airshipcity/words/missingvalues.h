// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/verdict.h"
#include "ui/airshipcity/words/gamewords.h"

#include <QtCore/QString>

namespace skyledger::words {

/// A value that the catalogue lacks: "the cost of the luxury cruise ship".
QString missingValue(const airshipcity::MissingValue &value, const GameWords &game);

/// An amount that must be reported because of it: "what was paid".
QString toReport(airshipcity::ReportKey key);

} // namespace skyledger::words
