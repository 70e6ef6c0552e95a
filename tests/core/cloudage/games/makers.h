// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/gamerecord.h"
#include "tests/core/cloudage/games/planner.h"

/// The example games and golden games of CloudAge, made out of the sample set and always the same.
namespace skyledger::cloudage::test {

/// What a made game begins with.
struct Evening {
    QString name; ///< of its file, without folder and ending
    QStringList players;
    Mode mode{};
    Chapter chapter{};
    QString campaign;  ///< the id that its records share; empty: none
    QStringList tiles; ///< Campaign tiles in play
    QDateTime playedAt;
    std::uint64_t seed = 0;
    std::optional<Aim> aim = std::nullopt; ///< of a game alone that is planned; else it is played by chance
};

/// Two single games by chance, three chapters of one campaign, and three planned games alone: won in scenarios 2 and 3,
/// and with five stars in a chapter; together with every mission at its highest level.
std::vector<Evening> exampleEvenings();

/// The whole game. Each event happens some minutes after the one before.
GameRecord made(const Evening &evening);

} // namespace skyledger::cloudage::test
