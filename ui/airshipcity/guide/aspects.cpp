// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/aspects.h"

#include "core/airshipcity/rules/locations.h"
#include "core/describe/member.h"

#include <algorithm>
#include <iterator>
#include <type_traits>
#include <utility>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

template <class Value>
int numberOf(const Value &value)
{
    if constexpr (describe::isOptional<Value>)
        return value ? numberOf(*value) : unanswered;
    else if constexpr (std::is_enum_v<Value>)
        return value == none<Value> ? unanswered : static_cast<int>(value);
    else
        return static_cast<int>(value);
}

template <class Value>
void setNumber(Value &value, int number)
{
    if constexpr (describe::isOptional<Value>)
        value = number == unanswered ? Value() : Value(static_cast<typename Value::value_type>(number));
    else if (number >= unanswered) // else it is one that the game has not met yet
        value = static_cast<Value>(number);
}

/// The thing on a board that a number of a value stands for; nothing if none does.
template <class Value>
std::optional<BoardThing> thingOf(int number, const State &state)
{
    if constexpr (describe::isOptional<Value>)
        return thingOf<typename Value::value_type>(number, state);
    else if constexpr (std::is_same_v<Value, Tile>)
        return Target(cellOf(state, static_cast<Tile>(number)));
    else if constexpr (std::is_constructible_v<Target, Value>)
        return Target(static_cast<Value>(number));
    else
        return std::nullopt;
}

/// Where a kind of play keeps its answer to a question.
struct Kept {
    Aspect aspect;
    std::optional<UseKey> key; ///< of the tiles whose use asks it; nothing: every play of the kind does
    bool (*isOf)(const Play &);
    int (*get)(const Play &, const State &);
    void (*set)(Play &, int, const State &);
    std::optional<BoardThing> (*thing)(int, const State &);
};

template <class Kind>
bool is(const Play &play)
{
    return std::holds_alternative<Kind>(play.what);
}

template <class Kind, auto member>
constexpr Kept kept(Aspect aspect, std::optional<UseKey> key = {})
{
    using Value = std::remove_cvref_t<decltype(describe::reach<member>(std::declval<Kind &>()))>;
    return {aspect,
            key,
            is<Kind>,
            [](const Play &play, const State &) {
                return numberOf(describe::reach<member>(std::get<Kind>(play.what)));
            },
            [](Play &play, int value, const State &) {
                setNumber(describe::reach<member>(std::get<Kind>(play.what)), value);
            },
            thingOf<Value>};
}

/// Pushes of a lighthouse are given line by line.
template <std::size_t place, auto member>
constexpr Kept keptPush(Aspect aspect)
{
    return {aspect,
            UseKey::Slides,
            is<Use>,
            [](const Play &play, const State &) {
                const auto &slides = std::get<Use>(play.what).slides;
                return slides.size() <= place ? unanswered : static_cast<int>(slides[place].*member);
            },
            [](Play &play, int value, const State &) {
                auto &slides = std::get<Use>(play.what).slides;
                if (value == unanswered)
                    return;
                while (slides.size() <= place)
                    slides.append(LinePush{});
                setNumber(slides[place].*member, value);
            },
            thingOf<std::remove_cvref_t<decltype(LinePush{}.*member)>>};
}

/// A move knows only its way.
constexpr Kept keptDestination{
    Aspect::Destination,
    {},
    is<Move>,
    [](const Play &play, const State &state) {
        const Move &move = std::get<Move>(play.what);
        return numberOf(destinationOf(move, state.players[state.current].crews[move.crew].at));
    },
    [](Play &play, int value, const State &state) {
        Move &move = std::get<Move>(play.what);
        move.path = anyPath(state.players[state.current].crews[move.crew].at, static_cast<Cell>(value));
    },
    thingOf<Cell>};

/// Of each kind of play in the order in which people decide.
constexpr Kept keptAnswers[] = {
    keptDestination,
    kept<Move, &Move::crew>(Aspect::Crew),
    kept<Move, &Move::longDistance>(Aspect::LongDistance),
    kept<Use, &Use::utility>(Aspect::Utility, UseKey::Utility),
    kept<Use, &Use::airship>(Aspect::Airship, UseKey::Airship),
    kept<Use, &Use::then>(Aspect::Then, UseKey::Then),
    kept<Use, &Use::renovation>(Aspect::Renovation, UseKey::Renovation),
    kept<Use, &Use::develop>(Aspect::Develop, UseKey::Develop),
    kept<Use, &Use::take>(Aspect::Take, UseKey::Take),
    kept<Use, &Use::reveal>(Aspect::Reveal, UseKey::Reveal),
    keptPush<0, &LinePush::line>(Aspect::Line),
    keptPush<0, &LinePush::toward>(Aspect::Way),
    keptPush<1, &LinePush::line>(Aspect::SecondLine),
    keptPush<1, &LinePush::toward>(Aspect::SecondWay),
    kept<Use, &Use::crest>(Aspect::Crest),
    kept<Slide, describe::at<&Slide::push, &LinePush::line>>(Aspect::Line),
    kept<Slide, describe::at<&Slide::push, &LinePush::toward>>(Aspect::Way),
    kept<Fulfil, &Fulfil::contract>(Aspect::Contract),
    kept<Barter, &Barter::give>(Aspect::Give),
    kept<Barter, &Barter::get>(Aspect::Get),
    kept<Piggyback, &Piggyback::take>(Aspect::PiggybackTake),
    kept<Piggyback, &Piggyback::negotiator>(Aspect::Negotiator),
    kept<TakeStageBonus, &TakeStageBonus::take>(Aspect::StageTake),
};

/// The first that fits; null if none does.
template <class Fits>
const Kept *keptWhere(Fits fits)
{
    const auto *const found = std::find_if(std::begin(keptAnswers), std::end(keptAnswers), fits);
    return found == std::end(keptAnswers) ? nullptr : found;
}

const Kept *keptIn(const Play &play, Aspect aspect)
{
    return keptWhere([&](const Kept &each) { return each.aspect == aspect && each.isOf(play); });
}

} // namespace

PartialPlay moveOf(Crew crew)
{
    return {kindOf<Move>(), {{Aspect::Crew, static_cast<int>(crew)}}};
}

std::vector<Aspect> aspectsOf(const Play &play, const Setup &setup, const State &state)
{
    KeySet<UseKey> keys;
    if (is<Use>(play)) {
        if (state.acting.player == none<Player>)
            return {};
        keys = useKeys(kindAt(actingCell(state), setup, state));
    }
    std::vector<Aspect> aspects;
    for (const Kept &each : keptAnswers) {
        const bool isAsked = each.aspect < Aspect::Crew && (!each.key || keys.contains(*each.key));
        if (isAsked && each.isOf(play))
            aspects.push_back(each.aspect);
    }
    return aspects;
}

int answerOf(const Play &play, Aspect aspect, const State &state)
{
    const Kept *answer = keptIn(play, aspect);
    return answer == nullptr ? unanswered : answer->get(play, state);
}

Path anyPath(Cell from, Cell to)
{
    Path path;
    for (int column = columnOf(from); column != columnOf(to); column += column < columnOf(to) ? 1 : -1)
        path.append(column < columnOf(to) ? Direction::East : Direction::West);
    for (int row = rowOf(from); row != rowOf(to); row += row < rowOf(to) ? 1 : -1)
        path.append(row < rowOf(to) ? Direction::South : Direction::North);
    return path;
}

Play withAnswer(Play play, const GivenAnswer &answer, const State &state)
{
    const Aspect aspect = aspectOf(answer);
    if (const Kept *at = keptIn(play, aspect); at != nullptr && aspect != Aspect::LongDistance)
        at->set(play, answer.value, state);
    return play;
}

void developOne(Play &play, const Setup &setup, const State &state)
{
    Use *use = std::get_if<Use>(&play.what);
    if (use == nullptr || !use->given.contains(UseKey::Renovation) || use->develop != none<Tile>)
        return;
    for (const Tile tile : state.city) {
        const auto &crests = setup.catalogue.tiles[tile].crests;
        if (crests && crests->contains(use->renovation) && !state.developed.contains(tile))
            use->develop = tile;
    }
}

std::vector<int> conceivableAnswers(const Play &play, Aspect aspect, const Setup &setup, const State &state)
{
    switch (aspect) {
    case Aspect::Utility:
        return every<Utility>(setup.catalogue.utilityCount);
    case Aspect::Airship:
        return every<Airship>();
    case Aspect::Then:
        return isSellable(std::get<Use>(play.what).airship) ? std::vector{0, 1} : std::vector{0};
    case Aspect::Renovation:
        return every<Resource>();
    case Aspect::Take:
        return numbersOf(state.market);
    case Aspect::Contract:
        return numbersOf(state.players[state.current].held);
    default:
        return {};
    }
}

std::optional<BoardThing> targetOf(const GivenAnswer &answer, const State &state)
{
    const Kept *kept = keptWhere([&](const Kept &each) { return each.aspect == aspectOf(answer); });
    return answer.value < 0 || kept == nullptr ? std::nullopt : kept->thing(answer.value, state);
}

KeySet<Crew> readyCrews(const State &state)
{
    KeySet<Crew> ready;
    if (state.phase != Phase::Turn)
        return ready;
    for (const Crew crew : all<Crew>()) {
        const CrewState &token = state.players[state.current].crews[crew];
        if (token.inPlay() && token.ready)
            ready.insert(crew);
    }
    return ready;
}

TileKind kindAt(Cell cell, const Setup &setup, const State &state)
{
    return setup.catalogue.tiles[state.city[cell]].kind;
}

Cell destinationOf(const Move &move, Cell from)
{
    for (const Direction step : move.path)
        from = from == none<Cell> ? from : neighbour(from, step);
    return from;
}

Use plainUse(TileKind kind)
{
    Use use;
    use.given = useKeys(kind);
    return use;
}

} // namespace skyledger::ui
