// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/rules/rules.h"
#include "core/table/random.h"

#include <optional>
#include <vector>

/// Games that nobody plays: legal moves by chance, for tests, for measuring and for a first look at the program.
namespace skyledger::airshipcity {

/// Chooses legal moves by chance. First the kind of move is drawn, with weights: what carries a game forward (moving a
/// crew, using a tile, ending the turn, completing a contract) comes up more often than slides, barter and leaving a
/// tile unused, so that a game neither dawdles nor wastes its gears. Then one of the legal moves of that kind is
/// taken, each as likely as the others. The same seed gives the same choices on every machine.
class RandomPlayer
{
public:
    explicit RandomPlayer(std::uint64_t seed) : m_random(seed) {}

    /// One of the legal moves; nothing if there is none: the game is over, or values that the catalogue lacks leave
    /// no move whose effect is known. The move stays valid until the next call.
    const Play *choose(const Setup &setup, const State &state);

private:
    table::Random m_random;
    std::vector<Play> m_legal;
};

/// A game from its start up to its end, or as far as the catalogue's values go.
struct RandomGame {
    std::vector<Play> plays;
    State end;
    std::optional<Ending> ending;
    std::vector<LedgerLine> ledger; ///< every change of VP, for the final scoring
};

/// Plays a whole random game.
RandomGame playRandomly(const Setup &setup, std::uint64_t seed);

/// Writes plays into a record, at the end of its main line, without time.
void recordPlays(GameRecord &record, const std::vector<Play> &plays);

} // namespace skyledger::airshipcity
