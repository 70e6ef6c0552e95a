// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/event.h"
#include "core/airshipcity/ruleids.h"
#include "core/airshipcity/state.h"
#include "ui/play/numbers/boardnumbers.h"

#include <functional>
#include <vector>

namespace skyledger::ui {

class AirshipCityTable;

/// The boards as the fields show them.
struct WantedBoards {
    airshipcity::State state;
    table::Per<airshipcity::Cell, bool> developed; ///< what lies there, whichever tile it is
};

/// A number of the boards: how it is read from them, and what it makes of those that are wanted.
struct ListedNumber {
    BoardNumber number; ///< but for its value
    std::function<int(const airshipcity::State &)> read;
    std::function<void(WantedBoards &, int)> put;
};

/// All numbers in the order of their page: the turn, the depots, the Donation Board, the city, the contracts.
std::vector<ListedNumber> listedNumbers(const AirshipCityTable &table);

/// The two of a contract: where it lies and its term. They end the list.
void listContract(const AirshipCityTable &table, airshipcity::Contract contract,
                  std::vector<ListedNumber> &listed);

/// A number by its path, which says in full what it is, and the rule that tells of it.
BoardNumber numberOf(const QString &path, const QString &full, airshipcity::Rule rule);
/// Has it stepped between limits.
BoardNumber &within(BoardNumber &number, int least, int most);

} // namespace skyledger::ui
