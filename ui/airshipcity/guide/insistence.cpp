// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is asked about a play that the rules forbid and the table wants.

#include "core/airshipcity/rules/judgement.h"
#include "core/airshipcity/rules/rules.h"
#include "ui/airshipcity/guide/offers.h"

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

constexpr std::size_t lines = std::size_t{2} * gridSize; ///< rows, then columns

/// The two ways to push a line.
std::vector<int> waysOf(int line)
{
    if (line == unanswered)
        return {unanswered};
    return isRow(static_cast<Line>(line))
        ? std::vector{static_cast<int>(Direction::East), static_cast<int>(Direction::West)}
        : std::vector{static_cast<int>(Direction::North), static_cast<int>(Direction::South)};
}

/// The resources to which a rule has nothing to say, whatever else is against the play.
std::vector<int> resourcesNotAgainst(Rule rule, const Play &play, Aspect aspect, const Setup &setup,
                                     const State &state)
{
    std::vector<int> answers = every<Resource>();
    std::erase_if(answers, [&](int answer) {
        const Verdict verdict = check(setup, state, Played{withAnswer(play, {aspect, answer}, state), {}});
        return std::any_of(verdict.objections.begin(), verdict.objections.end(),
                           [rule](const Objection &objection) { return objection.rule == rule; });
    });
    return answers;
}

/// Whether the player who answers takes something and has the Skilled Negotiator at hand.
bool spendsNegotiator(const Play &play, const State &state)
{
    return std::get<Piggyback>(play.what).take
        && state.players[playerOf(state, play)].bonusEffects[BonusEffect::Negotiator] == EffectStatus::Ready;
}

std::vector<int> orNone(std::vector<int> answers)
{
    answers.push_back(unanswered);
    return answers;
}

/// The answers that cardboard can show to a question about such a play. Empty: it is left as it is.
std::vector<int> insistentAnswers(const Play &play, Aspect aspect, const Setup &setup, const State &state)
{
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
        const std::vector<int> contracts = numbersOf(unplacedContracts(setup, state));
        return contracts.empty() ? std::vector{unanswered} : contracts;
    }
    case Aspect::Line:
        return every<Line>(lines);
    case Aspect::SecondLine:
        return orNone(every<Line>(lines));
    case Aspect::Way:
    case Aspect::SecondWay:
        return waysOf(answerOf(play, aspect == Aspect::Way ? Aspect::Line : Aspect::SecondLine, state));
    case Aspect::Give:
    case Aspect::Get:
    case Aspect::StageTake:
        return every<Resource>();
    case Aspect::PiggybackTake:
        return orNone(every<Resource>());
    case Aspect::Crest: {
        std::vector<int> resources = resourcesNotAgainst(Rule::Crest04, play, aspect, setup, state);
        return resources.size() > 1 ? resources : std::vector<int>();
    }
    case Aspect::Negotiator: {
        std::vector<int> extras{unanswered};
        for (const int extra : resourcesNotAgainst(Rule::Be05, play, aspect, setup, state))
            extras.push_back(extra);
        return spendsNegotiator(play, state) ? extras : std::vector<int>();
    }
    default:
        return conceivableAnswers(play, aspect, setup, state);
    }
}

} // namespace

std::optional<Aspect> Offers::nextInsisted(PartialPlay &soFar) const
{
    const bool isMove = soFar.kind == kindOf<Move>();
    for (const Aspect aspect : aspectsOf(representative(soFar), m_setup, m_state)) {
        // What a click meant is asked again, but for where a crew goes.
        const auto clicked =
            std::find_if(soFar.answers.begin(), soFar.answers.end(),
                         [](const GivenAnswer &answer) { return aspectOf(answer) == Aspect::Clicked; });
        const auto from = clicked == soFar.answers.end() || isMove ? soFar.answers.begin() : clicked;
        if (std::any_of(from, soFar.answers.end(),
                        [aspect](const GivenAnswer &answer) { return aspectOf(answer) == aspect; }))
            continue;
        const std::vector<int> values = insistentAnswers(representative(soFar), aspect, m_setup, m_state);
        if (values.size() > 1)
            return aspect;
        if (!values.empty())
            soFar.answers.push_back({aspect, values.front()});
    }
    return std::nullopt;
}

std::vector<PlayOption> Offers::insistentAnswersTo(const PartialPlay &soFar, Aspect aspect) const
{
    std::vector<PlayOption> offers;
    for (const int value : insistentAnswers(representative(soFar), aspect, m_setup, m_state)) {
        offers.push_back(answerTo(soFar, {aspect, value}));
        PartialPlay whole = offers.back().leadsTo;
        if (nextInsisted(whole))
            continue;
        const Play play = representative(whole);
        const Verdict verdict = m_session.verdict(Override{Played{play, {}}});
        if (verdict.undetermined())
            offers.back().detail = m_says.lacking(verdict);
        else if (verdict.playable())
            tellPrice(offers.back(), {{play, false}});
    }
    return offers;
}

} // namespace skyledger::ui
