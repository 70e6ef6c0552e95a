// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/tokens.h"

#include <QtCore/QDateTime>
#include <QtCore/QRectF>
#include <QtCore/QString>

#include <functional>
#include <vector>

class QPainter;

namespace skyledger::ui {

/// A running game as the start page shows it, in the language that was spoken when it was asked for.
struct GameGlance {
    struct Seat {
        QString name;
        PlayerLook look;
        QString points; ///< "8 VP"
    };

    QString where; ///< whose turn it is and how far the game has got: "Zoé’s turn, round 7 of 20"
    std::vector<Seat> seats; ///< in turn order
    QDateTime begun;         ///< invalid: not known
    /// Draws the middle of the table, small, into a rectangle. Nothing where the game has no such picture.
    std::function<void(QPainter &painter, const QRectF &rect, const Theme &theme)> picture;
};

} // namespace skyledger::ui
