// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"

#include <QtWidgets/QWidget>

#include <array>

class QLabel;
class QPushButton;

namespace skyledger::ui {

/// Above everything: whose turn it is and where the game stands, the three phases of the round, who is still to answer,
/// Undo and Redo.
class CloudAgeHeader : public QWidget
{
    Q_OBJECT

public:
    explicit CloudAgeHeader(CloudAgeTable &table, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void sizeTexts();
    void refresh();
    void refreshButtons();
    QString turnNow() const;

    CloudAgeTable &m_table;
    QLabel *m_token;
    QLabel *m_turn;
    QLabel *m_place;
    std::array<QLabel *, 3> m_phases{};
    QLabel *m_due;
    QPushButton *m_undo;
    QPushButton *m_redo;
};

} // namespace skyledger::ui
