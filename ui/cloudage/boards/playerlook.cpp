// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/playerlook.h"

#include "ui/cloudage/looks/looks.h"

namespace skyledger::ui {

PlayerLook lookOf(const CloudAgeTable &table, cloudage::Player player)
{
    return {pieceColor(table.color(player)), table.mark(player)};
}

} // namespace skyledger::ui
