// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/gamerecord.h"
#include "core/cloudage/rules/rules.h"

#include <vector>

/// What somebody could think of doing, without asking any rule: for brute force against the lists of what is legal.
namespace skyledger::cloudage::test {

/// Every play over closed keys that names and limits allow, for the kinds that can be run through.
std::vector<Play> conceivablePlays(const Setup &setup, const State &state);

/// Whether `conceivablePlays` would hold a play of its kind with these numbers: it stops at two tiles of a kind, 12
/// cards and such, the lists do not.
bool isConceivable(const Play &play);

/// Where the lists of what is allowed and of what is undetermined are not what `check` says of every conceivable play;
/// empty if nowhere.
QString listFault(const Setup &setup, const Ids &ids, const State &state);

} // namespace skyledger::cloudage::test
