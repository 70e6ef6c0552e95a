// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"

#include <QtWidgets/QWidget>

namespace skyledger::ui {

/// The standings if the game ended now, at the end the final scoring: where the VP come from, in turn order.
class StandingsBoard : public QWidget
{
    Q_OBJECT

public:
    explicit StandingsBoard(CloudAgeTable &table, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();
    static QStringList headings();
    static QStringList cellsOf(const cloudage::PlayerScore &score);
    QString remark() const;

    CloudAgeTable &m_table;
    cloudage::FinalScore m_score;
};

} // namespace skyledger::ui
