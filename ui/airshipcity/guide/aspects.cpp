// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/aspects.h"

#include "core/airshipcity/rules/locations.h"
#include "core/describe/member.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <type_traits>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

constexpr std::array moveAspects{Aspect::Destination};
constexpr std::array plainUseAspects{Aspect::Crest};
constexpr std::array architectAspects{Aspect::Utility, Aspect::Crest};
constexpr std::array shipyardAspects{Aspect::Airship, Aspect::Then, Aspect::Crest};
constexpr std::array workshopAspects{Aspect::Renovation, Aspect::Develop, Aspect::Crest};
constexpr std::array marketAspects{Aspect::Take, Aspect::Reveal, Aspect::Crest};
constexpr std::array lighthouseAspects{Aspect::Line, Aspect::Way, Aspect::SecondLine, Aspect::SecondWay,
                                       Aspect::Crest};
constexpr std::array slideAspects{Aspect::Line, Aspect::Way};
constexpr std::array fulfilAspects{Aspect::Contract};
constexpr std::array barterAspects{Aspect::Give, Aspect::Get};
constexpr std::array piggybackAspects{Aspect::PiggybackTake, Aspect::Negotiator};
constexpr std::array stageBonusAspects{Aspect::StageTake};

std::span<const Aspect> useAspects(TileKind kind)
{
    switch (kind) {
    case TileKind::Architect:
        return architectAspects;
    case TileKind::Shipyard:
        return shipyardAspects;
    case TileKind::Workshop:
        return workshopAspects;
    case TileKind::Market:
        return marketAspects;
    case TileKind::Lighthouse:
        return lighthouseAspects;
    case TileKind::Forest:
    case TileKind::Mine:
    case TileKind::Factory:
    case TileKind::Valley:
    case TileKind::Guild:
    case TileKind::Harbor:
        break;
    }
    return plainUseAspects;
}

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

/// Where a kind of play keeps its answer to a question.
struct Kept {
    Aspect aspect;
    bool (*isOf)(const Play &);
    int (*get)(const Play &);
    void (*set)(Play &, int);
};

template <class Kind>
bool is(const Play &play)
{
    return std::holds_alternative<Kind>(play.what);
}

template <class Member>
struct StructOf;
template <class Struct, class Value>
struct StructOf<Value Struct::*> {
    using Type = Struct;
};

template <auto member, auto... inner, class Struct>
auto &valueIn(Struct &from)
{
    if constexpr (sizeof...(inner) == 0)
        return from.*member;
    else
        return valueIn<inner...>(from.*member);
}

template <auto member, auto... inner>
constexpr Kept kept(Aspect aspect)
{
    using Kind = typename StructOf<decltype(member)>::Type;
    return {aspect, is<Kind>,
            [](const Play &play) { return numberOf(valueIn<member, inner...>(std::get<Kind>(play.what))); },
            [](Play &play, int value) {
                setNumber(valueIn<member, inner...>(std::get<Kind>(play.what)), value);
            }};
}

/// Pushes of a lighthouse are given line by line.
template <std::size_t place, auto member>
constexpr Kept keptPush(Aspect aspect)
{
    return {aspect, is<Use>,
            [](const Play &play) {
                const auto &slides = std::get<Use>(play.what).slides;
                return slides.size() <= place ? unanswered : static_cast<int>(slides[place].*member);
            },
            [](Play &play, int value) {
                auto &slides = std::get<Use>(play.what).slides;
                if (value == unanswered)
                    return;
                while (slides.size() <= place)
                    slides.append(LinePush{});
                setNumber(slides[place].*member, value);
            }};
}

constexpr Kept keptAnswers[] = {
    kept<&Move::crew>(Aspect::Crew),
    kept<&Move::longDistance>(Aspect::LongDistance),
    kept<&Use::utility>(Aspect::Utility),
    kept<&Use::airship>(Aspect::Airship),
    kept<&Use::then>(Aspect::Then),
    kept<&Use::renovation>(Aspect::Renovation),
    kept<&Use::develop>(Aspect::Develop),
    kept<&Use::take>(Aspect::Take),
    kept<&Use::reveal>(Aspect::Reveal),
    kept<&Use::crest>(Aspect::Crest),
    keptPush<0, &LinePush::line>(Aspect::Line),
    keptPush<0, &LinePush::toward>(Aspect::Way),
    keptPush<1, &LinePush::line>(Aspect::SecondLine),
    keptPush<1, &LinePush::toward>(Aspect::SecondWay),
    kept<&Slide::push, &LinePush::line>(Aspect::Line),
    kept<&Slide::push, &LinePush::toward>(Aspect::Way),
    kept<&Fulfil::contract>(Aspect::Contract),
    kept<&Barter::give>(Aspect::Give),
    kept<&Barter::get>(Aspect::Get),
    kept<&Piggyback::take>(Aspect::PiggybackTake),
    kept<&Piggyback::negotiator>(Aspect::Negotiator),
    kept<&TakeStageBonus::take>(Aspect::StageTake),
};

const Kept *keptIn(const Play &play, Aspect aspect)
{
    const auto *const found =
        std::find_if(std::begin(keptAnswers), std::end(keptAnswers),
                     [&](const Kept &each) { return each.aspect == aspect && each.isOf(play); });
    return found == std::end(keptAnswers) ? nullptr : found;
}

} // namespace

PartialPlay moveOf(Crew crew)
{
    return {kindOf<Move>(), {{Aspect::Crew, static_cast<int>(crew)}}};
}

std::span<const Aspect> aspectsOf(const Play &play, const Setup &setup, const State &state)
{
    if (is<Use>(play)) {
        const Acting &acting = state.acting;
        if (acting.player == none<Player>)
            return {};
        return useAspects(kindAt(state.players[acting.player].crews[acting.crew].at, setup, state));
    }
    if (is<Move>(play))
        return moveAspects;
    if (is<Piggyback>(play))
        return piggybackAspects;
    if (is<Slide>(play))
        return slideAspects;
    if (is<Fulfil>(play))
        return fulfilAspects;
    if (is<Barter>(play))
        return barterAspects;
    if (is<TakeStageBonus>(play))
        return stageBonusAspects;
    return {};
}

int answerOf(const Play &play, Aspect aspect, const State &state)
{
    if (const Move *move = std::get_if<Move>(&play.what); move && aspect == Aspect::Destination)
        return numberOf(destinationOf(*move, state.players[state.current].crews[move->crew].at));
    const Kept *answer = keptIn(play, aspect);
    return answer == nullptr ? unanswered : answer->get(play);
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
    if (Move *move = std::get_if<Move>(&play.what); move && aspect == Aspect::Destination)
        move->path =
            anyPath(state.players[state.current].crews[move->crew].at, static_cast<Cell>(answer.value));
    else if (const Kept *at = keptIn(play, aspect); at != nullptr && aspect != Aspect::LongDistance)
        at->set(play, answer.value);
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
    if (answer.value < 0)
        return {};
    switch (aspectOf(answer)) {
    case Aspect::Destination:
        return Target(static_cast<Cell>(answer.value));
    case Aspect::Utility:
        return Target(static_cast<Utility>(answer.value));
    case Aspect::Airship:
        return Target(static_cast<Airship>(answer.value));
    case Aspect::Develop:
        return Target(cellOf(state, static_cast<Tile>(answer.value)));
    case Aspect::Take:
    case Aspect::Reveal:
    case Aspect::Contract:
        return Target(static_cast<Contract>(answer.value));
    case Aspect::Line:
    case Aspect::SecondLine:
        return Target(static_cast<Line>(answer.value));
    case Aspect::Renovation:
    case Aspect::Crest:
    case Aspect::Give:
    case Aspect::Get:
    case Aspect::PiggybackTake:
    case Aspect::Negotiator:
    case Aspect::StageTake:
        return Target(static_cast<Resource>(answer.value));
    case Aspect::Then:
    case Aspect::Way:
    case Aspect::SecondWay:
    case Aspect::Crew:
    case Aspect::LongDistance:
    case Aspect::UtilityName:
    case Aspect::Digit:
    case Aspect::Clicked:
        break;
    }
    return {};
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
