// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"

#include <QtCore/QStringList>

class QWidget;

namespace skyledger::ui {

/// The values that a part of a board shows, by the names of their fields on the page of numbers; empty if it shows none.
QStringList fieldsOf(const QWidget &board, const AirshipCityTable &table);

} // namespace skyledger::ui
