// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/shelf/shelf.h"
#include "core/table/folding.h"

#include <QtCore/QHash>

#include <algorithm>

/// What the games of the shelf say about those who played them.
namespace skyledger::shelf {

namespace {

/// Points of one source over the games of one kind. A score sheet knows other sources than a record of every move: an
/// average over games that could not name a source would be too low.
struct Sum {
    int vp = 0;
    bool occurs = false;
};

struct Sums {
    PlayerStatistics statistics;
    int totals = 0;
    int known = 0;
    int ranks = 0;
    int gamesOfKind[2] = {0, 0};
    QMap<QString, Sum> sources[2];
};

void add(Sums &sums, const table::FinishedPlayer &player, bool tracked)
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
        Sum &sum = sums.sources[kind][it.key()];
        sum.vp += it.value();
        sum.occurs = true;
    }
}

PlayerStatistics averaged(const Sums &sums)
{
    PlayerStatistics statistics = sums.statistics;
    if (sums.known > 0)
        statistics.averageTotal = static_cast<double>(sums.totals) / sums.known;
    statistics.averageRank = static_cast<double>(sums.ranks) / statistics.games;
    for (const QMap<QString, Sum> &each : sums.sources) {
        for (auto it = each.begin(); it != each.end(); ++it) {
            int vp = 0;
            int games = 0;
            for (const std::size_t kind : {std::size_t{0}, std::size_t{1}}) {
                const Sum sum = sums.sources[kind].value(it.key());
                vp += sum.vp;
                games += sum.occurs ? sums.gamesOfKind[kind] : 0;
            }
            statistics.averageBySource.insert(it.key(), static_cast<double>(vp) / games);
        }
    }
    return statistics;
}

} // namespace

std::vector<PlayerStatistics> Shelf::players() const
{
    std::vector<Sums> all;
    QHash<QString, std::size_t> places;
    const std::vector<ShelvedGame> shelved = games();
    for (const ShelvedGame &each : shelved) {
        if (!each.game.isFinal)
            continue;
        for (const table::FinishedPlayer &player : each.game.players) {
            const QString key = table::folded(player.name);
            if (!places.contains(key)) {
                places.insert(key, all.size());
                all.emplace_back();
                all.back().statistics.name = player.name;
            }
            add(all[places.value(key)], player, each.game.tracked);
        }
    }
    std::vector<PlayerStatistics> players;
    players.reserve(all.size());
    for (const Sums &sums : all)
        players.push_back(averaged(sums));
    std::stable_sort(players.begin(), players.end(),
                     [](const PlayerStatistics &a, const PlayerStatistics &b) { return a.games > b.games; });
    return players;
}

QMap<QString, double> Shelf::averageBySource() const
{
    Sums everybody;
    const std::vector<ShelvedGame> shelved = games();
    for (const ShelvedGame &each : shelved) {
        if (!each.game.isFinal)
            continue;
        for (const table::FinishedPlayer &player : each.game.players)
            add(everybody, player, each.game.tracked);
    }
    return everybody.statistics.games == 0 ? QMap<QString, double>() : averaged(everybody).averageBySource;
}

} // namespace skyledger::shelf
