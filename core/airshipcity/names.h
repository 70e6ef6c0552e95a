// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/changes.h"
#include "core/airshipcity/event.h"
#include "core/airshipcity/state.h"
#include "core/airshipcity/verdict.h"
#include "core/airshipcity/vocabulary.h"
#include "core/table/names.h"

/// What files, options and messages call the words of the game. These ids never change.
namespace skyledger::airshipcity {

using table::fromName;
using table::nameOf;
using table::nameTable;

} // namespace skyledger::airshipcity

namespace skyledger {
template <>
inline constexpr std::array<std::string_view, 4> table::nameTable<airshipcity::Resource>{"wood", "metal",
                                                                                         "gold", "gear"};
template <>
inline constexpr std::array<std::string_view, 2> table::nameTable<airshipcity::Edition>{"fr-2021", "en-2020"};
template <>
inline constexpr std::array<std::string_view, 4> table::nameTable<airshipcity::PlayerColor>{
    "orange", "purple", "red", "green"};
template <>
inline constexpr std::array<std::string_view, 4> table::nameTable<airshipcity::Direction>{"N", "E", "S", "W"};
template <>
inline constexpr std::array<std::string_view, 3> table::nameTable<airshipcity::BonusEffect>{
    "long-distance", "negotiator", "barter"};
template <>
inline constexpr std::array<std::string_view, 11> table::nameTable<airshipcity::TileKind>{
    "architect", "forest",     "mine",   "factory",  "valley",  "guild",
    "harbor",    "lighthouse", "market", "shipyard", "workshop"};
template <>
inline constexpr std::array<std::string_view, 9> table::nameTable<airshipcity::Airship>{
    "wooden-private", "wooden-residential", "wooden-cargo", "metal-private", "metal-residential",
    "metal-cargo",    "sightseeing",        "passenger",    "cruise"};
template <>
inline constexpr std::array<std::string_view, 16> table::nameTable<airshipcity::Cell>{
    "A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3", "A4", "B4", "C4", "D4"};
template <>
inline constexpr std::array<std::string_view, 8> table::nameTable<airshipcity::Line>{"1", "2", "3", "4",
                                                                                     "A", "B", "C", "D"};
template <>
inline constexpr std::array<std::string_view, 3> table::nameTable<airshipcity::Level>{"1", "2", "3"};
template <>
inline constexpr std::array<std::string_view, 5> table::nameTable<airshipcity::Stage>{"1", "2", "3", "4",
                                                                                      "5"};
/// Players and crews as keys and in paths; elsewhere they are numbers.
template <>
inline constexpr std::array<std::string_view, 4> table::nameTable<airshipcity::Player>{"1", "2", "3", "4"};
template <>
inline constexpr std::array<std::string_view, 4> table::nameTable<airshipcity::Crew>{"1", "2", "3", "4"};
template <>
inline constexpr std::array<std::string_view, 2> table::nameTable<airshipcity::Then>{"donate", "sell"};
template <>
inline constexpr std::array<std::string_view, 8> table::nameTable<airshipcity::UseKey>{
    "utility", "slides", "take", "reveal", "airship", "then", "renovation", "develop"};
template <>
inline constexpr std::array<std::string_view, 5> table::nameTable<airshipcity::Phase>{
    "turn", "at-tile", "piggyback", "stage-bonus", "over"};
template <>
inline constexpr std::array<std::string_view, 4> table::nameTable<airshipcity::EffectStatus>{
    "locked", "ready", "used", "unknown"};
template <>
inline constexpr std::array<std::string_view, 5> table::nameTable<airshipcity::ReportKey>{"pay", "gain", "vp",
                                                                                          "term", "players"};
template <>
inline constexpr std::array<std::string_view, 3> table::nameTable<airshipcity::Award>{
    "shipbuilding", "construction", "trade"};
template <>
inline constexpr std::array<std::string_view, 3> table::nameTable<airshipcity::Ending>{
    "airship-majorities", "utility-majorities", "last-round"};
template <>
inline constexpr std::array<std::string_view, 11> table::nameTable<airshipcity::VpSource>{
    "airship",    "utility", "contract",   "workshop", "stage-bonus", "failed",
    "correction", "floor",   "unfinished", "award",    "track"};
template <>
inline constexpr std::array<std::string_view, 17> table::nameTable<airshipcity::FactKey>{
    "needed",   "has",  "lost", "level",  "round", "phase",       "resource", "airship",   "utility",
    "contract", "tile", "cell", "player", "crew",  "bonusEffect", "kind",     "stageBonus"};
} // namespace skyledger

namespace skyledger::airshipcity {

/// The kind that a tile's id tells: what stands before its last hyphen. Nothing if that is no kind.
constexpr std::optional<TileKind> kindFromId(std::string_view id)
{
    const auto hyphen = id.rfind('-');
    return hyphen == std::string_view::npos ? std::nullopt : fromName<TileKind>(id.substr(0, hyphen));
}

} // namespace skyledger::airshipcity
