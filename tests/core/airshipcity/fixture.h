// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/rules.h"
#include "tests/core/airshipcity/describe.h"
#include "tests/core/airshipcity/setvalues.h"

#include <initializer_list>
#include <string>
#include <string_view>

/// Games for tests: the city "Layout A" of the rules specification, a complete set of printed values, and positions
/// set up by hand in a few words.
namespace skyledger::airshipcity::fixture {

inline constexpr Player p1{0}, p2{1}, p3{2}, p4{3};
inline constexpr Player nobody = none<Player>;

// The tiles of Layout A, row by row from the top left.
inline constexpr Tile forest1{0}, architect{1}, shipyard{2}, valley1{3};
inline constexpr Tile harbor{4}, mine1{5}, market1{6}, guild{7};
inline constexpr Tile workshop{8}, factory1{9}, lighthouse{10}, mine2{11};
inline constexpr Tile forest2{12}, valley2{13}, factory2{14}, market2{15};

inline constexpr auto wood = Resource::Wood, metal = Resource::Metal, gold = Resource::Gold,
                      gear = Resource::Gear;

/// Term 1; 2 wood, 1 metal, 1 gear; 1 VP; 1 gold: contract S of the specification, on display at the start.
inline constexpr Contract contractS{0};
/// Counted from 1, as in `c07`.
constexpr Contract contract(int number)
{
    return static_cast<Contract>(number - 1);
}
inline constexpr Utility u1{0}, u2{1}, u3{2}, u4{3};

/// In the specification's order w, m, g, r.
constexpr Amounts amounts(int w, int m, int g, int r)
{
    return {{static_cast<std::uint8_t>(w), static_cast<std::uint8_t>(m), static_cast<std::uint8_t>(g),
             static_cast<std::uint8_t>(r)}};
}

/// Every value known. Those that the rulebook does not print are made up for tests.
Catalogue completeCatalogue();
/// No value known but the kinds of the tiles; utilities and contracts are listed.
Catalogue bareCatalogue();
/// Layout A, complete, with the default rulings of the edition.
Setup layoutA(std::size_t playerCount = 4, Edition edition = Edition::Fr2021);
/// The same with one ruling changed.
template <auto Ruling, class Reading>
Setup withRuling(Reading reading, Setup setup = layoutA())
{
    setup.rulings.*Ruling = reading;
    return setup;
}

// Events in a few words. Crews count from 1, as in files; a path is a word such as "WSE".
Path steps(std::string_view path);
LinePush push(std::string_view line, char toward);
Played move(int crew, std::string_view path);
Played fly(int crew, std::string_view path); ///< with Long Distance Flight
Played use(std::optional<Resource> crest = {});
Played slideFree(std::initializer_list<LinePush> pushes, std::optional<Resource> crest = {});
Played takeContract(Contract take, Contract reveal = none<Contract>);
Played build(Airship airship, Then then);
Played buildUtility(Utility utility);
Played renovate(Resource renovation, Tile develop = none<Tile>, std::optional<Resource> crest = {});
Played skip();
Played answer(Player player, std::optional<Resource> take, std::optional<Resource> negotiator = {});
Played slide(std::string_view line, char toward);
Played fulfil(Contract contract);
Played barter(Resource give, Resource get);
Played endTurn();
Played stageBonus(Player player, Resource take);
Played by(Player player, Played played);
Played reporting(Played played, const Reported &reported);
// What the table reports; they nest, as in paid(..., scored(2)).
Reported paid(const Amounts &amounts, Reported others = {});
Reported gained(const Amounts &amounts, Reported others = {});
Reported scored(int vp, Reported others = {});
Reported withTerm(int term, Reported others = {});
Reported forPlayer(Player player, std::optional<Amounts> gain, std::optional<int> vp, Reported others = {});
Correct correct(std::vector<Assignment> set);
Override overridden(std::variant<Played, Correct> event);

/// A game under test. What sets up positions answers the game itself, so that calls chain.
class Game
{
public:
    explicit Game(const Setup &start = layoutA());

    Setup setup;
    State state;
    Changes changes; ///< of the last event that was played

    Game &stock(Player player, const Amounts &amounts);
    Game &vp(Player player, int vp);
    /// Sets a crew, counted from 1, on a tile.
    Game &crew(Player player, int number, Tile tile, bool ready = true);
    /// A crew has just moved there and may act: crew 1 of the current player unless said otherwise.
    Game &acting(Tile tile, int number = 1, Player player = nobody);
    Game &grid(Airship airship, std::initializer_list<int> markers, Player majority = nobody);
    Game &grid(Utility utility, std::initializer_list<int> markers, Player majority = nobody);
    Game &unlock(Player player, ResourceSet renovations);
    Game &develop(Tile tile);
    Game &effect(Player player, BonusEffect effect, EffectStatus status);
    /// Takes the contract from wherever it lies and puts it on the term track.
    Game &hold(Player player, Contract contract, int term);
    Game &turn(int round, Player current);
    /// Nobody has a ready crew.
    Game &allSpent();

    Verdict verdict(const Event &event) const { return check(setup, state, event); }
    /// Plays the event if the rules let it; tells whether they did.
    bool plays(const Event &event);
    bool allows(const Event &event);
    bool refuses(const Event &event);
    /// Refused, the rule among the reasons.
    bool refuses(const Event &event, Rule rule);
    /// Refused, the rule as the first and most specific reason.
    bool refusesFirst(const Event &event, Rule rule);
    /// Undetermined, for want of exactly these values, in any order.
    bool lacks(const Event &event, std::initializer_list<MissingValue> missing, play::CodeSet needs = {});
    /// The same, but the report is complete, and the event is played.
    bool playsReported(const Event &event);
    /// Ends the turns of all players up to the end of the round; their ready crews count as spent. Where a stage bonus
    /// leaves a choice, everybody takes the first resource offered.
    bool endsRound();

    const PlayerState &depot(Player player) const { return state.players[player]; }
    const Amounts &stockOf(Player player) const { return depot(player).stock; }
    int vpOf(Player player) const { return depot(player).vp; }
    Tile tileOf(Player player, int crewNumber) const;
    /// What the last judgement said, for the message of a failed test.
    const char *why() const { return m_why.c_str(); }

private:
    const Verdict &judge(const Event &event);

    Verdict m_verdict;
    std::string m_why;
};

} // namespace skyledger::airshipcity::fixture

// Test statements that say why they failed. The game may be a chain of calls that sets it up: it is read once.
#define EXPECT_OF_GAME(game, question, ...)                                                                  \
    do {                                                                                                     \
        auto &gameUnderTest = (game);                                                                        \
        QVERIFY2(gameUnderTest.question(__VA_ARGS__), gameUnderTest.why());                                  \
    } while (false)
#define PLAY(game, ...) EXPECT_OF_GAME(game, plays, __VA_ARGS__)
#define ALLOWED(game, ...) EXPECT_OF_GAME(game, allows, __VA_ARGS__)
#define REFUSED(game, ...) EXPECT_OF_GAME(game, refuses, __VA_ARGS__)
#define REFUSED_FIRST(game, ...) EXPECT_OF_GAME(game, refusesFirst, __VA_ARGS__)
#define LACKS(game, ...) EXPECT_OF_GAME(game, lacks, __VA_ARGS__)
#define PLAY_REPORTED(game, ...) EXPECT_OF_GAME(game, playsReported, __VA_ARGS__)
#define END_ROUND(game) QVERIFY2((game).endsRound(), (game).why())
