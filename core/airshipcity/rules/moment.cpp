// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/rules/judgement.h"

namespace skyledger::airshipcity {

namespace {

template <class... Kinds>
bool isOneOf(const Play &play)
{
    return (std::holds_alternative<Kinds>(play.what) || ...);
}

bool isFirstToAnswer(const State &state, Player player)
{
    return !state.pending.players.empty() && state.pending.players.front() == player;
}

void judgePiggybackMoment(const Judgement &on)
{
    if (on.state.phase == Phase::StageBonus) {
        on.verdict.object(Rule::Upk01, {fact(FactKey::Player, on.state.pending.players.front())});
        return;
    }
    if (on.player == on.state.acting.player
        || (on.state.phase != Phase::Piggyback && on.player == on.state.current))
        on.verdict.object(Rule::Pig01, {fact(FactKey::Player, on.player)});
    if (on.state.phase != Phase::Piggyback)
        on.verdict.object(Rule::Pig02);
    else if (!isFirstToAnswer(on.state, on.player))
        on.verdict.object(Rule::Pig02, {fact(FactKey::Player, on.state.pending.players.front())});
}

void judgeStageBonusMoment(const Judgement &on)
{
    if (on.state.phase == Phase::Piggyback)
        on.verdict.object(Rule::Pig02, {fact(FactKey::Player, on.state.pending.players.front())});
    else if (on.state.phase != Phase::StageBonus)
        on.verdict.object(Rule::Upk01);
    else if (!isFirstToAnswer(on.state, on.player))
        on.verdict.object(Rule::Upk01, {fact(FactKey::Player, on.state.pending.players.front())});
}

void judgePhase(const Judgement &on, const Play &play)
{
    const State &state = on.state;
    switch (state.phase) {
    case Phase::Turn:
        if (isOneOf<Use, Skip>(play))
            on.verdict.object(Rule::Move01);
        break;
    case Phase::AtTile: {
        const bool between = isOneOf<Slide, Fulfil, Barter>(play);
        const bool unfinished = isOneOf<Move, EndTurn>(play)
            || (between && on.setup.rulings.midActivation == Permission::Forbidden);
        // After an override the acting crew may be another player's.
        const bool notActing = isOneOf<Use, Skip>(play) && on.player != state.acting.player;
        if (unfinished || notActing)
            on.verdict.object(Rule::Move01, {fact(FactKey::Crew, state.acting.crew)});
        break;
    }
    case Phase::Piggyback:
        on.verdict.object(Rule::Pig02, {fact(FactKey::Player, state.pending.players.front())});
        break;
    case Phase::StageBonus:
        on.verdict.object(Rule::Upk01, {fact(FactKey::Player, state.pending.players.front())});
        break;
    case Phase::Over:
        break;
    }
}

} // namespace

Player playerToAct(const State &state)
{
    if (state.phase == Phase::Over)
        return none<Player>;
    if (!state.pending.players.empty())
        return state.pending.players.front();
    return state.phase == Phase::AtTile ? state.acting.player : state.current;
}

bool judgeMoment(const Judgement &on, const Play &play)
{
    if (on.state.phase == Phase::Over) {
        on.verdict.object(Rule::End01, {fact(FactKey::Round, on.state.round)});
        return false;
    }
    if (isOneOf<Piggyback>(play)) {
        judgePiggybackMoment(on);
    } else if (isOneOf<TakeStageBonus>(play)) {
        judgeStageBonusMoment(on);
    } else {
        if (on.state.phase == Phase::StageBonus && isOneOf<Fulfil>(play))
            on.verdict.object(Rule::Upk05);
        // After an override the acting crew may be another player's, who then uses the tile or leaves it.
        const bool finishes = on.state.phase == Phase::AtTile && isOneOf<Use, Skip>(play)
            && on.player == on.state.acting.player;
        if (on.player != on.state.current && !finishes)
            on.verdict.object(Rule::Turn02, {fact(FactKey::Player, on.state.current)});
        judgePhase(on, play);
    }
    return true;
}

void judgeEndTurn(const Judgement &on)
{
    for (const Crew crew : all<Crew>()) {
        const CrewState &token = on.depot().crews[crew];
        if (token.inPlay() && token.ready) {
            on.verdict.object(Rule::Turn06, {fact(FactKey::Crew, crew)});
            return;
        }
    }
}

std::optional<Stage> stageOpenedByEndTurn(const Setup &setup, const State &state)
{
    const bool lastOfRound = indexOf(state.current) + 1 == setup.playerCount;
    const bool endsStage = state.round % roundsPerStage == 0 && state.round < lastRound;
    if (!lastOfRound || !endsStage)
        return std::nullopt;
    return stageOf(state.round + 1);
}

} // namespace skyledger::airshipcity
