// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/shelf/shelf.h"
#include "core/table/folding.h"

#include <QtCore/QHash>
#include <QtCore/QSet>

#include <algorithm>
#include <array>

/// What the games of the shelf say about those who played them.
namespace skyledger::shelf {

namespace {

/// The sources that games of a kind name, whoever played them. A score sheet knows other sources than a record of every
/// move: an average over games that could not name a source would be too low.
using SourcesOfKind = std::array<QSet<QString>, 2>;

struct Sums {
    PlayerStatistics statistics;
    int totals = 0;
    int known = 0;
    int ranks = 0;
    int gamesOfKind[2] = {0, 0};
    QMap<QString, int> vpBySource;
};

void add(Sums &sums, const table::FinishedPlayer &player, bool tracked, SourcesOfKind &named)
{
    PlayerStatistics &statistics = sums.statistics;
    ++statistics.games;
    statistics.wins += player.won ? 1 : 0;
    sums.ranks += player.rank;
    if (player.total) {
        sums.totals += *player.total;
        ++sums.known;
        statistics.best = std::max(statistics.best.value_or(*player.total), *player.total);
    }
    const auto kind = static_cast<std::size_t>(tracked);
    ++sums.gamesOfKind[kind];
    for (auto it = player.pointsBySource.begin(); it != player.pointsBySource.end(); ++it) {
        sums.vpBySource[it.key()] += it.value();
        named[kind].insert(it.key());
    }
}

PlayerStatistics averaged(const Sums &sums, const SourcesOfKind &named)
{
    PlayerStatistics statistics = sums.statistics;
    if (sums.known > 0)
        statistics.averageTotal = static_cast<double>(sums.totals) / sums.known;
    statistics.averageRank = static_cast<double>(sums.ranks) / statistics.games;
    const QSet<QString> sources = named[0] + named[1];
    for (const QString &source : sources) {
        int games = 0;
        for (const std::size_t kind : {std::size_t{0}, std::size_t{1}})
            games += named[kind].contains(source) ? sums.gamesOfKind[kind] : 0;
        if (games > 0)
            statistics.averageBySource.insert(source,
                                              static_cast<double>(sums.vpBySource.value(source)) / games);
    }
    return statistics;
}

} // namespace

std::vector<PlayerStatistics> Shelf::players() const
{
    std::vector<Sums> all;
    QHash<QString, SourcesOfKind> named; // by game
    QHash<QString, std::size_t> places;
    const std::vector<ShelvedGame> shelved = games();
    for (const ShelvedGame &each : shelved) {
        if (!each.game.isFinal)
            continue;
        for (const table::FinishedPlayer &player : each.game.players) {
            const QString key = each.game.game + u'/' + table::folded(player.name);
            if (!places.contains(key)) {
                places.insert(key, all.size());
                all.emplace_back();
                all.back().statistics.name = player.name;
                all.back().statistics.game = each.game.game;
            }
            add(all[places.value(key)], player, each.game.tracked, named[each.game.game]);
        }
    }
    std::vector<PlayerStatistics> players;
    players.reserve(all.size());
    for (const Sums &sums : all)
        players.push_back(averaged(sums, named.value(sums.statistics.game)));
    std::stable_sort(players.begin(), players.end(),
                     [](const PlayerStatistics &a, const PlayerStatistics &b) { return a.games > b.games; });
    return players;
}

QMap<QString, double> Shelf::averageBySource(const QString &game) const
{
    Sums everybody;
    SourcesOfKind named;
    const std::vector<ShelvedGame> shelved = games();
    for (const ShelvedGame &each : shelved) {
        if (!each.game.isFinal || each.game.game != game)
            continue;
        for (const table::FinishedPlayer &player : each.game.players)
            add(everybody, player, each.game.tracked, named);
    }
    return everybody.statistics.games == 0 ? QMap<QString, double>()
                                           : averaged(everybody, named).averageBySource;
}

} // namespace skyledger::shelf
