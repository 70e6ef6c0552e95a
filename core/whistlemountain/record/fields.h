// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/jsonnode.h"
#include "core/whistlemountain/names.h"
#include "core/whistlemountain/record/expectations.h"
#include "core/whistlemountain/record/ids.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>

/// The small values of the files, read and written. A reader that finds something else notes the fault and answers with
/// the first value of the type.
namespace skyledger::whistlemountain {

using table::JsonNode;

inline constexpr int maxAmount = 99;
inline constexpr int maxNameLength = 40;
inline constexpr int maxVp = 9999;

/// A word of a closed vocabulary.
template <class Key>
Key readWord(const JsonNode &node)
{
    return static_cast<Key>(node.word(nameTable<Key>));
}
/// Resources and their amounts, 0 to 99; what is not named is 0.
Amounts readAmounts(const JsonNode &node);
/// A player, 1 to the number of seats.
Player readPlayer(const JsonNode &node, const Ids &ids);

/// A cell, an area and a place of a worker on the board's grid.
std::optional<Cell> cellOf(const QString &text, const Board &board);
Cell readCell(const JsonNode &node, const Board &board);
Area readArea(const JsonNode &node, const Board &board);
Place readPlace(const JsonNode &node, const Board &board);
AircraftPlace readAircraftPlace(const JsonNode &node, const Board &board);
/// A scaffold: cells and their printed resources or null.
ScaffoldCells readScaffold(const JsonNode &node, const Board &board);

QString cellText(Cell cell);
QString areaText(const Area &area);
QString placeText(const Place &place);

/// The amounts that are not 0.
QJsonObject amountsJson(const Amounts &amounts);
QJsonObject trophiesJson(const TrophyCounts &trophies);
QJsonObject scaffoldJson(const ScaffoldCells &cells);
QJsonValue aircraftPlaceJson(const AircraftPlace &place);
QJsonObject workersJson(const Workers &workers);
QJsonArray tilesJson(Display display, const DisplayList &tiles);
template <class List>
QJsonArray wordsJson(const List &list)
{
    QJsonArray array;
    for (const auto key : list)
        array.append(word(key));
    return array;
}

template <class Key>
int numberOf(Key key)
{
    return static_cast<int>(key) + 1;
}

} // namespace skyledger::whistlemountain
