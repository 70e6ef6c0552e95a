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
    int vp = 0;
    int markersLeft = 0;
    airshipcity::Amounts stock;
    airshipcity::ResourceSet renovations;
    airshipcity::Per<airshipcity::BonusEffect, airshipcity::EffectStatus> effects;
    int held = 0;
    int completed = 0;
    int failed = 0;
    bool plays = false; ///< whose choice it is
    friend bool operator==(const DepotFace &, const DepotFace &) = default;
};

DepotFace depotFaceOf(const AirshipCityTable &table, airshipcity::Player player);

/// Contracts in one line: "2 contracts · 1 completed". Says nothing of what there is none of.
QString contractCounts(const DepotFace &face);
/// The same with signs, where that is too long.
QString shortContractCounts(const DepotFace &face);

/// The depot in whole sentences.
QString spokenDepot(const DepotFace &face);

} // namespace skyledger::ui
