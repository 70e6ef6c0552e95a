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

/// The fields of a play, with the ids that they name.
class Fields
{
public:
    Fields(const play::EventFields &fields, Ids &ids) : m_fields(fields), m_ids(ids) {}

    bool has(EventKey key) const { return m_fields.has(key); }
    JsonNode at(EventKey key) const { return m_fields.at(key); }
    bool isNull(EventKey key) const { return m_fields.isNull(key); }

    template <class Key>
    Key word(EventKey key) const
    {
        return readWord<Key>(at(key));
    }
    template <class Key>
    Key thing(EventKey key) const
    {
        return readThing<Key>(at(key), m_ids);
    }
    /// A thing, or null for none.
    template <class Key>
    Key thingOrNull(EventKey key) const
    {
        return isNull(key) ? none<Key> : thing<Key>(key);
    }

private:
    const play::EventFields &m_fields;
    Ids &m_ids;
};

Move readMove(const Fields &fields)
{
    Move move;
    move.crew = readCrew(fields.at(EventKey::Crew));
    const JsonNode path = fields.at(EventKey::Path);
    const QJsonArray steps = path.list(1, maxPathSteps);
    for (qsizetype i = 0; i < steps.size(); ++i)
        move.path.append(readWord<Direction>(path.entry(i, steps[i])));
    if (fields.has(EventKey::LongDistance))
        move.longDistance = fields.at(EventKey::LongDistance).truth();
    return move;
}

void readSlides(const Fields &fields, Use &use)
{
    const JsonNode node = fields.at(EventKey::Slides);
    const QJsonArray slides = node.list();
    for (qsizetype i = 0; i < slides.size(); ++i) {
        const JsonNode slide = node.entry(i, slides[i]);
        slide.object();
        const JsonNode line = slide.at("line"_L1);
        const JsonNode toward = slide.at("toward"_L1);
        use.slides.append(
            readPush(line, toward)); // what is too much for the type is too much for the rules too
    }
}

void readUseKey(const Fields &fields, UseKey key, Use &use)
{
    switch (key) {
    case UseKey::Utility:
        use.utility = fields.thing<Utility>(EventKey::Utility);
        return;
    case UseKey::Slides:
        return readSlides(fields, use);
    case UseKey::Take:
        use.take = fields.thing<Contract>(EventKey::Take);
        return;
    case UseKey::Reveal:
        use.reveal = fields.thingOrNull<Contract>(EventKey::Reveal);
        return;
    case UseKey::Airship:
        use.airship = fields.word<Airship>(EventKey::Airship);
        return;
    case UseKey::Then:
        use.then = fields.word<Then>(EventKey::Then);
        return;
    case UseKey::Renovation:
        use.renovation = fields.word<Resource>(EventKey::Renovation);
        return;
    case UseKey::Develop:
        use.develop = fields.thingOrNull<Tile>(EventKey::Develop);
        return;
    }
}

Use readUse(const Fields &fields)
{
    Use use;
    for (std::size_t i = 0; i < countOf<UseKey>; ++i) {
        // The keys of a use stand together in both enumerations.
        const auto key = static_cast<EventKey>(indexOf(EventKey::Utility) + i);
        if (!fields.has(key))
            continue;
        use.given.insert(static_cast<UseKey>(i));
        readUseKey(fields, static_cast<UseKey>(i), use);
    }
    if (fields.has(EventKey::Crest))
        use.crest = fields.word<Resource>(EventKey::Crest);
    return use;
}
static_assert(AirshipCity::playKeys[indexOf(EventKey::Develop)] == nameOf(UseKey::Develop));

Piggyback readPiggyback(const Fields &fields)
{
    Piggyback piggyback;
    if (!fields.isNull(EventKey::Take))
        piggyback.take = fields.word<Resource>(EventKey::Take);
    if (fields.has(EventKey::Negotiator))
        piggyback.negotiator = fields.word<Resource>(EventKey::Negotiator);
    return piggyback;
}

Slide readSlide(const Fields &fields)
{
    const JsonNode line = fields.at(EventKey::Line);
    const JsonNode toward = fields.at(EventKey::Toward);
    return {readPush(line, toward)};
}

std::optional<Amounts> readOptionalAmounts(const JsonNode &node)
{
    return node.isPresent() ? std::optional(readAmounts(node)) : std::nullopt;
}

std::optional<std::int16_t> readOptionalVp(const JsonNode &node)
{
    return node.isPresent() ? std::optional(static_cast<std::int16_t>(node.number(-maxVp, maxVp)))
                            : std::nullopt;
}

} // namespace

Reported AirshipCity::readReported(const JsonNode &node, const Ids &ids)
{
    Reported reported;
    node.object();
    reported.pay = readOptionalAmounts(node.at("pay"_L1));
    reported.gain = readOptionalAmounts(node.at("gain"_L1));
    reported.vp = readOptionalVp(node.at("vp"_L1));
    const JsonNode term = node.at("term"_L1);
    if (term.isPresent())
        reported.term = static_cast<std::uint8_t>(term.number(1, maxTerm));

    const JsonNode players = node.at("players"_L1);
    if (!players.isPresent())
        return reported;
    const QJsonObject object = players.object();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const JsonNode share = players.at(it.key(), it.value());
        const auto player = readKey<Player>(players, it.key(), it.value());
        if (player && indexOf(*player) >= ids.seats)
            share.refuse(table::expect::numberIn, {u"1"_s, QString::number(ids.seats)});
        if (!player || share.faults().any())
            return reported;
        share.object();
        reported.players[*player] = {readOptionalAmounts(share.at("gain"_L1)),
                                     readOptionalVp(share.at("vp"_L1))};
    }
    return reported;
}

void AirshipCity::readPlay(std::size_t deed, const play::EventFields &fields, Ids &ids, Play &play)
{
    const Fields given(fields, ids);
    switch (static_cast<Deed>(deed)) {
    case Deed::Move:
        play.what = readMove(given);
        return;
    case Deed::Use:
        play.what = readUse(given);
        return;
    case Deed::Skip:
        play.what = Skip{};
        return;
    case Deed::Piggyback:
        play.what = readPiggyback(given);
        return;
    case Deed::Slide:
        play.what = readSlide(given);
        return;
    case Deed::Fulfil:
        play.what = Fulfil{given.thing<Contract>(EventKey::Contract)};
        return;
    case Deed::Barter:
        play.what = Barter{given.word<Resource>(EventKey::Give), given.word<Resource>(EventKey::Get)};
        return;
    case Deed::EndTurn:
        play.what = EndTurn{};
        return;
    case Deed::StageBonus:
        play.what = TakeStageBonus{given.word<Resource>(EventKey::Take)};
        return;
    }
}

play::CodeSet AirshipCity::keysOf(std::size_t deed)
{
    return airshipcity::keysOf(static_cast<Deed>(deed));
}

bool AirshipCity::namesPlayer(std::size_t deed)
{
    return static_cast<Deed>(deed) == Deed::Piggyback || static_cast<Deed>(deed) == Deed::StageBonus;
}

/// The rules refuse more than two slides; of an override each runs, so none may be left out.
void AirshipCity::refuseOverridden(const play::EventFields &fields)
{
    fields.refuseMore(EventKey::Slides, static_cast<qsizetype>(decltype(Use::slides)::capacity()));
}

Event readEvent(const JsonNode &node, Ids &ids)
{
    return play::EventCodec<AirshipCity>::read(node, ids);
}

} // namespace skyledger::airshipcity
