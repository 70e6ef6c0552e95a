// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/whistlemountain/record/codecs.h"

namespace skyledger::whistlemountain {

using namespace Qt::Literals::StringLiterals;

Amounts readAmounts(const JsonNode &node)
{
    return describe::readPlain<AmountsCodec, Amounts>(node);
}

Player readPlayer(const JsonNode &node, const Ids &ids)
{
    return static_cast<Player>(node.number(1, static_cast<int>(ids.seats)) - 1);
}

std::optional<Cell> cellOf(const QString &text, const Board &board)
{
    if (text.size() < 2 || text.size() > 3)
        return std::nullopt;
    const int column = text[0].unicode() - u'A';
    int row = 0;
    for (qsizetype i = 1; i < text.size(); ++i) {
        const int digit = text[i].unicode() - u'0';
        if (digit < 0 || digit > 9 || (i == 1 && digit == 0))
            return std::nullopt;
        row = row * 10 + digit;
    }
    if (column < 0 || column >= board.columns || row > board.rows)
        return std::nullopt;
    return cellAt(column, row - 1);
}

namespace {

void refuseCell(const JsonNode &node, const Board &board)
{
    node.refuse(expect::cell, {cellText(cellAt(board.columns - 1, board.rows - 1))});
}

std::optional<Area> areaOf(const QString &text, const Board &board)
{
    const QStringList corners = text.split(u':');
    const auto first = cellOf(corners.front(), board);
    if (!first || corners.size() > 2)
        return std::nullopt;
    if (corners.size() == 1)
        return areaAt(columnOf(*first), rowOf(*first), 1, 1);
    const auto last = cellOf(corners.back(), board);
    if (!last || *last == *first || columnOf(*last) < columnOf(*first) || rowOf(*last) < rowOf(*first))
        return std::nullopt;
    return areaAt(columnOf(*first), rowOf(*first), columnOf(*last) - columnOf(*first) + 1,
                  rowOf(*last) - rowOf(*first) + 1);
}

/// The number behind a word and a dot, 1 to `most`; nothing if it is none.
std::optional<int> numberAfter(const QString &text, QLatin1StringView word, int most)
{
    if (!text.startsWith(word))
        return std::nullopt;
    const QString digits = text.mid(word.size());
    bool ok = false;
    const int number = digits.toInt(&ok);
    if (!ok || number < 1 || number > most || digits != QString::number(number))
        return std::nullopt;
    return number;
}

} // namespace

Cell readCell(const JsonNode &node, const Board &board)
{
    const auto cell = cellOf(node.value().toString(), board);
    if (!cell)
        refuseCell(node, board);
    return cell.value_or(Cell{});
}

Area readArea(const JsonNode &node, const Board &board)
{
    const auto area = areaOf(node.value().toString(), board);
    if (!area)
        node.refuse(expect::area);
    return area.value_or(areaAt(0, 0, 1, 1));
}

Place readPlace(const JsonNode &node, const Board &board)
{
    const QString text = node.value().toString();
    if (text == "whirlpool"_L1)
        return whirlpool;
    if (text == "refuge"_L1)
        return refuge;
    if (text == "trap"_L1)
        return trap;
    if (text == "tower"_L1)
        return tower;
    if (const auto row = numberAfter(text, "barracks."_L1, board.rows))
        return inBarracks(*row);
    if (const auto floor = numberAfter(text, "tower."_L1, maxRows))
        return onFloor(*floor);
    if (const auto cell = cellOf(text, board))
        return onCell(*cell);
    node.refuse(expect::place);
    return whirlpool;
}

AircraftPlace readAircraftPlace(const JsonNode &node, const Board &board)
{
    if (node.isNull())
        return {};
    const QString text = node.value().toString();
    if (text.startsWith("dock."_L1)) {
        if (const auto dock = fromName<Dock>(text.mid(5).toStdString()))
            return {AircraftPlace::Kind::Dock, *dock, {}};
    } else if (const auto area = areaOf(text, board)) {
        return {AircraftPlace::Kind::Grid, {}, *area};
    }
    node.refuse(expect::aircraftPlace);
    return {};
}

ScaffoldCells readScaffold(const JsonNode &node, const Board &board)
{
    ScaffoldCells cells;
    const QJsonObject object = node.object();
    if (object.isEmpty() || object.size() > mostScaffoldCells)
        node.refuse(table::expect::listOf, {u"1"_s, QString::number(mostScaffoldCells)});
    for (auto it = object.begin(); it != object.end(); ++it) {
        const JsonNode print = node.at(it.key(), it.value());
        const auto cell = cellOf(it.key(), board);
        if (!cell) {
            refuseCell(print, board);
            break;
        }
        cells.append({*cell, print.isNull() ? Print::Blank : printOf(readWord<Resource>(print))});
    }
    return inReadingOrder(cells);
}

QString cellText(Cell cell)
{
    return QChar(static_cast<char16_t>(u'A' + columnOf(cell))) + QString::number(rowOf(cell) + 1);
}

QString areaText(const Area &area)
{
    const QString first = cellText(cellAt(area.column, area.row));
    return area.cellCount() == 1 ? first : first + u':' + cellText(cellAt(area.right(), area.top()));
}

QString placeText(const Place &place)
{
    switch (place.kind) {
    case Place::Kind::Barracks:
        return u"barracks."_s + QString::number(place.at);
    case Place::Kind::Cell:
        return cellText(place.cell());
    case Place::Kind::Tower:
        return place.at == 0 ? u"tower"_s : u"tower."_s + QString::number(place.at);
    case Place::Kind::Whirlpool:
        return u"whirlpool"_s;
    case Place::Kind::Refuge:
        return u"refuge"_s;
    case Place::Kind::Trap:
        return u"trap"_s;
    }
    return {};
}

QJsonObject amountsJson(const Amounts &amounts)
{
    return describe::writePlain<AmountsCodec>(amounts).toObject();
}

QJsonObject trophiesJson(const TrophyCounts &trophies)
{
    return describe::writePlain<TrophiesCodec>(trophies).toObject();
}

QJsonObject scaffoldJson(const ScaffoldCells &cells)
{
    QJsonObject object;
    for (const ScaffoldCell &each : cells) {
        const bool shows = isResource(each.print);
        object.insert(cellText(each.cell),
                      shows ? QJsonValue(word(resourceOf(each.print))) : QJsonValue(QJsonValue::Null));
    }
    return object;
}

QJsonValue aircraftPlaceJson(const AircraftPlace &place)
{
    if (place.isHome())
        return QJsonValue::Null;
    return place.isOnGrid() ? areaText(place.area) : u"dock."_s + word(place.dock);
}

namespace {

template <std::size_t Count>
QJsonArray repeated(const std::array<std::uint8_t, Count> &counts)
{
    QJsonArray numbers;
    for (std::size_t i = 0; i < Count; ++i) {
        for (int k = 0; k < counts[i]; ++k)
            numbers.append(static_cast<int>(i) + 1);
    }
    return numbers;
}

} // namespace

QJsonObject workersJson(const Workers &workers)
{
    QJsonArray grid;
    for (const Cell cell : workers.grid)
        grid.append(cellText(cell));
    return {{"barracks"_L1, repeated(workers.barracks)},
            {"grid"_L1, grid},
            {"tower"_L1, repeated(workers.tower)},
            {"whirlpool"_L1, workers.whirlpool},
            {"refuge"_L1, workers.refuge},
            {"trap"_L1, workers.trap}};
}

QJsonArray tilesJson(Display display, const DisplayList &tiles)
{
    QJsonArray array;
    for (const std::uint8_t tile : tiles) {
        if (tile == unnamed)
            array.append(QJsonValue::Null);
        else if (display == Display::Upgrades)
            array.append(word(static_cast<Upgrade>(tile)));
        else
            array.append(word(static_cast<Machine>(tile)));
    }
    return array;
}

} // namespace skyledger::whistlemountain
