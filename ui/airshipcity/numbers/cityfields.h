// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/session.h"
#include "core/airshipcity/ruleids.h"
#include "ui/play/numbers/fieldnumbers.h"

namespace skyledger::ui {

class AirshipCityTable;

/// The boards as the fields show them.
struct WantedBoards : airshipcity::State {
    explicit WantedBoards(const airshipcity::State &state);

    table::Per<airshipcity::Cell, bool> sides; ///< whether what lies there is developed, whichever tile it is
};
using CityFields = FieldList<airshipcity::AirshipCity, WantedBoards>;

/// All fields in the order of their page: the turn, the depots, the Donation Board, the city, the contracts.
void listFields(const AirshipCityTable &table, CityFields &fields);
/// The two of a contract: where it lies and its term. They end the list.
void listContract(const AirshipCityTable &table, airshipcity::Contract contract, CityFields &fields);

/// A number by its path, which says in full what it is, and the rule that tells of it.
BoardNumber numberOf(const QString &path, const QString &full, airshipcity::Rule rule);

} // namespace skyledger::ui
