// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"
#include "ui/play/turn/playboard.h"

#include <functional>
#include <utility>

namespace skyledger::ui {

class ActionsBoard;
class CitiesBoard;
class FightBoard;
class NavigationBlock;
class SoloBoard;

/// The middle of the table: the board on which the phase is played.
class PhaseBoard : public PlayBoard
{
    Q_OBJECT

public:
    explicit PhaseBoard(CloudAgeTable &table, QWidget *parent = nullptr);

    /// Gives the keyboard to what can be chosen first.
    void focusFirst();
    /// Whether cards are revealed on it.
    bool isProduction() const;
    /// Whether one of the cities that were folded away is chosen on it.
    bool asksCity() const;
    /// Gives what the cities do not need to what stands below while this is so; it must outlive the board.
    void leaveRoomWhile(std::function<bool()> isWanted) { m_leavesRoom = std::move(isWanted); }
    void refresh() override;

private:
    CloudAgeTable &m_table;
    NavigationBlock *m_navigation;
    CitiesBoard *m_cities;
    ActionsBoard *m_actions;
    SoloBoard *m_solo;
    FightBoard *m_fight;
    std::function<bool()> m_leavesRoom;
};

} // namespace skyledger::ui
