// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/rules/build.h"
#include "core/cloudage/rules/combat.h"
#include "core/cloudage/rules/course.h"
#include "core/cloudage/rules/gather.h"
#include "core/cloudage/rules/missions.h"
#include "core/cloudage/rules/movement.h"
#include "core/cloudage/rules/navigation.h"
#include "core/cloudage/rules/plant.h"
#include "core/cloudage/rules/production.h"
#include "core/cloudage/rules/solo.h"

namespace skyledger::cloudage {

State startState(const Setup &setup)
{
    State state;
    for (const Player player : setup.players()) {
        PlayerState &board = state.players[player];
        board.stock[Resource::Energy] = 2; // CA-SETUP-09
        board.stock[Resource::Water] = 2;  // CA-SETUP-11
        board.stock[Resource::Metal] = 2;
        board.stock[Resource::Plants] = setup.plantsInPlay() ? 2 : 0; // CA-SETUP-17
        board.stock[Resource::Cards] = 5;                             // CA-SETUP-14
        board.markersLeft = static_cast<std::uint8_t>(setup.rounds());
        board.navigation.deck = {1, 3, 2, 1}; // CA-SETUP-12
        board.missions = setup.missions[player];
        board.covered = setup.covered[player];
    }
    for (std::uint8_t &sleeve : state.sleeves)
        sleeve = cardsPerSleeve;
    state.tiles = setup.tiles;
    if (setup.solo())
        state.soloLeft = static_cast<std::uint8_t>(setup.rounds()); // CA-SOLO-01
    askToProduce(setup, state);
    return state;
}

Player playerOf(const State &state, const Play &play)
{
    if (play.player != none<Player>)
        return play.player;
    return hasTurns(state.phase) ? state.current : none<Player>;
}

namespace {

/// Each kind of play, handed to its chapter.
struct Perform {
    Step &step;
    const Moment &moment;
    const Pending due; ///< what is answered

    bool isAnswer() const { return moment.role == Moment::Role::Answer; }
    bool isActive() const { return cloudage::isActive(step.state, step.player); }

    void operator()(const Produce &play) const { produce(step, play); }
    void operator()(const Book &play) const { doBook(step, play); }
    void operator()(const Fly &play) const { fly(step, play); }
    void operator()(const Fight &play) const
    {
        const Phase phase = step.state.phase;
        if (phase == Phase::Missions || phase == Phase::TieBreak)
            fightAtEnd(step, play, phase);
        else if (play.tile != none<CampaignTile> && phase != Phase::Fight)
            fightTile(step, play);
        else
            fightMilitia(step, play);
    }
    void operator()(const Gather &play) const { gather(step, play); }
    void operator()(const Plant &play) const
    {
        PlantTerms terms{plantingCapacity(step.setup, step.board()), false, isActive()};
        if (play.marker)
            terms.limit = 1;
        else if (isAnswer())
            terms = {due.limit, due.extra, isActive()};
        plant(step, play, terms);
    }
    void operator()(const Upgrade &play) const { buildUpgrade(step, play, upgradeDiscount(due)); }
    void operator()(const PlayCard &play) const { playCard(step, play); }
    void operator()(const Take &play) const { takeResource(step, play); }
    void operator()(const Update &play) const { updateNavigation(step, play); }
    void operator()(const SoloStep &play) const { soloStep(step, play); }
    void operator()(const Pass &) const
    {
        if (isAnswer() && due.choose == Choose::Fight) // no card: the base combat counts
            step.board().missionFight = static_cast<std::int16_t>(baseCombat(step.board()));
    }
    void operator()(const TakeMission &play) const { takeMission(step, play); }
    void operator()(const OtherEffect &play) const { otherEffect(step, play); }
};

/// Runs a play on the boards of the step and goes on from there.
void run(Step &step, const Play &play, const Moment &moment)
{
    Pending due;
    if (moment.role == Moment::Role::Answer) {
        due = step.state.pending[moment.due];
        step.state.pending.removeAt(moment.due);
    }
    step.asksOthers = !step.insisted() || moment.role != Moment::Role::Free;
    std::visit(Perform{step, moment, due}, play.what);
    goOn(step, play, moment.role);
}

/// What cannot be shown at all, because a part of the play is not told.
bool isTold(const Play &play)
{
    if (const auto *gather = std::get_if<Gather>(&play.what))
        return gather->card.has_value();
    if (const auto *solo = std::get_if<SoloStep>(&play.what))
        return solo->choose != SoloChoice::Gather || solo->card.has_value();
    return true;
}

/// Plays a play where the game stands, and judges it if there is a verdict. What the table insists on goes on as usual
/// where the table waits for it; else it happens where it stands.
void perform(const Setup &setup, State &state, const Play &play, const Reported &reported, Course course,
             Verdict *verdict, Changes *changes)
{
    const bool insisted = course == Course::InsistedJudged || course == Course::InsistedDone;
    Player player = playerOf(state, play);
    if (player == none<Player> && insisted)
        player = state.current; // where the page wants a name and there is none
    Moment moment = momentOf(state, player, play);
    if (moment.role == Moment::Role::Refused && course == Course::Judged) {
        verdict->object(moment.rule, {fact(FactKey::Phase, state.phase), fact(FactKey::Player, player)});
        return;
    }
    if (moment.role == Moment::Role::Refused && insisted)
        moment.role = Moment::Role::Free;
    Step step(setup, state, player, reported, course, verdict, changes);
    if (verdict != nullptr && !isTold(play))
        step.forbid(Rule::Gath03);
    run(step, play, moment);
    if (course == Course::Judged)
        step.judgeReported();
}

} // namespace

Verdict check(const Setup &setup, const State &state, const Play &play, const Reported &reported)
{
    Verdict verdict;
    State copy = state;
    perform(setup, copy, play, reported, Course::Judged, &verdict, nullptr);
    return verdict;
}

Verdict check(const Setup &setup, const State &state, const Correct &correct)
{
    Verdict verdict;
    State copy = state;
    const auto refusal = applyCorrection(setup, copy, correct);
    if (refusal == Rule::Round07) // the least that a resource can be
        verdict.object(*refusal, {fact(FactKey::Needed, 0)});
    else if (refusal)
        verdict.object(*refusal);
    return verdict;
}

Verdict check(const Setup &setup, const State &state, const Override &overridden)
{
    Verdict verdict;
    if (overridden.isVoid)
        return verdict;
    if (const auto *correct = std::get_if<Correct>(&overridden.event))
        return check(setup, state, *correct);
    if (state.phase == Phase::Over) {
        verdict.object(Rule::End01);
        return verdict;
    }
    const auto &played = std::get<Played>(overridden.event);
    State copy = state;
    perform(setup, copy, played.play, played.reported, Course::InsistedJudged, &verdict, nullptr);
    return verdict;
}

Verdict check(const Setup &setup, const State &state, const Event &event)
{
    if (const auto *played = std::get_if<Played>(&event))
        return check(setup, state, played->play, played->reported);
    if (const auto *correct = std::get_if<Correct>(&event))
        return check(setup, state, *correct);
    return check(setup, state, std::get<Override>(event));
}

void apply(const Setup &setup, State &state, const Play &play, const Reported &reported, Changes *changes)
{
    perform(setup, state, play, reported, Course::Done, nullptr, changes);
}

namespace {

void applyCorrect(const Setup &setup, State &state, const Correct &correct, Changes *changes)
{
    Per<Player, std::int16_t> before;
    for (const Player player : setup.players())
        before[player] = state.players[player].vp;
    applyCorrection(setup, state, correct);
    if (changes == nullptr)
        return;
    changes->append({.kind = Change::Kind::Corrected});
    for (const Player player : setup.players()) {
        const int difference = state.players[player].vp - before[player];
        if (difference != 0) {
            changes->append({.kind = Change::Kind::Vp,
                             .player = player,
                             .amount = static_cast<std::int16_t>(difference),
                             .source = VpSource::Correction});
        }
    }
}

} // namespace

void apply(const Setup &setup, State &state, const Event &event, Changes *changes)
{
    const auto *overridden = std::get_if<Override>(&event);
    if (overridden != nullptr && overridden->isVoid)
        return;
    const auto *correct =
        overridden != nullptr ? std::get_if<Correct>(&overridden->event) : std::get_if<Correct>(&event);
    const auto *played =
        overridden != nullptr ? std::get_if<Played>(&overridden->event) : std::get_if<Played>(&event);
    if (correct != nullptr)
        applyCorrect(setup, state, *correct, changes);
    else
        perform(setup, state, played->play, played->reported,
                overridden != nullptr ? Course::InsistedDone : Course::Done, nullptr, changes);
}

} // namespace skyledger::cloudage
