// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/cloudage/record/fields.h"

namespace skyledger::cloudage {

using namespace Qt::Literals::StringLiterals;

void readOnly(const JsonNode &node, std::string_view word)
{
    const std::array<std::string_view, 1> words{word};
    node.word(words);
}

Player readPlayer(const JsonNode &node, const Ids &ids)
{
    return static_cast<Player>(node.number(1, static_cast<int>(ids.seats)) - 1);
}

District readDistrict(const JsonNode &node)
{
    return static_cast<District>(node.number(1, static_cast<int>(countOf<District>)) - 1);
}

namespace {

/// Small numbers under the words of a vocabulary; other keys are refused.
template <class Key>
Per<Key, std::uint8_t> readCounts(const JsonNode &node)
{
    Per<Key, std::uint8_t> counts;
    const QJsonObject object = node.object();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const JsonNode value = node.at(it.key(), it.value());
        const auto key = fromName<Key>(it.key().toStdString());
        if (key)
            counts[*key] = static_cast<std::uint8_t>(value.number(0, maxAmount));
        else // asking for the word of a value that is none makes the fault name the whole vocabulary
            node.at(it.key(), QJsonValue::Undefined).word(nameTable<Key>);
    }
    return counts;
}

template <class Key>
QJsonObject countsJson(const Per<Key, std::uint8_t> &counts)
{
    QJsonObject object;
    for (const Key key : all<Key>()) {
        if (counts[key] > 0)
            object.insert(word(key), counts[key]);
    }
    return object;
}

} // namespace

Amounts readAmounts(const JsonNode &node)
{
    return readCounts<Resource>(node);
}

Symbols readSymbols(const JsonNode &node)
{
    return readCounts<UpgradeZone>(node);
}

FollowUps readFollowUps(const JsonNode &node)
{
    FollowUps then;
    const QJsonArray list = node.list(0, static_cast<qsizetype>(FollowUps::capacity()));
    for (qsizetype i = 0; i < list.size(); ++i)
        then.append(readWord<FollowUp>(node.entry(i, list[i])));
    return then;
}

PlainReward readPlainReward(const JsonNode &node)
{
    PlainReward reward;
    node.object();
    if (const JsonNode gain = node.at("gain"_L1); gain.isPresent())
        reward.gain = readAmounts(gain);
    if (const JsonNode vp = node.at("vp"_L1); vp.isPresent())
        reward.vp = static_cast<std::int16_t>(vp.number(-maxVp, maxVp));
    if (const JsonNode level = node.at("level"_L1); level.isPresent())
        reward.level = static_cast<std::uint8_t>(level.number(0, maxAmount));
    if (const JsonNode then = node.at("then"_L1); then.isPresent())
        reward.then = readFollowUps(then);
    return reward;
}

Reward readReward(const JsonNode &node)
{
    Reward reward;
    reward.certain = readPlainReward(node);
    const JsonNode oneOf = node.at("oneOf"_L1);
    if (!oneOf.isPresent())
        return reward;
    const QJsonArray list = oneOf.list(2, static_cast<qsizetype>(decltype(reward.oneOf)::capacity()));
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = oneOf.entry(i, list[i]);
        reward.oneOf.append(readPlainReward(entry));
        if (const JsonNode inner = entry.at("oneOf"_L1); inner.isPresent())
            inner.refuse(expect::noSuchKey);
    }
    return reward;
}

CityCard readCityCard(const JsonNode &node)
{
    CityCard card;
    node.object();
    card.value = static_cast<std::uint8_t>(node.at("value"_L1).number(0, maxNavigationValue));
    card.largest = readWord<Zone>(node.at("largest"_L1));
    card.second = readWord<Zone>(node.at("second"_L1));
    if (const JsonNode plants = node.at("plants"_L1); plants.isPresent())
        card.plants = static_cast<std::uint8_t>(plants.number(0, 3));
    if (const JsonNode update = node.at("update"_L1); update.isPresent())
        card.update = readWord<Zone>(update);
    if (const JsonNode wrench = node.at("wrench"_L1); wrench.isPresent())
        card.wrench = readWord<Zone>(wrench);
    return card;
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
    return countsJson(amounts);
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
    QJsonObject object;
    if (reward.gain != Amounts{})
        object.insert(u"gain"_s, amountsJson(reward.gain));
    if (reward.vp != 0)
        object.insert(u"vp"_s, reward.vp);
    if (reward.level != 0)
        object.insert(u"level"_s, reward.level);
    if (!reward.then.empty())
        object.insert(u"then"_s, words(reward.then));
    return object;
}

QJsonObject cityCardJson(const CityCard &card)
{
    QJsonObject object{
        {u"value"_s, card.value}, {u"largest"_s, word(card.largest)}, {u"second"_s, word(card.second)}};
    if (card.plants > 0)
        object.insert(u"plants"_s, card.plants);
    if (card.update != none<Zone>)
        object.insert(u"update"_s, word(card.update));
    if (card.wrench != none<Zone>)
        object.insert(u"wrench"_s, word(card.wrench));
    return object;
}

QJsonArray missionCardJson(const MissionCard &card)
{
    return {word(card.first), word(card.second)};
}

} // namespace skyledger::cloudage
