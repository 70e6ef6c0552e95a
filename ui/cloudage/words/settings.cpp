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
constexpr WordsOf<UpgradeZone> symbolNames{{
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Movement symbols of cards", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Combat symbols of cards", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Planting symbols of cards", ""),
}};
/// Those without a word here are called as what they count.
constexpr WordsOf<Setting> settingNames{{
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Victory points", ""),
    Named{"", ""},
    Named{"", ""},
    Named{"", ""},
    Named{"", ""},
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Project cards in hand", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Production level", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Airship in", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Markers on the round track", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Markers in cities", ""),
    Named{"", ""},
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Project cards played", ""),
    Named{"", ""},
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Navigation draw pile", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Known on top of it", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Navigation discard", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Mission cards, two missions each", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Covered missions", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Combat value for the mission", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Combat value of the last combat", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "City cards left, by district", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Campaign tiles on the map", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Finds covered", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Plant tiles on the map", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Markers on the Solo board", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Scenario card", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "First player", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Round", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Phase", ""),
    QT_TRANSLATE_NOOP3("CloudAgeSettings", "Whose turn it is", ""),
}};

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
    using skyledger::words::capitalised;
    const auto setting = place.setting.as<Setting>();
    switch (setting) {
    case Setting::Energy:
    case Setting::Water:
    case Setting::Metal:
        return name(static_cast<Resource>(indexOf(setting) - indexOf(Setting::Energy)));
    case Setting::Plants:
        return capitalised(name(Resource::Plants));
    case Setting::Upgrades:
        return capitalised(name(place.thing<UpgradeZone>(1)));
    case Setting::Symbols:
        return wordOf("CloudAgeSettings", symbolNames, place.thing<UpgradeZone>(1));
    default:
        return setting == Setting::SoloLeft && !game.setup().solo()
            ? QString()
            : wordOf("CloudAgeSettings", settingNames, setting);
    }
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
