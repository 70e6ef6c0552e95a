// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/tablemode/tablemodeboard.h"

#include <QtGui/QPainter>

namespace skyledger::ui {

namespace {

// Shares of the window's height.
constexpr double headHeight = 0.15;
constexpr double margin = 0.012;

} // namespace

TableModeBoard::TableModeBoard(QWidget *parent) : DrawnBoard(QStringLiteral("table-board"), parent) {}

bool TableModeBoard::look()
{
    const bool isOtherHead = take(m_head, head());
    return take(m_rows, rows()) || isOtherHead;
}

void TableModeBoard::draw(QPainter &painter, const Theme &theme) const
{
    painter.fillRect(rect(), theme.color(Role::Window));
    const double window = height();
    drawTableHead(painter, QRectF(0, 0, width(), window * headHeight), m_head, window, theme);
    if (m_rows.empty())
        return;
    const double gap = window * margin;
    const QRectF seats = QRectF(rect()).adjusted(gap, window * headHeight + gap, -gap, -gap);
    const auto count = static_cast<double>(m_rows.size());
    const double high = (seats.height() - gap * (count - 1)) / count;
    double top = seats.top();
    for (const TableRow &row : m_rows) {
        drawTableRow(painter, QRectF(seats.left(), top, seats.width(), high), row, window, theme);
        top += high + gap;
    }
}

} // namespace skyledger::ui
