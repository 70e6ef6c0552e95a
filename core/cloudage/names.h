// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/changes.h"
#include "core/cloudage/event.h"
#include "core/cloudage/state.h"
#include "core/cloudage/verdict.h"
#include "core/cloudage/vocabulary.h"
#include "core/table/names.h"

#include <array>
#include <string_view>

/// What files, options and messages call the words of the game. These ids never change.
namespace skyledger::cloudage {

using table::fromName;
using table::nameOf;
using table::nameTable;

} // namespace skyledger::cloudage

namespace skyledger {
template <>
inline constexpr std::array<std::string_view, 5> table::nameTable<cloudage::Resource>{
    "energy", "water", "metal", "cards", "plants"};
template <>
inline constexpr std::array<std::string_view, 4> table::nameTable<cloudage::Zone>{"energy", "metal", "water",
                                                                                  "cards"};
template <>
inline constexpr std::array<std::string_view, 3> table::nameTable<cloudage::UpgradeZone>{"movement", "combat",
                                                                                         "planting"};
template <>
inline constexpr std::array<std::string_view, 3> table::nameTable<cloudage::CardColor>{"green", "blue",
                                                                                       "third"};
template <>
inline constexpr std::array<std::string_view, 6> table::nameTable<cloudage::PlantKind>{
    "green", "energy", "plants", "cards", "water", "build"};
template <>
inline constexpr std::array<std::string_view, 12> table::nameTable<cloudage::Mission>{
    "production", "cities",   "combat",      "upgrades", "green",  "blue",
    "third",      "projects", "base-combat", "movement", "costly", "navigation"};
template <>
inline constexpr std::array<std::string_view, 15> table::nameTable<cloudage::CampaignTile>{
    "l1", "l2", "l3", "l4", "l5", "l6", "l7", "l8", "l9", "l10", "l11", "l12", "l13", "l14", "l15"};
template <>
inline constexpr std::array<std::string_view, 1> table::nameTable<cloudage::Edition>{"fr"};
template <>
inline constexpr std::array<std::string_view, 4> table::nameTable<cloudage::Mode>{"scenario-1", "scenario-2",
                                                                                  "scenario-3", "campaign"};
template <>
inline constexpr std::array<std::string_view, 7> table::nameTable<cloudage::Chapter>{"1",  "2", "3", "4a",
                                                                                     "4b", "5", "6"};
template <>
inline constexpr std::array<std::string_view, 20> table::nameTable<cloudage::Effect>{"production-upgrade",
                                                                                     "propeller-plans",
                                                                                     "mechanic",
                                                                                     "combat-badge",
                                                                                     "porthole",
                                                                                     "pilot-course",
                                                                                     "sam",
                                                                                     "biology-manual",
                                                                                     "grappling-hook",
                                                                                     "accumulator",
                                                                                     "emp-plans",
                                                                                     "solar-panel",
                                                                                     "pilot-badge",
                                                                                     "plant-market",
                                                                                     "jose",
                                                                                     "secret-tunnel",
                                                                                     "frank",
                                                                                     "inventor",
                                                                                     "parrot",
                                                                                     "combat-sequence"};
template <>
inline constexpr std::array<std::string_view, 6> table::nameTable<cloudage::FollowUp>{
    "build", "wrench", "upgrade", "play", "plant", "update"};
template <>
inline constexpr std::array<std::string_view, 10> table::nameTable<cloudage::PlayerColor>{
    "turquoise", "orange", "purple", "red", "green", "blue", "yellow", "pink", "white", "black"};
template <>
inline constexpr std::array<std::string_view, 5> table::nameTable<cloudage::EffectSource>{
    "story", "scenario", "project", "city", "other"};
template <>
inline constexpr std::array<std::string_view, 6> table::nameTable<cloudage::SoloAction>{
    "build-2", "build-1", "vp-or-play", "upgrade-or-vp", "gather-1-or-2", "gather-3-or-build"};
template <>
inline constexpr std::array<std::string_view, 7> table::nameTable<cloudage::SoloChoice>{
    "build-2", "build-1", "vp", "play", "upgrade", "gather", "none"};
template <>
inline constexpr std::array<std::string_view, 2> table::nameTable<cloudage::WaterOrVp>{"water", "vp"};
template <>
inline constexpr std::array<std::string_view, 2> table::nameTable<cloudage::BookSide>{"front", "back"};
/// Players, spaces and districts as keys and in paths; elsewhere they are numbers.
template <>
inline constexpr std::array<std::string_view, 4> table::nameTable<cloudage::Player>{"1", "2", "3", "4"};
template <>
inline constexpr std::array<std::string_view, 8> table::nameTable<cloudage::Space>{"1", "2", "3", "4",
                                                                                   "5", "6", "7", "8"};
template <>
inline constexpr std::array<std::string_view, 3> table::nameTable<cloudage::District>{"1", "2", "3"};
template <>
inline constexpr std::array<std::string_view, 11> table::nameTable<cloudage::Phase>{
    "production",       "movement",    "fight",    "solo-board", "action", "answers",
    "final-production", "final-build", "missions", "tie-break",  "over"};
template <>
inline constexpr std::array<std::string_view, 8> table::nameTable<cloudage::Choose>{
    "produce", "build", "wrench", "upgrade", "play", "plant", "update", "fight"};
template <>
inline constexpr std::array<std::string_view, 8> table::nameTable<cloudage::ReportKey>{
    "pay", "gain", "vp", "won", "symbols", "milestone", "level", "then"};
template <>
inline constexpr std::array<std::string_view, 20> table::nameTable<cloudage::VpSource>{
    "production", "milestone", "level-cap", "track-reward", "find",        "toll", "draw",
    "city",       "project",   "plant",     "tile-action",  "book",        "solo", "effect",
    "correction", "mission",   "tile",      "upgrade",      "project-end", "track"};
template <>
inline constexpr std::array<std::string_view, 18> table::nameTable<cloudage::FactKey>{
    "needed",  "has",    "lost", "level",    "round",       "phase", "resource", "city",  "find",
    "project", "player", "zone", "district", "upgradeZone", "tile",  "mission",  "value", "choose"};
} // namespace skyledger
