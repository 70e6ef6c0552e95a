// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/whistlemountain/guide/whistlemountaintable.h"

#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace skyledger::ui {

/// The line on top: whose turn it is and where the game stands, undo, redo and the end of the turn.
class WhistleMountainHeader : public QWidget
{
    Q_OBJECT

public:
    explicit WhistleMountainHeader(WhistleMountainTable &table, QWidget *parent = nullptr);

    /// Ends the turn, where it can be ended.
    static bool endTurn(WhistleMountainTable &table);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();
    void sizeTexts();

    WhistleMountainTable &m_table;
    QLabel *m_turn;
    QLabel *m_place;
    QPushButton *m_undo;
    QPushButton *m_redo;
    QPushButton *m_endTurn;
};

} // namespace skyledger::ui
