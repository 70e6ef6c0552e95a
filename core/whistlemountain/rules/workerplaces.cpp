// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/workerplaces.h"

namespace skyledger::whistlemountain {

namespace {

/// The number of workers at a place that is no cell.
template <class Of>
auto &countAt(Of &workers, const Place &place)
{
    switch (place.kind) {
    case Place::Kind::Barracks:
        return workers.barracks[place.at - 1U];
    case Place::Kind::Tower:
        return workers.tower[place.at - 1U];
    case Place::Kind::Refuge:
        return workers.refuge;
    case Place::Kind::Trap:
        return workers.trap;
    default:
        return workers.whirlpool;
    }
}

} // namespace

int workersAt(const Workers &workers, const Place &place)
{
    if (place.kind == Place::Kind::Cell)
        return workers.grid.contains(place.cell()) ? 1 : 0;
    return place == tower ? 0 : countAt(workers, place);
}

void addWorkers(Workers &workers, const Place &place, int more)
{
    if (place.kind != Place::Kind::Cell)
        countAt(workers, place) = static_cast<std::uint8_t>(countAt(workers, place) + more);
    else if (more > 0)
        workers.grid.insert(place.cell());
    else
        workers.grid.remove(place.cell());
}

} // namespace skyledger::whistlemountain
