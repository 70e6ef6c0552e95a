// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/vocabulary.h"

#include <QtWidgets/QPushButton>

namespace skyledger::ui {

/// A place of the city while it is laid out, with the tile that lies there drawn as the boards draw it: picture, name
/// and crests.
class CityPlace : public QPushButton
{
    Q_OBJECT

public:
    using QPushButton::QPushButton;

    /// The text of the button is the tile's name.
    void setTile(airshipcity::TileKind kind, airshipcity::ResourceSet crests);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    airshipcity::TileKind m_kind{};
    airshipcity::ResourceSet m_crests;
};

} // namespace skyledger::ui
