// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/record/gamerecord.h"

#include "core/play/header.h"
#include "core/play/people.h"
#include "core/whistlemountain/record/shapes.h"

#include <limits>

namespace skyledger::whistlemountain {

using namespace Qt::Literals::StringLiterals;

namespace {

void readExactly(const JsonNode &node, QLatin1StringView text)
{
    if (node.value().toString() != text)
        node.refuse(table::expect::exactly, {text});
}

void readVersion(const JsonNode &node)
{
    const QString newest = QString::number(formatVersion);
    if (node.value().isDouble() && node.value().toDouble() > formatVersion)
        node.refuse(table::expect::olderVersion, {newest});
    else if (!node.value().isDouble() || node.value().toDouble() != formatVersion)
        node.refuse(table::expect::exactly, {newest});
}

void readEvents(const JsonNode &node, GameRecord &record)
{
    const QJsonArray list = node.list();
    for (qsizetype i = 0; i < list.size() && !node.faults().any(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        record.events.push_back(readEvent(entry, record.setup));
        record.eventDocuments.push_back(entry.value().toObject());
    }
    record.cursor = record.events.size();
}

/// Abandoned lines are kept as they are; their form is looked at.
QJsonArray readLines(const JsonNode &node, const Setup &setup)
{
    if (!node.isPresent())
        return {};
    QJsonArray lines = node.list();
    for (qsizetype i = 0; i < lines.size() && !node.faults().any(); ++i) {
        const JsonNode line = node.entry(i, lines.at(i));
        line.object();
        line.at("after"_L1).number(0, std::numeric_limits<int>::max());
        const JsonNode events = line.at("events"_L1);
        const QJsonArray list = events.list();
        for (qsizetype k = 0; k < list.size() && !node.faults().any(); ++k)
            readEvent(events.entry(k, list[k]), setup);
    }
    return lines;
}

QJsonObject rulingsJson(const Rulings &rulings)
{
    QJsonObject object;
    for (const RulingInfo &each : rulingTable())
        object.insert(toText(each.key), toText(each.readings[each.get(rulings)]));
    return object;
}

} // namespace

void readHeader(const JsonNode &document, QLatin1StringView format)
{
    readExactly(document.at("format"_L1), format);
    readVersion(document.at("version"_L1));
    readExactly(document.at("game"_L1), gameId);
}

void readOrigin(const JsonNode &document)
{
    play::readOrigin(document);
}

Rulings readRulings(const JsonNode &node)
{
    Rulings rulings;
    if (!node.isPresent())
        return rulings;
    const QJsonObject object = node.object();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const JsonNode value = node.at(it.key(), it.value());
        bool known = false;
        for (const RulingInfo &each : rulingTable()) {
            if (toText(each.key) != it.key())
                continue;
            each.set(rulings, value.word(each.readings));
            known = true;
        }
        if (!known)
            value.refuse(table::expect::ruling);
    }
    return rulings;
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

void readInnerHeader(const JsonNode &node)
{
    const JsonNode format = node.at("format"_L1);
    if (format.isPresent())
        readExactly(format, "skyledger-catalogue"_L1);
    const JsonNode version = node.at("version"_L1);
    if (version.isPresent())
        readVersion(version);
    const JsonNode game = node.at("game"_L1);
    if (game.isPresent())
        readExactly(game, gameId);
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
    readInnerHeader(catalogue);
    setup.catalogue = readCatalogue(catalogue, true);
    const JsonNode board = catalogue.at("board"_L1);
    if (!node.faults().any() && setup.board().barracksRow + barracksRows - 1 > setup.board().rows)
        board.at("barracksRow"_L1)
            .refuse(table::expect::numberIn, {u"1"_s, QString::number(setup.board().rows)});
    readDisplays(node.at("displays"_L1), setup);
    readFloorTrophies(node.at("floorTrophies"_L1), setup);
    return setup;
}

table::Result<GameRecord, table::ReadError> readGameRecord(const QJsonObject &document)
{
    table::JsonFaults faults;
    const JsonNode node(faults, document);
    GameRecord record;
    readHeader(node, "skyledger-game"_L1);
    readOrigin(node);
    if (faults.any())
        return faults.first();
    record.setup = readSetup(node.at("setup"_L1), record.players);
    if (faults.any())
        return faults.first();
    readEvents(node.at("events"_L1), record);
    const JsonNode cursor = node.at("cursor"_L1);
    if (cursor.isPresent())
        record.cursor = static_cast<std::size_t>(cursor.number(0, static_cast<int>(record.events.size())));
    record.lines = readLines(node.at("lines"_L1), record.setup);
    if (faults.any())
        return faults.first();
    record.agreed = document.value("agreed"_L1).toArray();
    record.document = document;
    for (const auto key : {"events"_L1, "cursor"_L1, "lines"_L1, "agreed"_L1})
        record.document.remove(key);
    return record;
}

QByteArray writeGameRecord(const GameRecord &record)
{
    QJsonObject document = record.document;
    QJsonObject setup = document.value("setup"_L1).toObject();
    setup.insert("rulings"_L1, rulingsJson(record.setup.rulings));
    document.insert("setup"_L1, setup);
    QJsonArray events;
    for (const QJsonObject &event : record.eventDocuments)
        events.append(event);
    document.insert("events"_L1, events);
    if (!record.events.empty())
        document.insert("cursor"_L1, static_cast<qint64>(record.cursor));
    document.insert("lines"_L1, record.lines);
    if (!record.agreed.isEmpty())
        document.insert("agreed"_L1, record.agreed);
    return table::writeJson(document, shapes::gameRecord);
}

void appendPlay(GameRecord &record, const Play &play)
{
    record.events.emplace_back(Played{play, {}});
    record.eventDocuments.push_back(playJson(play));
    record.cursor = record.events.size();
}

} // namespace skyledger::whistlemountain
