// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/ruleids.h"
#include "core/cloudage/setup.h"
#include "core/describe/rulings.h"

/// All rulings as one table, for whoever reads, writes, explains or offers them.
namespace skyledger::cloudage {

using RulingInfo = describe::Ruling<Rulings, Rule>;

/// Every ruling in the order in which files list them.
const describe::RulingTable<Rulings, Rule> &rulingTable();

} // namespace skyledger::cloudage
