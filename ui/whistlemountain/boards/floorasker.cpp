// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/boards/floorasker.h"

#include "core/whistlemountain/rules/table.h"
#include "ui/whistlemountain/boards/gridboard.h"

namespace skyledger::ui {

using namespace whistlemountain;
using namespace Qt::Literals::StringLiterals;

FloorAsker::FloorAsker(WhistleMountainTable &table, GridBoard &board)
    : QObject(&board), m_table(table), m_board(board), m_field(board)
{
    m_field.setObjectName(u"floor-vp"_s);
    connect(&m_field, &PlaceField::kept, this, &FloorAsker::keep);
}

bool FloorAsker::ask(const QPoint &spot)
{
    const Board &board = m_table.setup().board();
    if (m_table.past() || spot.x() < board.columns || spot.y() < 0 || spot.y() >= board.rows)
        return false;
    m_floor = floorBeside(m_table.setup(), spot.y());
    if (m_floor < 1 || board.floorVp[static_cast<std::size_t>(m_floor - 1)])
        return false;
    m_field.open(m_board.plan().tower(spot.y()).toAlignedRect(), tr("VP of floor %1").arg(m_floor));
    return true;
}

/// On to the next floor that nobody knows, then back to the board.
void FloorAsker::keep(int vp)
{
    const int kept = m_floor;
    if (!m_table.learnFloor(kept, vp)) {
        m_field.setFault(tr("This cannot be the VP of a floor."));
        return;
    }
    for (int row = 0; row < m_table.setup().board().rows; ++row) {
        const QPoint above(m_table.setup().board().columns, row);
        if (floorBeside(m_table.setup(), row) > kept && ask(above)) {
            m_board.walkTo(above);
            return;
        }
    }
    m_board.setFocus(Qt::OtherFocusReason);
}

} // namespace skyledger::ui
