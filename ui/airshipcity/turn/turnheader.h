// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/turn/gameheader.h"

#include <memory>

namespace skyledger::ui {

/// The line on top: whose turn it is, which crews are left, undo, redo and the end of the turn. The table must stay.
std::unique_ptr<GameHeader> turnHeader(AirshipCityTable &table);

} // namespace skyledger::ui
