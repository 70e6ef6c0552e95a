// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/fixture.h"

#include "core/airshipcity/names.h"
#include "core/airshipcity/rules/boards.h"

#include <algorithm>

namespace skyledger::airshipcity::fixture {

namespace {

Crew crewNumber(int number)
{
    return static_cast<Crew>(number - 1);
}

Played played(const decltype(Play::what) &what, Player player = nobody)
{
    return {{what, player}, {}};
}

Use useWith(KeySet<UseKey> given)
{
    Use use;
    use.given = given;
    return use;
}

} // namespace

Path steps(std::string_view path)
{
    Path result;
    for (const char letter : path)
        result.append(*fromName<Direction>(std::string_view(&letter, 1)));
    return result;
}

LinePush push(std::string_view line, char toward)
{
    return {*fromName<Line>(line), *fromName<Direction>(std::string_view(&toward, 1))};
}

Played move(int crew, std::string_view path)
{
    return played(Move{crewNumber(crew), steps(path), false});
}

Played fly(int crew, std::string_view path)
{
    return played(Move{crewNumber(crew), steps(path), true});
}

Played use(std::optional<Resource> crest)
{
    Use use;
    use.crest = crest;
    return played(use);
}

Played slideFree(std::initializer_list<LinePush> pushes, std::optional<Resource> crest)
{
    Use use = useWith({UseKey::Slides});
    use.crest = crest;
    for (const LinePush &each : pushes)
        use.slides.append(each);
    return played(use);
}

Played takeContract(Contract take, Contract reveal)
{
    Use use = useWith({UseKey::Take, UseKey::Reveal});
    use.take = take;
    use.reveal = reveal;
    return played(use);
}

Played build(Airship airship, Then then)
{
    Use use = useWith({UseKey::Airship, UseKey::Then});
    use.airship = airship;
    use.then = then;
    return played(use);
}

Played buildUtility(Utility utility)
{
    Use use = useWith({UseKey::Utility});
    use.utility = utility;
    return played(use);
}

Played renovate(Resource renovation, Tile develop, std::optional<Resource> crest)
{
    Use use = useWith({UseKey::Renovation, UseKey::Develop});
    use.renovation = renovation;
    use.develop = develop;
    use.crest = crest;
    return played(use);
}

Played skip()
{
    return played(Skip{});
}

Played answer(Player player, std::optional<Resource> take, std::optional<Resource> negotiator)
{
    return played(Piggyback{take, negotiator}, player);
}

Played slide(std::string_view line, char toward)
{
    return played(Slide{push(line, toward)});
}

Played fulfil(Contract contract)
{
    return played(Fulfil{contract});
}

Played barter(Resource give, Resource get)
{
    return played(Barter{give, get});
}

Played endTurn()
{
    return played(EndTurn{});
}

Played stageBonus(Player player, Resource take)
{
    return played(TakeStageBonus{take}, player);
}

Played by(Player player, Played played)
{
    played.play.player = player;
    return played;
}

Played reporting(Played played, const Reported &reported)
{
    played.reported = reported;
    return played;
}

Reported paid(const Amounts &amounts, Reported others)
{
    others.pay = amounts;
    return others;
}

Reported gained(const Amounts &amounts, Reported others)
{
    others.gain = amounts;
    return others;
}

Reported scored(int vp, Reported others)
{
    others.vp = static_cast<std::int16_t>(vp);
    return others;
}

Reported withTerm(int term, Reported others)
{
    others.term = static_cast<std::uint8_t>(term);
    return others;
}

Reported forPlayer(Player player, std::optional<Amounts> gain, std::optional<int> vp, Reported others)
{
    Reported::ForPlayer share{gain, {}};
    if (vp)
        share.vp = static_cast<std::int16_t>(*vp);
    others.players[player] = share;
    return others;
}

Correct correct(std::vector<Assignment> set)
{
    return {std::move(set)};
}

Override overridden(std::variant<Played, Correct> event)
{
    return {std::move(event), false, false};
}

Game::Game(const Setup &start) : setup(start), state(startState(start)) {}

Game &Game::stock(Player player, const Amounts &amounts)
{
    state.players[player].stock = amounts;
    return *this;
}

Game &Game::vp(Player player, int vp)
{
    state.players[player].vp = static_cast<std::int16_t>(vp);
    return *this;
}

Game &Game::crew(Player player, int number, Tile tile, bool ready)
{
    state.players[player].crews[crewNumber(number)] = {cellOf(state, tile), ready};
    return *this;
}

Game &Game::acting(Tile tile, int number, Player player)
{
    if (player == nobody)
        player = state.current;
    crew(player, number, tile, false);
    state.phase = Phase::AtTile;
    state.acting = {player, crewNumber(number)};
    return *this;
}

namespace {
void setGrid(Grid &grid, std::initializer_list<int> markers, Player majority)
{
    grid = {};
    std::transform(markers.begin(), markers.end(), grid.markers.begin(),
                   [](int count) { return static_cast<std::uint8_t>(count); });
    grid.majority = majority;
}
} // namespace

Game &Game::grid(Airship airship, std::initializer_list<int> markers, Player majority)
{
    setGrid(state.airships[airship], markers, majority);
    return *this;
}

Game &Game::grid(Utility utility, std::initializer_list<int> markers, Player majority)
{
    setGrid(state.utilities[utility], markers, majority);
    return *this;
}

Game &Game::unlock(Player player, ResourceSet renovations)
{
    state.players[player].renovations = renovations;
    return *this;
}

Game &Game::develop(Tile tile)
{
    state.developed.insert(tile);
    return *this;
}

Game &Game::effect(Player player, BonusEffect effect, EffectStatus status)
{
    state.players[player].bonusEffects[effect] = status;
    return *this;
}

Game &Game::hold(Player player, Contract contract, int term)
{
    const bool fromDeck = unplacedContracts(setup, state).contains(contract);
    liftContract(state, contract);
    if (fromDeck)
        --state.deckLeft;
    state.players[player].held.append(contract);
    state.termLeft[contract] = static_cast<std::uint8_t>(term);
    return *this;
}

Game &Game::turn(int round, Player current)
{
    state.round = static_cast<std::uint8_t>(round);
    state.current = current;
    return *this;
}

Game &Game::allSpent()
{
    for (PlayerState &depot : state.players) {
        for (CrewState &token : depot.crews)
            token.ready = false;
    }
    return *this;
}

const Verdict &Game::judge(const Event &event)
{
    m_verdict = verdict(event);
    m_why = describe(event) + ": " + describe(m_verdict);
    return m_verdict;
}

bool Game::plays(const Event &event)
{
    if (!judge(event).allowed())
        return false;
    changes.clear();
    apply(setup, state, event, &changes);
    return true;
}

bool Game::allows(const Event &event)
{
    return judge(event).allowed();
}

bool Game::refuses(const Event &event)
{
    return judge(event).refused();
}

bool Game::refuses(const Event &event, Rule rule)
{
    const auto &objections = judge(event).objections;
    m_why += ", expected " + std::string(ruleId(rule));
    return std::any_of(objections.begin(), objections.end(),
                       [rule](const Objection &objection) { return objection.rule == rule; });
}

bool Game::refusesFirst(const Event &event, Rule rule)
{
    return refuses(event, rule) && m_verdict.objections.front().rule == rule;
}

bool Game::lacks(const Event &event, std::initializer_list<MissingValue> missing, play::CodeSet needs)
{
    const Verdict &verdict = judge(event);
    return verdict.undetermined() && verdict.missing.size() == missing.size() && verdict.needs == needs
        && std::all_of(missing.begin(), missing.end(),
                       [&](const MissingValue &value) { return verdict.missing.contains(value); });
}

bool Game::playsReported(const Event &event)
{
    const Verdict &verdict = judge(event);
    if (!verdict.undetermined() || !verdict.playable())
        return false;
    changes.clear();
    apply(setup, state, event, &changes);
    return true;
}

bool Game::endsRound()
{
    allSpent();
    const int round = state.round;
    while (state.round == round && state.phase != Phase::Over) {
        if (!plays(endTurn()))
            return false;
    }
    while (state.phase == Phase::StageBonus) {
        if (!plays(stageBonus(state.pending.players.front(), state.pending.choices.first())))
            return false;
    }
    return true;
}

Tile Game::tileOf(Player player, int number) const
{
    return state.city[state.players[player].crews[crewNumber(number)].at];
}

} // namespace skyledger::airshipcity::fixture
