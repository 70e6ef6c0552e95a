// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/ruleids.h"
#include "core/airshipcity/rulings.h"
#include "core/describe/rulings.h"

/// All rulings as one table, for whoever reads, writes, explains or offers them.
namespace skyledger::airshipcity {

using RulingInfo = describe::Ruling<Rulings, Rule>;

/// Every ruling in the order in which files list them.
const describe::RulingTable<Rulings, Rule> &rulingTable();

/// Rulings after another edition was chosen: those that stood as the former one has them stand as the other has them,
/// others are kept.
Rulings withEdition(Rulings rulings, Edition former, Edition chosen);

} // namespace skyledger::airshipcity
