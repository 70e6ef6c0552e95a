// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"

#include <QtWidgets/QWidget>

#include <array>

class QLabel;
class QPushButton;

namespace skyledger::ui {

class CrewButton;
class TokenLabel;

/// The line on top: whose turn it is, which crews are left, undo, redo and the end of the turn.
class TurnHeader : public QWidget
{
    Q_OBJECT

public:
    explicit TurnHeader(AirshipCityTable &table, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void sizeTexts();
    void refresh();
    void lookForSampleValues();
    void refreshCrews();
    void refreshButtons();

    AirshipCityTable &m_table;
    bool m_isMadeUp = false; ///< it is played with the values of the sample set
    TokenLabel *m_token;
    QLabel *m_turn;
    QLabel *m_round;
    QLabel *m_crewsTitle;
    std::array<CrewButton *, 4> m_crews{};
    QLabel *m_left;
    QPushButton *m_undo;
    QPushButton *m_redo;
    QPushButton *m_endTurn;
};

} // namespace skyledger::ui
