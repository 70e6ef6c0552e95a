// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"
#include "ui/play/pieces/piecedrawing.h"

#include <QtWidgets/QAbstractButton>

namespace skyledger::ui {

/// One thing that a hand has to do, to be ticked off: the box, the number that stands on the board, a drawing of the piece,
/// and short words with a quiet remark behind them. It takes as many lines as its width needs.
class ChecklistRow : public QAbstractButton
{
    Q_OBJECT

public:
    /// How much room all rows of a list keep, so that their words begin below each other.
    struct Columns {
        bool numbers = false;
        std::size_t sketchParts = 0;
    };

    /// The table must stay.
    ChecklistRow(const GameTable &table, PieceDrawing drawing, Columns columns, QWidget *parent);

    const PieceDrawing &drawing() const { return m_drawing; }

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double side() const;
    double boxWidth() const;
    double wordsLeft() const;
    QStringList lines(double width, const QString &text) const;

    const GameTable &m_table;
    PieceDrawing m_drawing;
    Columns m_columns;
};

} // namespace skyledger::ui
