// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/airshipcity/guide/preview.h"

#include <QtCore/QPointF>
#include <QtWidgets/QWidget>

#include <array>
#include <optional>

namespace skyledger::ui {

class CityOverlay;
class DrawnButton;
class EdgeArrow;
class TileButton;

/// The city: 16 tiles with their crews, and an arrow at each end of each row and column. A click on a tile chooses it;
/// dragging one, or an arrow, pushes its line. Arrow keys go from tile to tile and out to the arrows.
class CityBoard : public QWidget
{
    Q_OBJECT

public:
    explicit CityBoard(AirshipCityTable &table, QWidget *parent = nullptr);

    /// Gives the keyboard to a tile.
    void focusCell(airshipcity::Cell cell);
    /// Gives it to what an arrow key leads to from a tile.
    void walkFrom(airshipcity::Cell cell, int key);

    /// Shows what a choice would do before it is played: lines where they would lie, the way of a crew.
    void point(const CityPreview &preview);
    bool eventFilter(QObject *watched, QEvent *event) override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    static constexpr int spots = airshipcity::gridSize + 2;

    TileButton *addTile(airshipcity::Cell cell);
    EdgeArrow *addArrow(airshipcity::LinePush push);
    void refresh();
    void refreshArrow(EdgeArrow &arrow, bool isAsked);
    void refreshTiles();
    void showOverlay();
    QPointF middleOf(airshipcity::Cell cell) const;
    void retranslate();
    void layOut();
    void placeTiles();
    bool walk(int place, int key);
    void showDrag(std::optional<airshipcity::LinePush> push);
    std::optional<airshipcity::LinePush> pushOf(airshipcity::Cell cell, QPointF by) const;
    EdgeArrow *arrowOf(airshipcity::LinePush push) const;
    DrawnButton *&at(int column, int row)
    {
        return m_spots[static_cast<std::size_t>(row) * spots + static_cast<std::size_t>(column)];
    }
    DrawnButton *at(int column, int row) const
    {
        return m_spots[static_cast<std::size_t>(row) * spots + static_cast<std::size_t>(column)];
    }

    AirshipCityTable &m_table;
    std::array<DrawnButton *, static_cast<std::size_t>(spots *spots)>
        m_spots{}; ///< children; corners are null
    std::optional<airshipcity::LinePush> m_dragged;
    QRectF m_grid;         ///< where the tiles lie
    CityPreview m_pointed; ///< what the pointer or the keyboard is on
    CityPreview m_shown;   ///< that, or else what was chosen so far
    CityOverlay *m_overlay;
};

} // namespace skyledger::ui
