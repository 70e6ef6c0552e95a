// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/aspects.h"

#include "core/airshipcity/rules/locations.h"

#include <array>

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
int numberOf(Value value)
{
    return static_cast<int>(value);
}

template <class Value>
int numberOf(const std::optional<Value> &value)
{
    return value ? static_cast<int>(*value) : unanswered;
}

int answerOf(const Use &use, Aspect aspect)
{
    switch (aspect) {
    case Aspect::Utility:
        return numberOf(use.utility);
    case Aspect::Airship:
        return numberOf(use.airship);
    case Aspect::Then:
        return numberOf(use.then);
    case Aspect::Renovation:
        return numberOf(use.renovation);
    case Aspect::Develop:
        return use.develop == none<Tile> ? unanswered : numberOf(use.develop);
    case Aspect::Take:
        return numberOf(use.take);
    case Aspect::Reveal:
        return use.reveal == none<Contract> ? unanswered : numberOf(use.reveal);
    case Aspect::Line:
        return use.slides.empty() ? unanswered : numberOf(use.slides[0].line);
    case Aspect::Way:
        return use.slides.empty() ? unanswered : numberOf(use.slides[0].toward);
    case Aspect::SecondLine:
        return use.slides.size() < 2 ? unanswered : numberOf(use.slides[1].line);
    case Aspect::SecondWay:
        return use.slides.size() < 2 ? unanswered : numberOf(use.slides[1].toward);
    case Aspect::Crest:
        return numberOf(use.crest);
    default:
        return unanswered;
    }
}

/// Pushes of a lighthouse are given line by line.
void setPush(Use &use, Aspect aspect, int value)
{
    const bool second = aspect == Aspect::SecondLine || aspect == Aspect::SecondWay;
    const std::size_t place = second ? 1 : 0;
    if (value == unanswered)
        return;
    while (use.slides.size() <= place)
        use.slides.append(LinePush{});
    if (aspect == Aspect::Line || aspect == Aspect::SecondLine)
        use.slides[place].line = static_cast<Line>(value);
    else
        use.slides[place].toward = static_cast<Direction>(value);
}

void setAnswer(Use &use, Aspect aspect, int value)
{
    switch (aspect) {
    case Aspect::Utility:
        if (value != unmetUtility)
            use.utility = static_cast<Utility>(value);
        break;
    case Aspect::Airship:
        use.airship = static_cast<Airship>(value);
        break;
    case Aspect::Then:
        use.then = static_cast<Then>(value);
        break;
    case Aspect::Renovation:
        use.renovation = static_cast<Resource>(value);
        break;
    case Aspect::Develop:
        use.develop = value == unanswered ? none<Tile> : static_cast<Tile>(value);
        break;
    case Aspect::Take:
        use.take = static_cast<Contract>(value);
        break;
    case Aspect::Reveal:
        use.reveal = value == unanswered ? none<Contract> : static_cast<Contract>(value);
        break;
    case Aspect::Crest:
        use.crest = value == unanswered ? std::nullopt : std::optional(static_cast<Resource>(value));
        break;
    case Aspect::Line:
    case Aspect::Way:
    case Aspect::SecondLine:
    case Aspect::SecondWay:
        setPush(use, aspect, value);
        break;
    default:
        break;
    }
}

std::vector<int> allNumbers(std::size_t count)
{
    std::vector<int> numbers(count);
    for (std::size_t i = 0; i < count; ++i)
        numbers[i] = static_cast<int>(i);
    return numbers;
}

std::vector<int> numbersOf(const ContractList &contracts)
{
    std::vector<int> numbers;
    for (const Contract contract : contracts)
        numbers.push_back(static_cast<int>(contract));
    return numbers;
}

} // namespace

PartialPlay moveOf(Crew crew)
{
    return {kindOf<Move>(), {{Aspect::Crew, static_cast<int>(crew)}}};
}

std::span<const Aspect> aspectsOf(const Play &play, const Setup &setup, const State &state)
{
    struct Asking {
        const Setup &setup;
        const State &state;
        std::span<const Aspect> operator()(const Move &) const { return moveAspects; }
        std::span<const Aspect> operator()(const Use &) const
        {
            const Acting &acting = state.acting;
            if (acting.player == none<Player>)
                return {};
            return useAspects(kindAt(state.players[acting.player].crews[acting.crew].at, setup, state));
        }
        std::span<const Aspect> operator()(const Skip &) const { return {}; }
        std::span<const Aspect> operator()(const Piggyback &) const { return piggybackAspects; }
        std::span<const Aspect> operator()(const Slide &) const { return slideAspects; }
        std::span<const Aspect> operator()(const Fulfil &) const { return fulfilAspects; }
        std::span<const Aspect> operator()(const Barter &) const { return barterAspects; }
        std::span<const Aspect> operator()(const EndTurn &) const { return {}; }
        std::span<const Aspect> operator()(const TakeStageBonus &) const { return stageBonusAspects; }
    };
    return std::visit(Asking{setup, state}, play.what);
}

int answerOf(const Play &play, Aspect aspect, const State &state)
{
    struct Answering {
        Aspect aspect;
        const State &state;
        int operator()(const Move &move) const
        {
            if (aspect != Aspect::Destination)
                return aspect == Aspect::Crew ? numberOf(move.crew) : static_cast<int>(move.longDistance);
            return numberOf(destinationOf(move, state.players[state.current].crews[move.crew].at));
        }
        int operator()(const Use &use) const { return answerOf(use, aspect); }
        int operator()(const Skip &) const { return unanswered; }
        int operator()(const Piggyback &answer) const
        {
            return aspect == Aspect::Negotiator ? numberOf(answer.negotiator) : numberOf(answer.take);
        }
        int operator()(const Slide &slide) const
        {
            return aspect == Aspect::Way ? numberOf(slide.push.toward) : numberOf(slide.push.line);
        }
        int operator()(const Fulfil &fulfil) const { return numberOf(fulfil.contract); }
        int operator()(const Barter &barter) const
        {
            return aspect == Aspect::Get ? numberOf(barter.get) : numberOf(barter.give);
        }
        int operator()(const EndTurn &) const { return unanswered; }
        int operator()(const TakeStageBonus &bonus) const { return numberOf(bonus.take); }
    };
    return std::visit(Answering{aspect, state}, play.what);
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
    const int value = answer.value;
    const auto resource = value == unanswered ? std::nullopt : std::optional(static_cast<Resource>(value));
    if (Move *move = std::get_if<Move>(&play.what)) {
        if (aspect == Aspect::Crew)
            move->crew = static_cast<Crew>(value);
        else if (aspect == Aspect::Destination)
            move->path = anyPath(state.players[state.current].crews[move->crew].at, static_cast<Cell>(value));
    } else if (Use *use = std::get_if<Use>(&play.what)) {
        setAnswer(*use, aspect, value);
    } else if (Slide *slide = std::get_if<Slide>(&play.what)) {
        if (aspect == Aspect::Line)
            slide->push.line = static_cast<Line>(value);
        else if (aspect == Aspect::Way)
            slide->push.toward = static_cast<Direction>(value);
    } else if (Fulfil *fulfil = std::get_if<Fulfil>(&play.what)) {
        if (aspect == Aspect::Contract)
            fulfil->contract = static_cast<Contract>(value);
    } else if (Barter *barter = std::get_if<Barter>(&play.what)) {
        (aspect == Aspect::Give ? barter->give : barter->get) = static_cast<Resource>(value);
    } else if (Piggyback *piggyback = std::get_if<Piggyback>(&play.what)) {
        (aspect == Aspect::Negotiator ? piggyback->negotiator : piggyback->take) = resource;
    } else if (TakeStageBonus *bonus = std::get_if<TakeStageBonus>(&play.what)) {
        bonus->take = static_cast<Resource>(value);
    }
    return play;
}

std::vector<int> conceivableAnswers(const Play &play, Aspect aspect, const Setup &setup, const State &state)
{
    switch (aspect) {
    case Aspect::Utility:
        return allNumbers(setup.catalogue.utilityCount);
    case Aspect::Airship:
        return allNumbers(countOf<Airship>);
    case Aspect::Then:
        return isSellable(std::get<Use>(play.what).airship) ? std::vector{0, 1} : std::vector{0};
    case Aspect::Renovation:
        return allNumbers(countOf<Resource>);
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
