// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/activation.h"

#include "core/whistlemountain/rules/building.h"
#include "core/whistlemountain/rules/choices.h"
#include "core/whistlemountain/rules/harvest.h"
#include "core/whistlemountain/rules/workers.h"

#include <algorithm>

namespace skyledger::whistlemountain {

Cost costOfActivation(Machine machine)
{
    switch (machine) {
    case Machine::AlphaSite:
        return {sum(only(Resource::Water, 1), only(Resource::Gold, 1)), 0};
    case Machine::Automation:
    case Machine::TeslaCoil:
    case Machine::Welder:
    case Machine::InfernalMachine:
    case Machine::Jetpack:
        return {only(Resource::Iron, 1), 0};
    case Machine::Amplifier:
    case Machine::Crane:
    case Machine::Trap:
    case Machine::WhistleSurplus:
        return {only(Resource::Whistle, 1), 0};
    case Machine::Controller:
    case Machine::MachineHub:
        return {only(Resource::Water, 1), 0};
    case Machine::Lift:
    case Machine::HangGlider:
        return {only(Resource::Water, 2), 0};
    case Machine::Hoist:
    case Machine::Library:
    case Machine::Refuge:
    case Machine::TrophyRoom:
        return {only(Resource::Gold, 1), 0};
    case Machine::RopeLadder:
    case Machine::CoalChute:
    case Machine::Factory:
        return {only(Resource::Coal, 1), 0};
    case Machine::SecretLab:
        return {{}, 2};
    case Machine::Terrace:
        return {sum(only(Resource::Iron, 1), only(Resource::Coal, 1)), 0};
    case Machine::Vault:
        return {{}, 1};
    case Machine::Scrapyard:
        return {sum(only(Resource::Iron, 1), only(Resource::Water, 1)), 0};
    default:
        return {};
    }
}

namespace {

bool isPartlySubmerged(const State &state, Machine machine)
{
    return isSubmerged(state, machine) && state.built[machine].area.top() >= state.water;
}

/// The aircraft of the Harvest in progress, which "your aircraft" means (WM-ACT-04).
bool isOfHarvest(const State &state, Aircraft aircraft)
{
    return isHarvesting(state) && state.main.aircraft == aircraft;
}

bool canComeHome(const State &state, Player player, Aircraft aircraft)
{
    return !state.players[player].aircraft[aircraft].isHome() && !isOfHarvest(state, aircraft);
}

bool hasLiftPlace(const Setup &setup, const State &state)
{
    const Area &now = state.built[Machine::Lift].area;
    const CellSet ground = machineGround(setup, state, Machine::Lift) - (aircraftCells(state) - cellsOf(now));
    const auto fitsAt = [&](Cell cell, int width, int height) {
        const Area area = areaAt(columnOf(cell), rowOf(cell), width, height);
        return area.right() < maxColumns && area.top() < maxRows && area != now
            && (cellsOf(area) - ground).empty();
    };
    return anyIn(ground, [&](Cell cell) {
        return fitsAt(cell, now.width, now.height) || fitsAt(cell, now.height, now.width);
    });
}

/// Whether what the effect needs is there (column *Needs* of section 14), with what is left of the stock after the cost.
bool hasNeeds(const Setup &setup, const State &state, Player player, Machine machine, const Amounts &stock)
{
    const PlayerState &own = state.players[player];
    const auto carries = [&](Choose kind) { return canCarry(setup, state, player, kind, stock); };
    switch (machine) {
    case Machine::AlphaSite:
        return carries(Choose::Move) || canBuild(state, player);
    case Machine::Automation:
        return canBuild(state, player);
    case Machine::Amplifier:
    case Machine::SecretLab:
        return canTakeUpgrade(setup, state, player);
    case Machine::Controller:
    case Machine::MachineHub:
        return anyOf<Machine>([&](Machine each) {
            return each != Machine::Controller && each != Machine::MachineHub && isActive(state, each)
                && canActivate(setup, state, player, each, false, stock);
        });
    case Machine::Dispatcher:
        return anyOf<Aircraft>([&](Aircraft each) { return canComeHome(state, player, each); });
    case Machine::Lift:
        return isOnGrid(state, Machine::Lift) && hasLiftPlace(setup, state);
    case Machine::Hoist:
    case Machine::RopeLadder:
    case Machine::InfernalMachine:
        return carries(Choose::Rescue);
    case Machine::Elevator:
        return own.cards > 0 && carries(Choose::Step);
    case Machine::TeslaCoil:
    case Machine::TrophyRoom:
        return state.trophiesLeft > 0;
    case Machine::CoalChute:
        return carries(Choose::Move);
    case Machine::Disassembler:
        return anyOf<Upgrade>([&](Upgrade each) { return isOnDisplay(setup, state, each); });
    case Machine::Factory:
        return canBeAnswered(setup, state, chooseMachine(player, MachineClass::Small, byMachine(machine)));
    case Machine::HangGlider:
        return carries(Choose::Promote);
    case Machine::Workshop:
        return !own.upgrades.empty()
            && anyOf<Upgrade>([&](Upgrade each) { return isOnDisplay(setup, state, each); });
    case Machine::Scrapyard:
        return anyOf<Machine>([&](Machine each) { return isPartlySubmerged(state, each); });
    case Machine::Refuge:
        return carries(Choose::Board);
    case Machine::Bazaar:
        return totalOf(state.bazaar) > 0 && anyOf<Resource>([&](Resource each) {
                   return state.bazaar[each] == 0 && supplyOf(setup, state, each) > 0;
               });
    case Machine::TollBridge:
        return totalOf(state.tollBridge) > 0;
    case Machine::Metamorphoser:
        return own.cards > 0;
    case Machine::Trap:
        return carries(Choose::Release);
    default:
        return true;
    }
}

constexpr bool worksInStock(Machine machine)
{
    return machine != Machine::Lift && machine != Machine::Refuge && machine != Machine::Bazaar
        && machine != Machine::TollBridge && machine != Machine::Trap;
}

/// Whether it may be activated where it lies, by the aircraft put down in this turn (WM-HARV-05, WM-HARV-12).
void judgeReach(const Judgement &on, Machine machine)
{
    const State &state = on.state;
    const MainAction &main = state.main;
    const auto named = fact(FactKey::Machine, machine);
    if (main.again == machine && isOnGrid(state, machine))
        return;
    if (isSubmerged(state, machine)) {
        on.object(Rule::Act02, {named});
        return;
    }
    if (!on.need(isHarvesting(state), Rule::Harv12))
        return;
    if (!main.reach.contains(machine)) {
        const CellSet near = main.beside | cellsOf(main.area);
        const bool later = isOnGrid(state, machine) && !(cellsOf(state.built[machine].area) & near).empty();
        on.object(later ? Rule::Harv05 : Rule::Harv12, {named});
        return;
    }
    on.need(!main.activated.contains(machine), Rule::Harv12, {named, fact(FactKey::Has, 1)});
}

void judgeGranted(const Judgement &on, const Pending &entry, Machine machine)
{
    const auto named = fact(FactKey::Machine, machine);
    const bool isMeant =
        (entry.only.empty() || entry.only.contains(machine)) && !entry.notThese.contains(machine);
    if (!on.need(isMeant, Rule::Ord01, {named}) || isActive(on.state, machine))
        return;
    if (entry.stock && on.own().has(machine))
        on.need(worksInStock(machine), Rule::Act05, {named});
    else
        on.object(Rule::Act02, {named});
}

/// The keys of its own that an activation names.
void judgeKeys(const Judgement &on, const Activate &activate)
{
    const State &state = on.state;
    const auto named = fact(FactKey::Machine, activate.machine);
    switch (activate.machine) {
    case Machine::Dispatcher:
        on.need(activate.aircraft && canComeHome(state, on.player, *activate.aircraft), Rule::Act03,
                {named, fact(FactKey::Aircraft, activate.aircraft.value_or(Aircraft{}))});
        break;
    case Machine::Lift:
        on.need(activate.area != state.built[Machine::Lift].area, Rule::Act03, {named});
        judgeMachineArea(on, Machine::Lift, activate.area, Machine::Lift);
        break;
    case Machine::Disassembler:
        if (on.need(isOnDisplay(on.setup, state, activate.upgrade), Rule::Dock02,
                    {fact(FactKey::Upgrade, activate.upgrade)})
            && !on.setup.catalogue.upgrades[activate.upgrade].cost)
            on.effectLacks(ReportKey::Gain, Value::UpgradeCost, indexOf(activate.upgrade));
        break;
    case Machine::Workshop:
        on.need(isOnDisplay(on.setup, state, activate.upgrade), Rule::Dock02,
                {fact(FactKey::Upgrade, activate.upgrade)});
        on.need(on.own().has(activate.give), Rule::Act03, {named, fact(FactKey::Upgrade, activate.give)});
        break;
    case Machine::Scrapyard:
        on.need(isPartlySubmerged(state, activate.salvage), Rule::Act03, {named});
        break;
    case Machine::Bazaar:
        if (activate.resource) {
            const auto wanted = fact(FactKey::Resource, *activate.resource);
            on.need(state.bazaar[*activate.resource] == 0, Rule::Act03, {named, wanted});
            on.need(supplyOf(on.setup, state, *activate.resource) > 0, Rule::Res05, {wanted});
        }
        break;
    default:
        break;
    }
    if (classOf(activate.machine) != MachineClass::Small)
        return;
    const MachineValues &values = on.setup.catalogue.machines[activate.machine];
    if (!values.gain)
        on.effectLacks(ReportKey::Gain, Value::MachineGain, indexOf(activate.machine));
    if (!values.vp)
        on.effectLacks(ReportKey::Vp, Value::MachineVp, indexOf(activate.machine));
}

} // namespace

void judgeActivation(const Judgement &on, const Activate &activate, const Pending *entry)
{
    if (entry)
        judgeGranted(on, *entry, activate.machine);
    else
        judgeReach(on, activate.machine);
    const Amounts left = judgePayment(on, costOfActivation(activate.machine), activate.pay);
    on.need(hasNeeds(on.setup, on.state, on.player, activate.machine, left), Rule::Act03,
            {fact(FactKey::Machine, activate.machine)});
    judgeKeys(on, activate);
}

bool isOpenTo(const State &state, const Pending &entry, Machine machine)
{
    if ((!entry.only.empty() && !entry.only.contains(machine)) || entry.notThese.contains(machine))
        return false;
    return isActive(state, machine)
        || (entry.stock && state.players[entry.player].has(machine) && worksInStock(machine));
}

bool canActivate(const Setup &setup, const State &state, Player player, Machine machine, bool,
                 const Amounts &stock)
{
    Purse purse = purseOf(setup, state, player);
    purse.stock = stock;
    const Cost cost = costOfActivation(machine);
    if (cost.total() == 0)
        return hasNeeds(setup, state, player, machine, stock);
    Payments payments;
    listPayments(purse, cost, payments);
    return std::any_of(payments.begin(), payments.end(), [&](const Pay &pay) {
        Amounts left = stock;
        for (const Resource resource : all<Resource>())
            left[resource] = static_cast<std::uint8_t>(left[resource] - paymentOf(cost, pay)[resource]);
        return hasNeeds(setup, state, player, machine, left);
    });
}

bool canActivateAny(const Setup &setup, const State &state, const Pending &entry, const Amounts &stock)
{
    return anyOf<Machine>([&](Machine each) {
        return isOpenTo(state, entry, each) && canActivate(setup, state, entry.player, each, false, stock);
    });
}

namespace {

void salvage(Boards &on, Player player, Machine machine)
{
    const bool wasOnGrid = isOnGrid(on.state, machine);
    liftMachine(on, machine);
    noteOf(on, Change::Kind::MachineMoved, player, indexOf(machine));
    if (wasOnGrid)
        obtainMachine(on, player, machine);
}

void disassemble(Boards &on, Player player, Upgrade upgrade)
{
    clearSlot(on, Display::Upgrades, static_cast<std::uint8_t>(upgrade), true);
    on.state.removed.insert(upgrade);
    const auto &cost = on.setup.catalogue.upgrades[upgrade].cost;
    if (!cost) {
        gain(on, player, on.reported.gain.value_or(Amounts{}));
        return;
    }
    gain(on, player, cost->units);
    if (cost->any > 0)
        open(on, chooseResources(player, byMachine(Machine::Disassembler), cost->any));
}

void swapUpgrades(Boards &on, Player player, Upgrade give, Upgrade take)
{
    const std::size_t at = on.of(player).upgrades.find(give);
    if (at == on.of(player).upgrades.size())
        return;
    clearSlot(on, Display::Upgrades, static_cast<std::uint8_t>(take), false);
    loseUpgrade(on, player, give);
    on.of(player).upgrades.append(take);
    on.state.displays[Display::Upgrades].append(static_cast<std::uint8_t>(give));
    noteOf(on, Change::Kind::UpgradeGained, player, indexOf(take));
}

void swapBazaar(const Boards &on, Resource resource)
{
    on.state.bazaar = {};
    if (supplyOf(on.setup, on.state, resource) > 0)
        on.state.bazaar[resource] = 1;
}

void emptyTollBridge(const Boards &on, Player player)
{
    const Amounts lying = on.state.tollBridge;
    on.state.tollBridge = {};
    gain(on, player, lying);
}

void openGrouped(Boards &on, Pending first, Pending second)
{
    first.group = second.group = ++on.state.groups;
    open(on, first);
    open(on, second);
}

void activateSmall(Boards &on, Player player, Machine machine)
{
    const MachineValues &values = on.setup.catalogue.machines[machine];
    gain(on, player, values.gain ? *values.gain : on.reported.gain.value_or(Amounts{}));
    const int loaded = on.of(player).has(Upgrade::QuickLoader);
    const int vp = values.vp ? *values.vp : on.reported.vp.value_or(0) - loaded;
    addVp(on, player, vp, VpSource::Activation, indexOf(machine), ruleAt(Rule::S01, indexOf(machine)));
}

// One case per machine of section 14; splitting the list would hide its order.
void activateEffect(Boards &on, Player player, const Activate &activate)
{
    const Machine machine = activate.machine;
    const Source from = byMachine(machine);
    switch (machine) {
    case Machine::AlphaSite:
        openGrouped(on, choice(Choose::Move, player, from), choice(Choose::Build, player, from));
        break;
    case Machine::Archives:
        drawCards(on, player, 3, 1);
        break;
    case Machine::Automation:
        open(on, choice(Choose::Build, player, from));
        break;
    case Machine::Amplifier:
    case Machine::SecretLab:
        open(on, chooseUpgrade(player, from));
        break;
    case Machine::Controller:
    case Machine::MachineHub:
        open(on, chooseActivation(player, from));
        break;
    case Machine::Crane:
    case Machine::Jetpack:
        gainScaffolds(on, player, 2);
        break;
    case Machine::Dispatcher:
        if (activate.aircraft)
            sendHome(on, player, *activate.aircraft);
        break;
    case Machine::Lift:
        performLift(on, player, activate.area);
        break;
    case Machine::Forge:
        gain(on, player, Resource::Iron, 3);
        break;
    case Machine::Hoist:
    case Machine::RopeLadder:
    case Machine::InfernalMachine:
        open(on, choice(Choose::Rescue, player, from));
        break;
    case Machine::Library:
    case Machine::Press:
        drawCards(on, player, 1);
        break;
    case Machine::Elevator:
        discardCards(on, player, 1);
        open(on, choice(Choose::Step, player, from));
        break;
    case Machine::Terrace:
        gainScaffolds(on, player, 1);
        open(on, choice(Choose::Build, player, from));
        break;
    case Machine::TeslaCoil:
    case Machine::TrophyRoom:
        drawTrophy(on, player);
        break;
    case Machine::TreasureMap:
        addVp(on, player, 5, VpSource::Activation, indexOf(machine), Rule::M18);
        break;
    case Machine::Vault:
        gain(on, player, Resource::Whistle, 2);
        break;
    case Machine::Welder:
        gainScaffolds(on, player, 1);
        break;
    case Machine::CoalChute:
        open(on, choice(Choose::Move, player, from));
        break;
    case Machine::Disassembler:
        disassemble(on, player, activate.upgrade);
        break;
    case Machine::AutoArchives:
        drawCards(on, player, 4, 2);
        break;
    case Machine::Factory:
        open(on, chooseMachine(player, MachineClass::Small, from));
        break;
    case Machine::HangGlider:
        open(on, choice(Choose::Promote, player, from));
        break;
    case Machine::Megaphone:
        gain(on, player, Resource::Whistle, 1);
        for (std::size_t step = 0; step < on.setup.playerCount; ++step)
            drawTrophy(on, on.setup.after(player, step));
        break;
    case Machine::Workshop:
        swapUpgrades(on, player, activate.give, activate.upgrade);
        break;
    case Machine::Scrapyard:
        salvage(on, player, activate.salvage);
        break;
    case Machine::Refuge:
        open(on, choice(Choose::Board, player, from));
        break;
    case Machine::Bazaar:
        if (activate.resource)
            swapBazaar(on, *activate.resource);
        break;
    case Machine::TollBridge:
        emptyTollBridge(on, player);
        break;
    case Machine::Metamorphoser:
        discardCards(on, player, 1);
        gain(on, player, Resource::Whistle, 1);
        addVp(on, player, 5, VpSource::Activation, indexOf(machine), Rule::L15);
        break;
    case Machine::Trap:
        open(on, choice(Choose::Release, player, from));
        break;
    case Machine::WhistleSurplus:
        open(on, chooseResources(player, from, 2));
        break;
    default:
        activateSmall(on, player, machine);
    }
}

} // namespace

void performActivation(Boards &on, Player player, const Activate &activate, bool granted)
{
    pay(on, player, paymentOf(costOfActivation(activate.machine), activate.pay));
    if (!granted) {
        MainAction &main = on.state.main;
        const bool second = main.again == activate.machine;
        const bool mayRepeat = !second && main.kind == MainAction::Kind::Harvest
            && main.aircraft == Aircraft::Balloon && main.onCells
            && hasAbility(on.state, player, Ability::Daredevil);
        main.activated.insert(activate.machine);
        main.again = mayRepeat ? activate.machine : none<Machine>;
    }
    activateEffect(on, player, activate);
    if (on.of(player).has(Upgrade::QuickLoader))
        addVp(on, player, 1, VpSource::Upgrade, indexOf(Upgrade::QuickLoader), Rule::U15);
}

} // namespace skyledger::whistlemountain
