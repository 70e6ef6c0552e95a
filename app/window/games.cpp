// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/games.h"

#include "ui/airshipcity/airshipcitymodule.h"
#include "ui/cloudage/cloudagemodule.h"
#include "ui/whistlemountain/whistlemountainmodule.h"

namespace skyledger::window {

ui::GameModules allGames()
{
    ui::GameModules games;
    games.push_back(std::make_unique<ui::AirshipCityModule>());
    games.push_back(std::make_unique<ui::CloudAgeModule>());
    games.push_back(std::make_unique<ui::WhistleMountainModule>());
    return games;
}

} // namespace skyledger::window
