// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/settings.h"
#include "ui/score/sheet/ownersboard.h"
#include "ui/score/sheet/sheetgame.h"

#include <optional>
#include <vector>

namespace skyledger::ui {

/// What a tracked game tells of its end, so that it can be compared with the table: the score sheet of its boards, who
/// holds what on them, and which value of the boards each of these numbers is.
class ComparedGame
{
public:
    using Assignments = std::vector<describe::Assignment>;

    ComparedGame() = default;
    ComparedGame(const ComparedGame &) = delete;
    ComparedGame &operator=(const ComparedGame &) = delete;
    virtual ~ComparedGame() = default;

    /// What the score is made of, and where what cannot be set here is set, in a sentence or two.
    virtual QString intro() const = 0;
    virtual const SheetGame &sheet() const = 0;
    /// The score sheet of the boards as they are recorded.
    virtual QJsonObject recorded() const = 0;
    /// The rows of the sheet that can be typed.
    virtual std::vector<std::size_t> rows() const = 0;
    /// The value that a number in such a row sets; nothing for one that no board can show.
    virtual std::optional<describe::Assignment> typed(std::size_t row, std::size_t player,
                                                      int number) const = 0;

    /// Who can hold something, in turn order.
    virtual std::vector<PlayerLook> looks() const = 0;
    virtual QStringList players() const = 0;
    /// The squares of the picture; they stay the same.
    virtual std::vector<OwnersGroup> squares() const = 0;
    /// What the squares of a group are called in this game; empty: as the picture calls them.
    virtual QStringList things(std::size_t group) const = 0;
    /// Who holds them, as it is recorded.
    virtual OwnersBoard::Owners owners(std::size_t group) const = 0;
    /// The value that another owner sets.
    virtual describe::Assignment held(std::size_t group, std::size_t square,
                                      std::optional<std::size_t> owner) const = 0;

    /// Why the boards cannot stand like that, without full stop; empty: they can.
    virtual QString refusal(const Assignments &set) const = 0;
    /// Records it as one correction, with a note that may be empty.
    virtual void correct(const Assignments &set, const QString &note) = 0;
};

} // namespace skyledger::ui
