// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/airshipcity/guide/offers.h"
#include "ui/play/boards/slidinggrid.h"

#include <optional>

namespace skyledger::ui {

/// Where a cell lies on it.
inline QPoint spotOf(airshipcity::Cell cell)
{
    return {columnOf(cell), rowOf(cell)};
}

/// The city: 16 tiles with their crews, and an arrow at each end of each row and column. A click on a tile chooses it;
/// dragging one, or an arrow, pushes its line.
class CityBoard : public SlidingGrid
{
    Q_OBJECT

public:
    explicit CityBoard(AirshipCityTable &table, QWidget *parent = nullptr);

    /// Shows what a choice would do before it is played: lines where they would lie, the way of a crew.
    void point(const CityPreview &preview);

protected:
    bool look() override;
    QString spoken() const override;
    void tell() override;
    DraggedButton *makeTile(const QPoint &place) override;
    void dress(ArrowButton &arrow, const Slide &slide) override;
    void slide(const Slide &slide, bool stopThere) override;
    void pointAt(const std::optional<Slide> &slide) override;

private:
    void refreshTiles();
    void showPreview();

    AirshipCityTable &m_table;
    CityPreview m_pointed; ///< what the pointer or the keyboard is on
    CityPreview m_shown;   ///< that, or else what was chosen so far
};

} // namespace skyledger::ui
