// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/score/curve.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace skyledger::score {

namespace {

/// Who has more than everybody else.
std::optional<std::size_t> aloneInFront(const Moment &moment)
{
    const auto most = std::max_element(moment.vp.begin(), moment.vp.end());
    if (most == moment.vp.end() || std::count(moment.vp.begin(), moment.vp.end(), *most) > 1)
        return std::nullopt;
    return static_cast<std::size_t>(std::distance(moment.vp.begin(), most));
}

/// A correction may set the round back: what was counted past it is then not over yet.
std::vector<Moment> roundsOf(const std::vector<Moment> &moments)
{
    std::vector<Moment> rounds{moments.front()};
    for (std::size_t i = 0; i < moments.size(); ++i) {
        const Moment &moment = moments[i];
        if (i + 1 < moments.size() && moments[i + 1].round == moment.round)
            continue;
        while (rounds.size() > 1 && rounds.back().round >= moment.round)
            rounds.pop_back();
        rounds.push_back(moment);
    }
    return rounds;
}

/// Who leads alone then. Alone at a table nobody is overtaken.
void follow(Curve &curve, const Moment &moment, bool byScoring)
{
    const std::optional<std::size_t> leads = aloneInFront(moment);
    if (!leads)
        return;
    if (const auto led = std::exchange(curve.leads, leads); led && *led != *leads)
        curve.overtakings.push_back({moment.event, moment.round, *leads, byScoring});
}

} // namespace

Curve curveOf(const std::vector<Moment> &moments)
{
    Curve curve;
    if (moments.empty())
        return curve;
    curve.rounds = roundsOf(moments);
    for (const Moment &moment : moments)
        follow(curve, moment, false);
    return curve;
}

Curve scored(Curve curve, const std::vector<int> &totals)
{
    if (curve.rounds.empty() || curve.isScored || curve.rounds.back().vp.size() != totals.size())
        return curve;
    const Moment end{curve.rounds.back().event, curve.rounds.back().round, totals};
    follow(curve, end, true);
    curve.rounds.push_back(end);
    curve.isScored = true;
    return curve;
}

} // namespace skyledger::score
