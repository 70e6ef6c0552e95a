// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/box/hand/handdesk.h"

namespace skyledger::ui {

/// Asks for the amounts that the table paid and gained, where nobody wants to look up the missing value now. They begin
/// with what is known of them. The table must stay.
HandReport cityReport(const AirshipCityTable &table, const Asked &asked, QWidget *parent);

} // namespace skyledger::ui
