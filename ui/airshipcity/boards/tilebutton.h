// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/boards/tileface.h"

#include <QtCore/QPointF>
#include <QtCore/QRectF>

#include <functional>
#include <utility>
#include <vector>

namespace skyledger::ui {

/// A tile of the city. Dragging it tells which way and how far; what that means is the city's business.
class TileButton : public DrawnButton
{
    Q_OBJECT

public:
    TileButton(airshipcity::Cell cell, QWidget *parent);

    airshipcity::Cell cell() const { return m_cell; }
    const TileFace &face() const { return m_face; }
    /// Draws anew only what is different.
    void setFace(const TileFace &face);

    /// What the tool tip of a crew says.
    void setCrewTip(std::function<QString(const CrewOnTile &crew)> tip) { m_crewTip = std::move(tip); }

signals:
    /// A click on a token of a crew: it is none on the tile.
    void crewTaken(skyledger::airshipcity::Player player, skyledger::airshipcity::Crew crew);
    void dragged(QPointF by);
    void dropped(QPointF by);
    void dragCancelled();

protected:
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    const CrewOnTile *crewAt(QPointF at) const;

    enum class Drag { None, Pressed, Dragging, Cancelled };

    airshipcity::Cell m_cell;
    TileFace m_face;
    QPointF m_pressedAt;
    Drag m_drag = Drag::None;
    std::vector<QRectF> m_crewPlaces; ///< as they were painted
    std::function<QString(const CrewOnTile &crew)> m_crewTip;
};

} // namespace skyledger::ui
