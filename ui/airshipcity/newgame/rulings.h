// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rulings.h"
#include "ui/newgame/rulingsform.h"

#include <memory>

/// Editions and rulings of Airship City, as the form knows them and back.
namespace skyledger::ui {

class AirshipCityTable;
class DetailsPart;

RulingsSpec airshipCityRulings();
RulingsSpec::Ruling askedOf(const airshipcity::RulingInfo &ruling);
RulingsSpec::Chosen chosenOf(airshipcity::Edition edition, const airshipcity::Rulings &rulings);
inline airshipcity::Edition editionOf(const RulingsSpec::Chosen &chosen)
{
    return static_cast<airshipcity::Edition>(chosen.edition);
}
airshipcity::Rulings rulingsOf(const RulingsSpec::Chosen &chosen);

/// Those of the running game, among its details. The table must stay.
std::unique_ptr<DetailsPart> rulingsPart(const AirshipCityTable &table);

} // namespace skyledger::ui
