// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/airshipcitynarrator.h"

#include "core/airshipcity/game/session.h"
#include "ui/airshipcity/guide/piecelines.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
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

const Session &own(const play::Session &session)
{
    return static_cast<const Session &>(session);
}

const Event &eventOf(const Session &session, qsizetype event)
{
    return session.record().entries[static_cast<std::size_t>(event) - 1].event;
}

/// Whose deed an event is.
Player actorOf(const Event &event, const State &before)
{
    const auto *played = std::get_if<Played>(&event);
    if (const auto *overridden = std::get_if<Override>(&event))
        played = std::get_if<Played>(&overridden->event);
    if (played == nullptr)
        return none<Player>;
    return played->play.player == none<Player> ? before.current : played->play.player;
}

template <class What>
bool plays(const Event &event)
{
    const auto *played = std::get_if<Played>(&event);
    return played && std::holds_alternative<What>(played->play.what);
}

/// Where that which an event belongs to began: the walk of the crew, or the end of the round.
qsizetype beginning(const Session &session, qsizetype last)
{
    const auto follows = [&session](qsizetype event) {
        const Event &each = eventOf(session, event);
        return plays<Use>(each) || plays<Skip>(each) || plays<Piggyback>(each);
    };
    if (plays<TakeStageBonus>(eventOf(session, last))) {
        qsizetype first = last;
        while (first > 1 && plays<TakeStageBonus>(eventOf(session, first)))
            --first;
        return plays<EndTurn>(eventOf(session, first)) ? first : last;
    }
    qsizetype first = last;
    while (first > 1 && follows(first))
        --first;
    return first == last || plays<Move>(eventOf(session, first)) ? first : last;
}

} // namespace

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
    const Session &game = own(session);
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
    const Session &game = own(session);
    return words::costsAndGains(game.changesOf(event), m_words,
                                actorOf(eventOf(game, event), game.stateAt(event - 1)));
}

QString AirshipCityNarrator::reasonAgainst(const play::Session &session, qsizetype event) const
{
    const auto *flagged = std::get_if<Override>(&eventOf(own(session), event));
    if (flagged == nullptr)
        return {};
    const Event meant = std::visit([](const auto &each) -> Event { return each; }, flagged->event);
    const Verdict verdict = own(session).verdictAt(event, meant);
    return verdict.objections.empty() ? QString()
                                      : words::reason(verdict.objections.front(), m_words, &meant);
}

bool AirshipCityNarrator::isBrief(const play::Session &session, qsizetype event) const
{
    const Session &game = own(session);
    const Event &what = eventOf(game, event);
    const bool endsRound = game.stateAt(event).round != game.stateAt(event - 1).round;
    return plays<Skip>(what) || (plays<EndTurn>(what) && !endsRound);
}

QStringList AirshipCityNarrator::rulesBehind(const play::Session &session, qsizetype event) const
{
    const Session &game = own(session);
    return ui::rulesOf(eventOf(game, event), game.setup(), game.stateAt(event - 1));
}

QStringList AirshipCityNarrator::rulesOf(PlayPart part) const
{
    switch (part) {
    case PlayPart::Round:
        return idsOf({ruleOf(BoardPart::RoundTrack)});
    case PlayPart::Turn:
        return idsOf({ruleOf(BoardPart::WhoseTurn)});
    case PlayPart::Journal:
        return idsOf({ruleOf(BoardPart::Journal)});
    case PlayPart::Pieces:
        return idsOf({ruleOf(BoardPart::Pieces)});
    }
    return {};
}

namespace {

/// The changes since the event from which on the pieces are told.
Changes changesSince(const Session &game, qsizetype first)
{
    Changes changes;
    for (qsizetype event = first; event <= game.cursor(); ++event) {
        for (const Change &change : game.changesOf(event))
            changes.append(change);
    }
    return changes;
}

std::vector<DrawnLine> linesOf(const Session &game, qsizetype first, const words::GameWords &words)
{
    PieceColors colors{};
    for (const Player player : game.setup().players())
        colors[player] =
            &pieceColor(game.record().players.value(static_cast<qsizetype>(indexOf(player))).color);
    const Changes changes = changesSince(game, first);
    const State &before = game.stateAt(first - 1);
    return pieceLines(words::pieceStepsWithChanges(changes, words, before, game.state()), colors, before,
                      game.state());
}

} // namespace

PieceLines AirshipCityNarrator::pieces(const play::Session &session) const
{
    const Session &game = own(session);
    if (game.cursor() == 0)
        return {};
    PieceLines pieces;
    pieces.first = beginning(game, game.cursor());
    for (const DrawnLine &each : linesOf(game, pieces.first, m_words))
        pieces.lines.push_back(each.line);
    pieces.isChecklist = words::isChecklist(changesSince(game, pieces.first));
    return pieces;
}

std::vector<PieceDrawing> AirshipCityNarrator::drawings(const play::Session &session) const
{
    const Session &game = own(session);
    std::vector<PieceDrawing> drawings;
    if (game.cursor() == 0)
        return drawings;
    const std::vector<DrawnLine> lines = linesOf(game, beginning(game, game.cursor()), m_words);
    drawings.reserve(lines.size());
    for (const DrawnLine &each : lines)
        drawings.push_back(each.drawing);
    return drawings;
}

} // namespace skyledger::ui
