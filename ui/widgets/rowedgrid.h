// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QPoint>
#include <QtCore/QRectF>

namespace skyledger::ui {

/// Where what lies in a widget of a size: a grid of square cells with something at the left and at the right of each row,
/// and a strip at its foot. A spot is a column and a row from 0 at the lower left cell; what stands at the left is column
/// -1, at the right the column behind the last, the foot row -1.
class RowedGrid
{
public:
    RowedGrid() = default;
    /// `line` is the height of a line of text.
    RowedGrid(int columns, int rows, const QSizeF &size, double line);

    double side() const { return m_side; }
    /// The cells, all of them.
    QRectF grid() const { return m_grid; }
    QRectF heads() const { return m_heads; } ///< letters of the columns
    QRectF row(int row) const;
    QRectF rowNumber(int row) const;
    QRectF left(int row) const;
    QRectF right(int row) const;
    QRectF foot() const { return m_foot; }
    /// The rectangle of any spot.
    QRectF spot(const QPoint &spot) const;
    /// The spot below a point, the nearest one.
    QPoint spotAt(const QPointF &point) const;

private:
    int m_columns = 1;
    int m_rows = 1;
    double m_side = 0;
    double m_numbers = 0; ///< width of the row numbers
    double m_beside = 0;  ///< width of what stands at the left, and at the right
    QRectF m_grid;
    QRectF m_heads;
    QRectF m_foot;
};

} // namespace skyledger::ui
