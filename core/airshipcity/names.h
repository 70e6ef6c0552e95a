// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/changes.h"
#include "core/airshipcity/event.h"
#include "core/airshipcity/state.h"
#include "core/airshipcity/verdict.h"
#include "core/airshipcity/vocabulary.h"

#include <string_view>

/// What files, options and messages call the words of the game. These ids never change.
namespace skyledger::airshipcity {

/// The names of an enumeration's values in their order; there is none for types that have no names.
template <class Key>
inline constexpr std::array<std::string_view, 0> nameTable{};

template <>
inline constexpr std::array<std::string_view, 4> nameTable<Resource>{"wood", "metal", "gold", "gear"};
template <>
inline constexpr std::array<std::string_view, 2> nameTable<Edition>{"fr-2021", "en-2020"};
template <>
inline constexpr std::array<std::string_view, 4> nameTable<PlayerColor>{"orange", "purple", "red", "green"};
template <>
inline constexpr std::array<std::string_view, 4> nameTable<Direction>{"N", "E", "S", "W"};
template <>
inline constexpr std::array<std::string_view, 3> nameTable<BonusEffect>{"long-distance", "negotiator",
                                                                        "barter"};
template <>
inline constexpr std::array<std::string_view, 11> nameTable<TileKind>{
    "architect", "forest",     "mine",   "factory",  "valley",  "guild",
    "harbor",    "lighthouse", "market", "shipyard", "workshop"};
template <>
inline constexpr std::array<std::string_view, 9> nameTable<Airship>{
    "wooden-private", "wooden-residential", "wooden-cargo", "metal-private", "metal-residential",
    "metal-cargo",    "sightseeing",        "passenger",    "cruise"};
template <>
inline constexpr std::array<std::string_view, 16> nameTable<Cell>{
    "A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3", "A4", "B4", "C4", "D4"};
template <>
inline constexpr std::array<std::string_view, 8> nameTable<Line>{"1", "2", "3", "4", "A", "B", "C", "D"};
template <>
inline constexpr std::array<std::string_view, 3> nameTable<Level>{"1", "2", "3"};
template <>
inline constexpr std::array<std::string_view, 5> nameTable<Stage>{"1", "2", "3", "4", "5"};
/// Players and crews as keys and in paths; elsewhere they are numbers.
template <>
inline constexpr std::array<std::string_view, 4> nameTable<Player>{"1", "2", "3", "4"};
template <>
inline constexpr std::array<std::string_view, 4> nameTable<Crew>{"1", "2", "3", "4"};
template <>
inline constexpr std::array<std::string_view, 2> nameTable<Then>{"donate", "sell"};
template <>
inline constexpr std::array<std::string_view, 8> nameTable<UseKey>{
    "utility", "slides", "take", "reveal", "airship", "then", "renovation", "develop"};
template <>
inline constexpr std::array<std::string_view, 5> nameTable<Phase>{"turn", "at-tile", "piggyback",
                                                                  "stage-bonus", "over"};
template <>
inline constexpr std::array<std::string_view, 4> nameTable<EffectStatus>{"locked", "ready", "used",
                                                                         "unknown"};
template <>
inline constexpr std::array<std::string_view, 5> nameTable<ReportKey>{"pay", "gain", "vp", "term", "players"};
template <>
inline constexpr std::array<std::string_view, 3> nameTable<Award>{"shipbuilding", "construction", "trade"};
template <>
inline constexpr std::array<std::string_view, 3> nameTable<Ending>{"airship-majorities", "utility-majorities",
                                                                   "last-round"};
template <>
inline constexpr std::array<std::string_view, 11> nameTable<VpSource>{
    "airship",    "utility", "contract",   "workshop", "stage-bonus", "failed",
    "correction", "floor",   "unfinished", "award",    "track"};
template <>
inline constexpr std::array<std::string_view, 17> nameTable<FactKey>{
    "needed",   "has",  "lost", "level",  "round", "phase",       "resource", "airship",   "utility",
    "contract", "tile", "cell", "player", "crew",  "bonusEffect", "kind",     "stageBonus"};

/// What files call a value; empty for `none`.
template <class Key>
constexpr std::string_view nameOf(Key key)
{
    static_assert(!nameTable<Key>.empty(), "this type has no names");
    const std::size_t at = indexOf(key);
    return at < nameTable<Key>.size() ? nameTable<Key>[at] : std::string_view();
}

/// The value that files call so; nothing if there is none.
template <class Key>
constexpr std::optional<Key> fromName(std::string_view name)
{
    static_assert(!nameTable<Key>.empty(), "this type has no names");
    for (std::size_t i = 0; i < nameTable<Key>.size(); ++i) {
        if (nameTable<Key>[i] == name)
            return static_cast<Key>(i);
    }
    return std::nullopt;
}

} // namespace skyledger::airshipcity
