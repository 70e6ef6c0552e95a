// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/listing.h"
#include "core/whistlemountain/rules/workers.h"

namespace skyledger::whistlemountain {

/// Every worker to every place that this kind of carrying knows, by every payment and toll.
void Listing::listCarries(Choose kind, const Cost &cost, const Pending *entry)
{
    if (m_wanted != Verdict::Status::Allowed)
        return;
    Payments payments;
    listPayments(purse(), cost, payments);
    if (payments.empty())
        return;
    const std::vector<Place> targets = targetsOf(kind, entry);
    if (targets.empty())
        return;
    for (const Place &from : placesOf(m_setup, m_state, m_player)) {
        if (entry != nullptr || taskOf({from, {}, {}, {}}) == kind)
            listCarriesFrom(from, kind, payments, targets);
    }
}

namespace {

/// Whether a target that the list names is as good as any other: only steps and landings look at where they lead.
constexpr bool targetsAreAlike(Choose kind)
{
    return kind != Choose::Step && kind != Choose::Land;
}

} // namespace

void Listing::listCarriesFrom(const Place &from, Choose kind, const Payments &payments,
                              const std::vector<Place> &targets)
{
    std::vector<MoveWorker> ways;
    for (const Pay &pay : payments) {
        if (!isTollDue(m_setup, m_state, kind)) {
            ways.push_back({from, targets.front(), pay, {}});
            continue;
        }
        for (const Resource toll : all<Resource>())
            ways.push_back({from, targets.front(), pay, toll});
    }
    const bool alike = targetsAreAlike(kind);
    if (alike)
        std::erase_if(ways, [this](const MoveWorker &way) { return !isWanted(way); });
    for (const Place &to : targets) {
        for (MoveWorker &way : ways) {
            way.to = to;
            if (alike || isWanted(way))
                add(way);
        }
    }
}

std::vector<Place> Listing::targetsOf(Choose kind, const Pending *entry) const
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

} // namespace skyledger::whistlemountain
