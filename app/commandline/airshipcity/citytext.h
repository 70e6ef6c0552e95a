// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/state.h"
#include "ui/airshipcity/words/gamewords.h"

#include <QtCore/QString>

namespace skyledger::airshipcity::cli {

/// The city as a grid: each tile with the crews on it.
QString cityText(const State &state, const words::GameWords &game);

} // namespace skyledger::airshipcity::cli
