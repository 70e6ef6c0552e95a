// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/activation.h"
#include "core/whistlemountain/rules/bonus.h"
#include "core/whistlemountain/rules/building.h"
#include "core/whistlemountain/rules/choices.h"
#include "core/whistlemountain/rules/harvest.h"
#include "core/whistlemountain/rules/workers.h"

#include <algorithm>

namespace skyledger::whistlemountain {

namespace {

/// Everything that a player of ordinary means could try, one chapter after the other; `check` has the last word, but for
/// scaffolds, whose places are found for all at once.
class Listing
{
public:
    Listing(const Setup &setup, const State &state, Verdict::Status wanted, std::vector<Play> &plays)
        : m_setup(setup), m_state(state), m_wanted(wanted), m_plays(plays)
    {
    }

    void run()
    {
        if (m_state.phase == Phase::Over)
            return;
        if (!m_state.pending.empty()) {
            listAnswers();
        } else if (m_state.phase == Phase::Start) {
            listScaffolds({Pay()});
        } else {
            listTurn();
        }
    }

private:
    const PlayerState &own() const { return m_state.players[m_player]; }
    Purse purse() const { return purseOf(m_setup, m_state, m_player); }

    template <class What>
    void offer(What &&what)
    {
        Play play{std::forward<What>(what), m_player == m_state.current ? none<Player> : m_player};
        if (check(m_setup, m_state, play).status() == m_wanted)
            m_plays.push_back(play);
    }
    /// Offers a play with each way to pay its cost.
    template <class What>
    void offerPaid(What what, const Cost &cost)
    {
        Payments payments;
        listPayments(purse(), cost, payments);
        for (const Pay &pay : payments) {
            what.pay = pay;
            offer(what);
        }
    }

    void listTurn()
    {
        m_player = m_state.current;
        const auto kind = m_state.main.kind;
        if (kind == MainAction::Kind::None) {
            offer(Work{});
            listHarvests();
        } else {
            offer(EndTurn{});
            if (own().has(Upgrade::Shuttle))
                offer(EndTurn{true});
        }
        if (kind == MainAction::Kind::None || m_state.done.ram)
            listDocks();
        if (kind == MainAction::Kind::Work)
            listTasks();
        if (kind == MainAction::Kind::Harvest)
            listActivations(m_state.main.reach, m_state.main.again);
        listBonus();
    }

    void listTasks()
    {
        if (m_state.done.builds < 3) {
            Payments payments;
            listPayments(purse(), costOfBuild(m_state), payments);
            listScaffolds(payments);
            listMachines(payments);
        }
        if (m_state.done.moved)
            return;
        for (const Choose task : {Choose::Move, Choose::Rescue})
            listCarries(task, costOfTask(task), nullptr);
    }

    void listHarvests()
    {
        const CellSet onGrid = gridCells(m_setup) - coveredCells(m_setup, m_state);
        CellSet open = onGrid;
        if (!hasAbility(m_state, m_player, Ability::AcePilot))
            open -= visibleScaffolds(m_setup, m_state);
        for (const Aircraft aircraft : all<Aircraft>()) {
            if (!own().aircraft[aircraft].isHome())
                continue;
            const int length = cellsOf(aircraft);
            for (const Cell cell : open) {
                offerHarvest(open, {aircraft, areaAt(columnOf(cell), rowOf(cell), length, 1)});
                if (length > 1)
                    offerHarvest(open, {aircraft, areaAt(columnOf(cell), rowOf(cell), 1, length)});
            }
        }
    }
    void offerHarvest(const CellSet &open, const Harvest &harvest)
    {
        const bool inside = harvest.area.right() < maxColumns && harvest.area.top() < maxRows;
        if (inside && (cellsOf(harvest.area) - open).empty())
            offer(harvest);
    }

    void listDocks()
    {
        for (const Aircraft aircraft : all<Aircraft>()) {
            if (!own().aircraft[aircraft].isHome())
                continue;
            for (const Dock dock : all<Dock>())
                listDock(aircraft, dock);
        }
    }
    void listDock(Aircraft aircraft, Dock dock)
    {
        UseDock use{aircraft, dock, 0, none<Machine>, none<Upgrade>, {}};
        switch (dock) {
        case Dock::Scaffolds:
        case Dock::Cards:
            for (use.count = 1; use.count <= 3; ++use.count)
                offerPaid(use, *costOfDock(m_setup, use));
            break;
        case Dock::Rescue:
            offer(use);
            break;
        case Dock::Upgrades:
            for (const Upgrade upgrade : all<Upgrade>()) {
                if (!isOnDisplay(m_setup, m_state, upgrade))
                    continue;
                use.upgrade = upgrade;
                use.pay.reset();
                if (const auto cost = costOfDock(m_setup, use))
                    offerPaid(use, *cost);
                else
                    offer(use);
            }
            break;
        default:
            for (const Machine machine : all<Machine>()) {
                if (!isOnDisplay(m_setup, m_state, machine))
                    continue;
                use.machine = machine;
                offerPaid(use, *costOfDock(m_setup, use));
            }
        }
    }

    void listScaffolds(const Payments &payments);
    void listMachines(const Payments &payments);
    void listMachine(BuildMachine build, const Payments &payments);

    /// Every worker to every place that this kind of carrying knows, by every payment and toll.
    void listCarries(Choose kind, const Cost &cost, const Pending *entry)
    {
        Payments payments;
        listPayments(purse(), cost, payments);
        if (payments.empty() || (m_wanted != Verdict::Status::Allowed))
            return;
        const std::vector<Place> targets = targetsOf(kind, entry);
        for (const Place &from : placesOf(m_setup, m_state, m_player)) {
            if (entry == nullptr && taskOf({from, {}, {}, {}}) != kind)
                continue;
            for (const Place &to : targets) {
                for (const Pay &pay : payments)
                    listTolls({from, to, pay, {}}, kind);
            }
        }
    }
    void listTolls(MoveWorker move, Choose kind)
    {
        if (!isTollDue(m_setup, m_state, kind)) {
            offer(move);
            return;
        }
        for (const Resource toll : all<Resource>()) {
            move.toll = toll;
            offer(move);
        }
    }
    std::vector<Place> targetsOf(Choose kind, const Pending *entry) const
    {
        std::vector<Place> places;
        switch (kind) {
        case Choose::Board:
            return {refuge};
        case Choose::Promote:
            return {tower};
        case Choose::Sink:
            return {whirlpool};
        case Choose::Step:
            for (int floor = 1; floor <= m_setup.board().floorCount; ++floor)
                places.push_back(onFloor(floor));
            return places;
        case Choose::Land:
            for (const Cell cell : landingCells(m_setup, m_state, *entry))
                places.push_back(onCell(cell));
            return places;
        default:
            for (const Cell cell : workerTargets(m_setup, m_state, m_player))
                places.push_back(onCell(cell));
            return places;
        }
    }

    void listActivations(MachineSet machines, Machine again)
    {
        if (again != none<Machine>)
            machines.insert(again);
        for (const Machine machine : machines)
            listActivation(machine);
    }
    void listActivation(Machine machine)
    {
        Payments payments;
        listPayments(purse(), costOfActivation(machine), payments);
        for (const Pay &pay : payments) {
            Activate activate;
            activate.machine = machine;
            activate.pay = pay;
            listKeys(activate);
        }
    }
    void listKeys(Activate activate)
    {
        switch (activate.machine) {
        case Machine::Dispatcher:
            for (const Aircraft aircraft : all<Aircraft>()) {
                activate.aircraft = aircraft;
                offer(activate);
            }
            break;
        case Machine::Lift:
            listLiftPlaces(activate);
            break;
        case Machine::Disassembler:
            for (activate.upgrade = Upgrade{}; indexOf(activate.upgrade) < countOf<Upgrade>;
                 next(activate.upgrade))
                offer(activate);
            break;
        case Machine::Workshop:
            for (const Upgrade give : own().upgrades) {
                activate.give = give;
                for (activate.upgrade = Upgrade{}; indexOf(activate.upgrade) < countOf<Upgrade>;
                     next(activate.upgrade))
                    offer(activate);
            }
            break;
        case Machine::Scrapyard:
            for (const Machine machine : m_state.onGrid) {
                activate.salvage = machine;
                offer(activate);
            }
            break;
        case Machine::Bazaar:
            for (const Resource resource : all<Resource>()) {
                activate.resource = resource;
                offer(activate);
            }
            break;
        default:
            offer(activate);
        }
    }
    template <class Key>
    static void next(Key &key)
    {
        key = static_cast<Key>(indexOf(key) + 1);
    }
    void listLiftPlaces(Activate activate)
    {
        const CellSet ground = machineGround(m_setup, m_state, Machine::Lift);
        for (const Cell cell : ground) {
            for (const Size &size : sizesOf(Machine::Lift)) {
                activate.area = areaAt(columnOf(cell), rowOf(cell), size.width, size.height);
                if (activate.area.right() < maxColumns && activate.area.top() < maxRows)
                    offer(activate);
            }
        }
    }
    /// Both ways of lying; all rectangles where the size is missing.
    std::vector<Size> sizesOf(Machine machine) const
    {
        std::vector<Size> sizes;
        if (const auto size = m_setup.catalogue.sizeOf(machine)) {
            sizes.push_back(*size);
            if (size->width != size->height)
                sizes.push_back({size->height, size->width});
            return sizes;
        }
        for (std::uint8_t width = 1; width <= mostMachineSide; ++width) {
            for (std::uint8_t height = 1; height <= mostMachineSide; ++height)
                sizes.push_back({width, height});
        }
        return sizes;
    }

    void listAnswers()
    {
        m_player = toAct(m_state);
        if (m_state.pending.front().optional)
            offer(Skip{});
        const std::uint8_t group = m_state.pending.front().group;
        for (std::size_t at = 0; at < m_state.pending.size(); ++at) {
            if (at == 0 || (group != 0 && m_state.pending[at].group == group))
                listAnswersTo(m_state.pending[at]);
        }
    }
    void listAnswersTo(const Pending &entry)
    {
        switch (entry.choose) {
        case Choose::Build:
            listScaffolds({Pay()});
            listMachines({Pay()});
            break;
        case Choose::Activate:
            for (const Machine machine : all<Machine>()) {
                if (isOpenTo(m_state, entry, machine))
                    listActivation(machine);
            }
            break;
        case Choose::Small:
        case Choose::Medium:
        case Choose::Large:
            for (const Machine machine : all<Machine>())
                offer(TakeMachine{machine});
            break;
        case Choose::Upgrade:
            for (const Upgrade upgrade : all<Upgrade>())
                offer(TakeUpgrade{upgrade});
            break;
        case Choose::Trophy:
            for (const Trophy trophy : all<Trophy>())
                offer(TakeTrophy{trophy});
            break;
        case Choose::Resources:
            listResources(takeable(m_setup, m_state, entry),
                          [this](const Amounts &amounts) { offer(TakeResources{amounts}); });
            break;
        default:
            listCarries(entry.choose, {}, &entry);
        }
    }
    /// Hands on every choice of so many resources.
    template <class Use>
    static void listResources(int count, Use use)
    {
        Amounts amounts;
        pickResources(amounts, 0, count, use);
    }
    template <class Use>
    static void pickResources(Amounts &amounts, std::size_t kind, int left, Use &use)
    {
        const auto resource = static_cast<Resource>(kind);
        if (kind + 1 == countOf<Resource>) {
            amounts[resource] = static_cast<std::uint8_t>(left);
            use(amounts);
            return;
        }
        for (int here = left; here >= 0; --here) {
            amounts[resource] = static_cast<std::uint8_t>(here);
            pickResources(amounts, kind + 1, left - here, use);
        }
    }

    void listBonus()
    {
        if (own().cards > 0 && !m_state.done.card) {
            for (const Card card : all<Card>())
                listCard(card);
        }
        if (!m_state.done.trophy) {
            for (const Trophy trophy : all<Trophy>()) {
                if (own().trophies[trophy] > 0 || own().trophies[Trophy::Unknown] > 0)
                    offer(UseTrophy{trophy});
            }
        }
        for (const Upgrade upgrade : own().upgrades) {
            if (upgrade == Upgrade::Duplicator) {
                for (const Ability copy : all<Ability>())
                    offerPaid(UseUpgrade{upgrade, {}, copy}, costOfUse(upgrade));
            } else if (usedUpgrades.contains(upgrade)) {
                offerPaid(UseUpgrade{upgrade, {}, none<Ability>}, costOfUse(upgrade));
            }
        }
        if (hasAbility(m_state, m_player, Ability::Exchanger)) {
            for (const Resource give : all<Resource>()) {
                for (const Resource get : all<Resource>())
                    offer(UseExchanger{give, get, {}});
            }
        }
        if (hasAbility(m_state, m_player, Ability::Requisitioner)) {
            offer(UseRequisitioner{true, {}});
            offer(UseRequisitioner{false, {}});
        }
    }
    void listCard(Card card)
    {
        PlayCard play;
        play.card = card;
        switch (card) {
        case Card::Regulator:
            for (const Aircraft aircraft : all<Aircraft>()) {
                play.aircraft = aircraft;
                offer(play);
            }
            break;
        case Card::Reset:
            for (; play.discard < own().cards; ++play.discard)
                offer(play);
            break;
        case Card::Recycling:
            listResources(2, [&](const Amounts &amounts) {
                play.resources = amounts;
                offer(play);
            });
            break;
        case Card::UpgradeX:
            for (const Upgrade upgrade : all<Upgrade>()) {
                play.upgrade = upgrade;
                offerPaid(play, costOfCard(card));
            }
            break;
        default:
            offerPaid(play, costOfCard(card));
        }
    }

    const Setup &m_setup;
    const State &m_state;
    Verdict::Status m_wanted;
    std::vector<Play> &m_plays;
    Player m_player = m_state.current;
};

/// The set moved so that `offset` would come to lie on A1.
CellSet backFrom(CellSet cells, Cell offset)
{
    for (int i = 0; i < rowOf(offset); ++i)
        cells = cells.down();
    for (int i = 0; i < columnOf(offset); ++i)
        cells = cells.left();
    return cells;
}

/// Where scaffolds may lie: on these cells, at least one of them on `touching`.
struct ScaffoldGround {
    CellSet open;
    CellSet touching;
};

ScaffoldGround scaffoldGround(const Setup &setup, const State &state)
{
    ScaffoldGround ground;
    ground.open = emptyCells(setup, state);
    ground.touching = state.phase == Phase::Start ? block(0, 0, maxColumns - 1, 0)
                                                  : besides(scaffoldNeighbours(setup, state));
    ground.touching &= ground.open;
    return ground;
}

/// The places of a shape's lower left corner.
CellSet placesOfShape(const ScaffoldGround &ground, const ScaffoldCells &shape)
{
    CellSet open = block(0, 0, maxColumns - 1, maxRows - 1);
    CellSet touching;
    for (const ScaffoldCell &each : shape) {
        open &= backFrom(ground.open, each.cell);
        touching |= backFrom(ground.touching, each.cell);
    }
    return open & touching;
}

void Listing::listScaffolds(const Payments &payments)
{
    if (m_wanted != Verdict::Status::Allowed || own().scaffolds == 0 || payments.empty()
        || !m_setup.catalogue.listsEveryScaffold())
        return;
    const ScaffoldGround ground = scaffoldGround(m_setup, m_state);
    for (const Piece &piece : m_setup.catalogue.pieces) {
        if (piece.repeats || !isScaffold(m_setup.catalogue, piece.ways.front()))
            continue;
        for (const ScaffoldCells &way : piece.ways) {
            for (const Cell corner : placesOfShape(ground, way)) {
                BuildScaffold build{way, {}};
                for (ScaffoldCell &each : build.cells)
                    each.cell = static_cast<Cell>(indexOf(each.cell) + indexOf(corner));
                for (const Pay &pay : payments) {
                    build.pay = pay;
                    m_plays.push_back({build, none<Player>});
                }
            }
        }
    }
}

void Listing::listMachine(BuildMachine build, const Payments &payments)
{
    for (const Pay &pay : payments) {
        build.pay = pay;
        offer(build);
    }
}

void Listing::listMachines(const Payments &payments)
{
    const CellSet ground = machineGround(m_setup, m_state) - aircraftCells(m_state);
    for (const Machine machine : own().machines) {
        for (const Size &size : sizesOf(machine)) {
            for (const Cell cell : ground) {
                const Area area = areaAt(columnOf(cell), rowOf(cell), size.width, size.height);
                const bool inside = area.right() < maxColumns && area.top() < maxRows;
                if (!inside || !(cellsOf(area) - ground).empty())
                    continue;
                std::vector<Cell> beside;
                if (own().has(Upgrade::Extension)) {
                    for (const Cell worker : besides(cellsOf(area)) & own().workers.grid)
                        beside.push_back(worker);
                }
                for (std::size_t subset = 0; subset < std::size_t{1} << beside.size(); ++subset) {
                    BuildMachine build{machine, area, {}, {}};
                    for (std::size_t i = 0; i < beside.size(); ++i) {
                        if ((subset >> i & 1U) != 0)
                            build.promote.append(beside[i]);
                    }
                    listMachine(build, payments);
                }
            }
        }
    }
}

} // namespace

void legalEvents(const Setup &setup, const State &state, std::vector<Play> &plays)
{
    plays.clear();
    Listing(setup, state, Verdict::Status::Allowed, plays).run();
}

void undeterminedEvents(const Setup &setup, const State &state, std::vector<Play> &plays)
{
    plays.clear();
    Listing(setup, state, Verdict::Status::Undetermined, plays).run();
}

namespace {

/// Whether a scaffold may be built now at all, and paid.
bool mayBuildScaffold(const Setup &setup, const State &state)
{
    if (state.phase == Phase::Over || state.players[toAct(state)].scaffolds == 0)
        return false;
    if (!state.pending.empty())
        return entryFor(state, {BuildScaffold{}, none<Player>}).has_value();
    if (state.phase == Phase::Start)
        return true;
    if (state.main.kind != MainAction::Kind::Work || state.done.builds >= 3)
        return false;
    Payments payments;
    listPayments(purseOf(setup, state, state.current), costOfBuild(state), payments);
    return !payments.empty();
}

/// Cells of the connected parts of the open cells that hold at least so many, near enough to a cell that touches.
class OpenCells
{
public:
    OpenCells(const ScaffoldGround &ground, int least, int most)
        : m_ground(ground), m_least(least), m_most(most)
    {
    }

    CellSet run()
    {
        for (const Cell cell : m_ground.open) {
            if (m_found.contains(cell))
                continue;
            CellSet shape;
            shape.insert(cell);
            grow(shape);
        }
        return m_found;
    }

private:
    /// Tries every connected shape that holds this one, until one is legal; answers whether one is.
    bool grow(const CellSet &shape)
    {
        const int size = shape.size();
        if (size >= m_least && !(shape & m_ground.touching).empty()) {
            m_found |= shape;
            return true;
        }
        if (size >= m_most)
            return false;
        for (const Cell cell : besides(shape) & m_ground.open) {
            CellSet wider = shape;
            wider.insert(cell);
            if (grow(wider))
                return true;
        }
        return false;
    }

    const ScaffoldGround &m_ground;
    int m_least;
    int m_most;
    CellSet m_found;
};

} // namespace

CellSet openScaffoldCells(const Setup &setup, const State &state)
{
    if (!mayBuildScaffold(setup, state))
        return {};
    const ScaffoldGround ground = scaffoldGround(setup, state);
    if (setup.catalogue.pieces.empty())
        return OpenCells(ground,
                         std::max<int>(setup.catalogue.minCells, setup.catalogue.resources.value_or(0)),
                         setup.catalogue.maxCells)
            .run();
    CellSet cells;
    for (const Piece &piece : setup.catalogue.pieces) {
        for (const ScaffoldCells &way : piece.ways) {
            if (way.size() < setup.catalogue.minCells || way.size() > setup.catalogue.maxCells)
                continue;
            for (const Cell corner : placesOfShape(ground, way)) {
                for (const ScaffoldCell &each : way)
                    cells.insert(static_cast<Cell>(indexOf(each.cell) + indexOf(corner)));
            }
        }
    }
    return cells;
}

} // namespace skyledger::whistlemountain
