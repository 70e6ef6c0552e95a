// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/course.h"

#include "core/cloudage/rules/combat.h"
#include "core/cloudage/rules/missions.h"
#include "core/cloudage/scoring.h"

namespace skyledger::cloudage {

void askToProduce(const Setup &setup, State &state)
{
    for (const Player player : setup.players())
        addPending(setup, state, {.player = player, .choose = Choose::Produce}, 0);
}

namespace {

/// Everybody has two build actions (CA-END-03).
void askLastBuilds(const Setup &setup, State &state)
{
    for (const Player player : setup.players()) {
        addPending(setup, state, {.player = player, .choose = Choose::Build}, 0);
        addPending(setup, state, {.player = player, .choose = Choose::Build}, 0);
    }
}

/// Closing phases are done by all at once: who owes nothing any more has finished.
void noteFinished(const Setup &setup, State &state)
{
    for (const Player player : setup.players()) {
        if (firstDue(state, player) != nullptr)
            state.done.remove(player);
        else
            state.done.insert(player);
    }
}

void begin(Step &step, Phase phase)
{
    State &state = step.state;
    state.phase = phase;
    state.done = {};
    state.current = state.first;
    step.note({.kind = Change::Kind::PhaseBegan, .detail = static_cast<std::uint8_t>(phase)});
}

/// The first player marker moves on (CA-PROD-01), and the book that was active turns the Scenario card (CA-PROD-03).
void turnRound(Step &step)
{
    State &state = step.state;
    const Setup &setup = step.setup;
    // Every player has moved one marker since the book was looked at.
    State before = state;
    std::uint8_t &left = before.players[state.first].markersLeft;
    left = static_cast<std::uint8_t>(left + 1);
    const std::optional<bool> active = bookActive(setup, before);
    if (active ? *active : !state.booked.empty())
        state.bookSide = BookSide::Back;
    state.booked = {};
}

void endRound(Step &step)
{
    State &state = step.state;
    const Setup &setup = step.setup;
    turnRound(step);
    bool last = false;
    for (const Player player : setup.players())
        last = last || state.players[player].markersLeft == 0;
    if (!last || setup.rulings.finalProduction == FinalProduction::Whole)
        state.first = static_cast<Player>((indexOf(state.first) + 1) % setup.playerCount); // clockwise
    if (!last) {
        ++state.round;
        step.note({.kind = Change::Kind::RoundBegan, .amount = state.round});
    }
    begin(step, last ? Phase::FinalProduction : Phase::Production);
    askToProduce(setup, state);
}

/// The current player has finished: the next one who has not, or the next phase.
void endTurn(Step &step, Phase phase)
{
    State &state = step.state;
    state.done.insert(state.current);
    for (const Player player : turnOrder(step.setup, state)) {
        if (state.done.contains(player))
            continue;
        state.phase = phase;
        state.current = player;
        step.note({.kind = Change::Kind::TurnBegan, .player = player});
        return;
    }
    if (phase == Phase::Action)
        endRound(step);
    else
        begin(step, step.setup.solo() ? Phase::SoloBoard : Phase::Action);
}

void endAnswers(Step &step)
{
    State &state = step.state;
    const Phase during = state.during;
    state.during = Phase::Production;
    switch (during) {
    case Phase::Movement:
        if (fightIsDue(step.setup, state))
            state.phase = Phase::Fight;
        else
            endTurn(step, Phase::Movement);
        break;
    case Phase::Fight:
        endTurn(step, Phase::Movement);
        break;
    case Phase::SoloBoard:
        begin(step, Phase::Action);
        break;
    default:
        endTurn(step, Phase::Action);
        break;
    }
}

/// Who sees the mission `combat` fights for it.
void askMissionFights(const Setup &setup, State &state)
{
    for (const Player player : setup.players()) {
        const PlayerState &board = state.players[player];
        if (holdsMission(board, Mission::Combat) && !board.covered.contains(Mission::Combat))
            addPending(setup, state, {.player = player, .choose = Choose::Fight}, 0);
    }
}

/// Has those who are tied for the most VP fight; answers false if nobody is (CA-END-06).
bool askLastCombat(const Setup &setup, State &state)
{
    const FinalScore score = cloudage::score(setup, state, {});
    if (score.decidedBy != DecidedBy::Shared)
        return false;
    for (const Player player : setup.players()) {
        if (score.players[indexOf(player)].wins)
            addPending(setup, state, {.player = player, .choose = Choose::Fight}, 0);
    }
    return true;
}

void endGame(Step &step)
{
    begin(step, Phase::Over);
    for (const Player player : step.setup.players())
        step.state.done.insert(player);
    step.note({.kind = Change::Kind::GameEnded});
}

/// Moves on as long as nobody has to do anything.
void settle(Step &step)
{
    State &state = step.state;
    const Setup &setup = step.setup;
    while (state.pending.empty()) {
        switch (state.phase) {
        case Phase::Production:
            begin(step, Phase::Movement);
            return;
        case Phase::Answers:
            endAnswers(step);
            if (state.phase != Phase::Answers)
                break;
            return;
        case Phase::FinalProduction:
            begin(step, Phase::FinalBuild);
            askLastBuilds(setup, state);
            break;
        case Phase::FinalBuild:
            begin(step, Phase::Missions);
            askMissionFights(setup, state);
            break;
        case Phase::Missions:
            begin(step, Phase::TieBreak);
            if (setup.solo() || !askLastCombat(setup, state))
                endGame(step);
            break;
        case Phase::TieBreak:
            endGame(step);
            break;
        case Phase::Movement:
        case Phase::Fight:
        case Phase::SoloBoard:
        case Phase::Action:
        case Phase::Over:
            return;
        }
    }
    if (state.phase >= Phase::FinalProduction && state.phase < Phase::Over)
        noteFinished(setup, state);
}

} // namespace

void goOn(Step &step, const Play &play, Moment::Role role)
{
    State &state = step.state;
    if (role == Moment::Role::Answer && std::holds_alternative<Produce>(play.what))
        state.done.insert(step.player);
    if (role == Moment::Role::Turn) {
        switch (state.phase) {
        case Phase::Action:
            // The first of two build actions; the others get one each (CA-BUILD-01).
            if (std::holds_alternative<Upgrade>(play.what) || std::holds_alternative<PlayCard>(play.what)
                || std::holds_alternative<Take>(play.what) || std::holds_alternative<Pass>(play.what))
                step.ask({.player = step.player, .choose = Choose::Build});
            if (!std::holds_alternative<Gather>(play.what) && !std::holds_alternative<Fight>(play.what))
                step.askOthersToBuild();
            [[fallthrough]];
        case Phase::Movement:
        case Phase::Fight:
        case Phase::SoloBoard:
            state.during = state.phase;
            state.phase = Phase::Answers; // may be due before the game goes on
            break;
        default:
            break;
        }
    }
    step.askNow();
    settle(step);
}

} // namespace skyledger::cloudage
