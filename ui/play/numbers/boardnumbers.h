// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <optional>
#include <span>
#include <vector>

namespace skyledger::ui {

/// Something that a value can be, and what it is called.
struct BoardChoice {
    int value = 0;
    QString text;
};

/// A value of the boards that can be set by hand: a number, one of a few choices, or a list that is told as a line of text.
struct BoardNumber {
    QString path;             ///< as files write it, "players.1.berries": it tells one value from another
    QString section;          ///< what it stands under, "Ada"; values of one section follow each other
    QString name;             ///< "Berries"
    std::optional<int> value; ///< as the boards show it; nothing: there is no number, or it is a line
    int least = 0;
    int most = 0;
    bool mayBeEmpty = false;          ///< there may be no number
    std::vector<BoardChoice> choices; ///< empty: any number within the limits
    std::optional<QString> line;      ///< of a list: what stands there, "Pear, Apple"
    QString hint;                     ///< what may stand in the line
};

/// One of them, set otherwise.
struct NumberChange {
    std::size_t number = 0;   ///< its place in the list
    std::optional<int> value; ///< nothing: no number
    QString line;             ///< of a list
};

/// What the page of numbers asks of a game, about the boards as they are shown. `SettingNumbers` answers by the game's
/// table of settings.
class BoardNumbers
{
public:
    BoardNumbers() = default;
    virtual ~BoardNumbers() = default;
    BoardNumbers(const BoardNumbers &) = delete;
    BoardNumbers &operator=(const BoardNumbers &) = delete;

    /// In the order by which changes name them until they are asked for again.
    virtual std::vector<BoardNumber> numbers() = 0;
    /// What in the line of a list is none of the things that may stand there; empty if nothing is.
    virtual QString faultOf(const NumberChange &change) const = 0;
    /// What keeps these changes from being one correction; empty if nothing does.
    virtual QString whyNot(std::span<const NumberChange> changes) const = 0;
    /// Records them as one correction with a note, which may be empty.
    virtual void correct(std::span<const NumberChange> changes, const QString &note) = 0;
};

} // namespace skyledger::ui
