// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/scoring.h"

#include <algorithm>
#include <tuple>

namespace skyledger::whistlemountain {

namespace {

struct Counter {
    FinalScore &result;
    PlayerScore &score;

    void add(int &part, VpSource source, int detail, int vp, Rule rule)
    {
        part += vp;
        score.total += vp;
        score.ledger.push_back({source, detail, vp, rule, 0});
    }
    /// The same unless it is nothing.
    void addIfAny(int &part, VpSource source, int detail, int vp, Rule rule)
    {
        if (vp != 0)
            add(part, source, detail, vp, rule);
    }
    void lack(Value value, std::size_t thing)
    {
        const play::MissingValue missing{value, static_cast<std::uint16_t>(thing)};
        if (std::find(result.missing.begin(), result.missing.end(), missing) == result.missing.end())
            result.missing.push_back(missing);
    }
};

/// WM-SCORE-11.
void countTower(Counter &counter, const PlayerTally &tally, const FloorVp &floors)
{
    PlayerScore &score = counter.score;
    if (tally.towerVp) {
        counter.addIfAny(score.tower, VpSource::Tower, 0, *tally.towerVp, Rule::Score11);
        score.highestFloor = tally.highestFloor;
        return;
    }
    for (const int floor : tally.tower) {
        const auto &vp = floors[static_cast<std::size_t>(floor - 1)];
        if (!vp)
            counter.lack(Value::FloorVp, static_cast<std::size_t>(floor - 1));
        counter.add(score.tower, VpSource::Tower, floor, vp.value_or(0), Rule::Score11);
        score.highestFloor = std::max(score.highestFloor.value_or(0), floor);
    }
}

/// WM-SCORE-12, WM-U-19.
void countUpgrades(Counter &counter, const PlayerTally &tally, const EndVp &ends, ReserveUpgrade reserve)
{
    PlayerScore &score = counter.score;
    if (tally.upgradeVp) {
        counter.addIfAny(score.upgrades, VpSource::UpgradeEnd, 0xFF, *tally.upgradeVp, Rule::Score12);
        return;
    }
    for (const Upgrade upgrade : tally.upgrades) {
        if (upgrade == Upgrade::Reserve && reserve == ReserveUpgrade::EffectOnly)
            continue;
        if (!ends[upgrade])
            counter.lack(Value::UpgradeEnd, indexOf(upgrade));
        counter.add(score.upgrades, VpSource::UpgradeEnd, static_cast<int>(upgrade),
                    ends[upgrade].value_or(0), Rule::Score12);
    }
    if (tally.upgrades.contains(Upgrade::Reserve))
        counter.add(score.upgrades, VpSource::Reserve, tally.upgrades.size(), 2 * tally.upgrades.size(),
                    Rule::U19);
}

void countStock(Counter &counter, const PlayerTally &tally)
{
    PlayerScore &score = counter.score;
    counter.addIfAny(score.machines, VpSource::Machines, tally.machines, tally.machines, Rule::Score13);
    counter.addIfAny(score.trophies, VpSource::Trophies, tally.trophies, tally.trophies, Rule::Score14);
    counter.addIfAny(score.scaffolds, VpSource::Scaffolds, tally.scaffolds, tally.scaffolds / 2,
                     Rule::Score15);
    counter.addIfAny(score.cards, VpSource::Cards, tally.cards, tally.cards / 2, Rule::Score16);
    counter.addIfAny(score.resources, VpSource::Resources, tally.resources, tally.resources / 4,
                     Rule::Score17);
    score.items = tally.machines + tally.trophies + tally.scaffolds + tally.cards + tally.resources;
}

/// WM-SCORE-18, WM-U-10.
void countWhirlpool(Counter &counter, const PlayerTally &tally)
{
    constexpr int loss = 5;
    if (tally.whirlpool == 0)
        return;
    const bool saved = tally.lifeboat || tally.upgrades.contains(Upgrade::Lifeboat);
    counter.add(counter.score.whirlpool, VpSource::Whirlpool, tally.whirlpool,
                saved ? 0 : -loss * tally.whirlpool, saved ? Rule::U10 : Rule::Score18);
}

auto keyOf(const PlayerScore &score)
{
    return std::tuple(score.total, score.highestFloor.value_or(0), score.items);
}

/// WM-TIE-01. A sheet that does not tell the floor of somebody in the tie leaves it open.
void rank(FinalScore &result, const std::vector<PlayerTally> &tallies)
{
    auto &players = result.players;
    int best = players.front().total;
    for (const PlayerScore &each : players)
        best = std::max(best, each.total);
    const auto tied =
        std::count_if(players.begin(), players.end(), [&](auto &each) { return each.total == best; });
    bool open = false;
    for (std::size_t i = 0; i < players.size(); ++i)
        open = open || (players[i].total == best && tallies[i].towerVp && !tallies[i].highestFloor);
    open = open && tied > 1;
    const auto isBetter = [&](const PlayerScore &a, const PlayerScore &b) {
        const bool cannotTell = open && a.total == best && b.total == best;
        return !cannotTell && keyOf(a) > keyOf(b);
    };
    for (PlayerScore &each : players) {
        each.rank = 1
            + static_cast<int>(std::count_if(players.begin(), players.end(),
                                             [&](const auto &other) { return isBetter(other, each); }));
    }
    if (tied == 1)
        return;
    const auto winners =
        std::count_if(players.begin(), players.end(), [](auto &each) { return each.rank == 1; });
    const auto winner =
        std::find_if(players.begin(), players.end(), [](auto &each) { return each.rank == 1; });
    const auto sameFloor = std::count_if(players.begin(), players.end(), [&](const auto &each) {
        return each.total == best && each.highestFloor.value_or(0) == winner->highestFloor.value_or(0);
    });
    if (winners > 1)
        result.decidedBy = DecidedBy::Shared;
    else
        result.decidedBy = sameFloor == 1 ? DecidedBy::Tower : DecidedBy::Items;
}

} // namespace

FinalScore scoreTallies(const std::vector<PlayerTally> &tallies, const FloorVp &floors, const EndVp &ends,
                        ReserveUpgrade reserve, std::vector<std::vector<ScoreLine>> ledgers)
{
    FinalScore result;
    result.players.resize(tallies.size());
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        PlayerScore &score = result.players[i];
        score.ledger = std::move(ledgers[i]);
        score.tokens = score.total = tallies[i].tokens;
        Counter counter{result, score};
        countTower(counter, tallies[i], floors);
        countUpgrades(counter, tallies[i], ends, reserve);
        countStock(counter, tallies[i]);
        countWhirlpool(counter, tallies[i]);
    }
    rank(result, tallies);
    return result;
}

FinalScore scoreState(const Setup &setup, const State &state, std::vector<std::vector<ScoreLine>> ledgers)
{
    std::vector<PlayerTally> tallies;
    for (const Player player : setup.players()) {
        const PlayerState &own = state.players[player];
        PlayerTally tally;
        tally.tokens = own.vp;
        for (int floor = 1; floor <= maxRows; ++floor) {
            for (int i = 0; i < own.workers.tower[static_cast<std::size_t>(floor - 1)]; ++i)
                tally.tower.push_back(floor);
        }
        for (const Upgrade upgrade : own.upgrades)
            tally.upgrades.insert(upgrade);
        tally.machines = static_cast<int>(own.machines.size());
        tally.trophies = totalOf(own.trophies);
        tally.scaffolds = own.scaffolds;
        tally.cards = own.cards;
        tally.resources = totalOf(own.stock);
        tally.whirlpool = own.workers.whirlpool;
        tallies.push_back(tally);
    }
    EndVp ends;
    for (const Upgrade upgrade : all<Upgrade>())
        ends[upgrade] = setup.catalogue.upgrades[upgrade].end;
    return scoreTallies(tallies, setup.board().floorVp, ends, setup.rulings.reserveUpgrade,
                        std::move(ledgers));
}

void addToLedger(std::vector<LedgerLine> &ledger, const Changes &changes, std::size_t event)
{
    for (const Change &change : changes) {
        if (change.kind != Change::Kind::Vp)
            continue;
        LedgerLine line;
        static_cast<ScoreLine &>(line) = {change.source, change.detail, change.amount, change.rule, event};
        line.player = static_cast<Player>(change.player);
        ledger.push_back(line);
    }
}

void addToLedgers(std::vector<std::vector<ScoreLine>> &ledgers, const Changes &changes, std::size_t event)
{
    for (const Change &change : changes) {
        if (change.kind == Change::Kind::Vp)
            ledgers[change.player].push_back(
                {change.source, change.detail, change.amount, change.rule, event});
    }
}

} // namespace skyledger::whistlemountain
