// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/words/names.h"
#include "ui/cloudage/words/reasons.h"

#include <QtCore/QCoreApplication>

namespace skyledger::cloudage::wording {

namespace {

struct Missing {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeMissingValues)
};

/// An upgrade by its zone and its place in the order of building.
QString upgrade(std::uint16_t thing)
{
    return Missing::tr("%1, no. %2", "zone and place of an upgrade")
        .arg(name(static_cast<UpgradeZone>(thing / 4)))
        .arg(thing % 4 + 1);
}

/// A value of the boards; empty for one of a city, tile or card.
QString boardValue(Value value, std::uint16_t thing)
{
    switch (value) {
    case Value::Production:
        return Missing::tr("what production level %1 costs and gives").arg(thing);
    case Value::Milestone:
        return Missing::tr("the reward printed at production level %1").arg(thing);
    case Value::TrackBooks:
        return Missing::tr("where the books stand on the round track");
    case Value::TrackReward:
        return Missing::tr("the reward on space %1 of the round track").arg(thing + 1);
    case Value::Start:
        return Missing::tr("whether the start space belongs to a city");
    case Value::UpgradeCost:
        return Missing::tr("the cost of an upgrade (%1)").arg(upgrade(thing));
    case Value::UpgradeVp:
        return Missing::tr("the VP of an upgrade (%1)").arg(upgrade(thing));
    case Value::UpgradeSymbols:
        return Missing::tr("the planting symbols of an upgrade (%1)").arg(upgrade(thing));
    case Value::MissionCities:
        return Missing::tr("which cities count for the mission");
    case Value::BookFront:
        return Missing::tr("the Book action on the front of the Scenario card");
    case Value::BookBack:
        return Missing::tr("the Book action on the back of the Scenario card");
    case Value::BookStory:
        return Missing::tr("the Book action of the Story card");
    case Value::Solo:
        return Missing::tr("the action on space %1 of the Solo board").arg(thing + 1);
    default:
        return {};
    }
}

QString placeValue(Value value, std::uint16_t thing, const GameWords &game)
{
    const QString tile = name(static_cast<CampaignTile>(thing));
    const auto city = [&] { return game.city(static_cast<City>(thing)); };
    switch (value) {
    case Value::CityCombat:
        return Missing::tr("the combat value of %1", "a city or Campaign tile").arg(city());
    case Value::CityReward:
        return Missing::tr("the reward of %1", "a city or Campaign tile").arg(city());
    case Value::CityHexes:
        return Missing::tr("on how many hexes %1 lies", "a city").arg(city());
    case Value::TileCombat:
        return Missing::tr("the combat value of %1", "a city or Campaign tile").arg(tile);
    case Value::TileReward:
        return Missing::tr("the reward of %1", "a city or Campaign tile").arg(tile);
    default:
        return {};
    }
}

QString cardValue(Value value, const QString &card)
{
    switch (value) {
    case Value::ProjectCost:
        return Missing::tr("the cost of a Project card (%1)").arg(card);
    case Value::ProjectColor:
        return Missing::tr("the colour of a Project card (%1)").arg(card);
    case Value::ProjectReward:
        return Missing::tr("the reward of a Project card (%1)").arg(card);
    case Value::ProjectSymbols:
        return Missing::tr("the symbols of a Project card (%1)").arg(card);
    case Value::ProjectVp:
        return Missing::tr("the grey VP of a Project card (%1)").arg(card);
    case Value::ProjectCopies:
        return Missing::tr("how often a Project card exists (%1)").arg(card);
    default:
        return {};
    }
}

} // namespace

QString missingValue(const play::MissingValue &value, const GameWords &game)
{
    const auto kind = value.value.as<Value>();
    QString text = boardValue(kind, value.thing);
    if (text.isEmpty())
        text = placeValue(kind, value.thing, game);
    return text.isEmpty() ? cardValue(kind, game.project(static_cast<Project>(value.thing))) : text;
}

QString toReport(ReportKey key)
{
    static constexpr WordsOf<ReportKey> keys{{
        QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "what was paid", ""),
        QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "what was gained", ""),
        QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the VP scored", ""),
        QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "whether the fight was won", ""),
        QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the symbols of the card", ""),
        QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "what the rewards between the production levels brought",
                           ""),
        QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the production levels gained", ""),
        QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "what may be done next", ""),
    }};
    return wordOf("CloudAgeMissingValues", keys, key);
}

} // namespace skyledger::cloudage::wording
