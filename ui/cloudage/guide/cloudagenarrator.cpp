// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/guide/cloudagenarrator.h"

#include "core/cloudage/rules/board.h"
#include "core/cloudage/rules/rules.h"
#include "core/cloudage/session.h"
#include "ui/cloudage/guide/partial.h"
#include "ui/cloudage/words/events.h"
#include "ui/cloudage/words/names.h"
#include "ui/cloudage/words/reasons.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using namespace cloudage;
using cloudagesteps::idOf;
using cloudagesteps::phaseOf;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeNarrator)
};

} // namespace

QString CloudAgeNarrator::player(play::Seat seat) const
{
    return m_words.player(play::playerAt<Player>(seat));
}

QString CloudAgeNarrator::round(const play::Session &session, qsizetype moment) const
{
    const auto &game = own(session);
    const State &state = game.stateAt(moment);
    if (state.phase >= Phase::FinalProduction)
        return Words::tr("After the last round");
    return Words::tr("Round %1 of %2").arg(state.round).arg(game.setup().rounds());
}

QString CloudAgeNarrator::turn(const play::Session &session, qsizetype moment) const
{
    const State &state = own(session).stateAt(moment);
    const QString who = m_words.player(state.current);
    switch (phaseOf(state)) {
    case Phase::Movement:
    case Phase::Fight:
        return Words::tr("%1’s flight", "player").arg(who);
    case Phase::Action:
        return Words::tr("%1’s City action", "player").arg(who);
    default:
        return words::capitalised(wording::name(phaseOf(state)));
    }
}

QString CloudAgeNarrator::place(const play::Session &session) const
{
    const State &state = own(session).state();
    if (state.phase >= Phase::FinalProduction)
        return wording::name(state.phase);
    //: Part of a sentence: number, phase
    return Words::tr("round %1, %2").arg(QString::number(state.round), wording::name(phaseOf(state)));
}

QString CloudAgeNarrator::placeAndTurn(const play::Session &session) const
{
    const State &state = own(session).state();
    if (!hasTurns(phaseOf(state)))
        return place(session);
    //: Part of a sentence: number, phase, player
    return Words::tr("round %1, %2, %3’s turn")
        .arg(QString::number(state.round), wording::name(phaseOf(state)), m_words.player(state.current));
}

QString CloudAgeNarrator::deed(const play::Session &session, qsizetype event) const
{
    return wording::deed(eventOf(own(session), event), m_words, own(session).stateAt(event - 1));
}

QString CloudAgeNarrator::gains(const play::Session &session, qsizetype event) const
{
    const auto &game = own(session);
    const Played *played = playedIn(eventOf(game, event));
    const Player actor = played ? playerOf(game.stateAt(event - 1), played->play) : none<Player>;
    return wording::costsAndGains(game.changesOf(event), m_words, actor);
}

QString CloudAgeNarrator::reasonAgainst(const play::Session &session, qsizetype event) const
{
    const auto objections = objectionsTo(own(session), event);
    return objections.empty() ? QString() : wording::reason(objections.front(), m_words);
}

bool CloudAgeNarrator::isBrief(const play::Session &session, qsizetype event) const
{
    const Played *played = playedIn(eventOf(own(session), event));
    return played && std::holds_alternative<Pass>(played->play.what);
}

QStringList CloudAgeNarrator::rulesBehind(const play::Session &session, qsizetype event) const
{
    const Played *played = playedIn(eventOf(own(session), event));
    if (played == nullptr)
        return {};
    QStringList rules;
    for (const play::Objection &objection : objectionsTo(own(session), event))
        rules << idOf(objection.rule.as<Rule>());
    rules << idOf(cloudagesteps::ruleOf(played->play.what.index()));
    rules.removeDuplicates();
    return rules;
}

QStringList CloudAgeNarrator::rulesOf(PlayPart part) const
{
    constexpr Rule rules[] = {Rule::Round01, Rule::Round02, Rule::Round06, Rule::Round04};
    return {idOf(rules[static_cast<std::size_t>(part)])};
}

/// What has to be moved after the last event, and after those before it that one key told together with it: a flight
/// before its fight, whatever a step was passed after.
PieceLines CloudAgeNarrator::pieces(const play::Session &session) const
{
    const auto &game = own(session);
    const qsizetype last = game.cursor();
    if (last == 0)
        return {};
    PieceLines pieces;
    pieces.first = last;
    while (pieces.first > 1
           && (game.stateAt(pieces.first - 1).phase == Phase::Fight || isBrief(game, pieces.first)))
        --pieces.first;
    Changes changes;
    for (qsizetype event = pieces.first; event <= last; ++event) {
        for (const Change &change : game.changesOf(event))
            changes.append(change);
    }
    const auto steps =
        wording::pieceSteps(changes, m_words, game.setup(), game.stateAt(pieces.first - 1), game.state());
    pieces.lines.reserve(steps.size());
    for (const wording::PieceStep &step : steps)
        pieces.lines.push_back({step.text, idOf(step.rule)});
    return pieces;
}

} // namespace skyledger::ui
