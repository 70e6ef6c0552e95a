// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/session.h"

#include <QtCore/QStringList>

#include <vector>

namespace skyledger::ui {

/// Lists of a running game that every game has, and that rules explain.
enum class PlayPart {
    Round,   ///< the heading of a round
    Turn,    ///< the heading of a turn
    Journal, ///< the list of what happened
    Pieces   ///< what to do with the cardboard
};

/// A line about the pieces, a sentence without full stop, and the id of the rule behind it.
struct PieceLine {
    QString text;
    QString rule;
    friend bool operator==(const PieceLine &, const PieceLine &) = default;
};

/// What to do with the cardboard at one moment.
struct PieceLines {
    qsizetype first = 0; ///< the event from which on they are told, counted from 1; 0: nothing happened yet
    std::vector<PieceLine> lines; ///< in the order of the table
    bool isChecklist = false;     ///< they are many and belong to everybody, so that they are ticked off
};

/// What a game says about itself in the lists that every game has, in the language that is spoken when it is asked.
/// Sessions that it is given are its own game's: the running one, or copies of it. Events count from 1; the state behind
/// an event is the one before it.
class Narrator
{
public:
    Narrator() = default;
    virtual ~Narrator() = default;
    Narrator(const Narrator &) = delete;
    Narrator &operator=(const Narrator &) = delete;

    /// A player's name.
    virtual QString player(play::Seat seat) const = 0;
    /// The heading of the round that a moment belongs to: "Round 3 · stage 1"; empty in a game without rounds.
    virtual QString round(const play::Session &session, qsizetype moment) const = 0;
    /// The heading of the turn that a moment belongs to: "Ada’s turn". Moments after each other with the same words stand
    /// below one heading.
    virtual QString turn(const play::Session &session, qsizetype moment) const = 0;
    /// Where a session stands, as a part of a sentence: "round 3", and with whose turn it is: "round 3, Ada’s turn".
    virtual QString place(const play::Session &session) const = 0;
    virtual QString placeAndTurn(const play::Session &session) const = 0;

    /// What happened, a sentence without full stop.
    virtual QString deed(const play::Session &session, qsizetype event) const = 0;
    /// What it cost and brought: "wood −4, VP +1"; empty if nothing.
    virtual QString gains(const play::Session &session, qsizetype event) const = 0;
    /// Why an event that the program made an override no longer follows the rules; empty if it does.
    virtual QString reasonAgainst(const play::Session &session, qsizetype event) const = 0;
    /// Whether an event is surely said in one line and brings nothing. Told without making its words.
    virtual bool isBrief(const play::Session &session, qsizetype event) const = 0;
    /// Ids of the rules behind an event, the one it breaks first.
    virtual QStringList rulesBehind(const play::Session &session, qsizetype event) const = 0;
    /// Ids of the rules that explain a list.
    virtual QStringList rulesOf(PlayPart part) const = 0;

    /// What to do with the cardboard where a session stands.
    virtual PieceLines pieces(const play::Session &session) const = 0;
};

} // namespace skyledger::ui
