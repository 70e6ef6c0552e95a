// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/whistlemountain/boards/gridplan.h"
#include "ui/whistlemountain/boards/piecedrawings.h"
#include "ui/whistlemountain/boards/preview.h"
#include "ui/whistlemountain/guide/letters.h"
#include "ui/widgets/theme.h"

#include <QtGui/QFont>

class QPainter;

namespace skyledger::ui::whistle {

/// What of the board is special now: what can be touched, what is being placed, and what that would do.
struct GridLights {
    CellSet offered;                 ///< cells that a touch would take
    std::vector<Place> places;       ///< the same of barracks, floors and the whirlpool
    MachineSet machines;             ///< the same of machines
    CellSet chosen;                  ///< cells that are taken already
    ScaffoldCells told = {};         ///< of a scaffold, with what is told of them
    Preview preview;                 ///< what is pointed at
    Aircraft ghost = none<Aircraft>; ///< the aircraft that is being placed
    std::vector<GridMark> marks;     ///< what is still to be done with the pieces
    friend bool operator==(const GridLights &, const GridLights &) = default;
};

/// Draws the board as it lies on the table: the grid from the water up, barracks and tower row by row, the whirlpool.
class GridPainter
{
public:
    GridPainter(QPainter &painter, const WhistleMountainTable &table, const GridPlan &plan,
                const Theme &theme);

    void draw(const GridLights &lights);

private:
    void drawHeads();
    void drawGround();
    void drawScaffolds();
    void drawScaffoldCell(Cell cell);
    void drawPrint(Cell cell, Resource resource);
    void drawMachines(const GridLights &lights);
    void drawMachine(Machine machine, bool lit, bool marked);
    void drawPieces();
    void drawWater();
    void drawBridge();
    void drawBarracks(const GridLights &lights);
    void drawTower(const GridLights &lights);
    void drawFloor(int row, const Preview &preview);
    void drawWhirlpool(const GridLights &lights);
    void drawWorkersIn(const QRectF &rect, const std::vector<Player> &workers);
    void drawLights(const GridLights &lights);
    void drawPreview(const Preview &preview, Aircraft ghost);
    void drawSegments(const Preview &preview);
    void drawPromoted(const Preview &preview);
    void drawMarks(const std::vector<GridMark> &marks);
    void drawChip(const QRectF &near, const QString &text);
    void drawPlate(const QRectF &rect, bool lit);
    bool isSmall() const { return m_plan.side() < 30; }

    QPainter &m_painter;
    const WhistleMountainTable &m_table;
    const GridPlan &m_plan;
    const Theme &m_theme;
    const Setup &m_setup;
    const State &m_state;
    PieceLetters m_letters;
    QFont m_font;
};

} // namespace skyledger::ui::whistle
