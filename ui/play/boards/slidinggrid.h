// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/boards/drawnboard.h"
#include "ui/widgets/arrowbutton.h"
#include "ui/widgets/draggedbutton.h"

#include <QtCore/QPoint>

#include <optional>
#include <vector>

namespace skyledger::ui {

class WayOverlay;

/// Tiles in a square of which whole rows and columns slide, with an arrow at each end of each. Arrow keys go from tile to
/// tile and out to the arrows; dragging a tile slides its line. Tiles are counted by column and row from the upper left one.
class SlidingGrid : public DrawnBoard
{
    Q_OBJECT

public:
    /// In quarter turns to the right.
    enum class Way { Up, Right, Down, Left };
    /// A row or a column and the way it slides, counted from 0.
    struct Slide {
        bool isRow = true;
        int line = 0;
        Way way = Way::Right;
        bool moves(const QPoint &tile) const { return line == (isRow ? tile.y() : tile.x()); }
        friend bool operator==(const Slide &, const Slide &) = default;
    };

    ~SlidingGrid() override;

    /// Gives the keyboard to a tile.
    void focusTile(const QPoint &tile);
    /// Gives it to what an arrow key leads to from a tile.
    void walkFrom(const QPoint &tile, int key);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {340, 340}; }

protected:
    SlidingGrid(const QString &name, int side, QWidget *parent);

    /// Makes all tiles and arrows, in the order in which they are read; once, in the constructor of a game's board.
    void fill();
    virtual DraggedButton *makeTile(const QPoint &tile) = 0;
    /// An arrow is new: what it is called and leads to.
    virtual void dress(ArrowButton &arrow, const Slide &slide) = 0;
    /// An arrow was taken, or a tile was dragged so.
    virtual void slide(const Slide &slide, bool stopThere) = 0;
    /// The pointer or the keyboard is on an arrow, or no longer.
    virtual void pointAt(const std::optional<Slide> &slide) = 0;

    template <class Tile>
    Tile &tile(const QPoint &tile) const
    {
        return static_cast<Tile &>(*at(tile + QPoint(1, 1)));
    }
    ArrowButton &arrow(const Slide &slide) const;
    const std::vector<Slide> &slides() const { return m_slides; }
    /// Shows ahead that a line slides, and the way of a piece from tile to tile.
    void showAhead(const std::optional<Slide> &slide, std::vector<QPoint> way);

    void layOut() override;
    void draw(QPainter &painter, const Theme &theme) const override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    // A spot is a tile or an arrow; the upper left tile has (1, 1).
    std::size_t placeOf(const QPoint &spot) const
    {
        const int place = spot.y() * (m_side + 2) + spot.x();
        return static_cast<std::size_t>(place);
    }
    DrawnButton *at(const QPoint &spot) const { return m_spots[placeOf(spot)]; }
    void addTile(const QPoint &tile);
    void addArrow(const QPoint &spot);
    bool walk(const QPoint &spot, int key);
    std::optional<Slide> slideOf(const QPoint &tile, const QPointF &by) const;
    void showDrag(const std::optional<Slide> &slide);
    QPointF middleOf(const QPoint &tile) const;
    void placeTiles();
    void placeArrows(int margin);
    void placeOverlay();

    int m_side;
    std::vector<DrawnButton *> m_spots; ///< children; corners are null
    std::vector<Slide> m_slides;        ///< one for each arrow
    std::optional<Slide> m_dragged;
    std::optional<Slide> m_ahead;
    std::vector<QPoint> m_way;
    QRectF m_grid; ///< where the tiles lie
    WayOverlay *m_overlay;
};

} // namespace skyledger::ui
