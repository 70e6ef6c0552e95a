// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/record/eventjson.h"
#include "core/cloudage/record/eventkeys.h"
#include "core/cloudage/record/fields.h"

namespace skyledger::cloudage {

using namespace Qt::Literals::StringLiterals;

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
    Fields(const JsonNode &event, const Ids &ids) : m_event(event), m_ids(ids)
    {
        m_values.values.fill(QJsonValue(QJsonValue::Undefined));
        const QJsonObject object = event.object();
        for (auto it = object.begin(); it != object.end(); ++it) {
            if (const auto key = fromName<EventKey>(it.key().toStdString())) {
                m_given.insert(*key);
                m_values[*key] = it.value();
            }
        }
    }

    const Ids &ids() const { return m_ids; }
    bool has(EventKey key) const { return m_given.contains(key); }
    JsonNode at(EventKey key) const { return m_event.at(latin1(key), m_values[key]); }
    bool isNull(EventKey key) const { return m_values[key].isNull(); }

    template <class Key>
    Key word(EventKey key) const
    {
        return readWord<Key>(at(key));
    }
    template <class Key>
    std::optional<Key> optionalWord(EventKey key) const
    {
        return has(key) ? std::optional(word<Key>(key)) : std::nullopt;
    }
    /// A word, `none` if it is left out.
    template <class Key>
    Key wordOrNone(EventKey key) const
    {
        return has(key) ? word<Key>(key) : none<Key>;
    }
    std::uint8_t number(EventKey key, int least, int most) const
    {
        return static_cast<std::uint8_t>(at(key).number(least, most));
    }
    /// 0 if it is left out.
    std::uint8_t optionalNumber(EventKey key, int least, int most) const
    {
        return has(key) ? number(key, least, most) : std::uint8_t{0};
    }
    bool truth(EventKey key) const { return has(key) && at(key).truth(); }
    void refuseOthersThan(KeySet<EventKey> permitted) const
    {
        for (const EventKey misplaced : m_given - permitted)
            at(misplaced).refuse(expect::noSuchKey);
    }

private:
    const JsonNode &m_event;
    const Ids &m_ids;
    KeySet<EventKey> m_given;
    Per<EventKey, QJsonValue> m_values;
};

/// Navigation values.
template <class List>
List readValues(const JsonNode &node)
{
    List values;
    const QJsonArray list = node.list(0, static_cast<qsizetype>(List::capacity()));
    for (qsizetype i = 0; i < list.size(); ++i)
        values.append(static_cast<std::uint8_t>(node.entry(i, list[i]).number(0, maxNavigationValue)));
    return values;
}

std::uint8_t readPick(const Fields &fields)
{
    return fields.optionalNumber(EventKey::Pick, 1, maxAmount);
}

Produce readProduce(const Fields &fields)
{
    Produce produce;
    if (!fields.isNull(EventKey::Level))
        produce.level = fields.number(EventKey::Level, 0, maxLevel);
    if (fields.has(EventKey::Reveal))
        produce.reveal = readValues<FixedList<std::uint8_t, 2>>(fields.at(EventKey::Reveal));
    if (fields.has(EventKey::Take)) {
        constexpr std::array<std::string_view, 2> permitted{"energy", "cards"};
        produce.take = fields.at(EventKey::Take).word(permitted) == 0 ? Resource::Energy : Resource::Cards;
    }
    return produce;
}

Draws readDraws(const Fields &fields)
{
    Draws draws;
    if (fields.has(EventKey::Draw))
        draws.cards = readValues<NavigationPile>(fields.at(EventKey::Draw));
    draws.vpCards = fields.optionalNumber(EventKey::VpCards, 0, maxAmount);
    if (fields.has(EventKey::Boost)) {
        const JsonNode node = fields.at(EventKey::Boost);
        const QJsonArray list = node.list(0, static_cast<qsizetype>(decltype(draws.boost)::capacity()));
        for (qsizetype i = 0; i < list.size(); ++i)
            draws.boost.append(readFirstWords<CampaignTile>(node.entry(i, list[i]), 2));
    }
    return draws;
}

Book readBook(const Fields &fields)
{
    Book book;
    book.pick = readPick(fields);
    if (fields.has(EventKey::Draw) || fields.has(EventKey::VpCards) || fields.has(EventKey::Boost))
        book.draws = readDraws(fields);
    return book;
}

Fly readFly(const Fields &fields)
{
    Fly fly;
    fly.city = readThing<City>(fields.at(EventKey::City), fields.ids());
    if (fields.has(EventKey::Points))
        fly.points = fields.number(EventKey::Points, 0, maxAmount);
    if (fields.has(EventKey::Panel)) {
        readOnly(fields.at(EventKey::Panel), "move");
        fly.panel = true;
    }
    fly.toll = fields.optionalWord<WaterOrVp>(EventKey::Toll);
    fly.accumulator = fields.optionalWord<WaterOrVp>(EventKey::Accumulator);
    fly.pick = readPick(fields);
    return fly;
}

Fight readFight(const Fields &fields)
{
    Fight fight;
    fields.at(EventKey::Draw).list();
    fight.draws = readDraws(fields);
    if (fields.has(EventKey::Tile)) {
        constexpr std::array<std::string_view, 2> permitted{"l14", "l15"};
        fight.tile = fields.at(EventKey::Tile).word(permitted) == 0 ? CampaignTile::L14 : CampaignTile::L15;
    }
    fight.pick = readPick(fields);
    fight.sequence = fields.optionalWord<WaterOrVp>(EventKey::Sequence);
    fight.remove = fields.wordOrNone<CampaignTile>(EventKey::Remove);
    return fight;
}

Gather readGather(const Fields &fields)
{
    Gather gather;
    gather.district = readDistrict(fields.at(EventKey::District));
    const JsonNode zones = fields.at(EventKey::Zones);
    const auto seats = static_cast<qsizetype>(fields.ids().seats);
    const QJsonArray list = zones.list(seats, seats);
    for (qsizetype i = 0; i < seats; ++i)
        gather.zones.append(readWord<Zone>(zones.entry(i, list.at(i))));
    gather.card = readCityCard(fields.at(EventKey::Card));
    gather.onTop = fields.truth(EventKey::OnTop);
    return gather;
}

Plant readPlant(const Fields &fields)
{
    Plant plant;
    plant.extra = fields.optionalWord<PlantKind>(EventKey::Extra);
    const JsonNode tiles = fields.at(EventKey::Tiles);
    const QJsonArray list = tiles.list(plant.extra ? 0 : 1, plantTiles);
    for (qsizetype i = 0; i < list.size(); ++i)
        ++plant.tiles[readWord<PlantKind>(tiles.entry(i, list[i]))];
    plant.manual = fields.optionalWord<WaterOrVp>(EventKey::Manual);
    if (fields.has(EventKey::Marker)) {
        readOnly(fields.at(EventKey::Marker), "l5");
        plant.marker = true;
    }
    plant.toBag = fields.optionalNumber(EventKey::ToBag, 0, maxAmount);
    return plant;
}

SoloStep readSolo(const Fields &fields)
{
    SoloStep solo;
    solo.choose = fields.word<SoloChoice>(EventKey::Choose);
    if (solo.choose != SoloChoice::Gather) {
        for (const EventKey key : {EventKey::District, EventKey::Zone, EventKey::Card}) {
            if (fields.has(key))
                fields.at(key).refuse(expect::noSuchKey);
        }
        return solo;
    }
    solo.district = readDistrict(fields.at(EventKey::District));
    solo.zone = fields.word<Zone>(EventKey::Zone);
    solo.card = readCityCard(fields.at(EventKey::Card));
    return solo;
}

OtherEffect readEffect(const Fields &fields)
{
    OtherEffect effect;
    effect.source = fields.word<EffectSource>(EventKey::Source);
    if (fields.has(EventKey::Number)) {
        if (effect.source == EffectSource::Story)
            effect.number = fields.number(EventKey::Number, firstStory, lastStory);
        else
            fields.at(EventKey::Number).refuse(expect::noSuchKey);
    }
    if (fields.has(EventKey::Pay))
        effect.pay = readAmounts(fields.at(EventKey::Pay));
    if (fields.has(EventKey::Gain))
        effect.reward.gain = readAmounts(fields.at(EventKey::Gain));
    if (fields.has(EventKey::Vp))
        effect.reward.vp = static_cast<std::int16_t>(fields.at(EventKey::Vp).number(-maxVp, maxVp));
    effect.reward.level = fields.optionalNumber(EventKey::Level, 0, maxAmount);
    if (fields.has(EventKey::Then))
        effect.reward.then = readFollowUps(fields.at(EventKey::Then));
    if (fields.has(EventKey::Tiles)) {
        const JsonNode tiles = fields.at(EventKey::Tiles);
        tiles.object();
        if (const JsonNode in = tiles.at("in"_L1); in.isPresent())
            effect.in = readTiles(in);
        if (const JsonNode out = tiles.at("out"_L1); out.isPresent())
            effect.out = readTiles(out);
    }
    // Amounts belong to somebody.
    const bool hasAmounts = effect.pay != Amounts{} || effect.reward != PlainReward{};
    if (hasAmounts)
        readPlayer(fields.at(EventKey::Player), fields.ids());
    return effect;
}

std::vector<Found> readFound(const JsonNode &node, const Ids &ids)
{
    std::vector<Found> found;
    const QJsonArray list = node.list(0, static_cast<qsizetype>(countOf<Find>));
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        if (entry.value().isObject()) {
            found.push_back({none<Find>, readPlainReward(entry)});
            if (const JsonNode oneOf = entry.at("oneOf"_L1); oneOf.isPresent())
                oneOf.refuse(expect::noSuchKey);
        } else {
            found.push_back({readThing<Find>(entry, ids), {}});
        }
    }
    return found;
}

std::optional<std::int16_t> readOptionalVp(const JsonNode &node)
{
    return node.isPresent() ? std::optional(static_cast<std::int16_t>(node.number(-maxVp, maxVp)))
                            : std::nullopt;
}

void readReported(const JsonNode &node, Reported &reported)
{
    node.object();
    if (const JsonNode pay = node.at("pay"_L1); pay.isPresent())
        reported.pay = readAmounts(pay);
    if (const JsonNode gain = node.at("gain"_L1); gain.isPresent())
        reported.gain = readAmounts(gain);
    reported.vp = readOptionalVp(node.at("vp"_L1));
    if (const JsonNode level = node.at("level"_L1); level.isPresent())
        reported.level = static_cast<std::uint8_t>(level.number(0, maxAmount));
    if (const JsonNode then = node.at("then"_L1); then.isPresent())
        reported.then = readFollowUps(then);
    if (const JsonNode won = node.at("won"_L1); won.isPresent())
        reported.won = won.truth();
    if (const JsonNode symbols = node.at("symbols"_L1); symbols.isPresent())
        reported.symbols = readSymbols(symbols);
    const JsonNode milestone = node.at("milestone"_L1);
    if (!milestone.isPresent())
        return;
    milestone.object();
    reported.milestone = Reported::Milestone{};
    if (const JsonNode gain = milestone.at("gain"_L1); gain.isPresent())
        reported.milestone->gain = readAmounts(gain);
    reported.milestone->vp = readOptionalVp(milestone.at("vp"_L1)).value_or(0);
}

Played readPlayed(const Fields &fields, Deed deed)
{
    Played played;
    Play &play = played.play;
    if (deed == Deed::Mission || fields.has(EventKey::Player))
        play.player = readPlayer(fields.at(EventKey::Player), fields.ids());
    if (fields.has(EventKey::Found))
        played.reported.found = readFound(fields.at(EventKey::Found), fields.ids());
    if (fields.has(EventKey::Reported))
        readReported(fields.at(EventKey::Reported), played.reported);
    switch (deed) {
    case Deed::Produce:
        play.what = readProduce(fields);
        break;
    case Deed::Book:
        play.what = readBook(fields);
        break;
    case Deed::Fly:
        play.what = readFly(fields);
        break;
    case Deed::Fight:
        play.what = readFight(fields);
        break;
    case Deed::Gather:
        play.what = readGather(fields);
        break;
    case Deed::Plant:
        play.what = readPlant(fields);
        break;
    case Deed::Upgrade:
        play.what = Upgrade{fields.word<UpgradeZone>(EventKey::Zone)};
        break;
    case Deed::Play:
        play.what = PlayCard{readThing<Project>(fields.at(EventKey::Card), fields.ids()),
                             fields.truth(EventKey::Sell), readPick(fields)};
        break;
    case Deed::Take:
        play.what = Take{readFirstWords<Resource>(fields.at(EventKey::Resource), 4)};
        break;
    case Deed::Update:
        play.what = Update{fields.number(EventKey::Remove, 0, maxNavigationValue)};
        break;
    case Deed::Solo:
        play.what = readSolo(fields);
        break;
    case Deed::Pass:
        play.what = Pass{};
        break;
    case Deed::Mission:
        play.what = TakeMission{readMissionCard(fields.at(EventKey::Card)),
                                fields.wordOrNone<Mission>(EventKey::Cover)};
        break;
    case Deed::Effect:
        play.what = readEffect(fields);
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
    if (outer.has(EventKey::Was)) {
        readOnly(outer.at(EventKey::Was), "legal");
        result.wasLegal = true;
    }
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
    Played played = readPlayed(inner, deed);
    if (played.play.player == none<Player> && outer.has(EventKey::Player))
        played.play.player = readPlayer(outer.at(EventKey::Player), outer.ids());
    result.event = played;
    return result;
}

} // namespace

Event readEvent(const JsonNode &node, const Ids &ids)
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

} // namespace skyledger::cloudage
