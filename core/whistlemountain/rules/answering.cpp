// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/rules/answering.h"

#include "core/whistlemountain/rules/activation.h"
#include "core/whistlemountain/rules/building.h"
#include "core/whistlemountain/rules/choices.h"
#include "core/whistlemountain/rules/workers.h"

namespace skyledger::whistlemountain {

namespace {

struct Judge {
    const Judgement &on;
    const Pending &entry;
    const Play &play;

    void operator()(const BuildScaffold &build) const
    {
        judgeNoPay(on, build.pay);
        judgeScaffold(on, build);
    }
    void operator()(const BuildMachine &build) const
    {
        judgeNoPay(on, build.pay);
        judgeMachine(on, build);
    }
    void operator()(const MoveWorker &move) const
    {
        judgeNoPay(on, move.pay);
        judgeCarry(on, entry.choose, move, &entry, on.own().stock);
    }
    void operator()(const Activate &activate) const { judgeActivation(on, activate, &entry); }
    template <class Take>
    void operator()(const Take &) const
    {
        judgeTake(on, entry, play);
    }
};

struct Perform {
    Boards &on;
    const Pending &entry;
    const Play &play;

    void operator()(const BuildScaffold &build) const { performScaffold(on, entry.player, build); }
    void operator()(const BuildMachine &build) const { performMachine(on, entry.player, build); }
    void operator()(const MoveWorker &move) const { performCarry(on, entry.player, entry.choose, move); }
    void operator()(const Activate &activate) const { performActivation(on, entry.player, activate, true); }
    template <class Take>
    void operator()(const Take &) const
    {
        performTake(on, entry, play);
    }
};

/// WM-L-08: the second machine must be another one.
void excludeFromNext(const Boards &on, const Pending &answered, Machine machine)
{
    for (Pending &later : on.state.pending) {
        if (later.choose == Choose::Activate && later.from == answered.from && !later.different) {
            later.notThese.insert(machine);
            return;
        }
    }
}

} // namespace

void judgeAnswer(const Judgement &on, const Pending &entry, const Play &play)
{
    std::visit(Judge{on, entry, play}, play.what);
}

void performAnswer(Boards &on, std::size_t at, const Play &play)
{
    const Pending entry = on.state.pending[at];
    on.state.pending.removeAt(at);
    const auto *activate = std::get_if<Activate>(&play.what);
    if (entry.different && activate)
        excludeFromNext(on, entry, activate->machine);
    std::visit(Perform{on, entry, play}, play.what);
}

} // namespace skyledger::whistlemountain
