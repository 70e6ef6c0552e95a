// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/writtenvalues.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

std::uint8_t smallAt(const QJsonValue &value)
{
    return static_cast<std::uint8_t>(value.toInt());
}

Amounts amountsAt(const QJsonValue &value)
{
    Amounts amounts;
    for (const Resource resource : all<Resource>())
        amounts[resource] = smallAt(value[word(resource)]);
    return amounts;
}

TrackValues trackAt(const QJsonValue &value)
{
    TrackValues track;
    const QJsonArray list = value.toArray();
    for (const auto &each : list)
        track.append(smallAt(each));
    return track;
}

StageSet stagesAt(const QJsonValue &value)
{
    StageSet stages;
    const QJsonArray list = value.toArray();
    for (const auto &each : list) {
        if (each.toInt() >= 1 && each.toInt() <= static_cast<int>(countOf<Stage>))
            stages.insert(static_cast<Stage>(each.toInt() - 1));
    }
    return stages;
}

std::optional<Price> priceAt(const QJsonValue &value)
{
    if (!value["amount"_L1].isDouble())
        return std::nullopt;
    const std::uint8_t amount = smallAt(value["amount"_L1]);
    if (amount == 0)
        return Price{};
    const auto resource = fromName<Resource>(value["resource"_L1].toString().toStdString());
    return resource ? std::optional(Price{*resource, amount}) : std::nullopt;
}

std::optional<ResourceBonus> bonusAt(const QJsonValue &value)
{
    if (!value["amount"_L1].isDouble())
        return std::nullopt;
    const ResourceBonus bonus{smallAt(value["amount"_L1]), setAt<Resource>(value["choices"_L1])};
    if (bonus.amount == 0)
        return ResourceBonus{};
    if (!value["choices"_L1].isArray())
        return std::nullopt;
    return bonus.choices.empty() ? ResourceBonus{} : bonus;
}

std::optional<ResourceBonus> choiceAt(const QJsonValue &value)
{
    return value["choices"_L1].isArray() ? bonusAt(value) : std::nullopt;
}

std::optional<TileKind> kindAt(const QJsonValue &tile)
{
    const QJsonValue told = tile["kind"_L1];
    return told.isString() ? fromName<TileKind>(told.toString().toStdString())
                           : kindFromId(tile["id"_L1].toString().toStdString());
}

} // namespace skyledger::airshipcity
