// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/turns.h"

#include "core/whistlemountain/rules/activation.h"
#include "core/whistlemountain/rules/bonus.h"
#include "core/whistlemountain/rules/building.h"
#include "core/whistlemountain/rules/choices.h"
#include "core/whistlemountain/rules/harvest.h"
#include "core/whistlemountain/rules/rules.h"
#include "core/whistlemountain/rules/workers.h"

#include <algorithm>

namespace skyledger::whistlemountain {

namespace {

/// Each kind of play at its moment (WM-TURN-01, WM-TURN-02, WM-WORK-02).
struct Judge {
    const Judgement &on;

    const State &state() const { return on.state; }
    bool hasActed() const { return state().main.kind != MainAction::Kind::None; }
    bool works() const { return state().main.kind == MainAction::Kind::Work; }

    void operator()(const BuildScaffold &build) const
    {
        judgeTask(build.pay);
        judgeScaffold(on, build);
    }
    void operator()(const BuildMachine &build) const
    {
        judgeTask(build.pay);
        judgeMachine(on, build);
    }
    void operator()(const Harvest &harvest) const
    {
        judgeNotActed();
        judgeHarvest(on, harvest);
    }
    void operator()(const UseDock &use) const
    {
        if (!isExtraDock(on.setup, state(), use))
            judgeNotActed();
        judgeDock(on, use);
    }
    void operator()(const Work &) const { judgeNotActed(); }
    void operator()(const MoveWorker &move) const
    {
        if (!judgeWorks())
            return;
        const Choose task = taskOf(move);
        on.need(!state().done.moved, Rule::Work02, {fact(FactKey::Choose, task)});
        const Amounts left = judgePayment(on, costOfTask(task), move.pay);
        judgeCarry(on, task, move, nullptr, left);
    }
    void operator()(const Activate &activate) const { judgeActivation(on, activate, nullptr); }
    void operator()(const PlayCard &card) const { judgeCard(on, card); }
    void operator()(const UseTrophy &use) const { judgeTrophy(on, use); }
    void operator()(const UseUpgrade &use) const { judgeUse(on, use); }
    void operator()(const UseExchanger &use) const { judgeExchanger(on, use); }
    void operator()(const UseRequisitioner &use) const { judgeRequisitioner(on, use); }
    void operator()(const EndTurn &end) const
    {
        on.need(hasActed(), Rule::Turn01, {fact(FactKey::Main, state().main.kind)});
        const bool mayReturn = on.own().has(Upgrade::Shuttle) && state().done.balloonPlaced
            && !on.own().aircraft[Aircraft::Balloon].isHome();
        on.need(!end.shuttle || mayReturn, Rule::U17);
    }
    /// Answers and `skip` where nothing is to be answered.
    template <class Answer>
    void operator()(const Answer &) const
    {
        on.object(Rule::Ord01);
    }

private:
    void judgeNotActed() const
    {
        on.need(!hasActed(), Rule::Turn01, {fact(FactKey::Main, state().main.kind)});
    }
    bool judgeWorks() const
    {
        return on.need(
            works(), Rule::Turn01,
            {fact(FactKey::Main, state().main.kind), fact(FactKey::MainNeeded, MainAction::Kind::Work)});
    }
    void judgeTask(const Pay &pay) const
    {
        if (!judgeWorks())
            return;
        on.need(state().done.builds < mostBuilds, Rule::Work02, {fact(FactKey::Choose, Choose::Build)});
        judgePayment(on, costOfBuild(state()), pay);
    }
};

void judgeStart(const Judgement &on, const Play &play)
{
    const auto *build = std::get_if<BuildScaffold>(&play.what);
    if (!on.need(build != nullptr, Rule::Setup09))
        return;
    judgeNoPay(on, build->pay);
    judgeScaffold(on, *build);
}

} // namespace

void judgeTurn(const Judgement &on, const Play &play)
{
    if (on.state.phase == Phase::Start)
        judgeStart(on, play);
    else
        std::visit(Judge{on}, play.what);
}

Phase phaseOf(const State &state)
{
    if (state.phase == Phase::Over || state.phase == Phase::Start)
        return state.phase;
    if (!state.pending.empty())
        return Phase::Choice;
    switch (state.main.kind) {
    case MainAction::Kind::None:
        return Phase::Turn;
    case MainAction::Kind::Work:
        return Phase::Work;
    default:
        return Phase::Harvest;
    }
}

void watchEnd(const Boards &on)
{
    State &state = on.state;
    if (state.ending || state.phase == Phase::Start || state.phase == Phase::Over)
        return;
    int waiting = 0;
    bool anyEmpty = false;
    for (const Player player : on.setup.players()) {
        const int own = on.of(player).workers.inBarracks();
        waiting += own;
        anyEmpty = anyEmpty || own == 0;
    }
    if (on.setup.rulings.endTrigger == EndTrigger::AllBarracks ? waiting > 0 : !anyEmpty)
        return;
    state.ending = true;
    state.lastTurns.clear();
    for (std::size_t step = 1; step < on.setup.playerCount; ++step)
        state.lastTurns.append(on.setup.after(state.current, step));
    noteOf(on, Change::Kind::EndTriggered, state.current);
}

namespace {

void beginTurn(const Boards &on, Player player)
{
    State &state = on.state;
    state.current = player;
    state.main = {};
    state.done = {};
    state.groups = 0;
    noteOf(on, Change::Kind::TurnBegan, player);
}

void countStockpile(const Boards &on, Player player)
{
    constexpr int enough = 8;
    if (on.of(player).has(Upgrade::Stockpile) && totalOf(on.of(player).stock) >= enough)
        addVp(on, player, 2, VpSource::Upgrade, indexOf(Upgrade::Stockpile), Rule::U20);
}

/// WM-RES-01.
void giveBackExcess(const Boards &on, Player player)
{
    for (const Resource resource : all<Resource>())
        takeResource(on, player, resource, std::max(on.of(player).stock[resource] - resourceLimit, 0),
                     Change::Kind::GivenBack);
}

/// WM-END-04.
void endTurn(Boards &on, Player player, const EndTurn &end)
{
    State &state = on.state;
    watchEnd(on);
    if (end.shuttle)
        sendHome(on, player, Aircraft::Balloon);
    if (state.done.cardGained && hasAbility(state, player, Ability::MadScientist))
        drawCards(on, player, 1);
    if (state.done.scaffoldGained && hasAbility(state, player, Ability::Riveter))
        gainScaffolds(on, player, 1);
    const bool before = on.setup.rulings.stockpileCount == StockpileCount::BeforeLimit;
    if (before)
        countStockpile(on, player);
    giveBackExcess(on, player);
    if (!before)
        countStockpile(on, player);
    if (state.ending && state.lastTurns.empty()) {
        state.phase = Phase::Over;
        state.main = {};
        state.done = {};
        noteOf(on, Change::Kind::GameEnded, player);
        return;
    }
    Player next = on.setup.after(player);
    if (state.ending) {
        next = state.lastTurns.front();
        state.lastTurns.removeAt(0);
    }
    ++state.turn;
    beginTurn(on, next);
}

/// Runs the effects of each kind of play. An override comes this way too.
struct Perform {
    Boards &on;
    Player player;

    void operator()(const BuildScaffold &build) const
    {
        payTask(build.pay);
        performScaffold(on, player, build);
        if (on.state.phase == Phase::Start)
            passStart();
    }
    void operator()(const BuildMachine &build) const
    {
        payTask(build.pay);
        performMachine(on, player, build);
    }
    void operator()(const Harvest &harvest) const { performHarvest(on, player, harvest); }
    void operator()(const UseDock &use) const { performDock(on, player, use); }
    void operator()(const Work &) const
    {
        for (const Aircraft aircraft : all<Aircraft>())
            sendHome(on, player, aircraft);
        on.state.main = {};
        on.state.main.kind = MainAction::Kind::Work;
    }
    void operator()(const MoveWorker &move) const
    {
        const Choose task = kindOf(move);
        if (works() && (task == Choose::Move || task == Choose::Rescue)) {
            pay(on, player, paymentOf(costOfTask(task), move.pay));
            on.state.done.moved = true;
        }
        performCarry(on, player, task, move);
    }
    void operator()(const Activate &activate) const
    {
        const bool granted = on.state.main.kind != MainAction::Kind::Harvest;
        performActivation(on, player, activate, granted);
    }
    void operator()(const PlayCard &card) const { performCard(on, player, card); }
    void operator()(const UseTrophy &use) const { performTrophy(on, player, use); }
    void operator()(const UseUpgrade &use) const { performUse(on, player, use); }
    void operator()(const UseExchanger &use) const { performExchanger(on, player, use); }
    void operator()(const UseRequisitioner &use) const { performRequisitioner(on, player, use); }
    void operator()(const EndTurn &end) const { endTurn(on, player, end); }
    /// A `take` outside of any choice, which only an override can be: the tile comes from where it is.
    void operator()(const TakeMachine &take) const { takeMachine(on, player, take.machine); }
    void operator()(const TakeUpgrade &take) const
    {
        if (!on.of(player).upgrades.full())
            takeUpgrade(on, player, take.upgrade);
    }
    void operator()(const TakeResources &take) const { gain(on, player, take.resources); }
    void operator()(const TakeTrophy &) const {}
    void operator()(const Skip &) const {}

private:
    bool works() const { return on.state.main.kind == MainAction::Kind::Work; }
    static Choose kindOf(const MoveWorker &move)
    {
        using Kind = Place::Kind;
        if (move.to.kind == Kind::Tower)
            return move.from.kind == Kind::Tower ? Choose::Step : Choose::Promote;
        if (move.to.kind == Kind::Whirlpool)
            return Choose::Sink;
        if (move.to.kind == Kind::Refuge)
            return Choose::Board;
        return move.from.kind == Kind::Trap ? Choose::Release : taskOf(move);
    }
    void payTask(const Pay &given) const
    {
        if (!works())
            return;
        pay(on, player, paymentOf(costOfBuild(on.state), given));
        ++on.state.done.builds;
    }
    /// WM-SETUP-09: the next player's first scaffold, then the first turn. Where none fits any more, that is at once.
    void passStart() const
    {
        const bool fits = !openScaffoldCells(on.setup, on.state).empty();
        const Player next = fits ? on.setup.after(player) : Player();
        if (indexOf(next) == 0)
            on.state.phase = Phase::Turn;
        beginTurn(on, next);
    }
};

} // namespace

void performTurn(Boards &on, Player player, const Play &play)
{
    if (!std::holds_alternative<Activate>(play.what))
        on.state.main.again = none<Machine>;
    std::visit(Perform{on, player}, play.what);
}

} // namespace skyledger::whistlemountain
