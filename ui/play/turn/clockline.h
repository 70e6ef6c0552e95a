// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"

#include <QtCore/QTimer>
#include <QtWidgets/QLabel>

namespace skyledger::ui {

/// How long each player took so far, in one quiet line; whoever the table waits for in bold. Out of sight unless people
/// want it; it ticks only while it is seen and a clock runs.
class ClockLine : public QLabel
{
    Q_OBJECT

public:
    explicit ClockLine(GameTable &table, QWidget *parent = nullptr);

    /// Where the time comes from; the system's clock unless set.
    void setNow(std::function<QDateTime()> now);

protected:
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void follow();
    void tick();

    GameTable &m_table;
    play::TurnTimes m_times; ///< up to the last event
    std::function<QDateTime()> m_now;
    QTimer m_second;
};

} // namespace skyledger::ui
