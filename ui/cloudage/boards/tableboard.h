// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"
#include "ui/play/boards/drawnboard.h"
#include "ui/play/turn/gameheader.h"
#include "ui/widgets/tableseat.h"

#include <functional>

namespace skyledger::ui {

/// What everybody reads from across the table: who is asked and in which phase, every player's VP, stocks and values; at the
/// end totals and stars. The two figures of a fight, or the City card that is gathered from, stand there alone.
class CloudAgeTableBoard : public DrawnBoard
{
    Q_OBJECT

public:
    /// The turn is told as above the boards.
    CloudAgeTableBoard(CloudAgeTable &table, std::function<TurnTold()> turn, QWidget *parent = nullptr);

protected:
    bool look() override { return true; }
    QString spoken() const override;
    void draw(QPainter &painter, const Theme &theme) const override;

private:
    QString heading() const;
    QString pointsOf(cloudage::Player player) const;
    TableSeat seatOf(cloudage::Player player) const;
    void drawCard(QPainter &painter, const QRectF &rect, const Theme &theme) const;

    CloudAgeTable &m_table;
    std::function<TurnTold()> m_turn;
};

} // namespace skyledger::ui
