// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/verdict.h"
#include "ui/airshipcity/words/gamewords.h"

#include <QtCore/QString>

/// What stands beside the cardboard in hand.
namespace skyledger::ui {

/// Which piece it is, by one of the values on it: "Contract", "Public utility: Observatory".
QString titleOfPiece(const airshipcity::MissingValue &value, const words::GameWords &game);

} // namespace skyledger::ui
