// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/proposals.h"

#include "core/airshipcity/record/candidates.h"
#include "core/airshipcity/rules/rules.h"

#include <algorithm>

namespace skyledger::airshipcity {

namespace {

/// With more possibilities than this, a list is of no help to somebody who looks at the cardboard.
constexpr std::size_t mostProposed = 3;

/// A missing value and all events that were judged without it.
struct Touched {
    MissingValue which;
    std::vector<JudgedEvent> events;
};

bool reportsAnything(const Reported &reported)
{
    return reported != Reported{};
}

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

bool contains(const std::vector<PrintedValue> &values, const PrintedValue &value)
{
    return std::find(values.begin(), values.end(), value) != values.end();
}

/// Joins what the events judged without one value say of it.
class JoinedReports
{
public:
    JoinedReports(const Setup &setup, const Touched &touched) : m_setup(setup), m_touched(touched) {}

    std::optional<Proposal> outcome()
    {
        for (const JudgedEvent &event : m_touched.events) {
            if (reportsAnything(event.played->reported))
                join(event);
        }
        if (m_proposal.reports.empty())
            return std::nullopt;
        if (!m_possible.more)
            dropWhatOthersRefute();
        m_proposal.which = m_touched.which;
        return conclude();
    }

private:
    void join(const JudgedEvent &event)
    {
        const auto said = candidatesOf(m_setup, event, m_touched.which);
        if (!said)
            return;
        const bool isOne = said->values.size() == 1 && !said->more;
        m_proposal.reports.push_back(
            {event.number, isOne ? std::optional(said->values.front()) : std::nullopt});
        if (m_proposal.reports.size() == 1 || (m_possible.more && !said->more)) {
            // A list that is not whole cannot rule anything out.
            m_possible = *said;
            return;
        }
        if (said->more)
            return;
        std::erase_if(m_possible.values,
                      [&said](const PrintedValue &value) { return !contains(said->values, value); });
    }

    /// Events without a report that tells the value can still forbid it.
    void dropWhatOthersRefute()
    {
        if (m_touched.which.value == Value::StageBonus)
            return; // the rules would have asked for a choice, and the reports stand instead
        for (const JudgedEvent &event : m_touched.events) {
            std::erase_if(m_possible.values, [&](const PrintedValue &value) {
                return !fits(m_setup, event, m_touched.which, value);
            });
        }
    }

    std::optional<Proposal> conclude()
    {
        std::vector<PrintedValue> &values = m_possible.values;
        m_proposal.more = m_possible.more || values.size() > mostProposed;
        if (values.empty() && !m_possible.more) {
            m_proposal.status = Proposal::Status::Conflicting;
            for (const ReportedFact &fact : m_proposal.reports) {
                if (fact.alone && !contains(m_proposal.values, *fact.alone))
                    m_proposal.values.push_back(*fact.alone);
            }
            return m_proposal;
        }
        // Too many possibilities are worth nothing, except for a stage bonus: there the simplest one is worth showing.
        if (values.empty() || (m_proposal.more && m_touched.which.value != Value::StageBonus))
            return std::nullopt;
        m_proposal.status =
            values.size() == 1 && !m_proposal.more ? Proposal::Status::Certain : Proposal::Status::Possible;
        values.resize(std::min(values.size(), mostProposed), values.front());
        m_proposal.values = std::move(values);
        return m_proposal;
    }

    const Setup &m_setup;
    const Touched &m_touched;
    Candidates m_possible;
    Proposal m_proposal;
};

} // namespace

std::vector<Proposal> proposals(const Setup &setup, std::span<const Entry> entries,
                                std::span<const State> states)
{
    std::vector<Proposal> result;
    for (const Touched &touched : touchedValues(setup, entries, states)) {
        if (auto proposal = JoinedReports(setup, touched).outcome())
            result.push_back(std::move(*proposal));
    }
    return result;
}

} // namespace skyledger::airshipcity
