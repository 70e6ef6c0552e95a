// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/proposals.h"

#include "core/airshipcity/record/candidates.h"
#include "core/airshipcity/rules/rules.h"

#include <algorithm>
#include <utility>

namespace skyledger::airshipcity {

namespace {

/// A missing value and all events that were judged without it.
struct Touched {
    MissingValue which;
    std::vector<JudgedEvent> events;
};

std::vector<Touched> touchedValues(const Setup &setup, std::span<const Entry> entries,
                                   std::span<const State> states)
{
    std::vector<Touched> touched;
    for (std::size_t i = 0; i < entries.size() && i < states.size(); ++i) {
        const auto *played = std::get_if<Played>(&entries[i].event);
        if (!played)
            continue;
        const Verdict verdict = check(setup, states[i], *played);
        for (const MissingValue &which : verdict.missing) {
            auto known = std::find_if(touched.begin(), touched.end(),
                                      [&which](const Touched &each) { return each.which == which; });
            if (known == touched.end())
                known = touched.insert(touched.end(), {which, {}});
            known->events.push_back({i + 1, &states[i], played});
        }
    }
    return touched;
}

/// What the events that were judged without one value say of it.
std::optional<Proposal> outcomeOf(const Setup &setup, const Touched &touched)
{
    const bool isLarge = touched.which.value == Value::StageBonus;
    box::JoinedReports<PrintedValue> joined(touched.which, isLarge);
    for (const JudgedEvent &event : touched.events) {
        if (event.played->reported == Reported{})
            continue;
        if (const auto said = candidatesOf(setup, event, touched.which))
            joined.join(event.number, *said);
    }
    if (!joined.isToldOf())
        return std::nullopt;
    // Of a stage bonus the rules would have asked for a choice, and the reports stand instead.
    if (joined.isWhole() && !isLarge) {
        for (const JudgedEvent &event : touched.events) {
            joined.keepOnly(
                [&](const PrintedValue &value) { return fits(setup, event, touched.which, value); });
        }
    }
    return std::move(joined).outcome();
}

} // namespace

std::vector<Proposal> proposals(const Setup &setup, std::span<const Entry> entries,
                                std::span<const State> states)
{
    std::vector<Proposal> result;
    for (const Touched &touched : touchedValues(setup, entries, states)) {
        if (auto proposal = outcomeOf(setup, touched))
            result.push_back(std::move(*proposal));
    }
    return result;
}

} // namespace skyledger::airshipcity
