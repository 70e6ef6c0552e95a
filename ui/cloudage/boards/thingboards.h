// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"

#include <QtWidgets/QWidget>

#include <array>
#include <vector>

class QGridLayout;

/// The boards whose things are chosen.
namespace skyledger::ui {

class ActionButton;
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

    std::vector<Cell> m_cells;
    ThingButton *m_others = nullptr; ///< for pairs that have no cell
};

/// The cities with what is known of their militia, the markers in them and the airships that stand there. A click flies
/// to one. Below them the Campaign tiles in play.
class CitiesBoard : public QWidget
{
    Q_OBJECT

public:
    explicit CitiesBoard(CloudAgeTable &table, QWidget *parent = nullptr);

    /// Gives the keyboard to the city that can be flown to first.
    void focusFirst();

private:
    void refresh();
    void makeCities();
    void makeTiles();
    void nameCities();

    CloudAgeTable &m_table;
    QGridLayout *m_grid;
    std::vector<ThingButton *> m_cities; ///< in the order of the catalogue
    cloudage::TileSet m_tiles;           ///< that are shown
};

/// The City board: the three districts with the City cards left in their sleeves, Build and Plant. On each lie the tokens
/// of who took it in this round; it is lit while its answers are asked.
class ActionsBoard : public QWidget
{
    Q_OBJECT

public:
    explicit ActionsBoard(CloudAgeTable &table, QWidget *parent = nullptr);

private:
    void refresh();

    CloudAgeTable &m_table;
    std::array<ActionButton *, 5> m_actions{};
};

} // namespace skyledger::ui
