// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/activation.h"
#include "core/whistlemountain/rules/building.h"
#include "core/whistlemountain/rules/listing.h"
#include "core/whistlemountain/rules/workers.h"

namespace skyledger::whistlemountain {

const Purse &Listing::purse()
{
    if (!m_purse)
        m_purse = purseOf(m_setup, m_state, m_player);
    return *m_purse;
}

const MachineSet &Listing::machinesOnDisplay()
{
    if (!m_machines)
        m_machines = takeableMachines(m_setup, m_state);
    return *m_machines;
}

const UpgradeSet &Listing::upgradesOnDisplay()
{
    if (!m_upgrades)
        m_upgrades = takeableUpgrades(m_setup, m_state);
    return *m_upgrades;
}

void Listing::run()
{
    if (m_state.phase == Phase::Over)
        return;
    const Payments free{Pay()};
    if (!m_state.pending.empty())
        listAnswers();
    else if (m_state.phase == Phase::Start)
        listScaffolds(free);
    else
        listTurn();
}

void Listing::listTurn()
{
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
    if (kind == MainAction::Kind::Work) {
        if (m_state.done.builds < mostBuilds) {
            Payments payments;
            listPayments(purse(), costOfBuild(m_state), payments);
            listScaffolds(payments);
            listMachines(payments);
        }
        if (!m_state.done.moved) {
            for (const Choose task : {Choose::Move, Choose::Rescue})
                listCarries(task, costOfTask(task), nullptr);
        }
    }
    if (kind == MainAction::Kind::Harvest)
        listActivations(m_state.main.reach, m_state.main.again);
    listBonus();
}

void Listing::listAnswers()
{
    m_player = toAct(m_state);
    const Pending &first = m_state.pending.front();
    if (first.optional)
        offer(Skip{});
    for (std::size_t at = 0; at < m_state.pending.size(); ++at) {
        if (at == 0 || (first.group != 0 && m_state.pending[at].group == first.group))
            listAnswersTo(m_state.pending[at]);
    }
}

void Listing::listAnswersTo(const Pending &entry)
{
    const Payments free{Pay()};
    switch (entry.choose) {
    case Choose::Build:
        listScaffolds(free);
        listMachines(free);
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
        for (const Machine machine : machinesOnDisplay())
            offer(TakeMachine{machine});
        break;
    case Choose::Upgrade:
        for (const Upgrade upgrade : upgradesOnDisplay())
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

} // namespace skyledger::whistlemountain
