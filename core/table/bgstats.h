// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/finishedgame.h"

#include <QtCore/QByteArray>
#include <QtCore/QDateTime>
#include <QtCore/QStringList>

/// A play for the BG Stats phone app.
namespace skyledger::table {

/// What BG Stats calls the game.
struct BgStatsGame {
    QString name;  ///< "Airship City"
    int bggId = 0; ///< its number at BoardGameGeek
};

/// The play as compact JSON in UTF-8. `roles`: what each player was, in words; a missing or empty one is left out.
/// `fileTime`: when the file was changed, for games that do not say when they were played. What is not known is left
/// out and never 0.
QByteArray bgStatsPlay(const FinishedGame &game, const BgStatsGame &names, const QStringList &roles,
                       const QDateTime &fileTime);

/// The link that imports it, ASCII alone.
QByteArray bgStatsLink(const QByteArray &play);

/// Beyond this a link is shown as such: a QR code of it could not be read off a screen.
inline constexpr qsizetype maxBgStatsQrBytes = 2000;

} // namespace skyledger::table
