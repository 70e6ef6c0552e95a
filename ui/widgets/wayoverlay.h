// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

#include <vector>

namespace skyledger::ui {

/// What is drawn over the things on a board before it is played: which way they slide, and the way of a piece. It takes no
/// click.
class WayOverlay : public QWidget
{
    Q_OBJECT

public:
    explicit WayOverlay(QWidget *parent);

    /// Chevrons point up, turned by so many quarters to the right; the way leads from point to point. Without both it is
    /// hidden.
    void draw(std::vector<QPointF> chevrons, int quarters, std::vector<QPointF> way);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintWay(QPainter &painter) const;
    void paintChevrons(QPainter &painter) const;

    std::vector<QPointF> m_chevrons;
    int m_quarters = 0;
    std::vector<QPointF> m_way;
};

} // namespace skyledger::ui
