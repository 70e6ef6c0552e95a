// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/gamesheet.h"

#include "core/airshipcity/game/finished.h"
#include "core/airshipcity/game/scoredgame.h"
#include "core/airshipcity/record/scoresheet.h"
#include "core/describe/sheets.h"
#include "core/play/finish.h"

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

} // namespace

FinalCount finalCount(const SheetPlayer &player)
{
    FinalCount count;
    count.trackVp = player.vp;
    count.unfinishedVp = player.unfinishedContractVp;
    count.counts[Award::Shipbuilding] = player.airshipMajorities;
    count.counts[Award::Construction] = player.utilityMajorities;
    count.counts[Award::Trade] = player.contractsCompleted;
    for (const Award award : all<Award>())
        count.tookPart[award] = player.tookPart[award].value_or(count.counts[award] > 0);
    count.stock = player.resources;
    if (player.markers)
        count.markers = *player.markers;
    return count;
}

SheetPlayer sheetPlayer(const FinalCount &count)
{
    SheetPlayer player;
    player.vp = static_cast<std::int16_t>(count.trackVp);
    player.airshipMajorities = static_cast<std::uint8_t>(count.counts[Award::Shipbuilding]);
    player.utilityMajorities = static_cast<std::uint8_t>(count.counts[Award::Construction]);
    player.contractsCompleted = static_cast<std::uint8_t>(count.counts[Award::Trade]);
    player.unfinishedContractVp = static_cast<std::int16_t>(count.unfinishedVp);
    player.resources = count.stock;
    if (count.markers)
        player.markers = static_cast<std::uint8_t>(*count.markers);
    for (const Award award : all<Award>())
        player.tookPart[award] = count.tookPart[award];
    return player;
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
        sheet.players.append(sheetPlayer(counts[indexOf(player)]));
        sheet.players.back().name = info.name;
        sheet.players.back().color = info.color;
    }
    sheet.players.front().first = true;

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
