// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/record/patterncodec.h"

#include <algorithm>

namespace skyledger::whistlemountain {

namespace {

constexpr std::string_view printLetters = "ociwgs?";

/// Rows from top to bottom.
ScaffoldCells readPattern(const JsonNode &node)
{
    ScaffoldCells cells;
    const QJsonArray rows = node.list(1, mostScaffoldCells);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const QString letters = node.entry(i, rows[i]).text();
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

/// The way in which a pattern was drawn: the one of which the others follow in this order.
const ScaffoldCells &drawn(const Ways &ways)
{
    const auto *way = std::find_if(ways.begin(), ways.end(),
                                   [&](const ScaffoldCells &each) { return waysOf(each) == ways; });
    return way == ways.end() ? ways.front() : *way;
}

} // namespace

void PatternCodec::read(const JsonNode &node, const Ids &, Ways &ways)
{
    ways = waysOf(readPattern(node));
}

QJsonValue PatternCodec::write(const Ids &, const Ways &ways)
{
    const ScaffoldCells &cells = drawn(ways);
    int width = 0;
    int height = 0;
    for (const ScaffoldCell &each : cells) {
        width = std::max(width, columnOf(each.cell) + 1);
        height = std::max(height, rowOf(each.cell) + 1);
    }
    QStringList lines(height, QString(width, u'.'));
    for (const ScaffoldCell &each : cells)
        lines[height - 1 - rowOf(each.cell)][columnOf(each.cell)] =
            QLatin1Char(printLetters[indexOf(each.print)]);
    return QJsonArray::fromStringList(lines);
}

bool PatternCodec::fits(const Ids &ids, const Ways &ways)
{
    table::JsonFaults faults;
    Ways again;
    read(JsonNode(faults, write(ids, ways)), ids, again);
    return !faults.any() && again == ways;
}

} // namespace skyledger::whistlemountain
