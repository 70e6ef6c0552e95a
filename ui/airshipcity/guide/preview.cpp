// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/preview.h"

#include "core/airshipcity/rules/boards.h"

namespace skyledger::ui {

using namespace airshipcity;

namespace {

std::optional<int> answerIn(const PartialPlay &soFar, Aspect aspect)
{
    const std::optional<int> answer = soFar.answer(aspect);
    return answer == unanswered ? std::nullopt : answer;
}

void addPush(std::vector<LinePush> &pushes, const std::optional<int> &line, const std::optional<int> &way)
{
    if (line && way)
        pushes.push_back({static_cast<Line>(*line), static_cast<Direction>(*way)});
}

} // namespace

CityPreview previewOf(const PartialPlay &soFar, const Offers &offers, const State &state)
{
    CityPreview preview;
    if (soFar.kind == kindOf<Slide>() || soFar.kind == kindOf<Use>()) {
        addPush(preview.pushes, answerIn(soFar, Aspect::Line), answerIn(soFar, Aspect::Way));
        addPush(preview.pushes, answerIn(soFar, Aspect::SecondLine), answerIn(soFar, Aspect::SecondWay));
    }
    if (soFar.kind != kindOf<Move>() || !answerIn(soFar, Aspect::Destination))
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
