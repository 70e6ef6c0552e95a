// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/ids.h"
#include "core/airshipcity/names.h"
#include "core/airshipcity/vocabulary.h"
#include "core/describe/keyed.h"

/// How the things of Airship City stand in JSON, for its tables. Whoever has a table includes this.
namespace skyledger {
template <>
struct describe::Usual<airshipcity::Player> {
    using Codec = Seat<&airshipcity::Ids::seats>;
};
template <>
struct describe::Usual<airshipcity::Crew> {
    using Codec = Numbered<static_cast<int>(table::countOf<airshipcity::Crew>)>;
};
template <>
struct describe::Usual<airshipcity::Tile> {
    using Codec = Thing<&airshipcity::Ids::tiles>;
};
template <>
struct describe::Usual<airshipcity::Contract> {
    using Codec = Thing<&airshipcity::Ids::contracts>;
};
template <>
struct describe::Usual<airshipcity::Utility> {
    using Codec = Thing<&airshipcity::Ids::utilities>;
};
template <>
struct describe::Usual<airshipcity::StageBonusTile> {
    using Codec = Thing<&airshipcity::Ids::stageBonuses>;
};
/// Resources and their amounts; what is not named is 0.
template <>
struct describe::Usual<airshipcity::Amounts> {
    using Codec = Amounts<0, airshipcity::maxAmount>;
};
} // namespace skyledger
