// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/names.h"
#include "core/whistlemountain/rules/rules.h"

/// What files, options and messages call the words of the game. These ids never change.
namespace skyledger {

template <>
inline constexpr std::array<std::string_view, 5> table::nameTable<whistlemountain::Resource>{
    "coal", "iron", "water", "gold", "whistle"};
template <>
inline constexpr std::array<std::string_view, 1> table::nameTable<whistlemountain::Edition>{"fr-2022"};
template <>
inline constexpr std::array<std::string_view, 6> table::nameTable<whistlemountain::PlayerColor>{
    "yellow", "red", "black", "blue", "green", "white"};
template <>
inline constexpr std::array<std::string_view, 3> table::nameTable<whistlemountain::Aircraft>{
    "balloon", "airship", "ironclad"};
template <>
inline constexpr std::array<std::string_view, 8> table::nameTable<whistlemountain::Dock>{
    "scaffolds", "upgrades", "cards", "rescue", "small-1", "small-2", "medium", "large"};
template <>
inline constexpr std::array<std::string_view, 3> table::nameTable<whistlemountain::MachineClass>{
    "small", "medium", "large"};
template <>
inline constexpr std::array<std::string_view, 4> table::nameTable<whistlemountain::Display>{
    "small", "medium", "large", "upgrades"};
template <>
inline constexpr std::array<std::string_view, 54> table::nameTable<whistlemountain::Machine>{
    "dark-iron",    "dark-scorer",   "double-coal",      "double-gold",   "double-iron", "double-scorer",
    "metal-scorer", "golden-coal",   "golden-iron",      "golden-scorer", "liquid-coal", "liquid-gold",
    "liquid-iron",  "liquid-scorer", "whistling-scorer", "whistler",      "alpha-site",  "archives",
    "automation",   "amplifier",     "controller",       "crane",         "dispatcher",  "lift",
    "forge",        "hoist",         "library",          "elevator",      "press",       "rope-ladder",
    "secret-lab",   "terrace",       "tesla-coil",       "treasure-map",  "vault",       "welder",
    "coal-chute",   "disassembler",  "infernal-machine", "auto-archives", "factory",     "hang-glider",
    "jetpack",      "machine-hub",   "megaphone",        "workshop",      "scrapyard",   "refuge",
    "bazaar",       "toll-bridge",   "metamorphoser",    "trap",          "trophy-room", "whistle-surplus"};
template <>
inline constexpr std::array<std::string_view, 24> table::nameTable<whistlemountain::Upgrade>{
    "antiquarian", "black-lung", "design-office", "duplicator",  "extension", "extractor",
    "golden-lung", "self-lift",  "iron-lung",     "lifeboat",    "manifest",  "warehouse",
    "pawnbroker",  "rd-unit",    "quick-loader",  "archivist",   "shuttle",   "stabilizer",
    "reserve",     "stockpile",  "reinforcement", "tower-crane", "wet-lung",  "virtuous-circle"};
template <>
inline constexpr std::array<std::string_view, 12> table::nameTable<whistlemountain::Trophy>{
    "vp4",    "vp6",      "activate",      "build",   "card",    "move",
    "rescue", "scaffold", "small-machine", "upgrade", "whistle", "unknown"};
template <>
inline constexpr std::array<std::string_view, 17> table::nameTable<whistlemountain::Ability>{
    "ace-pilot", "admiral",   "aeronaut",       "architect",     "daredevil", "artisan",
    "ironclad",  "exchanger", "chief-engineer", "mad-scientist", "planner",   "requisitioner",
    "riveter",   "scavenger", "smuggler",       "foreman",       "technician"};
template <>
inline constexpr std::array<std::string_view, 20> table::nameTable<whistlemountain::Card>{
    "ram",       "blueprints",     "alms",           "construction",   "regulator",
    "reset",     "grand-market",   "fabrication",    "market",         "upgrade-x",
    "recycling", "remote-control", "rush",           "secret-passage", "small-market",
    "storm",     "rope-throw",     "treasure-chest", "unique-chance",  "upgrade"};
template <>
inline constexpr std::array<std::string_view, 4> table::nameTable<whistlemountain::Player>{"1", "2", "3",
                                                                                           "4"};
template <>
inline constexpr std::array<std::string_view, 6> table::nameTable<whistlemountain::Phase>{
    "start", "turn", "harvest", "work", "choice", "over"};
template <>
inline constexpr std::array<std::string_view, 17> table::nameTable<whistlemountain::Choose>{
    "build",  "move",  "rescue",  "board",     "release", "promote", "step", "activate", "small",
    "medium", "large", "upgrade", "resources", "trophy",  "sink",    "land", "flood"};
template <>
inline constexpr std::array<std::string_view, 3> table::nameTable<whistlemountain::ReportKey>{"pay", "gain",
                                                                                              "vp"};
template <>
inline constexpr std::array<std::string_view, 19> table::nameTable<whistlemountain::FactKey>{
    "needed",     "has",     "resource", "cell",  "player", "aircraft", "dock",
    "machine",    "upgrade", "ability",  "card",  "trophy", "choose",   "main",
    "mainNeeded", "report",  "floor",    "width", "height"};
template <>
inline constexpr std::array<std::string_view, 4> table::nameTable<whistlemountain::MainAction::Kind>{
    "none", "harvest", "dock", "work"};
template <>
inline constexpr std::array<std::string_view, 17> table::nameTable<whistlemountain::VpSource>{
    "scaffold",   "machine",   "activation", "trophy",      "upgrade",  "ability",
    "correction", "tokens",    "tower",      "upgrade-end", "reserve",  "machines",
    "trophies",   "scaffolds", "cards",      "resources",   "whirlpool"};

} // namespace skyledger

namespace skyledger::whistlemountain {

using table::fromName;
using table::nameOf;
using table::nameTable;
using table::toText;
using table::word;

} // namespace skyledger::whistlemountain
