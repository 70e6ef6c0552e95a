// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/plays.h"
#include "core/describe/printed.h"
#include "core/describe/rulings.h"
#include "core/describe/settings.h"
#include "core/describe/sheets.h"
#include "core/table/ids.h"
#include "tests/core/play/toygame/toygame.h"

/// What the toy's files call its things, and its tables.
namespace skyledger::toygame {

struct Ids {
    table::IdList<Basket, countOf<Basket>> baskets;
    std::size_t seats = countOf<Player>;
    friend bool operator==(const Ids &, const Ids &) = default;
};

const describe::PlayTable<Played, Ids> &plays();
const describe::SettingTable<State, Setup, Ids> &settings();
/// The printed values lie in `Setup`.
const describe::PrintedTable<Setup, Ids> &values();
const describe::RulingTable<Rulings, Rule> &rulings();
const describe::SheetTable<SheetPlayer, Rulings> &sheet();

} // namespace skyledger::toygame

namespace skyledger {
template <>
struct describe::Usual<toygame::Player> {
    using Codec = Seat<&toygame::Ids::seats>;
};
template <>
struct describe::Usual<toygame::Basket> {
    using Codec = Thing<&toygame::Ids::baskets>;
};
} // namespace skyledger
