// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/boards/glow.h"
#include "ui/widgets/tokens.h"

#include <optional>
#include <vector>

namespace skyledger::ui {

/// A crew as it stands on a tile.
struct CrewOnTile {
    airshipcity::Player player{};
    airshipcity::Crew crew{};
    PlayerLook look;
    bool ready = false;
    bool inHand = false;
    friend bool operator==(const CrewOnTile &, const CrewOnTile &) = default;
};

/// All that a space of the city shows.
struct TileFace {
    airshipcity::Cell cell{};
    airshipcity::TileKind kind{};
    bool developed = false;
    std::optional<airshipcity::ResourceSet> crests;       ///< nothing: not known
    std::optional<airshipcity::ResourceBonus> crestBonus; ///< of the developed side
    std::optional<airshipcity::ResourceBonus> piggyback;  ///< of the side that lies up
    std::vector<CrewOnTile> crews;
    QString name;
    QString effect;
    Shine offer;
    friend bool operator==(const TileFace &, const TileFace &) = default;
};

TileFace tileFaceOf(const AirshipCityTable &table, airshipcity::Cell cell);

/// The tile in whole sentences: what lies where, who stands on it, whether it can be chosen.
QString spokenTile(const AirshipCityTable &table, const TileFace &face);

} // namespace skyledger::ui
