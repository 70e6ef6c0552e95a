// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/game/scoredgame.h"

#include "core/airshipcity/game/finished.h"
#include "core/play/finish.h"

#include <functional>

namespace skyledger::airshipcity {

namespace {

/// How the game ended, told by the event that ended it.
std::optional<Ending> endingOf(const GameRecord &record, const Replay &replay)
{
    for (std::size_t i = 1; i < replay.states.size(); ++i) {
        if (replay.states[i].phase != Phase::Over || replay.states[i - 1].phase == Phase::Over)
            continue;
        Changes changes;
        State state = replay.states[i - 1];
        apply(record.setup, state, record.entries[i - 1].event, &changes);
        for (const Change &change : changes) {
            if (change.kind == Change::Kind::GameEnded)
                return static_cast<Ending>(change.detail);
        }
    }
    return std::nullopt;
}

std::vector<Intervention> interventionsIn(const GameRecord &record, const Replay &replay)
{
    std::vector<Intervention> interventions;
    for (std::size_t i = 0; i < record.cursor; ++i) {
        const Event &event = record.entries[i].event;
        if (std::holds_alternative<Played>(event))
            continue;
        interventions.push_back({i + 1, event, record.note(i).reason, replay.states[i], {}});
        Intervention &made = interventions.back();
        for (const Player player : record.setup.players())
            made.vp[player] = replay.states[i + 1].players[player].vp - made.before.players[player].vp;
    }
    return interventions;
}

/// Those whose total cannot be told, since they hold a contract whose VP nobody knows.
KeySet<Player> unknownTotals(const Setup &setup, const State &state, const FinalScore &score)
{
    KeySet<Player> players;
    for (const MissingValue &value : score.missing) {
        for (const Player player : setup.players()) {
            if (state.players[player].held.contains(static_cast<Contract>(value.thing)))
                players.insert(player);
        }
    }
    return players;
}

} // namespace

QStringList ScoredGame::names() const
{
    QStringList list;
    for (const ScoredPlayer &player : players)
        list << player.name;
    return list;
}

std::vector<FinalCount> finalCounts(const ScoreSheet &sheet)
{
    std::vector<FinalCount> counts;
    counts.reserve(static_cast<std::size_t>(sheet.players.size()));
    for (const SheetPlayer &player : sheet.players) {
        FinalCount count = player.count;
        for (const Award award : all<Award>())
            count.tookPart[award] = count.tookPart[award].value_or(count.counts[award] > 0);
        counts.push_back(count);
    }
    return counts;
}

FinalScore scored(const ScoreSheet &sheet)
{
    std::vector<LedgerLine> ledger;
    for (const SheetPlayer &player : sheet.players) {
        const auto seat = static_cast<Player>(&player - sheet.players.constData());
        const FinalCount &count = player.count;
        const auto vp = static_cast<std::int16_t>(count.trackVp);
        ledger.push_back({seat, VpSource::Track, 0xFF, vp, Rule::Score01, 0});
        if (sheet.rulings.unfinishedContracts == UnfinishedContracts::Lose && count.unfinishedVp > 0) {
            const auto lost = static_cast<std::int16_t>(-count.unfinishedVp);
            ledger.push_back({seat, VpSource::Unfinished, 0xFF, lost, Rule::Score02, 0});
        }
    }
    return score(sheet.rulings, finalCounts(sheet), ledger);
}

namespace {

/// Scores the same game under other rulings, or tells at which event that stops being possible.
using Rescore = std::function<void(const Rulings &other, RulingEffect &effect)>;

std::vector<RulingEffect> effectsOf(Edition edition, const Rulings &rulings, const Rescore &rescore)
{
    const Rulings usual = defaultRulings(edition);
    std::vector<RulingEffect> effects;
    for (const RulingInfo &ruling : rulingTable()) {
        RulingEffect effect{
            .ruling = &ruling, .chosen = ruling.get(rulings), .usual = ruling.get(usual), .otherwise = {}};
        if (effect.chosen == effect.usual)
            continue;
        Rulings other = rulings;
        ruling.set(other, effect.usual);
        rescore(other, effect);
        effects.push_back(effect);
    }
    if (effects.size() > 1) {
        RulingEffect together;
        rescore(usual, together);
        effects.push_back(together);
    }
    return effects;
}

} // namespace

std::vector<RulingEffect> rulingEffects(const Setup &setup, std::span<const Entry> entries)
{
    return effectsOf(setup.edition, setup.rulings, [&](const Rulings &rulings, RulingEffect &effect) {
        Setup other = setup;
        other.rulings = rulings;
        const Replay replayed = replay(other, entries);
        if (replayed.stoppedBy)
            effect.stoppedAt = replayed.states.size();
        else
            effect.otherwise = score(other, replayed.end(), replayed.ledger);
    });
}

std::vector<RulingEffect> rulingEffects(const ScoreSheet &sheet)
{
    return effectsOf(sheet.edition, sheet.rulings, [&](const Rulings &rulings, RulingEffect &effect) {
        ScoreSheet other = sheet;
        other.rulings = rulings;
        effect.otherwise = scored(other);
    });
}

ScoredGame scoredGame(const GameRecord &record, const Replay &replay)
{
    const State &end = replay.end();
    ScoredGame game;
    game.tracked = true;
    game.id = idOf(record);
    game.playedAt = record.playedAt();
    game.endedAt = play::endOfPlay(record);
    game.setup = record.setup;
    game.ids = record.ids;
    game.catalogue = record.catalogue();
    for (const PlayerInfo &player : record.players)
        game.players.append({player.name, player.color, game.players.isEmpty()});
    game.counts = finalCounts(record.setup, end);
    game.score = score(record.setup, end, replay.ledger);
    game.totalsNotKnown = unknownTotals(record.setup, end, game.score);
    game.over = end.phase == Phase::Over;
    game.ending = endingOf(record, replay);
    game.interventions = interventionsIn(record, replay);
    game.rulingEffects = rulingEffects(record.setup, record.inForce());
    return game;
}

std::optional<ScoredGame> scoredGame(const GameRecord &record)
{
    const Replay replayed = replay(record.setup, record.inForce());
    if (replayed.stoppedBy)
        return std::nullopt;
    return scoredGame(record, replayed);
}

ScoredGame scoredGame(const ScoreSheet &sheet)
{
    ScoredGame game;
    game.id = idOf(sheet);
    game.playedAt = sheet.playedAt();
    game.setup.playerCount = static_cast<std::size_t>(sheet.players.size());
    game.setup.edition = sheet.edition;
    game.setup.rulings = sheet.rulings;
    for (const SheetPlayer &player : sheet.players)
        game.players.append({player.name, player.color, player.first});
    game.counts = finalCounts(sheet);
    game.score = scored(sheet);
    game.rulingEffects = rulingEffects(sheet);
    return game;
}

score::Curve gameCurve(const Setup &setup, std::span<const State> states)
{
    score::Curve curve = score::curveOf(
        states, setup.playerCount, [](const State &state) { return state.round; },
        [](const State &state, std::size_t seat) { return state.players[static_cast<Player>(seat)].vp; });
    curve.roundsPerStage = roundsPerStage;
    return curve;
}

} // namespace skyledger::airshipcity
