// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/sharing/proposingtools.h"

namespace skyledger::ui {

/// Copies of the box of Airship City, as they go from hand to hand.
SharedCopies airshipCityCopies();
/// A recorded game in a file, as values are proposed from it.
table::Result<ReportingFile, table::ReadError> airshipCityReports(const QString &path);

} // namespace skyledger::ui
