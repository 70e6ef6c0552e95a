// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/newgame/tilesspec.h"

#include <QtWidgets/QPushButton>

namespace skyledger::ui {

/// A place for a tile, with the one that lies there drawn: picture, name and marks.
class TilePlace : public QPushButton
{
    Q_OBJECT

public:
    using QPushButton::QPushButton;

    /// Draws the tile, so many pixels wide and high at a device pixel ratio.
    using Picture = std::function<QPixmap(int side, double ratio, const QColor &ink)>;

    /// The text of the button is the tile's name.
    void setTile(Picture picture, std::vector<TileMark> marks);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Picture m_picture;
    std::vector<TileMark> m_marks;
};

} // namespace skyledger::ui
