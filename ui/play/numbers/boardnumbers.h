// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace skyledger::play {
struct Agreement;
}

namespace skyledger::ui {

/// Something that a value can be, and what it is called.
struct BoardChoice {
    int value = 0;
    QString text;
    friend bool operator==(const BoardChoice &, const BoardChoice &) = default;
};

/// A value of the boards that can be set by hand: a number, one of a few choices, or a list that is told as a line of text.
struct BoardNumber {
    QString path; ///< as files write it, "players.1.berries": it tells one value from another
    /// What it stands under, "Ada"; values of one section follow each other. Empty: in a line above all sections.
    QString section;
    QString name;             ///< "Berries"
    std::optional<int> value; ///< as the boards show it; nothing: there is no number, or it is a line
    int least = 0;
    int most = 0;
    bool mayBeEmpty = false;          ///< there may be no number
    std::vector<BoardChoice> choices; ///< empty: any number within the limits
    std::optional<QString> line;      ///< of a list: what stands there, "Pear, Apple"
    QString hint;                     ///< what may stand in the line

    // How it is shown.
    QString full;           ///< what it is, wherever it stands; empty: section and name say it
    QString rule;           ///< the id of the one that tells of it
    bool isTick = false;    ///< 0 or 1, to be ticked
    bool isStepped = false; ///< has buttons for one more and one less, and takes nothing beyond its limits
    QString beside;         ///< said behind a tick, and before another field of a table
    int column =
        0; ///< in the table of its section, from 1; the name is that of its row. 0: there is no table
    QString heading;        ///< of the column
    bool isBeneath = false; ///< its section goes on in the table of the one before it
};

/// One of them, set otherwise.
struct NumberChange {
    std::size_t number = 0;   ///< its place in the list
    std::optional<int> value; ///< nothing: no number
    QString line;             ///< of a list
};

/// What the page of numbers has in a game beside the numbers.
struct NumbersDress {
    bool isLarge = false; ///< it is read from across the table: the first table of numbers fills the width
    bool agrees = false;  ///< the table can note that it agrees with all numbers
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

    virtual NumbersDress dress() const { return {}; }
    /// In the order by which changes name them until they are asked for again.
    virtual std::vector<BoardNumber> numbers() = 0;
    /// What in the line of a list is none of the things that may stand there; empty if nothing is.
    virtual QString faultOf(const NumberChange &) const { return {}; }
    /// How many values a correction sets for these changes.
    virtual std::size_t valuesSet(std::span<const NumberChange> changes) const { return changes.size(); }
    /// What keeps these changes from being one correction, naming those without which it could be; empty if nothing does.
    virtual QString whyNot(std::span<const NumberChange> changes) const = 0;
    /// Records them as one correction with a note, which may be empty.
    virtual void correct(std::span<const NumberChange> changes, const QString &note) = 0;
    /// When the table agreed with all numbers, in words.
    virtual QString agreed(const play::Agreement &) const { return {}; }
};

/// Why changes of these numbers cannot be: the reason, and the names of those without which the others could be.
QString refusalOf(std::span<const NumberChange> changes, const QString &reason,
                  const std::function<const BoardNumber &(const NumberChange &)> &number,
                  const std::function<bool(std::span<const NumberChange>)> &canBe);

} // namespace skyledger::ui
