// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/record/fields.h"

#include "core/cloudage/record/rewardcodecs.h"

namespace skyledger::cloudage {

void readOnly(const JsonNode &node, std::string_view word)
{
    const std::array<std::string_view, 1> words{word};
    node.word(words);
}

MissionCard readMissionCard(const JsonNode &node)
{
    const QJsonArray list = node.list(2, 2);
    if (list.size() != 2)
        return {};
    return {readWord<Mission>(node.entry(0, list[0])), readWord<Mission>(node.entry(1, list[1]))};
}

TileSet readTiles(const JsonNode &node)
{
    TileSet tiles;
    const QJsonArray list = node.list();
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        const auto tile = readWord<CampaignTile>(entry);
        if (tiles.contains(tile) && !entry.faults().any())
            entry.refuse(expect::newId);
        tiles.insert(tile);
    }
    return tiles;
}

QJsonObject amountsJson(const Amounts &amounts)
{
    return AmountsCodec::write(Ids(), amounts).toObject();
}

QJsonObject symbolsJson(const Symbols &symbols)
{
    QJsonObject object;
    for (const UpgradeZone zone : all<UpgradeZone>())
        object.insert(word(zone), symbols[zone]);
    return object;
}

QJsonObject plainRewardJson(const PlainReward &reward)
{
    return PlainRewardCodec::write(Ids(), reward).toObject();
}

QJsonArray missionCardJson(const MissionCard &card)
{
    return {word(card.first), word(card.second)};
}

} // namespace skyledger::cloudage
