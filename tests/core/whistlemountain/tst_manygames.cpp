// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/newgame.h"
#include "core/whistlemountain/randomplay.h"
#include "core/whistlemountain/rules/corrections.h"
#include "core/whistlemountain/rules/table.h"

#include <QtTest/QTest>

#include <atomic>
#include <thread>

using namespace skyledger;
using namespace skyledger::whistlemountain;
using namespace Qt::Literals::StringLiterals;

namespace {

/// 5,000 games; 50,000 in the nightly run.
int gamesToPlay()
{
    return qEnvironmentVariableIsSet("SKYLEDGER_NIGHTLY") ? 50'000 : 5'000;
}

/// 2 to 4 players, with and without the advanced elements, and each ruling in its other readings.
Setup setupOf(int game)
{
    table::Random random(static_cast<std::uint64_t>(game));
    NewGame dealt;
    for (int i = 0; i < 2 + game % 3; ++i)
        dealt.names.append(u"P"_s + QString::number(i + 1));
    dealt.catalogue = sampleCatalogue();
    dealt.beginner = game % 5 == 0;
    Setup setup = dealGame(dealt, random).value().setup;
    if (game % 2 == 0) {
        setup.rulings.endTrigger = EndTrigger::OwnBarracks;
        setup.rulings.coveredSegments = CoveredSegments::Score;
        setup.rulings.newResources = NewResources::NotGathered;
        setup.rulings.stockpileCount = StockpileCount::AfterLimit;
        setup.rulings.ram = RamReading::Extra;
        setup.rulings.towerStepTrophy = TowerStepTrophy::Left;
        setup.rulings.jetpackUsers = JetpackUsers::Builder;
        setup.rulings.submergedRules = SubmergedRules::Stay;
    }
    return setup;
}

std::vector<Setup> setups()
{
    constexpr int tables = 60;
    std::vector<Setup> list;
    list.reserve(tables);
    for (int game = 0; game < tables; ++game)
        list.push_back(setupOf(game));
    return list;
}

/// Nothing is lost or made out of nothing.
bool piecesAreKept(const Setup &setup, const State &state)
{
    int scaffolds = scaffoldsOnGrid(state) + scaffoldsLeft(setup, state);
    int cards = state.deckLeft + state.discarded;
    for (const Player player : setup.players()) {
        const PlayerState &own = state.players[player];
        scaffolds += own.scaffolds;
        cards += own.cards;
        if (own.workers.total() != workersPerPlayer)
            return false;
    }
    for (const Resource resource : all<Resource>()) {
        int tokens = supplyOf(setup, state, resource) + state.bazaar[resource] + state.tollBridge[resource];
        for (const Player player : setup.players())
            tokens += state.players[player].stock[resource];
        if (tokens != tokensPerResource)
            return false;
    }
    return scaffolds == scaffoldsInBox && cards == cardsInBox && isPossible(setup, state);
}

bool vpFollowFromTheLedger(const Setup &setup, const RandomGame &game)
{
    for (const Player player : setup.players()) {
        int sum = 0;
        for (const ScoreLine &line : game.ledgers[indexOf(player)])
            sum += line.vp;
        if (sum != game.end.players[player].vp)
            return false;
    }
    return true;
}

} // namespace

class ManyGames : public QObject
{
    Q_OBJECT

private slots:
    void endWithPossibleBoards();
};

void ManyGames::endWithPossibleBoards()
{
    const std::vector<Setup> tables = setups();
    const int games = gamesToPlay();
    std::atomic<int> next = 0;
    std::atomic<int> finished = 0;
    std::atomic<int> wrong = -1;
    const auto playOn = [&] {
        for (int game = next++; game < games; game = next++) {
            const Setup &setup = tables[static_cast<std::size_t>(game) % tables.size()];
            const RandomGame played = playRandomly(setup, static_cast<std::uint64_t>(game));
            finished += played.finished;
            if (!piecesAreKept(setup, played.end) || !vpFollowFromTheLedger(setup, played))
                wrong = game;
        }
    };
    std::thread other(playOn);
    playOn();
    other.join();
    QCOMPARE(wrong.load(), -1);
    qInfo("%d of %d games ended by the rule, %d by the limit of turns", finished.load(), games,
          games - finished.load());
    QVERIFY(finished > games * 9 / 10);
}

QTEST_GUILESS_MAIN(ManyGames)
#include "tst_manygames.moc"
