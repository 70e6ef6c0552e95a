// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/harvest.h"
#include "core/whistlemountain/rules/listing.h"

namespace skyledger::whistlemountain {

CellSet placesOfRectangle(const CellSet &ground, int width, int height)
{
    CellSet places = ground;
    CellSet moved = ground;
    for (int i = 1; i < width; ++i) {
        moved = moved.left();
        places &= moved;
    }
    moved = places;
    for (int i = 1; i < height; ++i) {
        moved = moved.down();
        places &= moved;
    }
    return places;
}

/// Wholly on one machine each (WM-HARV-02), none with workers on it that no aircraft may cover (WM-HARV-14).
CellSet Listing::placesOnMachines(const CellSet &open, int width, int height) const
{
    CellSet places;
    for (const Machine machine : m_state.onGrid) {
        const CellSet ground = cellsOf(m_state.built[machine].area) & open;
        if (canHoldAircraft(m_state, machine))
            places |= placesOfRectangle(ground, width, height);
    }
    return places;
}

/// Wholly on one scaffold each (WM-A-01).
CellSet Listing::placesOnScaffolds(const CellSet &open, int width, int height) const
{
    std::array<CellSet, scaffoldsInBox + 1> pieces{};
    for (const Cell cell : (visibleScaffolds(m_setup, m_state) & open) - workerCells(m_state))
        pieces[m_state.pieceAt[cell]].insert(cell);
    CellSet places;
    for (const CellSet &piece : pieces) {
        if (!piece.empty())
            places |= placesOfRectangle(piece, width, height);
    }
    return places;
}

void Listing::listHarvests()
{
    if (m_wanted != Verdict::Status::Allowed)
        return;
    for (const Aircraft aircraft : all<Aircraft>()) {
        if (own().aircraft[aircraft].isHome())
            listHarvests(aircraft);
    }
}

void Listing::listHarvests(Aircraft aircraft)
{
    const CellSet open =
        gridCells(m_setup) - coveredCells(m_setup, m_state) - aircraftInTheWay(m_state, m_player, aircraft);
    const CellSet empty = open - m_state.scaffolds - m_state.machineCells - workerCells(m_state);
    const auto placesOf = [&](int width, int height) {
        CellSet places = placesOfRectangle(empty, width, height) | placesOnMachines(open, width, height);
        if (hasAbility(m_state, m_player, Ability::AcePilot))
            places |= placesOnScaffolds(open, width, height);
        return places;
    };
    const int length = cellsOf(aircraft);
    const CellSet lying = placesOf(length, 1);
    const CellSet upright = length > 1 ? placesOf(1, length) : CellSet();
    for (const Cell cell : lying | upright) {
        if (lying.contains(cell))
            add(Harvest{aircraft, areaAt(columnOf(cell), rowOf(cell), length, 1)});
        if (upright.contains(cell))
            add(Harvest{aircraft, areaAt(columnOf(cell), rowOf(cell), 1, length)});
    }
}

/// The size of an aircraft does not matter at docks (WM-DOCK-01): what the first one can do, the next one can.
void Listing::listDocks()
{
    const std::size_t begin = m_plays.size();
    std::size_t end = begin;
    bool isFirst = true;
    for (const Aircraft aircraft : all<Aircraft>()) {
        if (!own().aircraft[aircraft].isHome())
            continue;
        const bool pushes =
            aircraft == Aircraft::Ironclad && hasAbility(m_state, m_player, Ability::Ironclad);
        if (isFirst || pushes) {
            for (const Dock dock : all<Dock>())
                listDock(aircraft, dock);
        } else {
            repeatDocks(begin, end, aircraft);
        }
        if (isFirst)
            end = m_plays.size();
        isFirst = false;
    }
}

void Listing::repeatDocks(std::size_t begin, std::size_t end, Aircraft aircraft)
{
    for (std::size_t at = begin; at < end; ++at) {
        m_plays.push_back(m_plays[at]);
        std::get<UseDock>(m_plays.back().what).aircraft = aircraft;
    }
}

void Listing::listDock(Aircraft aircraft, Dock dock)
{
    UseDock use{aircraft, dock, 0, none<Machine>, none<Upgrade>, {}};
    switch (dock) {
    case Dock::Scaffolds:
    case Dock::Cards:
        for (use.count = 1; use.count <= 3; ++use.count)
            offerPaidAlike(use, *costOfDock(m_setup, use));
        break;
    case Dock::Rescue:
        offer(use);
        break;
    case Dock::Upgrades:
        for (const Upgrade upgrade : upgradesOnDisplay()) {
            use.upgrade = upgrade;
            use.pay.reset();
            if (const auto cost = costOfDock(m_setup, use))
                offerPaidAlike(use, *cost);
            else
                offer(use);
        }
        break;
    default:
        for (const Machine machine : machinesOnDisplay()) {
            use.machine = machine;
            if (classOf(machine) == classAt(dock))
                offerPaidAlike(use, *costOfDock(m_setup, use));
        }
    }
}

} // namespace skyledger::whistlemountain
