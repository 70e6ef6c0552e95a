// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/numbers/numbersheet.h"

namespace skyledger::ui {

/// Round, who is to play, and how many contracts are left.
QWidget *turnSection(NumberSheet &sheet, QWidget *parent);

/// The tiles of the city and which side is up.
QWidget *citySection(NumberSheet &sheet, QWidget *parent);

/// The Donation Board with the price list: markers of each player, majority and price marker of each airship; the same
/// for public utilities.
QWidget *donationSection(NumberSheet &sheet, QWidget *parent);

} // namespace skyledger::ui
