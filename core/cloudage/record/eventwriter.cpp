// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/record/eventjson.h"
#include "core/cloudage/record/eventkeys.h"
#include "core/cloudage/record/fields.h"

namespace skyledger::cloudage {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Writes the keys of each kind of play.
struct PlayWriter {
    const Ids &ids;
    QJsonObject &object;

    void insert(EventKey key, const QJsonValue &value) const { object.insert(word(key), value); }
    void insertPick(std::uint8_t pick) const
    {
        if (pick != 0)
            insert(EventKey::Pick, pick);
    }
    template <class Key>
    void insertWord(EventKey key, const std::optional<Key> &value) const
    {
        if (value)
            insert(key, word(*value));
    }
    template <class Key>
    void insertWord(EventKey key, Key value) const
    {
        if (value != none<Key>)
            insert(key, word(value));
    }
    void insertDraws(const Draws &draws) const
    {
        QJsonArray cards;
        for (const std::uint8_t value : draws.cards)
            cards.append(value == untoldCard ? QJsonValue(QJsonValue::Null) : QJsonValue(value));
        insert(EventKey::Draw, cards);
        if (draws.vpCards != 0)
            insert(EventKey::VpCards, draws.vpCards);
        if (!draws.boost.empty())
            insert(EventKey::Boost, words(draws.boost));
    }
    void insertCard(const std::optional<CityCard> &card) const
    {
        insert(EventKey::Card, card ? QJsonValue(cityCardJson(*card)) : QJsonValue(QJsonValue::Null));
    }

    Deed operator()(const Produce &produce) const
    {
        insert(EventKey::Level,
               produce.level == noLevel ? QJsonValue(QJsonValue::Null) : QJsonValue(produce.level));
        if (produce.reveal)
            insert(EventKey::Reveal, numbers(*produce.reveal));
        insertWord(EventKey::Take, produce.take);
        return Deed::Produce;
    }
    Deed operator()(const Book &book) const
    {
        if (book.draws)
            insertDraws(*book.draws);
        insertPick(book.pick);
        return Deed::Book;
    }
    Deed operator()(const Fly &fly) const
    {
        insert(EventKey::City, ids.cities.text(fly.city));
        if (fly.points)
            insert(EventKey::Points, *fly.points);
        if (fly.panel)
            insert(EventKey::Panel, u"move"_s);
        insertWord(EventKey::Toll, fly.toll);
        insertWord(EventKey::Accumulator, fly.accumulator);
        insertPick(fly.pick);
        return Deed::Fly;
    }
    Deed operator()(const Fight &fight) const
    {
        insertDraws(fight.draws);
        insertWord(EventKey::Tile, fight.tile);
        insertPick(fight.pick);
        insertWord(EventKey::Sequence, fight.sequence);
        insertWord(EventKey::Remove, fight.remove);
        return Deed::Fight;
    }
    Deed operator()(const Gather &gather) const
    {
        insert(EventKey::District, numberFor(gather.district));
        insert(EventKey::Zones, words(gather.zones));
        insertCard(gather.card);
        if (gather.onTop)
            insert(EventKey::OnTop, true);
        return Deed::Gather;
    }
    Deed operator()(const Plant &plant) const
    {
        QJsonArray tiles;
        for (const PlantKind kind : all<PlantKind>()) {
            for (int i = 0; i < plant.tiles[kind]; ++i)
                tiles.append(word(kind));
        }
        insert(EventKey::Tiles, tiles);
        insertWord(EventKey::Extra, plant.extra);
        insertWord(EventKey::Manual, plant.manual);
        if (plant.marker)
            insert(EventKey::Marker, u"l5"_s);
        if (plant.toBag != 0)
            insert(EventKey::ToBag, plant.toBag);
        return Deed::Plant;
    }
    Deed operator()(const Upgrade &upgrade) const
    {
        insert(EventKey::Zone, word(upgrade.zone));
        return Deed::Upgrade;
    }
    Deed operator()(const PlayCard &play) const
    {
        insert(EventKey::Card, ids.projects.text(play.card));
        if (play.sell)
            insert(EventKey::Sell, true);
        insertPick(play.pick);
        return Deed::Play;
    }
    Deed operator()(const Take &take) const
    {
        insert(EventKey::Resource, word(take.resource));
        return Deed::Take;
    }
    Deed operator()(const Update &update) const
    {
        insert(EventKey::Remove, update.remove);
        return Deed::Update;
    }
    Deed operator()(const SoloStep &solo) const
    {
        insert(EventKey::Choose, word(solo.choose));
        if (solo.choose == SoloChoice::Gather) {
            insert(EventKey::District, numberFor(solo.district));
            insertWord(EventKey::Zone, solo.zone);
            insertCard(solo.card);
        }
        return Deed::Solo;
    }
    Deed operator()(const Pass &) const { return Deed::Pass; }
    Deed operator()(const TakeMission &mission) const
    {
        insert(EventKey::Card, missionCardJson(mission.card));
        insertWord(EventKey::Cover, mission.cover);
        return Deed::Mission;
    }
    Deed operator()(const OtherEffect &effect) const
    {
        insert(EventKey::Source, word(effect.source));
        if (effect.number != 0)
            insert(EventKey::Number, effect.number);
        if (effect.pay != Amounts{})
            insert(EventKey::Pay, amountsJson(effect.pay));
        const QJsonObject reward = plainRewardJson(effect.reward);
        for (auto it = reward.begin(); it != reward.end(); ++it)
            object.insert(it.key(), it.value());
        QJsonObject tiles;
        if (!effect.in.empty())
            tiles.insert(u"in"_s, words(effect.in));
        if (!effect.out.empty())
            tiles.insert(u"out"_s, words(effect.out));
        if (!tiles.isEmpty())
            insert(EventKey::Tiles, tiles);
        return Deed::Effect;
    }
};

QJsonArray foundJson(const std::vector<Found> &found, const Ids &ids)
{
    QJsonArray list;
    for (const Found &each : found) {
        list.append(each.find != none<Find> ? QJsonValue(ids.finds.text(each.find))
                                            : QJsonValue(plainRewardJson(each.reward)));
    }
    return list;
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
    if (reported.level)
        object.insert(u"level"_s, *reported.level);
    if (reported.then)
        object.insert(u"then"_s, words(*reported.then));
    if (reported.won)
        object.insert(u"won"_s, *reported.won);
    if (reported.symbols)
        object.insert(u"symbols"_s, symbolsJson(*reported.symbols));
    if (reported.milestone) {
        object.insert(u"milestone"_s,
                      QJsonObject{{u"gain"_s, amountsJson(reported.milestone->gain)},
                                  {u"vp"_s, reported.milestone->vp}});
    }
    return object;
}

QJsonObject playedJson(const Played &played, const Ids &ids)
{
    QJsonObject object = playJson(played.play, ids);
    if (!played.reported.found.empty())
        object.insert(word(EventKey::Found), foundJson(played.reported.found, ids));
    const QJsonObject reported = reportedJson(played.reported);
    if (!reported.isEmpty())
        object.insert(word(EventKey::Reported), reported);
    return object;
}

QJsonObject correctJson(const Correct &correct, const Ids &ids)
{
    return {{word(EventKey::Do), word(Deed::Correct)}, {word(EventKey::Set), correctionJson(correct, ids)}};
}

} // namespace

QJsonObject playJson(const Play &play, const Ids &ids)
{
    QJsonObject object;
    const Deed deed = std::visit(PlayWriter{ids, object}, play.what);
    object.insert(word(EventKey::Do), word(deed));
    if (play.player != none<Player>)
        object.insert(word(EventKey::Player), numberFor(play.player));
    return object;
}

QJsonObject eventJson(const Event &event, const Ids &ids, const EventNote &note)
{
    QJsonObject object;
    if (const auto *played = std::get_if<Played>(&event)) {
        object = playedJson(*played, ids);
    } else if (const auto *correct = std::get_if<Correct>(&event)) {
        object = correctJson(*correct, ids);
        object.insert(word(EventKey::Reason), note.reason);
    } else {
        const auto &overridden = std::get<Override>(event);
        const auto *inner = std::get_if<Played>(&overridden.event);
        object = {{word(EventKey::Do), word(Deed::Override)},
                  {word(EventKey::Event),
                   inner != nullptr ? playedJson(*inner, ids)
                                    : correctJson(std::get<Correct>(overridden.event), ids)}};
        if (!note.reason.isEmpty() || (!overridden.wasLegal && !overridden.isVoid))
            object.insert(word(EventKey::Reason), note.reason);
        if (overridden.wasLegal)
            object.insert(word(EventKey::Was), u"legal"_s);
        if (overridden.isVoid)
            object.insert(word(EventKey::Void), true);
    }
    if (!note.at.isEmpty())
        object.insert(word(EventKey::At), note.at);
    return object;
}

EventNote noteOf(const QJsonObject &event)
{
    return {event.value("at"_L1).toString(), event.value("reason"_L1).toString()};
}

} // namespace skyledger::cloudage
