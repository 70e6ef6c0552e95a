// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rulings.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/newgame/playersform.h"
#include "ui/newgame/rulingsform.h"

#include <memory>

/// Seats, editions and rulings of Airship City, as the forms know them and back.
namespace skyledger::ui {

class AirshipCityTable;
class DetailsPart;

/// Three or four people and four colours.
inline SeatsSpec airshipCitySeats()
{
    return seatsOf<airshipcity::PlayerColor>(3, 4, words::name, pieceColor);
}

RulingsSpec airshipCityRulings();
RulingsSpec::Chosen chosenOf(airshipcity::Edition edition, const airshipcity::Rulings &rulings);
inline airshipcity::Edition editionOf(const RulingsSpec::Chosen &chosen)
{
    return static_cast<airshipcity::Edition>(chosen.edition);
}
airshipcity::Rulings rulingsOf(const RulingsSpec::Chosen &chosen);

/// Those of the running game, among its details. The table must stay.
std::unique_ptr<DetailsPart> rulingsPart(const AirshipCityTable &table);

} // namespace skyledger::ui
