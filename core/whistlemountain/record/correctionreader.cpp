// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/record/correctionjson.h"

namespace skyledger::whistlemountain {

using namespace Qt::Literals::StringLiterals;

namespace {

std::int16_t readNumber(const JsonNode &node, int most)
{
    return static_cast<std::int16_t>(node.number(0, most));
}

template <class List, class Key>
List readTiles(const JsonNode &node, const Ids &ids)
{
    List tiles;
    const QJsonArray list = node.list(0, static_cast<qsizetype>(List::capacity()));
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        const Key key = readWord<Key>(entry);
        if (!isInGame(ids, key))
            entry.refuse(expect::inBeginnerGame);
        tiles.append(key);
    }
    return tiles;
}

std::uint8_t readCount(const JsonNode &node)
{
    return node.isPresent() ? static_cast<std::uint8_t>(node.number(0, workersPerPlayer)) : std::uint8_t{0};
}

Workers readWorkers(const JsonNode &node, const Board &board)
{
    Workers workers;
    node.object();
    const auto eachOf = [&](QLatin1StringView key, auto use) {
        const JsonNode list = node.at(key);
        if (!list.isPresent())
            return;
        const QJsonArray entries = list.list(0, workersPerPlayer);
        for (qsizetype i = 0; i < entries.size(); ++i)
            use(list.entry(i, entries[i]));
    };
    eachOf("barracks"_L1, [&](const JsonNode &entry) {
        ++workers.barracks[static_cast<std::size_t>(entry.number(1, board.rows) - 1)];
    });
    eachOf("grid"_L1, [&](const JsonNode &entry) { workers.grid.insert(readCell(entry, board)); });
    eachOf("tower"_L1, [&](const JsonNode &entry) {
        ++workers.tower[static_cast<std::size_t>(entry.number(1, std::max<int>(board.floorCount, 1)) - 1)];
    });
    workers.whirlpool = readCount(node.at("whirlpool"_L1));
    workers.refuge = readCount(node.at("refuge"_L1));
    workers.trap = readCount(node.at("trap"_L1));
    return workers;
}

MachinePlacement readPlacement(const JsonNode &node, const Ids &ids)
{
    MachinePlacement placement;
    if (node.isNull())
        return placement;
    node.object();
    placement.area = readArea(node.at("area"_L1), ids.board);
    placement.by = readPlayer(node.at("by"_L1), ids);
    const JsonNode holds = node.at("holds"_L1);
    if (holds.isPresent())
        placement.holds = readAmounts(holds);
    return placement;
}

DisplayList readDisplay(const JsonNode &node, Display display, const Ids &ids)
{
    DisplayList tiles;
    const QJsonArray list = node.list(0, displaySize);
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        if (entry.isNull()) {
            tiles.append(unnamed);
        } else if (display == Display::Upgrades) {
            const auto upgrade = readWord<Upgrade>(entry);
            if (!isInGame(ids, upgrade))
                entry.refuse(expect::inBeginnerGame);
            tiles.append(static_cast<std::uint8_t>(upgrade));
        } else {
            const auto machine = readWord<Machine>(entry);
            if (!isInGame(ids, machine) || displayOf(classOf(machine)) != display)
                entry.refuse(table::expect::oneOf, {word(display)});
            tiles.append(static_cast<std::uint8_t>(machine));
        }
    }
    return tiles;
}

PlayerList readPlayers(const JsonNode &node, const Ids &ids)
{
    PlayerList players;
    const QJsonArray list = node.list(0, static_cast<qsizetype>(ids.seats));
    for (qsizetype i = 0; i < list.size(); ++i)
        players.append(readPlayer(node.entry(i, list[i]), ids));
    return players;
}

/// A path split at its dots, and the value that it sets.
struct Path {
    QStringList parts;
    const JsonNode &value;
    const Ids &ids;

    QString part(qsizetype at) const { return at < parts.size() ? parts[at] : QString(); }
    bool is(std::initializer_list<QLatin1StringView> words) const
    {
        if (static_cast<qsizetype>(words.size()) != parts.size())
            return false;
        qsizetype at = 0;
        for (const QLatin1StringView each : words) {
            if (!each.isEmpty() && parts[at] != each)
                return false;
            ++at;
        }
        return true;
    }
    std::optional<int> number(qsizetype at, int most) const
    {
        bool ok = false;
        const int number = part(at).toInt(&ok);
        if (!ok || number < 1 || number > most || part(at) != QString::number(number))
            return std::nullopt;
        return number;
    }
};

std::optional<Assignment> readPlayerPath(const Path &path)
{
    const auto seat = path.number(1, static_cast<int>(path.ids.seats));
    if (!seat)
        return std::nullopt;
    Assignment each;
    each.player = static_cast<Player>(*seat - 1);
    const std::string key = path.part(2).toStdString();
    const auto to = [&](Setting setting, auto value) {
        each.setting = setting;
        each.value = value;
        return std::optional(each);
    };
    if (path.parts.size() == 4 && key == "aircraft") {
        const auto aircraft = fromName<Aircraft>(path.part(3).toStdString());
        if (!aircraft)
            return std::nullopt;
        each.thing = static_cast<std::uint16_t>(*aircraft);
        return to(Setting::Aircraft, readAircraftPlace(path.value, path.ids.board));
    }
    if (path.parts.size() != 3)
        return std::nullopt;
    if (const auto resource = fromName<Resource>(key)) {
        each.thing = static_cast<std::uint16_t>(*resource);
        return to(Setting::Stock, readNumber(path.value, maxAmount));
    }
    if (key == "vp")
        return to(Setting::Vp, readNumber(path.value, maxVp));
    if (key == "ability")
        return to(Setting::Ability, readWord<Ability>(path.value));
    if (key == "scaffolds")
        return to(Setting::Scaffolds, readNumber(path.value, maxAmount));
    if (key == "cards")
        return to(Setting::Cards, readNumber(path.value, maxAmount));
    if (key == "machines")
        return to(Setting::Machines, readTiles<MachineList, Machine>(path.value, path.ids));
    if (key == "upgrades")
        return to(Setting::Upgrades, readTiles<UpgradeList, Upgrade>(path.value, path.ids));
    if (key == "trophies")
        return to(Setting::Trophies, readTrophies(path.value));
    if (key == "workers")
        return to(Setting::Workers, readWorkers(path.value, path.ids.board));
    return std::nullopt;
}

std::optional<Assignment> readPath(const Path &path)
{
    Assignment each;
    const auto to = [&](Setting setting, auto value) {
        each.setting = setting;
        each.value = value;
        return std::optional(each);
    };
    if (path.part(0) == "players"_L1)
        return readPlayerPath(path);
    if (path.is({"pieces"_L1, {}})) {
        const auto number = path.number(1, scaffoldsInBox);
        if (!number)
            return std::nullopt;
        each.thing = static_cast<std::uint16_t>(*number);
        return to(Setting::Piece,
                  path.value.isNull() ? ScaffoldCells() : readScaffold(path.value, path.ids.board));
    }
    if (path.is({"machines"_L1, {}})) {
        const auto machine = fromName<Machine>(path.part(1).toStdString());
        if (!machine || !isInGame(path.ids, *machine))
            return std::nullopt;
        each.thing = static_cast<std::uint16_t>(*machine);
        return to(Setting::Machine, readPlacement(path.value, path.ids));
    }
    if (path.is({"floors"_L1, {}})) {
        const auto floor = path.number(1, path.ids.board.floorCount);
        if (!floor)
            return std::nullopt;
        each.thing = static_cast<std::uint16_t>(*floor);
        return to(Setting::Floor, readTrophies(path.value));
    }
    if (path.is({"displays"_L1, {}})) {
        const auto display = fromName<Display>(path.part(1).toStdString());
        if (!display)
            return std::nullopt;
        each.thing = static_cast<std::uint16_t>(*display);
        return to(Setting::Display, readDisplay(path.value, *display, path.ids));
    }
    if (path.parts.size() != 1)
        return std::nullopt;
    const QString &key = path.parts.front();
    if (key == "water"_L1)
        return to(Setting::Water, readNumber(path.value, maxWaterLines));
    if (key == "deckLeft"_L1)
        return to(Setting::DeckLeft, readNumber(path.value, maxAmount));
    if (key == "trophiesLeft"_L1)
        return to(Setting::TrophiesLeft, readNumber(path.value, trophiesInBox));
    if (key == "duplicator"_L1)
        return to(Setting::Duplicator, path.value.isNull() ? none<Ability> : readWord<Ability>(path.value));
    if (key == "removed"_L1) {
        UpgradeSet removed;
        for (const Upgrade upgrade :
             readTiles<FixedList<Upgrade, countOf<Upgrade>>, Upgrade>(path.value, path.ids))
            removed.insert(upgrade);
        return to(Setting::Removed, removed);
    }
    if (key == "current"_L1) {
        each.player = readPlayer(path.value, path.ids);
        return to(Setting::Current, std::int16_t{0});
    }
    if (key == "ending"_L1) {
        if (path.value.isNull())
            return to(Setting::Ending, std::int16_t{0});
        return to(Setting::Ending, readPlayers(path.value, path.ids));
    }
    return std::nullopt;
}

} // namespace

Correct readCorrection(const JsonNode &node, const Ids &ids)
{
    Correct correct;
    const QJsonObject object = node.object();
    for (auto it = object.begin(); it != object.end() && !node.faults().any(); ++it) {
        const JsonNode value = node.at(it.key(), it.value());
        const auto assignment = readPath({it.key().split(u'.'), value, ids});
        if (assignment)
            correct.set.push_back(*assignment);
        else
            value.refuse(table::expect::settablePath);
    }
    return correct;
}

} // namespace skyledger::whistlemountain
