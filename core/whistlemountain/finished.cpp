// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/finished.h"

#include "core/play/dealid.h"
#include "core/play/finish.h"

namespace skyledger::whistlemountain {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The `id` of a sheet, else one that is the same for the same content.
QString idOf(const QJsonObject &document)
{
    QString own = document.value("id"_L1).toString();
    if (!own.isEmpty())
        return own;
    return play::idOfContent(u"8d2b6f34-51a7-4a57-9a35-6c0d6b1f6e02"_s, QJsonDocument(document));
}

table::FinishedGame finished(const QString &id, const QJsonObject &document, const QList<PlayerInfo> &players,
                             const FinalScore &score)
{
    table::FinishedGame game;
    game.id = id;
    game.game = gameId;
    game.playedAt = document.value("playedAt"_L1).toString();
    game.decidedBy = word(score.decidedBy);
    for (qsizetype i = 0; i < players.size(); ++i) {
        const PlayerScore &own = score.players[static_cast<std::size_t>(i)];
        table::FinishedPlayer player;
        player.name = players[i].name;
        if (players[i].color != none<PlayerColor>)
            player.color = word(players[i].color);
        if (score.missing.empty())
            player.total = own.total;
        player.rank = own.rank;
        player.won = own.rank == 1;
        player.resources = own.items;
        for (const ScoreLine &line : own.ledger) {
            if (line.vp != 0)
                player.pointsBySource[word(line.source)] += line.vp;
        }
        game.players.append(player);
    }
    return game;
}

} // namespace

table::FinishedGame finishedGame(const GameRecord &record, const State &state, const FinalScore &score)
{
    table::FinishedGame game = finished(play::idOf(record), record.document, record.players, score);
    game.edition = word(record.setup.edition);
    game.endedAt = play::endOfPlay(record);
    game.tracked = true;
    game.over = state.phase == Phase::Over;
    game.isFinal = game.over && score.missing.empty();
    game.players.front().first = true;
    return game;
}

table::FinishedGame finishedGame(const ScoreSheet &sheet, const FinalScore &score)
{
    table::FinishedGame game = finished(idOf(sheet.document), sheet.document, sheet.players, score);
    game.edition = word(sheet.edition);
    game.isFinal = score.missing.empty();
    if (sheet.first >= 0)
        game.players[sheet.first].first = true;
    return game;
}

table::BgStatsGame bgStatsNames()
{
    constexpr int numberAtBoardGameGeek = 301255;
    return {u"Whistle Mountain"_s, numberAtBoardGameGeek};
}

} // namespace skyledger::whistlemountain
