// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/correctable.h"
#include "tests/core/airshipcity/randomgames.h"

#include <QTest>

#include <algorithm>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;

namespace {

/// A game after some random moves and corrections.
Game somewhere(unsigned seed)
{
    Random random(seed);
    RandomGame play(randomSetup(random, seed % 2 ? 0 : 8), random);
    for (int i = 0; i < 80 && play.step(); ++i) {
    }
    return play.game;
}

/// Sets a value of a number's place; grids are set for the first player, the rest of it stays.
Assignment withNumber(Assignment place, int number)
{
    const auto byte = static_cast<std::uint8_t>(number);
    if (auto *stock = std::get_if<set::Stock>(&place))
        stock->amount = byte;
    else if (auto *points = std::get_if<set::Vp>(&place))
        points->vp = static_cast<std::int16_t>(number);
    else if (auto *airship = std::get_if<set::AirshipGrid>(&place))
        airship->markers[p1] = byte;
    else if (auto *utility = std::get_if<set::UtilityGrid>(&place))
        utility->markers[p1] = byte;
    else if (auto *price = std::get_if<set::PriceSpace>(&place))
        price->space = byte;
    else if (auto *deck = std::get_if<set::DeckLeft>(&place))
        deck->count = byte;
    else if (auto *round = std::get_if<set::Round>(&place))
        round->round = byte;
    return place;
}

} // namespace

/// What can be corrected, and what stands there.
class TestCorrectable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyValueStandsWhereItSays();
    void theBoardsAsTheyStandNeedNoCorrection();
    void theValuesOfOtherBoardsMakeThemStandSo();
    void onlyWhatDiffersIsCorrected();
    void numbersWithinTheRangeArePossible();
};

void TestCorrectable::everyValueStandsWhereItSays()
{
    Game game;
    game.stock(p2, amounts(1, 2, 3, 4))
        .vp(p2, 7)
        .grid(Airship::Cruise, {0, 1, 0, 0}, p2)
        .hold(p2, contract(4), 2);
    const std::vector<Assignment> values = boardValues(game.setup, game.state);
    const auto holds = [&values](const Assignment &value) {
        return std::count(values.begin(), values.end(), value) == 1;
    };
    QVERIFY(holds(set::Stock{p2, gold, 3}));
    QVERIFY(holds(set::Vp{p2, 7}));
    QVERIFY(holds(set::AirshipGrid{Airship::Cruise, {{0, 1, 0, 0}}}));
    QVERIFY(holds(set::AirshipMajority{Airship::Cruise, p2}));
    set::Held held{p2, {}};
    held.contracts.append({contract(4), 2});
    QVERIFY(holds(held));
    QVERIFY(holds(set::CityTile{static_cast<Cell>(4), harbor}));
    QVERIFY(holds(set::CrewAt{p4, Crew{1}, static_cast<Cell>(4)}));
    QVERIFY(holds(set::CrewReady{p4, Crew{1}, true}));
    QVERIFY(holds(set::Round{1}));
    QVERIFY(holds(set::Current{p1}));
    const auto isOfThirdCrew = [](const Assignment &value) {
        const auto *crew = std::get_if<set::CrewAt>(&value);
        return crew && crew->crew == Crew{2};
    };
    QVERIFY(std::none_of(values.begin(), values.end(), isOfThirdCrew));
    QVERIFY(standingValue(game.state, set::CrewAt{p1, Crew{2}, {}})
            == Assignment(set::CrewAt{p1, Crew{2}, none<Cell>}));
    // Every kind of value comes, but the whole list of crews, which says the same again.
    for (std::size_t kind = 0; kind < std::variant_size_v<Assignment>; ++kind) {
        const bool comes = std::any_of(values.begin(), values.end(),
                                       [kind](const Assignment &value) { return value.index() == kind; });
        QCOMPARE(comes, kind != Assignment(set::Crews{}).index());
    }
}

void TestCorrectable::theBoardsAsTheyStandNeedNoCorrection()
{
    for (unsigned seed = 1; seed <= 20; ++seed) {
        const Game game = somewhere(seed);
        QVERIFY(correctionTo(game.state, boardValues(game.setup, game.state)).set.empty());
    }
}

/// All values together are the whole of the boards: what a correction makes of the boards at the start.
void TestCorrectable::theValuesOfOtherBoardsMakeThemStandSo()
{
    for (unsigned seed = 1; seed <= 20; ++seed) {
        const Game game = somewhere(seed);
        State state = startState(game.setup);
        std::vector<Assignment> wanted = boardValues(game.setup, game.state);
        for (const Player player : game.setup.players())
            wanted.push_back(standingValue(game.state, set::Crews{player, {}}));
        const Correct correction{wanted};
        QVERIFY2(check(game.setup, state, correction).allowed(), qPrintable(QString::number(seed)));
        apply(game.setup, state, correction);
        QVERIFY(boardValues(game.setup, state) == boardValues(game.setup, game.state));
    }
}

void TestCorrectable::onlyWhatDiffersIsCorrected()
{
    Game game;
    game.stock(p1, amounts(1, 2, 3, 4));
    const Correct correction = correctionTo(
        game.state, {set::Stock{p1, wood, 1}, set::Stock{p1, metal, 5}, set::Vp{p1, 0}, set::Vp{p2, 1}});
    QVERIFY(correction == (Correct{{set::Stock{p1, metal, 5}, set::Vp{p2, 1}}}));
}

void TestCorrectable::numbersWithinTheRangeArePossible()
{
    const Game game;
    int ranges = 0;
    for (const Assignment &place : boardValues(game.setup, game.state)) {
        const auto range = rangeOf(game.setup, game.state, place);
        if (!range)
            continue;
        ++ranges;
        QVERIFY(range->least <= range->most);
        const auto isPossible = [&](int number) {
            return check(game.setup, game.state, Correct{{withNumber(place, number)}}).allowed();
        };
        QVERIFY(isPossible(range->least));
        QVERIFY(isPossible(range->most));
        const bool isLimitOfFormat =
            std::holds_alternative<set::Vp>(place) || std::holds_alternative<set::Round>(place);
        QVERIFY(isLimitOfFormat || !isPossible(range->most + 1));
    }
    QCOMPARE(ranges, 4 * 5 + 9 + 6 + int(game.setup.catalogue.utilityCount) + 2);
}

QTEST_APPLESS_MAIN(TestCorrectable)
#include "tst_correctable.moc"
