// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"

#include <QtWidgets/QWidget>

namespace skyledger::ui {

class ActionsBoard;
class CitiesBoard;
class FightBoard;
class NavigationBlock;

/// The middle of the table: the board on which the phase is played.
class PhaseBoard : public QWidget
{
    Q_OBJECT

public:
    explicit PhaseBoard(CloudAgeTable &table, QWidget *parent = nullptr);

    /// Gives the keyboard to what can be chosen first.
    void focusFirst();
    /// Whether cards are revealed on it.
    bool isProduction() const;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void refresh();

    CloudAgeTable &m_table;
    NavigationBlock *m_navigation;
    CitiesBoard *m_cities;
    ActionsBoard *m_actions;
    FightBoard *m_fight;
};

} // namespace skyledger::ui
