// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/cloudage/record/setupjson.h"
#include "core/cloudage/scoring.h"
#include "core/describe/sheets.h"
#include "core/table/result.h"

#include <QtCore/QByteArray>
#include <QtCore/QJsonObject>
#include <QtCore/QList>

namespace skyledger::cloudage {

/// What one player has on the table at the end of a game that nobody tracked.
struct SheetPlayer {
    QString name; ///< 1 to 40 characters
    std::optional<PlayerColor> color;
    bool first = false;
    int vp = 0; ///< the marker before the grey VP
    std::vector<std::pair<Mission, int>>
        missions;  ///< each visible mission with the number reached, at most 5
    TileSet tiles; ///< those of L1, L2, L5 with an own marker left
    int upgradeVp = 0;
    int projectVp = 0;
    std::optional<int> lastFight;
};

/// A score sheet.
struct ScoreSheet {
    QJsonObject document; ///< whole, with all that only other programs understand
    ScoringTerms terms;
    QList<SheetPlayer> players; ///< 1 to 4

    QString id() const { return textOf("id"); }
    QString playedAt() const { return textOf("playedAt"); }
    QString campaign() const { return textOf("campaign"); } ///< empty: none

private:
    QString textOf(const char *key) const { return document.value(QLatin1StringView(key)).toString(); }
};

/// The numbers of a player, in the order in which they are asked for.
enum class SheetEntry : std::uint8_t { Vp, UpgradeVp, ProjectVp, LastFight };
const describe::SheetTable<SheetPlayer, Rulings> &sheetTable();

/// A score sheet out of an object. Refused, with the first fault: what is no score sheet of this game, a newer version,
/// two players of one name or colour, a lacking chapter, and counts that the box cannot show.
table::Result<ScoreSheet, table::ReadError> readScoreSheet(const QJsonObject &document);

/// The bytes of a sheet's file.
QByteArray writeScoreSheet(const QJsonObject &document);

/// The final score of a sheet.
FinalScore score(const ScoreSheet &sheet);

} // namespace skyledger::cloudage
