// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

class QLabel;

namespace skyledger::ui {

class ElidedLabel;
class GridBoard;

/// Below the board: what the place that is pointed at would bring, or why it may not be. It always has the same height.
class PreviewLine : public QWidget
{
    Q_OBJECT

public:
    /// The board must stay.
    explicit PreviewLine(GridBoard &board, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void fit();

    GridBoard &m_board;
    QLabel *m_title;
    ElidedLabel *m_rest;
};

} // namespace skyledger::ui
