// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/catalogue.h"
#include "core/whistlemountain/event.h"
#include "ui/widgets/rowedgrid.h"

namespace skyledger::ui::whistle {

using namespace whistlemountain;

/// The board with the barracks at its left and the tower at its right, row by row, and the whirlpool at its foot.
class GridPlan : public RowedGrid
{
public:
    GridPlan() = default;
    GridPlan(const Board &board, const QSizeF &size, double line)
        : RowedGrid(board.columns, board.rows, size, line)
    {
    }

    QRectF cell(Cell cell) const { return spot({columnOf(cell), rowOf(cell)}); }
    QRectF area(const Area &area) const
    {
        return spot({area.column, area.row}).united(spot({area.right(), area.top()}));
    }
    QRectF barracks(int row) const { return left(row); }
    QRectF tower(int row) const { return right(row); }
    QRectF whirlpool() const { return foot(); }
};

} // namespace skyledger::ui::whistle
