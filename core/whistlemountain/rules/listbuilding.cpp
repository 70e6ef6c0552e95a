// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/building.h"
#include "core/whistlemountain/rules/listing.h"

#include <algorithm>

namespace skyledger::whistlemountain {

namespace {

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

/// The ground moved by every offset that a cell of a scaffold can have from its lower left corner.
class MovedGround
{
public:
    explicit MovedGround(const ScaffoldGround &ground)
    {
        ScaffoldGround row = ground;
        for (auto &moved : m_moved) {
            ScaffoldGround each = row;
            for (ScaffoldGround &place : moved) {
                place = each;
                each = {each.open.left(), each.touching.left()};
            }
            row = {row.open.down(), row.touching.down()};
        }
    }

    /// The places of a shape's lower left corner.
    CellSet placesOf(const ScaffoldCells &shape) const
    {
        CellSet open = at(shape.front().cell).open;
        CellSet touching;
        for (const ScaffoldCell &each : shape) {
            open &= at(each.cell).open;
            touching |= at(each.cell).touching;
        }
        return open & touching;
    }

private:
    const ScaffoldGround &at(Cell offset) const
    {
        return m_moved[static_cast<std::size_t>(rowOf(offset))][static_cast<std::size_t>(columnOf(offset))];
    }

    std::array<std::array<ScaffoldGround, mostScaffoldCells>, mostScaffoldCells> m_moved;
};

/// Both ways of lying; all rectangles where the size is missing.
using Sizes = FixedList<Size, std::size_t{mostMachineSide} * mostMachineSide>;
Sizes sizesOf(const Setup &setup, Machine machine)
{
    Sizes sizes;
    if (const auto size = setup.catalogue.sizeOf(machine)) {
        sizes.append(*size);
        if (size->width != size->height)
            sizes.append({size->height, size->width});
        return sizes;
    }
    for (std::uint8_t width = 1; width <= mostMachineSide; ++width) {
        for (std::uint8_t height = 1; height <= mostMachineSide; ++height)
            sizes.append({width, height});
    }
    return sizes;
}

} // namespace

void Listing::listScaffolds(const Payments &payments)
{
    if (m_wanted != Verdict::Status::Allowed || own().scaffolds == 0 || payments.empty()
        || !m_setup.catalogue.listsEveryScaffold())
        return;
    const MovedGround ground(scaffoldGround(m_setup, m_state));
    for (const Piece &piece : m_setup.catalogue.pieces) {
        if (piece.repeats || !isScaffold(m_setup.catalogue, piece.ways.front()))
            continue;
        for (const ScaffoldCells &way : piece.ways) {
            for (const Cell corner : ground.placesOf(way)) {
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

void Listing::listMachines(const Payments &payments)
{
    const CellSet ground = machineGround(m_setup, m_state) - aircraftCells(m_state);
    for (const Machine machine : own().machines)
        listMachine(machine, ground, payments);
}

/// All places alike: whether a machine may be built on the ground that it needs does not depend on where.
void Listing::listMachine(Machine machine, const CellSet &ground, const Payments &payments)
{
    std::optional<bool> wanted;
    for (const Size &size : sizesOf(m_setup, machine)) {
        for (const Cell cell : placesOfRectangle(ground, size.width, size.height)) {
            const Area area = areaAt(columnOf(cell), rowOf(cell), size.width, size.height);
            BuildMachine build{machine, area, {}, {}};
            if (!wanted && !payments.empty()) {
                build.pay = payments.front();
                wanted = isWanted(build);
            }
            if (wanted.value_or(false))
                addMachine(build, payments);
        }
    }
}

/// With each choice of workers that Extension promotes besides (WM-U-05), and each payment.
void Listing::addMachine(BuildMachine build, const Payments &payments)
{
    FixedList<Cell, workersPerPlayer> beside;
    if (own().has(Upgrade::Extension)) {
        for (const Cell worker : besides(cellsOf(build.area)) & own().workers.grid)
            beside.append(worker);
    }
    for (std::size_t subset = 0; subset < std::size_t{1} << beside.size(); ++subset) {
        build.promote = {};
        for (std::size_t i = 0; i < beside.size(); ++i) {
            if ((subset >> i & 1U) != 0)
                build.promote.append(beside[i]);
        }
        for (const Pay &pay : payments) {
            build.pay = pay;
            add(build);
        }
    }
}

void Listing::listLiftPlaces(Activate activate)
{
    const CellSet ground = machineGround(m_setup, m_state, Machine::Lift);
    for (const Cell cell : ground) {
        for (const Size &size : sizesOf(m_setup, Machine::Lift)) {
            activate.area = areaAt(columnOf(cell), rowOf(cell), size.width, size.height);
            if (activate.area.right() < maxColumns && activate.area.top() < maxRows)
                offer(activate);
        }
    }
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
    if (state.main.kind != MainAction::Kind::Work || state.done.builds >= mostBuilds)
        return false;
    return !scaffoldPayments(setup, state).empty();
}

/// Cells of the connected parts of the open cells that hold at least so many, near enough to a cell that touches.
class OpenCells
{
public:
    OpenCells(const ScaffoldGround &ground, int least, int most)
        : m_ground(ground), m_least(least), m_most(most)
    {
    }

    /// Those by which a shape can go on.
    CellSet besideShape(const CellSet &shape)
    {
        CellSet cells;
        for (const Cell cell : besides(shape) & m_ground.open) {
            CellSet wider = shape;
            wider.insert(cell);
            if (wider.size() <= m_most && grow(wider))
                cells.insert(cell);
        }
        return cells;
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

OpenCells openCells(const Catalogue &catalogue, const ScaffoldGround &ground)
{
    return {ground, std::max<int>(catalogue.minCells(), catalogue.resources.value_or(0)),
            catalogue.maxCells()};
}

/// Calls `use` with the cells of each pattern that is listed, in each place and way in which it may lie.
template <class Use>
void forEachPattern(const Catalogue &catalogue, const ScaffoldGround &ground, Use use)
{
    const MovedGround moved(ground);
    for (const Piece &piece : catalogue.pieces) {
        for (const ScaffoldCells &way : piece.ways) {
            if (way.size() < catalogue.minCells() || way.size() > catalogue.maxCells())
                continue;
            for (const Cell corner : moved.placesOf(way)) {
                CellSet cells;
                for (const ScaffoldCell &each : way)
                    cells.insert(static_cast<Cell>(indexOf(each.cell) + indexOf(corner)));
                use(cells);
            }
        }
    }
}

} // namespace

std::vector<Pay> scaffoldPayments(const Setup &setup, const State &state)
{
    if (!state.pending.empty() || state.phase == Phase::Start)
        return {Pay()};
    Payments payments;
    listPayments(purseOf(setup, state, state.current), costOfBuild(state), payments);
    return payments;
}

CellSet openScaffoldCells(const Setup &setup, const State &state)
{
    if (!mayBuildScaffold(setup, state))
        return {};
    const ScaffoldGround ground = scaffoldGround(setup, state);
    if (setup.catalogue.pieces.empty())
        return openCells(setup.catalogue, ground).run();
    CellSet found;
    forEachPattern(setup.catalogue, ground, [&found](const CellSet &cells) { found |= cells; });
    return found;
}

CellSet openScaffoldCells(const Setup &setup, const State &state, const CellSet &chosen)
{
    if (chosen.empty() || !mayBuildScaffold(setup, state))
        return openScaffoldCells(setup, state);
    const ScaffoldGround ground = scaffoldGround(setup, state);
    if (setup.catalogue.pieces.empty())
        return openCells(setup.catalogue, ground).besideShape(chosen);
    CellSet found;
    forEachPattern(setup.catalogue, ground, [&](const CellSet &cells) {
        if ((chosen - cells).empty())
            found |= cells;
    });
    return found - chosen;
}

} // namespace skyledger::whistlemountain
