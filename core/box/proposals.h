// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/verdict.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

/// What must be printed on the cardboard, from what the table reported where a game lacked a value.
namespace skyledger::box {

/// Values that can be printed at one place, the simplest first. `more`: others can be too, and are not listed.
template <class Value>
struct Candidates {
    std::vector<Value> values;
    bool more = false;
};

/// An event whose report tells about a missing value.
template <class Value>
struct ReportedFact {
    std::size_t event = 0;      ///< counted from 1
    std::optional<Value> alone; ///< what would have to be printed if there were only this event
    friend bool operator==(const ReportedFact &, const ReportedFact &) = default;
};

/// What the reports say about one missing value. It is only ever proposed: somebody looks at the cardboard.
template <class Value>
struct Proposal {
    enum class Status : std::uint8_t {
        Certain,    ///< nothing else can be printed
        Possible,   ///< one of a few
        Conflicting ///< no value fits all reports: somebody erred, nothing is guessed
    };
    play::MissingValue which;
    Status status{};
    /// Certain: the one value; possible: the two or three, or of a large value the simplest of more; conflicting: what
    /// each report would mean by itself, as far as that is certain.
    std::vector<Value> values;
    bool more = false; ///< others fit too
    std::vector<ReportedFact<Value>> reports;
    friend bool operator==(const Proposal &, const Proposal &) = default;
};

/// Joins what single events say of one missing value. Nothing is proposed where more than three values fit, unless it is a
/// large value, of which the simplest one is worth showing.
template <class Value>
class JoinedReports
{
public:
    explicit JoinedReports(const play::MissingValue &which, bool isLarge = false) : m_isLarge(isLarge)
    {
        m_proposal.which = which;
    }

    /// What the report of an event says.
    void join(std::size_t event, const Candidates<Value> &said)
    {
        const bool isOne = said.values.size() == 1 && !said.more;
        m_proposal.reports.push_back({event, isOne ? std::optional(said.values.front()) : std::nullopt});
        if (m_proposal.reports.size() == 1 || (m_possible.more && !said.more)) {
            // A list that is not whole cannot rule anything out.
            m_possible = said;
            return;
        }
        if (!said.more)
            keepOnly([&said](const Value &value) { return contains(said.values, value); });
    }
    /// Whether any event said something, and whether its values are all that there are.
    bool isToldOf() const { return !m_proposal.reports.empty(); }
    bool isWhole() const { return !m_possible.more; }
    /// Drops the values that cannot be: events without a report that tells the value can still forbid it.
    template <class CanBe>
    void keepOnly(CanBe canBe)
    {
        std::erase_if(m_possible.values, [&canBe](const Value &value) { return !canBe(value); });
    }

    std::optional<Proposal<Value>> outcome() &&
    {
        std::vector<Value> &values = m_possible.values;
        m_proposal.more = m_possible.more || values.size() > mostProposed;
        if (values.empty() && !m_possible.more) {
            m_proposal.status = Proposal<Value>::Status::Conflicting;
            for (const ReportedFact<Value> &fact : m_proposal.reports) {
                if (fact.alone && !contains(m_proposal.values, *fact.alone))
                    m_proposal.values.push_back(*fact.alone);
            }
            return std::move(m_proposal);
        }
        if (values.empty() || (m_proposal.more && !m_isLarge))
            return std::nullopt;
        m_proposal.status = values.size() == 1 && !m_proposal.more ? Proposal<Value>::Status::Certain
                                                                   : Proposal<Value>::Status::Possible;
        values.resize(std::min(values.size(), mostProposed), values.front());
        m_proposal.values = std::move(values);
        return std::move(m_proposal);
    }

private:
    /// With more possibilities than this, a list is of no help to somebody who looks at the cardboard.
    static constexpr std::size_t mostProposed = 3;

    static bool contains(const std::vector<Value> &values, const Value &value)
    {
        return std::find(values.begin(), values.end(), value) != values.end();
    }

    bool m_isLarge;
    Candidates<Value> m_possible;
    Proposal<Value> m_proposal;
};

} // namespace skyledger::box
