// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/rules/scoring.h"
#include "core/describe/sheets.h"
#include "core/table/readerror.h"
#include "core/table/result.h"

#include <QtCore/QByteArray>
#include <QtCore/QJsonObject>
#include <QtCore/QList>

#include <optional>

namespace skyledger::airshipcity {

/// What a score sheet asks of each player, in the order in which it is asked for and written.
enum class SheetEntry : std::uint8_t {
    Vp, ///< the marker on the track as one number, -999 to 999
    AirshipMajorities,
    UtilityMajorities,
    ContractsCompleted,
    UnfinishedContractVp, ///< not asked for where it costs nothing
    Resource,
    Markers, ///< only one reading of the last tie-break asks for them
    TookPart ///< only one reading of the awards asks for it
};

/// What one player has on the table at the end of a game that nobody tracked.
struct SheetPlayer {
    QString name; ///< 1 to 40 characters
    std::optional<PlayerColor> color;
    bool first = false;
    FinalCount count; ///< whether somebody took part and the markers only where they were asked
    friend bool operator==(const SheetPlayer &, const SheetPlayer &) = default;
};

/// The rows of a player's column.
const describe::SheetTable<SheetPlayer, Rulings> &sheetTable();
/// The place of an entry in a column, where it is of things that of one of them.
std::size_t sheetCell(SheetEntry entry, std::size_t thing = 0);

/// A score sheet.
struct ScoreSheet {
    QJsonObject document; ///< whole, with all that only other programs understand
    Edition edition{};
    Rulings rulings;
    QList<SheetPlayer> players; ///< 3 or 4

    QString id() const { return document.value(QLatin1StringView("id")).toString(); }
    QString playedAt() const { return document.value(QLatin1StringView("playedAt")).toString(); }
};

/// A score sheet out of a file's bytes. Refused, with the first fault: what is no score sheet of this game, a newer
/// version, another number of players than 3 or 4, two of one name or colour, and counts that the box cannot show.
table::Result<ScoreSheet, table::ReadError> readScoreSheet(const QByteArray &bytes);
/// The same for an object that is parsed already.
table::Result<ScoreSheet, table::ReadError> readScoreSheet(const QJsonObject &document);

/// What such an object says as far as it can be read, whatever is wrong with the rest: for totals while somebody types.
ScoreSheet scoreSheetSoFar(const QJsonObject &document);

/// The sheet as one object: its values written into its document. Every ruling is named in it.
QJsonObject scoreSheetJson(const ScoreSheet &sheet);

/// The bytes of a score sheet's file.
QByteArray writeScoreSheet(const ScoreSheet &sheet);

} // namespace skyledger::airshipcity
