// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/replay.h"

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
    result.state = startState(record.setup);
    result.ledgers.resize(record.setup.playerCount);
    Changes changes;
    for (std::size_t i = 0; i < events && i < record.events.size(); ++i) {
        const Event &event = record.events[i];
        const Verdict verdict = check(record.setup, result.state, event);
        if (verdict.undetermined())
            result.undetermined.emplace_back(i + 1, verdict);
        if (!verdict.playable()) {
            result.stop = verdict;
            return result;
        }
        if (const auto *overridden = std::get_if<Override>(&event))
            result.overridden.emplace_back(i + 1, withoutOverride(record.setup, result.state, *overridden));
        changes.clear();
        apply(record.setup, result.state, event, &changes);
        addToLedgers(result.ledgers, changes, i + 1);
        collectWarnings(record.setup, event, changes, i + 1, result.warnings);
        ++result.played;
    }
    return result;
}

} // namespace skyledger::whistlemountain
