// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/scoring.h"

#include "core/table/awards.h"

#include <algorithm>
#include <numeric>

namespace skyledger::airshipcity {

namespace {

int vpSum(std::span<const LedgerLine> lines)
{
    return std::accumulate(lines.begin(), lines.end(), 0,
                           [](int total, const LedgerLine &line) { return total + line.vp; });
}

LedgerLine line(Player player, VpSource source, std::size_t detail, int vp, Rule rule)
{
    return {player, source, static_cast<std::uint8_t>(detail), static_cast<std::int16_t>(vp), rule, 0};
}

/// Points kept since VP stay at 0 or above, if the ruling says so (AC-AMB-10).
void floorAtZero(const Rulings &rulings, Player player, PlayerScore &score)
{
    const int vp = vpSum(score.ledger);
    if (rulings.negativeVp == NegativeVp::FloorZero && vp < 0)
        score.ledger.push_back(line(player, VpSource::Floor, 0xFF, -vp, Rule::Amb10));
}

void giveAwards(const Rulings &rulings, std::span<const FinalCount> counts, std::vector<PlayerScore> &players)
{
    for (const Award award : all<Award>()) {
        std::vector<table::Contender> contenders;
        for (const FinalCount &count : counts) {
            const bool counted = count.counts[award] > 0;
            const bool eligible = counted
                || (rulings.awardEligibility == AwardEligibility::TookPart && count.tookPart[award] == true);
            contenders.push_back({count.counts[award], eligible});
        }
        const AwardPrizes prizes = prizesOf(award);
        const auto shares = table::shareAward(contenders, prizes.first, prizes.second);
        for (std::size_t i = 0; i < players.size(); ++i) {
            players[i].awards[award] = shares[i].points;
            players[i].places[award] = shares[i].place;
            if (shares[i].points > 0) {
                players[i].ledger.push_back(line(static_cast<Player>(i), VpSource::Award, indexOf(award),
                                                 shares[i].points, prizes.rule));
            }
        }
    }
}

/// The last criterion of a tie: the same for all where no ruling names one.
std::optional<int> lastCriterion(const Rulings &rulings, const FinalCount &count)
{
    return rulings.finalTieBreak == FinalTieBreak::Shared ? 0 : lastCompared(rulings.finalTieBreak, count);
}

/// Ranks by VP, then resources left, then the last criterion; a tie in which somebody's markers are not known stays
/// shared.
void rank(const Rulings &rulings, std::span<const FinalCount> counts, FinalScore &score)
{
    std::vector<std::vector<int>> rows;
    for (const PlayerScore &player : score.players)
        rows.push_back({player.total, player.resources});
    const std::vector<std::vector<int>> tiedRows = rows;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        bool known = true;
        bool tied = false;
        for (std::size_t j = 0; j < rows.size(); ++j) {
            if (tiedRows[i] != tiedRows[j])
                continue;
            known = known && lastCriterion(rulings, counts[j]);
            tied = tied || i != j;
        }
        score.lacksMarkers = score.lacksMarkers || (tied && !known);
        rows[i].push_back(known ? *lastCriterion(rulings, counts[i]) : 0);
    }

    const std::vector<int> ranks = table::sharedRanks(rows);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        score.players[i].rank = ranks[i];
        score.players[i].wins = ranks[i] == 1;
    }

    const std::vector<int> best = *std::max_element(rows.begin(), rows.end());
    const auto sharers = [&](std::size_t criteria) {
        return std::count_if(rows.begin(), rows.end(), [&](const std::vector<int> &row) {
            return std::equal(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(criteria), best.begin());
        });
    };
    if (sharers(1) == 1)
        score.decidedBy = DecidedBy::Vp;
    else if (sharers(2) == 1)
        score.decidedBy = DecidedBy::Resources;
    else if (sharers(3) == 1)
        score.decidedBy = DecidedBy::Final;
    else
        score.decidedBy = DecidedBy::Shared;
}

/// What a player has on the boards at the end.
FinalCount countBoards(const Setup &setup, const State &state, Player player)
{
    const PlayerState &depot = state.players[player];
    FinalCount count;
    count.trackVp = depot.vp;
    count.stock = depot.stock;
    count.markers = donationMarkers - markersLeft(setup, state, player);
    count.tookPart.values.fill(false);
    const auto countGrid = [&count, player](Award award, const Grid &grid) {
        count.counts[award] += grid.majority == player;
        count.tookPart[award] = *count.tookPart[award] || grid.markers[player] > 0;
    };
    for (const Grid &grid : state.airships)
        countGrid(Award::Shipbuilding, grid);
    for (const Utility utility : setup.utilities())
        countGrid(Award::Construction, state.utilities[utility]);
    count.counts[Award::Trade] = static_cast<int>(depot.completed.size());
    count.tookPart[Award::Trade] = !depot.completed.empty() || !depot.held.empty() || !depot.failed.empty();
    return count;
}

} // namespace

FinalScore score(const Rulings &rulings, std::span<const FinalCount> counts,
                 std::span<const LedgerLine> ledger)
{
    FinalScore score;
    score.isFinal = true;
    score.players.resize(counts.size());
    const bool lose = rulings.unfinishedContracts == UnfinishedContracts::Lose;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        PlayerScore &player = score.players[i];
        const auto seat = static_cast<Player>(i);
        player.trackVp = counts[i].trackVp;
        player.unfinished = lose ? -counts[i].unfinishedVp : 0;
        player.resources = std::accumulate(counts[i].stock.begin(), counts[i].stock.end(), 0);
        std::copy_if(ledger.begin(), ledger.end(), std::back_inserter(player.ledger),
                     [&](const LedgerLine &each) { return each.player == seat; });
        floorAtZero(rulings, seat, player);
    }
    giveAwards(rulings, counts, score.players);
    for (PlayerScore &player : score.players)
        player.total = vpSum(player.ledger);
    rank(rulings, counts, score);
    return score;
}

std::optional<int> lastCompared(FinalTieBreak tieBreak, const FinalCount &count)
{
    switch (tieBreak) {
    case FinalTieBreak::Shared:
        return std::nullopt;
    case FinalTieBreak::Gold:
        return count.stock[Resource::Gold];
    case FinalTieBreak::Gear:
        return count.stock[Resource::Gear];
    case FinalTieBreak::Markers:
        return count.markers;
    }
    return std::nullopt;
}

PointsBySource pointsBySource(const PlayerScore &player)
{
    PointsBySource points;
    for (const LedgerLine &line : player.ledger)
        points[line.source] += line.vp;
    return points;
}

std::vector<FinalCount> finalCounts(const Setup &setup, const State &state)
{
    std::vector<FinalCount> counts;
    counts.reserve(setup.playerCount);
    for (const Player player : setup.players()) {
        FinalCount count = countBoards(setup, state, player);
        for (const Contract contract : state.players[player].held)
            count.unfinishedVp += setup.catalogue.contracts[contract].vp.value_or(0);
        counts.push_back(count);
    }
    return counts;
}

FinalScore score(const Setup &setup, const State &state, std::span<const LedgerLine> ledger)
{
    std::vector<LedgerLine> lines(ledger.begin(), ledger.end());
    std::vector<MissingValue> missing;
    const bool lose = setup.rulings.unfinishedContracts == UnfinishedContracts::Lose;
    for (const Player player : setup.players()) {
        if (!lose)
            break;
        for (const Contract contract : state.players[player].held) {
            const auto vp = setup.catalogue.contracts[contract].vp;
            if (!vp)
                missing.push_back({Value::ContractVp, static_cast<std::uint8_t>(contract)});
            else if (*vp > 0)
                lines.push_back(line(player, VpSource::Unfinished, indexOf(contract), -*vp, Rule::Score02));
        }
    }
    FinalScore result = score(setup.rulings, finalCounts(setup, state), lines);
    result.missing = missing;
    result.isFinal = state.phase == Phase::Over && missing.empty();
    return result;
}

} // namespace skyledger::airshipcity
