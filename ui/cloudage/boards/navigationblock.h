// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"

#include <QtWidgets/QWidget>

#include <vector>

namespace skyledger::ui {

class ThingButton;

/// The two Navigation cards that a player reveals, as a block that lies as the keys do: one column per pair of 1 to 4, the
/// upper row takes Energy, the middle one Project cards; the lower row is for pairs with a 0. Pairs that the deck cannot
/// give stay dark.
class NavigationBlock : public QWidget
{
    Q_OBJECT

public:
    explicit NavigationBlock(CloudAgeTable &table, QWidget *parent = nullptr);

private:
    struct Cell {
        ThingButton *button;
        int lower;
        int upper;
        std::optional<cloudage::Resource> gain;
    };

    void refresh();
    void nameCells();
    void add(int row, int column, const Cell &cell);

    CloudAgeTable &m_table;
    std::vector<Cell> m_cells;
};

} // namespace skyledger::ui
