// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/settings.h"

#include "core/cloudage/record/rewardcodecs.h"

#include <algorithm>
#include <cstdlib>

namespace skyledger::cloudage {

using describe::at;
using describe::byFunctions;
using describe::List;
using describe::Nullable;
using describe::Number;
using describe::Numbers;
using describe::setting;
using describe::Things;
using describe::Told;
using describe::ValueRange;

namespace {

constexpr int farOff = 10000; ///< beyond any board
constexpr int mostStock = 999;
constexpr int lastMission = static_cast<int>(countOf<Mission>) - 1;
/// Stands for a word or id that nobody knows: right in form, impossible on the table.
constexpr std::int32_t unknownThing = 0xFE;

// Codecs of what a correction may tell, though no board shows it.

template <class Key>
struct AnyWord {
    template <class Typed>
    static void read(const JsonNode &node, const Ids &, Typed &value)
    {
        const auto key = fromName<Key>(node.text().toStdString());
        value = static_cast<Typed>(key ? static_cast<std::int32_t>(*key) : unknownThing);
    }
    template <class Typed>
    static QJsonValue write(const Ids &, Typed value)
    {
        return word(static_cast<Key>(value));
    }
    template <class Typed>
    static bool fits(const Ids &, Typed value)
    {
        return indexOf(static_cast<Key>(value)) < countOf<Key>;
    }
};

template <auto Listed>
struct AnyThing {
    using Key = typename describe::detail::MemberType<Listed>::Thing;

    template <class Typed>
    static void read(const JsonNode &node, const Ids &ids, Typed &value)
    {
        const auto key = (ids.*Listed).find(node.text());
        value = static_cast<Typed>(key ? static_cast<std::int32_t>(*key) : unknownThing);
    }
    template <class Typed>
    static QJsonValue write(const Ids &ids, Typed value)
    {
        return (ids.*Listed).text(static_cast<Key>(value));
    }
    template <class Typed>
    static bool fits(const Ids &ids, Typed value)
    {
        return (ids.*Listed).contains(static_cast<Key>(value));
    }
};

/// A player as people call one.
struct AnyPlayer {
    static void read(const JsonNode &node, const Ids &, std::int32_t &value)
    {
        value = node.number(-farOff, farOff) - 1;
    }
    static QJsonValue write(const Ids &, std::int32_t value) { return value + 1; }
    static bool fits(const Ids &, std::int32_t value) { return std::abs(value + 1) <= farOff; }
};

using AnyAmount = Number<-farOff, farOff>;
using AnyCity = AnyThing<&Ids::cities>;

/// Cities and the markers in them, one after the other.
struct AnyMarkers {
    static void read(const JsonNode &node, const Ids &ids, Numbers &pairs)
    {
        const QJsonObject object = node.object();
        for (auto it = object.begin(); it != object.end(); ++it) {
            const auto city = ids.cities.find(it.key());
            pairs.push_back(city ? static_cast<std::int32_t>(*city) : unknownThing);
            pairs.push_back(node.at(it.key(), it.value()).number(-farOff, farOff));
        }
    }
    static QJsonValue write(const Ids &ids, const Numbers &pairs)
    {
        QJsonObject object;
        for (std::size_t i = 0; i + 1 < pairs.size(); i += 2)
            object.insert(AnyCity::write(ids, pairs[i]).toString(), pairs[i + 1]);
        return object;
    }
    static bool fits(const Ids &ids, const Numbers &pairs)
    {
        for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
            if (!AnyCity::fits(ids, pairs[i]) || !AnyAmount::fits(ids, pairs[i + 1]))
                return false;
        }
        return true;
    }
};

/// The missions of Mission cards, two of each.
struct AnyMissionCards {
    using Word = AnyWord<Mission>;

    static void read(const JsonNode &node, const Ids &ids, Numbers &missions)
    {
        const QJsonArray cards = node.list();
        for (qsizetype i = 0; i < cards.size(); ++i) {
            const JsonNode card = node.entry(i, cards[i]);
            const QJsonArray pair = card.list(2, 2);
            for (qsizetype k = 0; k < pair.size(); ++k)
                Word::read(card.entry(k, pair[k]), ids, missions.emplace_back());
        }
    }
    static QJsonValue write(const Ids &, const Numbers &missions)
    {
        QJsonArray cards;
        for (std::size_t i = 0; i + 1 < missions.size(); i += 2)
            cards.append(
                missionCardJson({static_cast<Mission>(missions[i]), static_cast<Mission>(missions[i + 1])}));
        return cards;
    }
    static bool fits(const Ids &ids, const Numbers &missions)
    {
        return missions.size() % 2 == 0
            && std::all_of(missions.begin(), missions.end(),
                           [&](std::int32_t each) { return Word::fits(ids, each); });
    }
};

using ToldNumber = Told<std::int32_t, AnyAmount>;
using ToldNumberOrNull = Told<std::optional<std::int32_t>, Nullable<AnyAmount>>;
using ToldNumbers = Told<Numbers, List<AnyAmount>>;
template <class Codec>
using ToldList = Told<Numbers, List<Codec>>;

// Values that are no single member.

template <Resource Kind>
std::int16_t stockOf(const State &state, Player player)
{
    return state.players[player].stock[Kind];
}
template <Resource Kind>
void putStock(State &state, Player player, std::int16_t amount)
{
    state.players[player].stock[Kind] = amount;
}

Numbers markersOf(const State &state, Player player)
{
    Numbers pairs;
    for (const MarkerPile &pile : state.players[player].markers)
        pairs.insert(pairs.end(), {static_cast<std::int32_t>(pile.city), pile.count});
    return pairs;
}
void putMarkers(State &state, Player player, const Numbers &pairs)
{
    auto &markers = state.players[player].markers;
    markers.clear();
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
        if (pairs[i + 1] > 0)
            markers.append({static_cast<City>(pairs[i]), static_cast<std::uint8_t>(pairs[i + 1])});
    }
}

Numbers missionsOf(const State &state, Player player)
{
    Numbers missions;
    for (const MissionCard &card : state.players[player].missions)
        missions.insert(missions.end(),
                        {static_cast<std::int32_t>(card.first), static_cast<std::int32_t>(card.second)});
    return missions;
}
void putMissions(State &state, Player player, const Numbers &missions)
{
    auto &cards = state.players[player].missions;
    cards.clear();
    for (std::size_t i = 0; i + 1 < missions.size(); i += 2)
        cards.append({static_cast<Mission>(missions[i]), static_cast<Mission>(missions[i + 1])});
}

Numbers deckOf(const State &state, Player player)
{
    const auto &counts = state.players[player].navigation.deck;
    Numbers deck;
    for (std::size_t value = 0; value < counts.size(); ++value)
        deck.insert(deck.end(), counts[value], static_cast<std::int32_t>(value));
    return deck;
}
void putDeck(State &state, Player player, const Numbers &deck)
{
    auto &counts = state.players[player].navigation.deck;
    counts = {};
    for (const std::int32_t value : deck) {
        auto &count = counts[static_cast<std::size_t>(value)];
        count = static_cast<std::uint8_t>(std::min(count + 1, 0xFF));
    }
}

Per<District, std::uint8_t> sleevesOf(const State &state)
{
    return state.sleeves;
}
void putSleeves(State &state, const Per<District, std::uint8_t> &sleeves)
{
    state.sleeves = sleeves;
}

std::optional<std::uint8_t> soloLeftOf(const State &state)
{
    return state.soloLeft;
}
void putSoloLeft(State &state, const std::optional<std::uint8_t> &left)
{
    state.soloLeft = left.value_or(state.soloLeft);
}

// What depends on the game that is played.

/// The things of one kind that the catalogue lists.
template <auto Count>
std::optional<ValueRange> listed(const Setup &setup, const State &, const Things &)
{
    return ValueRange{0, setup.catalogue.*Count - 1};
}
std::optional<ValueRange> players(const Setup &setup, const State &, const Things &)
{
    return ValueRange{0, static_cast<int>(setup.playerCount) - 1};
}
std::optional<ValueRange> markers(const Setup &setup, const State &, const Things &)
{
    return ValueRange{0, setup.rounds()};
}
std::optional<ValueRange> rounds(const Setup &setup, const State &, const Things &)
{
    return ValueRange{1, setup.rounds()};
}
std::optional<ValueRange> soloMarkers(const Setup &setup, const State &, const Things &)
{
    return ValueRange{0, setup.solo() ? setup.rounds() : -1};
}
std::optional<ValueRange> upgrades(const Setup &, const State &, const Things &things)
{
    return ValueRange{0, upgradesIn(static_cast<UpgradeZone>(things[1]))};
}

template <Resource Kind>
constexpr auto stock(Setting id, std::string_view path)
{
    return setting<byFunctions<stockOf<Kind>, putStock<Kind>>, ToldNumber>(id, path)
        .template within<0, mostStock>();
}

// clang-format off
constexpr describe::Setting<State, Setup, Ids> rows[] = {
    setting<at<&State::players, &PlayerState::vp>, ToldNumber>(Setting::Vp, "players.{player}.vp").within<-maxVp, maxVp>(),
    stock<Resource::Energy>(Setting::Energy, "players.{player}.energy"),
    stock<Resource::Water>(Setting::Water, "players.{player}.water"),
    stock<Resource::Metal>(Setting::Metal, "players.{player}.metal"),
    stock<Resource::Plants>(Setting::Plants, "players.{player}.plants"),
    stock<Resource::Cards>(Setting::Hand, "players.{player}.hand"),
    setting<at<&State::players, &PlayerState::level>, ToldNumber>(Setting::Level, "players.{player}.level").within<0, maxLevel>(),
    setting<at<&State::players, &PlayerState::at>, Nullable<AnyCity>>(Setting::At, "players.{player}.at").within<listed<&Catalogue::cityCount>>(),
    setting<at<&State::players, &PlayerState::markersLeft>, ToldNumber>(Setting::MarkersLeft, "players.{player}.markersLeft").within<markers>(),
    setting<byFunctions<markersOf, putMarkers>, AnyMarkers>(Setting::Markers, "players.{player}.markers"),
    setting<at<&State::players, &PlayerState::upgrades>, ToldNumber>(Setting::Upgrades, "players.{player}.upgrades.{zone}").within<upgrades>(),
    setting<at<&State::players, &PlayerState::projects>, ToldList<AnyThing<&Ids::projects>>>(Setting::Projects, "players.{player}.projects").within<listed<&Catalogue::projectCount>>(),
    setting<at<&State::players, &PlayerState::symbols>, ToldNumber>(Setting::Symbols, "players.{player}.symbols.{zone}").within<0, maxAmount>(),
    setting<byFunctions<deckOf, putDeck>, ToldNumbers>(Setting::NavigationDeck, "players.{player}.navigation.deck").within<0, maxNavigationValue>(),
    setting<at<&State::players, &PlayerState::navigation, &Navigation::top>, ToldNumbers>(Setting::NavigationTop, "players.{player}.navigation.top").within<0, maxNavigationValue>(),
    setting<at<&State::players, &PlayerState::navigation, &Navigation::discard>, ToldNumbers>(Setting::NavigationDiscard, "players.{player}.navigation.discard").within<0, maxNavigationValue>(),
    setting<byFunctions<missionsOf, putMissions>, AnyMissionCards>(Setting::Missions, "players.{player}.missions").within<0, lastMission>(),
    setting<at<&State::players, &PlayerState::covered>, ToldList<AnyWord<Mission>>>(Setting::Covered, "players.{player}.covered").within<0, lastMission>(),
    setting<at<&State::players, &PlayerState::missionFight>, ToldNumberOrNull>(Setting::MissionFight, "players.{player}.missionFight").within<0, mostStock>(),
    setting<at<&State::players, &PlayerState::lastFight>, ToldNumberOrNull>(Setting::LastFight, "players.{player}.lastFight").within<0, mostStock>(),
    setting<byFunctions<sleevesOf, putSleeves>, ToldNumbers>(Setting::Sleeves, "sleeves").within<0, cardsPerSleeve>(),
    setting<&State::tiles, ToldList<AnyWord<CampaignTile>>>(Setting::Tiles, "tiles"),
    setting<&State::gone, ToldList<AnyThing<&Ids::finds>>>(Setting::Gone, "gone").within<listed<&Catalogue::findCount>>(),
    setting<&State::planted, ToldNumber>(Setting::Planted, "planted").within<0, plantTiles>(),
    setting<byFunctions<soloLeftOf, putSoloLeft>, ToldNumberOrNull>(Setting::SoloLeft, "soloLeft").within<soloMarkers>(),
    setting<&State::bookSide, AnyWord<BookSide>>(Setting::BookSide, "bookSide").within<0, static_cast<int>(countOf<BookSide>) - 1>(),
    setting<&State::first, Told<std::int32_t, AnyPlayer>>(Setting::First, "first").within<players>(),
    setting<&State::round, ToldNumber>(Setting::Round, "round").within<rounds>(),
    setting<&State::phase, AnyWord<Phase>>(Setting::Phase, "phase").within<0, static_cast<int>(countOf<Phase>) - 1>(),
    setting<&State::current, Told<std::int32_t, AnyPlayer>>(Setting::Current, "current").within<players>(),
};
// clang-format on

/// Round, first player, phase and current player: told by the clock of the game, not by a board.
bool isCourse(const Assignment &value)
{
    return value.setting.number() >= indexOf(Setting::First);
}

} // namespace

const SettingTable &settings()
{
    static const SettingTable table(rows);
    return table;
}

std::vector<Assignment> boardValues(const Setup &setup, const State &state, const Ids &ids)
{
    std::vector<Assignment> values = settings().values(setup, state, ids);
    std::erase_if(values, isCourse);
    for (Assignment &value : values) {
        if (value.setting == Setting::SoloLeft && !setup.solo())
            value.value = {};
    }
    return values;
}

} // namespace skyledger::cloudage
