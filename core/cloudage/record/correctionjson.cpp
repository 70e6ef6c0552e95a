// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/record/correctionjson.h"

#include "core/cloudage/record/fields.h"
#include "core/cloudage/rules/corrections.h"

#include <QtCore/QStringList>

namespace skyledger::cloudage {

using namespace Qt::Literals::StringLiterals;

namespace {

/// How a setting is written.
enum class Form : std::uint8_t {
    Number,       ///< a whole number
    NumberOrNull, ///< or null
    City,         ///< the id of a city, or null
    Values,       ///< a list of numbers
    Markers,      ///< numbers under ids of cities
    Projects,     ///< a list of ids of cards
    MissionCards, ///< a list of pairs of missions
    Missions,     ///< a list of missions
    Tiles,        ///< a list of Campaign tiles
    Finds,        ///< a list of ids of finds
    BookSide,     ///< a word
    Phase,        ///< a word
    Player        ///< a player's number
};

struct Path {
    std::string_view name; ///< below `players.N.` or alone
    Setting setting;
    Form form;
    bool own = false; ///< of one player
    UpgradeZone zone = none<UpgradeZone>;
};

constexpr Path paths[] = {
    {"vp", Setting::Vp, Form::Number, true},
    {"energy", Setting::Energy, Form::Number, true},
    {"water", Setting::Water, Form::Number, true},
    {"metal", Setting::Metal, Form::Number, true},
    {"plants", Setting::Plants, Form::Number, true},
    {"hand", Setting::Hand, Form::Number, true},
    {"level", Setting::Level, Form::Number, true},
    {"at", Setting::At, Form::City, true},
    {"markersLeft", Setting::MarkersLeft, Form::Number, true},
    {"markers", Setting::Markers, Form::Markers, true},
    {"upgrades.movement", Setting::Upgrades, Form::Number, true, UpgradeZone::Movement},
    {"upgrades.combat", Setting::Upgrades, Form::Number, true, UpgradeZone::Combat},
    {"upgrades.planting", Setting::Upgrades, Form::Number, true, UpgradeZone::Planting},
    {"projects", Setting::Projects, Form::Projects, true},
    {"symbols.movement", Setting::Symbols, Form::Number, true, UpgradeZone::Movement},
    {"symbols.combat", Setting::Symbols, Form::Number, true, UpgradeZone::Combat},
    {"symbols.planting", Setting::Symbols, Form::Number, true, UpgradeZone::Planting},
    {"navigation.deck", Setting::NavigationDeck, Form::Values, true},
    {"navigation.top", Setting::NavigationTop, Form::Values, true},
    {"navigation.discard", Setting::NavigationDiscard, Form::Values, true},
    {"missions", Setting::Missions, Form::MissionCards, true},
    {"covered", Setting::Covered, Form::Missions, true},
    {"missionFight", Setting::MissionFight, Form::NumberOrNull, true},
    {"lastFight", Setting::LastFight, Form::NumberOrNull, true},
    {"sleeves", Setting::Sleeves, Form::Values},
    {"tiles", Setting::Tiles, Form::Tiles},
    {"gone", Setting::Gone, Form::Finds},
    {"planted", Setting::Planted, Form::Number},
    {"soloLeft", Setting::SoloLeft, Form::NumberOrNull},
    {"bookSide", Setting::BookSide, Form::BookSide},
    {"first", Setting::First, Form::Player},
    {"round", Setting::Round, Form::Number},
    {"phase", Setting::Phase, Form::Phase},
    {"current", Setting::Current, Form::Player},
};

constexpr int farOff = 10000;          ///< beyond any board
constexpr std::int32_t nothing = 0xFF; ///< null

/// The number of a word or id; one that nobody knows is right in form and impossible on the table.
template <class Key>
std::int32_t numberOfWord(const JsonNode &node)
{
    const auto key = fromName<Key>(node.text().toStdString());
    return key ? static_cast<std::int32_t>(*key) : unknownThing;
}
template <class Key>
std::int32_t numberOfId(const JsonNode &node, const Ids &ids)
{
    const auto key = ids.of<Key>().find(node.text());
    return key ? static_cast<std::int32_t>(*key) : unknownThing;
}

/// Reads each entry of a list.
template <class Read>
std::vector<std::int32_t> readList(const JsonNode &node, Read read)
{
    std::vector<std::int32_t> list;
    const QJsonArray array = node.list();
    for (qsizetype i = 0; i < array.size(); ++i)
        list.push_back(read(node.entry(i, array[i])));
    return list;
}

std::vector<std::int32_t> readMarkers(const JsonNode &node, const Ids &ids)
{
    std::vector<std::int32_t> pairs;
    const QJsonObject object = node.object();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const auto city = ids.cities.find(it.key());
        pairs.push_back(city ? static_cast<std::int32_t>(*city) : unknownThing);
        pairs.push_back(node.at(it.key(), it.value()).number(-farOff, farOff));
    }
    return pairs;
}

std::vector<std::int32_t> readMissionCards(const JsonNode &node)
{
    std::vector<std::int32_t> pairs;
    const QJsonArray array = node.list();
    for (qsizetype i = 0; i < array.size(); ++i) {
        const JsonNode card = node.entry(i, array[i]);
        const QJsonArray pair = card.list(2, 2);
        for (qsizetype k = 0; k < pair.size(); ++k)
            pairs.push_back(numberOfWord<Mission>(card.entry(k, pair[k])));
    }
    return pairs;
}

void readValue(const JsonNode &node, Form form, const Ids &ids, Assignment &value)
{
    switch (form) {
    case Form::NumberOrNull:
        value.number = node.isNull() ? nothing : node.number(-farOff, farOff);
        // 255 is nothing here; no board shows such a number either.
        if (!node.isNull() && value.number == nothing)
            value.number = farOff;
        break;
    case Form::Number:
        value.number = node.number(-farOff, farOff);
        break;
    case Form::City:
        value.number = node.isNull() ? nothing : numberOfId<City>(node, ids);
        break;
    case Form::Values:
        value.list = readList(node, [](const JsonNode &entry) { return entry.number(-farOff, farOff); });
        break;
    case Form::Markers:
        value.list = readMarkers(node, ids);
        break;
    case Form::Projects:
        value.list = readList(node, [&](const JsonNode &entry) { return numberOfId<Project>(entry, ids); });
        break;
    case Form::MissionCards:
        value.list = readMissionCards(node);
        break;
    case Form::Missions:
        value.list = readList(node, [](const JsonNode &entry) { return numberOfWord<Mission>(entry); });
        break;
    case Form::Tiles:
        value.list = readList(node, [](const JsonNode &entry) { return numberOfWord<CampaignTile>(entry); });
        break;
    case Form::Finds:
        value.list = readList(node, [&](const JsonNode &entry) { return numberOfId<Find>(entry, ids); });
        break;
    case Form::BookSide:
        value.number = numberOfWord<BookSide>(node);
        break;
    case Form::Phase:
        value.number = numberOfWord<Phase>(node);
        break;
    case Form::Player:
        value.number = node.number(-farOff, farOff) - 1;
        break;
    }
}

/// The path that a key names, and whose value it is; nothing if there is no such path.
const Path *findPath(const QString &key, const Ids &ids, Player &player)
{
    QString name = key;
    const bool own = key.startsWith("players."_L1);
    if (own) {
        const QStringList parts = key.split(u'.');
        bool isNumber = false;
        const int number = parts.value(1).toInt(&isNumber);
        if (!isNumber || number < 1 || number > static_cast<int>(ids.seats)
            || parts.value(1) != QString::number(number))
            return nullptr;
        player = static_cast<Player>(number - 1);
        name = parts.mid(2).join(u'.');
    }
    for (const Path &path : paths) {
        if (path.own == own && name == toText(path.name))
            return &path;
    }
    return nullptr;
}

QJsonArray idsJson(const auto &list, const std::vector<std::int32_t> &numbers)
{
    using Key = typename std::remove_cvref_t<decltype(list)>::Thing;
    QJsonArray array;
    for (const std::int32_t number : numbers)
        array.append(list.text(static_cast<Key>(number)));
    return array;
}

template <class Key>
QJsonArray wordsJson(const std::vector<std::int32_t> &numbers)
{
    QJsonArray array;
    for (const std::int32_t number : numbers)
        array.append(word(static_cast<Key>(number)));
    return array;
}

QJsonValue valueJson(const Assignment &value, Form form, const Ids &ids)
{
    switch (form) {
    case Form::Number:
        return value.number;
    case Form::NumberOrNull:
        return value.number == nothing ? QJsonValue(QJsonValue::Null) : QJsonValue(value.number);
    case Form::City:
        return value.number == nothing ? QJsonValue(QJsonValue::Null)
                                       : QJsonValue(ids.cities.text(static_cast<City>(value.number)));
    case Form::Values:
        return numbers(value.list);
    case Form::Markers: {
        QJsonObject object;
        for (std::size_t i = 0; i + 1 < value.list.size(); i += 2)
            object.insert(ids.cities.text(static_cast<City>(value.list[i])), value.list[i + 1]);
        return object;
    }
    case Form::Projects:
        return idsJson(ids.projects, value.list);
    case Form::MissionCards: {
        QJsonArray cards;
        for (std::size_t i = 0; i + 1 < value.list.size(); i += 2)
            cards.append(missionCardJson(
                {static_cast<Mission>(value.list[i]), static_cast<Mission>(value.list[i + 1])}));
        return cards;
    }
    case Form::Missions:
        return wordsJson<Mission>(value.list);
    case Form::Tiles:
        return wordsJson<CampaignTile>(value.list);
    case Form::Finds:
        return idsJson(ids.finds, value.list);
    case Form::BookSide:
        return word(static_cast<BookSide>(value.number));
    case Form::Phase:
        return word(static_cast<Phase>(value.number));
    case Form::Player:
        return value.number + 1;
    }
    return {};
}

} // namespace

Correct readCorrection(const JsonNode &node, const Ids &ids)
{
    Correct correct;
    const QJsonObject object = node.object();
    if (object.isEmpty() && !node.faults().any())
        node.refuse(expect::settablePath);
    for (auto it = object.begin(); it != object.end(); ++it) {
        const JsonNode value = node.at(it.key(), it.value());
        Assignment assignment;
        const Path *path = findPath(it.key(), ids, assignment.player);
        if (path == nullptr) {
            value.refuse(expect::settablePath);
            continue;
        }
        assignment.setting = path->setting;
        assignment.zone = path->zone;
        readValue(value, path->form, ids, assignment);
        correct.set.push_back(assignment);
    }
    return correct;
}

QJsonObject correctionJson(const Correct &correct, const Ids &ids)
{
    QJsonObject object;
    for (const Assignment &value : correct.set) {
        for (const Path &path : paths) {
            if (path.setting != value.setting || path.zone != value.zone)
                continue;
            QString key = toText(path.name);
            if (path.own)
                key = u"players.%1.%2"_s.arg(numberFor(value.player)).arg(key);
            object.insert(key, valueJson(value, path.form, ids));
        }
    }
    return object;
}

namespace {

using Numbers = std::vector<std::int32_t>;

Numbers numbersOf(const auto &things)
{
    Numbers numbers;
    for (const auto thing : things)
        numbers.push_back(static_cast<std::int32_t>(thing));
    return numbers;
}

Numbers pairsOf(const PlayerState &board)
{
    Numbers pairs;
    for (const MarkerPile &pile : board.markers)
        pairs.insert(pairs.end(), {static_cast<std::int32_t>(pile.city), pile.count});
    return pairs;
}

Numbers cardsOf(const PlayerState &board)
{
    Numbers pairs;
    for (const MissionCard &card : board.missions)
        pairs.insert(pairs.end(),
                     {static_cast<std::int32_t>(card.first), static_cast<std::int32_t>(card.second)});
    return pairs;
}

Numbers deckOf(const Navigation &navigation)
{
    Numbers deck;
    for (std::size_t value = 0; value < navigation.deck.size(); ++value)
        deck.insert(deck.end(), navigation.deck[value], static_cast<std::int32_t>(value));
    return deck;
}

/// What stands on a board under one setting: a number, or a list.
void readOff(const PlayerState &board, Assignment &value)
{
    switch (value.setting) {
    case Setting::Vp:
        value.number = board.vp;
        break;
    case Setting::Energy:
        value.number = board.stock[Resource::Energy];
        break;
    case Setting::Water:
        value.number = board.stock[Resource::Water];
        break;
    case Setting::Metal:
        value.number = board.stock[Resource::Metal];
        break;
    case Setting::Plants:
        value.number = board.stock[Resource::Plants];
        break;
    case Setting::Hand:
        value.number = board.stock[Resource::Cards];
        break;
    case Setting::Level:
        value.number = board.level;
        break;
    case Setting::At:
        value.number = static_cast<std::int32_t>(board.at);
        break;
    case Setting::MarkersLeft:
        value.number = board.markersLeft;
        break;
    case Setting::Markers:
        value.list = pairsOf(board);
        break;
    case Setting::Upgrades:
        value.number = board.upgrades[value.zone];
        break;
    case Setting::Projects:
        value.list = numbersOf(board.projects);
        break;
    case Setting::Symbols:
        value.number = board.symbols[value.zone];
        break;
    case Setting::NavigationDeck:
        value.list = deckOf(board.navigation);
        break;
    case Setting::NavigationTop:
        value.list = numbersOf(board.navigation.top);
        break;
    case Setting::NavigationDiscard:
        value.list = numbersOf(board.navigation.discard);
        break;
    case Setting::Missions:
        value.list = cardsOf(board);
        break;
    case Setting::Covered:
        value.list = numbersOf(board.covered);
        break;
    case Setting::MissionFight:
        value.number = board.missionFight.value_or(nothing);
        break;
    case Setting::LastFight:
        value.number = board.lastFight.value_or(nothing);
        break;
    default:
        break;
    }
}

/// The same of what lies between the players. False for the course of the game, which nobody compares.
bool readOff(const Setup &setup, const State &state, Assignment &value)
{
    switch (value.setting) {
    case Setting::Sleeves:
        value.list = numbersOf(state.sleeves);
        return true;
    case Setting::Tiles:
        value.list = numbersOf(state.tiles);
        return true;
    case Setting::Gone:
        value.list = numbersOf(state.gone);
        return true;
    case Setting::Planted:
        value.number = state.planted;
        return true;
    case Setting::SoloLeft:
        value.number = setup.solo() ? state.soloLeft : nothing;
        return true;
    case Setting::BookSide:
        value.number = static_cast<std::int32_t>(state.bookSide);
        return true;
    default:
        return false;
    }
}

} // namespace

std::vector<Assignment> boardValues(const Setup &setup, const State &state)
{
    std::vector<Assignment> values;
    for (const Path &path : paths) {
        Assignment value;
        value.setting = path.setting;
        value.zone = path.zone;
        if (!path.own) {
            if (readOff(setup, state, value))
                values.push_back(value);
            continue;
        }
        for (const Player player : setup.players()) {
            value.player = player;
            value.list.clear();
            readOff(state.players[player], value);
            values.push_back(value);
        }
    }
    return values;
}

} // namespace skyledger::cloudage
