// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/cloudage/guide/cloudagetable.h"
#include "ui/play/turn/thinggrid.h"

#include <QtWidgets/QWidget>

#include <array>
#include <vector>

/// The boards whose things are chosen.
namespace skyledger::ui {

class ThingButton;
class TrackSpace;

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
/// to one. Of many those where nobody was are folded away. Below them the Campaign tiles in play.
class CitiesBoard : public ThingGrid
{
    Q_OBJECT

public:
    explicit CitiesBoard(CloudAgeTable &table, QWidget *parent = nullptr);

    /// Whether one of those that were folded is to be chosen.
    bool asksFolded() const;

private:
    void refresh();
    void makeTiles();

    CloudAgeTable &m_table;
    cloudage::TileSet m_shown;          ///< of the Campaign tiles
    std::vector<ThingButton *> m_tiles; ///< the same
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
    std::array<ThingButton *, 5> m_actions{};
};

/// The Solo board (CA-SOLO-03): its spaces with what each allows, and the markers that are left above them. The marker of
/// the space that was used lies below it.
class SoloBoard : public QWidget
{
    Q_OBJECT

public:
    explicit SoloBoard(CloudAgeTable &table, QWidget *parent = nullptr);

private:
    void refresh();

    CloudAgeTable &m_table;
    std::vector<TrackSpace *> m_spaces; ///< from left to right
};

} // namespace skyledger::ui
