// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"

#include <QtWidgets/QWidget>

namespace skyledger::ui {

/// The Production board: what each level costs and gives, what lies between two of them, and who stands there.
class ProductionBoard : public QWidget
{
    Q_OBJECT

public:
    explicit ProductionBoard(CloudAgeTable &table, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();
    QString gainAt(int level) const;
    QString costAt(int level) const;
    QString between(int level) const;

    CloudAgeTable &m_table;
};

} // namespace skyledger::ui
