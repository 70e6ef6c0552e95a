// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"
#include "ui/play/pieces/piecedrawing.h"

#include <QtWidgets/QWidget>

namespace skyledger::ui {

/// One thing that a hand has to do: a drawing of the piece, and beside it the sentence, or numbers with the shapes of
/// resources. It takes one line if there is room, else several.
class PieceRow : public QWidget
{
    Q_OBJECT

public:
    /// `sketchParts`: for how many a place is kept, so that the words of all rows begin below each other.
    PieceRow(const GameTable &table, const QString &text, PieceDrawing drawing, std::size_t sketchParts,
             QWidget *parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    double side() const;
    double wordsLeft() const;
    std::vector<Face> lines(double width) const;

    const GameTable &m_table;
    QString m_text;
    PieceDrawing m_drawing;
    std::size_t m_sketchParts;
};

} // namespace skyledger::ui
