// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/hand/handcard.h"
#include "ui/box/keptinbox.h"
#include "ui/play/turn/reportfields.h"

#include <optional>
#include <vector>

namespace skyledger::ui {

/// What a choice waits for until somebody reads it off the cardboard.
struct HandAsked {
    describe::Value choice; ///< which one it is
    QString deed;           ///< what is about to be recorded, in words
    std::vector<play::MissingValue> missing;
    bool mayReport = false; ///< the amounts that were paid and gained can be told instead
};

/// The fields for those amounts.
struct HandReport {
    ReportFields *fields = nullptr;
    std::function<QString()> whyNot; ///< why they cannot be recorded, in words; empty if they can
};

/// How a piece will look on the screen.
struct HandPreview {
    QWidget *widget = nullptr; ///< null: none is shown
    /// Shows what is copied of a card so far; false if it is of another kind, or null.
    std::function<bool(const HandCard *card)> follow;
};

/// What the page of the cardboard in hand asks a game for, in the language that is spoken now.
class HandDesk
{
public:
    HandDesk() = default;
    HandDesk(const HandDesk &) = delete;
    HandDesk &operator=(const HandDesk &) = delete;
    virtual ~HandDesk() = default;

    /// What the guide's choice lacks; nothing if it lacks nothing.
    virtual std::optional<HandAsked> asked() const = 0;
    /// What is printed on the pieces with these values, piece by piece. The game as it is now is what the owner's copy is
    /// compared with until they are all kept.
    virtual std::vector<std::vector<play::MissingValue>>
    takePieces(const std::vector<play::MissingValue> &missing) = 0;
    /// One of them; its fields are named by numbers from `first` on.
    virtual HandPiece piece(const std::vector<play::MissingValue> &values, int first) const = 0;
    /// For what is asked now.
    virtual HandReport makeReport(QWidget *parent) const = 0;
    virtual HandPreview makePreview(QWidget *parent) const = 0;
    /// What a value is, within a sentence.
    virtual QString nameOf(const play::MissingValue &which) const = 0;
    /// How it is read off the box, with its rule.
    virtual QString howToRead(const play::MissingValue &which) const = 0;

    /// Puts a value into the game; whether earlier events do not fit it.
    virtual bool enter(const play::MissingValue &which, const describe::Value &value) = 0;
    /// Puts it into the owner's copy, which is the file of that path.
    virtual KeptInBox keep(const play::MissingValue &which, const describe::Value &value) = 0;
    virtual QString copyPath() const = 0;
};

} // namespace skyledger::ui
