// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

namespace skyledger::ui {

/// A small drawing of an empty board of cells with letters of columns and numbers of rows, to be compared with the printed
/// one while its measures are typed.
class GridSketch : public QWidget
{
    Q_OBJECT

public:
    /// Rows count from 1 at the foot. A number that is not known is 0.
    struct Board {
        int columns = 0;
        int rows = 0;
        int lineBelow = 0;   ///< the row below which a dashed line runs
        int boxesFrom = 0;   ///< the lowest row that has a box at its left
        int boxes = 0;       ///< how many have one
        QStringList besides; ///< what stands at the right of the rows, from the foot
    };

    using QWidget::QWidget;

    void setBoard(const Board &board);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Board m_board;
};

} // namespace skyledger::ui
