// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/event.h"
#include "core/airshipcity/ids.h"
#include "core/describe/plays.h"

/// The kinds of plays of Airship City as files write them.
namespace skyledger::airshipcity {

/// A `use` may have any of the keys of its tiles: whether they fit is for the rules to say (AC-MOVE-08).
const describe::PlayTable<Played, Ids> &plays();

} // namespace skyledger::airshipcity
