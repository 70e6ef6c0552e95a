// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/eventjson.h"
#include "core/airshipcity/record/eventkeys.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/gamerecord.h"
#include "core/airshipcity/record/recordcodec.h"

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
    static QJsonObject start(Deed deed) { return {{u"do"_s, toText(AirshipCity::deeds[indexOf(deed)])}}; }

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

} // namespace

QJsonObject AirshipCity::reportedJson(const Reported &reported)
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

QJsonObject AirshipCity::deedJson(const Play &play, const Ids &ids)
{
    return std::visit(PlayWriter(ids), play.what);
}

QJsonObject playJson(const Play &play, const Ids &ids)
{
    return play::EventCodec<AirshipCity>::json(play, ids);
}

QJsonObject eventJson(const Event &event, const Ids &ids, const EventNote &note)
{
    return play::EventCodec<AirshipCity>::json(event, ids, note);
}

} // namespace skyledger::airshipcity
