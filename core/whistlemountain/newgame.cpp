// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/newgame.h"

namespace skyledger::whistlemountain {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The keys that pass a test, in random order.
template <class Key, class Test>
std::vector<Key> shuffled(table::Random &random, Test test)
{
    std::vector<Key> keys;
    for (const Key key : all<Key>()) {
        if (test(key))
            keys.push_back(key);
    }
    random.shuffle(keys);
    return keys;
}

template <class Key>
QJsonArray firstWords(const std::vector<Key> &keys)
{
    QJsonArray words;
    for (std::size_t i = 0; i < displaySize && i < keys.size(); ++i)
        words.append(word(keys[i]));
    return words;
}

QJsonObject dealDisplays(const Setup &rules, table::Random &random)
{
    QJsonObject displays;
    for (const MachineClass size : all<MachineClass>()) {
        const auto machines = shuffled<Machine>(
            random, [&](Machine each) { return classOf(each) == size && isInGame(rules, each); });
        displays.insert(word(displayOf(size)), firstWords(machines));
    }
    const auto upgrades = shuffled<Upgrade>(random, [&](Upgrade each) { return isInGame(rules, each); });
    displays.insert(word(Display::Upgrades), firstWords(upgrades));
    return displays;
}

/// WM-SETUP-02: one random trophy on each floor, of those that are not the four rescues; unknown kinds where nobody told
/// how many there are.
QJsonArray dealTrophies(const Catalogue &catalogue, table::Random &random)
{
    std::vector<Trophy> pile;
    for (const Trophy kind : all<Trophy>()) {
        const int laid = kind == Trophy::Rescue ? rescueTrophiesLaid : 0;
        for (int i = laid; i < catalogue.trophies[kind].value_or(0); ++i)
            pile.push_back(kind);
    }
    while (pile.size() < trophiesInBox - rescueTrophiesLaid)
        pile.push_back(Trophy::Unknown);
    random.shuffle(pile);
    QJsonArray floors;
    for (std::size_t floor = 0; floor < catalogue.board.floorCount; ++floor)
        floors.append(floor < pile.size() ? QJsonValue(word(pile[floor])) : QJsonValue(QJsonValue::Null));
    return floors;
}

} // namespace

table::Result<GameRecord, table::ReadError> dealGame(const NewGame &game, table::Random &random)
{
    table::JsonFaults faults;
    const JsonNode node(faults, game.catalogue);
    const Catalogue catalogue = readCatalogue(node, true);
    if (faults.any())
        return faults.first();
    Setup rules;
    rules.beginner = game.beginner;
    const auto abilities = shuffled<Ability>(random, [&](Ability each) { return isInGame(rules, each); });
    QJsonArray players;
    for (qsizetype seat = 0; seat < game.names.size(); ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        players.append(QJsonObject{{"name"_L1, game.names[seat]},
                                   {"color"_L1, word(static_cast<PlayerColor>(seat))},
                                   {"ability"_L1, word(abilities[at])}});
    }
    const QJsonObject displays = dealDisplays(rules, random);
    const QJsonArray trophies = dealTrophies(catalogue, random);
    const QJsonObject setup{{"edition"_L1, word(Edition::Fr2022)},
                            {"beginner"_L1, game.beginner},
                            {"rulings"_L1, QJsonObject()},
                            {"players"_L1, players},
                            {"displays"_L1, displays},
                            {"floorTrophies"_L1, trophies},
                            {"catalogue"_L1, game.catalogue}};
    QJsonObject document{{"format"_L1, "skyledger-game"_L1},
                         {"version"_L1, play::formatVersion},
                         {"game"_L1, gameId},
                         {"setup"_L1, setup},
                         {"events"_L1, QJsonArray()}};
    if (!game.id.isEmpty())
        document.insert("id"_L1, game.id);
    if (!game.playedAt.isEmpty())
        document.insert("playedAt"_L1, game.playedAt);
    return readGameRecord(document);
}

} // namespace skyledger::whistlemountain
