// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/play/toytable/toynarrator.h"

namespace skyledger::ui::test {

using namespace toygame;
using namespace Qt::Literals::StringLiterals;

namespace {

QString signedNumber(int number)
{
    return number < 0 ? u"−%1"_s.arg(-number) : u"+%1"_s.arg(number);
}

} // namespace

QString toyRule(play::Code rule)
{
    return u"TOY-%1"_s.arg(rule.number());
}

QString ToyNarrator::player(play::Seat seat) const
{
    return m_session.record().players.value(static_cast<qsizetype>(seat)).name;
}

QString ToyNarrator::basket(Basket basket) const
{
    return m_session.record().ids.baskets.text(basket);
}

QString ToyNarrator::round(const play::Session &session, qsizetype moment) const
{
    return u"Round %1"_s.arg(own(session).stateAt(moment).round);
}

QString ToyNarrator::turn(const play::Session &session, qsizetype moment) const
{
    return u"Turn of %1"_s.arg(player(session.turnAt(moment).seat));
}

QString ToyNarrator::place(const play::Session &session) const
{
    return u"round %1"_s.arg(own(session).state().round);
}

QString ToyNarrator::placeAndTurn(const play::Session &session) const
{
    return u"%1, turn of %2"_s.arg(place(session), player(session.turnAt(session.cursor()).seat));
}

QString ToyNarrator::deed(const Play &play, const State &before) const
{
    struct Deed {
        const ToyNarrator &says;
        QString operator()(const Pick &pick) const { return u"picks %1 berries"_s.arg(pick.berries); }
        QString operator()(const Fill &fill) const { return u"fills %1"_s.arg(says.basket(fill.basket)); }
        QString operator()(const EndTurn &) const { return u"ends the turn"_s; }
    };
    return player(play::seatOf(playerOf(before, play))) + u' ' + std::visit(Deed{*this}, play.what);
}

QString ToyNarrator::deed(const play::Session &session, qsizetype event) const
{
    const Played *played = playedIn(eventOf(own(session), event));
    return played ? deed(played->play, own(session).stateAt(event - 1)) : u"Correction"_s;
}

QString ToyNarrator::gains(const play::Session &session, qsizetype event) const
{
    const State &before = own(session).stateAt(event - 1);
    const State &after = own(session).stateAt(event);
    QStringList gains;
    for (const Player each : table::firstOf<Player>(session.seats())) {
        const int berries = after.players[each].berries - before.players[each].berries;
        const int points = after.players[each].points - before.players[each].points;
        if (berries != 0)
            gains << u"berries "_s + signedNumber(berries);
        if (points != 0)
            gains << u"points "_s + signedNumber(points);
    }
    return gains.join(u", "_s);
}

QString ToyNarrator::reasonAgainst(const play::Session &session, qsizetype event) const
{
    const auto objections = objectionsTo(own(session), event);
    return objections.empty() ? QString() : toyRule(objections.front().rule);
}

bool ToyNarrator::isBrief(const play::Session &session, qsizetype event) const
{
    const Played *played = playedIn(eventOf(own(session), event));
    return played && std::holds_alternative<EndTurn>(played->play.what);
}

QStringList ToyNarrator::rulesBehind(const play::Session &session, qsizetype event) const
{
    const Played *played = playedIn(eventOf(own(session), event));
    if (played == nullptr)
        return {};
    constexpr Rule rules[] = {Rule::Pick01, Rule::Fill01, Rule::Turn02};
    return {toyRule(rules[played->play.what.index()])};
}

QStringList ToyNarrator::rulesOf(PlayPart part) const
{
    return {part == PlayPart::Turn ? toyRule(Rule::Turn01) : toyRule(Rule::End01)};
}

PieceLines ToyNarrator::pieces(const play::Session &session) const
{
    const qsizetype last = session.cursor();
    if (last == 0)
        return {};
    const bool endsRound = own(session).state().round != own(session).stateAt(last - 1).round;
    PieceLines pieces{last, {}, endsRound};
    for (const Change &change : own(session).changesOf(last)) {
        const QString name = player(play::seatOf(change.player));
        if (change.kind == Change::Kind::Picked)
            pieces.lines.push_back(
                {u"%1 takes %2 berries"_s.arg(name).arg(change.amount), toyRule(change.rule)});
        else if (change.kind == Change::Kind::TurnBegan)
            pieces.lines.push_back(
                {u"Hand the marker to %1"_s.arg(player(session.turnAt(last).seat)), toyRule(change.rule)});
    }
    return pieces;
}

} // namespace skyledger::ui::test
