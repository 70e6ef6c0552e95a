// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/record/game.h"
#include "core/cloudage/record/rewardcodecs.h"

namespace skyledger::cloudage {

using namespace Qt::Literals::StringLiterals;
using describe::at;
using describe::Field;
using describe::field;
using describe::groupField;
using describe::List;
using describe::Number;
using describe::Object;
using describe::optionalField;
using describe::PlayShape;
using describe::ReadBy;
using describe::shape;

namespace {

/// Symbols of all zones, also where there are none.
struct SymbolsCodec : AmountsCodec {
    static QJsonValue write(const Ids &, const Symbols &symbols) { return symbolsJson(symbols); }
};
using TilesCodec = ReadBy<readTiles, words<TileSet>>;
using MissionCardCodec = ReadBy<readMissionCard, missionCardJson>;
using Pick = Number<1, maxAmount>;

/// A word out of a part of a vocabulary: the given keys.
template <auto... Keys>
struct OneOf {
    using Key = std::common_type_t<decltype(Keys)...>;

    static void read(const JsonNode &node, Ids &, Key &value)
    {
        constexpr std::array<Key, sizeof...(Keys)> keys{Keys...};
        constexpr std::array<std::string_view, sizeof...(Keys)> names{
            nameTable<Key>[static_cast<std::size_t>(Keys)]...};
        value = keys[node.word(names)];
    }
    static QJsonValue write(const Ids &, Key value) { return word(value); }
    static bool fits(const Ids &, Key value) { return ((value == Keys) || ...); }
};

constexpr std::string_view moveWord = "move";
constexpr std::string_view l5Word = "l5";

/// True, said by the only word that may stand there.
template <const std::string_view &Only>
struct Said {
    static void read(const JsonNode &node, Ids &, bool &value)
    {
        readOnly(node, Only);
        value = true;
    }
    static QJsonValue write(const Ids &, bool) { return toText(Only); }
    static bool fits(const Ids &, bool value) { return value; }
};

/// A number, or null for one that stands for nothing; `isRead`: null may stand in a file.
template <std::uint8_t Nothing, int Most, bool isRead>
struct NumberOrNull {
    static void read(const JsonNode &node, Ids &, std::uint8_t &value)
    {
        value = isRead && node.isNull() ? Nothing : static_cast<std::uint8_t>(node.number(0, Most));
    }
    static QJsonValue write(const Ids &, std::uint8_t value)
    {
        return value == Nothing ? QJsonValue(QJsonValue::Null) : QJsonValue(value);
    }
    static bool fits(const Ids &, std::uint8_t value)
    {
        return value <= Most || (isRead && value == Nothing);
    }
};
using LevelCodec = NumberOrNull<noLevel, maxLevel, true>;
/// One that is not told is written as null and never read.
using DrawnCard = NumberOrNull<untoldCard, maxNavigationValue, false>;

/// A City card; one that is not told is written as null and never read.
struct TurnedCard {
    static void read(const JsonNode &node, Ids &ids, std::optional<CityCard> &card)
    {
        CityCardCodec::read(node, ids, card.emplace(CityCard{}));
    }
    static QJsonValue write(const Ids &ids, const std::optional<CityCard> &card)
    {
        return card ? CityCardCodec::write(ids, *card) : QJsonValue(QJsonValue::Null);
    }
    static bool fits(const Ids &ids, const std::optional<CityCard> &card)
    {
        return card && CityCardCodec::fits(ids, *card);
    }
};

/// Plant tiles one by one.
struct PlantTiles {
    static void read(const JsonNode &node, Ids &, Per<PlantKind, std::uint8_t> &tiles)
    {
        const QJsonArray list = node.list(0, plantTiles);
        for (qsizetype i = 0; i < list.size(); ++i)
            ++tiles[readWord<PlantKind>(node.entry(i, list[i]))];
    }
    static QJsonValue write(const Ids &, const Per<PlantKind, std::uint8_t> &tiles)
    {
        QJsonArray list;
        for (const PlantKind kind : all<PlantKind>()) {
            for (int i = 0; i < tiles[kind]; ++i)
                list.append(word(kind));
        }
        return list;
    }
    static bool fits(const Ids &, const Per<PlantKind, std::uint8_t> &tiles)
    {
        Plant plant;
        plant.tiles = tiles;
        return plant.count() <= plantTiles;
    }
};

/// A find by its id, or a reward of its own.
struct FoundCodec {
    static void read(const JsonNode &node, Ids &ids, Found &found)
    {
        if (!node.value().isObject()) {
            found.find = readThing<Find>(node, ids);
            return;
        }
        ChoiceCodec::read(node, ids, found.reward);
    }
    static QJsonValue write(const Ids &ids, const Found &found)
    {
        return found.find != none<Find> ? QJsonValue(ids.finds.text(found.find))
                                        : ChoiceCodec::write(ids, found.reward);
    }
    static bool fits(const Ids &ids, const Found &found)
    {
        return found.find != none<Find> ? ids.finds.contains(found.find)
                                        : ChoiceCodec::fits(ids, found.reward);
    }
};

// Each kind in the order of the format's page.

constexpr Field<Produce, Ids> produceFields[] = {
    field<&Produce::level, LevelCodec>("level"),
    optionalField<&Produce::reveal, List<Number<0, maxNavigationValue>, 0, 2>>("reveal"),
    optionalField<&Produce::take, OneOf<Resource::Energy, Resource::Cards>>("take"),
};

using DrawnCards = List<DrawnCard, 0, static_cast<qsizetype>(maxNavigation)>;
using Boosts = List<OneOf<CampaignTile::L1, CampaignTile::L2>, 0, 8>;

constexpr Field<Book, Ids> bookFields[] = {
    groupField<at<&Book::draws, &Draws::cards>, DrawnCards>("draw"),
    optionalField<at<&Book::draws, &Draws::vpCards>, Amount>("vpCards"),
    optionalField<at<&Book::draws, &Draws::boost>, Boosts>("boost"),
    optionalField<&Book::pick, Pick>("pick"),
};
constexpr Field<Fly, Ids> flyFields[] = {
    field<&Fly::city>("city"),
    optionalField<&Fly::points, Amount>("points"),
    optionalField<&Fly::panel, Said<moveWord>>("panel"),
    optionalField<&Fly::toll>("toll"),
    optionalField<&Fly::accumulator>("accumulator"),
    optionalField<&Fly::pick, Pick>("pick"),
};
constexpr Field<Reported, Ids> foundFields[] = {
    optionalField<&Reported::found, List<FoundCodec, 0, static_cast<qsizetype>(countOf<Find>)>>("found"),
};
constexpr Field<Fight, Ids> fightFields[] = {
    field<at<&Fight::draws, &Draws::cards>, DrawnCards>("draw"),
    optionalField<at<&Fight::draws, &Draws::vpCards>, Amount>("vpCards"),
    optionalField<at<&Fight::draws, &Draws::boost>, Boosts>("boost"),
    optionalField<&Fight::tile, OneOf<CampaignTile::L14, CampaignTile::L15>>("tile"),
    optionalField<&Fight::pick, Pick>("pick"),
    optionalField<&Fight::sequence>("sequence"),
    optionalField<&Fight::remove>("remove"),
};
constexpr Field<Gather, Ids> gatherFields[] = {
    field<&Gather::district>("district"),
    field<&Gather::zones, describe::PerSeat<&Ids::seats>>("zones"),
    field<&Gather::card, TurnedCard>("card"),
    optionalField<&Gather::onTop>("onTop"),
};
constexpr Field<Plant, Ids> plantFields[] = {
    field<&Plant::tiles, PlantTiles>("tiles"),     optionalField<&Plant::extra>("extra"),
    optionalField<&Plant::manual>("manual"),       optionalField<&Plant::marker, Said<l5Word>>("marker"),
    optionalField<&Plant::toBag, Amount>("toBag"),
};
constexpr Field<Upgrade, Ids> upgradeFields[] = {field<&Upgrade::zone>("zone")};
constexpr Field<PlayCard, Ids> playFields[] = {
    field<&PlayCard::card>("card"),
    optionalField<&PlayCard::sell>("sell"),
    optionalField<&PlayCard::pick, Pick>("pick"),
};
constexpr Field<Take, Ids> takeFields[] = {
    field<&Take::resource, OneOf<Resource::Energy, Resource::Water, Resource::Metal, Resource::Cards>>(
        "resource"),
};
constexpr Field<Update, Ids> updateFields[] = {
    field<&Update::remove, Number<0, maxNavigationValue>>("remove"),
};
constexpr Field<SoloStep, Ids> soloFields[] = {
    field<&SoloStep::choose>("choose"),
    optionalField<&SoloStep::district>("district"),
    optionalField<&SoloStep::zone>("zone"),
    optionalField<&SoloStep::card, CityCardCodec>("card"),
};
constexpr Field<TakeMission, Ids> missionFields[] = {
    field<&TakeMission::card, MissionCardCodec>("card"),
    optionalField<&TakeMission::cover>("cover"),
};
constexpr Field<OtherEffect::Tiles, Ids> movedTileFields[] = {
    optionalField<&OtherEffect::Tiles::in, TilesCodec>("in"),
    optionalField<&OtherEffect::Tiles::out, TilesCodec>("out"),
};
constexpr Field<OtherEffect, Ids> effectFields[] = {
    field<&OtherEffect::source>("source"),
    optionalField<&OtherEffect::number, Number<firstStory, lastStory>>("number"),
    optionalField<&OtherEffect::pay, AmountsCodec>("pay"),
    optionalField<at<&OtherEffect::reward, &PlainReward::gain>, AmountsCodec>("gain"),
    optionalField<at<&OtherEffect::reward, &PlainReward::vp>, Vp>("vp"),
    optionalField<at<&OtherEffect::reward, &PlainReward::level>, Amount>("level"),
    optionalField<at<&OtherEffect::reward, &PlainReward::then>, FollowUpsCodec>("then"),
    optionalField<&OtherEffect::tiles, Object<movedTileFields>>("tiles"),
};

constexpr Field<Reported::Milestone, Ids> milestoneReadFields[] = {
    optionalField<&Reported::Milestone::gain, AmountsCodec>("gain"),
    optionalField<&Reported::Milestone::vp, Vp>("vp"),
};
/// What a milestone brought: read with keys left out, written with both.
struct MilestoneCodec : Object<milestoneReadFields> {
    static QJsonValue write(const Ids &, const Reported::Milestone &milestone)
    {
        return QJsonObject{{u"gain"_s, amountsJson(milestone.gain)}, {u"vp"_s, milestone.vp}};
    }
};
constexpr Field<Reported, Ids> reportedFields[] = {
    optionalField<&Reported::pay, AmountsCodec>("pay"),
    optionalField<&Reported::gain, AmountsCodec>("gain"),
    optionalField<&Reported::vp, Vp>("vp"),
    optionalField<&Reported::level, Amount>("level"),
    optionalField<&Reported::then, FollowUpsCodec>("then"),
    optionalField<&Reported::won>("won"),
    optionalField<&Reported::symbols, SymbolsCodec>("symbols"),
    optionalField<&Reported::milestone, MilestoneCodec>("milestone"),
};
constexpr Field<Play, Ids> playerField = optionalField<&Play::player>("player");

/// At least one tile, where no further one of L14 is planted.
void checkPlant(const JsonNode &event, const Plant &plant)
{
    const JsonNode tiles = event.at("tiles"_L1);
    if (plant.count() == 0 && !plant.extra && !tiles.faults().any())
        tiles.list(1, plantTiles);
}

/// District, zone and card stand where somebody gathers, and only there.
void checkSolo(const JsonNode &event, const SoloStep &solo)
{
    const bool gathers = solo.choose == SoloChoice::Gather;
    for (const auto key : {"district"_L1, "zone"_L1, "card"_L1}) {
        const bool given = event.at(key).isPresent();
        if (given && !gathers)
            describe::misplacedKey(event, key);
        else if (!given && gathers)
            describe::lackingKey(event, key);
    }
}

/// Story cards are numbered.
void checkEffect(const JsonNode &event, const OtherEffect &effect)
{
    if (effect.number != 0 && effect.source != EffectSource::Story)
        describe::misplacedKey(event, "number"_L1);
}

constexpr PlayShape<Played, Ids> shapes[] = {
    shape<&Play::what, Produce, produceFields>("produce"),
    shape<&Play::what, Book, bookFields>("book"),
    shape<&Play::what, Fly, flyFields>("fly").telling<foundFields>(),
    shape<&Play::what, Fight, fightFields>("fight"),
    shape<&Play::what, Gather, gatherFields>("gather"),
    shape<&Play::what, Plant, plantFields>("plant").telling<foundFields>().checked<checkPlant>(),
    shape<&Play::what, Upgrade, upgradeFields>("upgrade"),
    shape<&Play::what, PlayCard, playFields>("play"),
    shape<&Play::what, Take, takeFields>("take"),
    shape<&Play::what, Update, updateFields>("update"),
    shape<&Play::what, SoloStep, soloFields>("solo").checked<checkSolo>(),
    shape<&Play::what, Pass>("pass"),
    shape<&Play::what, TakeMission, missionFields>("mission").named(),
    shape<&Play::what, OtherEffect, effectFields>("effect").checked<checkEffect>(),
};

/// Whether somebody pays or gains by another card, and nobody says who.
bool lacksPlayer(const Play &play)
{
    const auto *effect = std::get_if<OtherEffect>(&play.what);
    return effect != nullptr
        && play.player == none<Player> && (effect->pay != Amounts{} || effect->reward != PlainReward{});
}

} // namespace

Played Plays::read(const JsonNode &event, Ids &ids) const
{
    Played played = PlayTable::read(event, ids);
    if (lacksPlayer(played.play))
        event.at("player"_L1).number(1, static_cast<int>(ids.seats));
    return played;
}

bool Plays::fits(const Played &played, const Ids &ids) const
{
    return !lacksPlayer(played.play) && PlayTable::fits(played, ids);
}

QJsonObject Plays::write(const Played &played, const Ids &ids) const
{
    QJsonObject event = PlayTable::write(played, ids);
    const auto *solo = std::get_if<SoloStep>(&played.play.what);
    if (solo != nullptr && solo->choose == SoloChoice::Gather && !solo->card)
        event.insert(u"card"_s, QJsonValue::Null);
    return event;
}

const Plays &plays()
{
    static const Plays table(shapes, playerField, reportedFields);
    return table;
}

} // namespace skyledger::cloudage
