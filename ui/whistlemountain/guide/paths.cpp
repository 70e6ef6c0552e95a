// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/guide/paths.h"

#include "core/whistlemountain/rules/rules.h"

namespace skyledger::ui::whistle {

namespace {

constexpr int amountBits = 5;
constexpr int printKinds = 6;

/// The own workers on the grid that a machine promotes besides, one bit each in the order of the cells.
int promoteCode(const CellSet &workers, const Promoted &promoted)
{
    int code = 0;
    int bit = 1;
    for (const Cell cell : workers) {
        if (promoted.contains(cell))
            code |= bit;
        bit <<= 1;
    }
    return code;
}
Promoted promotedOf(const CellSet &workers, int code)
{
    Promoted promoted;
    for (const Cell cell : workers) {
        if ((code & 1) != 0)
            promoted.append(cell);
        code >>= 1;
    }
    return promoted;
}

/// Writes the answers of each kind of play.
class Writer
{
public:
    explicit Writer(const State &state) : m_state(state) {}

    void operator()(const BuildScaffold &build)
    {
        begin(Deed::Scaffold);
        for (const ScaffoldCell &each : build.cells)
            add(Ask::Cell, indexOf(each.cell));
        add(Ask::Prints, printCode(build.cells));
        pay(build.pay);
    }
    void operator()(const BuildMachine &build)
    {
        begin(Deed::Machine);
        add(Ask::Machine, indexOf(build.machine));
        add(Ask::Area, areaCode(build.area));
        add(Ask::Promote, promoteCode(m_state.players[m_state.current].workers.grid, build.promote));
        pay(build.pay);
    }
    void operator()(const Harvest &harvest)
    {
        begin(Deed::Fly);
        add(Ask::Aircraft, indexOf(harvest.aircraft));
        add(Ask::Area, areaCode(harvest.area));
    }
    void operator()(const UseDock &use)
    {
        begin(Deed::Fly);
        add(Ask::Aircraft, indexOf(use.aircraft));
        add(Ask::Dock, indexOf(use.dock));
        if (use.count > 0)
            add(Ask::Count, use.count);
        if (use.machine != none<Machine>)
            add(Ask::Machine, indexOf(use.machine));
        if (use.upgrade != none<Upgrade>)
            add(Ask::Upgrade, indexOf(use.upgrade));
        pay(use.pay);
    }
    void operator()(const whistlemountain::Work & /*work*/) { begin(Deed::Work); }
    void operator()(const MoveWorker &move)
    {
        begin(move.from.kind == Place::Kind::Whirlpool ? Deed::Rescue : Deed::Move);
        add(Ask::From, placeCode(move.from));
        add(Ask::To, placeCode(move.to));
        if (move.toll)
            add(Ask::Toll, indexOf(*move.toll));
        pay(move.pay);
    }
    void operator()(const Activate &activate)
    {
        begin(Deed::Activate);
        add(Ask::Machine, indexOf(activate.machine));
        if (activate.aircraft)
            add(Ask::Aircraft, indexOf(*activate.aircraft));
        if (!activate.area.isNowhere())
            add(Ask::Area, areaCode(activate.area));
        if (activate.give != none<Upgrade>)
            add(Ask::Given, indexOf(activate.give));
        if (activate.upgrade != none<Upgrade>)
            add(Ask::Upgrade, indexOf(activate.upgrade));
        if (activate.salvage != none<Machine>)
            add(Ask::Salvage, indexOf(activate.salvage));
        if (activate.resource)
            add(Ask::Resource, indexOf(*activate.resource));
        pay(activate.pay);
    }
    void operator()(const TakeMachine &take)
    {
        begin(Deed::TakeMachine);
        add(Ask::Machine, indexOf(take.machine));
    }
    void operator()(const TakeUpgrade &take)
    {
        begin(Deed::TakeUpgrade);
        add(Ask::Upgrade, indexOf(take.upgrade));
    }
    void operator()(const TakeTrophy &take)
    {
        begin(Deed::TakeTrophy);
        add(Ask::Trophy, indexOf(take.trophy));
    }
    void operator()(const TakeResources &take)
    {
        begin(Deed::TakeResources);
        add(take.resources);
    }
    void operator()(const PlayCard &card)
    {
        begin(Deed::Card);
        add(Ask::Card, indexOf(card.card));
        if (card.aircraft)
            add(Ask::Aircraft, indexOf(*card.aircraft));
        if (card.card == Card::Reset)
            add(Ask::Count, card.discard);
        add(card.resources);
        if (card.upgrade != none<Upgrade>)
            add(Ask::Upgrade, indexOf(card.upgrade));
        pay(card.pay);
    }
    void operator()(const UseTrophy &use)
    {
        begin(Deed::Trophy);
        add(Ask::Trophy, indexOf(use.trophy));
    }
    void operator()(const UseUpgrade &use)
    {
        begin(Deed::UseUpgrade);
        add(Ask::Upgrade, indexOf(use.upgrade));
        if (use.copy != none<Ability>)
            add(Ask::Ability, indexOf(use.copy));
        pay(use.pay);
    }
    void operator()(const UseExchanger &use)
    {
        begin(Deed::Exchange);
        add(Ask::Given, indexOf(use.give));
        add(Ask::Resource, indexOf(use.get));
        pay(use.pay);
    }
    void operator()(const UseRequisitioner &use)
    {
        begin(Deed::Requisition);
        add(Ask::Given, use.givesCard ? 1 : 0);
        pay(use.pay);
    }
    void operator()(const Skip & /*skip*/) { begin(Deed::Skip); }
    void operator()(const EndTurn &end)
    {
        begin(Deed::EndTurn);
        add(Ask::Shuttle, end.shuttle ? 1 : 0);
    }

    PartialPlay take() { return std::move(m_path); }

private:
    void begin(Deed deed) { m_path.kind = static_cast<std::size_t>(deed); }
    template <class Number>
    void add(Ask ask, Number value)
    {
        m_path.answers.push_back({ask, static_cast<int>(value)});
    }
    void add(const Amounts &amounts)
    {
        for (const whistlemountain::Resource resource : all<whistlemountain::Resource>()) {
            for (int i = 0; i < amounts[resource]; ++i)
                add(Ask::Resource, indexOf(resource));
        }
    }
    void pay(const Pay &pay) { add(Ask::Pay, pay ? amountsCode(*pay) : 0); }

    const State &m_state;
    PartialPlay m_path;
};

/// Reads the answers.
class Reader
{
public:
    Reader(const State &state, const PartialPlay &path) : m_state(state), m_path(path) {}

    Play play() const
    {
        Play play{what(), none<Player>};
        if (toAct(m_state) != m_state.current)
            play.player = toAct(m_state);
        return play;
    }

private:
    std::optional<int> given(Ask ask) const { return m_path.answer(ask); }
    int number(Ask ask) const { return given(ask).value_or(0); }
    template <class Key>
    Key key(Ask ask) const
    {
        const auto value = given(ask);
        return value ? static_cast<Key>(*value) : none<Key>;
    }
    template <class Key>
    std::optional<Key> optional(Ask ask) const
    {
        const auto value = given(ask);
        return value ? std::optional(static_cast<Key>(*value)) : std::nullopt;
    }
    Area area() const
    {
        const auto code = given(Ask::Area);
        return code ? areaOf(*code) : Area();
    }
    Place place(Ask ask) const { return placeOf(number(ask)); }
    Pay pay() const
    {
        const int code = number(Ask::Pay);
        return code > 0 ? Pay(amountsOf(code)) : Pay();
    }
    Amounts resources() const
    {
        Amounts amounts;
        for (const GivenAnswer &each : m_path.answers) {
            if (each.question == Ask::Resource)
                ++amounts[static_cast<whistlemountain::Resource>(each.value)];
        }
        return amounts;
    }
    BuildScaffold scaffold() const
    {
        BuildScaffold build;
        for (const GivenAnswer &each : m_path.answers) {
            if (each.question == Ask::Cell)
                build.cells.append({static_cast<Cell>(each.value), Print::Blank});
        }
        build.cells = inReadingOrder(build.cells);
        int code = number(Ask::Prints);
        for (ScaffoldCell &each : build.cells) {
            each.print = static_cast<Print>(code % printKinds);
            code /= printKinds;
        }
        std::size_t place = 0;
        for (const GivenAnswer &each : m_path.answers) {
            if (each.question == Ask::Print && place < build.cells.size())
                build.cells[place++].print = static_cast<Print>(each.value);
        }
        build.pay = pay();
        return build;
    }
    BuildMachine machine() const
    {
        const CellSet &workers = m_state.players[m_state.current].workers.grid;
        return {key<Machine>(Ask::Machine), area(), promotedOf(workers, number(Ask::Promote)), pay()};
    }
    MoveWorker move() const
    {
        return {place(Ask::From), place(Ask::To), pay(), optional<whistlemountain::Resource>(Ask::Toll)};
    }
    Activate activate() const
    {
        return {key<Machine>(Ask::Machine),
                pay(),
                optional<whistlemountain::Aircraft>(Ask::Aircraft),
                area(),
                key<Upgrade>(Ask::Upgrade),
                key<Upgrade>(Ask::Given),
                key<Machine>(Ask::Salvage),
                optional<whistlemountain::Resource>(Ask::Resource)};
    }
    PlayCard card() const
    {
        return {key<whistlemountain::Card>(Ask::Card),
                pay(),
                optional<whistlemountain::Aircraft>(Ask::Aircraft),
                static_cast<std::uint8_t>(number(Ask::Count)),
                resources(),
                key<Upgrade>(Ask::Upgrade)};
    }
    UseDock dock() const
    {
        return {key<whistlemountain::Aircraft>(Ask::Aircraft),
                key<whistlemountain::Dock>(Ask::Dock),
                static_cast<std::uint8_t>(number(Ask::Count)),
                key<Machine>(Ask::Machine),
                key<Upgrade>(Ask::Upgrade),
                pay()};
    }

    decltype(Play::what) what() const
    {
        switch (static_cast<Deed>(m_path.kind)) {
        case Deed::Fly:
            if (given(Ask::Dock))
                return dock();
            return Harvest{key<whistlemountain::Aircraft>(Ask::Aircraft), area()};
        case Deed::Work:
            return whistlemountain::Work{};
        case Deed::Scaffold:
            return scaffold();
        case Deed::Machine:
            return machine();
        case Deed::Move:
        case Deed::Rescue:
            return move();
        case Deed::Activate:
            return activate();
        case Deed::Card:
            return card();
        default:
            return simple();
        }
    }
    decltype(Play::what) simple() const
    {
        switch (static_cast<Deed>(m_path.kind)) {
        case Deed::Trophy:
            return UseTrophy{key<whistlemountain::Trophy>(Ask::Trophy)};
        case Deed::UseUpgrade:
            return whistlemountain::UseUpgrade{key<Upgrade>(Ask::Upgrade), pay(), key<Ability>(Ask::Ability)};
        case Deed::Exchange:
            return UseExchanger{static_cast<whistlemountain::Resource>(number(Ask::Given)),
                                static_cast<whistlemountain::Resource>(number(Ask::Resource)), pay()};
        case Deed::Requisition:
            return UseRequisitioner{number(Ask::Given) == 1, pay()};
        case Deed::TakeMachine:
            return whistlemountain::TakeMachine{key<Machine>(Ask::Machine)};
        case Deed::TakeUpgrade:
            return whistlemountain::TakeUpgrade{key<Upgrade>(Ask::Upgrade)};
        case Deed::TakeTrophy:
            return whistlemountain::TakeTrophy{key<whistlemountain::Trophy>(Ask::Trophy)};
        case Deed::TakeResources:
            return whistlemountain::TakeResources{resources()};
        case Deed::Skip:
            return whistlemountain::Skip{};
        default:
            return whistlemountain::EndTurn{number(Ask::Shuttle) == 1};
        }
    }

    const State &m_state;
    const PartialPlay &m_path;
};

} // namespace

int amountsCode(const Amounts &amounts)
{
    int code = 0;
    for (int shift = 0; const std::uint8_t each : amounts) {
        code |= each << shift;
        shift += amountBits;
    }
    return code;
}

Amounts amountsOf(int code)
{
    Amounts amounts;
    for (std::uint8_t &each : amounts) {
        each = static_cast<std::uint8_t>(code & ((1 << amountBits) - 1));
        code >>= amountBits;
    }
    return amounts;
}

int printCode(const ScaffoldCells &cells)
{
    int code = 0;
    int place = 1;
    for (const ScaffoldCell &each : cells) {
        code += place * static_cast<int>(each.print);
        place *= printKinds;
    }
    return code;
}

PartialPlay pathOf(const State &state, const Play &play)
{
    Writer writer(state);
    std::visit(writer, play.what);
    return writer.take();
}

Play playOf(const State &state, const PartialPlay &path)
{
    return Reader(state, path).play();
}

} // namespace skyledger::ui::whistle
