// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/boards/tileface.h"
#include "ui/widgets/draggedbutton.h"

#include <QtCore/QRectF>

#include <functional>
#include <utility>
#include <vector>

namespace skyledger::ui {

/// A tile of the city with the crews that stand on it.
class TileButton : public DraggedButton
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

protected:
    bool event(QEvent *event) override;
    bool isPart(const QPointF &pressed, const QPointF &released) const override;
    void takePart(const QPointF &at) override;
    void paintEvent(QPaintEvent *event) override;

private:
    const CrewOnTile *crewAt(QPointF at) const;

    airshipcity::Cell m_cell;
    TileFace m_face;
    std::vector<QRectF> m_crewPlaces; ///< as they were painted
    std::function<QString(const CrewOnTile &crew)> m_crewTip;
};

} // namespace skyledger::ui
