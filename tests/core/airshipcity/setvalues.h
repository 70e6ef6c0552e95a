// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/event.h"

/// Values of a correction as tests spell them, with names and types: `correct({set::Stock{p1, wood, 4}})`. Each becomes an
/// assignment by itself.
namespace skyledger::airshipcity::set {

// clang-format off
struct Stock { Player player; Resource resource; int amount; operator Assignment() const { return assign(Setting::Stock, amount, player, resource); } };
struct Vp { Player player; int vp; operator Assignment() const { return assign(Setting::Vp, vp, player); } };
struct Crews { Player player; CrewList crews; operator Assignment() const { return assign(Setting::Crews, crews, player); } };
struct CrewAt { Player player; Crew crew; Cell at; operator Assignment() const { return assign(Setting::CrewAt, at, player, crew); } };
struct CrewReady { Player player; Crew crew; bool ready; operator Assignment() const { return assign(Setting::CrewReady, ready, player, crew); } };
struct Held { Player player; HeldList contracts; operator Assignment() const { return assign(Setting::Held, contracts, player); } };
struct Completed { Player player; ContractList contracts; operator Assignment() const { return assign(Setting::Completed, contracts, player); } };
struct Failed { Player player; ContractList contracts; operator Assignment() const { return assign(Setting::Failed, contracts, player); } };
struct Renovations { Player player; ResourceSet unlocked; operator Assignment() const { return assign(Setting::Renovations, unlocked, player); } };
struct Effect { Player player; BonusEffect effect; EffectStatus status; operator Assignment() const { return assign(Setting::Effect, status, player, effect); } };
struct AirshipGrid { Airship airship; Markers markers; operator Assignment() const { return assign(Setting::AirshipGrid, markers, airship); } };
struct AirshipMajority { Airship airship; Player holder; operator Assignment() const { return assign(Setting::AirshipMajority, holder, airship); } };
struct UtilityGrid { Utility utility; Markers markers; operator Assignment() const { return assign(Setting::UtilityGrid, markers, utility); } };
struct UtilityMajority { Utility utility; Player holder; operator Assignment() const { return assign(Setting::UtilityMajority, holder, utility); } };
struct PriceSpace { Airship airship; int space; operator Assignment() const { return assign(Setting::PriceSpace, space, airship); } };
struct CityTile { Cell cell; Tile tile; operator Assignment() const { return assign(Setting::CityTile, tile, cell); } };
struct Developed { Cell cell; bool developed; operator Assignment() const { return assign(Setting::Developed, developed, cell); } };
struct Market { ContractList contracts; operator Assignment() const { return assign(Setting::Market, contracts); } };
struct DeckLeft { int count; operator Assignment() const { return assign(Setting::DeckLeft, count); } };
struct Round { int round; operator Assignment() const { return assign(Setting::Round, round); } };
struct Current { Player player; operator Assignment() const { return assign(Setting::Current, player); } };
// clang-format on

} // namespace skyledger::airshipcity::set
