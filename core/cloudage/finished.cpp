// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/finished.h"

#include "core/cloudage/names.h"
#include "core/cloudage/replay.h"
#include "core/cloudage/scoring.h"

namespace skyledger::cloudage {

using table::word;

std::optional<table::FinishedGame> finishedGame(const GameRecord &record)
{
    const Replay replayed = replay(record.setup, record.inForce());
    if (replayed.stoppedBy)
        return std::nullopt;
    const State &end = replayed.states.back();
    const FinalScore score = cloudage::score(record.setup, end, replayed.ledger);
    const bool over = end.phase == Phase::Over;
    table::FinishedGame finished{.id = record.id(),
                                 .game = QStringLiteral("cloudage"),
                                 .edition = word(Edition::Fr),
                                 .playedAt = record.playedAt(),
                                 .endedAt = {},
                                 .tracked = true,
                                 .over = over,
                                 .isFinal = over && score.isFinal,
                                 .decidedBy = word(score.decidedBy),
                                 .players = {}};
    if (over && record.cursor > 0)
        finished.endedAt = record.note(record.cursor - 1).at;
    finished.players.reserve(record.players.size());
    for (qsizetype i = 0; i < record.players.size(); ++i) {
        const PlayerScore &player = score.players[static_cast<std::size_t>(i)];
        table::FinishedPlayer each{.name = record.players[i].name,
                                   .color =
                                       record.players[i].color ? word(*record.players[i].color) : QString(),
                                   .first = i == 0,
                                   .total = player.total,
                                   .rank = player.rank,
                                   .won = player.wins,
                                   .resources = 0,
                                   .pointsBySource = {}};
        for (const LedgerLine &line : player.ledger)
            each.pointsBySource[word(line.source)] += line.vp;
        finished.players.append(each);
    }
    return finished;
}

} // namespace skyledger::cloudage
