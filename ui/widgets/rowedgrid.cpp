// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/rowedgrid.h"

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

namespace {

constexpr double gap = 4;
constexpr double most = 72; // a cell need not be larger

} // namespace

RowedGrid::RowedGrid(int columns, int rows, const QSizeF &size, double line)
    : m_columns(std::max(1, columns)), m_rows(std::max(1, rows))
{
    m_numbers = line * 1.5;
    const double foot = line * 1.9;
    const double head = line * 1.2;
    // What stands beside the rows is as wide as some cells, yet never narrower than what they say.
    const double least = line * 4.2;
    const double high = (size.height() - foot - head - gap * 3) / m_rows;
    const double wide = (size.width() - m_numbers - 2 * least - gap * 4) / m_columns;
    m_side = std::floor(std::clamp(std::min(high, wide), 8.0, most));
    m_beside = std::max(
        least, std::min(m_side * 2.6, (size.width() - m_numbers - m_side * m_columns - gap * 4) / 2));
    const double width = m_beside * 2 + m_numbers + m_side * m_columns + gap * 3;
    const double height = head + m_side * m_rows + gap + foot;
    const double left = std::floor(std::max(gap / 2, (size.width() - width) / 2));
    const double top = std::floor(std::max(gap / 2, (size.height() - height) / 2));
    m_grid = QRectF(left + m_beside + gap + m_numbers, top + head, m_side * m_columns, m_side * m_rows);
    m_heads = QRectF(m_grid.left(), top, m_grid.width(), head);
    m_foot = QRectF(left, m_grid.bottom() + gap, width, foot - gap);
}

QRectF RowedGrid::row(int row) const
{
    return {m_grid.left(), m_grid.bottom() - m_side * (row + 1), m_grid.width(), m_side};
}

QRectF RowedGrid::left(int row) const
{
    return QRectF(m_grid.left() - m_numbers - gap - m_beside, this->row(row).top(), m_beside, m_side)
        .adjusted(0, 1.5, 0, -1.5);
}

QRectF RowedGrid::rowNumber(int row) const
{
    return {m_grid.left() - m_numbers, this->row(row).top(), m_numbers - gap, m_side};
}

QRectF RowedGrid::right(int row) const
{
    return QRectF(m_grid.right() + gap, this->row(row).top(), m_beside, m_side).adjusted(0, 1.5, 0, -1.5);
}

QRectF RowedGrid::spot(const QPoint &spot) const
{
    if (spot.y() < 0)
        return m_foot;
    if (spot.x() < 0)
        return left(spot.y());
    if (spot.x() >= m_columns)
        return right(spot.y());
    return {m_grid.left() + m_side * spot.x(), row(spot.y()).top(), m_side, m_side};
}

QPoint RowedGrid::spotAt(const QPointF &point) const
{
    const int row = static_cast<int>(std::floor((m_grid.bottom() - point.y()) / m_side));
    int column = static_cast<int>(std::floor((point.x() - m_grid.left()) / m_side));
    column = std::clamp(column, -1, m_columns);
    if (row < 0)
        return {std::clamp(column, 0, m_columns - 1), -1};
    return {column, std::min(row, m_rows - 1)};
}

} // namespace skyledger::ui
