// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/vocabulary.h"

#include <QtWidgets/QWidget>

#include <vector>

namespace skyledger::ui {

/// What is drawn over the tiles before it is played: which way a line slides, and the way of a crew. It takes no click.
class CityOverlay : public QWidget
{
    Q_OBJECT

public:
    explicit CityOverlay(QWidget *parent);

    /// Chevrons stand between the tiles of a line; the way leads through the middles of tiles. Without both it is hidden.
    void draw(std::vector<QPointF> chevrons, airshipcity::Direction toward, std::vector<QPointF> way);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintWay(QPainter &painter) const;
    void paintChevrons(QPainter &painter) const;

    std::vector<QPointF> m_chevrons;
    airshipcity::Direction m_toward{};
    std::vector<QPointF> m_way;
};

} // namespace skyledger::ui
