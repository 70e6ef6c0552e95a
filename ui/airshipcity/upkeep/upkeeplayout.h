// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QRectF>

#include <array>

namespace skyledger::ui {

/// Where the steps of an upkeep stand, alike in the column of every player and in the one that names them: who it is, the
/// four steps of the rulebook, and whether it is done.
enum class UpkeepRow { Player, Bonus, Effects, Contracts, Points, Done };

/// A row of a column of this size.
inline QRectF upkeepRow(UpkeepRow row, const QSizeF &size)
{
    // Shares of the height: contracts and a choice are drawn, the others are lines of text.
    constexpr std::array<double, 7> edges = {0, 0.1, 0.36, 0.52, 0.77, 0.88, 1};
    const auto place = static_cast<std::size_t>(row);
    return {0, size.height() * edges[place], size.width(), size.height() * (edges[place + 1] - edges[place])};
}

} // namespace skyledger::ui
