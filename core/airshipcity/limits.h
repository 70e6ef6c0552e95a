// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

/// What no document of the game goes beyond.
namespace skyledger::airshipcity {

inline constexpr int maxAmount = 99;
inline constexpr int maxGridSpaces = 20;
inline constexpr int maxTrackSpaces = 8;
inline constexpr int maxTerm = 9;
inline constexpr int maxNameLength = 40;
/// Farther from 0 no number of victory points is believed.
inline constexpr int maxVp = 999;

} // namespace skyledger::airshipcity
