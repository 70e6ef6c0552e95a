// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline/cloudage/statejson.h"

#include "core/cloudage/printed.h"
#include "core/cloudage/record/fields.h"
#include "core/cloudage/rules/board.h"

#include <algorithm>

namespace skyledger::cloudage {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QJsonValue::Type null = QJsonValue::Null;

template <class List>
QJsonArray idsJson(const List &things, const auto &ids)
{
    QJsonArray array;
    for (const auto thing : things)
        array.append(ids.text(thing));
    return array;
}

QJsonObject navigationJson(const Navigation &navigation)
{
    QJsonArray deck;
    for (std::size_t value = 0; value < navigation.deck.size(); ++value) {
        for (int i = 0; i < navigation.deck[value]; ++i)
            deck.append(static_cast<int>(value));
    }
    return {
        {u"top"_s, numbers(navigation.top)}, {u"deck"_s, deck}, {u"discard"_s, numbers(navigation.discard)}};
}

QJsonValue fightJson(const std::optional<std::int16_t> &fight)
{
    return fight ? QJsonValue(*fight) : null;
}

QJsonObject boardJson(const GameRecord &record, const State &state, Player player)
{
    const PlayerState &board = state.players[player];
    const PlayerInfo &info = record.players[static_cast<qsizetype>(indexOf(player))];
    QJsonArray markers; // pairs, in the order of first placing
    for (const MarkerPile &pile : board.markers)
        markers.append(QJsonArray{record.ids.cities.text(pile.city), pile.count});
    QJsonArray missions;
    for (const MissionCard &card : board.missions)
        missions.append(missionCardJson(card));
    return {{u"name"_s, info.name},
            {u"color"_s, word(info.color.value_or(PlayerColor{}))},
            {u"vp"_s, board.vp},
            {u"energy"_s, board.stock[Resource::Energy]},
            {u"water"_s, board.stock[Resource::Water]},
            {u"metal"_s, board.stock[Resource::Metal]},
            {u"plants"_s, board.stock[Resource::Plants]},
            {u"hand"_s, board.stock[Resource::Cards]},
            {u"level"_s, board.level},
            {u"at"_s, board.at == none<City> ? null : QJsonValue(record.ids.cities.text(board.at))},
            {u"markersLeft"_s, board.markersLeft},
            {u"markers"_s, markers},
            {u"upgrades"_s, symbolsJson(board.upgrades)},
            {u"projects"_s, idsJson(board.projects, record.ids.projects)},
            {u"symbols"_s, symbolsJson(board.symbols)},
            {u"navigation"_s, navigationJson(board.navigation)},
            {u"missions"_s, missions},
            {u"covered"_s, words(board.covered)},
            {u"missionFight"_s, fightJson(board.missionFight)},
            {u"lastFight"_s, fightJson(board.lastFight)},
            {u"points"_s, movementPoints(board)},
            {u"combat"_s, baseCombat(board)},
            {u"capacity"_s, plantingCapacity(record.setup, board)}};
}

QJsonObject pendingJson(const Pending &due)
{
    QJsonObject object{{u"player"_s, numberFor(due.player)}, {u"choose"_s, word(due.choose)}};
    if (due.choose == Choose::Upgrade) {
        object.insert(u"zone"_s, due.zone == none<UpgradeZone> ? null : QJsonValue(word(due.zone)));
        object.insert(u"discount"_s, due.discount);
    }
    if (due.choose == Choose::Plant) {
        object.insert(u"limit"_s, due.limit);
        object.insert(u"extra"_s, due.extra);
    }
    return object;
}

/// Whose turn it is where players have turns, and in the answers to their steps; else the first player.
Player shownCurrent(const State &state)
{
    return hasTurns(state.phase) || state.phase == Phase::Answers ? state.current : state.first;
}

} // namespace

QJsonObject stateJson(const GameRecord &record, const State &state)
{
    const Setup &setup = record.setup;
    QJsonArray players;
    QJsonArray done;
    for (const Player player : setup.players()) {
        players.append(boardJson(record, state, player));
        if (state.done.contains(player))
            done.append(numberFor(player));
    }
    QJsonArray pending;
    for (const Pending &due : state.pending)
        pending.append(pendingJson(due));
    QStringList gone;
    for (const Find find : state.gone)
        gone.append(record.ids.finds.text(find));
    gone.sort();
    const auto active = bookActive(setup, state);
    return {{u"round"_s, state.round},
            {u"rounds"_s, setup.rounds()},
            {u"first"_s, numberFor(state.first)},
            {u"current"_s, numberFor(shownCurrent(state))},
            {u"phase"_s, word(state.phase)},
            {u"during"_s, state.phase == Phase::Answers ? QJsonValue(word(state.during)) : null},
            {u"done"_s, done},
            {u"players"_s, players},
            {u"sleeves"_s, numbers(state.sleeves)},
            {u"tiles"_s, words(state.tiles)},
            {u"gone"_s, QJsonArray::fromStringList(gone)},
            {u"planted"_s, state.planted},
            {u"bag"_s, plantsInBag(setup, state)},
            {u"soloLeft"_s, setup.solo() ? QJsonValue(state.soloLeft) : null},
            {u"bookSide"_s, word(state.bookSide)},
            {u"bookActive"_s, active ? QJsonValue(*active) : null},
            {u"pending"_s, pending}};
}

QString missingName(const play::MissingValue &value, const Ids &ids)
{
    // A game plays by one Scenario card: which one need not be told.
    switch (value.value.as<Value>()) {
    case Value::BookFront:
        return u"book.front"_s;
    case Value::BookBack:
        return u"book.back"_s;
    case Value::BookStory:
        return u"book.story"_s;
    default:
        return printedTable().name(value, ids);
    }
}

namespace {

QJsonValue factJson(const play::Fact &fact, const Ids &ids)
{
    switch (fact.key.as<FactKey>()) {
    case FactKey::Phase:
        return word(static_cast<Phase>(fact.value));
    case FactKey::Resource:
        return word(static_cast<Resource>(fact.value));
    case FactKey::City:
        return ids.cities.text(static_cast<City>(fact.value));
    case FactKey::Find:
        return ids.finds.text(static_cast<Find>(fact.value));
    case FactKey::Project:
        return ids.projects.text(static_cast<Project>(fact.value));
    case FactKey::Player:
    case FactKey::District:
        return fact.value + 1;
    case FactKey::Zone:
        return word(static_cast<Zone>(fact.value));
    case FactKey::UpgradeZone:
        return word(static_cast<UpgradeZone>(fact.value));
    case FactKey::Tile:
        return word(static_cast<CampaignTile>(fact.value));
    case FactKey::Mission:
        return word(static_cast<Mission>(fact.value));
    case FactKey::Choose:
        return word(static_cast<Choose>(fact.value));
    default:
        return fact.value;
    }
}

} // namespace

QJsonObject factsJson(const play::Objection &objection, const Ids &ids)
{
    QJsonObject facts;
    for (const play::Fact &fact : objection.facts) {
        const bool isNobody = fact.key == play::Code(FactKey::Player) && fact.value == 0xFF;
        if (!isNobody)
            facts.insert(word(fact.key.as<FactKey>()), factJson(fact, ids));
    }
    return facts;
}

QJsonArray reportKeysJson(const play::CodeSet &keys)
{
    QJsonArray list;
    for (const play::Code key : keys)
        list.append(word(key.as<ReportKey>()));
    return list;
}

} // namespace skyledger::cloudage
