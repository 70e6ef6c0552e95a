// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/record/cataloguejson.h"

#include <algorithm>

namespace skyledger::whistlemountain {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::string_view printLetters = "ociwgs?";

std::uint8_t readByte(const JsonNode &node, int least, int most)
{
    return static_cast<std::uint8_t>(node.number(least, most));
}

template <class Number>
std::optional<Number> readOptional(const JsonNode &node, int most)
{
    if (!node.isPresent() || node.isNull())
        return std::nullopt;
    return static_cast<Number>(node.number(0, most));
}

void readFloors(const JsonNode &node, Board &board)
{
    const JsonNode beside = node.at("floorOfRow"_L1);
    layFloorsBesideRows(board);
    if (beside.isPresent()) {
        const QJsonArray list = beside.list(board.rows, board.rows);
        board.floorCount = 0;
        for (qsizetype i = 0; i < list.size(); ++i) {
            const JsonNode entry = beside.entry(i, list[i]);
            const auto floor = static_cast<std::uint8_t>(entry.isNull() ? i + 1 : entry.number(1, maxRows));
            board.floorOfRow[static_cast<std::size_t>(i)] = floor;
            board.floorCount = std::max(board.floorCount, floor);
        }
    }
    const JsonNode values = node.at("floors"_L1);
    if (!values.isPresent())
        return;
    const QJsonArray list = values.list(0, maxRows);
    for (qsizetype i = 0; i < list.size(); ++i)
        board.floorVp[static_cast<std::size_t>(i)] =
            readOptional<std::uint16_t>(values.entry(i, list[i]), maxVp);
}

Board readBoard(const JsonNode &node, bool needed)
{
    Board board;
    if (!node.isPresent() && !needed)
        return board;
    node.object();
    const auto measure = [&](const JsonNode &value, int most) {
        return value.isPresent() || needed ? readByte(value, 1, most) : std::uint8_t{0};
    };
    board.columns = measure(node.at("columns"_L1), maxColumns);
    board.rows = measure(node.at("rows"_L1), maxRows);
    const int rows = board.rows == 0 ? maxRows : board.rows;
    board.bridgeRow = measure(node.at("bridgeRow"_L1), rows);
    const JsonNode lowest = node.at("barracksRow"_L1);
    if (lowest.isPresent())
        board.barracksRow = readByte(lowest, 1, rows);
    if (board.rows > 0)
        readFloors(node, board);
    return board;
}

/// Rows from top to bottom.
ScaffoldCells readPattern(const JsonNode &node)
{
    ScaffoldCells cells;
    const QJsonArray rows = node.list(1, mostScaffoldCells);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const QString letters = rows[i].toString();
        for (qsizetype column = 0; column < letters.size(); ++column) {
            const char letter = letters[column].toLatin1();
            if (letter == '.')
                continue;
            const std::size_t print = printLetters.find(letter);
            const Cell cell = cellAt(static_cast<int>(std::min<qsizetype>(column, maxColumns - 1)),
                                     static_cast<int>(rows.size() - 1 - i));
            if (letter == 0 || print == std::string_view::npos || column >= maxColumns
                || !cells.append({cell, static_cast<Print>(print)})) {
                node.refuse(expect::pattern);
                return {};
            }
        }
    }
    if (!isConnected(cellsOf(cells)))
        node.refuse(expect::pattern);
    return cells;
}

void readPieces(const JsonNode &node, Catalogue &catalogue)
{
    const QJsonArray list = node.list(0, scaffoldsInBox);
    for (qsizetype i = 0; i < list.size() && !node.faults().any(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        entry.object();
        Piece piece;
        piece.id = entry.at("id"_L1).text(1, 24).toStdString();
        const JsonNode count = entry.at("count"_L1);
        if (count.isPresent())
            piece.count = readByte(count, 0, scaffoldsInBox);
        piece.ways = waysOf(readPattern(entry.at("pattern"_L1)));
        for (const Piece &earlier : catalogue.pieces)
            piece.repeats = piece.repeats || earlier.ways.contains(piece.ways.front());
        catalogue.pieces.push_back(piece);
    }
}

void readScaffolds(const JsonNode &node, Catalogue &catalogue)
{
    if (!node.isPresent())
        return;
    node.object();
    catalogue.minCells = readOptional<std::uint8_t>(node.at("minCells"_L1), mostScaffoldCells).value_or(1);
    catalogue.maxCells =
        readOptional<std::uint8_t>(node.at("maxCells"_L1), mostScaffoldCells).value_or(mostScaffoldCells);
    catalogue.resources = readOptional<std::uint8_t>(node.at("resources"_L1), mostScaffoldCells);
    const JsonNode pieces = node.at("pieces"_L1);
    if (pieces.isPresent())
        readPieces(pieces, catalogue);
}

std::optional<Size> readSize(const JsonNode &node)
{
    if (!node.isPresent() || node.isNull())
        return std::nullopt;
    const QJsonArray sides = node.list(2, 2);
    const JsonNode width = node.entry(0, sides.at(0));
    const JsonNode height = node.entry(1, sides.at(1));
    return Size{readByte(width, 1, mostMachineSide), readByte(height, 1, mostMachineSide)};
}

/// Calls `use` with each key of a closed vocabulary and its value; `source` and `sources` belong to every object.
template <class Key, class Use>
void readEach(const JsonNode &node, Use use)
{
    if (!node.isPresent())
        return;
    const QJsonObject object = node.object();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it.key() == "source"_L1 || it.key() == "sources"_L1)
            continue;
        if (const auto key = readKey<Key>(node, it.key(), it.value())) {
            const JsonNode value = node.at(it.key(), it.value());
            use(*key, value);
        }
    }
}

void readMachine(const JsonNode &node, MachineClass size, MachineValues &values)
{
    node.object();
    values.size = readSize(node.at("size"_L1));
    values.build = readOptional<std::uint16_t>(node.at("build"_L1), maxVp);
    if (size != MachineClass::Small)
        return;
    const JsonNode gain = node.at("gain"_L1);
    if (gain.isPresent() && !gain.isNull())
        values.gain = readAmounts(gain);
    values.vp = readOptional<std::uint16_t>(node.at("vp"_L1), maxVp);
}

Cost readCost(const JsonNode &node)
{
    Cost cost;
    const QJsonObject object = node.object();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const JsonNode value = node.at(it.key(), it.value());
        if (it.key() == "any"_L1)
            cost.any = readByte(value, 0, maxAmount);
        else if (const auto resource = readKey<Resource>(node, it.key(), it.value()))
            cost.units[*resource] = readByte(value, 0, maxAmount);
    }
    return cost;
}

void readUpgrade(const JsonNode &node, UpgradeValues &values)
{
    node.object();
    const JsonNode cost = node.at("cost"_L1);
    if (cost.isPresent() && !cost.isNull())
        values.cost = readCost(cost);
    values.icons = readOptional<std::uint8_t>(node.at("icons"_L1), maxAmount);
    values.end = readOptional<std::uint16_t>(node.at("end"_L1), maxVp);
}

} // namespace

Catalogue readCatalogue(const JsonNode &node, bool needsBoard)
{
    Catalogue catalogue;
    node.object();
    catalogue.board = readBoard(node.at("board"_L1), needsBoard);
    readScaffolds(node.at("scaffolds"_L1), catalogue);
    readEach<MachineClass>(node.at("sizes"_L1), [&](MachineClass size, const JsonNode &value) {
        catalogue.sizes[size] = readSize(value);
    });
    readEach<Machine>(node.at("machines"_L1), [&](Machine machine, const JsonNode &value) {
        readMachine(value, classOf(machine), catalogue.machines[machine]);
    });
    readEach<Upgrade>(node.at("upgrades"_L1), [&](Upgrade upgrade, const JsonNode &value) {
        readUpgrade(value, catalogue.upgrades[upgrade]);
    });
    readEach<Trophy>(node.at("trophies"_L1), [&](Trophy trophy, const JsonNode &value) {
        catalogue.trophies[trophy] = readOptional<std::uint8_t>(value, trophiesInBox);
    });
    readEach<Card>(node.at("cards"_L1), [&](Card card, const JsonNode &value) {
        catalogue.cards[card] = readOptional<std::uint8_t>(value, cardsInBox);
    });
    return catalogue;
}

} // namespace skyledger::whistlemountain
