// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/tablemode/seatrow.h"

#include <QtWidgets/QWidget>

#include <vector>

namespace skyledger::ui {

class AirshipCityTable;

/// The running game as everybody at the table reads it from two metres: whose turn, how far, and what everybody has. It
/// follows by itself and takes nothing.
class TableBoard : public QWidget
{
    Q_OBJECT

public:
    /// The table must stay.
    explicit TableBoard(AirshipCityTable &table, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {1366, 768}; }
    QSize minimumSizeHint() const override { return {640, 360}; }

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();
    void retell();
    void drawHead(QPainter &painter, const QRectF &rect) const;
    void drawRounds(QPainter &painter, const QRectF &rect) const;

    AirshipCityTable &m_table;
    std::vector<SeatRow> m_rows;
    int m_round = 0;
    bool m_over = false;
};

} // namespace skyledger::ui
