// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/catalogue.h"

#include <QtCore/QString>

/// Words that are short enough to stand on a tile or a card; the full names are in `terms.h`.
namespace skyledger::words {

/// What a tile's action does: "+3 wood", "gather crews", "hire crew: 10 gold". Without a guild price the Guild Hall says
/// no number.
QString effect(airshipcity::TileKind kind, const std::optional<airshipcity::Price> &guildPrice);

/// "Wooden private"
QString shortName(airshipcity::Airship airship);
/// "Long flight"
QString shortName(airshipcity::BonusEffect effect);
/// "Architect" where the whole name is too long for a tile.
QString shortName(airshipcity::TileKind kind);

} // namespace skyledger::words
