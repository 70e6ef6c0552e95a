// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/drawing.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace skyledger::ui {

/// A number of a player that goes up or down.
struct StepMove {
    QString name;    ///< of what is counted
    Drawing picture; ///< of the same
    int from = 0;
    int to = 0;
    int lost = 0; ///< for which there was no room
};

/// Something that a player may choose in a step, or did.
struct StepOption {
    StepMove move;
    int amount = 0; ///< as printed; 0: not known
    QString name;   ///< with the amount, if it is known: "2 gears"
    bool chosen = false;
    QChar key;                  ///< chooses it; null if it cannot be chosen now
    std::function<bool()> take; ///< false: something has to be said beside the boards first
};

/// A row of spaces that cards move along, the longest way from the end on the left; on space 0 lies what fell off.
struct StepTrack {
    struct Card {
        int space = 0;
        Drawing drawing;
    };
    int spaces = 0;
    QString told; ///< above it
    bool warns = false;
    std::vector<Card> cards;
};

/// What a step brings to a player. A text stands there instead of all else.
struct StepCell {
    QString text;                             ///< "nothing"
    bool warns = false;                       ///< the text tells of a loss
    std::optional<std::pair<int, int>> total; ///< beside the text: a number before and after
    std::vector<StepMove> moves;              ///< that nobody chooses
    std::vector<StepOption> options;
    QStringList turned; ///< tiles that are turned face up
    std::optional<StepTrack> track;
    QStringList said; ///< by a screen reader, besides what moves
};

/// What all players do together between two parts of a game, step by step and player by player, in words of the language
/// that is spoken now.
struct Steps {
    struct Step {
        QString what;
        QString how;
        QString rule;     ///< its id
        double share = 1; ///< of the height; head and foot of a column have 0.22 of 1
    };
    /// Something that is done once, for everybody.
    struct ForAll {
        QString what;
        QString how;
        Drawing drawing;
    };
    struct Seat {
        QString name;
        Drawing token;               ///< by which the player is known on the boards
        QString points;              ///< before the first step
        std::vector<StepCell> cells; ///< one a step
        bool chose = false;          ///< took one of the options
    };

    qsizetype first = 0; ///< the event that led here, counted from 1
    qsizetype last = 0;  ///< the last one that belongs to the steps
    QString title;
    QString subtitle;
    QString next;    ///< what begins when everybody is done: "Begin round 4"
    QString waiting; ///< for whom it has to wait; empty: nothing is to be chosen any more
    QString hint;    ///< the same, for the foot of the page
    std::vector<Step> steps;
    std::vector<ForAll> forAll;
    QString besides; ///< said of what is for everybody, behind all else
    std::vector<Seat> seats;

    bool isClosed() const { return waiting.isEmpty(); }
};

/// The steps that an event belongs to, 1 to the number in force; nothing if it belongs to none.
using TellSteps = std::function<std::optional<Steps>(qsizetype event)>;

/// What a screen reader says of a number that moves: "Gold: from 3 to 5".
QString saidMove(const StepMove &move);
/// What it says of all that there is to do for a player.
QString saidSteps(const Steps::Seat &seat);

} // namespace skyledger::ui
