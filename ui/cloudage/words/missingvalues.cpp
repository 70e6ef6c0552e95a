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

constexpr WordsOf<Value> values{{
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "what production level %1 costs and gives", ""),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the reward printed at production level %1", ""),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "where the books stand on the round track", ""),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the reward on space %1 of the round track", ""),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "whether the start space belongs to a city", ""),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the cost of an upgrade (%1)", ""),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the VP of an upgrade (%1)", ""),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the planting symbols of an upgrade (%1)", ""),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the combat value of %1", "a city or Campaign tile"),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the reward of %1", "a city or Campaign tile"),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "on how many hexes %1 lies", "a city"),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the combat value of %1", "a city or Campaign tile"),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the reward of %1", "a city or Campaign tile"),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the cost of a Project card (%1)", ""),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the colour of a Project card (%1)", ""),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the reward of a Project card (%1)", ""),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the symbols of a Project card (%1)", ""),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the grey VP of a Project card (%1)", ""),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "how often a Project card exists (%1)", ""),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "which cities count for the mission", ""),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the Book action on the front of the Scenario card", ""),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the Book action on the back of the Scenario card", ""),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the Book action of the Story card", ""),
    QT_TRANSLATE_NOOP3("CloudAgeMissingValues", "the action on space %1 of the Solo board", ""),
}};

/// The thing that a value belongs to: a level or space by its number, an upgrade by its place in the order of building.
QString thingOf(Value value, std::uint16_t thing, const GameWords &game)
{
    switch (value) {
    case Value::Production:
    case Value::Milestone:
        return QString::number(thing);
    case Value::UpgradeCost:
    case Value::UpgradeVp:
    case Value::UpgradeSymbols:
        return Missing::tr("%1, no. %2", "zone and place of an upgrade")
            .arg(name(static_cast<UpgradeZone>(thing / 4)))
            .arg(thing % 4 + 1);
    case Value::CityCombat:
    case Value::CityReward:
    case Value::CityHexes:
        return game.city(static_cast<City>(thing));
    case Value::TileCombat:
    case Value::TileReward:
        return name(static_cast<CampaignTile>(thing));
    case Value::TrackReward:
    case Value::Solo:
        return QString::number(thing + 1);
    default:
        return game.project(static_cast<Project>(thing));
    }
}

} // namespace

QString missingValue(const play::MissingValue &value, const GameWords &game)
{
    const auto kind = value.value.as<Value>();
    const QString text = wordOf("CloudAgeMissingValues", values, kind);
    return text.contains(u"%1") ? text.arg(thingOf(kind, value.thing, game)) : text;
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
