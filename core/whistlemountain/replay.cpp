// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/replay.h"

#include <algorithm>

namespace skyledger::whistlemountain {

namespace {

Verdict withoutOverride(const Setup &setup, const State &state, const Override &overridden)
{
    if (const auto *played = std::get_if<Played>(&overridden.event))
        return check(setup, state, Event(*played));
    return check(setup, state, Event(std::get<Correct>(overridden.event)));
}

void collectWarnings(const Setup &setup, const Event &event, const Changes &changes, std::size_t number,
                     std::vector<Warning> &warnings)
{
    for (const Change &change : changes) {
        if (change.kind == Change::Kind::Gained && change.lost > 0)
            warnings.push_back({number, Rule::Res05, change.resource, change.lost, {}});
        else if (change.kind == Change::Kind::GivenBack)
            warnings.push_back({number, Rule::Res01, change.resource, change.amount, {}});
        else if (change.kind == Change::Kind::Lapsed)
            warnings.push_back({number, Rule::Ord04, {}, 0, static_cast<Choose>(change.detail)});
    }
    const auto *played = std::get_if<Played>(&event);
    const auto *dock = played ? std::get_if<UseDock>(&played->play.what) : nullptr;
    if (!dock || dock->dock != Dock::Upgrades || !played->reported.pay)
        return;
    const UpgradeValues &values = setup.catalogue.upgrades[dock->upgrade];
    if (!values.cost && values.icons && totalOf(*played->reported.pay) != *values.icons)
        warnings.push_back({number, ruleAt(Rule::U01, indexOf(dock->upgrade)), {}, 0, {}});
}

} // namespace

Replay replay(const GameRecord &record, std::size_t events)
{
    Replay result;
    result.ledgers.resize(record.setup.playerCount);
    const auto note = [&](const play::ReplayStepOf<Game> &step) {
        if (step.verdict.undetermined())
            result.undetermined.emplace_back(step.number, step.verdict);
        if (const auto *overridden = std::get_if<Override>(&step.event))
            result.overridden.emplace_back(step.number,
                                           withoutOverride(record.setup, step.before, *overridden));
        addToLedgers(result.ledgers, step.changes, step.number);
        collectWarnings(record.setup, step.event, step.changes, step.number, result.warnings);
    };
    const auto played = play::replayItems<Game>(
        record.setup, std::span(record.entries).first(std::min(events, record.entries.size())), note);
    result.state = played.end();
    result.played = played.states.size() - 1;
    result.stop = played.stoppedBy;
    if (result.stop && result.stop->undetermined())
        result.undetermined.emplace_back(result.played + 1, *result.stop);
    return result;
}

} // namespace skyledger::whistlemountain
