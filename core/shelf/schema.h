// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/shelf/connection.h"

namespace skyledger::shelf {

/// The tables of the shelf, and how older ones become the present ones.
class Shelf::Schema
{
public:
    /// The version that this program writes.
    static constexpr int version = 2;

    explicit Schema(Connection &connection) : m_connection(connection) {}

    /// Whether the file is a whole database of ours, or an empty one.
    Error check() const;
    /// 0 for an empty database.
    int found() const;
    /// Makes the tables of an empty database, or brings older ones up to date.
    Error bringUpToDate();

private:
    Error create();
    Error addSearch();

    Connection &m_connection;
};

/// What a game is found by.
QString searchTextOf(const table::FinishedGame &game);
/// When it ended, in UTC, so that texts compare as times do; empty if that is not known.
QString momentOf(const table::FinishedGame &game);

} // namespace skyledger::shelf
