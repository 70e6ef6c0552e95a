// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/finished.h"

#include "core/cloudage/names.h"
#include "core/cloudage/replay.h"
#include "core/play/finish.h"
#include "core/table/jsonwriter.h"

#include <QtCore/QCryptographicHash>

namespace skyledger::cloudage {

using namespace Qt::Literals::StringLiterals;
using table::word;

namespace {

/// What does not depend on how the game was written down.
table::FinishedGame finished(const QString &id, const QJsonObject &document, const auto &people,
                             const FinalScore &score)
{
    table::FinishedGame game;
    game.id = id;
    game.game = u"cloudage"_s;
    game.edition = word(Edition::Fr);
    game.playedAt = document.value("playedAt"_L1).toString();
    game.isFinal = score.isFinal;
    game.decidedBy = word(score.decidedBy);
    game.players.reserve(people.size());
    for (const auto &each : people) {
        const PlayerScore &own = score.players[static_cast<std::size_t>(game.players.size())];
        table::FinishedPlayer player;
        player.name = each.name;
        player.color = each.color ? word(*each.color) : QString();
        player.total = score.missing.empty() ? std::optional(own.total) : std::nullopt;
        player.rank = own.rank;
        player.won = own.wins;
        for (const LedgerLine &line : own.ledger)
            player.pointsBySource[word(line.source)] += line.vp;
        game.players.append(player);
    }
    return game;
}

/// The `id` of a sheet, else one that is the same for the same content.
QString idOf(const ScoreSheet &sheet)
{
    if (!sheet.id().isEmpty())
        return sheet.id();
    constexpr qsizetype enough = 32;
    const QByteArray content = table::writeCompactJson(sheet.document);
    return QString::fromLatin1(
        QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex().first(enough));
}

} // namespace

std::optional<table::FinishedGame> finishedGame(const GameRecord &record)
{
    const Replay replayed = replay(record.setup, record.inForce());
    if (replayed.stoppedBy)
        return std::nullopt;
    const State &end = replayed.states.back();
    return finishedGame(record, score(record.setup, end, replayed.ledger), end.phase == Phase::Over);
}

table::FinishedGame finishedGame(const GameRecord &record, const FinalScore &score, bool over)
{
    table::FinishedGame game = finished(play::idOf(record), record.document, record.players, score);
    game.tracked = true;
    game.over = over;
    game.isFinal = over && score.isFinal;
    game.endedAt = play::endOfPlay(record);
    game.players.front().first = true;
    return game;
}

table::FinishedGame finishedGame(const ScoreSheet &sheet, const FinalScore &score)
{
    table::FinishedGame game = finished(idOf(sheet), sheet.document, sheet.players, score);
    for (qsizetype i = 0; i < game.players.size(); ++i)
        game.players[i].first = sheet.players[i].first;
    return game;
}

table::BgStatsGame bgStatsNames()
{
    constexpr int numberAtBoardGameGeek = 316858;
    return {u"CloudAge"_s, numberAtBoardGameGeek};
}

} // namespace skyledger::cloudage
