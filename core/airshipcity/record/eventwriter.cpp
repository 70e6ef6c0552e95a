// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/correctionjson.h"
#include "core/airshipcity/record/eventjson.h"
#include "core/airshipcity/record/eventkeys.h"
#include "core/airshipcity/record/fields.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(text);
}

void insertPush(QJsonObject &object, const LinePush &push)
{
    object.insert(u"line"_s, word(push.line));
    object.insert(u"toward"_s, word(push.toward));
}

/// Writes what a play does; one overload for each alternative of `Play::what`.
class PlayWriter
{
public:
    explicit PlayWriter(const Ids &ids) : m_ids(ids) {}

    QJsonObject operator()(const Move &move) const
    {
        QJsonObject object = start(Deed::Move);
        object.insert(u"crew"_s, numberOf(move.crew));
        QJsonArray path;
        for (const Direction step : move.path)
            path.append(word(step));
        object.insert(u"path"_s, path);
        if (move.longDistance)
            object.insert(u"longDistance"_s, true);
        return object;
    }
    QJsonObject operator()(const Use &use) const
    {
        QJsonObject object = start(Deed::Use);
        for (const UseKey key : use.given)
            object.insert(word(key), useValue(use, key));
        if (use.crest)
            object.insert(u"crest"_s, word(*use.crest));
        return object;
    }
    QJsonObject operator()(const Skip &) const { return start(Deed::Skip); }
    QJsonObject operator()(const Piggyback &piggyback) const
    {
        QJsonObject object = start(Deed::Piggyback);
        object.insert(u"take"_s, piggyback.take ? QJsonValue(word(*piggyback.take)) : QJsonValue::Null);
        if (piggyback.negotiator)
            object.insert(u"negotiator"_s, word(*piggyback.negotiator));
        return object;
    }
    QJsonObject operator()(const Slide &slide) const
    {
        QJsonObject object = start(Deed::Slide);
        insertPush(object, slide.push);
        return object;
    }
    QJsonObject operator()(const Fulfil &fulfil) const
    {
        QJsonObject object = start(Deed::Fulfil);
        object.insert(u"contract"_s, m_ids.contracts.text(fulfil.contract));
        return object;
    }
    QJsonObject operator()(const Barter &barter) const
    {
        QJsonObject object = start(Deed::Barter);
        object.insert(u"give"_s, word(barter.give));
        object.insert(u"get"_s, word(barter.get));
        return object;
    }
    QJsonObject operator()(const EndTurn &) const { return start(Deed::EndTurn); }
    QJsonObject operator()(const TakeStageBonus &choice) const
    {
        QJsonObject object = start(Deed::StageBonus);
        object.insert(u"take"_s, word(choice.take));
        return object;
    }

private:
    static QJsonObject start(Deed deed) { return {{u"do"_s, word(deed)}}; }

    QJsonValue useValue(const Use &use, UseKey key) const
    {
        switch (key) {
        case UseKey::Utility:
            return m_ids.utilities.text(use.utility);
        case UseKey::Slides:
            return slides(use);
        case UseKey::Take:
            return m_ids.contracts.text(use.take);
        case UseKey::Reveal:
            return textOrNull(m_ids.contracts.text(use.reveal));
        case UseKey::Airship:
            return word(use.airship);
        case UseKey::Then:
            return word(use.then);
        case UseKey::Renovation:
            return word(use.renovation);
        case UseKey::Develop:
            return textOrNull(m_ids.tiles.text(use.develop));
        }
        return {};
    }
    static QJsonArray slides(const Use &use)
    {
        QJsonArray list;
        for (const LinePush &push : use.slides) {
            QJsonObject slide;
            insertPush(slide, push);
            list.append(slide);
        }
        return list;
    }

    const Ids &m_ids;
};

QJsonObject shareJson(const Reported::ForPlayer &share)
{
    QJsonObject object;
    if (share.gain)
        object.insert(u"gain"_s, amountsJson(*share.gain));
    if (share.vp)
        object.insert(u"vp"_s, *share.vp);
    return object;
}

QJsonObject reportedJson(const Reported &reported)
{
    QJsonObject object;
    if (reported.pay)
        object.insert(u"pay"_s, amountsJson(*reported.pay));
    if (reported.gain)
        object.insert(u"gain"_s, amountsJson(*reported.gain));
    if (reported.vp)
        object.insert(u"vp"_s, *reported.vp);
    if (reported.term)
        object.insert(u"term"_s, *reported.term);
    QJsonObject players;
    for (const Player player : all<Player>()) {
        if (reported.players[player])
            players.insert(word(player), shareJson(*reported.players[player]));
    }
    if (!players.isEmpty())
        object.insert(u"players"_s, players);
    return object;
}

QJsonObject playedJson(const Played &played, const Ids &ids)
{
    QJsonObject object = playJson(played.play, ids);
    if (played.reported != Reported{})
        object.insert(u"reported"_s, reportedJson(played.reported));
    return object;
}

QJsonObject correctJson(const Correct &correct, const Ids &ids, const QString &reason)
{
    return {{u"do"_s, word(Deed::Correct)}, {u"set"_s, correctionJson(correct, ids)}, {u"reason"_s, reason}};
}

QJsonObject overrideJson(const Override &overridden, const Ids &ids, const QString &reason)
{
    QJsonObject object{{u"do"_s, word(Deed::Override)}};
    if (const auto *correct = std::get_if<Correct>(&overridden.event))
        object.insert(u"event"_s, correctJson(*correct, ids, reason));
    else
        object.insert(u"event"_s, playedJson(std::get<Played>(overridden.event), ids));
    const bool marked = overridden.wasLegal || overridden.isVoid;
    if (!marked || !reason.isEmpty())
        object.insert(u"reason"_s, reason);
    if (overridden.wasLegal)
        object.insert(u"was"_s, u"legal"_s);
    if (overridden.isVoid)
        object.insert(u"void"_s, true);
    return object;
}

} // namespace

QJsonObject playJson(const Play &play, const Ids &ids)
{
    QJsonObject object = std::visit(PlayWriter(ids), play.what);
    if (play.player != none<Player>)
        object.insert(u"player"_s, numberOf(play.player));
    return object;
}

QJsonObject eventJson(const Event &event, const Ids &ids, const EventNote &note)
{
    QJsonObject object;
    if (const auto *played = std::get_if<Played>(&event))
        object = playedJson(*played, ids);
    else if (const auto *correct = std::get_if<Correct>(&event))
        object = correctJson(*correct, ids, note.reason);
    else
        object = overrideJson(std::get<Override>(event), ids, note.reason);
    if (!note.at.isEmpty())
        object.insert(u"at"_s, note.at);
    return object;
}

bool isWritable(const Event &event, const Ids &ids)
{
    table::JsonFaults faults;
    Ids known = ids;
    readEvent(table::JsonNode(faults, eventJson(event, ids)), known);
    return !faults.any();
}

EventNote noteOf(const QJsonObject &event)
{
    return {event["at"_L1].toString(), event["reason"_L1].toString()};
}

QJsonObject rewrittenJson(const QJsonObject &event, Rewrite how)
{
    QJsonObject outer = event;
    if (event["do"_L1] != word(Deed::Override)) {
        QJsonObject inner = event;
        const QJsonValue at = inner.take("at"_L1);
        outer = {{u"do"_s, word(Deed::Override)}, {u"event"_s, inner}};
        if (!at.isUndefined())
            outer.insert(u"at"_s, at);
    }
    if (how == Rewrite::Void)
        outer.insert(u"void"_s, true);
    else
        outer.insert(u"was"_s, u"legal"_s);
    return outer;
}

QJsonObject restoredJson(const QJsonObject &overridden)
{
    QJsonObject outer = overridden;
    QJsonObject inner = outer.take("event"_L1).toObject();
    for (const auto key : {"do"_L1, "was"_L1, "void"_L1})
        outer.remove(key);
    for (auto it = outer.begin(); it != outer.end(); ++it)
        inner.insert(it.key(), it.value());
    return inner;
}

QJsonObject revivedJson(QJsonObject overridden, bool wasLegal)
{
    overridden.remove("void"_L1);
    if (wasLegal)
        overridden.insert(u"was"_s, u"legal"_s);
    return overridden;
}

bool givesReason(const QJsonObject &event)
{
    return event.contains("reason"_L1);
}

QJsonObject withPlayer(const QJsonObject &event, Player player)
{
    QJsonObject changed = event;
    if (event["do"_L1] == word(Deed::Override))
        changed.insert(u"event"_s, withPlayer(event["event"_L1].toObject(), player));
    else
        changed.insert(u"player"_s, numberOf(player));
    return changed;
}

} // namespace skyledger::airshipcity
