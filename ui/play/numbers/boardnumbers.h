// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <span>
#include <vector>

namespace skyledger::ui {

/// A number of the boards that can be set by hand.
struct BoardNumber {
    QString path;    ///< as files write it, "players.1.berries": it tells one number from another
    QString section; ///< what it stands under, "Ada"; numbers of one section follow each other
    QString name;    ///< "Berries"
    int value = 0;   ///< as the boards show it
    int least = 0;
    int most = 0;
};

/// One of them, set otherwise.
struct NumberChange {
    std::size_t number = 0; ///< its place in the list
    int value = 0;
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

    virtual std::vector<BoardNumber> numbers() const = 0;
    /// What keeps these changes from being one correction; empty if nothing does.
    virtual QString whyNot(std::span<const NumberChange> changes) const = 0;
    /// Records them as one correction with a note, which may be empty.
    virtual void correct(std::span<const NumberChange> changes, const QString &note) = 0;
};

} // namespace skyledger::ui
