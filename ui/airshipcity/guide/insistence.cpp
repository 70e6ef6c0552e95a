// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/insistence.h"

#include "core/airshipcity/rules/rules.h"

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

template <class Key>
std::vector<int> every()
{
    std::vector<int> values;
    values.reserve(table::countOf<Key>);
    for (const Key key : all<Key>())
        values.push_back(static_cast<int>(key));
    return values;
}

/// Rows, then columns.
std::vector<int> everyLine()
{
    std::vector<int> lines;
    lines.reserve(std::size_t{2} * gridSize);
    for (int i = 0; i < gridSize; ++i)
        lines.push_back(static_cast<int>(rowLine(i)));
    for (int i = 0; i < gridSize; ++i)
        lines.push_back(static_cast<int>(columnLine(i)));
    return lines;
}

/// The two ways to push a line.
std::vector<int> waysOf(int line)
{
    if (line == unanswered)
        return {unanswered};
    return isRow(static_cast<Line>(line))
        ? std::vector{static_cast<int>(Direction::East), static_cast<int>(Direction::West)}
        : std::vector{static_cast<int>(Direction::North), static_cast<int>(Direction::South)};
}

/// What a play is asked about at a moment.
struct Asking {
    const Play &play;
    Aspect aspect;
    const Setup &setup;
    const State &state;

    std::vector<int> notAgainst(Rule rule, std::vector<int> answers) const;
    bool spendsNegotiator() const;
};

/// The answers to which a rule has nothing to say, whatever else is against the play.
std::vector<int> Asking::notAgainst(Rule rule, std::vector<int> answers) const
{
    const auto isAgainst = [this, rule](int answer) {
        const Verdict verdict = check(setup, state, Played{withAnswer(play, {aspect, answer}, state), {}});
        return std::any_of(verdict.objections.begin(), verdict.objections.end(),
                           [rule](const Objection &objection) { return objection.rule == rule; });
    };
    answers.erase(std::remove_if(answers.begin(), answers.end(), isAgainst), answers.end());
    return answers;
}

/// Whether the player who answers takes something and has the Skilled Negotiator at hand.
bool Asking::spendsNegotiator() const
{
    const Player player = play.player == none<Player> ? state.current : play.player;
    return std::get<Piggyback>(play.what).take
        && state.players[player].bonusEffects[BonusEffect::Negotiator] == EffectStatus::Ready;
}

} // namespace

std::vector<int> insistentAnswers(const Play &play, Aspect aspect, const Setup &setup, const State &state)
{
    const Asking asking{play, aspect, setup, state};
    switch (aspect) {
    case Aspect::Destination: {
        std::vector<int> cells;
        const Cell from = state.players[state.current].crews[std::get<Move>(play.what).crew].at;
        for (const Cell cell : all<Cell>()) {
            if (cell != from && destinationOf({Crew{}, anyPath(from, cell)}, from) == cell)
                cells.push_back(static_cast<int>(cell));
        }
        return cells;
    }
    case Aspect::Develop: {
        const Resource dot = std::get<Use>(play.what).renovation;
        std::vector<int> tiles;
        for (const Tile tile : state.city) {
            const auto &crests = setup.catalogue.tiles[tile].crests;
            if (!state.developed.contains(tile) && (!crests || crests->contains(dot)))
                tiles.push_back(static_cast<int>(tile));
        }
        return tiles.empty() ? std::vector{unanswered} : tiles;
    }
    case Aspect::Reveal: {
        std::vector<int> contracts;
        for (const Contract contract : unplacedContracts(setup, state))
            contracts.push_back(static_cast<int>(contract));
        return contracts.empty() ? std::vector{unanswered} : contracts;
    }
    case Aspect::Line:
        return everyLine();
    case Aspect::SecondLine: {
        std::vector<int> lines = everyLine();
        lines.push_back(unanswered);
        return lines;
    }
    case Aspect::Way:
    case Aspect::SecondWay:
        return waysOf(answerOf(play, aspect == Aspect::Way ? Aspect::Line : Aspect::SecondLine, state));
    case Aspect::Give:
    case Aspect::Get:
    case Aspect::StageTake:
        return every<Resource>();
    case Aspect::PiggybackTake: {
        std::vector<int> takes = every<Resource>();
        takes.push_back(unanswered);
        return takes;
    }
    case Aspect::Crest: {
        std::vector<int> resources = asking.notAgainst(Rule::Crest04, every<Resource>());
        return resources.size() > 1 ? resources : std::vector<int>();
    }
    case Aspect::Negotiator: {
        std::vector<int> extras{unanswered};
        for (const int extra : asking.notAgainst(Rule::Be05, every<Resource>()))
            extras.push_back(extra);
        return asking.spendsNegotiator() ? extras : std::vector<int>();
    }
    default:
        return conceivableAnswers(play, aspect, setup, state);
    }
}

} // namespace skyledger::ui
