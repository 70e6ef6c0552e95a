// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/settings.h"
#include "tests/core/airshipcity/randomgames.h"

#include <QTest>

#include <algorithm>

using namespace skyledger::airshipcity;
using namespace skyledger::airshipcity::fixture;
using namespace Qt::Literals::StringLiterals;

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

/// Ids of all that the game has: what a table of settings counts.
Ids idsOf(const Game &game)
{
    Ids ids;
    ids.seats = game.setup.playerCount;
    for (const Utility utility : game.setup.utilities())
        ids.utilities.add(*Id::from(u"u%1"_s.arg(indexOf(utility) + 1)));
    return ids;
}

std::vector<Assignment> boardValues(const Game &game)
{
    return settings().values(game.setup, game.state, idsOf(game));
}

/// Sets a value of a number's place; grids are set for the first player, the rest of it stays.
Assignment withNumber(Assignment place, int number)
{
    if (place.value.isList()) {
        auto markers = place.value.list();
        markers[indexOf(p1)] = number;
        place.value = markers;
    } else {
        place.value = number;
    }
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
    const std::vector<Assignment> values = boardValues(game);
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
        return value.setting == Setting::CrewAt && value.thing<Crew>(1) == Crew{2};
    };
    QVERIFY(std::none_of(values.begin(), values.end(), isOfThirdCrew));
    QVERIFY(settings().standing(game.state, set::CrewAt{p1, Crew{2}, {}})
            == Assignment(set::CrewAt{p1, Crew{2}, none<Cell>}));
    // Every kind of value comes, but the whole list of crews, which says the same again.
    for (const Setting kind : skyledger::table::all<Setting>()) {
        const bool comes = std::any_of(values.begin(), values.end(),
                                       [kind](const Assignment &value) { return value.setting == kind; });
        QCOMPARE(comes, kind != Setting::Crews);
    }
}

void TestCorrectable::theBoardsAsTheyStandNeedNoCorrection()
{
    for (unsigned seed = 1; seed <= 20; ++seed) {
        const Game game = somewhere(seed);
        QVERIFY(settings().changes(game.state, boardValues(game)).empty());
    }
}

/// All values together are the whole of the boards: what a correction makes of the boards at the start.
void TestCorrectable::theValuesOfOtherBoardsMakeThemStandSo()
{
    for (unsigned seed = 1; seed <= 20; ++seed) {
        const Game game = somewhere(seed);
        Game other = game;
        other.state = startState(game.setup);
        std::vector<Assignment> wanted = boardValues(game);
        for (const Player player : game.setup.players())
            wanted.push_back(settings().standing(game.state, set::Crews{player, {}}));
        const Correct correction{wanted};
        QVERIFY2(check(game.setup, other.state, correction).allowed(), qPrintable(QString::number(seed)));
        apply(game.setup, other.state, correction);
        QVERIFY(boardValues(other) == boardValues(game));
    }
}

void TestCorrectable::onlyWhatDiffersIsCorrected()
{
    Game game;
    game.stock(p1, amounts(1, 2, 3, 4));
    const std::vector<Assignment> wanted{set::Stock{p1, wood, 1}, set::Stock{p1, metal, 5}, set::Vp{p1, 0},
                                         set::Vp{p2, 1}};
    const std::vector<Assignment> changes{set::Stock{p1, metal, 5}, set::Vp{p2, 1}};
    QVERIFY(settings().changes(game.state, wanted) == changes);
}

void TestCorrectable::numbersWithinTheRangeArePossible()
{
    const Game game;
    int ranges = 0;
    for (const Assignment &place : boardValues(game)) {
        const auto range = settings().range(game.setup, game.state, place);
        if (!range)
            continue;
        ++ranges;
        QVERIFY(range->least <= range->most);
        const auto isPossible = [&](int number) {
            return check(game.setup, game.state, Correct{{withNumber(place, number)}}).allowed();
        };
        QVERIFY(isPossible(range->least));
        QVERIFY(isPossible(range->most));
        const bool isLimitOfFormat = place.setting == Setting::Vp || place.setting == Setting::Round;
        QVERIFY(isLimitOfFormat || !isPossible(range->most + 1));
    }
    QCOMPARE(ranges, 4 * 5 + 9 + 6 + int(game.setup.catalogue.utilityCount) + 2);
}

QTEST_APPLESS_MAIN(TestCorrectable)
#include "tst_correctable.moc"
