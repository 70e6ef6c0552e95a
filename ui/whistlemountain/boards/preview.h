// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/whistlemountain/guide/whistlemountaintable.h"

#include <utility>
#include <vector>

namespace skyledger::ui::whistle {

/// What a play that is pointed at would do, as the board lights it and the panel below says it. All of it comes from the
/// core's own answer on a copy of the table.
struct Preview {
    QString title;                                ///< "Airship on D3:E3"
    QString reason;                               ///< why it is refused; empty: it is not
    QString rule;                                 ///< the id of what is behind that
    QString gains;                                ///< what it costs and brings
    QStringList lines;                            ///< what hands have to do then
    CellSet shape;                                ///< the cells on which it lies
    CellSet wrong;                                ///< those of them that are the reason
    CellSet lit;                                  ///< the cells that it gathers from
    MachineSet reach;                             ///< the machines that may be activated then
    std::vector<std::pair<Cell, Cell>> segments;  ///< a cell of the scaffold, and the one that it touches
    std::vector<std::pair<Player, int>> promoted; ///< whose worker goes up to which floor, in their order
    int segmentPoints = -1;                       ///< VP of the segments; -1: no scaffold
    int water = -1; ///< the highest row that would be covered, from 0; -1: no flood
    bool empty() const { return title.isEmpty(); }
    friend bool operator==(const Preview &, const Preview &) = default;
};

/// What a partial play would do; what is not decided yet is taken as the first answer to it.
Preview previewOf(const WhistleMountainTable &table, const PartialPlay &partial);

} // namespace skyledger::ui::whistle
