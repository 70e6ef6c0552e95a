// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"

#include <QtCore/QStringList>

#include <optional>

class QWidget;

/// What is behind the parts of Airship City's boards.
namespace skyledger::ui {

/// The values that a part of a board shows, by the names of their fields on the page of numbers; empty if it shows none.
QStringList fieldsOf(const QWidget &board, const AirshipCityTable &table);

/// The value that is printed on a part of a board, or on the next one around it that has any: the first that is missing
/// there, else the first of them. Nothing where nothing is printed that a game has to know.
std::optional<airshipcity::MissingValue> printedBehind(const QWidget *widget, const AirshipCityTable &table);

} // namespace skyledger::ui
