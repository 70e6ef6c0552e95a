// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/record/gamerecord.h"

#include "core/play/people.h"
#include "core/whistlemountain/record/expectations.h"

namespace skyledger::whistlemountain {

using namespace Qt::Literals::StringLiterals;

Rulings readRulings(const JsonNode &node)
{
    return rulingTable().read(node);
}

namespace {

void readPlayers(const JsonNode &node, Setup &setup, QList<PlayerInfo> &players)
{
    const QJsonArray list = node.list(2, 4);
    setup.playerCount = static_cast<std::size_t>(std::clamp<qsizetype>(list.size(), 2, 4));
    for (qsizetype i = 0; i < list.size() && i < 4; ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        entry.object();
        const JsonNode ability = entry.at("ability"_L1);
        const PlayerInfo info{entry.at("name"_L1).text(1, maxNameLength),
                              readWord<PlayerColor>(entry.at("color"_L1))};
        const auto own = readWord<Ability>(ability);
        for (qsizetype k = 0; k < i; ++k) {
            if (setup.abilities[static_cast<Player>(k)] == own)
                ability.refuse(expect::newAbility);
        }
        if (!isInGame(setup, own))
            ability.refuse(expect::inBeginnerGame);
        setup.abilities[static_cast<Player>(i)] = own;
        players.append(info);
    }
    play::refuseTwins(node);
}

std::uint8_t readTileOf(const JsonNode &node, Display display, const Setup &setup)
{
    if (node.isNull())
        return unnamed;
    bool isOut = false;
    std::uint8_t number = 0;
    if (display == Display::Upgrades) {
        const auto upgrade = readWord<Upgrade>(node);
        isOut = !isInGame(setup, upgrade);
        number = static_cast<std::uint8_t>(upgrade);
    } else {
        const auto machine = readWord<Machine>(node);
        if (displayOf(classOf(machine)) != display)
            node.refuse(table::expect::oneOf, {word(display)});
        isOut = !isInGame(setup, machine);
        number = static_cast<std::uint8_t>(machine);
    }
    if (isOut)
        node.refuse(expect::inBeginnerGame);
    return number;
}

void readDisplays(const JsonNode &node, Setup &setup)
{
    if (node.isPresent())
        node.object();
    for (const Display display : all<Display>()) {
        DisplayList &tiles = setup.displays[display];
        const JsonNode list = node.at(word(display), node.value()[word(display)]);
        if (list.isPresent()) {
            const QJsonArray entries = list.list(0, displaySize);
            for (qsizetype i = 0; i < entries.size(); ++i) {
                const JsonNode entry = list.entry(i, entries[i]);
                const std::uint8_t tile = readTileOf(entry, display, setup);
                if (tile != unnamed && tiles.contains(tile))
                    entry.refuse(expect::newTile);
                tiles.append(tile);
            }
        }
        while (!tiles.full())
            tiles.append(unnamed);
    }
}

void readFloorTrophies(const JsonNode &node, Setup &setup)
{
    setup.floorTrophies.fill(Trophy::Unknown);
    if (!node.isPresent())
        return;
    const QJsonArray list = node.list(0, setup.board().floorCount);
    for (qsizetype i = 0; i < list.size() && i < maxRows; ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        setup.floorTrophies[static_cast<std::size_t>(i)] =
            entry.isNull() ? none<Trophy> : readWord<Trophy>(entry);
    }
}

} // namespace

Setup readSetup(const JsonNode &node, QList<PlayerInfo> &players)
{
    Setup setup;
    node.object();
    setup.edition = readWord<Edition>(node.at("edition"_L1));
    const JsonNode beginner = node.at("beginner"_L1);
    setup.beginner = beginner.isPresent() && beginner.truth();
    setup.rulings = readRulings(node.at("rulings"_L1));
    readPlayers(node.at("players"_L1), setup, players);
    const JsonNode catalogue = node.at("catalogue"_L1);
    play::readInnerHeader(catalogue, "skyledger-catalogue"_L1, gameId);
    setup.catalogue = readCatalogue(catalogue, true);
    const JsonNode board = catalogue.at("board"_L1);
    if (!node.faults().any() && setup.board().barracksRow() + barracksRows - 1 > setup.board().rows)
        board.at("barracksRow"_L1)
            .refuse(table::expect::numberIn, {u"1"_s, QString::number(setup.board().rows)});
    readDisplays(node.at("displays"_L1), setup);
    readFloorTrophies(node.at("floorTrophies"_L1), setup);
    return setup;
}

void appendPlay(GameRecord &record, const Play &play, const Reported &reported)
{
    const Played played{play, reported};
    record.entries.push_back({played, WrittenPlays::write(played, record.ids)});
    record.cursor = record.entries.size();
}

} // namespace skyledger::whistlemountain
