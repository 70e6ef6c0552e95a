// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/pieces/piecedrawing.h"
#include "ui/whistlemountain/guide/whistlemountaintable.h"

#include <optional>
#include <vector>

namespace skyledger::whistlemountain::wording {
struct PieceStep;
}

namespace skyledger::ui {

namespace whistle {

/// The number of a line of the checklist on the board, where the piece lay.
struct GridMark {
    int number = 0;
    Area area = {};                  ///< the cells; or
    std::optional<Place> place = {}; ///< where the worker stood
    friend bool operator==(const GridMark &, const GridMark &) = default;
};

/// What pieces of this kind stand below in a list of what to do.
QString headingOf(const whistlemountain::wording::PieceStep &step);

} // namespace whistle

/// Draws what the narrator of Whistle Mountain tells of the pieces.
class WhistleMountainDrawings : public PieceDrawings
{
public:
    /// The table must stay.
    explicit WhistleMountainDrawings(const WhistleMountainTable &table) : m_table(table) {}

    std::vector<PieceDrawing> drawings(const play::Session &session) const override;
    /// The numbers of those lines on the board.
    std::vector<whistle::GridMark> marks(const play::Session &session) const;

private:
    const WhistleMountainTable &m_table;
};

} // namespace skyledger::ui
