// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/correctionjson.h"
#include "core/airshipcity/record/eventjson.h"
#include "core/airshipcity/record/eventkeys.h"
#include "core/airshipcity/record/fields.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Only one name is permitted for `was`.
enum class Was : std::uint8_t { Legal };

} // namespace

} // namespace skyledger::airshipcity

namespace skyledger {
template <>
inline constexpr std::array<std::string_view, 1> table::nameTable<airshipcity::Was>{"legal"};
} // namespace skyledger

namespace skyledger::airshipcity {

namespace {

QLatin1StringView latin1(EventKey key)
{
    const std::string_view name = nameOf(key);
    return {name.data(), static_cast<qsizetype>(name.size())};
}

/// An event's object, taken apart in one pass.
class Fields
{
public:
    Fields(const JsonNode &event, Ids &ids) : m_event(event), m_ids(ids)
    {
        m_values.values.fill(QJsonValue(QJsonValue::Undefined));
        const QJsonObject object = event.object();
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (const auto key = keyOf(it.key())) {
                m_given.insert(*key);
                m_values[*key] = it.value();
            }
        }
    }

    const JsonNode &event() const { return m_event; }
    Ids &ids() const { return m_ids; }
    bool has(EventKey key) const { return m_given.contains(key); }
    JsonNode at(EventKey key) const { return m_event.at(latin1(key), m_values[key]); }
    bool isNull(EventKey key) const { return m_values[key].isNull(); }

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

    void refuseMore(EventKey key, qsizetype most) const
    {
        if (m_values[key].toArray().size() > most)
            at(key).refuse(table::expect::listOf, {u"0"_s, QString::number(most)});
    }
    void refuseOthersThan(KeySet<EventKey> permitted) const
    {
        for (const EventKey misplaced : m_given - permitted)
            at(misplaced).refuse(expect::noSuchKey);
    }

private:
    static std::optional<EventKey> keyOf(const QString &text)
    {
        for (const EventKey key : all<EventKey>()) {
            if (text == latin1(key))
                return key;
        }
        return std::nullopt;
    }

    const JsonNode &m_event;
    Ids &m_ids;
    KeySet<EventKey> m_given;
    Per<EventKey, QJsonValue> m_values;
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
static_assert(nameOf(EventKey::Develop) == nameOf(UseKey::Develop));

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

Reported readReported(const JsonNode &node, const Ids &ids)
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

Played readPlayed(const Fields &fields, Deed deed)
{
    Played played;
    Play &play = played.play;
    const bool namesPlayer = deed == Deed::Piggyback || deed == Deed::StageBonus;
    if (namesPlayer || fields.has(EventKey::Player))
        play.player = readPlayer(fields.at(EventKey::Player), fields.ids());
    if (fields.has(EventKey::Reported))
        played.reported = readReported(fields.at(EventKey::Reported), fields.ids());

    switch (deed) {
    case Deed::Move:
        play.what = readMove(fields);
        break;
    case Deed::Use:
        play.what = readUse(fields);
        break;
    case Deed::Skip:
        play.what = Skip{};
        break;
    case Deed::Piggyback:
        play.what = readPiggyback(fields);
        break;
    case Deed::Slide:
        play.what = readSlide(fields);
        break;
    case Deed::Fulfil:
        play.what = Fulfil{fields.thing<Contract>(EventKey::Contract)};
        break;
    case Deed::Barter:
        play.what = Barter{fields.word<Resource>(EventKey::Give), fields.word<Resource>(EventKey::Get)};
        break;
    case Deed::EndTurn:
        play.what = EndTurn{};
        break;
    case Deed::StageBonus:
        play.what = TakeStageBonus{fields.word<Resource>(EventKey::Take)};
        break;
    case Deed::Correct:
    case Deed::Override:
        break;
    }
    return played;
}

/// What every event may have, and what none of this kind may have.
void readCommon(const Fields &fields, Deed deed)
{
    fields.refuseOthersThan(keysOf(deed));
    if (fields.has(EventKey::At))
        fields.at(EventKey::At).text();
    if (fields.has(EventKey::Player))
        readPlayer(fields.at(EventKey::Player), fields.ids());
    if (fields.has(EventKey::Reason))
        fields.at(EventKey::Reason).text();
}

Correct readCorrect(const Fields &fields)
{
    fields.at(EventKey::Reason).text();
    return readCorrection(fields.at(EventKey::Set), fields.ids());
}

Override readOverride(const Fields &outer)
{
    Override result;
    if (outer.has(EventKey::Was))
        result.wasLegal = readWord<Was>(outer.at(EventKey::Was)) == Was::Legal;
    if (outer.has(EventKey::Void))
        result.isVoid = outer.at(EventKey::Void).truth();
    if (!result.wasLegal && !result.isVoid)
        outer.at(EventKey::Reason).text();

    const JsonNode event = outer.at(EventKey::Event);
    const Fields inner(event, outer.ids());
    const Deed deed = inner.word<Deed>(EventKey::Do);
    if (event.faults().any())
        return result;
    if (deed == Deed::Override) {
        inner.at(EventKey::Do).refuse(expect::noOverride);
        return result;
    }
    readCommon(inner, deed);
    if (deed == Deed::Correct) {
        result.event = readCorrect(inner);
        return result;
    }
    // The rules refuse more than two slides; of an override each runs, so none may be left out.
    constexpr auto mostSlides = static_cast<qsizetype>(decltype(Use::slides)::capacity());
    inner.refuseMore(EventKey::Slides, mostSlides);
    Played played = readPlayed(inner, deed);
    if (played.play.player == none<Player> && outer.has(EventKey::Player))
        played.play.player = readPlayer(outer.at(EventKey::Player), outer.ids());
    result.event = played;
    return result;
}

} // namespace

Event readEvent(const JsonNode &node, Ids &ids)
{
    const Fields fields(node, ids);
    const Deed deed = fields.word<Deed>(EventKey::Do);
    if (node.faults().any())
        return Played{};
    readCommon(fields, deed);
    switch (deed) {
    case Deed::Correct:
        return readCorrect(fields);
    case Deed::Override:
        return readOverride(fields);
    default:
        return readPlayed(fields, deed);
    }
}

} // namespace skyledger::airshipcity
