// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStringList>

#include <cstddef>
#include <vector>

namespace skyledger::score {

/// A seat as a game of a series tells it.
struct Seated {
    QString name;
    QString color; ///< as the game's files call it; empty: not told
};

/// Who is who in a series of games that the same people play. A name finds its person by itself, whatever the seat. A name
/// that nobody had yet, at a table as large as the one before, was mended in one of the games: it is the person of that
/// colour, or where none is told of that seat; alone, whoever played alone before.
class Persons
{
public:
    /// Meets the players of the next game; for each seat the person, counted from 0 in the order of meeting.
    std::vector<std::size_t> meet(const std::vector<Seated> &seats);
    /// Every person by the name that was met first.
    QStringList names() const;

private:
    struct Person {
        QStringList names; ///< the first one first
        QString color;     ///< in the last game
        std::size_t seat = 0;
        std::size_t seats = 0; ///< at the table of the last game
    };

    std::vector<Person> m_persons;
};

} // namespace skyledger::score
