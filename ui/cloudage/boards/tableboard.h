// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"

#include <QtWidgets/QWidget>

class QPainter;

namespace skyledger::ui {

class Theme;

/// What everybody reads from across the table: who plays and in which phase, every player's VP, stocks and values. A fight
/// fills the middle with its two figures.
class CloudAgeTableBoard : public QWidget
{
    Q_OBJECT

public:
    explicit CloudAgeTableBoard(CloudAgeTable &table, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();
    QString heading() const;
    QString fight() const;
    void drawSeat(QPainter &painter, const QRectF &rect, cloudage::Player player, const Theme &theme) const;

    CloudAgeTable &m_table;
};

} // namespace skyledger::ui
