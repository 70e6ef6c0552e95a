// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/situation.h"

#include "core/airshipcity/rules/rules.h"
#include "ui/airshipcity/words/amounts.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/places.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace airshipcity;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Situation)
};

QString ownTurn(const State &state, const GameWords &game)
{
    const QString who = game.player(state.current);
    QStringList ready;
    const auto &crews = state.players[state.current].crews;
    for (const Crew crew : all<Crew>()) {
        if (crews[crew].inPlay() && crews[crew].ready)
            ready << QString::number(indexOf(crew) + 1);
    }
    if (ready.isEmpty())
        return Words::tr("%1 has activated every crew and may end the turn.").arg(who);
    return Words::tr("%1 plays. Crew still to be activated: %2.", "player, numbers of crews")
        .arg(who, listed(ready));
}

QString atTile(const State &state, const GameWords &game)
{
    const Acting &acting = state.acting;
    const Cell at = state.players[acting.player].crews[acting.crew].at;
    return Words::tr("%1 uses or leaves a tile: crew %2 stands on %3.", "player, number, tile")
        .arg(game.player(acting.player), QString::number(indexOf(acting.crew) + 1), asPlace(game, state, at));
}

QString piggyback(const State &state, const GameWords &game)
{
    const QString who = game.players(state.pending.players);
    if (!state.pending.known)
        return Words::tr("To take the Piggybacking Bonus or decline it, in this order: %1.", "players")
            .arg(who);
    return Words::tr("To take the Piggybacking Bonus (%1) or decline it, in this order: %2.",
                     "resources, players")
        .arg(bonusOf({state.pending.amount, state.pending.choices}), who);
}

QString stageBonus(const State &state, const GameWords &game)
{
    return Words::tr("To choose from the stage bonus (%1), in this order: %2.", "resources, players")
        .arg(bonusOf({state.pending.amount, state.pending.choices}), game.players(state.pending.players));
}

} // namespace

QString roundAndStage(const State &state)
{
    return Words::tr("Round %1 of %2, stage %3 of %4.")
        .arg(QString::number(state.round), QString::number(lastRound),
             QString::number(indexOf(stageOf(state.round)) + 1), QString::number(countOf<Stage>));
}

QString expected(const State &state, const GameWords &game)
{
    switch (state.phase) {
    case Phase::Turn:
        return ownTurn(state, game);
    case Phase::AtTile:
        return atTile(state, game);
    case Phase::Piggyback:
        return piggyback(state, game);
    case Phase::StageBonus:
        return stageBonus(state, game);
    case Phase::Over:
        break;
    }
    if (const auto how = endCondition(game.setup(), state))
        return Words::tr("The game is over: %1.", "how it ended").arg(ending(*how));
    return Words::tr("The game is over.");
}

} // namespace skyledger::words
