// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/codecs.h"
#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/record/fields.h"
#include "core/airshipcity/record/game.h"
#include "core/airshipcity/rulings.h"
#include "core/play/header.h"
#include "core/play/people.h"

#include <algorithm>
#include <utility>

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;

namespace {

QList<PlayerInfo> readPlayers(const JsonNode &node)
{
    QList<PlayerInfo> players;
    const QJsonArray list = node.list(3, 4);
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        entry.object();
        const QString name = entry.at("name"_L1).text(1, maxNameLength);
        players.append({name, readWord<PlayerColor>(entry.at("color"_L1))});
    }
    play::refuseTwins(node);
    return players;
}

/// A thing that a setup names counts as listed, whatever the catalogue says.
template <auto List>
auto readNamed(const JsonNode &node, Ids &ids)
{
    auto &list = ids.*List;
    const bool listed = std::exchange(list.listed, false);
    typename std::remove_cvref_t<decltype(list)>::Thing key{};
    describe::Thing<List>::read(node, ids, key);
    list.listed = listed;
    return key;
}

void readCity(const JsonNode &node, Ids &ids)
{
    const QJsonArray rows = node.list(gridSize, gridSize);
    for (qsizetype row = 0; row < rows.size(); ++row) {
        const JsonNode rowNode = node.entry(row, rows[row]);
        const QJsonArray cells = rowNode.list(gridSize, gridSize);
        for (qsizetype column = 0; column < cells.size(); ++column) {
            const JsonNode cell = rowNode.entry(column, cells[column]);
            const std::size_t before = ids.tiles.size();
            if (readNamed<&Ids::tiles>(cell, ids); ids.tiles.size() == before)
                cell.refuse(expect::newId);
        }
    }
}

/// What the ids in the city say about their tiles, before the catalogue is asked.
void readKindsFromIds(const Ids &ids, Catalogue &values)
{
    for (const Tile tile : all<Tile>())
        values.tiles[tile].kind = kindFromId(ids.tiles.view(tile)).value_or(none<TileKind>);
}

void checkKinds(const JsonNode &city, const Catalogue &values)
{
    std::size_t harbors = 0;
    for (const Tile tile : all<Tile>()) {
        const TileKind kind = values.tiles[tile].kind;
        harbors += kind == TileKind::Harbor ? 1 : 0;
        if (kind != none<TileKind>)
            continue;
        const auto at = static_cast<qsizetype>(indexOf(tile));
        const JsonNode row = city.entry(at / gridSize, city.value()[at / gridSize]);
        row.entry(at % gridSize, row.value()[at % gridSize]).refuse(expect::tileKind);
    }
    if (harbors != 1)
        city.refuse(expect::oneHarbor);
}

ContractList readMarket(const JsonNode &node, Ids &ids)
{
    ContractList market;
    const QJsonArray list = node.list(0, displaySize);
    for (qsizetype i = 0; i < list.size(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        const auto contract = readNamed<&Ids::contracts>(entry, ids);
        if (market.contains(contract))
            entry.refuse(expect::newId);
        market.append(contract);
    }
    return market;
}

Per<Stage, StageBonusTile> readStageBonuses(const JsonNode &node, const PrintedCatalogue &printed, Ids &ids)
{
    Per<Stage, StageBonusTile> tiles;
    tiles.values.fill(none<StageBonusTile>);
    const QJsonObject object = node.object();
    for (auto it = object.begin(); it != object.end();
         ++it) { // a number that is no stage is no key to be kept
        bool isNumber = false;
        const int stage = it.key().toInt(&isNumber);
        if (isNumber && (stage < 2 || stage > static_cast<int>(countOf<Stage>)))
            node.at(it.key(), it.value()).refuse(table::expect::oneOf, {u"2, 3, 4, 5"_s});
    }
    for (const Stage stage : all<Stage>()) {
        if (indexOf(stage) == 0)
            continue;
        const QString key = word(stage);
        const JsonNode field = node.at(key, node.value()[key]);
        const auto tile = readNamed<&Ids::stageBonuses>(field, ids);
        if (std::find(tiles.begin(), tiles.end(), tile) != tiles.end())
            field.refuse(expect::newId);
        const auto &stages = printed.stages[tile];
        if (stages && !stages->contains(stage))
            field.refuse(expect::bonusOfStage, {key});
        tiles[stage] = tile;
    }
    return tiles;
}

} // namespace

Setup AirshipCity::readSetup(const JsonNode &node, Ids &ids, QList<PlayerInfo> &players)
{
    Setup setup;
    node.object();
    setup.edition = readWord<Edition>(node.at("edition"_L1));
    setup.rulings = rulingTable().read(node.at("rulings"_L1), defaultRulings(setup.edition));
    players = readPlayers(node.at("players"_L1));
    setup.playerCount = static_cast<std::size_t>(std::max<qsizetype>(players.size(), 3));
    ids.seats = setup.playerCount;

    const JsonNode catalogue = node.at("catalogue"_L1);
    catalogue.object();
    play::readInnerHeader(catalogue, "skyledger-catalogue"_L1, AirshipCity::gameId);
    const JsonNode city = node.at("city"_L1);
    readCity(city, ids);
    readListedIds(catalogue, ids);
    if (node.faults().any())
        return setup;
    readKindsFromIds(ids, setup.catalogue);
    const PrintedCatalogue printed = readPrinted(catalogue, ids, setup.catalogue);
    setup.catalogue = printed.values;
    checkKinds(city, setup.catalogue);
    setup.market = readMarket(node.at("market"_L1), ids);
    setup.stageBonuses = readStageBonuses(node.at("stageBonuses"_L1), printed, ids);
    return setup;
}

void AirshipCity::settle(const Ids &ids, Setup &setup)
{
    setup.catalogue.utilityCount = static_cast<std::uint8_t>(ids.utilities.size());
    setup.catalogue.contractCount = static_cast<std::uint8_t>(ids.contracts.size());
    const std::size_t inGame =
        ids.contracts.listed ? ids.contracts.size() : std::max<std::size_t>(deckSize, ids.contracts.size());
    setup.contractsInGame = static_cast<std::uint8_t>(inGame);
}

} // namespace skyledger::airshipcity
