// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/scoring.h"

#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/words/named.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace airshipcity;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Scoring)
};

/// The players of a score to whom something applies.
template <class Applies>
QStringList playersWho(const FinalScore &score, const GameWords &game, Applies applies)
{
    QStringList names;
    for (std::size_t i = 0; i < score.players.size(); ++i) {
        if (applies(score.players[i]))
            names << game.player(static_cast<Player>(i));
    }
    return names;
}

const PlayerScore &winner(const FinalScore &score)
{
    for (const PlayerScore &player : score.players) {
        if (player.wins)
            return player;
    }
    return score.players.front();
}

/// Why the last tie-break did not part the winners.
QString whyShared(const FinalScore &score, const Rulings &rulings)
{
    if (score.lacksMarkers)
        return Words::tr(
            "In this game the last tie-break compares donation markers, which are not given for everybody.");
    if (rulings.finalTieBreak == FinalTieBreak::Shared)
        return Words::tr(
            "What the last tie-break of the rulebook compares is not legible, so the victory is shared.");
    return Words::tr("The last tie-break does not part them either.");
}

QString wonByLastTieBreak(FinalTieBreak tieBreak, const QString &winner)
{
    switch (tieBreak) {
    case FinalTieBreak::Shared:
        break;
    case FinalTieBreak::Gold:
        return Words::tr("%1 wins with the most gold left, the last tie-break of this game.").arg(winner);
    case FinalTieBreak::Gear:
        return Words::tr("%1 wins with the most gears left, the last tie-break of this game.").arg(winner);
    case FinalTieBreak::Markers:
        return Words::tr(
                   "%1 wins with the most donation markers on the board, the last tie-break of this game.")
            .arg(winner);
    }
    return {};
}

} // namespace

QString ledgerLine(const LedgerLine &line, const GameWords &game)
{
    switch (line.source) {
    case VpSource::Airship:
        return Words::tr("donated: %1", "airship").arg(name(static_cast<Airship>(line.detail)));
    case VpSource::Utility:
        return Words::tr("public utility: %1").arg(game.utility(static_cast<Utility>(line.detail)));
    case VpSource::Contract:
        return Words::tr("contract completed: %1").arg(game.contract(static_cast<Contract>(line.detail)));
    case VpSource::Workshop:
        return Words::tr("renovation unlocked: %1").arg(name(static_cast<Resource>(line.detail)));
    case VpSource::StageBonus:
        return Words::tr("stage bonus: %1").arg(game.stageBonus(static_cast<StageBonusTile>(line.detail)));
    case VpSource::Failed:
        if (static_cast<Contract>(line.detail) == none<Contract>)
            return Words::tr("contracts failed");
        return Words::tr("contract failed: %1").arg(game.contract(static_cast<Contract>(line.detail)));
    case VpSource::Correction:
        return Words::tr("corrected by hand");
    case VpSource::Floor:
        return Words::tr("not lost: VP stay at 0 or above in this game");
    case VpSource::Unfinished:
        if (static_cast<Contract>(line.detail) == none<Contract>)
            return Words::tr("contracts not completed at the end");
        return Words::tr("contract not completed at the end: %1")
            .arg(game.contract(static_cast<Contract>(line.detail)));
    case VpSource::Award:
        return Words::tr("award: %1").arg(name(static_cast<Award>(line.detail)));
    case VpSource::Track:
        return Words::tr("VP marker on the track");
    }
    return {};
}

QString countedFor(Award award)
{
    static constexpr WordsOf<Award> counted{{
        {QT_TRANSLATE_NOOP("Scoring", "airship majorities")},
        {QT_TRANSLATE_NOOP("Scoring", "majorities of public utilities")},
        {QT_TRANSLATE_NOOP("Scoring", "completed contracts")},
    }};
    return wordOf("Scoring", counted, award);
}

QStringList winners(const FinalScore &score, const Rulings &rulings, const GameWords &game)
{
    if (score.players.empty())
        return {};
    const PlayerScore &best = winner(score);
    const QString won =
        listedWithAnd(playersWho(score, game, [](const PlayerScore &player) { return player.wins; }));
    const QString total = points(best.total);
    const QStringList tiedOnVp =
        playersWho(score, game, [&](const PlayerScore &player) { return player.total == best.total; });
    const QStringList tiedOnBoth = playersWho(score, game, [&](const PlayerScore &player) {
        return player.total == best.total && player.resources == best.resources;
    });
    switch (score.decidedBy) {
    case DecidedBy::Vp:
        return {Words::tr("%1 wins with %2.", "player, 47 VP").arg(won, total)};
    case DecidedBy::Resources:
        return {Words::tr("%1 have %2 each.", "players, 35 VP").arg(listedWithAnd(tiedOnVp), total),
                Words::tr("%1 wins with the most resources left: %2.", "player, number")
                    .arg(won, QString::number(best.resources))};
    case DecidedBy::Final:
        return {Words::tr("%1 have %2 and %n resource(s) left each.", "players, 35 VP", best.resources)
                    .arg(listedWithAnd(tiedOnBoth), total),
                wonByLastTieBreak(rulings.finalTieBreak, won)};
    case DecidedBy::Shared:
        return {
            Words::tr("%1 win together: %2 and %n resource(s) left each.", "players, 35 VP", best.resources)
                .arg(won, total),
            whyShared(score, rulings)};
    }
    return {};
}

QStringList reservations(const FinalScore &score, bool gameIsOver, const GameWords &game)
{
    QStringList sentences;
    if (!gameIsOver)
        sentences << Words::tr("The game is not over: this is the score as if it ended now.");
    if (!score.missing.empty()) {
        QStringList values;
        for (const MissingValue &value : score.missing)
            values << missingValue(value, game);
        sentences << Words::tr("Not known, and counted as 0: %1.", "list of values").arg(listedApart(values));
    }
    return sentences;
}

} // namespace skyledger::words
