// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/guide/partial.h"

#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/combat.h"
#include "core/cloudage/rules/movement.h"
#include "core/cloudage/rules/navigation.h"
#include "core/cloudage/rules/plant.h"
#include "core/cloudage/rules/production.h"
#include "core/table/names.h"

#include <algorithm>
#include <iterator>

namespace skyledger::ui::cloudagesteps {

using namespace cloudage;

Rule ruleOf(std::size_t kind)
{
    constexpr Rule rules[] = {Rule::Prod04,  Rule::Prod09,  Rule::Move01, Rule::Fight03, Rule::Gath01,
                              Rule::Plant01, Rule::Upg01,   Rule::Card01, Rule::Build03, Rule::Gath06,
                              Rule::Solo03,  Rule::Round06, Rule::Miss03, Rule::Round04, Rule::Round06,
                              Rule::Build01, Rule::Round04};
    static_assert(std::size(rules) == static_cast<std::size_t>(Kind::Beside) + 1);
    return rules[kind];
}

QString idOf(Rule rule)
{
    return table::toText(ruleId(rule));
}

PartialPlay begun(Kind kind, std::initializer_list<GivenAnswer> answers)
{
    return {static_cast<std::size_t>(kind), answers};
}

Player doer(const State &state, const PartialPlay &play)
{
    const auto named = play.answer(Ask::Who);
    return named ? static_cast<Player>(*named) : state.current;
}

Player nextDrone(const Setup &setup, const State &state, const PartialPlay &play)
{
    const auto placed = std::count_if(play.answers.begin(), play.answers.end(), [](const GivenAnswer &each) {
        return each.question == play::Code(Ask::Drone);
    });
    return static_cast<Player>((indexOf(state.current) + static_cast<std::size_t>(placed))
                               % setup.playerCount);
}

KeySet<Zone> dronesOf(const PartialPlay &play)
{
    KeySet<Zone> zones;
    for (const GivenAnswer &each : play.answers) {
        if (each.question == play::Code(Ask::Drone) || each.question == play::Code(Ask::SoloZone))
            zones.insert(static_cast<Zone>(each.value));
    }
    return zones;
}

std::optional<int> droneOf(const Setup &setup, const State &state, const PartialPlay &play, Player player)
{
    std::size_t turns = (indexOf(player) + setup.playerCount - indexOf(state.current)) % setup.playerCount;
    for (const GivenAnswer &each : play.answers) {
        if (each.question == play::Code(Ask::Drone) && turns-- == 0)
            return each.value;
    }
    return std::nullopt;
}

Draws drawsOf(const PartialPlay &play)
{
    Draws draws;
    bool paysVp = false;
    for (const GivenAnswer &each : play.answers) {
        if (each.question != play::Code(Ask::Card) || each.value == done)
            continue;
        if (each.value == byVp) {
            paysVp = true;
        } else if (each.value >= boost) {
            draws.boost.append(static_cast<CampaignTile>(each.value - boost));
        } else {
            draws.cards.append(static_cast<std::uint8_t>(each.value));
            draws.vpCards = static_cast<std::uint8_t>(draws.vpCards + (paysVp ? 1 : 0));
            paysVp = false;
        }
    }
    return draws;
}

std::optional<int> neededIn(const Setup &setup, const State &state, const PartialPlay &play)
{
    if (kindOf(play) == Kind::Book) {
        const auto &values = bookOf(setup, state);
        return values && values->combat ? std::optional<int>(*values->combat) : std::nullopt;
    }
    if (last(play, Ask::FightTile))
        return tileCombat;
    const City at = state.players[state.current].at;
    if (state.phase != Phase::Fight || at == none<City>)
        return std::nullopt;
    const MilitiaValues &militia = militiaAt(setup, state, at);
    return militia.combat ? std::optional<int>(*militia.combat) : std::nullopt;
}

std::optional<bool> isWon(const Setup &setup, const State &state, const PartialPlay &play)
{
    const auto needed = neededIn(setup, state, play);
    if (needed)
        return combatWith(state.players[doer(state, play)], drawsOf(play)) >= *needed;
    const auto told = last(play, Ask::Won);
    return told ? std::optional(*told == 1) : std::nullopt;
}

int proposedLevel(const Setup &setup, const PlayerState &board)
{
    int best = noProduction;
    for (int level = 0; level <= board.level; ++level) {
        const LevelStatus status = levelStatus(setup, board, level);
        if (status == LevelStatus::Affordable || (status == LevelStatus::Unknown && level == board.level))
            best = level;
    }
    return best;
}

namespace {

constexpr int oneCard = 100;
constexpr int noCard = 200;

} // namespace

int revealNumber(const FixedList<std::uint8_t, 2> &cards)
{
    if (cards.empty())
        return noCard;
    return cards.size() == 1 ? oneCard + cards[0] : cards[0] * 10 + cards[1];
}

FixedList<std::uint8_t, 2> revealed(int number)
{
    FixedList<std::uint8_t, 2> cards;
    if (number >= noCard)
        return cards;
    if (number < oneCard)
        cards.append(static_cast<std::uint8_t>(number / 10));
    cards.append(static_cast<std::uint8_t>(number % 10));
    return cards;
}

int pairThing(int lower, int upper, std::optional<Resource> gain)
{
    const int taken = !gain ? 0 : *gain == Resource::Energy ? 1 : 2;
    return (lower * 10 + upper) * 3 + taken;
}

namespace {

/// Fills in one play.
struct Filling {
    const Setup &setup;
    const State &state;
    const PartialPlay &play;
    Reported &reported;

    Player player() const { return doer(state, play); }
    const PlayerState &board() const { return state.players[player()]; }
    std::optional<int> told(Ask question) const { return last(play, question); }
    template <class Thing>
    Thing thing(Ask question, Thing usual) const
    {
        const auto value = told(question);
        if (!value)
            return usual;
        return *value == done ? none<Thing> : static_cast<Thing>(*value);
    }
    std::uint8_t pick(const std::optional<Reward> &reward) const
    {
        if (!reward || !reward->hasChoice())
            return 0;
        return static_cast<std::uint8_t>(told(Ask::Pick).value_or(1));
    }
    std::optional<WaterOrVp> prize(Ask question, bool asked) const
    {
        return asked ? std::optional(thing(question, WaterOrVp::Water)) : std::nullopt;
    }

    Produce produce() const;
    Book book() const;
    Fly fly() const;
    Fight fight() const;
    Gather gather() const;
    CityCard cityCard(const KeySet<Zone> &drones) const;
    Plant plant() const;
    SoloStep solo() const;
    OtherEffect effect() const;
    void foundIn(Ask question, bool severally) const;
    decltype(Play::what) what() const;
};

Produce Filling::produce() const
{
    Produce produce;
    const int level = told(Ask::Level).value_or(proposedLevel(setup, board()));
    produce.level = level == noProduction ? noLevel : static_cast<std::uint8_t>(level);
    if (revealsNothing(setup, state))
        return produce;
    FixedList<std::uint8_t, 2> cards;
    if (const auto number = told(Ask::Reveal)) {
        cards = revealed(*number);
    } else {
        for (const std::uint8_t card : someDraw(board().navigation, 2))
            cards.append(card);
    }
    produce.reveal = cards;
    if (!cards.empty() && *std::min_element(cards.begin(), cards.end()) > 0)
        produce.take = thing(Ask::Gain, Resource::Energy);
    return produce;
}

Book Filling::book() const
{
    Book book;
    const auto &values = bookOf(setup, state);
    if (values ? values->combat.has_value() : told(Ask::BookFight) == 1)
        book.draws = drawsOf(play);
    const bool won = isWon(setup, state, play).value_or(true);
    if (values && won)
        book.pick = pick(values->reward);
    return book;
}

/// Finds as they were told: all of a flight together, those under plants one by one.
void Filling::foundIn(Ask question, bool severally) const
{
    bool open = false;
    for (const GivenAnswer &each : play.answers) {
        if (severally && each == GivenAnswer{Ask::Tile, newFind})
            open = false;
        if (each.question != play::Code(question) || each.value > foundTile)
            continue;
        if (each.value == foundTile) {
            reported.found.push_back({setup.catalogue.tileFind, {}});
            continue;
        }
        if (!open)
            reported.found.push_back({});
        open = true;
        PlainReward &reward = reported.found.back().reward;
        if (each.value == foundVp)
            ++reward.vp;
        else
            ++reward.gain[static_cast<Resource>(each.value)];
    }
}

Fly Filling::fly() const
{
    Fly fly;
    fly.city = thing(Ask::City, City{});
    if (const auto points = told(Ask::Points))
        fly.points = static_cast<std::uint8_t>(*points);
    fly.panel = count(play, Ask::Flight, panel) > 0;
    if (count(play, Ask::Flight, tollWater) > 0)
        fly.toll = WaterOrVp::Water;
    else if (count(play, Ask::Flight, tollVp) > 0)
        fly.toll = WaterOrVp::Vp;
    foundIn(Ask::Flight, false);
    fly.accumulator = prize(Ask::Accumulator, accumulatorAsks(setup, board(), fly));
    if (board().markersLeft > 0)
        fly.pick =
            pick(setup.catalogue.trackRewards[static_cast<Space>(leftmostSpace(board().markersLeft) - 1)]);
    return fly;
}

Fight Filling::fight() const
{
    Fight fight;
    fight.draws = drawsOf(play);
    fight.tile = thing(Ask::FightTile, none<CampaignTile>);
    fight.remove = thing(Ask::Remove, none<CampaignTile>);
    if (state.phase != Phase::Fight || fight.tile != none<CampaignTile> || board().at == none<City>)
        return fight;
    fight.sequence = prize(Ask::Prize, sequenceAsks(setup, board(), combatWith(board(), fight.draws)));
    if (const auto won = told(Ask::Won))
        reported.won = *won == 1;
    if (isWon(setup, state, play).value_or(false))
        fight.pick = pick(militiaAt(setup, state, board().at).reward);
    return fight;
}

CityCard Filling::cityCard(const KeySet<Zone> &drones) const
{
    CityCard card;
    card.value = static_cast<std::uint8_t>(told(Ask::CardValue).value_or(0));
    card.largest = thing(Ask::Largest, Zone::Energy);
    card.second = thing(Ask::Second, card.largest == Zone::Energy ? Zone::Metal : Zone::Energy);
    card.plants = static_cast<std::uint8_t>(told(Ask::Plants).value_or(0));
    // Where all zones are taken, both bonuses stand on one of them.
    const bool allTaken = drones.size() == static_cast<int>(countOf<Zone>);
    card.update = thing(Ask::UpdateZone, allTaken ? Zone::Energy : none<Zone>);
    const Zone other = card.update == Zone::Energy ? Zone::Metal : Zone::Energy;
    card.wrench = thing(Ask::WrenchZone, allTaken ? other : none<Zone>);
    return card;
}

Gather Filling::gather() const
{
    Gather gather;
    gather.district = thing(Ask::District, District{});
    gather.onTop = told(Ask::OnTop) == 1;
    KeySet<Zone> drones = dronesOf(play);
    // Who has not placed one yet takes a zone that is free.
    const auto anyFree = [&drones] {
        for (const Zone zone : all<Zone>()) {
            if (!drones.contains(zone))
                return zone;
        }
        return Zone::Energy;
    };
    for (const Player player : setup.players()) {
        const auto stands = droneOf(setup, state, play, player);
        const Zone zone = stands ? static_cast<Zone>(*stands) : anyFree();
        drones.insert(zone);
        gather.zones.append(zone);
    }
    gather.card = cityCard(drones);
    return gather;
}

Plant Filling::plant() const
{
    Plant plant;
    for (const PlantKind kind : all<PlantKind>())
        plant.tiles[kind] = static_cast<std::uint8_t>(count(play, Ask::Tile, static_cast<int>(kind)));
    plant.marker = told(Ask::ByMarker).has_value();
    plant.toBag = static_cast<std::uint8_t>(count(play, Ask::Tile, toBag));
    if (const auto extra = told(Ask::Extra); extra && *extra != done)
        plant.extra = static_cast<PlantKind>(*extra);
    foundIn(Ask::Cover, true);
    plant.manual = prize(Ask::Manual, manualAsks(setup, board(), plant, isActive(state, player())));
    return plant;
}

SoloStep Filling::solo() const
{
    SoloStep solo;
    solo.choose = thing(Ask::Solo, SoloChoice::None);
    if (solo.choose != SoloChoice::Gather)
        return solo;
    solo.district = thing(Ask::District, District{});
    solo.zone = thing(Ask::SoloZone, Zone::Energy);
    KeySet<Zone> drones;
    drones.insert(solo.zone);
    solo.card = cityCard(drones);
    return solo;
}

OtherEffect Filling::effect() const
{
    OtherEffect effect;
    effect.source = thing(Ask::Source, EffectSource::Other);
    for (const GivenAnswer &each : play.answers) {
        if (each.question != play::Code(Ask::Part) || each.value == done)
            continue;
        if (each.value >= tileOut)
            effect.tiles.out.insert(static_cast<CampaignTile>(each.value - tileOut));
        else if (each.value >= tileIn)
            effect.tiles.in.insert(static_cast<CampaignTile>(each.value - tileIn));
        else if (each.value == levelUp)
            ++effect.reward.level;
        else if (each.value == vpUp || each.value == vpDown)
            effect.reward.vp = static_cast<std::int16_t>(effect.reward.vp + (each.value == vpUp ? 1 : -1));
        else if (each.value >= thenPart)
            effect.reward.then.append(static_cast<FollowUp>(each.value - thenPart));
        else if (each.value >= payPart)
            ++effect.pay[static_cast<Resource>(each.value - payPart)];
        else
            ++effect.reward.gain[static_cast<Resource>(each.value)];
    }
    return effect;
}

decltype(Play::what) Filling::what() const
{
    switch (kindOf(play)) {
    case Kind::Produce:
        return produce();
    case Kind::Book:
        return book();
    case Kind::Fly:
        return fly();
    case Kind::Fight:
        return fight();
    case Kind::Gather:
        return gather();
    case Kind::Plant:
        return plant();
    case Kind::Upgrade:
        return Upgrade{thing(Ask::Zone, UpgradeZone::Movement)};
    case Kind::PlayCard: {
        const auto card = thing(Ask::Project, Project{});
        return PlayCard{card, told(Ask::Sell) == 1, pick(setup.catalogue.projects[card].reward)};
    }
    case Kind::Take:
        return Take{thing(Ask::Resource, Resource::Energy)};
    case Kind::Update:
        return Update{static_cast<std::uint8_t>(told(Ask::Value).value_or(0))};
    case Kind::SoloStep:
        return solo();
    case Kind::TakeMission:
        return TakeMission{
            {thing(Ask::FirstMission, Mission::Production), thing(Ask::SecondMission, Mission::Cities)},
            thing(Ask::Covered, none<Mission>)};
    case Kind::OtherEffect:
        return effect();
    default:
        return Pass{};
    }
}

} // namespace

Played playedOf(const Setup &setup, const State &state, const PartialPlay &play)
{
    Played played;
    played.play.what = Filling{setup, state, play, played.reported}.what();
    // Whose turn it is needs no name, but for what only the table tells: a file says who pays and gains there.
    const Player player = doer(state, play);
    const bool isTurn = hasTurns(state.phase) && state.current == player
        && !std::holds_alternative<OtherEffect>(played.play.what);
    played.play.player = isTurn ? none<Player> : player;
    return played;
}

} // namespace skyledger::ui::cloudagesteps
