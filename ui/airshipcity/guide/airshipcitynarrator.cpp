// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/airshipcitynarrator.h"

#include "core/airshipcity/rules/judgement.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/pieces.h"
#include "ui/airshipcity/words/reasons.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(AirshipCityNarrator)
};

using Game = play::SessionOf<AirshipCity>;

template <class What>
bool plays(const Game &session, qsizetype event)
{
    const auto *played =
        std::get_if<Played>(&session.record().entries[static_cast<std::size_t>(event) - 1].event);
    return played && std::holds_alternative<What>(played->play.what);
}

} // namespace

/// Where that which an event belongs to began: the walk of the crew, or the end of the round.
qsizetype AirshipCityNarrator::beginning(const Session &session, qsizetype last)
{
    const bool isUpkeep = plays<TakeStageBonus>(session, last);
    const auto follows = [&](qsizetype event) {
        if (isUpkeep)
            return plays<TakeStageBonus>(session, event);
        return plays<Use>(session, event) || plays<Skip>(session, event) || plays<Piggyback>(session, event);
    };
    qsizetype first = last;
    while (first > 1 && follows(first))
        --first;
    const bool isBeginning = isUpkeep ? plays<EndTurn>(session, first) : plays<Move>(session, first);
    return isBeginning ? first : last;
}

QString AirshipCityNarrator::player(play::Seat seat) const
{
    return m_words.player(play::playerAt<Player>(seat));
}

QString AirshipCityNarrator::round(const play::Session &session, qsizetype moment) const
{
    const State &state = own(session).stateAt(moment);
    return Words::tr("Round %1 · stage %2").arg(state.round).arg(static_cast<int>(stageOf(state.round)) + 1);
}

QString AirshipCityNarrator::turn(const play::Session &session, qsizetype moment) const
{
    const auto &game = own(session);
    const State &state = game.stateAt(moment);
    // An upkeep is nobody's turn: from the event that begins its stage to the last choice from the stage bonus.
    const Stage reached = stageOf(game.stateAt(std::min(moment + 1, game.eventCount())).round);
    if (state.phase == Phase::StageBonus || reached != stageOf(state.round))
        return Words::tr("Upkeep: stage %1 begins").arg(static_cast<int>(indexOf(reached)) + 1);
    return Words::tr("%1’s turn", "player").arg(m_words.player(state.current));
}

QString AirshipCityNarrator::place(const play::Session &session) const
{
    //: Part of a sentence
    return Words::tr("round %1").arg(own(session).state().round);
}

QString AirshipCityNarrator::placeAndTurn(const play::Session &session) const
{
    const State &state = own(session).state();
    //: Part of a sentence: number, player
    return Words::tr("round %1, %2’s turn")
        .arg(QString::number(state.round), m_words.player(state.current)); // whoever answers
}

QString AirshipCityNarrator::deed(const play::Session &session, qsizetype event) const
{
    return words::deed(eventOf(own(session), event), m_words, own(session).stateAt(event - 1));
}

QString AirshipCityNarrator::gains(const play::Session &session, qsizetype event) const
{
    const auto &game = own(session);
    const Played *played = playedIn(eventOf(game, event));
    const Player actor = played ? playerOf(game.stateAt(event - 1), played->play) : none<Player>;
    return words::costsAndGains(game.changesOf(event), m_words, actor);
}

QString AirshipCityNarrator::reasonAgainst(const play::Session &session, qsizetype event) const
{
    Event meant;
    const auto objections = objectionsTo(own(session), event, &meant);
    return objections.empty() ? QString() : words::reason(objections.front(), m_words, &meant);
}

bool AirshipCityNarrator::isBrief(const play::Session &session, qsizetype event) const
{
    const auto &game = own(session);
    const bool endsRound = game.stateAt(event).round != game.stateAt(event - 1).round;
    return plays<Skip>(game, event) || (plays<EndTurn>(game, event) && !endsRound);
}

/// The rules that a deed was recorded against come first, then what explains it. A correction is no matter of the rules.
QStringList AirshipCityNarrator::rulesBehind(const play::Session &session, qsizetype event) const
{
    const auto &game = own(session);
    QStringList ids;
    for (const Objection &objection : objectionsTo(game, event))
        ids << idOf(objection.rule.as<Rule>());
    if (const Played *played = playedIn(eventOf(game, event)))
        ids << idOf(ruleOf(played->play, game.setup(), game.stateAt(event - 1)));
    ids.removeDuplicates();
    return ids;
}

QStringList AirshipCityNarrator::rulesOf(PlayPart part) const
{
    constexpr Rule rules[] = {Rule::Turn01, Rule::Turn02, Rule::Turn05, Rule::Turn05};
    return {idOf(rules[static_cast<std::size_t>(part)])};
}

} // namespace skyledger::ui
