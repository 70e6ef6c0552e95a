// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/changes.h"
#include "core/cloudage/correction.h"
#include "core/cloudage/event.h"
#include "core/cloudage/state.h"
#include "core/cloudage/verdict.h"
#include "core/cloudage/vocabulary.h"

#include <array>
#include <string_view>

/// What files, options and messages call the words of the game. These ids never change.
namespace skyledger::cloudage {

/// The names of an enumeration's values in their order; there is none for types that have no names.
template <class Key>
inline constexpr std::array<std::string_view, 0> nameTable{};

template <>
inline constexpr std::array<std::string_view, 5> nameTable<Resource>{"energy", "water", "metal", "cards",
                                                                     "plants"};
template <>
inline constexpr std::array<std::string_view, 4> nameTable<Zone>{"energy", "metal", "water", "cards"};
template <>
inline constexpr std::array<std::string_view, 3> nameTable<UpgradeZone>{"movement", "combat", "planting"};
template <>
inline constexpr std::array<std::string_view, 3> nameTable<CardColor>{"green", "blue", "third"};
template <>
inline constexpr std::array<std::string_view, 6> nameTable<PlantKind>{"green", "energy", "plants",
                                                                      "cards", "water",  "build"};
template <>
inline constexpr std::array<std::string_view, 12> nameTable<Mission>{
    "production", "cities",   "combat",      "upgrades", "green",  "blue",
    "third",      "projects", "base-combat", "movement", "costly", "navigation"};
template <>
inline constexpr std::array<std::string_view, 15> nameTable<CampaignTile>{
    "l1", "l2", "l3", "l4", "l5", "l6", "l7", "l8", "l9", "l10", "l11", "l12", "l13", "l14", "l15"};
template <>
inline constexpr std::array<std::string_view, 1> nameTable<Edition>{"fr"};
template <>
inline constexpr std::array<std::string_view, 4> nameTable<Mode>{"scenario-1", "scenario-2", "scenario-3",
                                                                 "campaign"};
template <>
inline constexpr std::array<std::string_view, 7> nameTable<Chapter>{"1", "2", "3", "4a", "4b", "5", "6"};
template <>
inline constexpr std::array<std::string_view, 20> nameTable<Effect>{
    "production-upgrade", "propeller-plans", "mechanic",       "combat-badge",  "porthole",
    "pilot-course",       "sam",             "biology-manual", "grappling-hook", "accumulator",
    "emp-plans",          "solar-panel",     "pilot-badge",    "plant-market",  "jose",
    "secret-tunnel",      "frank",           "inventor",       "parrot",        "combat-sequence"};
template <>
inline constexpr std::array<std::string_view, 6> nameTable<FollowUp>{"build", "wrench", "upgrade",
                                                                     "play",  "plant",  "update"};
template <>
inline constexpr std::array<std::string_view, 10> nameTable<PlayerColor>{
    "turquoise", "orange", "purple", "red", "green", "blue", "yellow", "pink", "white", "black"};
template <>
inline constexpr std::array<std::string_view, 5> nameTable<EffectSource>{"story", "scenario", "project",
                                                                         "city", "other"};
template <>
inline constexpr std::array<std::string_view, 6> nameTable<SoloAction>{
    "build-2", "build-1", "vp-or-play", "upgrade-or-vp", "gather-1-or-2", "gather-3-or-build"};
template <>
inline constexpr std::array<std::string_view, 7> nameTable<SoloChoice>{"build-2", "build-1", "vp",  "play",
                                                                       "upgrade", "gather",  "none"};
template <>
inline constexpr std::array<std::string_view, 2> nameTable<WaterOrVp>{"water", "vp"};
template <>
inline constexpr std::array<std::string_view, 2> nameTable<BookSide>{"front", "back"};
/// Players, spaces and districts as keys and in paths; elsewhere they are numbers.
template <>
inline constexpr std::array<std::string_view, 4> nameTable<Player>{"1", "2", "3", "4"};
template <>
inline constexpr std::array<std::string_view, 8> nameTable<Space>{"1", "2", "3", "4", "5", "6", "7", "8"};
template <>
inline constexpr std::array<std::string_view, 3> nameTable<District>{"1", "2", "3"};
template <>
inline constexpr std::array<std::string_view, 11> nameTable<Phase>{
    "production",       "movement",    "fight",    "solo-board", "action", "answers",
    "final-production", "final-build", "missions", "tie-break",  "over"};
template <>
inline constexpr std::array<std::string_view, 8> nameTable<Choose>{"produce", "build", "wrench", "upgrade",
                                                                   "play",    "plant", "update", "fight"};
template <>
inline constexpr std::array<std::string_view, 8> nameTable<ReportKey>{
    "pay", "gain", "vp", "won", "symbols", "milestone", "level", "then"};
template <>
inline constexpr std::array<std::string_view, 20> nameTable<VpSource>{
    "production", "milestone",  "level-cap", "track-reward", "find",       "toll",  "draw",
    "city",       "project",    "plant",     "tile-action",  "book",       "solo",  "effect",
    "correction", "mission",    "tile",      "upgrade",      "project-end", "track"};
template <>
inline constexpr std::array<std::string_view, 18> nameTable<FactKey>{
    "needed",  "has",    "lost", "level",    "round",       "phase", "resource", "city",  "find",
    "project", "player", "zone", "district", "upgradeZone", "tile",  "mission",  "value", "choose"};

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

} // namespace skyledger::cloudage
