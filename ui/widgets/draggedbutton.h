// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/drawnbutton.h"

#include <QtCore/QPointF>

namespace skyledger::ui {

/// A thing on a board that can be dragged, too: it tells which way and how far; what that means is the board's business.
/// Escape gives a drag up.
class DraggedButton : public DrawnButton
{
    Q_OBJECT

public:
    using DrawnButton::DrawnButton;

signals:
    void dragged(QPointF by);
    void dropped(QPointF by);
    void dragCancelled();

protected:
    /// Whether a part of it was clicked that is taken by itself: then it is no click on the whole.
    virtual bool isPart(const QPointF & /*pressed*/, const QPointF & /*released*/) const { return false; }
    virtual void takePart(const QPointF & /*at*/) {}

    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum class Drag { None, Pressed, Dragging, Cancelled };

    QPointF m_pressedAt;
    Drag m_drag = Drag::None;
};

} // namespace skyledger::ui
