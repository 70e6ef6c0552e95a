// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/rules/step.h"

#include <array>
#include <span>

/// Missions (p13, p16): what they ask for, what is reached, what it is worth.
namespace skyledger::cloudage {

/// One step of a mission: what must be reached, and the VP for it.
struct MissionLevel {
    int threshold;
    int vp;
};
/// The levels of a mission, rising.
std::span<const MissionLevel> missionLevels(Mission mission);
/// The rule of a mission (CA-MISS-11 to 22).
constexpr Rule ruleOf(Mission mission)
{
    return static_cast<Rule>(indexOf(Rule::Miss11) + indexOf(mission));
}

/// VP for a number reached: only the highest level counts (CA-MISS-01).
int missionVp(Mission mission, int reached);
/// Whether the highest level is reached.
bool missionFull(Mission mission, int reached);

/// Values that a scoring lacks, each once.
using Missing = FixedList<play::MissingValue, 48>;
void addMissing(Missing *missing, Value value, std::size_t thing = 0);

/// What a player has reached. Values that the catalogue lacks count 0 and are added to `missing`, if it is given.
int missionReached(const Setup &setup, const State &state, Player player, Mission mission,
                   Missing *missing = nullptr);

/// The missions of a player in the order of the cards, and whether each is covered (CA-MISS-02).
struct HeldMission {
    Mission mission{};
    bool covered = false;
    friend constexpr bool operator==(const HeldMission &, const HeldMission &) = default;
};
FixedList<HeldMission, 2 * maxMissionCards> heldMissions(const PlayerState &board);
bool holdsMission(const PlayerState &board, Mission mission);

/// A further Mission card.
void takeMission(Step &step, const TakeMission &taken);

} // namespace skyledger::cloudage
