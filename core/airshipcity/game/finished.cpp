// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/finished.h"

#include "core/airshipcity/record/fields.h"
#include "core/table/jsonreader.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QUuid>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

QString derivedId(const QJsonObject &document)
{
    // Skyledger's own namespace: any fixed UUID does.
    const QUuid ours(u"5b1c8f0e-3c0d-4b0a-9a53-0f6a9b5d7c21"_s);
    const QByteArray content = QJsonDocument(document).toJson(QJsonDocument::Compact);
    return QUuid::createUuidV5(ours, content).toString(QUuid::WithoutBraces);
}

} // namespace

table::FinishedGame finishedGame(const ScoredGame &game)
{
    table::FinishedGame finished{.id = game.id,
                                 .game = u"airship-city"_s,
                                 .edition = word(game.setup.edition),
                                 .playedAt = game.playedAt,
                                 .endedAt = game.endedAt,
                                 .tracked = game.tracked,
                                 .over = game.over,
                                 .isFinal = game.over && game.score.isFinal,
                                 .decidedBy = word(game.score.decidedBy),
                                 .players = {}};
    finished.players.reserve(game.players.size());
    for (qsizetype i = 0; i < game.players.size(); ++i) {
        const ScoredPlayer &player = game.players[i];
        const PlayerScore &score = game.score.players[static_cast<std::size_t>(i)];
        table::FinishedPlayer each{.name = player.name,
                                   .color = player.color ? word(*player.color) : QString(),
                                   .first = player.first,
                                   .total = {},
                                   .rank = score.rank,
                                   .won = score.wins,
                                   .resources = score.resources,
                                   .pointsBySource = {}};
        if (!game.totalsNotKnown.contains(static_cast<Player>(i)))
            each.total = score.total;
        const PointsBySource points = pointsBySource(score);
        for (const VpSource source : all<VpSource>()) {
            if (points[source] != 0)
                each.pointsBySource.insert(word(source), points[source]);
        }
        finished.players.append(each);
    }
    return finished;
}

std::optional<table::FinishedGame> readFinishedGame(const QByteArray &bytes)
{
    const auto document = table::parseObject(bytes);
    if (!document)
        return std::nullopt;
    if (document.value().value("format"_L1).toString() == "skyledger-score"_L1) {
        const auto sheet = readScoreSheet(document.value());
        return sheet ? std::optional(finishedGame(scoredGame(sheet.value()))) : std::nullopt;
    }
    const auto record = readGameRecord(document.value());
    if (!record)
        return std::nullopt;
    const auto game = scoredGame(record.value());
    return game ? std::optional(finishedGame(*game)) : std::nullopt;
}

table::BgStatsGame bgStatsNames()
{
    constexpr int numberAtBoardGameGeek = 256442;
    return {u"Airship City"_s, numberAtBoardGameGeek};
}

QString idOf(const GameRecord &record)
{
    if (!record.id().isEmpty())
        return record.id();
    const QJsonObject whole = gameRecordJson(record);
    QJsonObject beginning;
    for (const QLatin1StringView key : {"city"_L1, "market"_L1, "stageBonuses"_L1})
        beginning.insert(key, whole["setup"_L1][key]);
    beginning.insert("playedAt"_L1, record.playedAt());
    beginning.insert("players"_L1, static_cast<int>(record.players.size()));
    return derivedId(beginning);
}

QString idOf(const ScoreSheet &sheet)
{
    return sheet.id().isEmpty() ? derivedId(scoreSheetJson(sheet)) : sheet.id();
}

} // namespace skyledger::airshipcity
