// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/newgame/playersform.h"

#include <QtCore/QByteArray>
#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace skyledger::ui {

/// Hands over what each file of games and score sheets in these folders holds; what cannot be read is left out.
void readGameFiles(const QStringList &folders, const std::function<void(const QByteArray &bytes)> &use);

/// Where games that belong together stand: what the next one begins with.
struct SeriesStand {
    QString series;                  ///< the id that they share; empty: none
    std::optional<std::size_t> part; ///< that was played, from 0
    QString playedAt;                ///< ISO 8601
    QList<SeatedPlayer> players;     ///< nobody: a score sheet, which has no values either
    QJsonObject values;

    bool goesOn(std::size_t parts) const { return part && *part + 1 < parts; }
};

/// The series of so many parts that go on, the newest first, by their last parts. That of the open game is the first, and
/// only a later part takes its place. Not all files are looked at, for a page waits for them: those changed last.
std::vector<SeriesStand>
seriesUnderWay(const QStringList &folders, std::size_t parts, const SeriesStand &open,
               const std::function<std::optional<SeriesStand>(const QByteArray &bytes)> &standIn);

} // namespace skyledger::ui
