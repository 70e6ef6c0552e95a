// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/whistlemountain/guide/whistlemountaintable.h"
#include "ui/widgets/placefield.h"

#include <QtCore/QPoint>

namespace skyledger::ui {

class GridBoard;

/// Asks on the drawn tower what the floors are worth, where nobody knows it: Enter goes up from one to the next.
class FloorAsker : public QObject
{
    Q_OBJECT

public:
    /// Both must stay.
    FloorAsker(WhistleMountainTable &table, GridBoard &board);

    /// Opens the field on a spot of the tower; false if there is nothing to ask there.
    bool ask(const QPoint &spot);

private:
    void keep(int vp);

    WhistleMountainTable &m_table;
    GridBoard &m_board;
    PlaceField m_field;
    int m_floor = 0; ///< that is asked about, from 1
};

} // namespace skyledger::ui
