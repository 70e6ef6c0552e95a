// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/boards/drawnboard.h"
#include "ui/play/tablemode/tablehead.h"
#include "ui/play/tablemode/tablerow.h"

namespace skyledger::ui {

/// The running game as everybody at the table reads it from two metres: whose turn, how far, and what everybody has. It
/// follows by itself and takes nothing.
class TableModeBoard : public DrawnBoard
{
    Q_OBJECT

public:
    explicit TableModeBoard(QWidget *parent = nullptr);

    QSize sizeHint() const override { return {1366, 768}; }
    QSize minimumSizeHint() const override { return {640, 360}; }

protected:
    /// What is seen of the game as it stands.
    virtual TableHead head() const = 0;
    virtual std::vector<TableRow> rows() const = 0; ///< in turn order

    bool look() override;
    void draw(QPainter &painter, const Theme &theme) const override;

private:
    TableHead m_head;
    std::vector<TableRow> m_rows;
};

} // namespace skyledger::ui
