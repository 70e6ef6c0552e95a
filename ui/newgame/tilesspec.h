// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/drawing.h"
#include "ui/widgets/sentence.h"

#include <QtCore/QStringList>
#include <QtGui/QPixmap>

#include <functional>
#include <vector>

class QColor;

namespace skyledger::ui {

/// What a game tells of tiles that lie in rows and columns when it begins.
struct TilesSpec {
    /// A kind of tile. Ids of tiles are its word and a number: "forest-2".
    struct Kind {
        QString word;
        Sentence name;
        Sentence shortName;
    };
    QString name;       ///< of the form, among the program's objects: "city"
    int columns = 4;    ///< of places
    QStringList places; ///< what they are called, row by row from the top: "A1"
    std::vector<Kind> kinds;
    /// The drawing of a kind in one colour, so many pixels wide and high at a device pixel ratio.
    std::function<QPixmap(std::size_t kind, int side, double ratio, const QColor &ink)> picture;

    Sentence title;
    Sentence spoken;   ///< what a screen reader calls the places
    Sentence laying;   ///< how tiles are laid
    Sentence counting; ///< besides, while nobody knows which tiles there are
    Sentence shuffle;  ///< what a screen reader calls the button that does
};

/// A mark by which the tiles of one kind are told apart.
struct TileMark {
    QString name; ///< in the language that is spoken now
    Drawing drawing;
};

/// What is known of the tiles.
struct KnownTiles {
    bool any =
        true; ///< every place may hold any kind; else laying a tile exchanges it with the one that lies there
    std::function<std::size_t(const QString &tile)> kindOf;
    std::function<std::vector<TileMark>(const QString &tile)> marks;
};

} // namespace skyledger::ui
