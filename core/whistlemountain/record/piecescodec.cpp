// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/record/piecescodec.h"

#include <algorithm>

namespace skyledger::whistlemountain {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::string_view printLetters = "ociwgs?";

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

QJsonArray patternJson(const ScaffoldCells &cells)
{
    int width = 0;
    int height = 0;
    for (const ScaffoldCell &each : cells) {
        width = std::max(width, columnOf(each.cell) + 1);
        height = std::max(height, rowOf(each.cell) + 1);
    }
    QStringList rows(height, QString(width, u'.'));
    for (const ScaffoldCell &each : cells)
        rows[height - 1 - rowOf(each.cell)][columnOf(each.cell)] =
            QLatin1Char(printLetters[indexOf(each.print)]);
    return QJsonArray::fromStringList(rows);
}

/// The way in which a pattern was drawn: the one of which the others follow in this order.
const ScaffoldCells &drawn(const Ways &ways)
{
    const auto *way = std::find_if(ways.begin(), ways.end(),
                                   [&](const ScaffoldCells &each) { return waysOf(each) == ways; });
    return way == ways.end() ? ways.front() : *way;
}

} // namespace

void PiecesCodec::read(const JsonNode &node, const Ids &, std::vector<Piece> &pieces)
{
    const QJsonArray list = node.list(0, scaffoldsInBox);
    pieces.reserve(static_cast<std::size_t>(list.size()));
    for (qsizetype i = 0; i < list.size() && !node.faults().any(); ++i) {
        const JsonNode entry = node.entry(i, list[i]);
        entry.object();
        Piece piece;
        piece.id = entry.at("id"_L1).text(1, 24).toStdString();
        const JsonNode count = entry.at("count"_L1);
        if (count.isPresent())
            piece.count = static_cast<std::uint8_t>(count.number(0, scaffoldsInBox));
        const JsonNode pattern = entry.at("pattern"_L1);
        piece.ways = waysOf(readPattern(pattern));
        piece.repeats = std::any_of(pieces.begin(), pieces.end(), [&](const Piece &earlier) {
            return earlier.ways.contains(piece.ways.front());
        });
        pieces.push_back(std::move(piece));
    }
}

QJsonValue PiecesCodec::write(const Ids &, const std::vector<Piece> &pieces)
{
    QJsonArray list;
    for (const Piece &piece : pieces) {
        QJsonObject entry{{"id"_L1, QString::fromStdString(piece.id)},
                          {"pattern"_L1, patternJson(drawn(piece.ways))}};
        if (piece.count > 0)
            entry.insert("count"_L1, piece.count);
        list.append(entry);
    }
    return list;
}

bool PiecesCodec::fits(const Ids &ids, const std::vector<Piece> &pieces)
{
    table::JsonFaults faults;
    std::vector<Piece> again;
    read(JsonNode(faults, write(ids, pieces)), ids, again);
    return !faults.any() && again == pieces;
}

} // namespace skyledger::whistlemountain
