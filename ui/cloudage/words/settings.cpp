// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/words/settings.h"

#include "core/cloudage/names.h"
#include "core/cloudage/settings.h"
#include "ui/cloudage/words/names.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <utility>

namespace skyledger::cloudage::wording {

namespace {

using skyledger::words::ListThing;
using skyledger::words::ReadValue;
using skyledger::words::SettingWords;
using table::word;
using Things = std::vector<ListThing>;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeSettings)
};

/// Symbols of played cards.
QString symbolsName(UpgradeZone zone)
{
    switch (zone) {
    case UpgradeZone::Movement:
        return Words::tr("Movement symbols of cards");
    case UpgradeZone::Combat:
        return Words::tr("Combat symbols of cards");
    case UpgradeZone::Planting:
        return Words::tr("Planting symbols of cards");
    }
    return {};
}

/// Of a player's own board; empty for others.
QString ownName(const Assignment &place)
{
    switch (place.setting.as<Setting>()) {
    case Setting::Vp:
        return Words::tr("Victory points");
    case Setting::Energy:
        return name(Resource::Energy);
    case Setting::Water:
        return name(Resource::Water);
    case Setting::Metal:
        return name(Resource::Metal);
    case Setting::Plants:
        return skyledger::words::capitalised(name(Resource::Plants));
    case Setting::Hand:
        return Words::tr("Project cards in hand");
    case Setting::Level:
        return Words::tr("Production level");
    case Setting::At:
        return Words::tr("Airship in");
    case Setting::MarkersLeft:
        return Words::tr("Markers on the round track");
    case Setting::Markers:
        return Words::tr("Markers in cities");
    case Setting::Upgrades:
        return skyledger::words::capitalised(name(place.thing<UpgradeZone>(1)));
    case Setting::Projects:
        return Words::tr("Project cards played");
    case Setting::Symbols:
        return symbolsName(place.thing<UpgradeZone>(1));
    case Setting::NavigationDeck:
        return Words::tr("Navigation draw pile");
    case Setting::NavigationTop:
        return Words::tr("Known on top of it");
    case Setting::NavigationDiscard:
        return Words::tr("Navigation discard");
    case Setting::Missions:
        return Words::tr("Mission cards, two missions each");
    case Setting::Covered:
        return Words::tr("Covered missions");
    case Setting::MissionFight:
        return Words::tr("Combat value for the mission");
    case Setting::LastFight:
        return Words::tr("Combat value of the last combat");
    default:
        return {};
    }
}

QString sharedName(const Assignment &place, const Setup &setup)
{
    switch (place.setting.as<Setting>()) {
    case Setting::Sleeves:
        return Words::tr("City cards left, by district");
    case Setting::Tiles:
        return Words::tr("Campaign tiles on the map");
    case Setting::Gone:
        return Words::tr("Finds covered");
    case Setting::Planted:
        return Words::tr("Plant tiles on the map");
    case Setting::SoloLeft:
        return setup.solo() ? Words::tr("Markers on the Solo board") : QString();
    case Setting::BookSide:
        return Words::tr("Scenario card");
    case Setting::First:
        return Words::tr("First player");
    case Setting::Round:
        return Words::tr("Round");
    case Setting::Phase:
        return Words::tr("Phase");
    case Setting::Current:
        return Words::tr("Whose turn it is");
    default:
        return {};
    }
}

ListThing numberThing(int number)
{
    return {number, QString::number(number), {}};
}
Things numbersUpTo(int most)
{
    Things things;
    for (int number = 0; number <= most; ++number)
        things.push_back(numberThing(number));
    return things;
}

template <class Keys, class Name>
Things thingsOf(const Keys &keys, Name name)
{
    Things things;
    for (const auto key : keys)
        things.push_back(name(key));
    return things;
}

template <class Key>
ListThing named(Key key, const QString &name, const QString &id = {})
{
    return {static_cast<std::int32_t>(key), name, id};
}

Things cityThings(const GameWords &game)
{
    return thingsOf(game.setup().cities(), [&](City city) { return named(city, game.city(city)); });
}

Things phases(const Setup &setup)
{
    Things things;
    for (const Phase phase : all<Phase>()) {
        if (phase != Phase::SoloBoard || setup.solo())
            things.push_back(named(phase, skyledger::words::capitalised(name(phase)), word(phase)));
    }
    return things;
}

/// Whose board a value stands on: a player's name, or the table's.
QString settingSection(const Assignment &place, const GameWords &game)
{
    const bool isOwn = indexOf(Setting::Sleeves) > place.setting.number();
    return isOwn ? game.player(place.thing<Player>()) : Words::tr("The table");
}

QString settingName(const Assignment &place, const GameWords &game)
{
    const QString own = ownName(place);
    return own.isEmpty() ? sharedName(place, game.setup()) : own;
}

Things settingThings(const Assignment &place, const GameWords &game)
{
    const Setup &setup = game.setup();
    switch (place.setting.as<Setting>()) {
    case Setting::At: {
        Things places = cityThings(game);
        places.insert(places.begin(), {SettingWords::nothing, Words::tr("the start space"), {}});
        return places;
    }
    case Setting::Projects:
        return thingsOf(setup.projects(), [&](Project card) { return named(card, game.project(card)); });
    case Setting::Gone:
        return thingsOf(setup.finds(), [&](Find find) { return named(find, game.find(find)); });
    case Setting::NavigationDeck:
    case Setting::NavigationTop:
    case Setting::NavigationDiscard:
        return numbersUpTo(maxNavigationValue);
    case Setting::Sleeves:
        return numbersUpTo(cardsPerSleeve);
    case Setting::Missions:
    case Setting::Covered:
        return thingsOf(all<Mission>(),
                        [](Mission mission) { return named(mission, name(mission), word(mission)); });
    case Setting::Tiles:
        return thingsOf(all<CampaignTile>(),
                        [](CampaignTile tile) { return named(tile, name(tile), word(tile)); });
    case Setting::BookSide:
        return {named(BookSide::Front, Words::tr("front")), named(BookSide::Back, Words::tr("back"))};
    case Setting::First:
    case Setting::Current:
        return thingsOf(setup.players(), [&](Player player) { return named(player, game.player(player)); });
    case Setting::Phase:
        return phases(setup);
    default:
        return {};
    }
}

/// Markers as a line, "2 Whika, Dallo"; nothing for other values.
std::optional<QString> markersLine(const Assignment &value, const GameWords &game)
{
    if (!(value.setting == Setting::Markers))
        return std::nullopt;
    describe::Numbers cities; // one for each marker
    const describe::Numbers pairs = value.value.list();
    for (std::size_t i = 0; i + 1 < pairs.size(); i += 2)
        cities.insert(cities.end(), static_cast<std::size_t>(std::max(pairs[i + 1], 0)), pairs[i]);
    return skyledger::words::listLine(cities, cityThings(game));
}

/// The same back: cities and numbers, one after the other.
ReadValue readMarkers(const QString &line, const GameWords &game)
{
    const skyledger::words::ReadLine read = skyledger::words::readListLine(line, cityThings(game));
    describe::Numbers pairs;
    for (const std::int32_t city : read.numbers) {
        std::size_t at = 0;
        while (at < pairs.size() && pairs[at] != city)
            at += 2;
        if (at == pairs.size())
            pairs.insert(pairs.end(), {city, 0});
        ++pairs[at + 1];
    }
    return {describe::Value(std::move(pairs)), read.unknown};
}

} // namespace

SettingWords settingWords(const GameWords &game)
{
    return {.section = [&game](const Assignment &each) { return settingSection(each, game); },
            .name = [&game](const Assignment &each) { return settingName(each, game); },
            .things = [&game](const Assignment &each) { return settingThings(each, game); },
            .line = [&game](const Assignment &each) { return markersLine(each, game); },
            .read = [&game](const Assignment &, const QString &line) { return readMarkers(line, game); }};
}

} // namespace skyledger::cloudage::wording
