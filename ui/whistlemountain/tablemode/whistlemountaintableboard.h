// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/boards/drawnboard.h"
#include "ui/whistlemountain/guide/whistlemountaintable.h"
#include "ui/widgets/tableseat.h"

namespace skyledger::ui {

/// The running game as everybody at the table reads it from two metres: whose turn it is, the grid over the whole height,
/// and what everybody has. It follows by itself and takes nothing.
class WhistleMountainTableBoard : public DrawnBoard
{
    Q_OBJECT

public:
    explicit WhistleMountainTableBoard(WhistleMountainTable &table, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {1366, 768}; }
    QSize minimumSizeHint() const override { return {640, 360}; }

protected:
    bool look() override { return true; }
    QString spoken() const override;
    void draw(QPainter &painter, const Theme &theme) const override;

private:
    int vpOf(whistlemountain::Player player) const;
    TableSeat seatOf(whistlemountain::Player player) const;

    WhistleMountainTable &m_table;
};

} // namespace skyledger::ui
