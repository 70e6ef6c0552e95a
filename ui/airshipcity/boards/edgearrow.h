// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/boards/glow.h"

namespace skyledger::ui {

/// The arrow at one end of a row or column of the city: it pushes the line its way.
class EdgeArrow : public DrawnButton
{
    Q_OBJECT

public:
    EdgeArrow(airshipcity::LinePush push, QWidget *parent);

    airshipcity::LinePush push() const { return m_push; }
    /// While a line is dragged that way.
    void setPointedAt(bool pointedAt);
    /// While it is asked which line slides: then it is lit like a tile.
    void setAsked(bool asked);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    airshipcity::LinePush m_push;
    bool m_pointedAt = false;
    bool m_asked = false;
};

} // namespace skyledger::ui
