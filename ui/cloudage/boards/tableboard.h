// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"
#include "ui/widgets/tableseat.h"

#include <QtWidgets/QWidget>

namespace skyledger::ui {

/// What everybody reads from across the table: who plays and in which phase, every player's VP, stocks and values. A fight
/// fills the middle with its two figures.
class CloudAgeTableBoard : public QWidget
{
    Q_OBJECT

public:
    explicit CloudAgeTableBoard(CloudAgeTable &table, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();
    QString heading() const;
    QString fight() const;
    int vpOf(cloudage::Player player) const;
    TableSeat seatOf(cloudage::Player player) const;

    CloudAgeTable &m_table;
};

} // namespace skyledger::ui
