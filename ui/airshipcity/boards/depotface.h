// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/widgets/tokens.h"

namespace skyledger::ui {

/// All that a depot's card shows, except for the contracts on its term track.
struct DepotFace {
    PlayerLook look;
    QString name;
    airshipcity::PlayerState depot;
    int markersLeft = 0;
    bool plays = false; ///< whose choice it is
    friend bool operator==(const DepotFace &, const DepotFace &) = default;
};

DepotFace depotFaceOf(const AirshipCityTable &table, airshipcity::Player player);

/// Contracts in one line: "2 contracts · 1 completed", with signs where that is too long. Says nothing of what there is
/// none of.
enum class Counts { InWords, InSigns };
QString contractCounts(const DepotFace &face, Counts counts = Counts::InWords);

/// The depot in whole sentences.
QString spokenDepot(const DepotFace &face);

} // namespace skyledger::ui
