// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/replay.h"

#include <algorithm>

namespace skyledger::whistlemountain {

std::vector<Warning> warningsOf(const Setup &setup, const Event &event, const Changes &changes)
{
    std::vector<Warning> warnings;
    for (const Change &change : changes) {
        if (change.kind == Change::Kind::Gained && change.lost > 0)
            warnings.push_back({Rule::Res05, change.resource, change.lost, {}});
        else if (change.kind == Change::Kind::GivenBack)
            warnings.push_back({Rule::Res01, change.resource, change.amount, {}});
        else if (change.kind == Change::Kind::Lapsed)
            warnings.push_back({Rule::Ord04, {}, 0, static_cast<Choose>(change.detail)});
    }
    const auto *played = std::get_if<Played>(&event);
    const auto *dock = played ? std::get_if<UseDock>(&played->play.what) : nullptr;
    if (!dock || dock->dock != Dock::Upgrades || !played->reported.pay)
        return warnings;
    const UpgradeValues &values = setup.catalogue.upgrades[dock->upgrade];
    if (!values.cost && values.icons && totalOf(*played->reported.pay) != *values.icons)
        warnings.push_back({ruleAt(Rule::U01, indexOf(dock->upgrade)), {}, 0, {}});
    return warnings;
}

Replay replay(const GameRecord &record, std::size_t events)
{
    Replay result;
    result.ledgers.resize(record.setup.playerCount);
    const auto note = [&](const play::ReplayStepOf<Game> &step) {
        addToLedgers(result.ledgers, step.changes, step.number);
    };
    const auto played = play::replayItems<Game>(
        record.setup, std::span(record.entries).first(std::min(events, record.entries.size())), note);
    result.state = played.end();
    result.played = played.states.size() - 1;
    result.stop = played.stoppedBy;
    return result;
}

} // namespace skyledger::whistlemountain
