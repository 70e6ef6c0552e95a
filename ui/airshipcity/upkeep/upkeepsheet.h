// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/session.h"

#include <optional>
#include <vector>

namespace skyledger::ui {

/// What an upkeep brings to everybody, in the order of the rulebook (AC-UPK-01 to 04). While players still choose from
/// the stage bonus, what follows after that is told as it will be: it depends on no choice.
struct UpkeepSheet {
    /// A number on a track that goes up.
    struct Gain {
        airshipcity::Resource resource{};
        int from = 0;
        int to = 0;
        int lost = 0; ///< on a full track
        friend bool operator==(const Gain &, const Gain &) = default;
    };
    /// Something that a player may choose from the stage bonus, or did.
    struct Option {
        Gain gain;
        int amount = 0; ///< as printed; 0: not known
        bool chosen = false;
    };
    /// A contract that moves on the term track, or falls off it.
    struct Slide {
        airshipcity::Contract contract{};
        int from = 0; ///< stages left before
        int to = 0;   ///< and after; 0: it failed
        friend bool operator==(const Slide &, const Slide &) = default;
    };
    struct Seat {
        airshipcity::Player player{};
        std::vector<Gain> gains;     ///< that nobody chooses
        std::vector<Option> options; ///< to choose from; none where the bonus asks nobody
        bool chose = false;
        std::vector<airshipcity::BonusEffect> refreshed;
        std::vector<Slide> slides;
        int vpBefore = 0;
        int vpGained = 0; ///< from the stage bonus
        int vpLost = 0;   ///< for contracts that failed
        int vpAfter = 0;
    };

    qsizetype first = 0; ///< the event that began the stage, counted from 1
    qsizetype last = 0;  ///< the last one in force that belongs to the upkeep
    int stage = 2;       ///< that begins, 2 to 5
    int round = 1;       ///< the same
    airshipcity::StageBonusTile bonus{};
    bool isClosed = false;                                             ///< everybody has chosen
    airshipcity::Player next = airshipcity::none<airshipcity::Player>; ///< to choose
    bool isForeseen = false; ///< what follows the choices is told ahead; without it nobody knows it yet
    std::vector<Seat> seats; ///< in turn order
};

/// The upkeep that an event belongs to, 1 to the number in force; nothing if it belongs to none.
std::optional<UpkeepSheet> upkeepWith(const airshipcity::Session &session, qsizetype event);

/// The event that began the last upkeep not after a moment; 0 if there was none.
qsizetype lastUpkeepBefore(const airshipcity::Session &session, qsizetype moment);

} // namespace skyledger::ui
