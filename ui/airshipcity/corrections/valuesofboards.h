// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/verdict.h"

#include <optional>

class QWidget;

namespace skyledger::ui {

class AirshipCityTable;

/// The value that is printed on a part of a board, or on the next one around it that has any: the first that is missing
/// there, else the first of them. Nothing where nothing is printed that a game has to know.
std::optional<airshipcity::MissingValue> printedBehind(const QWidget *widget, const AirshipCityTable &table);

} // namespace skyledger::ui
