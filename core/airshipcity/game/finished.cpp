// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/finished.h"

#include "core/airshipcity/record/fields.h"
#include "core/play/dealid.h"
#include "core/play/finish.h"
#include "core/table/jsonreader.h"

#include <QtCore/QJsonArray>

#include <algorithm>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Whether the VP printed on all contracts that a player still holds are known.
bool knowsUnfinished(const Setup &setup, const PlayerState &player)
{
    return std::all_of(player.held.begin(), player.held.end(),
                       [&](Contract contract) { return setup.catalogue.contracts[contract].vp.has_value(); });
}

QString derivedId(const QJsonObject &document)
{
    return play::idOfContent(u"5b1c8f0e-3c0d-4b0a-9a53-0f6a9b5d7c21"_s, QJsonDocument(document));
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

QJsonObject sheetOfGame(const GameRecord &record, const State &end)
{
    ScoreSheet sheet{
        .document = {}, .edition = record.setup.edition, .rulings = record.setup.rulings, .players = {}};
    sheet.document.insert(u"id"_s, idOf(record));
    const QString ended = play::endOfPlay(record);
    const QString date = ended.isEmpty() ? record.playedAt() : ended;
    if (!date.isEmpty())
        sheet.document.insert(u"playedAt"_s, date);
    const std::vector<FinalCount> counts = finalCounts(record.setup, end);
    sheet.players.reserve(record.players.size());
    for (const Player player : record.setup.players()) {
        const PlayerInfo &info = record.players[static_cast<qsizetype>(player)];
        sheet.players.append({info.name, info.color, sheet.players.isEmpty(), counts[indexOf(player)]});
    }

    QJsonObject document = scoreSheetJson(sheet);
    const QString unfinished =
        sheetTable().pathOf(sheetTable().cells()[sheetCell(SheetEntry::UnfinishedContractVp)]);
    QJsonArray players = document.value("players"_L1).toArray();
    for (const Player player : record.setup.players()) {
        if (knowsUnfinished(record.setup, end.players[player]))
            continue;
        QJsonObject object = players.at(static_cast<qsizetype>(player)).toObject();
        object.remove(unfinished);
        players.replace(static_cast<qsizetype>(player), object);
    }
    document.insert("players"_L1, players);
    return document;
}

} // namespace skyledger::airshipcity
