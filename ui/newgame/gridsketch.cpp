// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/gridsketch.h"

#include "ui/widgets/theme.h"

#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

void GridSketch::setBoard(const Board &board)
{
    m_board = board;
    update();
}

QSize GridSketch::sizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 17, line * 16};
}

void GridSketch::paintEvent(QPaintEvent * /*event*/)
{
    if (m_board.columns < 1 || m_board.rows < 1)
        return;
    QPainter painter(this);
    const Theme &theme = Theme::of(palette());
    const double text = fontMetrics().height();
    const double side = std::min(
        {(width() - text * 6) / m_board.columns, (height() - text * 1.2 - 1) / m_board.rows, text * 2.5});
    const QRectF grid((width() - side * m_board.columns) / 2, text * 1.2, side * m_board.columns,
                      side * m_board.rows);
    const auto at = [&](int column, int row) {
        return QRectF(grid.left() + side * column, grid.bottom() - side * (row + 1), side, side);
    };
    painter.fillRect(grid, theme.color(Role::Panel));
    for (int row = 0; row < m_board.rows; ++row) {
        painter.setPen(QPen(theme.color(Role::Hairline), 1));
        for (int column = 0; column < m_board.columns; ++column)
            painter.drawRect(at(column, row));
        painter.setPen(theme.color(Role::Text));
        const QRectF left = at(-1, row);
        painter.drawText(QRectF(left.right() - text * 2 - 4, left.top(), text * 2, side),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(row + 1));
        painter.drawText(QRectF(grid.right() + 6, left.top(), text * 3, side),
                         Qt::AlignLeft | Qt::AlignVCenter, m_board.besides.value(row));
        if (row + 1 >= m_board.boxesFrom && row + 1 < m_board.boxesFrom + m_board.boxes)
            painter.drawRect(QRectF(left.right() - text * 3, left.top() + 1.5, text, side - 3));
    }
    for (int column = 0; column < m_board.columns; ++column) {
        const QRectF cell = at(column, 0);
        painter.drawText(QRectF(cell.left(), 0, side, grid.top()), Qt::AlignCenter,
                         QString(QChar(static_cast<char16_t>(u'A' + column))));
    }
    if (m_board.lineBelow < 1 || m_board.lineBelow > m_board.rows)
        return;
    const double y = at(0, m_board.lineBelow - 1).bottom();
    painter.setPen(QPen(theme.color(Role::Text), 2, Qt::DashLine));
    painter.drawLine(QPointF(grid.left() - text * 3, y), QPointF(grid.right() + text * 2, y));
}

} // namespace skyledger::ui
