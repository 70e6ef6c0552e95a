// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/box/hand/handcard.h"

#include <vector>

namespace skyledger::ui {

/// A piece of cardboard with these values. Its fields are named by numbers from `first` on; the table must stay.
HandPiece handPiece(const AirshipCityTable &table, const std::vector<airshipcity::MissingValue> &values,
                    int first);

} // namespace skyledger::ui
