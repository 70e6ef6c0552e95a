// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/upkeep.h"

#include "core/airshipcity/rules/bonuseffects.h"
#include "core/airshipcity/rules/contracts.h"

namespace skyledger::airshipcity {

namespace {

const std::optional<StageBonus> &bonusOf(const Setup &setup, Stage stage)
{
    static constexpr std::optional<StageBonus> unknown;
    const StageBonusTile tile = setup.stageBonuses[stage];
    return indexOf(tile) < countOf<StageBonusTile> ? setup.catalogue.stageBonuses[tile] : unknown;
}

Reported::ForPlayer reportedFor(const Reported &reported, Player player)
{
    return reported.players[player].value_or(Reported::ForPlayer{});
}

/// What a known bonus gives without asking: its fixed gain, and its amount where only one resource is offered.
Amounts gainWithoutChoice(const StageBonus &bonus)
{
    Amounts gain = bonus.gain;
    if (bonus.choices.size() == 1)
        gain = sum(gain, only(bonus.choices.first(), bonus.amount));
    return gain;
}

/// Contracts that cost VP in the upkeep of this position: those on space 1, and under one ruling all that failed
/// before (AC-UPK-04, AC-AMB-11).
ContractList costlyContracts(const Setup &setup, const State &state, Player player)
{
    const PlayerState &depot = state.players[player];
    ContractList costly;
    if (setup.rulings.failedContracts == FailedContracts::EveryUpkeep)
        costly = depot.failed;
    for (const Contract contract : depot.held) {
        if (state.termLeft[contract] <= 1)
            costly.append(contract);
    }
    return costly;
}

void quoteClosing(const Judgement &on, UpkeepQuote &upkeep)
{
    for (const Player player : on.setup.players()) {
        UpkeepQuote::Share &share = upkeep.shares[player];
        for (const Contract contract : costlyContracts(on.setup, on.state, player)) {
            if (const auto vp = on.setup.catalogue.contracts[contract].vp) {
                share.vp = static_cast<std::int16_t>(share.vp - *vp);
            } else {
                share.needsVp = true;
                on.effectLacks(ReportKey::Players, Value::ContractVp, indexOf(contract));
            }
        }
    }
}

} // namespace

void judgeStageOpening(const Judgement &on, Stage stage, UpkeepQuote &upkeep)
{
    const auto &bonus = bonusOf(on.setup, stage);
    if (!bonus)
        on.effectLacks(ReportKey::Players, Value::StageBonus, indexOf(on.setup.stageBonuses[stage]));
    for (const Player player : on.setup.players()) {
        UpkeepQuote::Share &share = upkeep.shares[player];
        if (!bonus) {
            share.needsGain = share.needsVp = true;
            continue;
        }
        share.gain = gainWithoutChoice(*bonus);
        share.vp = bonus->vp;
    }
    if (!bonus || !bonus->hasChoice())
        quoteClosing(on, upkeep);
}

void judgeStageBonus(const Judgement &on, const TakeStageBonus &choice, UpkeepQuote &upkeep)
{
    const auto &bonus = bonusOf(on.setup, stageOf(on.state.round));
    if (!bonus || !bonus->hasChoice() || !bonus->choices.contains(choice.take))
        on.verdict.object(Rule::Upk01, {fact(FactKey::Resource, choice.take)});
    if (bonus)
        on.quote.gain = upkeep.shares[on.player].gain = only(choice.take, bonus->amount);
    const auto &pending = on.state.pending.players;
    if (on.state.phase == Phase::StageBonus && pending.size() == 1 && pending.front() == on.player)
        quoteClosing(on, upkeep);
}

void judgeReportedUpkeep(const Judgement &on, const UpkeepQuote &upkeep, const Reported &reported)
{
    for (const Player player : on.setup.players()) {
        const UpkeepQuote::Share &share = upkeep.shares[player];
        const Reported::ForPlayer given = reportedFor(reported, player);
        if ((share.needsGain && !given.gain) || (share.needsVp && !given.vp))
            on.verdict.lacks.insert(ReportKey::Players);
        const bool otherGain = !share.needsGain && given.gain && *given.gain != share.gain;
        const bool otherVp = !share.needsVp && given.vp && *given.vp != share.vp;
        if (otherGain || otherVp)
            on.verdict.object(Rule::Res04, {fact(FactKey::Player, player)});
    }
}

namespace {

/// Scores what the upkeep cost a player for failed contracts. A reported sum beyond what is printed is put down to
/// the first contract whose VP are not known.
void loseVp(const Boards &on, Player player, const ContractList &costly, std::optional<int> reportedSum)
{
    int known = 0;
    Contract unknown = none<Contract>;
    for (const Contract contract : costly) {
        const auto &vp = on.setup.catalogue.contracts[contract].vp;
        if (!vp && unknown == none<Contract>)
            unknown = contract;
        const int lost = vp.value_or(0);
        known -= lost;
        scoreVp(on, player, -lost, VpSource::Failed, indexOf(contract), Rule::Upk04);
    }
    if (reportedSum)
        scoreVp(on, player, *reportedSum - known, VpSource::Failed, indexOf(unknown), Rule::Upk04);
}

int knownLoss(const Setup &setup, const ContractList &costly)
{
    int loss = 0;
    for (const Contract contract : costly)
        loss += setup.catalogue.contracts[contract].vp.value_or(0);
    return loss;
}

} // namespace

void closeUpkeep(const Boards &on, const Reported &reported)
{
    const Stage stage = stageOf(on.state.round);
    on.note({.kind = Change::Kind::StageTileTurned,
             .detail = static_cast<std::uint8_t>(on.setup.stageBonuses[stage])});
    for (const Player player : on.setup.players()) {
        const ContractList costly = costlyContracts(on.setup, on.state, player);
        refreshBonusEffects(on, player);
        slideContracts(on, player);
        loseVp(on, player, costly, reportedFor(reported, player).vp);
    }
    on.state.pending = {};
    on.state.phase = Phase::Turn;
}

void openStage(const Boards &on, Stage stage, const Reported &reported)
{
    on.note({.kind = Change::Kind::StageBegan, .amount = static_cast<std::int16_t>(indexOf(stage) + 1)});
    const auto &bonus = bonusOf(on.setup, stage);
    const bool closes = !bonus || !bonus->hasChoice();
    Reported losses = reported;
    for (const Player player : on.setup.players()) {
        const Amounts printed = bonus ? gainWithoutChoice(*bonus) : Amounts{};
        gain(on, player, reportedFor(reported, player).gain.value_or(printed));
        int vp = bonus ? bonus->vp : 0;
        if (const auto sum = reportedFor(reported, player).vp) {
            // One number stands for bonus and losses together; what no contract explains came from the tile.
            const int loss = closes ? knownLoss(on.setup, costlyContracts(on.setup, on.state, player)) : 0;
            if (!bonus || !closes)
                vp = *sum + loss;
            losses.players[player]->vp = static_cast<std::int16_t>(*sum - vp);
        }
        scoreVp(on, player, vp, VpSource::StageBonus, indexOf(on.setup.stageBonuses[stage]), Rule::Upk01);
    }
    if (closes) {
        closeUpkeep(on, losses);
        return;
    }
    on.state.phase = Phase::StageBonus;
    on.state.pending = {.players = {}, .choices = bonus->choices, .amount = bonus->amount, .known = true};
    for (const Player player : on.setup.players())
        on.state.pending.players.append(player);
}

void takeStageBonus(const Boards &on, Player player, const Amounts &gained, const Reported &reported)
{
    gain(on, player, reportedFor(reported, player).gain.value_or(gained));
}

} // namespace skyledger::airshipcity
