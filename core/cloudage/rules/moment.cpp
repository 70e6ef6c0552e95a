// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/course.h"

namespace skyledger::cloudage {

namespace {

/// Whether each kind of play is an answer to what is due.
struct Fits {
    const Pending &due;
    bool operator()(const Produce &) const { return due.choose == Choose::Produce; }
    bool operator()(const Fight &) const { return due.choose == Choose::Fight; }
    bool operator()(const Plant &plant) const { return due.choose == Choose::Plant && !plant.marker; }
    bool operator()(const Upgrade &upgrade) const
    {
        return due.choose == Choose::Build || due.choose == Choose::Wrench
            || (due.choose == Choose::Upgrade && (due.zone == none<UpgradeZone> || due.zone == upgrade.zone));
    }
    bool operator()(const PlayCard &) const
    {
        return due.choose == Choose::Build || due.choose == Choose::Play;
    }
    bool operator()(const Take &) const
    {
        return due.choose == Choose::Build || due.choose == Choose::Wrench;
    }
    bool operator()(const Update &) const { return due.choose == Choose::Update; }
    bool operator()(const Pass &) const { return due.choose != Choose::Produce; }
    template <class Other>
    bool operator()(const Other &) const
    {
        return false;
    }
};

using Role = Moment::Role;

constexpr Moment refuse(Rule rule)
{
    return {Role::Refused, rule, 0};
}

/// The moment of each kind of play by one player who does not answer by it.
struct Timing {
    const State &state;
    Player player;

    Phase phase() const { return state.phase; }
    bool isCurrent() const { return state.current == player; }
    bool inAction() const { return phase() == Phase::Action || answersOf(Phase::Action); }
    bool answersOf(Phase during) const { return phase() == Phase::Answers && state.during == during; }

    bool owes(Choose choose) const { return firstDue(state, player, choose) != nullptr; }
    /// Nothing is due from that player, or it is not the phase for it at all.
    Moment nothingDue() const
    {
        const bool answering = phase() == Phase::Answers || phase() == Phase::FinalBuild;
        return refuse(answering ? Rule::Round06 : Rule::Round01);
    }
    /// A step of the one whose turn it is.
    Moment turnIn(Phase wanted) const
    {
        if (phase() != wanted)
            return refuse(Rule::Round01);
        return isCurrent() ? Moment{Role::Turn, {}, 0} : refuse(Rule::Round06);
    }
    Moment cityAction() const
    {
        if (answersOf(Phase::Action))
            return refuse(isCurrent() ? Rule::Act01 : Rule::Round06);
        return turnIn(Phase::Action);
    }

    Moment operator()(const Produce &) const
    {
        const bool producing = phase() == Phase::Production || phase() == Phase::FinalProduction;
        return refuse(producing ? Rule::Prod04 : Rule::Round01);
    }
    Moment operator()(const Book &) const
    {
        if (phase() == Phase::FinalProduction)
            return refuse(Rule::End02);
        if (phase() != Phase::Production || state.done.contains(player))
            return refuse(Rule::Round01);
        return {Role::Free, {}, 0};
    }
    Moment operator()(const Fly &) const { return turnIn(Phase::Movement); }
    Moment operator()(const Fight &fight) const
    {
        switch (phase()) {
        case Phase::Fight:
            return turnIn(Phase::Fight);
        case Phase::Missions:
        case Phase::TieBreak:
            return refuse(Rule::Round06);
        case Phase::Production:
        case Phase::FinalProduction:
        case Phase::FinalBuild:
        case Phase::SoloBoard:
            return refuse(Rule::Round01);
        default:
            return fight.tile == none<CampaignTile> ? refuse(Rule::Fight02) : cityAction();
        }
    }
    Moment operator()(const Gather &) const { return cityAction(); }
    Moment operator()(const Plant &plant) const
    {
        if (plant.marker) {
            const bool may = inAction() || phase() == Phase::SoloBoard || answersOf(Phase::SoloBoard);
            return may ? Moment{Role::Free, {}, 0} : refuse(Rule::Tile05);
        }
        return phase() == Phase::FinalBuild ? refuse(Rule::Round01) : cityAction();
    }
    /// The first of a Build action, or nothing that is due.
    Moment build() const
    {
        if (phase() == Phase::Action && isCurrent())
            return {Role::Turn, {}, 0};
        return inAction() ? refuse(Rule::Build01) : nothingDue();
    }
    Moment operator()(const Upgrade &upgrade) const
    {
        const Moment moment = build();
        if (moment.role == Role::Refused && owes(Choose::Upgrade))
            return refuse(upgrade.zone == UpgradeZone::Combat ? otherPlans(UpgradeZone::Movement)
                                                              : otherPlans(UpgradeZone::Combat));
        return moment;
    }
    /// Which card names the zone that is due (CA-PC-02, CA-PC-11).
    Rule otherPlans(UpgradeZone likely) const
    {
        for (const Pending &due : state.pending) {
            if (due.player == player && due.choose == Choose::Upgrade)
                likely = due.zone;
        }
        return likely == UpgradeZone::Movement ? Rule::Pc02 : Rule::Pc11;
    }
    Moment operator()(const PlayCard &) const
    {
        const Moment moment = build();
        return moment.role == Role::Refused && owes(Choose::Wrench) ? refuse(Rule::Gath06) : moment;
    }
    Moment operator()(const Take &) const
    {
        const Moment moment = build();
        const bool named = owes(Choose::Upgrade) || owes(Choose::Play);
        return moment.role == Role::Refused && named ? refuse(Rule::Build03) : moment;
    }
    Moment operator()(const Update &) const { return nothingDue(); }
    Moment operator()(const SoloStep &) const { return turnIn(Phase::SoloBoard); }
    Moment operator()(const Pass &) const
    {
        if (owes(Choose::Produce))
            return refuse(Rule::Nav01);
        if ((phase() == Phase::Fight || phase() == Phase::Action) && isCurrent())
            return {Role::Turn, {}, 0};
        return refuse(Rule::Round06);
    }
    Moment operator()(const TakeMission &) const
    {
        return phase() < Phase::Missions ? Moment{Role::Free, {}, 0} : refuse(Rule::Round01);
    }
    Moment operator()(const OtherEffect &) const
    {
        return phase() == Phase::TieBreak ? refuse(Rule::Round01) : Moment{Role::Free, {}, 0};
    }
};

} // namespace

Moment momentOf(const State &state, Player player, const Play &play)
{
    if (state.phase == Phase::Over)
        return refuse(Rule::End01);
    if (player == none<Player>)
        return refuse(Rule::Round06);
    for (std::size_t i = 0; i < state.pending.size(); ++i) {
        const Pending &due = state.pending[i];
        if (due.player != player || !std::visit(Fits{due}, play.what))
            continue;
        const bool passes = std::holds_alternative<Pass>(play.what) && due.choose == Choose::Fight;
        return passes && state.phase == Phase::TieBreak ? refuse(Rule::End06) : Moment{Role::Answer, {}, i};
    }
    return std::visit(Timing{state, player}, play.what);
}

} // namespace skyledger::cloudage
