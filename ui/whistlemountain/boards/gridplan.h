// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/whistlemountain/catalogue.h"
#include "core/whistlemountain/event.h"

#include <QtCore/QPoint>
#include <QtCore/QRectF>

namespace skyledger::ui::whistle {

using namespace whistlemountain;

/// Where what lies on the board, in a widget of a size: the grid with the barracks at its left and the tower at its right,
/// row by row, and the whirlpool at its foot. A spot is a column and a row from 0 at the lower left cell; the barracks are
/// column -1, the tower the column behind the last, the whirlpool row -1.
class GridPlan
{
public:
    GridPlan() = default;
    /// `line` is the height of a line of text.
    GridPlan(const Board &board, const QSizeF &size, double line);

    double side() const { return m_side; }
    /// The cells, all of them.
    QRectF grid() const { return m_grid; }
    QRectF heads() const { return m_heads; } ///< letters of the columns
    QRectF cell(Cell cell) const { return spot({columnOf(cell), rowOf(cell)}); }
    QRectF area(const Area &area) const;
    QRectF row(int row) const;
    QRectF barracks(int row) const;
    QRectF rowNumber(int row) const;
    QRectF tower(int row) const;
    QRectF whirlpool() const { return m_whirlpool; }
    /// The rectangle of any spot.
    QRectF spot(const QPoint &spot) const;
    /// The spot below a point, the nearest one.
    QPoint spotAt(const QPointF &point) const;

private:
    int m_columns = 1;
    int m_rows = 1;
    double m_side = 0;
    double m_numbers = 0; ///< width of the row numbers
    double m_beside = 0;  ///< width of the barracks and of the tower
    QRectF m_grid;
    QRectF m_heads;
    QRectF m_whirlpool;
};

} // namespace skyledger::ui::whistle
