// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/preview.h"

#include "core/airshipcity/rules/boards.h"

#include <utility>

namespace skyledger::ui {

using namespace airshipcity;

CityPreview previewOf(const PartialPlay &soFar, const Offers &offers, const State &state)
{
    CityPreview preview;
    for (const auto &[asked, toward] :
         {std::pair(Aspect::Line, Aspect::Way), std::pair(Aspect::SecondLine, Aspect::SecondWay)}) {
        const int line = soFar.answer(asked).value_or(unanswered);
        const int way = soFar.answer(toward).value_or(unanswered);
        if (line != unanswered && way != unanswered)
            preview.pushes.push_back({static_cast<Line>(line), static_cast<Direction>(way)});
    }
    if (soFar.kind != kindOf<Move>() || soFar.answer(Aspect::Destination).value_or(unanswered) == unanswered)
        return preview;
    const std::vector<Candidate> plays = offers.candidates(soFar);
    if (plays.empty())
        return preview;
    const Move &move = std::get<Move>(plays.front().play.what);
    Cell at = state.players[state.current].crews[move.crew].at;
    preview.way.push_back(at);
    for (const Direction step : move.path) {
        at = neighbour(at, step);
        if (at == none<Cell>)
            return {};
        preview.way.push_back(at);
    }
    return preview;
}

State afterPushes(const Setup &setup, State state, const std::vector<LinePush> &pushes)
{
    for (const LinePush &push : pushes)
        pushLine(Boards{setup, state, nullptr}, push);
    return state;
}

} // namespace skyledger::ui
