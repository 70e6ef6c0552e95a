// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/boards/tileface.h"

#include <QtCore/QPointF>

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

signals:
    void dragged(QPointF by);
    void dropped(QPointF by);
    void dragCancelled();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    enum class Drag { None, Pressed, Dragging, Cancelled };

    airshipcity::Cell m_cell;
    TileFace m_face;
    QPointF m_pressedAt;
    Drag m_drag = Drag::None;
};

} // namespace skyledger::ui
